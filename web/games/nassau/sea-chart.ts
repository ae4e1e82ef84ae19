// The Caribbean as SVG text: nine zones, islands for what can be held, open water for what can be fought. Where everything lies.
import data from "data:nassau";
import { rhumbs, rose, serpent } from "../../art/chart.ts";
import { centre, distance, type Point, polygon, scatter, shore } from "../../art/geometry.ts";
import { land, neatline, plate, sheet, stamp, stampDefs, waterLines, waves } from "../../art/ground.ts";
import { vesselDefs } from "../../art/vessels.ts";
import { itemAt } from "../../lists.ts";
import { remembering } from "../../remembering.ts";
import { t } from "../../store/words.tsx";
import { mark } from "./glyphs.ts";
import type { View, Zone } from "./view.d.ts";

type Box = [number, number, number, number];
/** Where a zone's things lie: the island with its sites, so many opponents, the boats. */
type Plan = {
  zone: string;
  box: Box;
  letter: Point;
  isle: Point[];
  sites: Point[];
  most: number;
  foes: (n: number) => Point[];
  salt: Point;
  dutchman: Point;
  berth: (k: number) => Point;
};

/** One zone, in units of the chart. */
export const SIDE = 270;
const WHOLE = 3 * SIDE;
/** West of the zones: the town, and the stops of the way home. */
const WEST = -104;
const FRAME: Box = [WEST, -16, WHOLE + 16 - WEST, WHOLE + 32];
export const BOUNDS: Box = [WEST - 8, -24, WHOLE + 32 - WEST, WHOLE + 48];
export const ZONES: {
  zone: string;
  row: number;
  col: number;
  outpost_slots: number;
  watchtower_slots: number;
  trading_post_slots: number;
  opponent_slots_min_players: number[];
}[] = data.zones.list;
export const HARBOUR = data.harbour_quays.zone;
export const QUAYS: { id: string; bonus: { kind: string; n: number }[] }[] = data.harbour_quays.quays;
/** The stops of the way home, in the order in which they are made. */
export const STOPS = ["skull", "camp", "home"];

/** @param lower  by how much every other one lies lower */
const row = (n: number, [x, y]: Point, pitch: number, lower: number): Point[] =>
  Array.from({ length: n }, (_, k) => [x + (k - (n - 1) / 2) * pitch, y + (k % 2 ? lower : 0)]);

/** @param most  opponents */
function planned(zone: (typeof ZONES)[number], most: number): Plan {
  const [x, y] = [zone.col * SIDE, (2 - zone.row) * SIDE];
  // in turn over the chart, so that nine zones look like one sea
  const low = (zone.row + zone.col) % 2 === 0;
  const harbour = zone.zone === HARBOUR ? 46 : 0;
  const held = zone.outpost_slots + zone.watchtower_slots + zone.trading_post_slots;
  // a finger wants as much as there is room for
  const gap = held > 3 ? 62 : 70;
  const [cx, cy] = [x + (low ? 139 : 150) + harbour * 0.55, y + (low ? 211 : 82)];
  const [rx, ry] = [(held * gap) / 2 + 8, 43];
  const fx = x + (low ? 150 : 134) + harbour * 0.25;
  return {
    zone: zone.zone,
    box: [x, y, SIDE, SIDE],
    letter: [x + 14 + harbour * 1.5, y + 44],
    isle: Array.from({ length: 10 }, (_, k) => {
      const a = (k * Math.PI) / 5;
      return [cx + rx * Math.cos(a) * (0.92 + 0.14 * Math.cos(3 * a)), cy + ry * Math.sin(a)];
    }),
    sites: row(held, [cx, cy + 3], gap, -7),
    most,
    foes: (n) => row(n, [fx, y + (low ? 90 : 205)], n > 3 ? 65 : 74, 8),
    salt: low ? [x + SIDE - 28, y + 30] : [x + SIDE - 27, y + 146],
    dutchman: [x + SIDE - (low ? 32 : 74), y + 144],
    berth: (k) => [x + 36 + k * 48 + harbour, y + 168],
  };
}

/** The plans of all zones for so many captains. */
export const plansOf = remembering((players: number): Map<string, Plan> => {
  const most = (zone: (typeof ZONES)[number]) =>
    zone.opponent_slots_min_players.filter((least) => least <= players).length;
  return new Map(ZONES.map((zone) => [zone.zone, planned(zone, most(zone))]));
});

export function boxOf(zone: string): Box {
  const { row: r, col } = ZONES.find((one) => one.zone === zone) ?? itemAt(ZONES, 0);
  return [col * SIDE, (2 - r) * SIDE, SIDE, SIDE];
}

/** The opponents of a zone, closed up where some are gone. */
export function foesAt({ foes }: Zone, plan: Plan) {
  const spots = plan.foes(foes.length);
  return foes.map((foe, k) => ({ foe, at: itemAt(spots, k) }));
}

/** What can be held in a zone, each with its place: outposts, then towers, then posts. */
export function sitesAt(zone: Zone, plan: Plan) {
  const all = [
    ...zone.outposts.map((one) => ({ kind: "outpost", id: one.id, owner: one.owner, n: 1, good: null })),
    ...zone.towers.map((one) => ({ kind: "tower", id: one.id, owner: one.owner, n: one.n, good: null })),
    ...zone.posts.map((one) => ({ kind: "post", id: one.id, owner: null, n: 0, good: one.good })),
  ];
  return all.map((site, k) => ({ ...site, at: plan.sites[k] ?? itemAt(plan.sites, 0) }));
}

// ---- single places

/** The harbour's quays, in two rows: each has a finger's room. */
export const quayAt = (i: number): Point => [i % 2 ? -40 : 12, 2 * SIDE + 36 + i * 50];
export const stopAt = (i: number): Point => [-64, SIDE + 54 + i * 74];

/** Boats in a zone, in the order of the seats. */
const afloat = ({ players }: View, zone: string) =>
  players.flatMap(({ boat, stage }, seat) => (boat === zone && stage === "sea" ? [seat] : []));

/** Whether a boat is on its way home, or there. */
export const homeward = ({ players }: View, seat: number) => STOPS.includes(itemAt(players, seat).stage);

/** Where a boat lies. */
function boatAt(view: View, seat: number): Point {
  const { boat, quay, stage } = itemAt(view.players, seat);
  if (homeward(view, seat)) {
    const [x, y] = stopAt(STOPS.indexOf(stage));
    const before = view.players.slice(0, seat).filter((other) => other.stage === stage).length;
    return [x + 36 + (before % 2) * 24, y + (before < 2 ? 0 : 25)];
  }
  if (view.phase === "town" && quay) {
    const i = QUAYS.findIndex(({ id }) => id === quay);
    const [x, y] = i < 0 ? outpostQuay(view, quay) : [54, quayAt(i)[1]];
    return [x, y + 12];
  }
  const zone = boat ?? HARBOUR;
  const plan = planOf(view, zone);
  return plan.berth(Math.max(0, afloat(view, zone).indexOf(seat)));
}

/** The quay of an outpost, on the water's side of it. */
function outpostQuay(view: View, id: string): Point {
  const [x, y] = siteAt(view, "outpost", id) ?? [0, 0];
  return [x - 48, y + 12];
}

const planOf = (view: View, zone: string): Plan => plansOf(view.players.length).get(zone) as Plan;

/** Where the sites of a view are, by their places: each drawing looks for each of them. */
const sites: WeakMap<View["zones"], Map<string, Point>> = new WeakMap();

function siteAt(view: View, kind: string, id: string): Point | null {
  const found =
    sites.get(view.zones) ??
    new Map(
      view.zones.flatMap((zone) =>
        sitesAt(zone, planOf(view, zone.zone)).map((site) => [`${site.kind}:${site.id}`, site.at] as const),
      ),
    );
  sites.set(view.zones, found);
  return found.get(`${kind}:${id}`) ?? null;
}

/** Where a place is on the chart; null where it is not there now. */
export function spotOf(place: string, view: View): Point | null {
  const [kind = "", id = ""] = place.split(":");
  const known = ZONES.some(({ zone }) => zone === id);
  switch (kind) {
    case "zone":
      return known ? [boxOf(id)[0] + SIDE / 2, boxOf(id)[1] + SIDE / 2] : null;
    case "foe":
      for (const zone of view.zones)
        for (const { foe, at } of foesAt(zone, planOf(view, zone.zone))) if (foe.id === id) return at;
      return null;
    case "salt":
      return view.salt ? planOf(view, view.salt).salt : null;
    case "dutchman":
      return view.dutchman ? planOf(view, view.dutchman.zone).dutchman : null;
    case "boat":
      return view.players[Number(id)]?.boat ? boatAt(view, Number(id)) : null;
    case "stop":
      return STOPS.includes(id) ? stopAt(STOPS.indexOf(id)) : null;
    case "quay": {
      const i = QUAYS.findIndex((quay) => quay.id === id);
      return i < 0 ? siteAt(view, "outpost", id) && outpostQuay(view, id) : quayAt(i);
    }
  }
  return siteAt(view, kind, id);
}

// ---- the ground

const grounds: Map<string, string> = new Map();

/** The chart without what changes on it. */
export function groundOf(players: number, language: string) {
  const key = `${players} ${language}`;
  const made = grounds.get(key) ?? drawn(players);
  grounds.set(key, made);
  return made;
}

/** A jetty from the shore, and the way to it from the second row. */
function jetty(_: unknown, i: number) {
  const [x, y] = quayAt(i);
  const way = x < 0 ? `<path class="leader" d="M${x + 16} ${y}H24"/>` : "";
  return `${way}<path class="jetty" d="M24 ${y - 5}H56V${y + 5}H24z"/><path class="jetty" d="M34 ${y - 5}v10M44 ${y - 5}v10"/>`;
}

const ENEMY =
  '<g id="enemy" data-of="nassau"><path class="enemy" d="M-33-29L-27-35H27L33-29V29L27 35H-27L-33 29z"/><path class="enemy-sky" d="M-29-27L-25-31H25L29-27V8H-29z"/><path class="enemy-rule" d="M-33 9H33"/><path class="strength-shield" d="M-27 13H-7V24C-7 29-12 32-17 34-22 32-27 29-27 24z"/></g>';

function drawn(players: number) {
  const all = [...plansOf(players).values()];
  const south = 2 * SIDE;
  const [x, y, w, h] = FRAME;
  const box = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  const isles = all.map(({ isle }, i) => shore(isle, { seed: 31 + i, step: 5, amp: 7, bays: 8 }));
  const town = shore(
    [
      [-180, south - 14],
      [-90, south - 6],
      [6, south - 10],
      [30, south + 18],
      [34, south + 130],
      [30, south + 250],
      [24, south + 300],
      [-180, south + 306],
    ],
    { seed: 4, step: 6, amp: 4, bays: 8 },
  );
  const coasts = [...isles, town].map(polygon).join("");
  const calm = (p: Point) =>
    all.every(
      ({ isle, sites, foes, most, letter }) =>
        [...isle, ...sites].every((q) => distance(p, q) > 66) &&
        foes(most).every((q) => distance(p, q) > 50) &&
        distance(p, letter) > 44,
    );
  const growth = all.flatMap(({ sites }) =>
    sites.slice(0, -1).map((site, k) => {
      const [x, y] = centre([site, itemAt(sites, k + 1)]);
      return stamp(k % 2 ? "palm" : "tree", [x, y - 12]);
    }),
  );
  const borders = [SIDE, south].map((k) => `M${k}-10V${WHOLE + 10}M-10 ${k}H${WHOLE + 10}`).join("");
  const name = `<text class="land-name" font-size="19" transform="translate(-76 ${south + 140}) rotate(-90)">${t("nassau-title")}</text>`;
  const [first, last] = [stopAt(0), stopAt(2)];
  return (
    `<defs>${stampDefs}${vesselDefs()}${ENEMY}<path id="nassau-coasts" d="${coasts}"/><clipPath id="nassau-sheet"><rect ${box}/></clipPath></defs>` +
    `<g clip-path="url(#nassau-sheet)"><rect class="sea" ${box}/>${waterLines("nassau-coasts", [3.5, 8, 13, 19, 26])}` +
    `<g class="rhumbs">${rhumbs(south, SIDE, 1300)}</g>${waves(scatter([10, 10, WHOLE, WHOLE], 54, 3, calm))}<path class="border" d="${borders}"/>` +
    `<g class="rose" transform="translate(${south} ${SIDE})">${rose(30, { rings: false, winds: 8, lily: false })}</g>${serpent(-54, 150, 1.1)}${land("nassau-coasts")}${growth.join("")}${name}${QUAYS.map(jetty).join("")}</g>` +
    `${plate([WEST + 12, first[1] - 40, 4, last[1] + 40], 10)}${sheet(FRAME, 500)}${neatline(FRAME, 8, 30)}`
  );
}

/** A quay's plate with its bonus. */
export function quayFace(i: number) {
  const { kind, n } = itemAt(itemAt(QUAYS, i).bonus, 0);
  return `<circle class="board-plate" r="18"/>${mark(kind, 0, 0, 24)}${n > 1 ? `<text class="num tally-n" x="13" y="17" font-size="17">${n}</text>` : ""}`;
}

/** What lies in a zone, by the kind of its place. */
const LYING = { foe: "foes", outpost: "outposts", tower: "towers", post: "posts" } as const;
const lies = (kind: string): kind is keyof typeof LYING => Object.hasOwn(LYING, kind);

/** In which zone something lies. */
export function zoneOf(place: string, view: View): string | null {
  const [kind = "", id] = place.split(":");
  if (kind === "salt") return view.salt;
  if (kind === "dutchman") return view.dutchman?.zone ?? null;
  if (kind === "boat") return view.players[Number(id)]?.boat ?? null;
  if (!lies(kind)) return null;
  const of = LYING[kind];
  return view.zones.find((zone) => zone[of].some((one) => one.id === id))?.zone ?? null;
}
