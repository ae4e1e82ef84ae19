// Setting up: what to lay out, in the order of the rules, to be ticked off as it lies on the table.
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Stepper } from "../../../parts/stepper.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich, t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {{players: number, crew: boolean, done: string[]}} Kept */

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Start({ tool }) {
  const asked = tool.asks.find(({ id }) => id === "players");
  /** @returns {Kept} */
  const fresh = () => ({ players: asked?.first, crew: false, done: [] });
  const [kept, setNow] = useKept(`${tool.id}.face`, fresh);
  const now = { ...fresh(), ...kept };
  const { lines } = useAnswer(tool.id, { players: now.players, crew: Number(now.crew) });
  const set = (/** @type {Partial<Kept>} */ change) => setNow({ ...now, ...change });
  const tap = (/** @type {string} */ id) =>
    set({ done: now.done.includes(id) ? now.done.filter((one) => one !== id) : [...now.done, id] });
  return html`
    <${Bar} title=${t("jamaica-title")} note=${t(tool.key)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setNow(fresh())} />
    <//>
    <main class="device set-up" data-helper=${tool.id}>
      <div class="set-up-for">
        <div class="ask-row">
          <span>${t("jamaica-tool-field-players")}</span>
          <${Stepper}
            label=${t("jamaica-tool-field-players")}
            value=${now.players}
            low=${asked?.low ?? 2}
            high=${asked?.high ?? 6}
            first=${asked?.first}
            onChange=${(/** @type {number | null} */ players) =>
              players !== null &&
              players >= (asked?.low ?? 2) &&
              players <= (asked?.high ?? 6) &&
              set({ players, done: [] })}
          />
        </div>
        <label class="ask-row" for="set-up-crew">
          <span>${t("jamaica-tool-field-crew")}</span>
          <${Lamp}
            id="set-up-crew"
            on=${now.crew}
            onChange=${(/** @type {boolean} */ crew) => set({ crew, done: [] })}
          />
        </label>
      </div>
      <ol class="to-lay">
        ${lines.map(({ key, args, rule }, i) => {
          const id = `${i}-${key}`;
          const done = now.done.includes(id);
          return html`<li key=${id} class=${done ? "is-laid" : ""}>
            <button role="checkbox" aria-checked=${done} onClick=${() => tap(id)}>
              <span class="tick" aria-hidden="true">${done && html`<${Icon} name="check" size=${20} />`}</span>
              <span>${rich(key, args)}</span>
            </button>
            <${RuleLink} game="jamaica" rule=${rule} />
          </li>`;
        })}
      </ol>
    </main>
  `;
}
