// The face of a game that has none of its own: what lies on the table in words, and every option as a button. It is
// drawn from what the engine says alone.
import { has, number, t } from "../store/words.tsx";
import type { Face, Seat } from "./types.ts";
import { unlooked } from "./unlooked.ts";
import type { ComponentChild } from "preact";

/** How deep a view is told. */
const DEPTH = 3;

export function plain(game: string): Face {
  const called = (field: string) => (has(`${game}-view-${field}`) ? t(`${game}-view-${field}`) : field);

  const told = (value: unknown, seats: Seat[], depth: number): ComponentChild => {
    if (typeof value === "number") return <b class="num">{number(value)}</b>;
    if (typeof value !== "object" || value === null || depth > DEPTH) return String(value ?? "–");
    if (Array.isArray(value) && value.length === seats.length)
      return (
        <dl class="plain">
          {seats.map(({ name }, seat) => (
            <>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{told(value[seat], seats, depth + 1)}</dd>
            </>
          ))}
        </dl>
      );
    if (Array.isArray(value)) return value.map((one, i) => [i > 0 && " · ", told(one, seats, depth + 1)]);
    return (
      <dl class="plain">
        {Object.entries(value).map(([field, one]) => (
          <>
            <dt>{called(field)}</dt>
            <dd>{told(one, seats, depth + 1)}</dd>
          </>
        ))}
      </dl>
    );
  };

  return {
    Board: ({ view, seats }) => {
      const { turn: _turn, totals: _totals, ...rest } = view; // both are drawn elsewhere
      return <div class="plain-board">{told(rest, seats, 0)}</div>;
    },
    progress: () => ({ done: 0, of: 0, groups: 1, said: { key: "play-plain-progress", args: {} } }),
    forced: () => "acted",
    totals: (view) => (Array.isArray(view.totals) ? view.totals : []),
    chip: (option, _view, seats) => ({
      wide: true,
      node: <span class="opt-name">{t(option.key, option.args, seats)}</span>,
    }),
    gist: () => true,
    beatWord: "play-plain-beats",
    piece: () => null,
    name: () => null,
    ask: () => null,
    ...unlooked,
    scene: () => null,
    Scene: () => null,
    act: async () => {},
    sound: () => null,
    places: () => [],
    beats: (chapters) => chapters.map((_, i) => i),
    scoreColumns: (lines) => {
      const first = new Map(
        lines
          .flat()
          .filter(({ points }) => points !== 0)
          .map((line) => [line.key, line]),
      );
      return [...first.values()].map(({ key, args }) => ({
        icon: null,
        said: { key, args },
        holds: (line) => line.key === key,
      }));
    },
    isNote: ({ points }) => points === 0,
    scoreMark: () => "",
  };
}
