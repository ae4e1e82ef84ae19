// My tales: what they ask about is typed in once and kept; which of them are true now is what the engine says.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { toggled } from "../../../lists.ts";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Sheet } from "../../../parts/sheet.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { AskCount, Flag } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Asked, Tool } from "../../../screens/tools/all.ts";
import { rich, t } from "../../../store/words.tsx";
import { Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import type { Answers, Tale as TaleTold } from "./answers.d.ts";

/** A card; until the engine has woken up nothing is known of it but its number. */
type Card = Omit<TaleTold, "condition"> & { condition: TaleTold["condition"] | null };
type Stored = { hand: number[]; given: Record<string, number> };

/** The cards of the hand and what was typed in for them, and what the engine says of each card. */
function useHand(tool: Tool) {
  const fields = tool.asks.filter(({ kind }) => kind !== "group");
  const fresh = (): Stored => ({ hand: [], given: Object.fromEntries(fields.map((one) => [one.id, one.first])) });
  const [kept, setNow] = useKept(`${tool.id}.hand`, fresh);
  const now = { hand: kept.hand ?? [], given: { ...fresh().given, ...kept.given } };
  const { lines, data } = useAnswer<Answers["nassau.tales"]>(tool.id, {
    ...now.given,
    hand: now.hand.map((card) => ({ card })),
  });
  const numbers = tool.asks.find(({ kind }) => kind === "group")?.fields?.[0];
  // until the engine has woken up the numbers are there, and nothing is said of them
  const cards: Card[] =
    data?.cards ??
    Array.from({ length: numbers?.high ?? 0 }, (_, i) => ({
      id: i + 1,
      back: "",
      points: 0,
      met: false,
      condition: null,
      asks: [],
    }));
  return {
    ...now,
    fields,
    cards,
    lines,
    give: (id: string, value: number) => setNow({ ...now, given: { ...now.given, [id]: value } }),
    /** Into the hand, or out of it. */
    hold: (id: number) =>
      setNow({
        ...now,
        hand: toggled(now.hand, id).sort((a, b) => a - b),
      }),
    anew: () => setNow(fresh()),
  };
}

type Held = ReturnType<typeof useHand>;

export default function Tales({ tool }: { tool: Tool }) {
  const held = useHand(tool);
  const { hand, given, fields, cards, give, hold } = held;
  const [view, setView] = useState("hand");
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ToolBar of={tool} note={t("nassau-title")} onAnew={held.anew} />
      <main class="page nas-tales" data-helper={tool.id}>
        <Segments
          label={t(tool.key)}
          value={view}
          onChange={setView}
          among={[
            { value: "hand", label: t("page-nassau-hand", { count: hand.length }) },
            { value: "all", label: t("page-nassau-all", { count: cards.filter(({ met }) => met).length }) },
            { value: "have", label: t("page-nassau-have") },
          ]}
        />
        {view === "hand" && <Hand held={held} />}
        {view === "all" && (
          <>
            <Numbers cards={cards} hand={hand} onTap={hold} />
            <p class="small soft">{t("page-nassau-all-note")}</p>
          </>
        )}
        {view === "have" && (
          <div class="nas-tale-asks nas-tale-asks--all">
            {fields.map((one) => (
              <Have key={one.id} asked={one} value={given[one.id] ?? 0} onChange={give} />
            ))}
          </div>
        )}
        <p class="small soft">
          {t("page-nassau-house")}
          <RuleLink game="nassau" rule={tool.rule} />
        </p>
      </main>
      <footer class="device-foot">
        <Act does="cards" main={!hand.length} onClick={() => setAdding(true)}>
          <Icon name="cards" />
          {t("page-nassau-cards")}
        </Act>
      </footer>
      {adding && (
        <Sheet title={t("page-nassau-cards")} onClose={() => setAdding(false)}>
          <p class="small soft">{t("page-nassau-cards-note")}</p>
          <Numbers cards={cards} hand={hand} onTap={hold} />
          <div class="slip-foot">
            <button class="btn btn--ink" onClick={() => setAdding(false)}>
              {t("page-score-done")}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** The cards that are held, each with what it asks about. */
function Hand({ held: { hand, given, fields, cards, lines, give, hold } }: { held: Held }) {
  const by = new Map(cards.map((card) => [card.id, card]));
  // a thing that several cards ask about is typed in under the first of them only
  const asked: Set<string> = new Set();
  const own = hand.flatMap((id) => {
    const card = by.get(id);
    if (!card) return [];
    const mine = card.asks.filter((id) => !asked.has(id));
    for (const id of mine) asked.add(id);
    return [{ card, mine }];
  });
  return (
    <>
      <Said game="nassau" lines={lines} />
      <ul class="nas-tale-hand">
        {own.map(({ card, mine }) => (
          <Tale key={card.id} card={card} onDrop={() => hold(card.id)}>
            {mine.length > 0 && (
              <div class="nas-tale-asks">
                {mine.map((id) => (
                  <Have key={id} asked={fields.find((one) => one.id === id)} value={given[id] ?? 0} onChange={give} />
                ))}
              </div>
            )}
          </Tale>
        ))}
      </ul>
      {hand.length === 0 && <p class="question nas-tale-empty">{t("page-nassau-empty")}</p>}
    </>
  );
}

/** A card: its number, what it tells, and whether that is true now. */
const Tale = ({
  card: { id, condition, met, points },
  onDrop,
  children,
}: {
  card: Card;
  onDrop: () => void;
  children: ComponentChildren;
}) => (
  <li class={`plate nas-tale${met ? " nas-tale--met" : ""}`} data-card={id}>
    <b class="nas-tale-number num">{id}</b>
    <p>{condition && rich(condition.key, condition.args)}</p>
    {condition && (
      <p class="nas-tale-says">
        <Icon name={met ? "check" : "close"} size={20} />
        {t(met ? "page-nassau-told" : "page-nassau-joke", { points })}
      </p>
    )}
    <button class="btn btn--icon" aria-label={t("page-nassau-drop", { number: id })} onClick={onDrop}>
      <Icon name="bin" size={20} />
    </button>
    {children}
  </li>
);

/** All the cards by number. */
const Numbers = ({ cards, hand, onTap }: { cards: Card[]; hand: number[]; onTap: (id: number) => void }) => (
  <div class="nas-tale-numbers" role="group" aria-label={t("page-nassau-cards")}>
    {cards.map((card) => (
      <button
        key={card.id}
        class={card.met ? "met" : ""}
        data-number={card.id}
        aria-pressed={hand.includes(card.id) ? "true" : "false"}
        aria-label={t(card.met ? "page-nassau-number-met" : "page-nassau-number", { number: card.id })}
        onClick={() => onTap(card.id)}
      >
        {card.id}
      </button>
    ))}
  </div>
);

function Have({
  asked,
  value,
  onChange,
}: {
  asked: Asked | undefined;
  value: number;
  onChange: (id: string, value: number) => void;
}) {
  if (!asked) return null;
  const { id, key, kind } = asked;
  const row = { id: `have-${id}`, value, onChange: (next: number) => onChange(id, next) };
  return kind === "flag" ? <Flag {...row} label={t(key)} /> : <AskCount {...row} asked={asked} bounded />;
}
