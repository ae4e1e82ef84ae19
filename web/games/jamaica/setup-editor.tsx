// Jamaica's table laid by drawing: ships and lairs on the chart, holds and treasures with keys below it.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { good } from "../../art/pieces.ts";
import { itemAt, replaced, toggled } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import { Disc } from "../../parts/seats.tsx";
import type { LayoutField as Asked } from "../../play/protocol.d.ts";
import type { BenchProps, Layout as AnyLayout, EditorState, SetupEditor } from "../../play/setup-editor.ts";
import type { Option, Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { Hull } from "./holds.tsx";
import { Cast, Room, boarded } from "./setup-crew.tsx";
import { fieldOf, Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Keys, NumberRow } from "../../play/setup-rows.tsx";
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
const KINDS = ["gold", "food", "powder"];
const CARDS = Object.keys(data.cards);
/** How many dice lie there, at a moment at which any do. */
const DICE: Partial<Record<Phase["at"], number>> = { rolled: 2, act: 2 };
const NUMBERS = [1, 2, 3, 4, 5, 6];
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

function Bench(props: BenchProps<View, Layout>) {
  const { now, view, seats, wrong, set, turn } = props;
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
      <Treasures {...props} />
      <Fields section="ship" {...props} />
      {at !== view.ghost && <Fields section="tokens" {...props} />}
      {view.tavern && <Room layout={layout} view={view} seats={seats} wrong={wrong} set={set} />}
      {at !== view.ghost && <Discard {...props} />}
      <Course {...props} />
    </>
  );
}

/** The cards that this captain has played, where they are known: with a game that is put right. */
function Discard(props: BenchProps<View, Layout>) {
  const { now, set, wrong, seats } = props;
  const { at, layout } = now;
  const { discard } = itemAt(layout.players, at);
  if (!discard) return null;
  const most = fieldOf(props, "discard").high;
  const take = (card: string) =>
    set({ players: replaced(layout.players, at, { hand: null, discard: toggled(discard, card) }) });
  return (
    <Keys
      class="editor-deck"
      label={t("play-jamaica-setup-discard", { seat: { seat: at } }, seats)}
      bad={wrong(`players[${at}]`)}
    >
      {CARDS.map((card) => (
        <Key
          id={card}
          name={cardName(card)}
          on={discard.includes(card)}
          off={discard.length >= most && !discard.includes(card)}
          onPress={() => take(card)}
        >
          <Icons card={card} />
        </Key>
      ))}
    </Keys>
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
  <Keys label={label} bare>
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
  </Keys>
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
  <Keys class="editor-keys num" label={t("play-jamaica-setup-count")} bare>
    {NUMBERS.map((one) => (
      <Key id={one} on={count === one} off={count === null} onPress={() => fill(one)}>
        {one}
      </Key>
    ))}
    <Key id="more" name={t("play-jamaica-setup-more")} off={count === null} onPress={() => put((count ?? 0) + 1)}>
      +
    </Key>
  </Keys>
);

function Treasures(props: BenchProps<View, Layout>) {
  const { now, view, set } = props;
  const { at } = now;
  const { ships } = now.layout;
  const ship = itemAt(ships, at);
  const [up, down, curses] = ["up", "down", "cursed"].map((id) => fieldOf(props, id)) as [Asked, Asked, Asked];
  /** With The Crew whoever took a treasure has its token. */
  const kept = (one: Ship, more: number) => (view.crew ? Math.max(0, one.tokens + more) : one.tokens);
  /** There is one of each: it goes where it is laid. */
  const take = (card: string) =>
    set({
      ships: ships.map((one, i) => {
        const has = one.up.includes(card);
        if (!has && i !== at) return one;
        const up = has ? one.up.filter((it) => it !== card) : [...one.up, card].sort();
        const tokens = kept(one, has ? -1 : 1);
        return { ...one, up, tokens, holds: card === SIXTH ? sixth(one.holds, !has) : one.holds };
      }),
    });
  const cursed = ship.down.filter((one) => one === "cursed").length;
  const cover = (all: number, curses: number) =>
    set({
      ships: replaced(ships, at, {
        ...ship,
        tokens: kept(ship, all - ship.down.length),
        down: [...Array(Math.max(0, all - curses)).fill("?"), ...Array(Math.min(all, curses)).fill("cursed")],
      }),
    });
  return (
    <>
      <Keys class="editor-keys editor-keys--cards" label={t("play-jamaica-setup-up")}>
        {up.among.map(String).map((card) => (
          <Key id={card} name={t(`jamaica-treasure-${card}`)} on={ship.up.includes(card)} onPress={() => take(card)}>
            <Treasure id={card} size={30} />
          </Key>
        ))}
      </Keys>
      <NumberRow
        label={t("play-jamaica-setup-down")}
        value={ship.down.length}
        high={down.high}
        onChange={(n) => cover(n, cursed)}
      />
      {ship.down.length > 0 && (
        <NumberRow
          label={t("play-jamaica-setup-cursed")}
          value={cursed}
          high={Math.min(curses.high, ship.down.length)}
          onChange={(n) => cover(ship.down.length, n)}
        />
      )}
    </>
  );
}

/** With the card there are six holds; what lies in the last one goes with it. */
const sixth = (holds: Hold[], on: boolean): Hold[] => (on ? [...holds, ["none", 0]] : holds.slice(0, 5));

/** At another moment a hand is of another size: what is laid of it stays, if there is enough for one. */
const anyHand =
  (most: number) =>
  ({ discard }: Layout["players"][number]) => ({
    hand: null,
    discard: discard && discard.length <= most ? discard : null,
  });

const ofDice = {
  class: "picker editor-dice",
  bare: true,
  choice: (face: number) => ({ name: String(face), label: draw(die(face, 34)) }),
};
const LOOKS = {
  ...Object.fromEntries(["die-1", "die-2", ...HALVES].map((id) => [id, ofDice])),
  whose: { bare: true },
  card: {
    class: "editor-deck",
    bare: true,
    choice: (card: string) => ({ name: cardName(card), label: <Icons card={card} /> }),
  },
};

/** How far the round is, and what comes next: the dice, or a card that is being played. */
function Course(props: BenchProps<View, Layout>) {
  const { now, set } = props;
  const { moment, players } = now.layout;
  const next = (change: Partial<Phase>) =>
    set({ moment: { ...moment, ...change }, players: players.map(anyHand(fieldOf(props, "discard").high)) });
  const put = {
    moment: (at: Phase["at"]) =>
      next({
        at,
        dice: Array.from({ length: DICE[at] ?? 0 }, (_, i) => moment.dice[i] ?? i + 1),
        card: at === "act" ? CARDS[0] : "?",
      }),
    whose: (seat: number) => next({ seat }),
  };
  const rows = { looks: LOOKS, put, ...props };
  return (
    <>
      <Fields section="round" {...rows} />
      {moment.at === "act" && <p class="small soft">{t("play-jamaica-setup-act-note")}</p>}
      <Fields section="act" {...rows} />
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
