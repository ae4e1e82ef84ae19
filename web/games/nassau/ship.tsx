// A ship as it lies on the table: sails, weapons, sailors with their animals, what is aboard, the crew on deck, the holds.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import type { Point } from "../../art/geometry.ts";
import { chip } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import type { Lights, Said, Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { mark } from "./glyphs.ts";
import { Estate } from "./estate.tsx";
import { GOODS, ITEMS, WEAPONS, data } from "./things.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { Player, View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;

const W = 360;
const H = 236;
const { holds: HOLDS, sails: SAILS } = { holds: data.limits.holds, sails: data.limits.sails_incl_flag };
const SEATS = data.limits.sailors_incl_start;
const { crates_per_hold: PER_HOLD, provisions_per_hold: RATIONS } = data.limits;

const column = (i: number) => 25 + i * 42;
const aside = (i: number) => 240 + i * 26;

/** A mark and its count below. */
const counted = (kind: string, x: number, y: number, n: number) =>
  `<g class="${n ? "" : "none"}">${mark(kind, x, y, 22)}<text class="num" x="${x}" y="${y + 27}" font-size="15">${n}</text></g>`;

const rigging = (player: Player) =>
  Array.from({ length: SAILS }, (_, i) => mark("sail", column(i), 26, 36, i < player.sails ? "own" : "lacks")).join(
    "",
  ) + WEAPONS.map((kind, i) => counted(kind, aside(i), 18, player.weapons[kind] ?? 0)).join("");

/** A sailor's seat, with the animal at its corner. */
function seatDrawing(player: Player, i: number) {
  const animal = player.animals[i];
  const sailor = player.sailors[i];
  const tired = animal && player.tired.includes(animal);
  return (
    `<circle class="crew-seat${sailor ? " manned" : ""}" r="19"/>${sailor ? mark("sailor", -3, -3, 24) : ""}` +
    (animal
      ? `<g class="beast${tired ? " tired" : ""}${sailor ? "" : " waits"}" transform="translate(10 9)"><circle r="12.500"/>${mark(`animal-${animal}`, 0, 0, 19)}</g>`
      : "")
  );
}

/** What lies in the holds, hold by hold. */
export function stowed(player: Player): { kind: string; n: number }[] {
  const split = (kind: string, n: number, most: number) =>
    Array.from({ length: Math.ceil(n / most) }, (_, i) => ({ kind, n: Math.min(most, n - i * most) }));
  const goods = GOODS.flatMap((kind) => split(kind, player.goods[kind] ?? 0, 1));
  return [...split("crate", player.crates, PER_HOLD), ...split("provision", player.provisions, RATIONS), ...goods];
}

function loadDrawing({ kind, n }: { kind: string; n: number }) {
  if (GOODS.includes(kind)) return `<g class="good good-${kind}"><circle r="17"/>${mark(kind, 0, 0, 24)}</g>`;
  const spots: Point[] =
    n > 3
      ? [
          [-13, -10],
          [13, -10],
          [-13, 12],
          [13, 12],
        ]
      : n > 1
        ? [
            [-13, -9],
            [13, -9],
            [0, 12],
          ]
        : [[0, 0]];
  return spots
    .slice(0, n)
    .map(([x, y]) => mark(kind, x, y, 21))
    .join("");
}

/** The hull cut open. With a working rat one hold carries two loads. */
function hull(player: Player) {
  const loads = stowed(player);
  const bays = Array.from({ length: HOLDS }, (_, i) => {
    const x = 12 + i * 67;
    const open = i < player.holds;
    const [load, more] = [loads[i], i === player.holds - 1 ? loads[player.holds] : undefined];
    const inside = load
      ? `<g transform="translate(${x + (more ? 18 : 32)} 205)${more ? " scale(.7)" : ""}">${loadDrawing(load)}</g>${more ? `<g transform="translate(${x + 47} 205) scale(.7)">${loadDrawing(more)}</g>` : ""}`
      : "";
    return `<rect class="hold${open ? "" : " closed"}" x="${x}" y="180" width="64" height="50" rx="3"/>${open ? inside : `<path class="planks" d="M${x} 196h64M${x} 214h64"/>`}`;
  });
  return `<path class="ship-hull" d="M4 172H356L346 236H14Z"/>${bays.join("")}`;
}

/** Pirates who stand, and those who lie. */
function deck(player: Player, seat: Seat) {
  const looks = { colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 24 };
  const all = player.standing + player.laid;
  const step = Math.min(27, 300 / Math.max(1, all));
  return Array.from({ length: all }, (_, i) => {
    const x = 14 + i * step;
    const lies = i >= player.standing;
    return `<g class="${lies ? "lies" : "stands"}" transform="translate(${x} ${lies ? 146 : 138})${lies ? " scale(1 .6)" : ""}">${chip(looks)}</g>`;
  }).join("");
}

export function ShipBoard({
  view,
  seats,
  seat,
  lights = () => "",
  decision,
  onPlace,
}: {
  view: View;
  seats: Seat[];
  seat: number;
  lights?: Lights;
  decision?: BoardProps["decision"];
  onPlace?: (place: string) => void;
}) {
  const player = itemAt(view.players, seat);
  const items = ITEMS.map((kind, i) => counted(kind, aside(i), 78, player.items[kind] ?? 0)).join("");
  const asked = (place: string) => decision?.options.some(({ at }) => at === place);
  const onClick = (event: MouseEvent) => {
    const place = (event.target as Element).closest("[data-place]")?.getAttribute("data-place");
    if (place) onPlace?.(place);
  };
  const places = Array.from({ length: SEATS }, (_, i) => {
    const place = `seat:${seat}:${i}`;
    const light = asked(place) ? lights(place) : "";
    const name = placeName(place, view);
    return (
      <g
        key={place}
        class={`crew-at ${light}`}
        data-place={onPlace ? place : undefined}
        role={onPlace ? "button" : "img"}
        tabindex={onPlace ? -1 : undefined}
        aria-label={name ? t(name.key, name.args, seats) : undefined}
        transform={`translate(${column(i)} 84)`}
        {...ink(seatDrawing(player, i))}
      />
    );
  });
  return (
    <svg
      class="ship-board"
      viewBox={`0 0 ${W} ${H}`}
      role="group"
      aria-label={t("play-nassau-ship-of", { seat: { seat } }, seats)}
      onClick={onClick}
    >
      <g aria-hidden="true" {...ink(hull(player))} />
      <g aria-hidden="true" {...ink(rigging(player) + items)} />
      <g>{places}</g>
      <g
        aria-hidden="true"
        {...ink(`<path class="deck-rail" d="M4 166H356M4 170H356"/>${deck(player, itemAt(seats, seat))}`)}
      />
      <text class="num reserve" x="346" y="157" text-anchor="end" font-size="14" aria-hidden="true">
        {player.reserve}
      </text>
      <g aria-hidden="true" {...ink(mark("crate", 352 - 36, 152, 17, "soft"))} />
    </svg>
  );
}

/** The ship of whoever is asked, or has the turn. */
export function Ship({ view, seats, turn, lights, onPlace, decision, viewer = null }: BoardProps) {
  const seat = decision?.seat ?? turn;
  return (
    <div class="ship-picture" tabindex={0} role="group" aria-label={t("play-nassau-picture-ship")}>
      <h2 class="sr">{t("play-nassau-ship-of", { seat: { seat } }, seats)}</h2>
      <ShipBoard view={view} seats={seats} seat={seat} lights={lights} decision={decision} onPlace={onPlace} />
      <Estate view={view} seat={seat} viewer={viewer} />
    </div>
  );
}

/** A place aboard, in words. */
export function placeName(place: string, view: View): Said | null {
  const [kind, seat, i] = place.split(":");
  const player = view.players[Number(seat)];
  if (kind !== "seat" || !player) return null;
  const animal = player.animals[Number(i)];
  return {
    key: "play-nassau-seat",
    args: {
      place: Number(i) + 1,
      sailor: player.sailors[Number(i)] ? "yes" : "no",
      animal: animal ? { word: `nassau-animal-${animal}` } : "",
      beast: animal ? (player.tired.includes(animal) ? "tired" : "yes") : "no",
    },
  };
}
