// Both compasses at one tap, and what they point at on the lettered grid; the storm stays drawn until it moves.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { say } from "../../../parts/live.js";
import { Sheet } from "../../../parts/sheet.js";
import { t } from "../../../store/words.js";
import { devices } from "../all.js";
import { Lines, useAnswer } from "../answer.js";
import { useKept } from "../kept.js";
import { below } from "../luck.js";
import { Rolls, withRoll } from "../rolls.js";
import { gridArt } from "./grid.js";
import { NEEDLE, wheelArt } from "./wheel.js";

const ID = "plunder.spinners";
const PURPOSES = ["x", "storm", "ship"];
const TURNS = 2;

/** @typedef {{rolls: import("../rolls.js").Roll[], map: string, purpose: string}} Kept a roll's `got` is the letter, the number, what it was for */

/** @param {{id: string}} props */
export default function Spinners({ id }) {
  const device = /** @type {import("../all.js").Device} */ (devices.find((one) => one.id === ID));
  const maps = /** @type {import("../all.js").Switch} */ (device.options.find((option) => option.id === "map"));
  /** @returns {Kept} */
  const fresh = () => ({ rolls: [], map: maps.default, purpose: id === ID ? "x" : "storm" });
  const [kept, setNow] = useKept(ID, fresh);
  const now = { ...fresh(), ...kept };
  const [own, setOwn] = useState(false);
  const [letters, numbers] = /** @type {import("../all.js").Part[]} */ (maps.sets[now.map]).map(({ faces }) => faces);
  const rolls = now.rolls.filter(({ got }) => got.length === 3);
  const last = rolls.at(-1);
  const storm = rolls.findLast(({ got }) => got[2] === "storm");
  const { lines, data } = useAnswer(
    "plunder.storm",
    storm && numbers.includes(Number(storm.got[1]))
      ? { letter: storm.got[0], number: Number(storm.got[1]), map: now.map }
      : null,
  );
  const put = (/** @type {string | number} */ letter, /** @type {string | number} */ number) => {
    setNow({ ...now, rolls: withRoll(rolls, "roll", [String(letter), String(number), now.purpose]) });
    say(`${t(`page-plunder-for-${now.purpose}`)}: ${letter} ${number}`);
  };
  const spin = () => put(letters[below(letters.length)], numbers[below(numbers.length)]);
  const word = (/** @type {string} */ got) => (PURPOSES.includes(got) ? t(`page-plunder-for-${got}`) : got);
  const spun = last ? { letter: last.got[0], number: Number(last.got[1]) } : null;
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
          onChange=${(/** @type {string} */ purpose) => setNow({ ...now, purpose })}
          among=${PURPOSES.map((value) => ({ value, label: t(`page-plunder-for-${value}`) }))}
        />
        <${Segments}
          label=${t(maps.key)}
          value=${now.map}
          onChange=${(/** @type {string} */ map) => setNow({ ...now, map })}
          among=${maps.among.map((value, i) => {
            const columns = /** @type {import("../all.js").Part[]} */ (maps.sets[value])[1].faces;
            return { value, label: `${columns[0]}–${columns.at(-1)}`, name: t(maps.words[i]) };
          })}
        />
      </div>
      <div class="plu-wheels" onClick=${spin}>
        ${[letters, numbers].map((faces, i) => {
          const got = last?.got[i] ?? "";
          const on = faces.findIndex((face) => String(face) === got);
          return html`<${Wheel}
            faces=${faces}
            on=${on < 0 ? null : on}
            spins=${last?.number ?? 0}
            slow=${i}
            key=${i}
          />`;
        })}
      </div>
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

/** @param {{faces: (string | number)[], on: number | null, spins: number, slow: number}} props */
function Wheel({ faces, on, spins, slow }) {
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
  return html`<span class="plu-compass" style=${`--turn:${stands.turns}turn;--slow:${slow}`}>
    ${draw(wheelArt(faces, on))}${draw(NEEDLE)}
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
