// A captain's slip: what one of them has, for everybody; and for the captain alone what nobody else may see.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { SeatName } from "../parts/seats.js";
import { Sheet } from "../parts/sheet.js";
import { t } from "../store/words.js";
import { MomentCurtain } from "./curtain.js";
import { covered, showAlone } from "./moment.js";
import { turned } from "./sides.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {{sitting: Sitting, seat: number, onClose: () => void}} props */
export function CaptainSheet({ sitting, seat, onClose }) {
  const { face, seats } = sitting;
  const table = sitting.shown.value;
  if (!table || !face.Captain) return null;
  const person = seats[seat].bot === null;
  const hides = person && sitting.people > 1 && sitting.awake.value && (face.secret?.(table.view, seat) ?? false);
  const look = () => {
    onClose();
    showAlone(sitting, seat, { asked: false }).catch((cause) => sitting.fail(cause));
  };
  return html`<${Sheet}
    title=${html`<${SeatName} seat=${seats[seat]} size=${30} />`}
    onClose=${onClose}
    className="captain-sheet"
  >
    <div class="captain-slip">
      <${face.Captain} view=${table.view} seats=${seats} seat=${seat} viewer=${table.viewer} />
      ${
        hides &&
        html`<button class="btn" data-action="look-alone" onClick=${look}>
          ${draw(icon("curtain", 22))}<span>${t("play-look-alone", { seat: { seat } }, seats)}</span>
        </button>`
      }
    </div>
  <//>`;
}

/** What only one person sees, in place of the table. @param {{sitting: Sitting, moment: import("./moment.js").Moment}} props */
export function Alone({ sitting, moment }) {
  if (covered(sitting, moment)) return html`<${MomentCurtain} sitting=${sitting} moment=${moment} />`;
  return html`<${Look} sitting=${sitting} moment=${moment} />`;
}

/** Read out as a whole as it comes, pictures too: Orca reads no more of a dialog than its plain text. @param {{sitting: Sitting, moment: import("./moment.js").Moment}} props */
function Look({ sitting, moment }) {
  const { face, seats } = sitting;
  const look = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => look.current?.focus({ preventScroll: true }), []);
  return html`<main class=${`alone${turned(sitting, moment.seat)}`}>
    <div
      class="alone-look"
      role="dialog"
      aria-labelledby="alone"
      aria-describedby="alone-what"
      tabindex="-1"
      ref=${look}
    >
      <header class="alone-head">
        <${Heading} id="alone">${t("play-alone", { seat: { seat: moment.seat } }, seats)}<//>
        <h2 class="sr">${t(`${sitting.game}-title`)}</h2>
      </header>
      <div id="alone-what">
        ${face.Secret && html`<${face.Secret} view=${moment.view} seats=${seats} seat=${moment.seat} events=${moment.events} />`}
      </div>
      <footer class="alone-foot">
        <button class="btn btn--main" data-action="seen" onClick=${moment.close}>
          ${draw(icon("curtain", 22))}<span>${t("play-alone-done")}</span>
        </button>
      </footer>
    </div>
  </main>`;
}
