// The sea as it stands and as one might sail: zones, opponents, what can be held, boats. View and lights in, nodes out.
import { emblemOf, tokenOf } from "../../art/colours.js";
import { ink } from "../../art/draw.js";
import { r } from "../../art/geometry.js";
import { keep } from "../../art/ground.js";
import { chip } from "../../art/pieces.js";
import { vessel } from "../../art/vessels.js";
import { html } from "../../parts/html.js";
import { Zoom } from "../../parts/zoom.js";
import { t } from "../../store/words.js";
import { mark } from "./glyphs.js";
import { BOUNDS, HARBOUR, QUAYS, SIDE, STOPS, ZONES, boatAt, foesAt, groundOf, plansOf, quayAt, quayFace, sitesAt, stopAt } from "./sea-chart.js"; // prettier-ignore
import { placeName } from "./sea-words.js";
import { data, foe as printed, within } from "./things.js";

export { placeName } from "./sea-words.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").BoardProps<View>} BoardProps */
/** @typedef {import("../../play/types.js").Light} Light */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {import("../../art/geometry.js").Point} Point */
/** @typedef {[number, number, number, number]} Box */

/** @param {BoardProps} props */
export function Sea({ view, seats, turn, lights, onPlace, decision, foresight, considered }) {
  const plans = plansOf(view.players.length);
  const points = (/** @type {string} */ place) => decision?.options.some(({ at }) => at === place);
  const light = (/** @type {string} */ place) => (points(place) ? lights(place) : "");
  /** @param {MouseEvent} event */
  const onTap = (event) => {
    const place = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
    if (!place) return false;
    // what lies in a zone hides part of it: where only the zone may be chosen, that is what is meant
    const zone = zoneOf(place, view);
    onPlace?.(!lights(place) && zone && lights(`zone:${zone}`) ? `zone:${zone}` : place);
    return true;
  };
  const common = { view, seats };
  /** @param {string} place @param {Point} at @param {string} drawing @param {string} [cls] */
  const spot = (place, at, drawing, cls = "") =>
    html`<${Spot}
      key=${place}
      place=${place}
      at=${at}
      drawing=${drawing}
      cls=${cls}
      light=${light(place)}
      ...${common}
    />`;
  const zones = ZONES.map(({ zone }) => {
    const plan = plans.get(zone);
    const option = decision?.options.find(({ at, barred }) => at === `zone:${zone}` && !barred);
    return plan && spot(`zone:${zone}`, plan.letter, letter(zone, option, option ? foresight?.[option.id] : null, seats[decision?.seat ?? turn]), "zone-at"); // prettier-ignore
  });
  const things = view.zones.flatMap((zone) => {
    const plan = plans.get(zone.zone);
    if (!plan) return [];
    return [
      ...sitesAt(zone, plan).map((site) => spot(`${site.kind}:${site.id}`, site.at, siteFace(site, seats), "site-at")),
      ...foesAt(zone, plan).map(({ foe, at }) => spot(`foe:${foe.id}`, at, foeFace(foe, seats), "foe-at")),
    ];
  });
  const pawns = [
    ...(view.salt ? [spot("salt", pawnAt(view, "salt"), SALT)] : []),
    ...(view.dutchman ? [spot("dutchman", pawnAt(view, "dutchman"), dutchFace(view))] : []),
  ];
  const boats = view.players.flatMap(({ boat, quay }, seat) =>
    boat || quay ? [html`<${Boat} key=${`boat:${seat}`} seat=${seat} lights=${lights} ...${common} />`] : [],
  );
  return html`<${Zoom}
    bounds=${BOUNDS}
    name="nassau-sea"
    label=${t("play-nassau-sea")}
    focus=${focusOf(view, decision, considered, turn)}
    together=${false}
    asks=${Boolean(decision)}
    question=${decision ? [decision.key, decision.seat, view.round, ...decision.options.map(({ id }) => id)].join() : `${turn} ${view.players[turn]?.boat}`}
    detail=${considered?.id ?? ""}
    overview=${html`<g ...${ink(overview(view, seats))} />`}
    onTap=${onTap}
  >
    <g aria-hidden="true" ...${ink(groundOf(view.players.length))} />
    <g
      aria-hidden="true"
      ...${ink(ZONES.map(({ zone }) => lamp(plans.get(zone)?.box, light(`zone:${zone}`))).join(""))}
    />
    <g>${zones}</g>
    <g>${things}</g>
    <g>${QUAYS.map(({ id }, i) => spot(`quay:${id}`, quayAt(i), quayFace(i), "quay-at"))}</g>
    <g>${STOPS.map((stop, i) => spot(`stop:${stop}`, stopAt(i), stopFace(stop), "stop-at"))}</g>
    <g>${pawns}</g>
    <g>${boats}</g>
    <g class="chart-sky" aria-hidden="true" />
  <//>`;
}

/** A place, lit or not. @param {{place: string, at: Point, drawing: string, cls: string, light: Light, view: View, seats: Seat[]}} props */
function Spot({ place, at: [x, y], drawing, cls, light, view, seats }) {
  const name = placeName(place, view);
  const zone = place.startsWith("zone:");
  const rim = light && !zone ? `<circle class="ring-line ${light}" r="${cls === "foe-at" ? 42 : 33}"/>` : "";
  const glow = light && !zone && light !== "barred" ? `<circle class="lamp ${light}" r="${cls === "foe-at" ? 42 : 33}"/>` : ""; // prettier-ignore
  return html`<g
    class=${`spot ${cls} ${light}`}
    data-place=${place}
    role="button"
    tabindex="-1"
    aria-label=${(name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "")}
    transform=${`translate(${r(x)} ${r(y)})`}
    ...${ink(`${glow}${drawing}${rim}`)}
  />`;
}

/** @param {Box | undefined} box @param {string} light */
const lamp = (box, light) =>
  box && light
    ? `<rect class="zone-can ${light}" x="${box[0] + 6}" y="${box[1] + 6}" width="${SIDE - 12}" height="${SIDE - 12}" rx="10"/>`
    : "";

/** A zone's letter, with what sailing there takes. @param {string} zone @param {Option | undefined} option @param {any} ahead @param {Seat} seat */
function letter(zone, option, ahead, seat) {
  const laid = Number(option?.args.n ?? 0);
  const marks = [
    ...(ahead?.stops ? [(/** @type {number} */ x) => mark("foe-kraken", x, -15, 24, "stops")] : []),
    ...(laid > 0
      ? [
          (/** @type {number} */ x) =>
            `<g transform="translate(${x - 12} -27)">${chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 24 })}</g><text class="num laid" x="${x + 24}" y="-9" font-size="18">−${laid}</text>`,
        ]
      : []),
  ];
  const tags = marks.map((draw, i) => draw(66 + i * 34)).join("");
  const hit = `<rect class="hit" x="-8" y="-40" width="60" height="56"/>`;
  return `${hit}<text class="zone-letter" font-size="50">${zone}</text>${tags && keep(0, 0, `<g class="zone-tags">${tags}</g>`, "count")}`;
}

/** Everybody's crates on an opponent. @param {number[]} crates @param {Seat[]} seats */
const damage = (crates, seats) =>
  crates
    .map((n, seat) => ({ n, seat }))
    .filter(({ n }) => n > 0)
    .map(({ n, seat }, k) => crate(seats[seat], -20 + k * 22, -37, 17, n))
    .join("");

/** A crate of a seat: square, where a pirate is round. @param {Seat} seat @param {number} x @param {number} y @param {number} size @param {number} n */
function crate(seat, x, y, size, n) {
  const half = size / 2;
  const tally =
    n > 1
      ? `<circle class="tally" cx="${half + 1}" cy="${-half - 1}" r="9"/><text class="num on-tally" x="${half + 1}" y="${-half + 4}" font-size="14">${n}</text>`
      : "";
  return `<g class="crate" data-colour="${tokenOf(seat.colour)}" transform="translate(${x} ${y})"><rect class="crate-halo" x="${-half - 1.2}" y="${-half - 1.2}" width="${size + 2.4}" height="${size + 2.4}" rx="3"/><rect class="crate-face" x="${-half}" y="${-half}" width="${size}" height="${size}" rx="2"/><use class="emblem" href="#e-${emblemOf(seat)}" x="${-half * 0.74}" y="${-half * 0.74}" width="${size * 0.74}" height="${size * 0.74}"/>${tally}</g>`;
}

/** An opponent: what it is, the weapon it answers to, its strength, its points and reward, the crates in it.
 * @param {View["zones"][number]["foes"][number]} foe @param {Seat[]} seats */
function foeFace({ id, type, strength, points, crates }, seats) {
  const { weapon, reward } = printed(id);
  const gift = reward[0];
  return (
    `<use href="#enemy"/>${mark(`foe-${type}`, -9, -11, 35)}${mark(weapon, 20, -20, 18, "weapon")}${gift ? mark(gift.type ?? gift.kind, 20, -1, 15, "gift") : ""}` +
    `<text class="num strength-n" x="-17" y="28" font-size="17">${strength}</text><circle class="coin" cx="15" cy="22" r="11.5"/><text class="num on-coin" x="15" y="28" font-size="16">${points}</text>${damage(crates, seats)}`
  );
}

/** @typedef {ReturnType<typeof sitesAt>[number]} Site */

/** What a site gives or asks. @param {Site} site */
function asks({ kind, id }) {
  const one = data[{ outpost: "outposts", tower: "watchtowers", post: "trading_posts" }[kind] ?? "outposts"].find(
    (/** @type {{id: string}} */ row) => row.id === id,
  );
  return one.weapon ?? one.reward[0].type ?? one.reward[0].kind;
}

/** An outpost, a tower or a post: a building, and a board that says what it gives or asks. @param {Site} site @param {Seat[]} seats */
function siteFace(site, seats) {
  const owner = site.owner === null ? null : seats[site.owner];
  const post = site.kind === "post";
  const flag =
    owner && site.kind === "outpost"
      ? `<g transform="translate(4 -35)">${chip({ colour: tokenOf(owner.colour), emblem: emblemOf(owner), size: 22 })}</g>`
      : owner
        ? crate(owner, 15, -24, 18, site.n)
        : "";
  const good = post
    ? `<g class="ware ware-${site.good ?? "none"}" transform="translate(14 -23)"><circle class="ware-disc" r="12"/>${site.good ? mark(site.good, 0, 0, 17, "ware-mark") : ""}</g>`
    : "";
  return `<rect class="hit" x="-22" y="-34" width="44" height="64"/>${mark(site.kind, 0, -13, 33, "building")}<rect class="board-plate" x="-19" y="3" width="38" height="25" rx="3"/>${mark(asks(site), post ? -6 : 0, 15.5, 20)}${post ? '<text class="num" x="11" y="21.500" font-size="17">2</text>' : ""}${flag}${good}`;
}

const SALT = `<circle class="salt-disc" r="19"/>${mark("salt", 0, 5, 23)}<path class="salt-hat" d="M-13-5C-12-13 12-13 13-5 5-2-5-2-13-5z"/>`;

/** The Dutchman's tile: its points, and the weapon of the round. @param {View} view */
function dutchFace({ dutchman, round }) {
  if (!dutchman) return "";
  const weapon = dutchman.weapons[round - 1] ?? dutchman.weapons[0];
  return `<circle class="dutch-disc" r="21"/>${mark("dutchman", 0, -2, 29)}<g transform="translate(17 14)"><circle class="coin" r="10.500"/><text class="num on-coin" y="5.500" font-size="15">${dutchman.points}</text></g><g transform="translate(-17 14)"><circle class="board-plate" r="10.500"/>${mark(weapon, 0, 0, 15)}</g>`;
}

/** @param {View} view @param {"salt" | "dutchman"} who @returns {Point} */
function pawnAt(view, who) {
  const zone = who === "salt" ? view.salt : view.dutchman?.zone;
  const plan = plansOf(view.players.length).get(zone ?? HARBOUR);
  if (!plan) return [0, 0];
  const [x, y] = plan.box;
  return who === "salt" ? [x + SIDE - 30, y + 34] : [x + SIDE - 34, y + 140];
}

/** @param {string} stop */
const stopFace = (stop) => `<circle class="stop-disc" r="23"/>${mark(stop, 0, 0, 28)}`;

/** @param {{seat: number, view: View, seats: Seat[], lights: BoardProps["lights"]}} props */
function Boat({ seat, view, seats, lights }) {
  const place = `boat:${seat}`;
  const name = placeName(place, view);
  const [x, y] = boatAt(view, seat);
  const drawn = vessel({ colour: tokenOf(seats[seat].colour), emblem: emblemOf(seats[seat]), size: 0.74 });
  return html`<g
    class=${`boat-at ${lights(place) === "hint" ? "hint" : ""}`}
    data-place=${place}
    role="button"
    tabindex="-1"
    aria-label=${name && t(name.key, name.args, seats)}
    transform=${`translate(${r(x)} ${r(y)})`}
  >
    <g data-body ...${ink(`${drawn}<ellipse class="hit" cy="-15" rx="24" ry="26"/>`)} />
  </g>`;
}

// ---- what matters now

/** In which zone something lies. @param {string} place @param {View} view @returns {string | null} */
function zoneOf(place, view) {
  const [kind, id] = place.split(":");
  if (kind === "salt") return view.salt;
  if (kind === "dutchman") return view.dutchman?.zone ?? null;
  if (kind === "boat") return view.players[Number(id)]?.boat ?? null;
  const of = /** @type {Record<string, "foes" | "outposts" | "towers" | "posts">} */ ({ foe: "foes", outpost: "outposts", tower: "towers", post: "posts" })[kind]; // prettier-ignore
  return of ? (view.zones.find((zone) => zone[of].some((one) => one.id === id))?.zone ?? null) : null;
}

/** @param {Point} at @param {number} [room] @returns {Box} */
const around = ([x, y], room = 44) => [x - room, y - room, 2 * room, 2 * room];

/** @param {View} view @param {BoardProps["decision"]} decision @param {Option | null | undefined} considered @param {number} turn @returns {Box[]} */
function focusOf(view, decision, considered, turn) {
  const plans = plansOf(view.players.length);
  const seat = decision?.seat ?? turn;
  const box = (/** @type {string | null | undefined} */ zone) => {
    const plan = zone ? plans.get(zone) : null;
    return plan ? [plan.box] : [];
  };
  const boat = box(view.players[seat]?.boat ?? HARBOUR);
  if (considered) return [...boat, ...box(within(considered.at, "zone"))];
  const open = decision?.options.filter(({ barred }) => !barred) ?? [];
  if (open.some(({ at }) => at?.startsWith("quay:"))) return [around([40, 2 * SIDE + 136], 120)];
  if (open.some(({ at }) => at?.startsWith("stop:"))) return [around(stopAt(1), 96)];
  return [...boat, ...open.flatMap(({ at }) => box(within(at, "zone")))];
}

/** All zones in a corner. @param {View} view @param {Seat[]} seats */
function overview(view, seats) {
  const [x, y, w, h] = BOUNDS;
  const zones = ZONES.map(({ zone }) => {
    const plan = plansOf(view.players.length).get(zone);
    const [left, top] = plan?.box ?? [0, 0];
    const boats = view.players
      .flatMap(({ boat }, seat) => (boat === zone ? [seat] : []))
      .map(
        (seat, k) =>
          `<circle class="mini-ship" data-colour="${tokenOf(seats[seat].colour)}" cx="${left + 70 + (k % 2) * 110}" cy="${top + 90 + Math.floor(k / 2) * 100}" r="46"/>`,
      );
    return `<text class="mini-letter" x="${left + SIDE / 2}" y="${top + SIDE / 2 + 44}" font-size="130" text-anchor="middle">${zone}</text>${boats.join("")}`;
  });
  return `<rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/><path class="mini-border" d="M${SIDE} 0V${3 * SIDE}M${2 * SIDE} 0V${3 * SIDE}M0 ${SIDE}H${3 * SIDE}M0 ${2 * SIDE}H${3 * SIDE}"/>${zones.join("")}`;
}
