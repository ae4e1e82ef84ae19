// Nassau's table laid by drawing: pirates, captain, boats and tiles on the charts, what captains have with keys.
import { itemAt } from "../../lists.ts";
import type { BenchProps, EditorState, SetupEditor } from "../../play/setup-editor.ts";
import { Whose } from "../../play/setup-whose.tsx";
import { t } from "../../store/words.tsx";
import { draw } from "../../art/draw.ts";
import { glyph } from "./glyphs.ts";
import { Hold } from "./setup-captain.tsx";
import { Course } from "./setup-course.tsx";
import { SEA, TOWN, type Layout, type Row, isAtSea, viewOf, visited, withRow } from "./setup-layout.ts";
import { SeaBench } from "./setup-sea.tsx";
import { isSite } from "./setup-sites.ts";
import { TownBench } from "./setup-town.tsx";
import { QUAYS, ZONES, zoneOf } from "./sea-chart.ts";
import { streetsOf } from "./streets.ts";
import { data } from "./things.tsx";
import type { View } from "./view.d.ts";

/** The zone of a place of the sea. */
function zoneAt(place: string, view: View): string | null {
  const [kind, id = ""] = place.split(":");
  return kind === "zone" ? id : zoneOf(place, view);
}

/** A boat is put to a quay, or into a zone: then it lies at the quay where it was, or at the first that is free. */
function moored(layout: Layout, seat: number, place: string, view: View): Layout {
  const [kind, id] = place.split(":");
  const { players, outposts } = layout;
  if (kind === "quay") {
    const i = QUAYS.findIndex((one) => one.id === id);
    const quay = i < 0 ? QUAYS.length + outposts.findIndex(([one]) => one === id) : i;
    const boat = i < 0 ? zoneAt(`outpost:${id}`, view) : data.harbour_quays.zone;
    return { ...layout, ...withRow(layout, seat, { boat, quay, stage: "sea" }) };
  }
  const zone = zoneAt(place, view);
  if (!zone) return layout;
  const free = QUAYS.findIndex((_, i) => players.every(({ quay }) => quay !== i));
  return {
    ...layout,
    ...withRow(layout, seat, { boat: zone, quay: itemAt(players, seat).quay ?? free, stage: "sea" }),
  };
}

/** Pirates of a captain come into a street, or leave it. */
function walked(layout: Layout, seat: number, street: string): Layout {
  const players = layout.players.map((one, i) => ({
    ...one,
    streets:
      i === seat && !one.streets.includes(street)
        ? [...one.streets, street]
        : one.streets.filter((other) => other !== street),
  }));
  const next = { ...layout, players };
  return { ...next, visited: visited(next) };
}

/** Where a piece is put down; null: it cannot be put there. */
function put(layout: Layout, held: string, place: string, view: View): Layout | null {
  const [piece, number] = held.split(":");
  const [kind, id = ""] = place.split(":");
  if (piece === "pirates") return kind === "street" ? walked(layout, Number(number), id) : null;
  if (piece === "captain" || piece === "feld") {
    const space = kind === "space" ? id : kind === "captain" ? layout.captain : kind === "feld" ? layout.feld : null;
    if (!space) return null;
    const next = { ...layout, [piece]: space };
    return { ...next, visited: visited(next) };
  }
  if (piece === "boat") {
    if (kind !== "stop") return moored(layout, Number(number), place, view);
    const boat = itemAt(layout.players, Number(number)).boat;
    return boat ? { ...layout, ...withRow(layout, Number(number), { stage: id }) } : null;
  }
  const zone = zoneAt(place, view);
  if (piece === "salt") return zone ? { ...layout, salt: zone } : null;
  const tile = data.flying_dutchman.tiles.find((one: { zone: string }) => one.zone === zone);
  return piece === "dutchman" && tile ? { ...layout, dutch: tile.id } : null;
}

const PIECES = ["captain", "feld", "boat", "salt", "dutchman"];

function press(place: string, now: EditorState<Layout>, view: View): EditorState<Layout> {
  const { layout, held } = now;
  if (held && !isSite(held)) {
    if (held === place) return { ...now, held: null };
    const next = put(layout, held, place, view);
    // a captain's pirates stand in many streets: they stay in the hand
    return next ? { ...now, layout: next, held: held.startsWith("pirates") ? held : null } : { ...now, held: null };
  }
  const [kind = "", id, i] = place.split(":");
  if (kind === "seat" && Number(i) > 0) {
    const { sailors } = itemAt(layout.players, Number(id));
    const next = sailors.includes(Number(i))
      ? sailors.filter((one) => one !== Number(i))
      : [...sailors, Number(i)].sort();
    return { ...now, layout: { ...layout, ...withRow(layout, Number(id), { sailors: next }) } };
  }
  const takes = isSite(place) || PIECES.includes(kind);
  const front = isSite(place) || /^(boat|salt|dutchman)/.test(place) ? SEA : TOWN;
  return takes ? { ...now, at: front, held: place === held ? null : place } : { ...now, held: null };
}

const zones = () => ZONES.map(({ zone }) => `zone:${zone}`);

/** Where the piece in the hand may lie; a place of the sea is laid with keys. */
function free({ held, layout }: EditorState<Layout>, view: View): string[] {
  const kind = held?.split(":")[0];
  const { squares, alleys } = streetsOf(view.layout);
  if (kind === "pirates") return [...alleys.keys()].map((id) => `street:${id}`);
  if (kind === "captain" || kind === "feld") return [...squares.keys()].map((id) => `space:${id}`);
  if (kind === "salt" || kind === "dutchman") return zones();
  if (kind !== "boat") return [];
  return [
    ...zones(),
    ...QUAYS.map(({ id }) => `quay:${id}`),
    ...(isAtSea(layout) ? ["stop:skull", "stop:camp", "stop:home"] : []),
  ];
}

/** The places of what a layout lists. */
const SITES: Record<string, string> = { foes: "foe", outposts: "outpost", towers: "tower", posts: "post" };

function places(place: string, layout: Layout): string[] {
  const [, kind = "", at = ""] = /^(\w+)(?:\[(\d+)\])?/.exec(place) ?? [];
  const of = SITES[kind];
  if (of) {
    const rows = layout[kind] as [string][];
    return rows.filter((_, i) => !at || i === Number(at)).map(([id]) => `${of}:${id}`);
  }
  if (kind === "players") return at ? [`boat:${at}`] : layout.players.map((_, seat) => `boat:${seat}`);
  if (kind === "visited") return ["captain"];
  return ["captain", "feld", "salt"].includes(kind) ? [kind] : kind.startsWith("dutch") ? ["dutchman"] : [];
}

function Bench(props: BenchProps<View, Layout>) {
  const { now, seats, turn } = props;
  return (
    <>
      <Whose
        label={t("play-nassau-setup-whose")}
        at={now.at}
        seats={seats}
        open={[
          { value: TOWN, name: t("play-nassau-picture-town"), label: draw(glyph("captain", 26)) },
          { value: SEA, name: t("play-nassau-picture-sea"), label: draw(glyph("sail", 26)) },
        ]}
        turn={turn}
      />
      {now.at === TOWN && <TownBench {...props} />}
      {now.at === SEA && <SeaBench {...props} />}
      {now.at >= 0 && <Hold key={now.at} {...props} />}
      <Course {...props} />
    </>
  );
}

const none = (counts: Record<string, number>, n: number) =>
  Object.fromEntries(Object.keys(counts).map((kind) => [kind, n]));

/** What was dealt to captains has been used since: what they have now is counted from nothing. */
const emptied = (one: Row): Row => ({
  ...one,
  animals: one.animals.map(() => null),
  weapons: none(one.weapons, 1),
  items: none(one.items, 0),
  crates: 0,
  provisions: 0,
});

export default {
  begin: (layout) => ({
    layout: { ...layout, display: [], players: layout.players.map(emptied) },
    at: TOWN,
    held: null,
  }),
  view: viewOf,
  picture: ({ at }) => (at === TOWN ? "town" : at === SEA ? "sea" : "ship"),
  pictured: (picture, { at }) => (picture === "town" ? TOWN : picture === "sea" ? SEA : Math.max(0, at)),
  press,
  free,
  places,
  how: "play-nassau-setup-how",
  right: "play-nassau-setup-right",
  odds: "nassau.fight",
  Bench,
} satisfies SetupEditor<View, Layout>;
