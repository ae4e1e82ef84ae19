// Statistics by name: what the finished games and score sheets say of the people who played them, of the bots by their
// level, and of two people against each other.
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { Icon } from "../../parts/icon.ts";
import { listGames } from "../../store/games.ts";
import { readable, type SheetRecord, sheets, startSheets } from "../../store/sheets.ts";
import { number, t } from "../../store/words.tsx";
import type { Result } from "../../play/types.ts";
import type { ComponentChild } from "preact";

type Played = { game: string; seats: { name: string; bot?: string | null }[]; result: Result };
type Line = { key: string; name: string; bot: string | null; games: number; wins: number; sum: number; best: number };

/** The game that is looked at; "" is all of them. */
const chosen = signal("");
/** Two people who are compared, by their keys. */
const pair = signal<string[]>([]);

/** Everything that was played to its end, here or with the box. */
function played(): Played[] {
  const here = listGames({ running: false });
  const games = here.map(({ save, result }) => ({ ...save, result }));
  // a game that was played beside a box has filled its sheet in: it counts once
  const isHere = (record: SheetRecord) => here.some(({ id }) => id === record.id);
  const scored = (sheets.value ?? []).filter(
    (record) => readable(record) && record.finished && !record.removed && !isHere(record),
  );
  const boxes = scored.map(({ sheet, result }) => ({
    game: sheet.game,
    seats: sheet.players.map(({ name }) => ({ name, bot: null })),
    result,
  }));
  return [...games, ...boxes].filter((one): one is typeof one & Played => Boolean(one.result));
}

/** Bots borrow a name for an evening: they are counted by their level. */
const keyOf = ({ name, bot }: Played["seats"][0]) => (bot ? `bot ${bot}` : `person ${name.trim().toLocaleLowerCase()}`);

/** @returns the most wins first */
export function statistics(games: Played[]): Line[] {
  const lines: Map<string, Line> = new Map();
  for (const { seats, result } of games) {
    seats.forEach((seat, at) => {
      if (!seat.name.trim()) return;
      const key = keyOf(seat);
      const bot = seat.bot ?? null;
      const line = lines.get(key) ?? { key, name: seat.name, bot, games: 0, wins: 0, sum: 0, best: -Infinity };
      line.games += 1;
      line.wins += result.winners.includes(at) ? 1 : 0;
      const total = result.totals[at] ?? 0;
      line.sum += total;
      line.best = Math.max(line.best, total);
      lines.set(key, line);
    });
  }
  return [...lines.values()].sort(
    (a, b) => Number(Boolean(a.bot)) - Number(Boolean(b.bot)) || b.wins - a.wins || b.sum / b.games - a.sum / a.games,
  );
}

type Two = [one: string, other: string];

/** How often one came before the other, and how often they were level. */
function met(games: Played[], two: Two) {
  const counts = { one: 0, level: 0, other: 0 };
  for (const { seats, result } of games) {
    const [one, other] = two.map((key) => result.rank[seats.findIndex((seat) => keyOf(seat) === key)]);
    if (one && other) counts[one < other ? "one" : one > other ? "other" : "level"] += 1;
  }
  return counts;
}

/** The columns; points of different games do not add up. */
const FIGURES: { key: string; points?: boolean; of: (line: Line) => ComponentChild }[] = [
  { key: "page-stat-games", of: ({ games }) => number(games) },
  { key: "page-stat-wins", of: ({ wins }) => number(wins) },
  { key: "page-stat-average", points: true, of: ({ sum, games }) => number(sum / games, { maximumFractionDigits: 1 }) },
  { key: "page-stat-best", points: true, of: ({ best }) => <b class="num brass">{number(best)}</b> },
];

const picked = (event: Event) => (event.currentTarget as HTMLSelectElement).value;

export function Statistics() {
  useEffect(() => {
    if (!sheets.peek()) startSheets().catch(() => {});
  }, []);
  const all = played();
  const kinds = [...new Set(all.map(({ game }) => game))];
  const game = kinds.includes(chosen.value) ? chosen.value : "";
  const games = all.filter((one) => !game || one.game === game);
  const lines = statistics(games);
  if (!lines.length) return null;
  const figures = FIGURES.filter(({ points }) => !points || game || kinds.length === 1);
  return (
    <section class="stats" aria-labelledby="h-statistics">
      <h2 class="label section" id="h-statistics">
        {t("page-statistics")}
      </h2>
      {kinds.length > 1 && (
        <select
          class="input"
          aria-label={t("page-stat-which")}
          data-stat="game"
          value={game}
          onChange={(event: Event) => (chosen.value = picked(event))}
        >
          <option value="">{t("page-stat-all")}</option>
          {kinds.map((one) => (
            <option value={one}>{t(`${one}-title`)}</option>
          ))}
        </select>
      )}
      <table class="statistics" role="table">
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              {t("page-stat-name")}
            </th>
            {figures.map(({ key }) => (
              <th scope="col" role="columnheader">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr role="row">
              <th scope="row" role="rowheader">
                <span class="stat-who">
                  <Icon name={line.bot ? "bot" : "person"} size={16} />
                  {line.bot ? (
                    t("page-bot-level", { level: t(`bot-${line.bot}`) })
                  ) : (
                    <b class="who-name" dir="auto">
                      {line.name}
                    </b>
                  )}
                </span>
              </th>
              {figures.map(({ key, of }) => (
                <td role="cell" data-label={t(key)}>
                  {of(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small soft">{t("page-statistics-note")}</p>
      <Pair games={games} people={lines.filter(({ bot }) => !bot)} />
    </section>
  );
}

/** Two people against each other. */
function Pair({ games, people }: { games: Played[]; people: Line[] }) {
  const keys = people.map(({ key }) => key);
  const [chosenOne, chosenOther] = pair.value;
  const one = keys.find((key) => key === chosenOne) ?? keys.find((key) => key !== chosenOther);
  const other = keys.find((key) => key === chosenOther && key !== one) ?? keys.find((key) => key !== one);
  if (one === undefined || other === undefined) return null;
  const two: Two = [one, other];
  const counts = met(games, two);
  const together = counts.one + counts.level + counts.other;
  const named = (at: 0 | 1) => people.find(({ key }) => key === two[at])?.name;
  const choose = (at: 0 | 1) => (
    <select
      class="input"
      dir="auto"
      aria-label={t("page-stat-who", { number: at + 1 })}
      data-stat={at}
      value={two[at]}
      onChange={(event: Event) => {
        const key = picked(event);
        pair.value = two.map((before, i) => (i === at ? key : before === key ? two[at] : before));
      }}
    >
      {people.map(({ key, name }) => (
        <option value={key}>{name}</option>
      ))}
    </select>
  );
  return (
    <>
      <h3 class="label section">{t("page-stat-pair")}</h3>
      <div class="stat-pair">
        {choose(0)}
        {choose(1)}
      </div>
      <p class="stat-met" data-stat="met">
        {together ? (
          <>
            <span>
              <span class="who-name" dir="auto">
                {named(0)}
              </span>{" "}
              <b class="num">{counts.one}</b> – <b class="num">{counts.other}</b>{" "}
              <span class="who-name" dir="auto">
                {named(1)}
              </span>
            </span>
            {t("page-stat-met", { count: together, level: counts.level })}
          </>
        ) : (
          <span class="small soft">{t("page-stat-never")}</span>
        )}
      </p>
    </>
  );
}
