// The treasure dealer: both lists of coins are mixed and lie on the wild islands; what is there, only who explores is
// told. What nobody may see is in no part of the document: it is drawn from what is kept when an island is opened.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { treasure } from "../../../art/pieces.ts";
import { itemAt, replaced, toggled } from "../../../lists.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Disc } from "../../../parts/seats.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { t } from "../../../store/words.tsx";
import { AskCount } from "../../../screens/tools/asks.tsx";
import { tellUndoable } from "../../../screens/tools/undo.ts";
import { Act } from "../../../screens/tools/frame.tsx";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { People, type Table, usePeople } from "../../../screens/tools/any/people.tsx";
import { useFields } from "../../../screens/tools/kept.ts";
import { below } from "../../../screens/tools/luck.ts";
import type { Answers } from "./answers.d.ts";

/** `islands`: the coins that lie there; `taken`: how many were loaded from each. */
type Stored = { lists: number[][]; islands: number[][] | null; taken: number[] };

export default function Dealer({ id }: { id: string }) {
  const fresh = (): Stored => ({ lists: [], islands: null, taken: [] });
  const { now, set } = useFields("pirates.dealer", fresh);
  const [open, setOpen] = useState<{ island: number; shown: boolean } | null>(null);
  const holds = now.islands !== null || now.lists.length > 0;
  const table = usePeople("pirates.dealer", "pirates", { low: 2, many: 2, high: 8 }, holds);
  const { people } = table;
  const { data } = useAnswer<Answers["pirates.deal"]>("pirates.deal", {
    players: people.length,
    lists: lists(people.length, now),
  });
  useEffect(() => {
    // a phone that is put away shows nothing when it is taken up again
    const hide = () => document.hidden && setOpen(null);
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, []);
  const anew = () => {
    set({ islands: null, taken: [] });
    if (now.islands) tellUndoable(t("page-pirates-gathered"), () => set(now));
  };
  if (!now.islands) return <Lists id={id} now={now} data={data} set={set} table={table} />;
  if (open)
    return (
      <Island
        number={open.island + 1}
        coins={open.shown ? itemAt(now.islands, open.island) : null}
        onShow={() => setOpen({ ...open, shown: true })}
        onLeave={(loaded: number[]) => {
          const islands = (now.islands as number[][]).map((coins, i) =>
            i === open.island ? coins.filter((_, at) => !loaded.includes(at)) : coins,
          );
          const taken = islands.map((_, i) => (now.taken[i] ?? 0) + (i === open.island ? loaded.length : 0));
          set({ islands, taken });
          setOpen(null);
        }}
      />
    );
  return (
    <>
      <Bar title={t("pirates-tool-treasure")} note={t("page-pirates-start-gold", { gold: data?.start_gold ?? 0 })}>
        <BarButton icon="bin" label={t("page-tools-anew")} onClick={anew} />
      </Bar>
      <main class="page dealer" data-device={id}>
        <p class="soft">{t("page-pirates-dealt-note")}</p>
        <ul class="islands">
          {now.islands.map((coins, i) => (
            <li key={i}>
              <button class="plate island" data-island={i} onClick={() => setOpen({ island: i, shown: false })}>
                <b class="name-it">{t("page-pirates-island", { number: i + 1 })}</b>
                <span class="small">{t("page-pirates-coins-left", { count: coins.length })}</span>
                <span class="backs" aria-hidden="true">
                  {coins.map(() => (
                    <i />
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

const VALUES = [1, 2, 3, 4, 5, 6, 7];
/** How many coins of each value, and how many uniques. */
const NOTHING = [...VALUES.map(() => 0), 0];
/** Of each. */
const FEW = { low: 0, high: 8, first: 0 };

/** As many as the players, whatever was kept. */
const lists = (players: number, { lists: kept }: Stored) =>
  Array.from({ length: players }, (_, i) => ({
    ...Object.fromEntries(VALUES.map((value, at) => [`coin_${value}`, kept[i]?.[at] ?? 0])),
    uniques: kept[i]?.[7] ?? 0,
  }));

/** All the coins on the islands, each order as likely as the others (Fisher and Yates). */
function dealt({ coins, islands, each }: { coins: number[]; islands: number; each: number }): number[][] {
  const all = [...coins];
  for (let i = all.length - 1; i > 0; i--) {
    const other = below(i + 1);
    const [a, b] = [itemAt(all, i), itemAt(all, other)];
    [all[i], all[other]] = [b, a];
  }
  return Array.from({ length: islands }, (_, i) => all.slice(i * each, (i + 1) * each));
}

/** What each player puts in. */
function Lists({
  id,
  now,
  data,
  set,
  table,
}: {
  id: string;
  now: Stored;
  data: Answers["pirates.deal"] | null;
  set: (change: Partial<Stored>) => void;
  table: Table;
}) {
  const { people } = table;
  const [at, setAt] = useState(0);
  const player = Math.min(at, people.length - 1);
  const mine = data?.players[player];
  const put = (list: number[]) =>
    set({ lists: people.map((_, i) => (i === player ? list : (now.lists[i] ?? NOTHING))) });
  return (
    <>
      <Bar title={t("pirates-tool-treasure")} />
      <main class="page dealer" data-device={id}>
        <Who player={player} table={table} data={data} onChoose={setAt} />
        <News tag="p" class={`dealer-sum ${mine?.fine ? "good" : "soft"}`}>
          {mine ? t(mine.key, mine.args) : ""}
        </News>
        {data && data.presets.length > 0 && <Presets presets={data.presets} onPut={put} />}
        <OwnList list={now.lists[player] ?? NOTHING} onPut={put} />
      </main>
      <footer class="device-foot">
        <Act does="deal" main off={!data?.ready} onClick={() => data && set({ islands: dealt(data), taken: [] })}>
          {t("page-pirates-deal", { islands: data?.islands ?? 0, each: data?.each ?? 0 })}
        </Act>
      </footer>
    </>
  );
}

/** Whose list it is; a list that is complete is ticked. */
const Who = ({
  player,
  table,
  data,
  onChoose,
}: {
  player: number;
  table: Table;
  data: Answers["pirates.deal"] | null;
  onChoose: (player: number) => void;
}) => (
  <div class="dealer-who" role="group" aria-label={t("pirates-tool-field-players")}>
    {table.people.map((person, i) => (
      <button class="btn" key={person.name} aria-pressed={i === player} data-player={i} onClick={() => onChoose(i)}>
        <Disc seat={person} size={22} />
        <span class="who-name" dir="auto">
          {person.name}
        </span>
        {data?.players[i]?.fine && (
          <>
            <Icon name="check" size={18} />
            <span class="sr">{t("page-pirates-complete")}</span>
          </>
        )}
      </button>
    ))}
    <People table={table} />
  </div>
);

/** Lists at hand, each of which is taken as it is. */
const Presets = ({
  presets,
  onPut,
}: {
  presets: { id: string; coins: number[] }[];
  onPut: (list: number[]) => void;
}) => (
  <div class="presets" role="group" aria-label={t("page-pirates-house-coins")}>
    <h2 class="label">{t("page-pirates-house-coins")}</h2>
    {presets.map(({ id, coins }) => (
      <button
        class="btn"
        data-preset={id}
        onClick={() => onPut([...VALUES.map((value) => coins.filter((one) => one === value).length), 0])}
      >
        {coins.join(" ")}
      </button>
    ))}
  </div>
);

const OwnList = ({ list, onPut }: { list: number[]; onPut: (list: number[]) => void }) => (
  <div class="die-asks">
    {list.map((count, i) => (
      <AskCount
        key={i}
        className="die-ask"
        asked={{ ...FEW, key: i < VALUES.length ? `pirates-tool-field-coin_${i + 1}` : "page-pirates-uniques" }}
        bounded
        id={`deal-${i}`}
        value={count}
        onChange={(next: number) => onPut(replaced(list, i, next))}
      />
    ))}
  </div>
);

/** One island: covered first; then its coins, of which some are loaded. */
function Island({
  number,
  coins,
  onShow,
  onLeave,
}: {
  number: number;
  coins: number[] | null;
  onShow: () => void;
  onLeave: (loaded: number[]) => void;
}) {
  const [loaded, setLoaded] = useState<number[]>([]);
  const title = t("page-pirates-island", { number });
  if (!coins)
    return (
      <>
        <Bar title={title} onBack={() => onLeave([])} />
        <main class="page dealer-cover">
          <Icon name="curtain" size={72} />
          <p class="question">{t("page-pirates-covered")}</p>
          <Act does="show" main onClick={onShow}>
            <Icon name="eye" size={22} />
            {t("page-pirates-look")}
          </Act>
        </main>
      </>
    );
  return (
    <>
      <Bar title={title} onBack={() => onLeave([])} />
      <main class="page dealer looking">
        <p class="soft">{t(coins.length ? "page-pirates-load" : "page-pirates-bare")}</p>
        <div class="coin-taps coin-taps--big">
          {coins.map((value, i) => (
            <button
              class="gold-coin"
              aria-pressed={loaded.includes(i)}
              data-value={value}
              onClick={() => setLoaded(toggled(loaded, i))}
            >
              {value ? (
                <span class="gold-disc num" aria-hidden="true">
                  {value}
                </span>
              ) : (
                <span class="gold-disc">{draw(treasure("chest", 40))}</span>
              )}
              <small aria-hidden="true">{loaded.includes(i) ? t("page-pirates-loaded") : " "}</small>
              <span class="sr">{value ? t("page-pirates-coin-here", { value }) : t("page-pirates-unique-here")}</span>
            </button>
          ))}
        </div>
      </main>
      <footer class="device-foot">
        <Act does="cover" main onClick={() => onLeave(loaded)}>
          <Icon name="curtain" size={22} />
          {t("page-pirates-cover", { count: loaded.length })}
        </Act>
      </footer>
    </>
  );
}
