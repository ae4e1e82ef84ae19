// The catalogue: a search, a few choices, and a list that is fetched page by page. A tap puts a card into the fleet.
import { useEffect, useState } from "preact/hooks";
import { valueAt } from "../../../lists.ts";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { ask } from "../../../store/engine.ts";
import { t } from "../../../store/words.tsx";
import { Act } from "../../../screens/tools/frame.tsx";
import { type Asked, tools } from "../../../screens/tools/all.ts";
import { found } from "../card-name.ts";
import { Ability, Figures, nameOf, originOf } from "./card.tsx";
import type { Filters } from "./fleet-model.ts";
import type { CardTold } from "./told.ts";

const ASKS = tools.find(({ id }) => id === "pirates.catalogue")?.asks ?? [];
/** Always in sight; the others are on a slip, and shown when they are set. */
const FRONT = ["kind", "nation"];
const BACK = ["masts", "most_points", "least_cargo", "move", "keyword", "order"];
const PAUSE_MS = 160;

const asked = (id: string) => ASKS.find((one) => one.id === id) as Asked;
const wordOf = (one: Asked, value: Filters[string]) => {
  const at = one.among?.indexOf(value) ?? -1;
  return at >= 0 && one.words?.[at] ? t(one.words[at] as string) : String(value);
};

function useCatalogue(filters: Filters) {
  const [got, setGot] = useState<{ found: CardTold[]; count: number; key: string } | null>(null);
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

export function Cards({
  filters,
  onFilters,
  onAdd,
  counts,
}: {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  onAdd: (card: CardTold) => void;
  counts: Record<string, number>;
}) {
  const { got, more } = useCatalogue(filters);
  const [slip, setSlip] = useState(false);
  const set: Set = (id, value) => {
    const { [id]: _, ...others } = filters;
    onFilters(value === asked(id).first || value === "" ? others : { ...others, [id]: value });
  };
  return (
    <section class="cards" aria-label={t("pirates-tool-catalogue")}>
      <Search filters={filters} onChange={set} onMore={() => setSlip(true)} />
      <Chips filters={filters} onChange={set} />
      <News tag="p" class="small soft cards-count">
        {got ? t("page-pirates-found", { count: got.count }) : t("page-pirates-reading")}
      </News>
      <ul class="cards-list">
        {got?.found.map((card) => (
          <Card key={card.id} card={card} count={counts[card.id] ?? 0} onAdd={onAdd} />
        ))}
      </ul>
      {got && got.found.length < got.count && (
        <button class="btn add" data-action="more" onClick={more}>
          <Icon name="plus" size={20} />
          {t("page-pirates-more", { count: got.count - got.found.length })}
        </button>
      )}
      {slip && (
        <Sheet title={t("page-pirates-filters")} onClose={() => setSlip(false)} className="options-slip">
          <div class="asks">
            {BACK.map((id) => (
              <Choice id={id} value={filters[id]} onChange={set} />
            ))}
          </div>
          <div class="slip-foot">
            <button class="btn" onClick={() => onFilters({})}>
              {t("page-tools-anew")}
            </button>
            <button class="btn btn--ink" onClick={() => setSlip(false)}>
              {t("page-pirates-show", { count: got?.count ?? 0 })}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  );
}

type Set = (id: string, value: Filters[string]) => void;
type Filtering = { filters: Filters; onChange: Set };

const Search = ({ filters, onChange, onMore }: Filtering & { onMore: () => void }) => (
  <div class="cards-search">
    <input
      class="input"
      type="search"
      maxlength={60}
      aria-label={t("pirates-tool-field-search")}
      placeholder={t("pirates-tool-field-search")}
      value={filters.search ?? ""}
      onInput={(event: InputEvent) => onChange("search", (event.currentTarget as HTMLInputElement).value)}
    />
    {FRONT.map((id) => (
      <Choice id={id} value={filters[id]} onChange={onChange} bare={true} />
    ))}
    <Act does="filters" onClick={onMore}>
      <Icon name="settings" size={20} />
      {t("page-pirates-filters")}
    </Act>
  </div>
);

/** What is set on the slip; a tap takes it away. */
function Chips({ filters, onChange }: Filtering) {
  const chips = BACK.filter((id) => id in filters);
  if (!chips.length) return null;
  return (
    <ul class="chips">
      {chips.map((id) => (
        <li>
          <button class="btn" onClick={() => onChange(id, asked(id).first)}>
            {t(asked(id).key)}
            {t("page-colon")} <b>{wordOf(asked(id), valueAt(filters, id))}</b>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const Card = ({ card, count, onAdd }: { card: CardTold; count: number; onAdd: (card: CardTold) => void }) => (
  <li class="card-row" data-card={card.id}>
    <div class="card-said">
      <span class="card-head">
        <b class="name-it">{nameOf(card)}</b>
        {count > 0 && <span class="card-count">{t("page-pirates-times", { count })}</span>}
      </span>
      <span class="small soft">
        {[t(`pirates-tool-choice-${card.kind}`), originOf(card)].filter(Boolean).join(" · ")}
      </span>
      <Figures card={card} />
      <Ability card={card} />
    </div>
    <span class="card-points num">
      {card.points}
      <span class="sr"> {t("page-pirates-points")}</span>
    </span>
    <button
      class="btn btn--icon card-add"
      aria-label={t("page-pirates-add", { name: { text: nameOf(card) } })}
      onClick={() => onAdd(card)}
    >
      <Icon name="plus" size={22} />
    </button>
  </li>
);

/** One choice of the catalogue as a select. */
function Choice({
  id,
  value,
  onChange,
  bare = false,
}: {
  id: string;
  value: Filters[string] | undefined;
  onChange: Set;
  bare?: boolean;
}) {
  const one = asked(id);
  const among = one.kind === "count" ? [null, ...counted(one)] : (one.among ?? []);
  const now = value ?? one.first;
  const select = (
    <select
      class="input"
      id={`filter-${id}`}
      aria-label={bare ? t(one.key) : undefined}
      data-filter={id}
      onChange={(event: Event) => onChange(id, among[(event.currentTarget as HTMLSelectElement).selectedIndex])}
    >
      {among.map((each) => (
        <option selected={each === now}>
          {each === null || each === "any"
            ? bare
              ? t(`page-pirates-all-${id}`)
              : t("pirates-tool-choice-any")
            : wordOf(one, each)}
        </option>
      ))}
    </select>
  );
  return bare ? (
    select
  ) : (
    <div class="ask-row">
      <label for={`filter-${id}`}>{t(one.key)}</label>
      {select}
    </div>
  );
}

const counted = ({ low, high }: Asked) => Array.from({ length: high - low + 1 }, (_, i) => low + i);
