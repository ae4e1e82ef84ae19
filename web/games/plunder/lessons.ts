// The guided first game of Plunder: hints bound to the decisions in which they are needed; nothing is staged.
import { able, asking, buttons, can, lessonOf } from "../../play/lessons.ts";
import { onBoard } from "../../play/pointing.ts";
import type { View } from "./view.d.ts";

type Snapshot = import("../../play/types.ts").Snapshot<View>;
type Lesson = import("../../play/types.ts").Lesson<View>;

const asked = asking("plunder");

const before = asked("before");
const after = asked("turn");

/** The edge of what is lit of a place: all of it would cover what is drawn there. */
const edge = (place: string) => `${onBoard(place)} [data-edge]`;

/** Where they lie on the chart, or else in the panel. */
const places =
  (group: string): ((now: Snapshot) => string[]) =>
  (now) => [...new Set(able(now, group).map(({ id, at }) => (at ? edge(at) : `[data-option="${CSS.escape(id)}"]`)))];

const hand = () => [".panel .plu-hand"];
const storm = () => [edge("storm")];

const fleet = (now: Snapshot) => now.view.ships.filter(({ seat }) => seat === now.decision?.seat);
const ships = (now: Snapshot) => fleet(now).map(({ ship }) => onBoard(`ship:${ship}`));
const shut = (now: Snapshot) => now.view.islands.filter((island) => island.shut && island.owner === now.decision?.seat);

/** The points of those who may soon be there. */
const leading = ({ view }: Snapshot) =>
  view.totals.flatMap((points, seat) => (points >= view.target - 2 ? [`[data-purse="${seat}"]`] : []));

/** Steps over the edge of the storm. */
const crossings = (now: Snapshot) => able(now, "sail").filter(({ args }) => Number(args.toll) > 0);

/** Attacks on ships, or else on islands. */
const attacks = (now: Snapshot, kind: string) => able(now, "attack").filter(({ at }) => at?.startsWith(kind));
const targets =
  (kind: string): ((now: Snapshot) => string[]) =>
  (now) => [...new Set(attacks(now, kind).map(({ at }) => (kind === "island" ? edge : onBoard)(at ?? "")))];

const lesson = (id: string, rule: string, when: Lesson["when"], points?: Lesson["points"]): Lesson =>
  lessonOf(id, `play-learn-plunder-${id}`, rule, when, points);

/** What is asked for once comes first, then what can be done now, then what a turn is. */
export const lessons: Lesson[] = [
  lesson("island", "PLU-SET-10", asked("island"), (now) =>
    (now.decision?.options ?? []).flatMap(({ at }) => (at ? [edge(at)] : [])),
  ),
  lesson("bribing", "PLU-BRB-01", asked("bribing-ship", "bribing-owned"), hand),
  lesson("bribed", "PLU-BRB-02", asked("bribed")),
  lesson("threat", "PLU-THR-05", asked("threat-other"), hand),
  lesson("offer", "PLU-NEG-03", asked("trade-other"), hand),
  lesson("terms", "PLU-NEG-02", asked("offer", "call", "demand-ship", "demand-owned"), () => [".panel .plu"]),
  lesson("steal", "PLU-STL-02", asked("steal")),
  lesson("seek", "PLU-NOS-05", asked("seek")),
  lesson("toll", "PLU-STM-03", asked("toll")),
  lesson("found", "PLU-TC-04", (now) => now.view.found !== null),
  {
    ...lesson("goal", "PLU-PP-01", before, () => ["[data-purse]"]),
    args: ({ view }) => ({ target: view.target }),
  },
  lesson("last", "PLU-END-01", (now) => before(now) && leading(now).length > 0, leading),
  lesson(
    "shut",
    "PLU-STM-09",
    (now) => before(now) && shut(now).length > 0,
    (now) => shut(now).map(({ id }) => onBoard(`island:${id}`)),
  ),
  lesson("bury", "PLU-PP-03", can("bury"), buttons("bury")),
  lesson("launch", "PLU-BLD-05", can("launch"), places("launch")),
  lesson("collect", "PLU-X-11", can("collect"), places("collect")),
  lesson("conquer", "PLU-CON-04", (now) => attacks(now, "island").length > 0, targets("island")),
  lesson("fight", "PLU-SEA-04", (now) => attacks(now, "ship").length > 0, targets("ship")),
  lesson("build", "PLU-BLD-03", can("build"), buttons("build")),
  lesson("market", "PLU-TRD-08", can("exchange"), () => [".plu-more"]),
  lesson("trade", "PLU-TRD-02", can("trade"), buttons("trade")),
  lesson("storm", "PLU-STM-03", (now) => crossings(now).length > 0, storm),
  lesson("sail", "PLU-SAIL-01", can("sail"), ships),
  lesson("income", "PLU-RES-03", (now) => before(now) && now.view.round > 1, hand),
  lesson("roll", "PLU-TRN-03", before, buttons("roll")),
  lesson("end", "PLU-TRN-04", (now) => after(now) && !can("sail")(now), buttons("end")),
];
