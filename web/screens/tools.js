// For people who play with the box: dice, spinners, decks and bags, and helpers that know the rules.
import { useEffect } from "preact/hooks";
import { html } from "../parts/html.js";
import { Bar } from "../parts/bar.js";
import { Picker } from "../parts/choices.js";
import { Icon } from "../parts/icon.js";
import { Unknown } from "../parts/missing.js";
import { stayAwake } from "../play/garnish.js";
import { keepAwake } from "../store/settings.js";
import { has, t } from "../store/words.js";
import { Device } from "./tools/device.js";
import { Helper } from "./tools/helper.js";
import { devices, tools } from "./tools/all.js";
import { Face, hasFace, isTwin, own } from "./tools/faces.js";
import { useKept } from "./tools/kept.js";

const ICONS = /** @type {Record<string, string>} */ ({ dice: "dice", spinner: "spinner", deck: "deck", bag: "purse" });

/** A tool lies on the table between two throws: the screen stays on. @param {{params: Record<string, string>}} props */
function Tool({ params }) {
  useEffect(() => stayAwake(() => keepAwake.value), []);
  if (hasFace(params.id)) {
    const by = (/** @type {{id: string}} */ one) => one.id === params.id;
    return html`<${Face}
      key=${params.id}
      id=${params.id}
      device=${devices.find(by)}
      tool=${tools.find(by)}
      own=${own.find(by)}
    />`;
  }
  const device = devices.find(({ id }) => id === params.id);
  if (device) return html`<${Device} key=${device.id} device=${device} />`;
  return html`<${Helper} key=${params.id} tool=${tools.find(({ id }) => id === params.id)} />`;
}

/** @param {{params: Record<string, string>}} props */
export default function Tools({ params }) {
  const there = hasFace(params.id) || [...devices, ...tools].some(({ id }) => id === params.id);
  if (!params.id) return html`<${Shelf} />`;
  return there ? html`<${Tool} key=${params.id} params=${params} />` : html`<${Unknown} />`;
}

const ANY = "any";

/** The tools of one game, which stays chosen, and those that serve any game. */
function Shelf() {
  const all = [...devices, ...own, ...tools].filter(({ id }) => !isTwin(id));
  const games = [...new Set(all.map(({ game }) => game))].filter((game) => game !== ANY);
  const [{ game: chosen }, choose] = useKept("shelf", () => ({ game: games[0] }));
  const game = games.includes(chosen) ? chosen : games[0];
  return html`
    <${Bar} title=${t("page-tools")} note=${t("page-tools-note")} />
    <main class="page tools-shelf">
      <${Picker}
        className="rules-of"
        label=${t("page-tools-game")}
        value=${game}
        onChange=${(/** @type {string} */ next) => choose({ game: next })}
        among=${games.map((one) => ({ value: one, label: t(`${one}-title`) }))}
      />
      ${[game, ANY].map(
        (of) =>
          html`<section key=${of} aria-labelledby=${`tools-${of}`}>
            <h2 class="label section" id=${`tools-${of}`}>${t(of === ANY ? "page-tools-any" : `${of}-title`)}</h2>
            <ul class="tools-list">
              ${all
                .filter((one) => one.game === of)
                .map(
                  (one) =>
                    html`<li key=${one.id}>
                      <a class="way" href=${`#/tools/${one.id}`} data-tool=${one.id}>
                        <${Icon}
                          name=${"icon" in one ? one.icon : "kind" in one ? ICONS[one.kind] : "help"}
                          size=${24}
                        />
                        <span
                          ><b>${t(one.key)}</b
                          >${has(one.note) && html`<span class="small soft">${t(one.note)}</span>`}</span
                        >
                      </a>
                    </li>`,
                )}
            </ul>
          </section>`,
      )}
    </main>
  `;
}
