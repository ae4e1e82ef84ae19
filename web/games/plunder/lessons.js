// The guided first game of Plunder: hints bound to the decisions in which they are needed; nothing is staged.
import { onBoard } from "../../play/pointing.js";

/** @typedef {import("../../play/types.js").Snapshot<import("./view.js").View>} Snapshot */
/** @typedef {import("../../play/types.js").Lesson<import("./view.js").View>} Lesson */

/** @param {...string} keys @returns {(now: Snapshot) => boolean} */
const asked =
  (...keys) =>
  (now) =>
    keys.some((key) => now.decision?.key === `plunder-ask-${key}`);

/** @param {string} group @returns {(now: Snapshot) => boolean} */
const offers = (group) => (now) => Boolean(now.decision?.options.some((option) => option.group === group));

const answers = () => [".panel [data-option]"];
/** Where options of a group lie. @param {string} group @returns {NonNullable<Lesson["points"]>} */
const places = (group) => (now) =>
  now.decision?.options.flatMap(({ at, group: of }) => (at && of === group ? [onBoard(at)] : [])) ?? [];

/** @param {string} id @param {string} rule @param {Lesson["when"]} when @param {Lesson["points"]} [points] @returns {Lesson} */
const lesson = (id, rule, when, points = answers) => ({
  ...{ id, rule, points, when },
  key: `play-learn-plunder-${id}`,
  more: true,
});

/** @type {Lesson[]} */
export const lessons = [
  lesson("island", "PLU-SET-10", asked("island"), places("settle")),
  lesson("roll", "PLU-TRN-03", asked("before"), () => [".plu-roll"]),
  lesson("toll", "PLU-STM-03", asked("toll")),
  lesson("collect", "PLU-X-10", offers("collect"), places("collect")),
  lesson("attack", "PLU-CON-05", offers("attack"), places("attack")),
  lesson("sail", "PLU-SAIL-02", offers("sail"), places("sail")),
  lesson("build", "PLU-BLD-02", offers("build"), () => [".plu-build"]),
  lesson("launch", "PLU-BLD-05", offers("launch"), places("launch")),
  lesson("bury", "PLU-PP-03", offers("bury")),
  lesson("merchant", "PLU-TRD-08", offers("exchange"), () => [".plu-more summary"]),
  lesson("trade", "PLU-TRD-02", offers("trade")),
  lesson("offer", "PLU-TRD-04", asked("offer")),
  lesson("answer", "PLU-NEG-03", asked("trade-other", "trade-own")),
  lesson("threat", "PLU-THR-01", asked("threat-other", "threat-own", "demand-ship", "demand-owned")),
  lesson("bribe", "PLU-BRB-01", asked("bribing-ship", "bribing-owned", "bribed")),
  lesson("found", "PLU-TC-01", (now) => now.view.found !== null),
  lesson("shipless", "PLU-NOS-04", asked("seek")),
  lesson(
    "end",
    "PLU-TRN-05",
    (now) => asked("turn")(now) && !offers("sail")(now),
    () => [".plu-end"],
  ),
];
