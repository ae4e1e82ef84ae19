// Jamaica's table laid by drawing: ships and lairs on the chart, holds and treasures with keys below it.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { good } from "../../art/pieces.ts";
import { itemAt, replaced, toggled } from "../../lists.ts";
import { Lamp, Picker, Segments } from "../../parts/choices.tsx";
import { Disc } from "../../parts/seats.tsx";
import { Stepper } from "../../parts/stepper.tsx";
import type { BenchProps, Layout as AnyLayout, EditorState, SetupEditor } from "../../play/setup-editor.ts";
import type { Option, Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { Hull } from "./holds.tsx";
import { Cast, Room, boarded } from "./setup-crew.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Who } from "../../play/setup-whose.tsx";
import { action, die, line } from "./marks.ts";
import { Treasure } from "./treasures.tsx";
import type { View } from "./view.d.ts";
import { cardOf, data, type Goods, goodsWords, HALVES, numberIn, seatOf } from "./words.ts";

/** `count`: of somebody aboard, who it is */
export type Hold = [kind: string, count: number | string];
type Ship = { space: number; lap: number; holds: Hold[]; up: string[]; down: string[]; tokens: number };
type Phase = { at: "round" | "rolled" | "choose" | "act" | "ghost"; dice: number[]; seat: number; card: string };
/** `tavern`: cell by cell who sits there, "?" for a covered tile, null for an empty cell; only with The Crew */
export type Layout = AnyLayout & {
  round: number;
  captain: number;
  ships: Ship[];
  players: { hand: number | null; discard: string[] | null }[];
  lairs: number[];
  tavern?: (string | null)[];
  bottle?: string;
  moment: Phase;
};

const SIXTH = "T04";
const POWERS = ["T01", "T02", "T03", SIXTH];
/** Of The Crew one alone lies open. */
const CREW_POWERS = ["CT12"];
const KINDS = ["gold", "food", "powder"];
const CARDS = Object.keys(data.cards);
/** The moments at which people lay a table, and their dice. */
const AT = ["round", "rolled", "act"] as Phase["at"][];
/** Those at which a game may stand that is put right. */
const phasesOf = ({ at }: Phase) => (AT.includes(at) ? AT : [at, ...AT]);
const ROWS: Partial<Record<Phase["at"], string[]>> = {
  rolled: ["row-die-1", "row-die-2"],
  act: ["half-morning", "half-evening"],
};
const MOST_DISCARDED = 7;
const NUMBERS = [1, 2, 3, 4, 5, 6];
/** From here on a ship may lie behind the start. */
const ASTERN = 41;
const LAIRS = data.board.spaces.flatMap(({ kind }, space) => (kind === "lair" ? [space] : []));

/** A ship that is moved lies ahead of the start. */
const moved = (layout: Layout, ship: number, space: number): Layout => ({
  ...layout,
  ships: replaced(layout.ships, ship, { ...itemAt(layout.ships, ship), space, lap: 0 }),
});

const turned = (layout: Layout, lair: number): Layout => ({
  ...layout,
  lairs: toggled(layout.lairs, lair).sort((a, b) => a - b),
});

function press(place: string, now: EditorState<Layout>): EditorState<Layout> {
  const { layout, held } = now;
  const inHand = numberIn(held, "ship");
  const ship = numberIn(place, "ship");
  const space = ship === null ? numberIn(place, "space") : itemAt(layout.ships, ship).space;
  if (place === held) return { ...now, held: null };
  if (inHand !== null && space !== null) return { layout: moved(layout, inHand, space), at: inHand, held: null };
  if (ship !== null) return { ...now, at: ship, held: place };
  return space !== null && LAIRS.includes(space) ? { ...now, layout: turned(layout, space) } : now;
}

function viewOf(layout: Layout, base: View): View {
  const { moment } = layout;
  return {
    ...base,
    round: layout.round,
    captain: layout.captain,
    turn: layout.captain,
    dice: moment.dice.length && moment.at !== "rolled" ? moment.dice : null,
    rolled: moment.at === "rolled" ? moment.dice : null,
    ships: layout.ships.map((ship, i) => ({
      ...itemAt(base.ships, i),
      space: ship.space,
      lap: ship.lap,
      holds: ship.holds.map(goodsOf),
      up: ship.up,
      down: ship.down.map((one) => ({ card: null, seen_by: [], cursed: one === "cursed" })),
      tokens: ship.tokens,
    })),
    lairs: layout.lairs,
    pile: layout.lairs.length,
    tavern: base.tavern && {
      ...base.tavern,
      cells: Object.fromEntries(Object.keys(base.tavern.cells).map((cell, i) => [cell, layout.tavern?.[i] ?? null])),
      bottle: layout.bottle ?? base.tavern.bottle,
    },
  };
}

function goodsOf([kind, count]: Hold) {
  if (kind === "none") return null;
  return kind === "crew" ? { kind, count: 1, who: String(count) } : { kind, count: Number(count), who: null };
}

/** Where a place of the layout stands on the chart: what a ship has, at the ship; the pile, at every lair that is empty. */
function places(place: string, layout: Layout): string[] {
  const ship = /^ships\[(\d)\]/.exec(place);
  if (ship) return [`ship:${ship[1]}`];
  const empty = LAIRS.filter((lair) => !layout.lairs.includes(lair));
  return place === "pile" ? (empty.length ? empty : LAIRS).map((lair) => `space:${lair}`) : [];
}

function Bench({ now, view, seats, wrong, set, turn }: BenchProps<View, Layout>) {
  const { layout, at } = now;
  const ship = itemAt(layout.ships, at);
  const put = (change: Partial<Ship>) => set({ ships: replaced(layout.ships, at, { ...ship, ...change }) });
  return (
    <>
      <Picker
        label={t("play-jamaica-setup-ships")}
        className="picker editor-seats"
        value={at}
        onChange={turn}
        among={layout.ships.map((_, one) => ({
          value: one,
          name: one === view.ghost ? t("jamaica-ghost") : itemAt(seats, one).name,
          label: (
            <>
              <Disc seat={seatOf(one, view, seats)} size={30} />
              {wrong(`ships[${one}]`) && draw(line("curse", 16))}
            </>
          ),
        }))}
      />
      <Holds
        key={at}
        ship={at}
        view={view}
        seats={seats}
        onPut={(holds) => put({ holds })}
        onHire={(hold, who) => set(boarded(layout, at, hold, who))}
      />
      <Treasures ship={ship} others={layout.ships} onPut={(ships) => set({ ships })} at={at} crew={view.crew} />
      {ship.space >= ASTERN && (
        <div class="opt">
          <label for="lay-behind">{t("play-jamaica-setup-behind")}</label>
          <Lamp id="lay-behind" on={ship.lap < 0} onChange={(on) => put({ lap: on ? -1 : 0 })} />
        </div>
      )}
      {view.crew && at !== view.ghost && (
        <div class={`editor-row${wrong("tokens") ? " editor-bad" : ""}`}>
          <span class="label">{t("play-jamaica-setup-tokens")}</span>
          <Stepper
            label={t("play-jamaica-setup-tokens")}
            value={ship.tokens}
            low={0}
            high={LAIRS.length}
            onChange={(n) => put({ tokens: n ?? 0 })}
          />
        </div>
      )}
      {view.tavern && <Room layout={layout} view={view} seats={seats} wrong={wrong} set={set} />}
      <Course layout={layout} seats={seats} set={set} />
    </>
  );
}

const bayOf = (hold: number, goods: Goods | null): Option => ({
  id: `hold:${hold}`,
  move: ["hold", hold],
  key: "play-jamaica-setup-hold",
  args: { number: hold + 1, goods: goodsWords(goods) },
  group: "hold",
});

/** A bay is tapped, then what lies there and how much: after the number the next one is in front. */
function Holds({
  ship,
  view,
  seats,
  onPut,
  onHire,
}: {
  ship: number;
  view: View;
  seats: Seat[];
  onPut: (holds: Hold[]) => void;
  onHire: (hold: number, who: string) => void;
}) {
  const [bay, setBay] = useState(0);
  /** Somebody is about to come aboard. */
  const [hires, setHires] = useState(false);
  const stowed = itemAt(view.ships, ship).holds;
  const holds: Hold[] = stowed.map((one) => (one ? [one.kind, one.who ?? one.count] : ["none", 0]));
  const [kind, count] = holds[bay] ?? ["none", 0];
  const person = hires || kind === "crew";
  const full = kind !== "none" && !person;
  const turn = (next: number) => {
    setBay(next);
    setHires(false);
  };
  const put = (next: Hold) => {
    setHires(false);
    onPut(replaced(holds, bay, next));
  };
  const next = () => turn((bay + 1) % holds.length);
  /** That is all of it: the next bay comes to the front. */
  const fill = (hold: Hold) => {
    put(hold);
    next();
  };
  return (
    <>
      <Hull
        ship={ship}
        view={view}
        seats={seats}
        answer={(hold) => bayOf(hold, stowed[hold] ?? null)}
        taken={`hold:${bay}`}
        onTake={({ id }) => turn(numberIn(id, "hold") ?? 0)}
      />
      <Kinds
        label={t("play-jamaica-setup-kind", { number: bay + 1 })}
        now={hires ? "crew" : kind}
        people={view.crew && ship !== view.ghost}
        onPress={(one) => {
          if (one === "none") fill(["none", 0]);
          else if (one === "crew") setHires(true);
          else put([one, full ? count : 1]);
        }}
      />
      {person ? (
        <Cast
          label={t("play-jamaica-setup-who-aboard", { number: bay + 1 })}
          who={kind === "crew" ? String(count) : null}
          view={view}
          seats={seats}
          onPress={(who) => {
            onHire(bay, who);
            next();
          }}
        />
      ) : (
        <Counts
          count={full ? Number(count) : null}
          fill={(many) => fill([kind, many])}
          put={(many) => put([kind, many])}
        />
      )}
    </>
  );
}

/** What may lie in a hold. `people`: whether somebody may be there. */
const Kinds = ({
  label,
  now,
  people,
  onPress,
}: {
  label: string;
  now: string;
  people: boolean;
  onPress: (kind: string) => void;
}) => (
  <div class="editor-keys" role="group" aria-label={label}>
    {KINDS.map((one) => (
      <Key id={one} name={t(`jamaica-icon-${one}`)} on={now === one} onPress={() => onPress(one)}>
        {draw(good(one, 28))}
      </Key>
    ))}
    {people && (
      <Key id="crew" name={t("play-jamaica-setup-person")} on={now === "crew"} onPress={() => onPress("crew")}>
        {draw(icon("people", 28))}
      </Key>
    )}
    <Key id="none" on={now === "none"} onPress={() => onPress("none")}>
      {t("jamaica-hold-empty")}
    </Key>
  </div>
);

/** How much lies in a hold; null: nothing that is counted. */
const Counts = ({
  count,
  fill,
  put,
}: {
  count: number | null;
  fill: (many: number) => void;
  put: (many: number) => void;
}) => (
  <div class="editor-keys num" role="group" aria-label={t("play-jamaica-setup-count")}>
    {NUMBERS.map((one) => (
      <Key id={one} on={count === one} off={count === null} onPress={() => fill(one)}>
        {one}
      </Key>
    ))}
    <Key id="more" name={t("play-jamaica-setup-more")} off={count === null} onPress={() => put((count ?? 0) + 1)}>
      +
    </Key>
  </div>
);

function Treasures({
  ship,
  others,
  at,
  crew,
  onPut,
}: {
  ship: Ship;
  others: Ship[];
  at: number;
  crew: boolean;
  onPut: (ships: Ship[]) => void;
}) {
  const open = crew ? CREW_POWERS : POWERS;
  /** With The Crew whoever took a treasure has its token. */
  const kept = (one: Ship, more: number) => (crew ? Math.max(0, one.tokens + more) : one.tokens);
  /** There is one of each: it goes where it is laid. */
  const take = (card: string) =>
    onPut(
      others.map((one, i) => {
        const has = one.up.includes(card);
        if (!has && i !== at) return one;
        const up = has ? one.up.filter((it) => it !== card) : [...one.up, card].sort();
        const tokens = kept(one, has ? -1 : 1);
        return { ...one, up, tokens, holds: card === SIXTH ? sixth(one.holds, !has) : one.holds };
      }),
    );
  const cursed = ship.down.filter((one) => one === "cursed").length;
  const cover = (all: number, curses: number) =>
    onPut(
      replaced(others, at, {
        ...ship,
        tokens: kept(ship, all - ship.down.length),
        down: [...Array(Math.max(0, all - curses)).fill("?"), ...Array(Math.min(all, curses)).fill("cursed")],
      }),
    );
  return (
    <>
      <p class="label">{t("play-jamaica-setup-up")}</p>
      <div class="editor-keys editor-keys--cards" role="group" aria-label={t("play-jamaica-setup-up")}>
        {open.map((card) => (
          <Key id={card} name={t(`jamaica-treasure-${card}`)} on={ship.up.includes(card)} onPress={() => take(card)}>
            <Treasure id={card} size={30} />
          </Key>
        ))}
      </div>
      <div class="editor-row">
        <span class="label">{t("play-jamaica-setup-down")}</span>
        <Stepper
          label={t("play-jamaica-setup-down")}
          value={ship.down.length}
          low={0}
          high={9}
          onChange={(n) => cover(n ?? 0, cursed)}
        />
      </div>
      {ship.down.length > 0 && (
        <div class="editor-row">
          <span class="label">{t("play-jamaica-setup-cursed")}</span>
          <Stepper
            label={t("play-jamaica-setup-cursed")}
            value={cursed}
            low={0}
            high={Math.min(3, ship.down.length)}
            onChange={(n) => cover(ship.down.length, n ?? 0)}
          />
        </div>
      )}
    </>
  );
}

/** With the card there are six holds; what lies in the last one goes with it. */
const sixth = (holds: Hold[], on: boolean): Hold[] => (on ? [...holds, ["none", 0]] : holds.slice(0, 5));

/** At another moment a hand is of another size: what is laid of it stays, if there is enough for one. */
const anyHand = ({ discard }: Layout["players"][number]) => ({
  hand: null,
  discard: discard && discard.length <= MOST_DISCARDED ? discard : null,
});

function Course({ layout, seats, set }: { layout: Layout; seats: Seat[]; set: (change: Partial<Layout>) => void }) {
  const { moment } = layout;
  const next = (change: Partial<Phase>) =>
    set({
      moment: { ...moment, ...change },
      ...(("at" in change || "seat" in change) && { players: layout.players.map(anyHand) }),
    });
  return (
    <>
      <div class="editor-row">
        <span class="label">{t("play-jamaica-setup-round")}</span>
        <Stepper
          label={t("play-jamaica-setup-round")}
          value={layout.round}
          low={1}
          high={Number(layout.options.round_cap ?? 60)}
          onChange={(round) => set({ round: round ?? 1 })}
        />
      </div>
      <p class="label">{t("play-jamaica-setup-captain")}</p>
      <Who
        label={t("play-jamaica-setup-captain")}
        value={layout.captain}
        seats={seats}
        onChange={(captain) => set({ captain })}
      />
      <Phases moment={moment} seats={seats} next={next} />
    </>
  );
}

/** What comes next: the dice, or a card that is being played. */
function Phases({ moment, seats, next }: { moment: Phase; seats: Seat[]; next: (change: Partial<Phase>) => void }) {
  const turn = (at: Phase["at"]) =>
    next({ at, dice: (ROWS[at] ?? []).map((_, i) => moment.dice[i] ?? i + 1), card: at === "act" ? CARDS[0] : "?" });
  return (
    <>
      <p class="label">{t("play-jamaica-setup-moment")}</p>
      <Segments
        label={t("play-jamaica-setup-moment")}
        className="editor-moment"
        value={moment.at}
        onChange={turn}
        among={phasesOf(moment).map((at) => ({ value: at, label: t(`play-jamaica-setup-at-${at}`) }))}
      />
      {ROWS[moment.at]?.map((row, which) => (
        <Picker
          key={row}
          label={t(`play-jamaica-${row}`)}
          className="picker editor-dice"
          value={moment.dice[which] ?? null}
          onChange={(face: number) => next({ dice: replaced(moment.dice, which, face) })}
          among={NUMBERS.map((face) => ({ value: face, name: String(face), label: draw(die(face, 34)) }))}
        />
      ))}
      {moment.at === "act" && (
        <>
          <p class="small soft">{t("play-jamaica-setup-act-note")}</p>
          <Who
            label={t("play-jamaica-setup-whose")}
            value={moment.seat}
            seats={seats}
            onChange={(seat) => next({ seat })}
          />
          <Picker
            label={t("play-jamaica-setup-card")}
            className="editor-deck"
            value={moment.card}
            onChange={(card: string) => next({ card })}
            among={CARDS.map((card) => ({ value: card, name: cardName(card), label: <Icons card={card} /> }))}
          />
        </>
      )}
    </>
  );
}

const cardName = (card: string) => HALVES.map((half) => t(`jamaica-icon-${cardOf(card)[half]}`)).join(" · ");

const Icons = ({ card }: { card: string }) => (
  <span class="editor-card">{HALVES.map((half) => draw(action(cardOf(card)[half], 26)))}</span>
);

export default {
  // nobody remembers what each has discarded: it is drawn by lot, and laid only in a layout that was saved
  begin: (layout) => ({
    layout: {
      ...layout,
      moment: { at: "round", dice: [], seat: 0, card: "?" },
      // whom the app has turned up sits elsewhere on the table
      ...(layout.tavern && { tavern: layout.tavern.map((tile) => tile && "?") }),
      players: layout.players.map(() => ({ hand: null, discard: null })),
    },
    at: 0,
    held: null,
  }),
  view: viewOf,
  press,
  places,
  how: "play-jamaica-setup-how",
  odds: "jamaica.combat",
  Bench,
} satisfies SetupEditor<View, Layout>;
