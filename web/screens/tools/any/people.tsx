// Who is at the table: those who play this evening, as sheets and games know them too. A tool that holds something of
// theirs keeps them until it is begun anew.
import { useLayoutEffect, useState } from "preact/hooks";
import { COLOURS, mostApart } from "../../../art/colours.ts";
import { Icon } from "../../../parts/icon.ts";
import { placeName } from "../../../parts/player-name.ts";
import { Disc } from "../../../parts/seats.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { beside, groupsFor, nextPerson, seated, sitDown } from "../../../store/evening.ts";
import { NAME_LIMIT, names } from "../../../store/roster.ts";
import { t } from "../../../store/words.tsx";
import { aboutOf, coloursOf } from "../../score/model.ts";
import { useKept } from "../kept.ts";
import { Act } from "../frame.tsx";

/** the name is also what tells them apart */
export type Person = { name: string; colour: string; emblem: string | null };
/** `many` sit down where nobody is known to play. */
type Seats = { low: number; many: number; high: number };

/** @param game  "" for the table as such */
export const coloursFor = (game: string) => {
  const about = aboutOf(game);
  return mostApart(about ? coloursOf(about) : COLOURS);
};

const MOST = 12;

/** Nobody is without a name here. */
const named = (people: readonly Person[]): Person[] =>
  people.map((one, at) => ({ ...one, name: one.name.trim() || placeName(at) }));
/** And a name that nobody gave is none. */
const given = (people: Person[]): Person[] => people.map((one) => (isSeat(one.name) ? { ...one, name: "" } : one));
const isSeat = (name: string) => Array.from({ length: MOST }, (_, at) => placeName(at)).includes(name);

/** Who plays this game this evening. @returns with names */
export function hereFor(game: string, { low, many, high }: Seats): Person[] {
  const people = groupsFor(game)[0]?.people ?? [];
  const box = { colours: coloursFor(game), least: people.length ? low : many, most: high };
  return named(seated(game, people, box));
}

/** Who sits at a tool, how few and how many may, and what changes that. `game`: "" for the table as such. */
export type Table = {
  people: Person[];
  game: string;
  low: number;
  high: number;
  onChange: (people: Person[]) => void;
};

/** The people of a tool.
 * @param game  "" for the table as such
 * @param holds  the tool holds something of theirs: whoever sits down elsewhere meanwhile is not put in their place */
export function usePeople(tool: string, game: string, seats: Seats, holds: boolean): Table {
  const [kept, set] = useKept(`${tool}.people`, (): { people: Person[] | null } => ({ people: null }));
  const there = Array.isArray(kept.people) && kept.people.length ? kept.people.slice(0, seats.high) : null;
  const people = (holds && there) || hereFor(game, seats);
  // at once: a page that is closed now keeps who they are with what the tool holds
  useLayoutEffect(() => {
    if (holds !== Boolean(there)) set({ people: holds ? people : null });
  }, [holds]);
  const change = (next: Person[]) => {
    sitDown(game, given(next), tool);
    if (holds) set({ people: next });
  };
  const { low, high } = seats;
  return { people, game, low, high, onChange: change };
}

/** The button that opens the slip. */
export function People({ table }: { table: Table }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Act does="people" onClick={() => setOpen(true)}>
        <Icon name="people" size={20} />
        {t("page-any-people")}
      </Act>
      {open && <PeopleSlip table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The slip; never inside of a footer, for its head would be a banner there. */
export function PeopleSlip({ table, onClose }: { table: Table; onClose: () => void }) {
  const { people, game, low, high, onChange } = table;
  const there = (name: string) => people.some((person) => person.name === name);
  const full = people.length >= high;
  const colours = coloursFor(game);
  const one = (called: string) =>
    names.value.find((known) => known.name === called) ?? { name: called, colour: "", emblem: null };
  const sit = (next: Person) => !full && onChange(named([...people, next]));
  const add = (called: string) => !there(called) && sit(beside(game, one(called), people, colours));
  const known = names.value.filter((one) => !there(one.name)).slice(0, 12);
  return (
    <Sheet title={t("page-any-people")} onClose={onClose} className="any-people-slip">
      <ul class="any-people-list">
        {people.map((person, i) => (
          <GameSession
            key={person.name}
            person={person}
            onUp={
              i
                ? () => onChange([...people.slice(0, i - 1), person, ...people.slice(i - 1, i), ...people.slice(i + 1)])
                : undefined
            }
            onAway={people.length > low ? () => onChange(people.filter((one) => one !== person)) : undefined}
          />
        ))}
      </ul>
      <Add
        stop={(name) => full || there(name)}
        onAdd={(name) => (name ? add(name) : sit(nextPerson(game, people, colours)))}
      />
      {known.length > 0 && !full && (
        <div class="any-people-known" role="group" aria-label={t("page-any-known")}>
          {known.map((one) => (
            <button class="btn" key={one.name} onClick={() => add(one.name)}>
              <Icon name="plus" size={16} />
              <span dir="auto">{one.name}</span>
            </button>
          ))}
        </div>
      )}
      <div class="slip-foot">
        <button class="btn btn--ink" onClick={onClose}>
          {t("page-score-done")}
        </button>
      </div>
    </Sheet>
  );
}

/** Somebody who sits there, and may go up or away. */
const GameSession = ({ person, onUp, onAway }: { person: Person; onUp?: () => void; onAway?: () => void }) => (
  <li>
    <Disc seat={person} size={28} />
    <b class="who-name" dir="auto">
      {person.name}
    </b>
    <button
      class="btn btn--icon"
      aria-label={t("page-any-up", { who: { text: person.name } })}
      aria-disabled={onUp ? undefined : "true"}
      onClick={onUp}
    >
      <span class="up">
        <Icon name="down" size={20} />
      </span>
    </button>
    <button
      class="btn btn--icon"
      aria-label={t("page-any-away", { who: { text: person.name } })}
      aria-disabled={onAway ? undefined : "true"}
      onClick={onAway}
    >
      <Icon name="close" size={20} />
    </button>
  </li>
);

/** A name typed in; without one somebody sits down. @param props  `stop`: whether nobody of that name may */
function Add({ stop, onAdd }: { stop: (name: string) => boolean; onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  return (
    <form
      class="any-people-add"
      onSubmit={(event: Event) => {
        event.preventDefault();
        onAdd(name);
        setTyped("");
      }}
    >
      <input
        class="input"
        aria-label={t("page-any-name")}
        placeholder={t("page-any-name")}
        maxlength={NAME_LIMIT}
        autocomplete="off"
        value={typed}
        onInput={(event: InputEvent) => setTyped((event.currentTarget as HTMLInputElement).value)}
      />
      <button class="btn" aria-disabled={stop(name) ? "true" : undefined}>
        <Icon name="plus" size={20} />
        {t("page-any-add")}
      </button>
    </form>
  );
}
