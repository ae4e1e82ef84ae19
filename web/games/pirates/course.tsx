// The course as it is drawn on the sea: the fan of the leg in hand, the way, the hull where each leg would end, and the handle
// ahead of the bow that a thumb can take without covering her.
import { useLayoutEffect } from "preact/hooks";
import { tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { at as shift, type Point, r } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { chartOf } from "../../parts/zoom.tsx";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { mark } from "./glyphs.ts";
import { eyed } from "./eyed.ts";
import { inTheWay } from "./facts.tsx";
import { ghost, hullPath } from "./hull.ts";
import {
  drawn as redrawn,
  type Found,
  halfOf,
  hindered,
  lately,
  LEAD,
  leftOf,
  legsOf,
  lengthOf,
  plan,
  type Plan,
  type Reach,
  setLeg,
  traced,
  within,
} from "./plan.ts";
import { refocus } from "./refocus.ts";
import { ahead, cardOf, poseFrom, shipOf, spot, swing, turned } from "./sea.ts";
import { pointOf, steer, track } from "./steer.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { turnWords } from "./where.ts";

type Props = { view: View; seats: Seat[]; decision?: GameDecision | null };

export function Course({ view, seats, decision }: Props) {
  const now = plan.value;
  if (!now || !decision) return null;
  const ship = shipOf(view, now.ship);
  if (!ship) return null;
  const drawn = legsOf(view, now, hindered.value);
  const colour = ship.owner === null ? "" : tokenOf(itemAt(seats, ship.owner).colour);
  const here = drawn[Math.min(now.at, drawn.length - 1)] ?? {
    at: spot(view, ship.x, ship.y),
    heading: ship.heading,
    end: spot(view, ship.x, ship.y),
    course: ship.heading,
  };
  const body = drawn.map(({ at, end, course, stopped }, i) => {
    const last = i === drawn.length - 1;
    return `<path class="leg-case" d="M${P(at)}L${P(end)}"/><path class="leg" d="M${P(at)}L${P(end)}"/><g class="ghost${last ? " last" : ""}${stopped ? " stopped" : ""}" transform="${shift(...end)} rotate(${course})">${ghost(cardOf(now.ship), ship.masts)}</g>`;
  });
  return (
    <g class="course" data-colour={colour}>
      <g
        aria-hidden="true"
        {...ink(
          `${fan(now, here.at, here.heading)}${body.join("")}${reaches(view, lately.value)}${met(view, lately.value, inTheWay(now, lately.value))}`,
        )}
      />
      <Handle view={view} now={now} here={here} />
    </g>
  );
}

/** Where a ship would end by an answer that is looked at in a list, and how she gets there. */
export function Eyed({ view, seats, decision }: Props) {
  const option = eyed.value?.option;
  if (!option?.from?.startsWith("ship:") || !decision?.options.includes(option) || plan.value) return null;
  const ship = shipOf(view, option.from.slice(5));
  const found = traced.value?.move === option.move.join() ? traced.value.found : null;
  const offered = option.data?.pose;
  const pose = found?.pose ?? (offered && poseFrom(offered));
  const poses = found?.legs?.length ? found.legs.map((leg) => leg.pose) : pose ? [pose] : [];
  const last = poses.at(-1);
  if (!ship || !last) return null;
  const d = [spot(view, ship.x, ship.y), ...poses.map(([x, y]) => spot(view, x, y))].map(P).join("L");
  const legs = `<path class="leg-case" d="M${d}"/><path class="leg" d="M${d}"/>`;
  const body = `<g class="ghost last" transform="${shift(...spot(view, last[0], last[1]))} rotate(${last[2]})">${ghost(ship.card, ship.masts)}</g>`;
  const colour = ship.owner === null ? "" : tokenOf(itemAt(seats, ship.owner).colour);
  return <g class="course eyed" data-colour={colour} aria-hidden="true" {...ink(legs + body + reaches(view, found))} />;
}

const P = ([x, y]: Point) => `${r(x)} ${r(y)}`;

/** The water that her bow may reach with this leg, with ticks each fifteen degrees. */
function fan(now: Plan, [x, y]: Point, heading: number) {
  const leg = now.legs[now.at];
  if (!leg) return "";
  const half = halfOf(now.ship);
  const left = [...new Set(leftOf(now) + leg.letter)];
  const spread = Math.min(now.turn, 179.9);
  const wide = spread > 90 ? 1 : 0;
  const point = (h: number, far: number) => {
    const [u, v] = ahead(h);
    return P([x + u * far, y + v * far]);
  };
  const arcs = left.map((letter) => {
    const far = half + lengthOf(now, letter);
    const ticks = Array.from({ length: Math.floor((2 * now.turn) / 15) + 1 }, (_, k) => {
      const h = heading - now.turn + k * 15;
      return `M${point(h, far)}L${point(h, far - (k % 3 ? 4 : 8))}`;
    });
    const [u, v] = ahead(heading - 90);
    const on = letter === leg.letter ? " on" : "";
    return `<path class="fan-arc${on}" d="M${point(heading - spread, far)}A${r(far)} ${r(far)} 0 ${wide} 1 ${point(heading + spread, far)}"/><path class="fan-tick" d="${ticks.join("")}"/><text class="fan-letter" x="${r(x + u * (far - 9) - ahead(heading)[0] * 12)}" y="${r(y + v * (far - 9) - ahead(heading)[1] * 12 + 5)}">${letter}</text>`;
  });
  const far = half + lengthOf(now, leg.letter);
  return `<path class="fan-field" d="M${P([x, y])}L${point(heading - spread, far)}A${r(far)} ${r(far)} 0 ${wide} 1 ${point(heading + spread, far)}z"/>${arcs.join("")}`;
}

/** Whose guns would reach whom. */
function reaches(view: View, found: Found | null) {
  const one =
    (cls: string) =>
    ({ from, to }: Reach) => {
      const [a, b] = [spot(view, from[0], from[1]), spot(view, to[0], to[1])];
      return `<path class="${cls}" d="M${P(a)}L${P(b)}"/>`;
    };
  return (found?.threats ?? []).map(one("threat")).join("") + (found?.guns ?? []).map(one("bears")).join("");
}

/** What the last leg runs into or has no room for, and terrain that it crosses. */
function met(view: View, found: Found | null, hinders: string[]) {
  const places = [...new Set([...(found?.legs.at(-1)?.by ?? []), ...hinders])];
  const marks = places.flatMap((place) => {
    const [kind, id = ""] = place.split(":");
    if (kind === "island") {
      const one = itemAt(view.islands, Number(id));
      return [`<g transform="${shift(...spot(view, one.x, one.y))}"><circle class="meets" r="46"/></g>`];
    }
    const other = kind === "ship" ? shipOf(view, id) : null;
    if (!other) return [];
    return [
      `<g transform="${shift(...spot(view, other.x, other.y))} rotate(${other.heading})"><path class="meets" d="${hullPath(other.card)}"/></g>`,
    ];
  });
  const warned = (found?.legs ?? []).flatMap(({ met: on }) => on.map(([i]) => i));
  const tiles = [...new Set(warned)].map((i) => {
    const tile = itemAt(view.tiles, i);
    return `<g transform="${shift(...spot(view, tile.x, tile.y))}"><circle class="sign-back" r="10"/>${mark(tile.kind === "fog" ? "fog" : "reef", 0, 0, 15, "warn")}</g>`;
  });
  return marks.join("") + tiles.join("");
}

/** What a thumb takes to steer by. */
export const handle = (heading: number) =>
  `<circle class="hit" r="30"/><circle class="handle-case" r="21"/><circle class="handle-ring" r="21"/><g transform="rotate(${heading})"><path class="handle-mark" d="M-5-9.5 0-14.5 5-9.5M-5 9.5 0 14.5 5 9.5M-9.500-5-14.500 0-9.500 5M9.500-5 14.500 0 9.500 5"/><circle class="handle-eye" r="2.4"/></g>`;

function Handle({
  view,
  now,
  here,
}: {
  view: View;
  now: Plan;
  here: { at: Point; heading: number; end: Point; course: number };
}) {
  useLayoutEffect(() => {
    // the panel is drawn in the same go, and what had the focus there is gone then
    if (!now.whole) queueMicrotask(() => refocus("[data-action=steer]"));
  }, []);
  const leg = itemAt(now.legs, now.at);
  const half = halfOf(now.ship);
  const [u, v] = ahead(here.course);
  const far = half + LEAD;
  const [x, y] = [here.end[0] + u * far, here.end[1] + v * far];

  const onGrab = (event: PointerEvent) => {
    const svg = chartOf(event.currentTarget as SVGElement);
    if (!svg || event.button !== 0 || !event.isPrimary) return;
    const before = plan.peek();
    const begun = pointOf(svg, event);
    const off: Point = [x - begun[0], y - begun[1]];
    const move = (next: PointerEvent) => {
      const [px, py] = pointOf(svg, next);
      steer(view, [px + off[0], py + off[1]], far);
    };
    const back = () => {
      if (plan.peek()?.ship === now.ship) plan.value = before;
    };
    track(event, svg, move, () => (redrawn.value += 1), back);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1;
    const most = Math.floor(lengthOf(now, leg.letter));
    const keys: Record<string, () => void> = {
      ArrowLeft: () => setLeg({ heading: within(here.heading, turned(leg.heading - by), now.turn) }),
      ArrowRight: () => setLeg({ heading: within(here.heading, turned(leg.heading + by), now.turn) }),
      ArrowUp: () => setLeg({ mm: !leg.mm || leg.mm + by > most ? 0 : leg.mm + by }),
      ArrowDown: () => setLeg({ mm: Math.max(1, (leg.mm || most + 1) - by) }),
      Enter: () => (document.querySelector("[data-action=sail]") as HTMLElement | null)?.click(),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const said = t("play-pirates-handle-value", {
    heading: leg.heading,
    turn: turnWords(swing(here.heading, leg.heading)),
    mm: leg.mm || Math.round(lengthOf(now, leg.letter)),
  });
  return (
    <g transform={shift(x, y)} class="handle-at">
      <g
        class="keep keep-count steer-handle"
        data-action="steer"
        tabindex={0}
        role="slider"
        aria-label={t("play-pirates-handle")}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={leg.heading}
        aria-valuetext={said}
        onPointerDown={onGrab}
        onKeyDown={onKeyDown}
        {...ink(handle(leg.heading))}
      />
    </g>
  );
}
