// The guided first game of Nassau: hints bound to the decisions in which they are needed; nothing is staged.
import { itemAt } from "../../lists.ts";
import { asking, can, lessonOf } from "../../play/lessons.ts";
import { onBoard } from "../../play/pointing.ts";
import type { View } from "./view.d.ts";

type Snapshot = import("../../play/types.ts").Snapshot<View>;
type Lesson = import("../../play/types.ts").Lesson<View>;

const asked = asking("nassau");

const places = (now: Snapshot) =>
  now.decision?.options.flatMap(({ at, barred }) => (at && !barred ? [onBoard(at)] : [])) ?? [];
const captain = () => [onBoard("captain")];

const lesson = (id: string, rule: string, when: Lesson["when"], points?: Lesson["points"]): Lesson =>
  lessonOf(id, `play-learn-nassau-${id}`, rule, when, points);

export const lessons: Lesson[] = [
  lesson("goal", "NAS-GEN-01", (now) => now.view.round === 1 && asked("town")(now), captain),
  lesson("either", "NAS-P1-06", asked("either")),
  lesson("extra", "NAS-P1-12", asked("extra")),
  lesson("animal", "NAS-ANI-01", asked("animal")),
  lesson("pile", "NAS-EQ-06", asked("pile")),
  lesson("table", "NAS-EQ-04", asked("table")),
  lesson("keep", "NAS-HLD-06", asked("keep")),
  lesson("quay", "NAS-P1-17", asked("quay"), places),
  lesson("sea", "NAS-SEA-02", asked("sea"), places),
  lesson("act", "NAS-SEA-08", asked("act")),
  lesson("fight", "NAS-FGT-05", asked("fight")),
  lesson("dodge", "NAS-FGT-08", asked("dodge")),
  lesson("dice", "NAS-FGT-10", asked("dice")),
  lesson("stop", "NAS-RET-01", asked("stop"), places),
  lesson("hide", "NAS-RET-07", asked("hide")),
  lesson("tell", "NAS-RET-11", asked("tell")),
  lesson(
    "pass",
    "NAS-P1-15",
    (now) =>
      asked("town")(now) && itemAt(now.view.players, now.decision?.seat ?? 0).standing < 4 && !can("relocate")(now),
  ),
  lesson("walk", "NAS-P1-03", (now) => asked("town")(now) && now.view.visited.length > 1, places),
  lesson("round", "NAS-PH3-03", (now) => asked("town")(now) && now.view.round === 2, captain),
];
