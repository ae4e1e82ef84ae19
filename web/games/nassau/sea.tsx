// The sea as it stands and as one might sail: zones, opponents, what can be held, boats. View and lights in, nodes out.
import { DrawnFor } from "../../parts/drawn-for.tsx";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { at as shift, type Point, r } from "../../art/geometry.ts";
import { keep } from "../../art/ground.ts";
import { chip } from "../../art/pieces.ts";
import { vessel } from "../../art/vessels.ts";
import { itemAt } from "../../lists.ts";
import { Zoom } from "../../parts/zoom.tsx";
import type { Light, Lights, Option, Said, Seat } from "../../play/types.ts";
import { locale, t } from "../../store/words.tsx";
import { mark } from "./glyphs.ts";
import {
  BOUNDS,
  HARBOUR,
  QUAYS,
  SIDE,
  STOPS,
  ZONES,
  boxOf,
  foesAt,
  groundOf,
  homeward,
  plansOf,
  quayFace,
  sitesAt,
  spotOf,
  zoneOf,
} from "./sea-chart.ts";
import { focusOf, questionOf } from "./sea-sight.ts";
import { placeName as named } from "./sea-words.ts";
import { data, foe as printed, within } from "./things.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;

/** Half of what a finger needs at the scale that a small screen opens at. */
const FINGER = 36.5;
const CARD = 42;

export function Sea(props: BoardProps) {
  const { view, seats, turn, lights, onPlace, decision, foresight, considered, carried, free } = props;
  const plans = plansOf(view.players.length);
  const light = lightsOf({ lights, decision, considered });
  const sails = Boolean(decision?.options.every(({ at }) => !at || at.startsWith("zone:")));
  const onTap = (event: MouseEvent) => {
    const place = (event.target as Element).closest("[data-place]")?.getAttribute("data-place");
    if (!place) return false;
    const below = light(place) ? null : under(place, view, sails);
    onPlace?.(below && light(below) ? below : place);
    return true;
  };
  const common = { view, seats, free };
  const spot = (place: string, drawing: string, cls: string = "", more: string[] = [], room?: string) => (
    <Spot
      key={place}
      place={place}
      drawing={drawing}
      cls={cls}
      light={light(place)}
      more={more}
      room={room}
      {...common}
    />
  );
  const zones = ZONES.map(({ zone }) => {
    const options = decision?.options.filter(({ at, barred }) => at === `zone:${zone}` && !barred) ?? [];
    const more = options.map(({ key, args }) => t(key, args, seats));
    const whole = (sails && Boolean(light(`zone:${zone}`))) || Boolean(free?.includes(`zone:${zone}`));
    const face = zoneFace(zone, options[0], foresight, itemAt(seats, decision?.seat ?? turn), view);
    return spot(`zone:${zone}`, face, "zone-at", more, roomOf(zone, whole, view));
  });
  const things = view.zones.flatMap((zone) => {
    const plan = plans.get(zone.zone);
    if (!plan) return [];
    return [
      ...sitesAt(zone, plan).map((site) => spot(`${site.kind}:${site.id}`, siteFace(site, seats), "site-at")),
      ...foesAt(zone, plan).map(({ foe }) => spot(`foe:${foe.id}`, foeFace(foe, seats), "foe-at")),
    ];
  });
  // the quay of an outpost is seen only while a boat may be put there
  const moorings = (decision?.options ?? []).flatMap(({ at }) => {
    const id = within(at, "quay");
    return at && id && QUAYS.every((quay) => quay.id !== id) ? [spot(at, MOORING, "quay-at")] : [];
  });
  const pawns = [
    ...(view.salt ? [spot("salt", SALT)] : []),
    ...(view.dutchman ? [spot("dutchman", dutchFace(view))] : []),
  ];
  const boats = view.players.flatMap(({ boat }, seat) =>
    boat ? [<Boat key={`boat:${seat}`} seat={seat} lights={lights} {...common} />] : [],
  );
  return (
    <Zoom
      bounds={BOUNDS}
      name="nassau-sea"
      label={t("play-nassau-sea")}
      focus={focusOf(props)}
      together={Boolean(carried)}
      asks={Boolean(decision)}
      question={questionOf(props)}
      detail={considered?.id ?? ""}
      overview={<g {...ink(overview(view, seats))} />}
      onTap={onTap}
    >
      <g aria-hidden="true" {...ink(groundOf(view.players.length, locale.value))} />
      <g aria-hidden="true" {...ink(ZONES.map(({ zone }) => lamp(zone, light(`zone:${zone}`))).join(""))} />
      <g>{zones}</g>
      <g>{things}</g>
      <g>
        {QUAYS.map(({ id }, i) => spot(`quay:${id}`, quayFace(i), "quay-at"))}
        {moorings}
      </g>
      <g>{STOPS.map((stop) => spot(`stop:${stop}`, stopFace(stop), "stop-at"))}</g>
      <g>{pawns}</g>
      <g>{boats}</g>
      <g class="chart-sky" aria-hidden="true" />
    </Zoom>
  );
}

/** Where one may go home as well, no boat lies in the hand: the zones may be chosen all the same. */
const lightsOf =
  ({ lights, decision, considered }: Pick<BoardProps, "lights" | "decision" | "considered">): Lights =>
  (place) => {
    const told = lights(place);
    if (told || considered || !decision) return told;
    const here = decision.options.filter(({ at }) => at === place);
    return here.some(({ barred }) => !barred) ? "lit" : here.length ? "barred" : "";
  };

// ---- places

/** A place of the sea in words. */
export function placeName(place: string, view: View, _seats?: Seat[]): Said | null {
  const quay = within(place, "quay");
  const zone = quay && zoneOf(`outpost:${quay}`, view);
  return zone ? { key: "play-nassau-outpost-quay", args: { zone } } : named(place, view);
}

/** A place, lit or not: what is drawn of it, and above that what is pressed, whose name tells all figures. Both are made again
 * only where something has changed: most places are as they were. */
function Spot({
  place,
  drawing,
  cls,
  light,
  more,
  view,
  seats,
  room,
  free = [],
}: {
  place: string;
  drawing: string;
  cls: string;
  light: Light;
  more: string[];
  view: View;
  seats: Seat[];
  room?: string;
  free?: string[];
}) {
  const name = placeName(place, view);
  const [x, y] = spotOf(place, view) ?? [0, 0];
  const canLie = free.includes(place);
  const make = () => {
    const said = (name ? t(name.key, name.args, seats) : "") + (light ? `, ${t(`play-state-${light}`)}` : "");
    const touch = room ?? circled(light);
    return (
      <>
        <g
          class={`drawn ${cls} ${light}`}
          aria-hidden="true"
          transform={shift(x, y)}
          {...ink(room ? drawing : litUp(drawing, light, cls === "foe-at" ? CARD : FINGER))}
        />
        <g
          class={`spot ${cls} ${light}`}
          data-place={place}
          data-free={canLie ? "" : undefined}
          role="button"
          tabindex={-1}
          aria-label={[said, ...more].join(". ")}
          transform={shift(x, y)}
          {...ink(`${touch.replace(" ", ' class="hit-case" ')}${touch.replace(" ", ' class="hit" ')}`)}
        />
      </>
    );
  };
  const words = JSON.stringify([name, more]);
  return <DrawnFor of={[x, y, canLie, cls, drawing, light, locale.value, room, seats, words]} draw={make} />;
}

/** Nothing takes the room of its neighbours while it cannot be chosen. */
const circled = (light: Light) => `<circle r="${light ? FINGER : 24}"/>`;

function litUp(drawing: string, light: Light, radius: number) {
  const glow = light && light !== "barred" ? `<circle class="lamp ${light}" r="${radius}"/>` : "";
  const rim = light ? `<circle class="ring-line ${light}" r="${radius}"/>` : "";
  return `${glow}${drawing}${rim}`;
}

function lamp(zone: string, light: Light) {
  if (!light) return "";
  const [x, y] = boxOf(zone);
  // the harbour's begins where the shore ends
  const shore = zone === HARBOUR ? 42 : 6;
  return `<rect class="zone-can ${light}" x="${x + shore}" y="${y + 6}" width="${SIDE - shore - 6}" height="${SIDE - 12}" rx="10"/>`;
}

/** Where a zone's letter is, from its middle. */
function letterOf(zone: string, view: View): Point {
  const letter = plansOf(view.players.length).get(zone)?.letter ?? [0, 0];
  const middle = spotOf(`zone:${zone}`, view) ?? [0, 0];
  return [letter[0] - middle[0], letter[1] - middle[1]];
}

/** What of a zone can be tapped: all of it, or its letter. */
function roomOf(zone: string, whole: boolean, view: View) {
  const [x, y] = letterOf(zone, view);
  const half = SIDE / 2 - 4;
  return whole
    ? `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="10"/>`
    : `<rect x="${x - 14}" y="${y - 52}" width="73" height="73"/>`;
}

/** A zone's letter, with what sailing there takes. */
function zoneFace(
  zone: string,
  option: Option | undefined,
  foresight: BoardProps["foresight"],
  seat: Seat,
  view: View,
) {
  const [x, y] = letterOf(zone, view);
  const laid = Number(option?.args.n ?? 0);
  const tags: ((left: number) => string)[] = [];
  if (option?.move[0] === "compass") tags.push((left) => mark("compass", left, -16, 26));
  if (option && foresight?.[option.id]?.stops) tags.push((left) => mark("foe-kraken", left, -16, 26, "stops"));
  if (laid > 0)
    tags.push(
      (left) =>
        `<g transform="translate(${left - 13} -29)">${chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 26 })}</g><text class="num laid" x="${left + 27}" y="-9" font-size="20">−${laid}</text>`,
    );
  const taken = tags.map((draw, i) => draw(58 + i * 34)).join("");
  return (
    `<g transform="${shift(x, y)}"><text class="zone-letter" font-size="50">${zone}</text>` +
    `${taken && keep(0, 0, `<g class="zone-tags">${taken}</g>`, "count")}</g>`
  );
}

/** Everybody's crates on an opponent. */
const damage = (crates: number[], seats: Seat[]) =>
  crates
    .map((n, seat) => ({ n, seat }))
    .filter(({ n }) => n > 0)
    .map(({ n, seat }, k) => crate(itemAt(seats, seat), -20 + k * 22, -37, 17, n))
    .join("");

/** A crate of a seat: square, where a pirate is round. */
function crate(seat: Seat, x: number, y: number, size: number, n: number) {
  const half = size / 2;
  const tally =
    n > 1
      ? `<circle class="tally" cx="${half + 1}" cy="${-half - 1}" r="9"/><text class="num on-tally" x="${half + 1}" y="${-half + 4}" font-size="14">${n}</text>`
      : "";
  return `<g class="crate" data-colour="${tokenOf(seat.colour)}" transform="translate(${x} ${y})"><rect class="crate-halo" x="${-half - 1.2}" y="${-half - 1.2}" width="${size + 2.4}" height="${size + 2.4}" rx="3"/><rect class="crate-face" x="${-half}" y="${-half}" width="${size}" height="${size}" rx="2"/><use class="emblem" href="#e-${emblemOf(seat)}" x="${-half * 0.74}" y="${-half * 0.74}" width="${size * 0.74}" height="${size * 0.74}"/>${tally}</g>`;
}

/** An opponent: what it is, the weapon it answers to, its strength, its points and reward, the crates in it. */
function foeFace({ id, type, strength, points, crates }: View["zones"][number]["foes"][number], seats: Seat[]) {
  const { weapon, reward } = printed(id);
  const size = reward.length > 1 ? 14 : 18;
  const gifts = reward.map((gift: { kind: string; type?: string }, k: number) =>
    mark(gift.type ?? gift.kind, 17 + (k - (reward.length - 1) / 2) * 14, -1, size, "gift"),
  );
  return (
    `<use href="#enemy"/>${mark(`foe-${type}`, -11, -11, 32)}${mark(weapon, 17, -20, 21, "weapon")}${gifts.join("")}` +
    `<text class="num strength-n" x="-17" y="28.5" font-size="19">${strength}</text><circle class="coin" cx="15" cy="22" r="12"/><text class="num on-coin" x="15" y="28" font-size="18">${points}</text>${damage(crates, seats)}`
  );
}

type Site = ReturnType<typeof sitesAt>[number];

/** What a site gives or asks. */
function asks({ kind, id }: Site) {
  const one = data[{ outpost: "outposts", tower: "watchtowers", post: "trading_posts" }[kind] ?? "outposts"].find(
    (row: { id: string }) => row.id === id,
  );
  return one.weapon ?? one.reward[0].type ?? one.reward[0].kind;
}

/** An outpost, a tower or a post: a building, and a board that says what it gives or asks. */
function siteFace(site: Site, seats: Seat[]) {
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
  return `${mark(site.kind, 0, -13, 33, "building")}<rect class="board-plate" x="-19" y="3" width="38" height="25" rx="3"/>${mark(asks(site), post ? -6 : 0, 15.5, 20)}${post ? '<text class="num" x="11" y="21.5" font-size="17">2</text>' : ""}${flag}${good}`;
}

const SALT = `<circle class="salt-disc" r="19"/>${mark("salt", 0, 5, 23)}<path class="salt-hat" d="M-13-5C-12-13 12-13 13-5 5-2-5-2-13-5z"/>`;

const MOORING = `<circle class="board-plate" r="17"/>${mark("home", 0, 0, 22)}`;

/** The Dutchman's tile: its points, and the weapon of the round. */
function dutchFace({ dutchman, round }: View) {
  if (!dutchman) return "";
  const weapon = dutchman.weapons[round - 1] ?? dutchman.weapons[0] ?? "";
  return `<circle class="dutch-disc" r="21"/>${mark("dutchman", 0, -2, 29)}<g transform="translate(17 14)"><circle class="coin" r="10.5"/><text class="num on-coin" y="5.5" font-size="15">${dutchman.points}</text></g><g transform="translate(-17 14)"><circle class="board-plate" r="10.5"/>${mark(weapon, 0, 0, 15)}</g>`;
}

const stopFace = (stop: string) => `<circle class="stop-disc" r="23"/>${mark(stop, 0, 0, 28)}`;

function Boat({ seat, view, seats, lights }: { seat: number; view: View; seats: Seat[]; lights: Lights }) {
  const place = `boat:${seat}`;
  const name = placeName(place, view);
  const [x, y] = spotOf(place, view) ?? [0, 0];
  // that the boat sails goes without saying
  const light = /hint|chosen/.test(lights(place)) ? lights(place) : "";
  const size = homeward(view, seat) ? 0.5 : 0.74;
  const captain = itemAt(seats, seat);
  const drawn = vessel({ colour: tokenOf(captain.colour), emblem: emblemOf(captain), size });
  const room = `cy="${r(-20 * size)}" rx="${r(33 * size)}" ry="${r(35 * size)}"`;
  return (
    <g
      class={`boat-at ${light}`}
      data-place={place}
      role="button"
      tabindex={-1}
      aria-label={name ? t(name.key, name.args, seats) : undefined}
      transform={shift(x, y)}
    >
      <g
        data-body
        {...ink(
          `${drawn}${light === "hint" ? `<ellipse class="ring-line hint" ${room}/>` : ""}<ellipse class="hit-case" ${room}/><ellipse class="hit" ${room}/>`,
        )}
      />
    </g>
  );
}

/** What lies in a zone hides part of it: where only zones may be chosen, that is what is meant. So with a stop and its boats. */
function under(place: string, view: View, sails: boolean): string | null {
  const seat = within(place, "boat");
  if (seat && homeward(view, Number(seat))) return `stop:${itemAt(view.players, Number(seat)).stage}`;
  const zone = sails ? zoneOf(place, view) : null;
  return zone && `zone:${zone}`;
}

/** All zones in a corner. */
function overview(view: View, seats: Seat[]) {
  const [x, y, w, h] = BOUNDS;
  const zones = ZONES.map(({ zone }) => {
    const [left, top] = boxOf(zone);
    const boats = view.players
      .flatMap(({ boat }, seat) => (boat === zone && !homeward(view, seat) ? [seat] : []))
      .map(
        (seat, k) =>
          `<circle class="mini-ship" data-colour="${tokenOf(itemAt(seats, seat).colour)}" cx="${left + 70 + (k % 2) * 110}" cy="${top + 90 + Math.floor(k / 2) * 100}" r="46"/>`,
      );
    return `<text class="mini-letter" x="${left + SIDE / 2}" y="${top + SIDE / 2 + 44}" font-size="130" text-anchor="middle">${zone}</text>${boats.join("")}`;
  });
  return `<rect class="sea" x="${x}" y="${y}" width="${w}" height="${h}"/><rect class="land" x="${x}" y="${2 * SIDE - 12}" width="${30 - x}" height="${SIDE + 30}"/><path class="mini-border" d="M${SIDE} 0V${3 * SIDE}M${2 * SIDE} 0V${3 * SIDE}M0 ${SIDE}H${3 * SIDE}M0 ${2 * SIDE}H${3 * SIDE}"/>${zones.join("")}`;
}
