// What would lie on the chart: the places that are offered, each a tap, and what is being put together.
import { tokenOf } from "../../art/colours.ts";
import { ink } from "../../art/draw.ts";
import { at as shift, type Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import type { Move, Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { alongOf, berthsOf } from "./berths.ts";
import { draft, type Draft, judged, placeIn, put, sternOf, swung } from "./compose.tsx";
import { eyed } from "./eyed.ts";
import { line } from "./ground.ts";
import { ghost } from "./hull.ts";
import { walls } from "./isles.ts";
import { hands, planned, traced } from "./plan.ts";
import { type Pose, aboard, bodyOf, cardOf, data, laid, poseFrom, shipOf, spot } from "./sea.ts";
import { pointOf, track } from "./steer.ts";
import type { GameDecision, GameOption } from "./decisions.d.ts";
import type { Ship, View } from "./view.d.ts";

type Props = { view: View; seats: Seat[]; decision?: GameDecision | null };

/** Questions in which a place is chosen, and nothing else. */
const LIT = [
  "pirates-ask-deploy",
  "pirates-ask-island",
  "pirates-ask-tile",
  "pirates-ask-smoke",
  "pirates-ask-token",
  "pirates-ask-course",
  "pirates-ask-drive",
  "pirates-ask-leave",
  "pirates-ask-whirl",
  "pirates-ask-retreat",
  "pirates-ask-blow",
];

/** Where an option puts something, as the engine counts. */
function poseOf({ move, data: more }: GameOption): Pose | null {
  if (more?.pose) return poseFrom(more.pose);
  if (move[0] === "token") return [Number(move[1]), Number(move[2]), 0];
  return move[0] === "island" || move[0] === "tile" ? poseFrom(move.slice(2, 5).map(Number)) : null;
}

/** What it puts there. */
function lies(view: View, verb: string, atoms: Move, [x, y, turned]: Pose, card: string) {
  const p = spot(view, x, y);
  const kind = verb === "tile" ? atoms[0] : verb === "smoke" ? "fog" : "";
  const poly = verb === "island" ? data.islands[atoms[0]] : data.terrain[kind]?.poly;
  if (poly) return `<path class="draft-land" d="${line(laid(poly, p, turned))}"/>`;
  if (!card) return `<circle class="draft-land" cx="${p[0]}" cy="${p[1]}" r="22"/>`;
  return `<g class="ghost last" transform="${shift(...p)} rotate(${turned})">${ghost(
    card,
    bodyOf(card).masts.map(() => 1),
  )}</g>`;
}

/** A fort, with all its flags. */
function fortOf(view: View, { parts }: Draft, [x, y, facing]: Pose, colour: string) {
  const order = parts.at(-1);
  const flags = Array.from({ length: order?.kind === "path" ? order.most : 0 }, () => true);
  return `<g transform="${shift(...spot(view, x, y))}">${walls(facing, flags, colour)}</g>`;
}

/** The ring along which her bow swings, and where it would be. */
function ringOf(view: View, ship: Ship, [x, y, heading]: Pose) {
  const [u, v] = sternOf(view, ship);
  const { length } = bodyOf(ship.card);
  const [bx, by] = aboard(spot(view, x, y), heading, [length / 2 + 14, 0]);
  return `<circle class="swing-ring" cx="${u}" cy="${v}" r="${length}"/><circle class="swing-knob" cx="${bx}" cy="${by}" r="9"/>`;
}

/** Where a mast stands. */
function mastAt(view: View, place: string): Point | null {
  const [, name, number] = place.split(":");
  const ship = shipOf(view, name);
  const point = ship && bodyOf(ship.card).masts[Number(number) - 1];
  return point ? aboard(spot(view, ship.x, ship.y), ship.heading, point) : null;
}

/** What is offered on the chart now, and where: a pose in which something would lie, or a mast, which has none. */
export function offered(
  view: View,
  decision: GameDecision,
): { option: GameOption; place: string; pose: Pose | null; at: Point }[] {
  if (draft.value || planned.value) return [];
  return decision.options.flatMap((option, i) => {
    if (option.barred) return [];
    const mast = option.at?.startsWith("mast:") ? option.at : null;
    const pose = !mast && LIT.includes(decision.key) ? poseOf(option) : null;
    const at = mast ? mastAt(view, mast) : pose && spot(view, pose[0], pose[1]);
    return at ? [{ option, place: mast ?? `offer:${i}`, pose, at }] : [];
  });
}

/** What a finger means that touched the chart beside it. */
export function nearestOffer(view: View, decision: GameDecision, [x, y]: Point, far: number) {
  const apart = offered(view, decision).map(({ option, at }) => ({ option, by: Math.hypot(at[0] - x, at[1] - y) }));
  const [first, second] = apart.sort((a, b) => a.by - b.by);
  // between two of them it means neither
  return first && first.by < far && !(second && second.by < 1.5 * first.by) ? first.option : null;
}

export function Placing({ view, seats, decision }: Props) {
  const now = draft.value;
  if (!decision) return null;
  const colour = tokenOf(itemAt(seats, decision.seat).colour);
  const card = decision.data?.card ?? "";
  if (now) {
    const named = now.parts[0]?.kind === "pick" && now.parts[0].id === "ship" ? String(now.atoms[0]) : "";
    const like = decision.options.find(({ move, from }) => move[0] === now.verb && from?.startsWith("ship:"));
    const name = named || (like?.from ?? "").slice(5);
    const found = judged.value;
    const berths = now.verb === "deploy" ? berthsOf(view, decision) : [];
    const looked = eyed.value && decision.options.includes(eyed.value.option) ? poseOf(eyed.value.option) : null;
    const berth = berths.find(({ way }) => way.join() === now.atoms.slice(1).join());
    const pose =
      looked ??
      found?.pose ??
      found?.legs?.at(-1)?.pose ??
      berth?.pose ??
      poseIn(view, now) ??
      lastOf(now, traced.value);
    if (!pose) return null;
    const along = berths.length ? alongOf(berths) : "";
    const wide = card ? bodyOf(card).length : 0;
    const zone = along && `<path class="berth-zone" d="${along}" stroke-width="${wide}"/>`;
    const swinging = now.verb === "swing" ? swung(view, decision) : undefined;
    const ring = swinging ? ringOf(view, swinging, pose) : "";
    const body =
      now.verb === "build"
        ? fortOf(view, now, pose, colour)
        : lies(view, now.verb, now.atoms, pose, card || (name && cardOf(name)));
    return (
      <g
        class={`placing draft${found?.bar && !looked ? " bad" : ""}`}
        data-colour={colour}
        data-action="put"
        aria-hidden="true"
        onPointerDown={(event: PointerEvent) => grab(event, view, decision)}
        {...ink(zone + ring + body)}
      />
    );
  }
  const places = offered(view, decision);
  if (!places.length) return null;
  return (
    <g class="placing" data-colour={colour}>
      {places.map(({ option, place, pose, at: [x, y] }) => {
        const ship = option.from?.startsWith("ship:") ? shipOf(view, option.from.slice(5)) : null;
        const what = pose
          ? lies(view, String(option.move[0]), option.move.slice(1), pose, card || ship?.card || "")
          : `<circle class="mast-lit" cx="${x}" cy="${y}" r="9"/>`;
        return (
          <g
            key={option.id}
            class="spot offered"
            data-place={place}
            data-colour={typeof ship?.owner === "number" ? tokenOf(itemAt(seats, ship.owner).colour) : colour}
            role="button"
            tabindex={-1}
            aria-label={`${t(option.key, option.args, seats)}, ${t("play-state-lit")}`}
            onClick={() => hands.take?.(option)}
            {...ink(`${what}<g transform="${shift(x, y)}"><circle class="hit" r="${pose ? 24 : 13}"/></g>`)}
          />
        );
      })}
    </g>
  );
}

/** What lies there follows the finger. */
function grab(event: PointerEvent, view: View, decision: GameDecision) {
  const svg = (event.currentTarget as SVGElement).ownerSVGElement;
  if (!svg || event.button !== 0 || !event.isPrimary) return;
  const before = draft.peek();
  const move = (next: PointerEvent) => void put(view, decision, pointOf(svg, next));
  track(
    event,
    svg,
    move,
    () => {},
    () => (draft.value = before),
  );
}

/** Where it lay a moment ago, while it is asked where it lies now. */
const lastOf = ({ verb, atoms }: Draft, last: typeof traced.value) =>
  last?.move.startsWith(`${verb},${atoms[0]},`) ? (last.found.pose ?? null) : null;

/** The pose among the atoms themselves. */
function poseIn(view: View, { verb, parts, atoms }: Draft): Pose | null {
  if (verb === "build") {
    const { x, y } = itemAt(view.islands, Number(atoms[1]));
    return [x, y, Number(atoms[2])];
  }
  const at = placeIn(parts);
  if (at < 0) return null;
  const [x, y, turned = 0] = atoms.slice(at, at + 3).map(Number);
  return x === undefined || y === undefined ? null : [x, y, turned];
}
