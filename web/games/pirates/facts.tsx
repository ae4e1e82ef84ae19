// What a course would meet, in words: what stops it, terrain on the way, whose guns would bear.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import type { Args } from "../../store/args.ts";
import { rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { spotOf } from "./places.ts";
import { type Found, leftOf, type Plan, roomOf, shutAt } from "./plan.ts";
import { calledOf, degrees, shipOf, spot } from "./sea.ts";
import type { View } from "./view.d.ts";
import { wayTo } from "./where.ts";

type Fact = { cls: string; mark: string; key: string; args: Args };

/** Marks that all games share. */
const BARE = ["check", "rock"];

/** Ships have names, forts stand on islands. */
const reached = (at: string) =>
  at.startsWith("ship:") ? calledOf(at.slice(5)) : t("play-pirates-fort-at", { island: Number(at.slice(7)) + 1 });

function named(place: string) {
  const [kind, id = ""] = place.split(":");
  return kind === "ship" ? calledOf(id) : t(`play-pirates-thing-${kind}`, { n: Number(id) + 1 });
}

/** What kept a hand from its heading, or keeps a heading from being sailed; and which others are free. */
function roomFacts(view: View, { ship, legs, at, turn }: Plan, found: Found): Fact[] {
  const { wish = 0, from = 0, way = "", by = [] } = itemAt(legs, at).aside ?? {};
  const what = by.map(named).join(", ");
  if (way === "past") return [{ cls: "", mark: "turnr", key: "play-pirates-gives-way", args: { what } }];
  const i = way === "room" ? at : NO_ROOM === found.bar?.key ? found.legs.length : -1;
  const closed = found.shut?.[i];
  if (!closed || !legs[i]) return [];
  const heading = way === "room" ? wish : legs[i].heading;
  const start = way === "room" ? from : (found.legs[i - 1]?.pose[2] ?? shipOf(view, ship)?.heading ?? 0);
  const others = shutAt(closed, heading)?.by ?? by;
  const room = roomOf(closed, start, turn).map(([a, b]) => (a === b ? degrees(a) : `${degrees(a)}–${degrees(b)}`));
  const args = { heading: degrees(heading), what: others.map(named).join(", ") };
  return [
    ...(others.length ? [{ cls: "warn", mark: "reef", key: "play-pirates-in-the-way", args }] : []),
    ...(room.length ? [{ cls: "", mark: "turnr", key: "play-pirates-room", args: { room: room.join(", ") } }] : []),
  ];
}

const NO_ROOM = "pirates-barred-no-room";

/** What is in the way of what a hand wants, or of the course as it stands: it is lit. */
export function inTheWay({ legs, at }: Plan, found: Found | null): string[] {
  const i = found?.bar?.key === NO_ROOM ? found.legs.length : -1;
  const leg = legs[i];
  const own = found && leg ? shutAt(found.shut?.[i] ?? [], leg.heading)?.by : null;
  return own ?? itemAt(legs, at).aside?.by ?? [];
}

function factsOf(view: View, ship: string, found: Found): Fact[] {
  const facts: Fact[] = [];
  const say = (cls: string, mark: string, key: string, args = {}) =>
    facts.push({ cls, mark, key: `play-pirates-${key}`, args });
  const { owner, docked } = shipOf(view, ship) ?? {};
  for (const place of found.legs.at(-1)?.by ?? []) {
    const [kind, id = ""] = place.split(":");
    if (kind === "island") {
      const { home } = itemAt(view.islands, Number(id));
      const stays = docked === Number(id);
      const cls = stays ? "warn" : home !== null && home !== owner ? "bad" : "good";
      say(cls, "anchor", stays ? "meets-berth" : "meets-island", { island: Number(id) + 1 });
    } else if (kind === "ship")
      say(shipOf(view, id)?.owner === owner ? "" : "warn", "ram", "meets-ship", { ship: calledOf(id) });
    else if (kind === "border") say("", "sink", "meets-border");
    else say("bad", "reef", "meets-tile");
  }
  const crossed = new Set(found.legs.flatMap(({ met }) => met.map(([i]) => itemAt(view.tiles, i).kind)));
  for (const kind of crossed) say("bad", kind === "fog" ? "fog" : "reef", "crosses", { kind });
  for (const { at, guns } of found.guns ?? []) say("good", "gun", "bears", { n: guns, ship: reached(at) });
  for (const { at, guns } of found.threats ?? []) say("bad", "gun", "threat", { n: guns, ship: reached(at) });
  if (found.threats && !found.threats.length) say("good", "check", "safe");
  return facts;
}

/** What the course could still use: whoever sails now gives it up. */
function unused(plan: Plan, found: Found): Fact[] {
  const left = leftOf(plan);
  const stopped = found.legs.length < plan.legs.length || found.legs.at(-1)?.by.length;
  if (!left || stopped || found.bar) return [];
  return [{ cls: "warn", mark: "sail", key: "play-pirates-unused", args: { letters: [...left].join(" + ") } }];
}

/** Where she was to go lies farther off. */
function short(view: View, { goal }: Plan, found: Found): Fact[] {
  const last = found.legs.at(-1);
  const to = goal && spotOf(goal, view);
  if (!goal || !to || !last || found.bar || last.by.includes(goal)) return [];
  const way = wayTo(spot(view, last.pose[0], last.pose[1]), to);
  return [{ cls: "warn", mark: "sail", key: "play-pirates-short", args: { what: named(goal), way } }];
}

/** All that is known of a course, its bar first. */
const allOf = (view: View, plan: Plan, found: Found | null): Fact[] =>
  found
    ? [
        ...(found.bar ? [{ cls: "bad", mark: "rock", key: found.bar.key, args: found.bar.args }] : []),
        ...unused(plan, found),
        ...short(view, plan, found),
        ...roomFacts(view, plan, found),
        ...factsOf(view, plan.ship, found),
      ]
    : [];

/** The same for the ears, as one sentence after the other. */
export const told = (view: View, plan: Plan, found: Found | null, seats: Seat[]) =>
  allOf(view, plan, found)
    .map(({ key, args }) => t(key, args, seats))
    .join(" ");

/** `waits`: the course was drawn on since. */
export function Facts({
  view,
  plan,
  found,
  waits,
  seats,
}: {
  view: View;
  plan: Plan;
  found: Found | null;
  waits: boolean;
  seats: Seat[];
}) {
  return (
    <div class="pir-facts" aria-busy={waits}>
      <ul>
        {allOf(view, plan, found).map(({ cls, mark, key, args }) => (
          <li class={cls}>
            {draw(BARE.includes(mark) ? icon(mark, 18) : glyph(mark, 18))}
            <span>{rich(key, args, seats)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
