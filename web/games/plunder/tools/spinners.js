// Both compasses at one tap, and what they point at on the lettered grid; the storm stays drawn until it moves.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Sheet } from "../../../parts/sheet.js";
import { pace } from "../../../play/motion.js";
import { t } from "../../../store/words.js";
import { devices } from "../../../screens/tools/all.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { below } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";
import { useThrown } from "../../../screens/tools/thrown.js";
import { gridArt } from "./grid.js";
import { NEEDLE, wheelArt } from "./wheel.js";

const ID = "plunder.spinners";
export const PURPOSES = ["x", "storm", "ship"];
const TURNS = 2;
/** As long as the slower needle turns. */
const TURNS_MS = 850;

/** @typedef {{rolls: import("../../../screens/tools/rolls.js").Roll[], map: string, purpose: string}} Kept a roll's `got` is the letter, the number, what it was for */

/** @param {string} id */
export function useSpinners(id) {
  const device = /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === ID));
  const maps = /** @type {import("../../../screens/tools/all.js").Switch} */ (
    device.options.find((option) => option.id === "map")
  );
  /** @returns {Kept} */
  const fresh = () => ({ rolls: [], map: maps.default, purpose: id === ID ? "x" : "storm" });
  const { now, coming, aloft, set, cast } = useThrown(ID, fresh);
  const [letters, numbers] = /** @type {import("../../../screens/tools/all.js").Part[]} */ (maps.sets[now.map]).map(
    ({ faces }) => faces,
  );
  const rolls = now.rolls.filter(({ got }) => got.length === 3);
  const last = rolls.at(-1);
  const turning = coming.rolls.findLast(({ got }) => got.length === 3);
  const put = (/** @type {string | number} */ letter, /** @type {string | number} */ number, ms = 0) =>
    cast(
      { rolls: withRoll(rolls, "roll", [String(letter), String(number), now.purpose]) },
      `${t(`page-plunder-for-${now.purpose}`)}: ${letter} ${number}`,
      ms,
    );
  const spin = () => put(letters[below(letters.length)], numbers[below(numbers.length)], TURNS_MS);
  const spun = last ? { letter: last.got[0], number: Number(last.got[1]) } : null;
  return { device, maps, now, aloft, set, letters, numbers, rolls, last, spun, turning, put, spin };
}

/** Both wheels: a tap spins them. @param {{spinners: ReturnType<typeof useSpinners>}} props */
export const Wheels = ({ spinners: { letters, numbers, turning, aloft, spin } }) =>
  html`<button class="plu-wheels" onClick=${spin}>
    <span class="sr">${t("page-tools-do-spinner")}</span>
    ${[letters, numbers].map((faces, i) => {
      const on = faces.findIndex((face) => String(face) === (turning?.got[i] ?? ""));
      return html`<${Wheel}
        faces=${faces}
        on=${on < 0 ? null : on}
        aloft=${aloft}
        spins=${turning?.number ?? 0}
        slow=${i}
        key=${i}
      />`;
    })}
  </button>`;

/** @param {{id: string}} props */
export default function Spinners({ id }) {
  const spinners = useSpinners(id);
  const { device, maps, now, set, letters, numbers, rolls, last, spun, put, spin } = spinners;
  const [own, setOwn] = useState(false);
  const storm = rolls.findLast(({ got }) => got[2] === "storm");
  const { lines, data } = useAnswer(
    "plunder.storm",
    storm && numbers.includes(Number(storm.got[1]))
      ? { letter: storm.got[0], number: Number(storm.got[1]), map: now.map }
      : null,
  );
  const word = (/** @type {string} */ got) => (PURPOSES.includes(got) ? t(`page-plunder-for-${got}`) : got);
  const squares = (data?.squares ?? []).flat();
  return html`
    <${Bar} title=${t(device.key)} note=${t("plunder-title")}>
      <${BarButton} icon="pen" label=${t("page-plunder-own")} onClick=${() => setOwn(true)} />
    <//>
    <main class="device plu-spinners" data-device=${id}>
      <div class="plu-spinners-for">
        <${Segments}
          label=${t("page-plunder-for")}
          value=${now.purpose}
          onChange=${(/** @type {string} */ purpose) => set({ purpose })}
          among=${PURPOSES.map((value) => ({ value, label: t(`page-plunder-for-${value}`) }))}
        />
        <${Segments}
          label=${t(maps.key)}
          value=${now.map}
          onChange=${(/** @type {string} */ map) => set({ map })}
          among=${maps.among.map((value, i) => {
            const columns = /** @type {import("../../../screens/tools/all.js").Part[]} */ (maps.sets[value])[1].faces;
            return { value, label: `${columns[0]}–${columns.at(-1)}`, name: t(maps.words[i]) };
          })}
        />
      </div>
      <${Wheels} spinners=${spinners} />
      <p class="plu-spun" aria-hidden=${last ? undefined : "true"}>
        ${
          last
            ? html`<b class="num">${last.got[0]}${last.got[1]}</b
                ><i class="name-it">${t(`page-plunder-for-${last.got[2]}`)}</i>`
            : html`<i class="name-it soft">${t("page-tools-not-yet")}</i>`
        }
      </p>
      ${draw(gridArt(letters.map(String), numbers.map(Number), squares, spun, last?.got[2] ?? ""), {
        role: "img",
        "aria-hidden": undefined,
        "aria-label": t("page-plunder-grid", {
          squares: squares.length ? squares : "–",
          at: spun ? `${spun.letter}${spun.number}` : "–",
        }),
      })}
      ${lines.length > 0 && html`<${Lines} game="plunder" lines=${lines} />`}
      ${last?.got[2] === "storm" && html`<p class="small soft">${t("page-plunder-setup")}</p>`}
      ${now.map !== maps.default && html`<p class="small soft">${t("page-plunder-left-out")}</p>`}
      <${Rolls} rolls=${rolls} word=${word} />
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="throw" onClick=${spin}>${t("page-tools-do-spinner")}</button>
    </footer>
    ${
      own &&
      html`<${Own}
        letters=${letters}
        numbers=${numbers}
        onDone=${(/** @type {string} */ letter, /** @type {number} */ number) => {
          put(letter, number);
          setOwn(false);
        }}
        onClose=${() => setOwn(false)}
      />`
    }
  `;
}

/** @param {{faces: (string | number)[], on: number | null, aloft: boolean, spins: number, slow: number}} props */
function Wheel({ faces, on, aloft, spins, slow }) {
  // where the needle stands, in turns: it only ever goes forwards, so that each spin is seen
  const [stands, setStands] = useState({ spins, turns: (on ?? 0) / faces.length });
  useEffect(() => {
    if (on === null) return;
    const at = on / faces.length;
    const fresh = spins !== stands.spins;
    if (!fresh && Math.abs((stands.turns % 1) - at) < 1e-6) return;
    const onward = (((at - stands.turns) % 1) + 1) % 1;
    setStands({ spins, turns: stands.turns + onward + (fresh ? TURNS + slow : 0) });
  }, [spins, on, faces.length]);
  return html`<span
    class="plu-compass"
    style=${`--turn:${stands.turns}turn;--ms:${Math.round((620 + 180 * slow) * pace())}ms`}
  >
    ${draw(wheelArt(faces, aloft ? null : on))}${draw(NEEDLE)}
  </span>`;
}

/** What the box's own compasses show. @param {{letters: (string | number)[], numbers: (string | number)[], onDone: (letter: any, number: any) => void, onClose: () => void}} props */
function Own({ letters, numbers, onDone, onClose }) {
  const [letter, setLetter] = useState(/** @type {string | number | null} */ (null));
  const pad = (
    /** @type {(string | number)[]} */ faces,
    /** @type {string | number | null} */ value,
    /** @type {(face: any) => void} */ onChange,
    /** @type {string} */ label,
  ) =>
    html`<div class="plu-own-pad" role="group" aria-label=${label}>
      ${faces.map(
        (face) =>
          html`<button class="btn" aria-pressed=${face === value} data-face=${face} onClick=${() => onChange(face)}>
            ${face}
          </button>`,
      )}
    </div>`;
  return html`<${Sheet} title=${t("page-plunder-own")} onClose=${onClose} className="plu-own-slip">
    <p class="small soft">${t("page-plunder-own-note")}</p>
    ${pad(letters, letter, setLetter, t("plunder-tool-field-letter"))}
    ${letter !== null && pad(numbers, null, (number) => onDone(letter, number), t("plunder-tool-field-number"))}
  <//>`;
}
