// A treasure card and what it says, step by step: drawn from the deck here, or tapped below when the box's own was turned up.
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Picker } from "../../../parts/choices.tsx";
import { News } from "../../../parts/news.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { locale, rich, t } from "../../../store/words.tsx";
import { ThrowFoot, ToolBar } from "../../../screens/tools/frame.tsx";
import { deviceOf, type Tool } from "../../../screens/tools/all.ts";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { draw, remaining } from "../../../screens/tools/luck.ts";
import { type Roll, withRoll } from "../../../screens/tools/rolls.tsx";

const DECK = "plunder.treasures";

type Stored = { title: string | null };
/** The deck as its own screen keeps it. */
type Pile = Partial<{
  rolls: Roll[];
  out: string[];
  options: Record<string, unknown>;
  many: number;
  copies: Record<string, number>;
}>;

export default function Treasure({ tool }: { tool: Tool }) {
  const deck = deviceOf(DECK);
  const [now, setNow] = useKept(`${tool.id}.shown`, (): Stored => ({ title: null }));
  // the deck is the same that is drawn from on its own screen: what is out there is out here
  const [pile, setPile] = useKept(DECK, (): Pile => ({ rolls: [], out: [], options: {}, many: 1, copies: {} }));
  const shown = now.title ?? pile.rolls?.at(-1)?.got[0] ?? null;
  const { lines } = useAnswer(tool.id, shown ? { title: shown } : null);
  const items = deck.items.map((item) => ({ ...item, count: pile.copies?.[item.id] ?? item.count }));
  const left = remaining(items, pile.out ?? []).length;
  const word = (id: string) => t(`plunder-treasure-${id}`);
  const sorted = [...(itemAt(tool.asks, 0).among ?? [])].sort((a, b) => word(a).localeCompare(word(b), locale.value));
  const take = () => {
    // an empty deck is shuffled: here a card goes back under it, so it never ends (PLU-X-11)
    const out = left ? (pile.out ?? []) : [];
    const [title] = draw(items, out, 1);
    if (title === undefined) return;
    setPile({ ...pile, out: [...out, title], rolls: withRoll(pile.rolls ?? [], "draw", [title]) });
    setNow({ title });
  };
  return (
    <>
      <ToolBar of={tool} note={t("page-tools-left", { count: left })}>
        <BarButton icon="deck" label={t(deck.key)} href={`#/tools/${DECK}`} />
      </ToolBar>
      <main class="device plu-treasure" data-device={tool.id}>
        <News tag="article" class="plate plu-treasure-card">
          <h2>{shown ? word(shown) : t("page-tools-shuffled")}</h2>
          <ol>
            {lines.map(({ key, args, rule }, i) => (
              <li key={`${shown}-${i}`}>
                <span>{rich(key, args)}</span>
                <RuleLink game="plunder" rule={rule} />
              </li>
            ))}
          </ol>
        </News>
        <h2 class="label section">{t("page-plunder-title")}</h2>
        <Picker
          className="ask-chips plu-titles"
          label={t("page-plunder-title")}
          value={shown}
          onChange={(title: string) => setNow({ title })}
          among={sorted.map((id) => ({ value: id, label: word(id) }))}
        />
      </main>
      <ThrowFoot icon="deck" word={t("page-tools-do-deck")} onThrow={take} />
    </>
  );
}
