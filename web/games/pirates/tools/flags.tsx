// The wild islands with the flags of who has explored them; a tap is the chosen player's. In a game of many, the end marker.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { itemAt, toggled } from "../../../lists.ts";
import { Disc } from "../../../parts/seats.tsx";
import { tellUndoable } from "../../../screens/tools/undo.ts";
import { ToolBar } from "../../../screens/tools/frame.tsx";
import type { Asked, Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { People, type Person, usePeople } from "../../../screens/tools/any/people.tsx";
import { Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { useFields } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

const ISLE =
  '<svg class="isle-art" viewBox="-32 -24 64 50" aria-hidden="true"><path d="M-26 6C-29-10-12-20 4-17S29-6 25 8 6 20-7 18-25 15-26 6Z"/></svg>';

/** `marks`: by player's name, of each island; `bearer`: the name of who bears the end marker. */
type Stored = { many: number; marks: Record<string, string[]>; bearer: string | null; load: number[] };

const fresh = (): Stored => ({ many: 0, marks: {}, bearer: null, load: [] });

const asksOf = ({ asks }: Tool) => ({ players: itemAt(asks, 0), islands: itemAt(asks, 1), load: itemAt(asks, 3) });

/** The flags that are kept, and what the engine says of those of the chosen player. */
function useFlags(tool: Tool) {
  const { players, islands } = asksOf(tool);
  const { among, first, words } = islands.fields?.[0] ?? islands;
  const { now, set } = useFields(tool.id, fresh);
  const table = usePeople(
    tool.id,
    "pirates",
    { low: players.low, many: players.low, high: players.high },
    Object.values(now.marks).some((marks) => marks.some((mark) => mark !== first)),
  );
  const { people } = table;
  const [chosen, choose] = useState(0);
  const { name } = people[chosen] ?? itemAt(people, 0);
  const bearer = people.find((person) => person.name === now.bearer);
  const { data, lines } = useAnswer<Answers["pirates.flags"]>(tool.id, {
    players: people.length,
    islands: (now.marks[name] ?? []).map((mark) => ({ mark: mark ?? first })),
    loaded: bearer ? 1 : 0,
    load: now.load.map((coin) => ({ coin })),
  });
  const many = data?.islands ?? now.many;
  const marksOf = (who: string): string[] => Array.from({ length: many }, (_, i) => now.marks[who]?.[i] ?? first);
  // the last lines are the marker's
  const marker = data?.marker ? 1 + Number(Boolean(bearer)) : 0;
  return {
    now,
    set,
    people,
    table,
    name,
    choose,
    bearer,
    data,
    many,
    said: lines.slice(0, lines.length - marker),
    saidOfMarker: lines.slice(lines.length - marker),
    /** Whose flags are on an island, and how they stand. */
    flagsOn: (at: number) =>
      people.flatMap((person) => {
        const mark = marksOf(person.name)[at];
        if (mark === undefined || mark === first) return [];
        return [{ person, mark, word: t(words?.[(among ?? []).indexOf(mark)] ?? islands.key) }];
      }),
    tap(at: number) {
      if (!data) return;
      const mine = marksOf(name).map((mark, i) => (i === at ? (data.next[mark] ?? mark) : mark));
      set({ many, marks: { ...now.marks, [name]: mine } });
    },
    anew() {
      set(fresh());
      tellUndoable(t("page-tools-anew-done"), () => set(now));
    },
  };
}

type State = ReturnType<typeof useFlags>;

export default function Flags({ tool }: { tool: Tool }) {
  const { players, load } = asksOf(tool);
  const flags = useFlags(tool);
  return (
    <>
      <ToolBar of={tool} onAnew={flags.anew} />
      <main class="page flags-face" data-helper={tool.id}>
        <Who players={players} flags={flags} />
        <ul class="flags-isles">
          {Array.from({ length: flags.many }, (_, i) => (
            <Isle key={i} number={i + 1} flags={flags.flagsOn(i)} onTap={() => flags.tap(i)} />
          ))}
        </ul>
        <Said game="pirates" lines={flags.said} />
        {flags.data?.marker && <Marker load={load} flags={flags} />}
      </main>
    </>
  );
}

/** Whose flags a tap sets. */
const Who = ({ players, flags: { people, table, name, choose } }: { players: Asked; flags: State }) => (
  <div class="flags-who" role="radiogroup" aria-label={t(players.key)}>
    {people.map((person, i) => (
      <button
        class="btn"
        role="radio"
        key={person.name}
        data-player={i}
        aria-checked={person.name === name}
        onClick={() => choose(i)}
      >
        <Disc seat={person} size={24} />
        <span class="who-name" dir="auto">
          {person.name}
        </span>
      </button>
    ))}
    <People table={table} />
  </div>
);

const Isle = ({
  number,
  flags,
  onTap,
}: {
  number: number;
  flags: { person: Person; mark: string; word: string }[];
  onTap: () => void;
}) => (
  <li>
    <button class="flags-isle" data-island={number} onClick={onTap}>
      {draw(ISLE)}
      <b class="num" aria-hidden="true">
        {number}
      </b>
      <span class="sr">
        {[t("page-pirates-isle", { number }), ...flags.map(({ person, word }) => `${person.name}, ${word}`)].join("; ")}
      </span>
      <span class="flags-here">
        {flags.map(({ person, mark }) => (
          <span class={`flags-mark flags-mark--${mark}`} key={person.name}>
            <Disc seat={person} size={24} />
          </span>
        ))}
      </span>
    </button>
  </li>
);

/** Who bears the end marker, and with which coins. */
function Marker({ load, flags: { now, set, people, bearer, data, saidOfMarker } }: { load: Asked; flags: State }) {
  const coins = (load.fields?.[0]?.among ?? []).map(Number);
  return (
    <section class="plate flags-end">
      <h2 class="label">{t("page-pirates-marker")}</h2>
      <div class="flags-bearers" role="group" aria-label={t("page-pirates-marker")}>
        {people.map((person) => (
          <button
            class="btn btn--icon"
            key={person.name}
            data-bearer={person.name}
            aria-pressed={person === bearer}
            aria-label={t("page-pirates-bears", { who: { text: person.name } })}
            onClick={() => set(person === bearer ? { bearer: null, load: [] } : { bearer: person.name })}
          >
            <Disc seat={person} size={32} />
          </button>
        ))}
      </div>
      {bearer && (
        <div class="coin-taps" role="group" aria-label={t(load.key)}>
          {coins.map((coin) => {
            return (
              <button
                class="gold-coin"
                key={coin}
                data-coin={coin}
                aria-pressed={now.load.includes(coin)}
                onClick={() => set({ load: toggled(now.load, coin) })}
              >
                <span class={`gold-disc num ${data?.coin === coin ? "marked" : ""}`}>{coin}</span>
              </button>
            );
          })}
        </div>
      )}
      <Said game="pirates" lines={saidOfMarker} />
    </section>
  );
}
