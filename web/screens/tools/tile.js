// A tool of the belt: drawn as what it is, used where it lies; its name opens the whole of it.
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { Stepper } from "../../parts/stepper.js";
import { t } from "../../store/words.js";
import { useDevice } from "./device.js";
import { Die } from "./thrown.js";

/** @param {{id: string, title: string, wide?: boolean, broad?: boolean, children?: any}} props */
export const Tile = ({ id, title, wide = false, broad = false, children }) =>
  html`<section
    class=${`plate belt-tile${wide ? " belt-tile--wide" : broad ? " belt-tile--broad" : ""}`}
    data-tile=${id}
  >
    <h2>
      <a href=${`#/tools/${id}`} data-tool=${id}>${title}<${Icon} name="next" size=${20} /></a>
    </h2>
    ${children}
  </section>`;

/** One that is not used on the belt, but is a tap away: its picture is the way in. @param {{id: string, title: string, children?: any}} props */
export const Way = ({ id, title, children }) =>
  html`<a class="plate belt-tile belt-tile--way" data-tile=${id} data-tool=${id} href=${`#/tools/${id}`}>
    <b>${title}<${Icon} name="next" size=${20} /></b>
    <span class="belt-picture" aria-hidden="true">${children}</span>
  </a>`;

/** What a tap on the dice does, for the eyes: the ears have it as the button's name. */
export const RollMark = () =>
  html`<span class="belt-roll" aria-hidden="true"><${Icon} name="dice" size=${16} />${t("page-tools-do-dice")}</span>`;

/** Dice that lie there; a tap rolls them. @param {{dice: any[], aloft: boolean, faces: readonly any[], label: string, onRoll: () => void, word?: (face: any) => string}} props */
export const Dice = ({ dice, aloft, faces, label, onRoll, word = String }) =>
  html`<button class="belt-dice" data-action="throw" onClick=${onRoll}>
    <span class="sr">${label}</span>
    ${dice.map((face, i) => html`<${Die} key=${i} face=${face} aloft=${aloft} faces=${faces} />`)}
    <b class="sr">${aloft || dice[0] === null ? t("page-tools-not-yet") : dice.map(word).join(", ")}</b>
    <${RollMark} />
  </button>`;

/** The dice of a device, as many as are chosen. @param {{device: import("./all.js").Device, many?: boolean}} props */
export function DeviceDice({ device, many = false }) {
  const { now, coming, aloft, set, act, parts } = useDevice(device);
  const got = (aloft ? coming : now).rolls.at(-1)?.got ?? [];
  const count = device.draws.to > 1 ? now.many : parts.length;
  const faces = parts[0].faces;
  const dice = Array.from({ length: aloft ? got.length : count }, (_, i) => (got.length === count ? got[i] : null));
  return html`<${Tile} id=${device.id} title=${t(device.key)} broad=${many}>
    <${Dice}
      dice=${dice}
      aloft=${aloft}
      faces=${faces}
      label=${`${t("page-tools-do-dice")}: ${t(device.key)}`}
      onRoll=${act}
    />
    ${
      many &&
      html`<div class="belt-many">
        <${Stepper}
          label=${t("page-any-dice")}
          value=${now.many}
          low=${device.draws.from}
          high=${device.draws.to}
          onChange=${(/** @type {number | null} */ next) =>
            set({ many: Math.max(device.draws.from, Math.min(device.draws.to, next ?? 1)), rolls: [] })}
        />
      </div>`
    }
  <//>`;
}
