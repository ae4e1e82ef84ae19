// Setting up: a picture of what lies where for so many players, and the steps to tick off.
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Stepper } from "../../../parts/stepper.js";
import { thisEvening } from "../../../store/evening.js";
import { t } from "../../../store/words.js";
import { useAnswer } from "../answer.js";
import { useKept } from "../kept.js";
import { Ticks } from "./ticks.js";

/** @typedef {{given: Record<string, any>, done: string[]}} Kept `done` by the keys of the lines */

/** @param {(data: any) => string} picture  one drawing of what the engine's answer says @returns the face of a game's set-up */
export const setupOf = (picture) =>
  /** @param {{tool: import("../all.js").Tool}} props */
  function Setup({ tool }) {
    const first = Object.fromEntries(tool.asks.map((one) => [one.id, one.first]));
    const many = thisEvening(tool.game)?.people.length ?? 0;
    const asked = tool.asks.find(({ id }) => id === "players");
    if (asked?.kind === "count" && many >= asked.low && many <= asked.high) first.players = many;
    const [kept, setNow] = useKept(`${tool.id}.ticks`, /** @returns {Kept} */ () => ({ given: first, done: [] }));
    const given = { ...first, ...kept.given };
    const done = Array.isArray(kept.done) ? kept.done : [];
    const { lines, data } = useAnswer(tool.id, given);
    // another number of players asks anew how they play
    const give = (/** @type {string} */ id, /** @type {any} */ value) =>
      setNow({
        given: { ...given, ...(id === "players" && "teams" in first && { teams: first.teams }), [id]: value },
        done: [],
      });
    return html`
      <${Bar} title=${t(`${tool.game}-title`)} note=${t(tool.key)}>
        <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setNow({ given, done: [] })} />
      <//>
      <main class="page any-setup" data-helper=${tool.id}>
        <div class="any-setup-lies">
          ${tool.asks.map((one) => html`<${Question} key=${one.id} one=${one} value=${given[one.id]} among=${data?.forms} give=${give} />`)}
          ${
            data &&
            draw(picture(data), {
              role: "img",
              "aria-hidden": undefined,
              "aria-label": t("page-any-lies", { players: given.players }),
            })
          }
        </div>
        <${Ticks}
          game=${tool.game}
          lines=${lines}
          done=${done}
          onDone=${(/** @type {string[]} */ next) => setNow({ given, done: next })}
        />
      </main>
    `;
  };

/** @param {{one: import("../all.js").Asked, value: any, among: any[] | undefined, give: (id: string, value: any) => void}} props
 *   `among`: what of a choice is open just now */
function Question({ one, value, among = one.among ?? [], give }) {
  const set = (/** @type {any} */ next) => give(one.id, next);
  if (one.kind === "choice") {
    if (among.length < 2) return null;
    return html`<${Segments}
      label=${t(one.key)}
      value=${value}
      onChange=${set}
      among=${among.map((id) => ({ value: id, label: t(one.words?.[one.among?.indexOf(id) ?? 0] ?? "") }))}
    />`;
  }
  return html`<div class="ask-row">
    <label for=${`any-${one.id}`}>${t(one.key)}</label>
    ${
      one.kind === "flag"
        ? html`<${Lamp}
            id=${`any-${one.id}`}
            on=${value === 1}
            onChange=${(/** @type {boolean} */ on) => set(Number(on))}
          />`
        : html`<${Stepper}
            id=${`any-${one.id}`}
            label=${t(one.key)}
            value=${value}
            low=${one.low}
            high=${one.high}
            first=${one.first}
            onChange=${(/** @type {number | null} */ next) =>
              next !== null && next >= one.low && next <= one.high && set(next)}
          />`
    }
  </div>`;
}
