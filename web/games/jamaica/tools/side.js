// One of the two ships in a combat: who, what the die shows, the firepower, and what adds to it.
import { Die } from "../../../screens/tools/thrown.js";
import { draw } from "../../../art/draw.js";
import { good } from "../../../art/pieces.js";
import { tokenOf } from "../../../art/colours.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Disc } from "../../../parts/seats.js";
import { t } from "../../../store/words.js";
import { called, drawnAs } from "../../../parts/captain-slip.js";

/** @typedef {{name: string, colour: string, emblem: string | null, powder: number, beth: boolean, face: number | string | null}} Ship */
/** @typedef {{roll: number | string, powder: number, bonus: number, sum: number | null} | null | undefined} Fire what the engine makes of it */

/** What the firepower is made of, in words. @param {NonNullable<Fire>} fire @param {boolean} crew */
function parts(fire, crew) {
  if (fire.sum === null) return t("page-jam-star");
  const said = [t("page-jam-part-die", { n: fire.roll })];
  if (fire.powder) said.push(t("page-jam-part-powder", { n: fire.powder }));
  if (fire.bonus) said.push(t(crew ? "page-jam-part-sir" : "page-jam-part-lady", { n: fire.bonus }));
  return said.join(t("page-jam-part-and"));
}

/** @param {{which: "attack" | "answer", ship: Ship, fire: Fire, won: boolean, crew: boolean, most: number, again: boolean, aloft: boolean, faces: any[], due: boolean, onChange: (change: Partial<Ship>) => void, onAgain: () => void, onWho: () => void}} props
 *   `again`: the die may be rolled again now; `aloft`: its die is rolling; `due`: this die is thrown next */
export function Side({ which, ship, fire, won, crew, most, again, aloft, faces, due, onChange, onAgain, onWho }) {
  const name = called(ship);
  const role = t(`page-jam-${which}`);
  const step = (/** @type {number} */ by) => onChange({ powder: Math.max(0, Math.min(most, ship.powder + by)) });
  return html`<section
    class=${`side${won ? " won" : ""}${due ? " due" : ""}`}
    data-colour=${tokenOf(ship.colour)}
    data-side=${which}
    aria-label=${`${role}: ${name}`}
  >
    <header>
      <${Disc} seat=${ship} size=${38} />
      <div>
        <h2 class="who-name" dir="auto">${name}</h2>
        <span class="name-it">${role}</span>${
          !ship.name.trim() && html`<span class="small soft drawn-as">${drawnAs(ship.colour)}</span>`
        }
      </div>
      <button class="btn btn--icon" aria-label=${t("page-jam-another", { who: { text: name } })} onClick=${onWho}>
        <${Icon} name="pen" size=${20} />
      </button>
    </header>
    <div class="cast-out">
      <span class=${`cast-die${ship.face === null && !aloft ? " unrolled" : ""}`} data-face=${ship.face ?? ""}>
        <${Die} face=${ship.face} aloft=${aloft} faces=${faces} />
      </span>
      <div class="fire">
        <span class="label">${t("page-jam-firepower")}</span>
        <b class="num" data-sum>${fire && !aloft ? (fire.sum ?? "★") : "–"}</b>
        <span class="small soft"
          >${aloft ? "…" : fire ? parts(fire, crew) : ship.face === null ? t("page-jam-unrolled") : "…"}</span
        >
      </div>
    </div>
    <div class="aids">
      <div class="stepper" role="group" aria-label=${t("page-jam-powder", { who: { text: name } })}>
        <button
          aria-label=${t("page-tools-one-less")}
          aria-disabled=${ship.powder <= 0 ? "true" : undefined}
          onClick=${() => step(-1)}
        >
          <${Icon} name="minus" size=${22} />
        </button>
        <output>${draw(good("powder", 20))}<span data-powder>${ship.powder}</span></output>
        <button
          aria-label=${t("page-tools-one-more")}
          aria-disabled=${ship.powder >= most ? "true" : undefined}
          onClick=${() => step(1)}
        >
          <${Icon} name="plus" size=${22} />
        </button>
      </div>
      <label class="aid">
        <input
          class="switch"
          type="checkbox"
          role="switch"
          checked=${ship.beth}
          onChange=${(/** @type {Event} */ event) =>
            onChange({ beth: /** @type {HTMLInputElement} */ (event.currentTarget).checked })}
        />
        <span>${t(crew ? "page-jam-sir" : "page-jam-lady")}</span>
      </label>
      <button
        class="btn again"
        aria-disabled=${again ? undefined : "true"}
        aria-label=${t(crew ? "page-jam-saran-of" : "page-jam-sabre-of", { who: { text: name } })}
        onClick=${() => again && onAgain()}
      >
        <${Icon} name="dice" size=${20} />${t(crew ? "page-jam-saran" : "page-jam-sabre")}
      </button>
    </div>
  </section>`;
}
