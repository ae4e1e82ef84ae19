// Plunder's table laid by drawing: ships, flags, tokens and the storm on the chart, tiles and numbers with keys.
import { replaced } from "../../lists.ts";
import type { BenchProps, EditorState, SetupEditor } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import { Whose } from "../../play/setup-whose.tsx";
import { t } from "../../store/words.tsx";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { Course, Fleet } from "./setup-captain.tsx";
import { seaOf } from "./setup-sea.ts";
import { captainOf, type Layout, paintedIn, SEA } from "./setup-layout.ts";
import { Tiles, Tokens } from "./setup-tiles.tsx";
import { data, nameOf } from "./squares.ts";
import type { View } from "./view.d.ts";

/** Where a piece of the chart lies; null: it is none, or lies nowhere yet. */
function squareOf(place: string, { ships, marks, storm }: Layout): string | null {
  const [kind, id = ""] = place.split(":");
  if (kind === "square") return id;
  if (kind === "ship") return ships[Number(id)]?.square ?? null;
  if (kind === "mark") return marks[Number(id)] ?? null;
  return kind === "storm" ? storm : null;
}

function put(layout: Layout, held: string, square: string): Layout {
  const [kind, id] = held.split(":");
  const { ships, marks } = layout;
  if (kind === "storm") return { ...layout, storm: square };
  if (kind === "mark") return { ...layout, marks: replaced(marks, Number(id), square) };
  const fresh = { lives: data.limits.lives, cannons: 0, masts: 0, moves: 0, still: false };
  return { ...layout, ships: replaced(ships, Number(id), { ...(ships[Number(id)] ?? fresh), square }) };
}

/** The flag of whoever's things lie in front, or none. */
function flagged(layout: Layout, island: string, at: number, view: View): Layout {
  if (!view.islands.some(({ id }) => id === island)) return layout;
  const { [island]: owner, ...owners } = layout.owners;
  return { ...layout, owners: at === SEA || owner === at ? owners : { ...owners, [island]: at } };
}

function press(place: string, now: EditorState<Layout>, view: View): EditorState<Layout> {
  const { layout, held, at } = now;
  const [kind, id = ""] = place.split(":");
  if (kind === "island") return { ...now, layout: flagged(layout, id, at, view) };
  if (!held) {
    if (kind === "ship") return { ...now, at: captainOf(Number(id)), held: place };
    return kind === "mark" || kind === "storm" ? { ...now, held: place } : now;
  }
  const to = squareOf(place, layout);
  if (!to || to === squareOf(held, layout)) return { ...now, held: null };
  // two ships never lie on one square: the other one comes into the hand
  const other = held.startsWith("ship") ? layout.ships.findIndex((ship) => ship?.square === to) : -1;
  if (other >= 0) return { ...now, at: captainOf(other), held: `ship:${other}` };
  return { ...now, layout: put(layout, held, to), held: null };
}

/** With a piece in the hand, every square. */
const free = ({ held }: EditorState<Layout>, { sea: { columns, rows } }: View) =>
  held
    ? Array.from({ length: columns * rows }, (_, i) => `square:${nameOf([i % columns, Math.floor(i / columns)])}`)
    : [];

function viewOf(layout: Layout, base: View): View {
  const sea = seaOf(layout.layout, base.sea, paintedIn(layout));
  const { turn, first, round, last, storm, marks, piles, moment } = layout;
  return {
    ...base,
    ...{ turn, first, round, last, storm, marks, piles, sea },
    layout: layout.layout,
    islands: sea.coasts
      .filter(({ kind }) => kind === "resource")
      .map(({ id }) => ({ id, owner: layout.owners[id] ?? null, shut: false })),
    ships: layout.ships.flatMap((ship, n) => (ship ? [{ ...ship, ship: n, seat: captainOf(n) }] : [])),
    rolled: moment.rolled,
    pool: moment.pool,
  };
}

function places(place: string, layout: Layout): string[] {
  const [, kind, at = ""] = /^(ships|points|owners|storm|marks)[[.]?([^\].]*)/.exec(place) ?? [];
  if (kind === "ships") return [`ship:${at}`];
  if (kind === "owners") return [`island:${at}`];
  if (kind === "storm") return [kind];
  if (kind === "marks") return layout.marks.map((_, k) => `mark:${k}`);
  if (kind !== "points") return [];
  return layout.ships.flatMap((ship, n) => (ship && captainOf(n) === Number(at) ? [`ship:${n}`] : []));
}

function Bench(props: BenchProps<View, Layout>) {
  const { now, seats, turn } = props;
  return (
    <>
      <Whose
        label={t("play-plunder-setup-whose")}
        at={now.at}
        seats={seats}
        open={[{ value: SEA, name: t("play-plunder-setup-sea"), label: draw(icon("anchor", 26)) }]}
        turn={turn}
      />
      {now.at === SEA ? (
        <>
          <Tiles {...props} />
          <Tokens {...props} />
        </>
      ) : (
        <>
          <Fleet {...props} />
          <Fields section="captain" {...props} />
        </>
      )}
      <Course {...props} />
    </>
  );
}

export default {
  begin: (layout) => ({ layout: { ...layout, moment: { at: "turn", rolled: 0, pool: 0 } }, at: SEA, held: null }),
  view: viewOf,
  press,
  free,
  places,
  how: "play-plunder-setup-how",
  odds: "plunder.battle",
  Bench,
} satisfies SetupEditor<View, Layout>;
