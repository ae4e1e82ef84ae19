// The seats of the form: name, colour, emblem, person or bot, order, who begins.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { itemAt } from "../../lists.ts";
import { SwatchName, drawnColour } from "../../parts/captain-slip.tsx";
import { Picker } from "../../parts/choices.tsx";
import { Groups } from "../../parts/groups.tsx";
import { Icon } from "../../parts/icon.ts";
import { say } from "../../parts/live.ts";
import { Disc } from "../../parts/seats.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import type { Person } from "../../store/evening.ts";
import { NAME_LIMIT, names } from "../../store/roster.ts";
import { has, t } from "../../store/words.tsx";
import {
  coloursFor,
  type Draft,
  type DraftSeat as Seat,
  emblems,
  type Game,
  newSeat,
  spareColour,
  spareName,
  withPeople,
} from "./draft.ts";

const swatch = (token: string) =>
  draw(
    `<svg width="30" height="30" viewBox="0 0 30 30" data-colour="${token}" aria-hidden="true"><circle class="rim-dark" cx="15" cy="15" r="14"/><circle class="rim-light" cx="15" cy="15" r="12.6"/><circle class="face" cx="15" cy="15" r="11.6"/><circle class="hatch" fill="url(#hatch-${token})" cx="15" cy="15" r="11.6"/></svg>`,
  );
const mark = (emblem: string) =>
  draw(`<svg width="26" height="26" viewBox="0 0 512 512" aria-hidden="true"><use href="#e-${emblem}"/></svg>`);

type Props = { game: Game; draft: Draft; set: (change: Partial<Draft>) => void };

/** A row that has travelled takes the focus along: on the finger's button, or its twin where it can go no further. */
function useTravel(): (at: number, by: number) => void {
  const moved = useRef<{ at: number; by: number } | null>(null);
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { at, by } = moved.current;
    const acts = document.querySelectorAll(`[data-seat="${at}"] .seat-acts button`);
    const [up, down] = acts as NodeListOf<HTMLButtonElement>;
    const same = by < 0 ? up : down;
    (same?.disabled ? (by < 0 ? down : up) : same)?.focus();
    moved.current = null;
  });
  return (at, by) => void (moved.current = { at, by });
}

/** What may be done with the seats. `first`: who begins; null where that is drawn. */
function useSeats({ game, draft, set }: Props, setOpen: (at: number) => void) {
  const { seats } = draft;
  const travel = useTravel();
  const { id: startId, rule: startRule } = game.options.find((option) => option.kind === "seat") ?? {};
  const first = startId ? (draft.options[startId] as number | null) : null;

  const change = (at: number, change: Partial<Seat>) =>
    set({ seats: seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)) });

  /** The new seats, and the mark of the first turn goes along with its seat. */
  const reseat = (next: Seat[], starts: number | null) =>
    set({ seats: next, options: startId ? { ...draft.options, [startId]: starts } : draft.options });

  /** Where whoever begins comes to sit. */
  const startIn = (next: Seat[]) => {
    const at = first === null ? -1 : next.findIndex((seat) => seat === seats[first]);
    return at < 0 ? null : at;
  };

  const move = (at: number, by: number) => {
    const seat = itemAt(seats, at);
    const next = seats.filter((_, i) => i !== at);
    next.splice(at + by, 0, seat);
    reseat(next, startIn(next));
    setOpen(at + by);
    travel(at + by, by);
    say(t("page-seat-moved", { who: { text: seat.name || spareName(seats, at) }, place: at + by + 1 }));
  };

  const remove = (at: number) => {
    const next = seats.filter((_, i) => i !== at);
    reseat(next, startIn(next));
    setOpen(-1);
  };

  /** A colour that somebody has is exchanged. */
  const paint = (at: number, colour: string) =>
    set({
      seats: seats.map((seat, i) => {
        if (i === at) return { ...seat, colour };
        return seat.colour === colour ? { ...seat, colour: itemAt(seats, at).colour } : seat;
      }),
    });

  const add = (who: Partial<Seat> = {}) => {
    const colour =
      who.colour && game.colours.includes(who.colour) && !seats.some((seat) => seat.colour === who.colour)
        ? who.colour
        : spareColour(game, seats);
    set({ seats: [...seats, newSeat({ name: "", bot: null, emblem: null, ...who, colour })] });
  };

  return { first, startId, startRule, change, reseat, move, remove, paint, add };
}

type Acts = ReturnType<typeof useSeats>;

export function Captains(props: Props) {
  const [open, setOpen] = useState(-1);
  const { game, draft } = props;
  const { seats } = draft;
  const acts = useSeats(props, setOpen);
  const { first, startId, reseat } = acts;
  return (
    <>
      <section aria-labelledby="h-captains">
        <h2 class="label section" id="h-captains">
          {t("page-captains")}
        </h2>
        <datalist id="known-names">
          {names.value.map((known) => (
            <option value={known.name} />
          ))}
        </datalist>
        <ol class="seats-list rows">
          {seats.map((seat, at) => (
            <Row
              key={seat.key}
              game={game}
              seats={seats}
              at={at}
              open={open === at}
              starts={first === at}
              onOpen={() => setOpen(open === at ? -1 : at)}
              change={(it: Partial<Seat>) => acts.change(at, it)}
              paint={(colour: string) => acts.paint(at, colour)}
              move={(by: number) => acts.move(at, by)}
              remove={() => acts.remove(at)}
              begin={startId ? () => reseat(seats, first === at ? null : at) : null}
            />
          ))}
        </ol>
        <Many game={game} seats={seats} acts={acts} />
        <Groups
          game={game.name}
          people={seats.filter(({ bot }) => bot === null)}
          onPick={(people: Person[]) => reseat(withPeople(game, people, seats), null)}
        />
        <Known game={game} seats={seats} acts={acts} />
        <Begins game={game} seats={seats} acts={acts} />
        {has(`page-${game.name}-seats-${seats.length}`) && (
          <p class="small soft opt-note">{t(`page-${game.name}-seats-${seats.length}`)}</p>
        )}
      </section>
      <Levels seats={seats} />
    </>
  );
}

/** One seat more or less. */
const Many = ({ game, seats, acts }: { game: Game; seats: Seat[]; acts: Acts }) => (
  <div class="seats-many">
    {seats.length < game.seats[1] && (
      <button type="button" class="btn add" data-action="add-seat" onClick={() => acts.add()}>
        <Icon name="plus" size={20} />
        {t("page-seat-add", { place: seats.length + 1 })}
      </button>
    )}
    {seats.length > game.seats[0] && (
      <button
        type="button"
        class="btn add fewer"
        data-action="drop-seat"
        aria-label={t("page-seat-without", { who: { text: named(seats, seats.length - 1) } })}
        onClick={() => acts.remove(seats.length - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
    )}
  </div>
);

/** Somebody who has played here sits down: in an empty seat, or in a new one. */
function Known({ game, seats, acts }: { game: Game; seats: Seat[]; acts: Acts }) {
  const free = names.value.filter((known) => !seats.some((seat) => seat.name.trim() === known.name)).slice(0, 6);
  const empty = seats.findIndex((seat) => seat.bot === null && !seat.name.trim());
  const sit = ({ name, colour, emblem }: import("../../store/roster.ts").Known) => {
    if (empty >= 0) acts.change(empty, { name, emblem });
    else acts.add({ name, colour, emblem });
  };
  if (!free.length || (empty < 0 && seats.length >= game.seats[1])) return null;
  return (
    <div class="known" role="group" aria-label={t("page-known")}>
      <span class="small soft">{t("page-known")}</span>
      {free.map((known) => (
        <button type="button" class="btn" onClick={() => sit(known)}>
          <Disc seat={known} size={26} />
          <span class="who-name" dir="auto">
            {known.name}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Who begins, or that it is drawn. */
const Begins = ({ game, seats, acts: { first, startId, startRule } }: { game: Game; seats: Seat[]; acts: Acts }) =>
  startId ? (
    <p class="small soft opt-note lily-note">
      <Icon name="lily" size={18} />
      <span>
        {t(first === null ? "page-first-drawn" : "page-first-marked", { who: { text: named(seats, first) } })}
        <RuleLink game={game.name} rule={startRule} />
      </span>
    </p>
  ) : null;

/** What the bots that sit there are like. */
function Levels({ seats }: { seats: Seat[] }) {
  const levels = [...new Set(seats.flatMap((seat) => (seat.bot ? [seat.bot] : [])))];
  if (!levels.length) return null;
  return (
    <section aria-labelledby="h-bots">
      <h2 class="label section" id="h-bots">
        {t("page-bots")}
      </h2>
      <dl class="levels">
        {levels.map((level) => (
          <div>
            <dt>{t(`bot-${level}`)}</dt>
            <dd>{t(`bot-${level}.note`)}</dd>
          </div>
        ))}
      </dl>
      <p class="small soft">{t("bot-levels")}</p>
    </section>
  );
}

const named = (seats: Seat[], at: number | null) =>
  at === null ? "" : itemAt(seats, at).name.trim() || spareName(seats, at);

/** `begin`: null where nobody can be chosen to begin. */
type RowProps = {
  game: Game;
  seats: Seat[];
  at: number;
  open: boolean;
  starts: boolean;
  onOpen: () => void;
  change: (change: Partial<Seat>) => void;
  paint: (colour: string) => void;
  move: (by: number) => void;
  remove: () => void;
  begin: (() => void) | null;
};

function Row(props: RowProps) {
  const { seats, at, open, starts, onOpen, change, begin } = props;
  const seat = itemAt(seats, at);
  const name = named(seats, at);
  return (
    <li class={`seat ${open ? "open" : ""}`} data-seat={at}>
      <div class={`seat-row ${name.length > 8 ? "seat-row--long" : ""}`}>
        <button
          type="button"
          class="seat-disc"
          aria-label={t("page-seat-looks", { who: { text: name } })}
          aria-expanded={open}
          onClick={onOpen}
        >
          <Disc seat={seat} size={40} />
        </button>
        <input
          class="seat-name"
          aria-label={t("page-seat-name", { place: at + 1 })}
          value={seat.name}
          placeholder={spareName(seats, at)}
          maxlength={NAME_LIMIT}
          list="known-names"
          dir="auto"
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="done"
          onInput={(event: InputEvent) => change({ name: (event.currentTarget as HTMLInputElement).value })}
        />
        <Kind {...props} />
        {begin && (
          <button
            type="button"
            class="btn btn--icon starts"
            aria-pressed={starts}
            aria-label={t("page-seat-starts", { who: { text: name } })}
            onClick={begin}
          >
            <Icon name="lily" size={22} />
            {starts && <small>{t("page-first")}</small>}
          </button>
        )}
      </div>
      {open && <Pickers {...props} />}
    </li>
  );
}

/** Played by a person, or by a bot of some level. */
function Kind({ game, seats, at, change }: RowProps) {
  const seat = itemAt(seats, at);
  const name = named(seats, at);
  const level = seat.bot ? t(`bot-${seat.bot}`) : t(seat.phone ? "page-phone" : "page-person");
  const played = (value: string) => {
    const phone = value === "phone";
    const bot = phone || value === "person" ? null : value;
    // a person who takes over a bot's seat is not called like the bot, nor the other way round
    change(!bot === !seat.bot ? { bot, phone } : { bot, phone, name: bot ? spareName(seats, at) : "" });
  };
  return (
    <span class="kind">
      <Icon name={seat.bot ? "bot" : "person"} size={20} />
      <span aria-hidden="true">{level}</span>
      <Icon name="next" size={14} />
      <select
        aria-label={t("page-seat-played-by", { who: { text: name } })}
        value={seat.bot ?? (seat.phone ? "phone" : "person")}
        onChange={(event: Event) => played((event.currentTarget as HTMLSelectElement).value)}
      >
        <option value="person">{t("page-person")}</option>
        <option value="phone">{t("page-person-phone")}</option>
        {game.bots.map((bot) => (
          <option value={bot}>{t("page-bot-level", { level: t(`bot-${bot}`) })}</option>
        ))}
      </select>
    </span>
  );
}

/** Colour and emblem, and where the seat goes. */
function Pickers({ game, seats, at, change, paint, move, remove }: RowProps) {
  const seat = itemAt(seats, at);
  const colours = coloursFor(game, seats.length).map((colour) => {
    const holder = seats.find((other) => other.colour === colour && other !== seat);
    const drawn = drawnColour(colour, true);
    return {
      value: colour,
      name: holder
        ? t("page-colour-taken", { colour: drawn, who: { text: named(seats, seats.indexOf(holder)) } })
        : drawn,
      label: (
        <>
          {swatch(tokenOf(colour))}
          <SwatchName colour={colour} />
          {holder && (
            <span class="taken">
              <Disc seat={holder} size={18} />
            </span>
          )}
        </>
      ),
    };
  });
  return (
    <div class="pickers">
      <Picker label={t("page-colour")} value={seat.colour} onChange={paint} among={colours} />
      <Picker
        label={t("page-emblem")}
        value={emblemOf(seat)}
        onChange={(emblem: string) => change({ emblem })}
        among={emblems.map((emblem) => ({ value: emblem, name: t(`page-emblem-${emblem}`), label: mark(emblem) }))}
      />
      <div class="seat-acts">
        <button type="button" class="btn" disabled={at === 0} onClick={() => move(-1)}>
          {t("page-seat-up")}
        </button>
        <button type="button" class="btn" disabled={at === seats.length - 1} onClick={() => move(1)}>
          {t("page-seat-down")}
        </button>
        <button type="button" class="btn" disabled={seats.length <= game.seats[0]} onClick={remove}>
          <Icon name="bin" size={18} />
          {t("page-seat-remove")}
        </button>
      </div>
    </div>
  );
}
