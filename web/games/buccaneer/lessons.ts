// The guided first game: hints bound to the decisions in which they are needed. Whoever plays otherwise than expected
// meets them later, or not at all: nothing is staged.
import { able, can } from "../../play/lessons.ts";
import { onBoard } from "../../play/pointing.ts";
import type { Chapter, Lesson } from "../../play/types.ts";
import type { View } from "./view.d.ts";
import { seatIn } from "../args.ts";

type Snapshot = import("../../play/types.ts").Snapshot<View>;

/** @param seat  the crews of a seat */
const crews = (now: Snapshot, seat: number) =>
  now.view.units.filter((unit) => unit.owner === seat && unit.colours.length > 1);

const acting = (now: Snapshot) => now.decision?.key === "buccaneer-ask-action";

const happened = (log: Chapter[], key: string, seat?: number) =>
  log.some((chapter) =>
    chapter.events.some((event) => event.key === key && (seat === undefined || seatIn(event.args.seat) === seat)),
  );

/** Whether the crew that this seat has formed last is another's by now: nothing else than a capture has come since. */
function wasTaken(now: Snapshot, log: Chapter[], seat: number) {
  const formed = log.findLastIndex((chapter) => happened([chapter], "buccaneer-captured", seat));
  return formed >= 0 && crews(now, seat).length === 0 && !happened(log.slice(formed), "buccaneer-home");
}

const canBoard = can("board");

const each = (places: (string | null | undefined)[]) =>
  [...new Set(places)].flatMap((place) => (place ? [onBoard(place)] : []));

/** Crews with a pirate of this seat's underneath. */
function takenOver(now: Snapshot, seat: number) {
  const own = now.view.units.find((unit) => unit.owner === seat)?.colours[0];
  return now.view.units.filter((unit) => unit.owner !== seat && unit.colours.indexOf(own ?? "", 1) > 0);
}

export const lessons: Lesson<View>[] = [
  {
    id: "second",
    key: "play-learn-second",
    more: true,
    rule: "BUC-ATT-09",
    look: true,
    points: () => [".account th:nth-child(2)"],
    when: canBoard,
  },
  {
    id: "mutiny",
    key: "play-learn-mutiny",
    more: true,
    rule: "BUC-MUT-02",
    points: (now) => each(now.decision?.options.map((option) => option.from ?? option.at) ?? []),
    when: (now) => now.decision?.key === "buccaneer-ask-mutiny",
  },
  {
    id: "mutiny-against",
    key: "play-learn-mutiny-against",
    rule: "BUC-MUT-08",
    points: (now) => each(now.decision?.options.map(({ at }) => at) ?? []),
    when: (now) => ["buccaneer-ask-ship", "buccaneer-ask-which-crew"].includes(now.decision?.key ?? ""),
  },
  {
    id: "capture",
    key: "play-learn-capture",
    more: true,
    rule: "BUC-CRW-01",
    points: (now) => each(able(now, "capture").map(({ from }) => from)),
    when: (now, log) => acting(now) && !happened(log, "buccaneer-captured", now.decision?.seat),
  },
  {
    id: "treasure",
    key: "play-learn-treasure",
    more: true,
    rule: "BUC-ATT-08",
    points: () => [".answers [data-option]"],
    when: (now) => now.decision?.key === "buccaneer-ask-treasure",
  },
  {
    id: "board",
    key: "play-learn-board",
    more: true,
    rule: "BUC-ATT-03",
    points: (now) => each(able(now, "board").flatMap(({ from, at }) => [from, at])),
    when: (now, log) => acting(now) && canBoard(now) && !happened(log, "buccaneer-boarded", now.decision?.seat),
  },
  {
    id: "captain",
    key: "play-learn-captain",
    more: true,
    rule: "BUC-CRW-07",
    points: (now) => each(crews(now, now.decision?.seat ?? 0).map(({ id }) => `unit:${id}`)),
    when: (now, log) =>
      acting(now) &&
      happened(log, "buccaneer-captured", now.decision?.seat) &&
      crews(now, now.decision?.seat ?? 0).length > 0,
  },
  {
    id: "lost",
    key: "play-learn-lost",
    more: true,
    rule: "BUC-CRW-04",
    points: (now) => each(takenOver(now, now.decision?.seat ?? 0).map(({ id }) => `unit:${id}`)),
    when: (now, log) => acting(now) && wasTaken(now, log, now.decision?.seat ?? 0),
  },
  {
    id: "wages",
    key: "play-learn-wages",
    more: true,
    rule: "BUC-PAY-01",
    points: (now) => [`[data-purse="${now.decision?.seat}"]`],
    when: (now, log) => acting(now) && happened(log, "buccaneer-wages"),
  },
  {
    id: "treasures",
    key: "play-learn-treasures",
    more: true,
    rule: "BUC-SCO-01",
    points: (now) => [`[data-tokens="${now.decision?.seat}"]`],
    when: (now, log) => acting(now) && happened(log, "buccaneer-boarded", now.decision?.seat),
  },
];
