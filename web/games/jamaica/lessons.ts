// The guided first game of Jamaica: hints bound to the decisions in which they are needed; nothing is staged.
import { answers, asking } from "../../play/lessons.ts";
import { onBoard } from "../../play/pointing.ts";
import type { Chapter, Lesson } from "../../play/types.ts";
import type { View } from "./view.d.ts";
import { seatIn } from "../args.ts";

type Snapshot = import("../../play/types.ts").Snapshot<View>;

const asked = asking("jamaica");

const happened = (log: Chapter[], key: string, seat?: number) =>
  log.some(({ events }) =>
    events.some((event) => event.key === `jamaica-${key}` && (seat === undefined || seatIn(event.args.seat) === seat)),
  );

/** @param key  whether it has happened to whoever is asked */
const met = (now: Snapshot, log: Chapter[], key: string) =>
  now.decision !== null && happened(log, key, now.decision.seat);

const choosing = asked("card");

const ownShip = (now: Snapshot) => [onBoard(`ship:${now.decision?.seat}`)];
const finish = () => [onBoard("space:0")];
const ways = (now: Snapshot) =>
  now.decision?.options.flatMap(({ at }) => (at ? [onBoard(at), `[data-press="${CSS.escape(at)}"]`] : [])) ?? [];

export const lessons: Lesson<View>[] = [
  {
    id: "goal",
    key: "play-learn-jamaica-goal",
    rule: "JAM-SCORE-01",
    more: true,
    points: finish,
    when: (now) => now.view.round === 1,
  },
  { id: "dice", key: "play-learn-jamaica-dice", rule: "JAM-FLOW-02", more: true, points: answers, when: asked("dice") },
  { id: "look", key: "play-learn-jamaica-look", rule: "JAM-FLOW-06", more: true, look: true, when: choosing },
  { id: "route", key: "play-learn-jamaica-route", rule: "JAM-MOVE-03", points: ways, when: asked("route") },
  {
    id: "combat",
    key: "play-learn-jamaica-combat",
    rule: "JAM-CBT-05",
    more: true,
    points: ownShip,
    when: asked("powder"),
  },
  {
    id: "answer",
    key: "play-learn-jamaica-answer",
    rule: "JAM-CBT-07",
    more: true,
    points: ownShip,
    when: asked("answer"),
  },
  {
    id: "spoils",
    key: "play-learn-jamaica-spoils",
    rule: "JAM-WIN-01",
    more: true,
    points: answers,
    when: asked("spoils"),
  },
  { id: "dump", key: "play-learn-jamaica-dump", rule: "JAM-LOAD-04", more: true, points: answers, when: asked("dump") },
  {
    id: "retreat",
    key: "play-learn-jamaica-retreat",
    rule: "JAM-SHORT-04",
    more: true,
    points: ownShip,
    when: asked("retreat"),
  },
  {
    id: "last",
    key: "play-learn-jamaica-last",
    rule: "JAM-SCORE-01",
    more: true,
    points: finish,
    // the first ship past the middle of the way: time to think of the end
    when: (now) => choosing(now) && now.view.ships.some((ship) => ship.lap === 0 && ship.space >= 30),
  },
  {
    id: "short",
    key: "play-learn-jamaica-short",
    rule: "JAM-SHORT-02",
    more: true,
    points: ownShip,
    when: (now, log) => choosing(now) && met(now, log, "shortage"),
  },
  {
    id: "treasure",
    key: "play-learn-jamaica-treasure",
    rule: "JAM-LAIR-01",
    more: true,
    points: (now) => [`[data-captain="${now.decision?.seat}"]`],
    when: (now, log) => choosing(now) && met(now, log, "lair"),
  },
  {
    id: "price",
    key: "play-learn-jamaica-price",
    rule: "JAM-COST-01",
    more: true,
    points: ownShip,
    when: (now, log) => choosing(now) && now.view.round > 1 && !met(now, log, "shortage"),
  },
  {
    id: "card",
    key: "play-learn-jamaica-card",
    rule: "JAM-FLOW-03",
    more: true,
    points: answers,
    when: (now) => choosing(now) && now.view.round === 1,
  },
];
