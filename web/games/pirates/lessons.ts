// The guided first game: hints bound to the decisions in which they are needed; nothing is staged.
import { able, asking, buttons, can, lessonOf } from "../../play/lessons.ts";
import { onBoard } from "../../play/pointing.ts";
import { plan } from "./plan.ts";
import type { Ship, View } from "./view.d.ts";

type Snapshot = import("../../play/types.ts").Snapshot<View>;
type Lesson = import("../../play/types.ts").Lesson<View>;

const asked = asking("pirates");

const order = asked("order");

const ships = () => [".panel [data-pick]"];
const fleet = (now: Snapshot): Ship[] => now.view.ships.filter(({ owner }) => owner === now.decision?.seat);
/** Those of one's own fleet that are so. */
const own =
  (so: (ship: Ship) => boolean): ((now: Snapshot) => Ship[]) =>
  (now) =>
    fleet(now).filter(so);
const laden = own(({ hold }) => hold.some(({ kind }) => kind === "coin" || kind === "unique"));
const hurt = own(({ masts }) => masts.some((mast) => !mast));

const lesson = (id: string, rule: string, when: Lesson["when"], points?: Lesson["points"]): Lesson =>
  lessonOf(id, `play-learn-pirates-${id}`, rule, when, points);

/** What is asked for once comes first, then what can be done now, then what a turn is. */
export const lessons: Lesson[] = [
  lesson("fleet", "CSG-FLT-01", asked("fleet")),
  lesson("home", "CSG-SET-18", asked("home"), (now) => able(now, "home").map(({ at }) => onBoard(at ?? ""))),
  lesson("deploy", "CSG-SET-21", asked("deploy"), () => [".placing .ghost"]),
  lesson("crew", "CSG-SET-25", asked("crew")),
  lesson("shot", "CSG-SHT-06", asked("shot")),
  lesson("contact", "CSG-RAM-02", asked("contact")),
  lesson("board", "CSG-BRD-02", asked("board")),
  lesson("mast", "CSG-DMG-02", asked("mast")),
  lesson("explore", "CSG-EXP-01", asked("explore")),
  lesson("load", "CSG-EXP-04", asked("load")),
  lesson("goal", "CSG-END-02", order, () => ["[data-purse]"]),
  lesson(
    "helm",
    "CSG-MOV-03",
    (now) => order(now) && plan.value !== null,
    () => ["[data-action=steer]", ".pir-legs"],
  ),
  lesson("shoot", "CSG-ACT-01", (now) => order(now) && can("shoot")(now), ships),
  lesson(
    "home-bound",
    "CSG-DOC-07",
    (now) => order(now) && laden(now).length > 0,
    (now) => laden(now).map(({ ship }) => onBoard(`ship:${ship}`)),
  ),
  lesson(
    "repair",
    "CSG-REP-01",
    (now) => order(now) && hurt(now).length > 0,
    (now) => hurt(now).map(({ ship }) => onBoard(`ship:${ship}`)),
  ),
  lesson("sail", "CSG-MOV-03", (now) => order(now) && can("sail")(now), ships),
  lesson("end", "CSG-TRN-13", (now) => order(now) && !can("sail")(now), buttons("pass")),
];
