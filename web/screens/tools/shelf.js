// The toolbox of a game: on top what a table uses each turn, drawn large and used where it lies; all the others by the
// moment of the game at which somebody reaches for them.
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Bar } from "../../parts/bar.js";
import { Picker } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { useDress } from "../../parts/later-styles.js";
import { Icon } from "../../parts/icon.js";
import { useRoom } from "../../parts/room.js";
import { has, t } from "../../store/words.js";
import { devices, tools } from "./all.js";
import { beltOf, own, rooms } from "./faces.js";
import { useKept } from "./kept.js";

const ANY = "any";
const ICONS = /** @type {Record<string, string>} */ ({ dice: "dice", spinner: "spinner", deck: "deck", bag: "purse" });

/** @typedef {"belt" | "setup" | "turn" | "fight" | "end"} Moment */
/** `shelves`: which tool is reached for when; what a device and the tool that settles it share stands once. `faces`: the face
 * of each tool that has one, by its name in `faces.js`. `own`: tools of which the engine need not know.
 * @typedef {{shelves: Partial<Record<Moment, string[]>>, faces: Record<string, string>, own?: import("./faces.js").Own[]}} Room */
const MOMENTS = /** @type {Moment[]} */ (["setup", "turn", "fight", "end"]);

/** @param {string} id */
const known = (id) => [...devices, ...own, ...tools].find((one) => one.id === id);

export function Shelf() {
  const games = Object.keys(rooms).filter((one) => one !== ANY);
  const [{ game: chosen }, choose] = useKept("shelf", () => ({ game: games[0] }));
  const game = games.includes(chosen) ? chosen : games[0];
  const ready = useRoom(game);
  const anybodys = [...devices, ...own].filter((one) => one.game === ANY).map(({ id }) => id);
  return html`
    <${Bar} title=${t("page-tools")} note=${t("page-tools-note")} />
    <main class="page tools-shelf">
      <${Picker}
        className="rules-of"
        label=${t("page-tools-game")}
        value=${game}
        onChange=${(/** @type {string} */ next) => choose({ game: next })}
        among=${games.map((one) => ({ value: one, label: t(has(`page-short-${one}`) ? `page-short-${one}` : `${one}-title`) }))}
      />
      ${ready && html`<${Belt} key=${game} game=${game} />`}
      ${MOMENTS.map((moment) => {
        const ids = rooms[game].shelves[moment] ?? [];
        if (!ready || (!ids.length && moment !== "end")) return null;
        return html`<${List} key=${moment} id=${moment} title=${t(`page-tools-at-${moment}`)} ids=${ids}>
          ${
            moment === "end" &&
            html`<li>
              <a class="way" href="#/score">
                <${Icon} name="tally" size=${24} /><span><b>${t("page-score")}</b></span>
              </a>
            </li>`
          }
        <//>`;
      })}
      <${List} id=${ANY} title=${t("page-tools-any")} ids=${anybodys} />
    </main>
  `;
}

/** The things themselves, of one game. @param {{game: string}} props */
function Belt({ game }) {
  useDress(game);
  const [belt, setBelt] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  useEffect(() => {
    let gone = false;
    beltOf(game).then(
      (found) => gone || setBelt(() => found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game]);
  const ids = rooms[game].shelves.belt ?? [];
  // where it does not come, its tools are a list like the others
  return html`<section class="belt" aria-label=${t(`${game}-title`)} data-belt=${belt ? game : ""}>
    ${
      belt
        ? h(/** @type {any} */ (belt), {})
        : html`<ul class="tools-list">
            ${ids.map((id) => html`<${Line} id=${id} />`)}
          </ul>`
    }
  </section>`;
}

/** @param {{id: string, title: string, ids: string[], children?: any}} props */
const List = ({ id, title, ids, children }) =>
  html`<section aria-labelledby=${`tools-${id}`}>
    <h2 class="label section" id=${`tools-${id}`}>${title}</h2>
    <ul class="tools-list">
      ${ids.map((one) => html`<${Line} key=${one} id=${one} />`)}${children}
    </ul>
  </section>`;

/** @param {{id: string}} props */
function Line({ id }) {
  const one = known(id);
  if (!one) return null;
  const icon = "icon" in one ? one.icon : "kind" in one ? ICONS[one.kind] : "help";
  return html`<li>
    <a class="way" href=${`#/tools/${id}`} data-tool=${id}>
      <${Icon} name=${icon} size=${24} />
      <span><b>${t(one.key)}</b>${has(one.note) && html`<span class="small soft">${t(one.note)}</span>`}</span>
    </a>
  </li>`;
}
