// The catalogue: a search, a few choices, and a list that is fetched page by page. A tap puts a card into the fleet.
import { useEffect, useState } from "preact/hooks";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Sheet } from "../../../parts/sheet.js";
import { ask } from "../../../store/engine.js";
import { t } from "../../../store/words.js";
import { tools } from "../../../screens/tools/all.js";
import { found } from "../card-name.js";
import { Ability, Figures, nameOf, originOf } from "./card.js";

/** @typedef {import("../../../screens/tools/all.js").Asked} Asked */

const ASKS = tools.find(({ id }) => id === "pirates.catalogue")?.asks ?? [];
/** Always in sight; the others are on a slip, and shown when they are set. */
const FRONT = ["kind", "nation"];
const BACK = ["masts", "most_points", "least_cargo", "move", "keyword", "order"];
const PAUSE_MS = 160;

/** @param {string} id */
const asked = (id) => /** @type {Asked} */ (ASKS.find((one) => one.id === id));
/** @param {Asked} one @param {any} value */
const wordOf = (one, value) => {
  const at = one.among?.indexOf(value) ?? -1;
  return at >= 0 && one.words?.[at] ? t(/** @type {string} */ (one.words[at])) : String(value);
};

/** @param {Record<string, any>} filters */
function useCatalogue(filters) {
  const [got, setGot] = useState(/** @type {{found: any[], count: number, key: string} | null} */ (null));
  const input = { ...filters, named: found(filters.search ?? "").join(" ") };
  const key = JSON.stringify(input);
  useEffect(() => {
    let late = false;
    const wait = setTimeout(
      async () => {
        const { data } = await ask("tool", { tool: "pirates.catalogue", input });
        if (!late) setGot({ found: data.found, count: data.count, key });
      },
      got ? PAUSE_MS : 0,
    );
    return () => {
      late = true;
      clearTimeout(wait);
    };
  }, [key]);
  const more = async () => {
    if (!got) return;
    const { data } = await ask("tool", { tool: "pirates.catalogue", input: { ...input, from: got.found.length } });
    setGot((now) => (now?.key === got.key ? { ...now, found: [...got.found, ...data.found] } : now));
  };
  return { got, more };
}

/** @param {{filters: Record<string, any>, onFilters: (filters: Record<string, any>) => void, onAdd: (card: any) => void, counts: Record<string, number>}} props */
export function Cards({ filters, onFilters, onAdd, counts }) {
  const { got, more } = useCatalogue(filters);
  const [slip, setSlip] = useState(false);
  const set = (/** @type {string} */ id, /** @type {any} */ value) => {
    const { [id]: _, ...others } = filters;
    onFilters(value === asked(id).first || value === "" ? others : { ...others, [id]: value });
  };
  const chips = BACK.filter((id) => id in filters);
  return html`<section class="cards" aria-label=${t("pirates-tool-catalogue")}>
    <div class="cards-search">
      <input
        class="input"
        type="search"
        maxlength="60"
        aria-label=${t("pirates-tool-field-search")}
        placeholder=${t("pirates-tool-field-search")}
        value=${filters.search ?? ""}
        onInput=${(/** @type {InputEvent} */ event) => set("search", /** @type {HTMLInputElement} */ (event.currentTarget).value)}
      />
      ${FRONT.map((id) => html`<${Choice} id=${id} value=${filters[id]} onChange=${set} bare=${true} />`)}
      <button class="btn" data-action="filters" onClick=${() => setSlip(true)}>
        <${Icon} name="settings" size=${20} />${t("page-pirates-filters")}
      </button>
    </div>
    ${
      chips.length > 0 &&
      html`<ul class="chips">
        ${chips.map(
          (id) =>
            html`<li>
              <button class="btn" onClick=${() => set(id, asked(id).first)}>
                ${t(asked(id).key)}${t("page-pirates-colon")} <b>${wordOf(asked(id), filters[id])}</b>
                <${Icon} name="close" size=${16} />
              </button>
            </li>`,
        )}
      </ul>`
    }
    <${News} tag="p" class="small soft cards-count">
      ${got ? t("page-pirates-found", { count: got.count }) : t("page-pirates-reading")}
    <//>
    <ul class="cards-list">
      ${got?.found.map((card) => html`<${Card} key=${card.id} card=${card} count=${counts[card.id] ?? 0} onAdd=${onAdd} />`)}
    </ul>
    ${
      got &&
      got.found.length < got.count &&
      html`<button class="btn add" data-action="more" onClick=${more}>
        <${Icon} name="plus" size=${20} />${t("page-pirates-more", { count: got.count - got.found.length })}
      </button>`
    }
    ${
      slip &&
      html`<${Sheet} title=${t("page-pirates-filters")} onClose=${() => setSlip(false)} className="options-slip">
        <div class="asks">${BACK.map((id) => html`<${Choice} id=${id} value=${filters[id]} onChange=${set} />`)}</div>
        <div class="slip-foot">
          <button class="btn" onClick=${() => onFilters({})}>${t("page-tools-anew")}</button>
          <button class="btn btn--ink" onClick=${() => setSlip(false)}>
            ${t("page-pirates-show", { count: got?.count ?? 0 })}
          </button>
        </div>
      <//>`
    }
  </section>`;
}

/** @param {{card: any, count: number, onAdd: (card: any) => void}} props */
const Card = ({ card, count, onAdd }) =>
  html`<li class="card-row" data-card=${card.id}>
    <div class="card-said">
      <span class="card-head"
        ><b class="name-it">${nameOf(card)}</b
        >${count > 0 && html`<span class="card-count">${t("page-pirates-times", { count })}</span>`}</span
      >
      <span class="small soft"
        >${[t(`pirates-tool-choice-${card.kind}`), originOf(card)].filter(Boolean).join(" · ")}</span
      >
      <${Figures} card=${card} />
      <${Ability} card=${card} />
    </div>
    <span class="card-points num">${card.points}<span class="sr"> ${t("page-pirates-points")}</span></span>
    <button
      class="btn btn--icon card-add"
      aria-label=${t("page-pirates-add", { name: { text: nameOf(card) } })}
      onClick=${() => onAdd(card)}
    >
      <${Icon} name="plus" size=${22} />
    </button>
  </li>`;

/** One choice of the catalogue as a select. @param {{id: string, value: any, onChange: (id: string, value: any) => void, bare?: boolean}} props */
function Choice({ id, value, onChange, bare = false }) {
  const one = asked(id);
  const among = one.kind === "count" ? [null, ...counted(one)] : (one.among ?? []);
  const now = value ?? one.first;
  const select = html`<select
    class="input"
    id=${`filter-${id}`}
    aria-label=${bare ? t(one.key) : undefined}
    data-filter=${id}
    onChange=${(/** @type {Event} */ event) => onChange(id, among[/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex])}
  >
    ${among.map(
      (each) =>
        html`<option selected=${each === now}>
          ${each === null || each === "any" ? (bare ? t(`page-pirates-all-${id}`) : t("pirates-tool-choice-any")) : wordOf(one, each)}
        </option>`,
    )}
  </select>`;
  return bare ? select : html`<div class="ask-row"><label for=${`filter-${id}`}>${t(one.key)}</label>${select}</div>`;
}

/** @param {Asked} one */
const counted = ({ low, high }) => Array.from({ length: high - low + 1 }, (_, i) => low + i);
