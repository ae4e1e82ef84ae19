// A private moment outside a decision: a treasure just drawn, or a look at what one holds. Where several people share
// the device it happens behind the curtain; nothing goes on meanwhile.
import { holds, lifting, lower } from "./holder.js";

/**
 * `asked`: something has happened that is to be looked at; else somebody wants to see what is theirs.
 * @typedef {object} Moment
 * @property {number} seat
 * @property {import("./types.js").View | null} view  what this seat may know; null until the curtain was up
 * @property {import("./types.js").Event[]} events  what was told to this seat alone
 * @property {boolean} asked
 * @property {() => Promise<void>} lift
 * @property {() => void} close
 */

/** Whether it is still, or again, to be lifted. @param {import("./sitting.js").Sitting} sitting @param {Moment} moment */
export const covered = (sitting, { seat, view }) => !view || !holds(sitting, seat);

/** Resolves when the person has looked, or has put it off. What was told goes with it: later the engine has moved on.
 * @param {import("./sitting.js").Sitting} sitting @param {number} seat @param {{asked?: boolean}} [how] @returns {Promise<void>} */
export async function showAlone(sitting, seat, { asked = true } = {}) {
  const told = asked ? await sitting.engine.ask("look", { table: sitting.id, seat }) : null;
  // what is shown while it is told is no question yet
  const now = asked ? sitting.now : sitting.shown.peek();
  // nobody to hide it from, or the device is in the right hands, and stays there
  const alone = sitting.people === 1 || (now?.private && now.viewer === seat && holds(sitting, seat));
  await new Promise((done) => {
    /** @type {Moment} */
    const moment = {
      seat,
      view: null,
      events: [],
      asked,
      async lift() {
        const up = lifting(sitting, seat);
        const seen = told ?? (await sitting.engine.ask("look", { table: sitting.id, seat }));
        if (sitting.moment.peek()?.close !== moment.close || !up()) return;
        sitting.moment.value = { ...moment, view: seen.view, events: asked ? seen.events : [] };
      },
      close() {
        if (sitting.moment.peek()?.close !== moment.close) return;
        if (!alone) lower();
        sitting.moment.value = null;
        done(undefined);
      },
    };
    sitting.moment.value = moment;
    if (alone) moment.lift().catch((cause) => sitting.fail(cause));
  });
}
