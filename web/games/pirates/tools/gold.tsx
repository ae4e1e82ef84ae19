// The gold tally: a bar for each player, and in a duel the mark that must be passed. The engine adds up and judges.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Disc } from "../../../parts/seats.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { tellUndoable } from "../../../screens/tools/undo.ts";
import { AskCount } from "../../../screens/tools/asks.tsx";
import { ToolBar } from "../../../screens/tools/frame.tsx";
import type { Asked, Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { PeopleSlip, type Person, usePeople } from "../../../screens/tools/any/people.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

/** What a player has: how many of each coin, and what else counts. */
type Coins = Record<string, number | null>;
/** `coins`: by name. */
type Stored = { start_gold: number; coins: Record<string, Coins> };

const asksOf = ({ asks }: Tool) => ({ start: itemAt(asks, 0), group: itemAt(asks, 1) });

/** What everybody has, and what the engine makes of it. */
function useGold(tool: Tool) {
  const { start, group } = asksOf(tool);
  const fields = group.fields ?? [];
  const none = () => Object.fromEntries(fields.map(({ id, first }) => [id, first]));
  const [now, set] = useKept(tool.id, (): Stored => ({ start_gold: start.first, coins: {} }));
  const coinsOf = now.coins ?? {};
  const seats = { low: group.low, many: 2, high: group.high };
  const table = usePeople(tool.id, "pirates", seats, Object.keys(coinsOf).length > 0);
  const { people } = table;
  const players = people.map(({ name }) => ({ ...none(), ...coinsOf[name] }));
  const answer = useAnswer<Answers["pirates.gold"]>(tool.id, { start_gold: now.start_gold, players });
  return {
    ...answer,
    now,
    set,
    table,
    people,
    players,
    change: (i: number, player: Coins) => set({ ...now, coins: { ...coinsOf, [itemAt(people, i).name]: player } }),
    anew() {
      set({ ...now, coins: {} });
      tellUndoable(t("page-pirates-anew-done"), () => set(now));
    },
  };
}

export default function GoldFace({ tool }: { tool: Tool }) {
  const { start, group } = asksOf(tool);
  const gold = useGold(tool);
  const { now, data, lines, people, players } = gold;
  const [open, setOpen] = useState(-1);
  const [slip, setSlip] = useState<"table" | "people" | null>(null);
  const fields = group.fields ?? [];
  const [person, player] = [people[open], players[open]];
  return (
    <>
      <ToolBar of={tool} note={t("page-pirates-gold-of", { gold: now.start_gold })}>
        <BarButton icon="people" label={t("page-any-people")} onClick={() => setSlip("people")} />
        <BarButton icon="settings" label={t("page-pirates-table")} onClick={() => setSlip("table")} />
      </ToolBar>
      <main class="page gold-face" data-helper={tool.id}>
        <ul class="gold-players">
          {players.map((player, i) => (
            <Purse
              key={i}
              number={i}
              person={itemAt(people, i)}
              player={player}
              coins={fields.filter(({ id }) => id.startsWith("coin_"))}
              data={data}
              onOpen={() => setOpen(i)}
              onChange={(next) => gold.change(i, next)}
            />
          ))}
        </ul>
        <Lines
          game="pirates"
          lines={data?.needed ? lines.filter(({ key }) => key.endsWith("-won")) : lines}
          faults={gold.faults}
        />
      </main>
      {person && player && (
        <Sheet title={person.name} onClose={() => setOpen(-1)} className="options-slip">
          <div class="die-asks">
            {fields
              .filter(({ id }) => id !== "holds" || people.length > 2)
              .map((one) => (
                <AskCount
                  key={one.id}
                  className="die-ask"
                  asked={one}
                  id={one.id}
                  value={player[one.id] ?? one.first}
                  onChange={(value) => gold.change(open, { ...player, [one.id]: value })}
                />
              ))}
          </div>
        </Sheet>
      )}
      {slip === "table" && (
        <TableSlip
          start={start}
          gold={now.start_gold}
          onGold={(start_gold) => gold.set({ ...now, start_gold })}
          onAnew={() => {
            setSlip(null);
            gold.anew();
          }}
          onClose={() => setSlip(null)}
        />
      )}
      {slip === "people" && <PeopleSlip table={gold.table} onClose={() => setSlip(null)} />}
    </>
  );
}

/** What one player has: the sum, how far it is, and a tap for each coin that comes. */
function Purse({
  number,
  person,
  player,
  coins,
  data,
  onOpen,
  onChange,
}: {
  number: number;
  person: Person;
  player: Coins;
  coins: Asked[];
  data: Answers["pirates.gold"] | null;
  onOpen: () => void;
  onChange: (player: Coins) => void;
}) {
  const mine = data?.players[number];
  return (
    <li class={`plate ${data?.needed && mine?.left === 0 ? "past-half" : ""}`} data-player={number}>
      <button class="gold-head" onClick={onOpen}>
        <Disc seat={person} size={30} />
        <b class="who-name name-it" dir="auto">
          {person.name}
        </b>
        <span class="gold-sum num">{mine?.gold ?? "…"}</span>
        <Icon name="pen" size={20} />
      </button>
      <Way gold={mine?.gold ?? 0} data={data} />
      {data?.needed && mine && (
        <p class="small">{mine.left ? t("page-pirates-to-go", { left: mine.left }) : t("page-pirates-won")}</p>
      )}
      <div class="coin-taps" role="group" aria-label={t("page-pirates-coins-of", { name: { text: person.name } })}>
        {coins.map(({ id, high }) => {
          const value = Number(id.slice(5));
          const count = player[id] ?? 0;
          return (
            <button
              class="gold-coin"
              data-coin={id}
              onClick={() => count < high && onChange({ ...player, [id]: count + 1 })}
            >
              <span class="gold-disc num" aria-hidden="true">
                {value}
              </span>
              <small aria-hidden="true">{count ? `×${count}` : " "}</small>
              <span class="sr">{t("page-pirates-coin", { value, count })}</span>
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** How much gold the game has, and a tally begun anew. */
const TableSlip = ({
  start,
  gold,
  onGold,
  onAnew,
  onClose,
}: {
  start: Asked;
  gold: number;
  onGold: (gold: number) => void;
  onAnew: () => void;
  onClose: () => void;
}) => (
  <Sheet title={t("page-pirates-table")} onClose={onClose} className="options-slip">
    <AskCount asked={start} id="start-gold" value={gold} onChange={(next) => onGold(next ?? start.first)} />
    <div class="slip-foot">
      <button class="btn" onClick={onAnew}>
        {t("page-tools-anew")}
      </button>
    </div>
  </Sheet>
);

/** How far it is; the mark stands where more than half begins. */
function Way({ gold, data }: { gold: number; data: Answers["pirates.gold"] | null }) {
  if (!data) return <div class="way-bar" />;
  const part = (n: number) => `${Math.min(100, (100 * n) / data.full)}%`;
  return (
    <div class="way-bar" aria-hidden="true">
      <i style={{ width: part(gold) }} />
      {data.half !== null && <span class="half" style={{ left: part(data.half) }} />}
    </div>
  );
}
