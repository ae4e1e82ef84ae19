// What happened since somebody last decided: what a reader has not seen yet, in the short form.
import { seatIn } from "../store/args.ts";
import type { GameSession } from "./game-session.ts";
import { gathered } from "./lines.ts";
import type { Chapter, Event } from "./types.ts";

/** Entries in the short form, at most. */
const MOST = 14;

type Reading = Pick<GameSession, "chapters" | "shown" | "face" | "people" | "here" | "isHere">;

/** The first page that a person has not seen: everything after the last decision of that seat; `inTurn`: in a turn of its
 * own. */
export const unread = (chapters: Chapter[], seat: number | null, inTurn: boolean = false) =>
  Math.max(
    0,
    chapters.findLastIndex(({ entry, turn }) => seat !== null && entry?.seat === seat && (!inTurn || turn === seat)),
  );

/** Who reads now: the person who is asked, else the only person here. */
export function reader(session: Pick<Reading, "shown" | "isHere" | "people" | "here">): number | null {
  const asked = session.shown.value?.decision?.seat;
  if (asked !== undefined && session.isHere(asked)) return asked;
  return session.people === 1 ? (session.here.value[0] ?? null) : null;
}

/** What happened since the reader's last turn: whose it was, if one reads alone, and the lines. */
export function lately(session: Reading): { who: number | null; lines: Event[] } {
  // what is being told beside it is not told here first
  const chapters = session.chapters.value.slice(0, (session.shown.value?.entries ?? 0) + 1);
  const who = reader(session);
  const last = unread(chapters, who, session.face.inTurn);
  const told = ({ events }: Pick<Chapter, "events">) =>
    events.filter((event) => !event.quiet && session.face.gist(event) && !session.face.passing?.(event));
  const own = told(chapters[last] ?? { events: [] });
  // one's own choice is known; what it set going, the others' days for one, may stand in the same entry
  const begun = own.findIndex(({ args }) => seatIn(args.seat) !== who);
  const others = [
    ...(last > 0 && begun >= 0 ? own.slice(begun) : []),
    ...chapters.slice(Math.max(who === null ? 0 : last + 1, chapters.length - MOST)).flatMap(told),
  ];
  // after many entries without a word the last one that had some
  const spoken = () => told(chapters.findLast((chapter) => told(chapter).length) ?? { events: [] });
  return { who, lines: gathered(others.length ? others : last > 0 && own.length ? own : spoken(), session.face) };
}
