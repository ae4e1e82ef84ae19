// Which part of the sea is in sight: what is asked about, what is in the hand, what is carried out on a real table.
import type { Point } from "../../art/geometry.ts";
import type { Lights } from "../../play/types.ts";
import { BOUNDS, HARBOUR, boxOf, homeward, spotOf, zoneOf } from "./sea-chart.ts";
import { type Box, boxesOf } from "./sight.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;

/** What the window is to show. */
export const focusOf = (props: BoardProps) => carriedTo(props.carried, props.view) ?? inSight(props);

/** A new one of these, and the window goes there. Where nobody can play, as in a replay, it follows the boats. */
export function questionOf({ view, turn, decision, onPlace, lights, carried }: BoardProps) {
  const { round, players } = view;
  if (decision) return [decision.key, decision.seat, round, ...decision.options.map(({ id }) => id)].join();
  return onPlace
    ? `${turn} ${players[turn]?.boat} ${heldIn(view, lights)} ${carried?.join()}`
    : players.map(({ boat, stage }) => `${boat} ${stage}`).join();
}

/** What is carried out on a real table: the zones where it lies, or all of the sea. */
const carriedTo = (carried: BoardProps["carried"], view: View) =>
  boxesOf(carried, BOUNDS, (place) => {
    const [kind, id] = place.split(":");
    const zone = kind === "zone" ? id : kind === "boat" && homeward(view, Number(id)) ? null : zoneOf(place, view);
    const spot = spotOf(place, view);
    return zone ? [upper(zone)] : spot ? [around(spot)] : [];
  });

function inSight({ view, decision, considered, turn, lights }: BoardProps): Box[] {
  const held = decision ? null : heldIn(view, lights);
  if (held) return [around(spotOf(held, view) ?? [0, 0])];
  const seat = decision?.seat ?? turn;
  const boat = spotOf(`boat:${seat}`, view);
  const here = boat && homeward(view, seat) ? around(boat) : upper(view.players[seat]?.boat ?? HARBOUR);
  const open = considered ? [considered] : (decision?.options.filter(({ barred }) => !barred) ?? []);
  const targets = open.flatMap(({ at }) => {
    const spot = at ? spotOf(at, view) : null;
    return at && spot ? [at.startsWith("zone:") ? upper(at.slice(5)) : around(spot)] : [];
  });
  // a quay or a stop is chosen wherever the boat lies
  const ashore = open.some(({ at }) => /^(quay|stop):/.test(at ?? ""));
  return ashore && targets.length ? targets : [here, ...targets];
}

/** What is in the hand where a table is laid. */
function heldIn({ zones }: View, lights: Lights): string | null {
  const places = zones.flatMap(({ foes, outposts, towers, posts }) => [
    ...foes.map(({ id }) => `foe:${id}`),
    ...outposts.map(({ id }) => `outpost:${id}`),
    ...towers.map(({ id }) => `tower:${id}`),
    ...posts.map(({ id }) => `post:${id}`),
  ]);
  return places.find((place) => lights(place) === "chosen") ?? null;
}

/** A zone without its lower edge: of a low window its letter is worth more. */
function upper(zone: string): Box {
  const [x, y, w, h] = boxOf(zone);
  return [x, y, w, h - 64];
}

const around = ([x, y]: Point): Box => [x - 46, y - 46, 92, 92];
