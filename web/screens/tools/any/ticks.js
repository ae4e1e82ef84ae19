// Lines to tick off, each with its rule; the next one is marked.
import { html } from "../../../parts/html.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich } from "../../../store/words.js";

/** A line by its key, and where one comes again, by how many times it has: two holds are filled alike, one after the other.
 * @param {import("../answer.js").Line[]} lines */
const idsOf = (lines) =>
  lines.map(({ key }, i) => {
    const before = lines.slice(0, i).filter((one) => one.key === key).length;
    return before ? `${key}.${before}` : key;
  });

/** @param {{game: string, lines: import("../answer.js").Line[], done: string[], onDone: (done: string[]) => void}} props `done` by the ids of the lines */
export function Ticks({ game, lines, done, onDone }) {
  const ids = idsOf(lines);
  const next = ids.find((id) => !done.includes(id));
  const tick = (/** @type {string} */ id) =>
    onDone(done.includes(id) ? done.filter((one) => one !== id) : [...done, id]);
  return html`<ol class="any-ticks">
    ${lines.map(
      ({ key, args, rule }, i) =>
        html`<li key=${ids[i]} class=${ids[i] === next ? "next" : ""}>
          <label
            ><input type="checkbox" checked=${done.includes(ids[i])} onChange=${() => tick(ids[i])} /><span
              >${rich(key, args)}</span
            ></label
          ><${RuleLink} game=${game} rule=${rule} />
        </li>`,
    )}
  </ol>`;
}
