// The printed chart as SVG text, made once a language: nothing on it ever changes. All places come from the board's data;
// ornament keeps off them, wherever they are.
import { rhumbs, rose } from "../../art/chart.ts";
import {
  at,
  curve,
  distance,
  inside,
  nearest,
  type Point,
  polygon,
  r,
  range,
  scatter,
  shore,
} from "../../art/geometry.ts";
import { keep, land, neatline, plate, river, sheet, stamp, stampDefs, waterLines, waves } from "../../art/ground.ts";
import { moon, sun } from "../../art/heavens.ts";
import { vesselDefs } from "../../art/vessels.ts";
import { itemAt } from "../../lists.ts";
import { t } from "../../store/words.tsx";
import { drawing, forks, onward, spaceAt, spaces, spot } from "./course.ts";

type Space = (typeof spaces)[number];

/** The neatline, and the chart with a little paper around it. */
const FRAME: [number, number, number, number] = [-44, -44, 1088, 1088];
export const BOUNDS: [number, number, number, number] = [-52, -52, 1104, 1104];
/** Where the compass lies. */
export const COMPASS: Point = [556, 742];

export const symbol = (name: string, x: number, y: number, size: number, cls = "") =>
  `<use class="${cls}" href="#${name}" x="${r(x - size / 2)}" y="${r(y - size / 2)}" width="${size}" height="${size}"/>`;

const text = (x: number, y: number, words: string | number, size: number, more: string) =>
  `<text x="${r(x)}" y="${r(y)}" font-size="${size}" ${more}>${words}</text>`;
const NUMBER = 'class="num"';

const shores = [drawing.main_island, ...drawing.islets].map((outline, i) =>
  shore(outline, { seed: 11 + i, step: i ? 4.5 : 6, amp: i ? 6 : 11, bays: i ? 9 : 46 }),
);
const COAST = shores.map(polygon).join("");

/** The island small: for the overview and the little pictures. */
export const OUTLINE = [drawing.main_island, ...drawing.islets].map(polygon).join("");

// ---- the spaces

const HIT = '<circle class="hit-case" r="36"/><circle class="hit" r="34"/>';
const ROCK = "M-25 15C-27 6-24 0-22-6-20-13-15-19-7-22-1-25 8-24 14-19 20-14 22-6 24 0 26 7 26 12 25 15z";
const EYES =
  "M-14-3C-13-8-5-8-4-3-4 2-7 4-10 4-13 4-15 1-14-3zM5-3C6-8 13-8 14-3 15 1 13 4 10 4 7 4 5 2 5-3zM0 4l3 6H-3z";
const CRACKS = "M-9 15V11M-3.5 15v-2.5M3 15v-2.5M8.5 15V11M16-14l3 6M18-9l3 8M20-2l2.5 9M-17-12l-2 5";
const CHEST = `<g class="chest" transform="translate(17 13)"><circle r="11.5"/>${symbol("g-treasure", 0, 0, 16)}</g>`;

const FACES: Record<Space["kind"], (space: Space, treasure: boolean) => string> = {
  // the price stands in the lower half, so that a ship lying there never hides it
  sea: ({ cost }) =>
    `<use href="#sea-square"/>${text(-8, 17.5, cost, 25, NUMBER)}${symbol("g-food", 9.5, 9.5, 17, "food")}`,
  port: ({ cost }) =>
    `<circle class="coin" r="25"/><circle class="milling" r="22.4"/>${symbol("e-anchor", 0, -11, 15, "on-coin")}${text(0, 17, cost, 24, 'class="num on-coin"')}`,
  lair: (_, treasure) =>
    `<g class="lair"><path class="rock-halo" d="${ROCK}"/><path class="rock" d="${ROCK}"/><path class="eyes" d="${EYES}"/><path class="cracks" d="${CRACKS}"/><path class="waves" d="M-31 18q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0"/>${treasure ? CHEST : ""}</g>`,
  port_royal: ({ score }) =>
    `<path class="fort-ditch" d="M0-40L10-28 30-32 28-14 40 0 28 14 30 32 10 28 0 40-10 28-30 32-28 14-40 0-28-14-30-32-10-28z"/><path class="fort" d="M0-33L9-23 25-26 23-10 33 0 23 10 25 26 9 23 0 33-9 23-25 26-23 10-33 0-23-10-25-26-9-23z"/>${symbol("e-anchor", 0, -8, 20, "glyph")}${text(0, 20, score, 22, NUMBER)}`,
};

/** What a space shows; the only thing that changes there is the treasure of a lair. */
export function faceOf(node: number, treasure: boolean) {
  const space = spaceAt(node);
  return `<g class="keep">${HIT}${FACES[space.kind](space, treasure)}</g>`;
}

/** The count of a last space, beside it. */
function shield({ kind, x, y, score }: Space) {
  if (kind === "port_royal" || score <= 0) return "";
  const [dx, dy] = y > 840 ? (x > 880 ? [32, 34] : [8, 46]) : [48, 0];
  return keep(
    x + dx,
    y + dy,
    `<path class="shield" d="M-15-13H15V6L0 16-15 6z"/>${text(0, 5, score, 18, NUMBER)}`,
    "count",
  );
}

export const SHIELDS = spaces.map(shield).join("");

// ---- the course

/** Its lanes, each from a fork to the next one or to Port Royal. */
function lanes() {
  const found: Space[][] = [];
  const crossing = (s: Space) => s.id === 0 || s.next.length > 1 || s.prev.length > 1;
  for (const from of spaces.filter(crossing))
    for (const first of from.next) {
      const lane = [from];
      let here = spaceAt(first);
      for (; !crossing(here); here = spaceAt(onward(here.id))) lane.push(here);
      found.push([...lane, here]);
    }
  return found.map((lane) => curve(lane.map(({ id }) => spot(id)))).join("");
}

/** Which way it goes, between two spaces. */
function chevron(from: number, to: number) {
  const [[x, y], [x2, y2]] = [spot(from), spot(to)];
  const turn = Math.round((Math.atan2(y2 - y, x2 - x) * 180) / Math.PI);
  return `<path class="chevron" d="M-6-8L7 0-6 8-2 0z" transform="${at((x + x2) / 2, (y + y2) / 2)} rotate(${turn})"/>`;
}

function course() {
  const d = lanes();
  const ways = forks.flatMap(({ split, outer, inner }) => [outer, inner].map((way) => chevron(split, itemAt(way, 0))));
  return `<g class="course"><path class="course-case" d="${d}"/><path class="course-line" d="${d}"/>${ways.join("")}${chevron(0, 1)}</g>`;
}

function minusFive() {
  const [[x, y], [x2, y2]] = drawing.minus5_line;
  const d = `M${x} ${y}L${x2 + 34} ${y2 - 8}`;
  return `<g class="minus"><path class="minus-case" d="${d}"/><path class="minus-line" d="${d}"/><g transform="${at(x2 - 2, y2 - 26)}"><rect x="-20" y="-14" width="40" height="27" rx="3"/>${text(0, 6, "−5", 19, NUMBER)}</g></g>`;
}

// ---- the land

/** A port's town on the nearest shore, its name written inland at right angles to the coast, as on a portolan. */
function town({ id }: Space) {
  const here = spot(id);
  const near = nearest(here, shores.flat());
  const along = Math.abs(near[0] - here[0]) > Math.abs(near[1] - here[1]) ? 1 : 0;
  const coast = shores.find((one) => one.includes(near)) ?? [];
  const straight = coast.filter((q) => Math.abs(q[along] - here[along]) < 9);
  const p = straight.length ? nearest(here, straight) : near;
  const len = distance(p, here) || 1;
  const u: Point = [(p[0] - here[0]) / len, (p[1] - here[1]) / len];
  const stands: Point = [p[0] + u[0] * 12, p[1] + u[1] * 12];
  const across = Math.abs(u[0]) > Math.abs(u[1]);
  const [x, y] = across
    ? [stands[0] + Math.sign(u[0]) * 13, stands[1] + 5]
    : [stands[0] + 5, stands[1] + (u[1] > 0 ? 10 : -16)];
  const anchor = (across ? u[0] > 0 : u[1] <= 0) ? "start" : "end";
  return `<g class="town"><path class="leader" d="M${r(here[0] + u[0] * 28)} ${r(here[1] + u[1] * 28)}L${r(p[0] - u[0] * 2)} ${r(p[1] - u[1] * 2)}"/>${stamp("town", stands)}<text class="place-name" text-anchor="${anchor}" transform="${at(x, y)}${across ? "" : " rotate(-90)"}">${t(`jamaica-space-${id}`)}</text></g>`;
}

/** Ridges, as the mapmaker pleases: kept where there is land, and room. */
const RIDGES: [Point[], number, number, number, string][] = [
  [
    [
      [664, 560],
      [716, 520],
      [772, 560],
      [800, 640],
      [770, 720],
    ],
    3,
    19,
    3,
    "peak",
  ],
  [
    [
      [662, 640],
      [700, 676],
      [690, 740],
    ],
    2,
    20,
    9,
    "peak",
  ],
  [
    [
      [190, 420],
      [250, 400],
      [320, 410],
    ],
    3,
    21,
    4,
    "hill",
  ],
  [
    [
      [200, 560],
      [270, 530],
      [336, 560],
    ],
    3,
    21,
    5,
    "hill",
  ],
  [
    [
      [410, 222],
      [520, 206],
      [640, 250],
    ],
    2,
    22,
    6,
    "hill",
  ],
  [
    [
      [668, 330],
      [740, 400],
      [806, 420],
    ],
    2,
    23,
    2,
    "hill",
  ],
];
const RIVERS: Point[][] = [
  [
    [262, 604],
    [222, 612],
    [200, 588],
    [158, 574],
  ],
  [
    [690, 760],
    [676, 790],
    [690, 818],
    [684, 846],
  ],
  [
    [452, 240],
    [436, 212],
    [446, 186],
    [440, 160],
  ],
  [
    [342, 690],
    [330, 720],
    [352, 770],
    [344, 800],
    [350, 846],
  ],
];
const NAMES: [string, number, number][] = [
  ["play-jamaica-mountains", 742, 470],
  ["play-jamaica-hills", 266, 478],
];

function inland() {
  const main = itemAt(shores, 0);
  const names = NAMES.map(([key, x, y]) => ({ words: t(key), x, y }));
  const free: (p: Point, room: number) => boolean = ([x, y], room) =>
    inside([x, y], main) &&
    distance([x, y], nearest([x, y], main)) > room &&
    !(x > 350 && x < 650 && y > 300 && y < 630) &&
    !(x > 380 && x < 656 && y > 625 && y < 860) &&
    names.every((name) => Math.abs(x - name.x) > name.words.length * 5.4 + 8 || y < name.y - 14 || y > name.y + 24);
  const relief = RIDGES.flatMap(([ridge, rows, gap, seed, kind]) =>
    range(ridge, { rows, gap, seed })
      .filter((p) => free(p, 36))
      .map((p) => ({ p, kind })),
  );
  const woods = scatter(
    [170, 170, 840, 840],
    23,
    8,
    (p) =>
      Math.sin(p[0] / 41) + Math.cos(p[1] / 33) > 0.72 && relief.every((it) => distance(it.p, p) > 24) && free(p, 30),
  ).map((p, i) => ({ p, kind: i % 4 ? "tree" : "palm" }));
  const stamps = [...relief, ...woods].sort((a, b) => a.p[1] - b.p[1]);
  return `${RIVERS.map(river).join("")}${stamps.map(({ p, kind }) => stamp(kind, p)).join("")}${names
    .map(({ words, x, y }) => text(x, y, words, 18.5, 'class="land-name"'))
    .join("")}`;
}

/** The middle of the island: title, the fortress of the combat die, the plate of dice and treasures, the compass. */
function instruments() {
  const { rect, morning_slot: m, evening_slot: e, treasure_pile: pile } = drawing.navigation_box;
  const [, top, , bottom] = rect;
  const [fx, fy] = drawing.fortress_combat_die;
  const [cx, cy] = COMPASS;
  const rules = [(m[0] + e[0]) / 2, (e[0] + pile[0]) / 2].map((x) => `M${x} ${top + 14}V${bottom - 14}`).join("");
  return `${text(500, 328, t("play-jamaica-island"), 46, 'class="island-name"')}<g transform="${at(fx, fy + 20)}"><path class="fort" d="M-44 40V-6h-6v-14h12v6h8v-6h10v6h8v-6h12v6h8v-6h10v6h8v-6h12v14h-6v46z"/><path class="cracks" d="M-40 26h14M-34 14h12M30 30h12M24 8h12M-44 40H44"/></g>${plate(rect)}<path class="plate-rule" d="${rules}"/>${sun(m[0], top + 42, 52)}${moon(e[0], top + 42, 50)}${symbol("g-treasure", pile[0], top + 42, 40, "glyph")}<g transform="${at(cx, cy)}">${rose(84)}</g>${text(cx, cy + 96, t("play-jamaica-captain"), 17, 'class="land-name"')}`;
}

// where it is used no style sees what is around it: it brings the mark of its own styles along
const TILE =
  '<g id="sea-square" data-of="jamaica"><rect class="tile" x="-23" y="-23" width="46" height="46" rx="3"/><rect class="tile-rule" x="-20" y="-20" width="40" height="40" rx="2"/><path class="tile-wave" d="M-14-11q3.5-4 7 0t7 0 7 0 7 0M-10-4q3.5-4 7 0t7 0 7 0"/></g>';

const made: Map<string, string> = new Map();

/** Everything under the places. The name of the home port lies clear of the buttons in the corner. */
export function groundOf(language: string) {
  const known = made.get(language);
  if (known) return known;
  const [x, y, w, h] = FRAME;
  const open = scatter(
    [-20, -20, 1020, 1020],
    58,
    5,
    (p) =>
      spaces.every(({ id }) => distance(p, spot(id)) > 46) &&
      shores.every((one) => !inside(p, one) && distance(p, nearest(p, one)) > 42),
  );
  const ports = spaces.filter(({ kind }) => kind === "port");
  const [homeX, homeY] = spot(0);
  const drawn = `<defs><path id="coasts" d="${COAST}"/>${stampDefs}${TILE}${vesselDefs()}</defs><rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/>${waterLines("coasts", [4, 9, 15, 22, 30, 40])}${rhumbs(...COMPASS, 1400)}${waves(open)}${land("coasts")}${inland()}${instruments()}${ports.map(town).join("")}${sheet(FRAME, 900)}${neatline(FRAME, 12, 34)}${course()}${minusFive()}${text(homeX - 88, homeY + 54, t("jamaica-space-0"), 21, 'class="land-name on-sea"')}`;
  made.set(language, drawn);
  return drawn;
}
