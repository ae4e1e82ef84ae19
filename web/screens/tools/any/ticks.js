// Lines to tick off, each with its rule; the next one is marked.
import { html } from "../../../parts/html.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich } from "../../../store/words.js";

/** @param {{game: string, lines: import("../answer.js").Line[], done: string[], onDone: (done: string[]) => void}} props `done` by the keys of the lines */
export function Ticks({ game, lines, done, onDone }) {
  const next = lines.find(({ key }) => !done.includes(key))?.key;
  const tick = (/** @type {string} */ key) =>
    onDone(done.includes(key) ? done.filter((one) => one !== key) : [...done, key]);
  return html`<ol class="any-ticks">
    ${lines.map(
      ({ key, args, rule }) =>
        html`<li key=${key} class=${key === next ? "next" : ""}>
          <label
            ><input type="checkbox" checked=${done.includes(key)} onChange=${() => tick(key)} /><span
              >${rich(key, args)}</span
            ></label
          ><${RuleLink} game=${game} rule=${rule} />
        </li>`,
    )}
  </ol>`;
}
