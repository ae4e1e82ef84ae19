// The guided first game: hints bound to the decisions in which they are needed. Whoever plays otherwise than expected
// meets them later, or not at all: nothing is staged.

/** @typedef {import("../../play/types.js").Snapshot} Snapshot */
/** @typedef {import("../../play/types.js").Chapter} Chapter */

/** @param {Snapshot} now @param {number} seat @returns {any[]} the crews of a seat */
const crews = (now, seat) =>
  now.view.units.filter((/** @type {any} */ unit) => unit.owner === seat && unit.colours.length > 1);

/** @param {Snapshot} now */
const acting = (now) => now.decision?.key === "buccaneer-ask-action";

/** @param {Chapter[]} log @param {string} key @param {number} [seat] */
const happened = (log, key, seat) =>
  log.some((chapter) =>
    chapter.events.some(
      (event) => event.key === key && (seat === undefined || /** @type {any} */ (event.args.seat)?.seat === seat),
    ),
  );

/** Whether the crew that this seat has formed last is another's by now: nothing else than a capture has come since.
 * @param {Snapshot} now @param {Chapter[]} log @param {number} seat */
function wasTaken(now, log, seat) {
  const formed = log.findLastIndex((chapter) => happened([chapter], "buccaneer-captured", seat));
  return formed >= 0 && crews(now, seat).length === 0 && !happened(log.slice(formed), "buccaneer-home");
}

/** @param {Snapshot} now */
const canBoard = (now) => now.decision?.options.some((option) => option.group === "board" && !option.barred) ?? false;

/** @type {import("../../play/types.js").Lesson[]} */
export const lessons = [
  { id: "second", key: "play-learn-second", rule: "BUC-ATT-09", look: true, when: canBoard },
  {
    id: "mutiny",
    key: "play-learn-mutiny",
    rule: "BUC-MUT-02",
    when: (now) => now.decision?.key === "buccaneer-ask-mutiny",
  },
  {
    id: "mutiny-against",
    key: "play-learn-mutiny-against",
    rule: "BUC-MUT-08",
    when: (now) => ["buccaneer-ask-ship", "buccaneer-ask-which-crew"].includes(now.decision?.key ?? ""),
  },
  {
    id: "capture",
    key: "play-learn-capture",
    rule: "BUC-CRW-01",
    when: (now, log) => acting(now) && !happened(log, "buccaneer-captured", now.decision?.seat),
  },
  {
    id: "treasure",
    key: "play-learn-treasure",
    rule: "BUC-ATT-08",
    when: (now) => now.decision?.key === "buccaneer-ask-treasure",
  },
  {
    id: "board",
    key: "play-learn-board",
    rule: "BUC-ATT-03",
    when: (now, log) => acting(now) && canBoard(now) && !happened(log, "buccaneer-boarded", now.decision?.seat),
  },
  {
    id: "captain",
    key: "play-learn-captain",
    rule: "BUC-CRW-07",
    when: (now, log) =>
      acting(now) &&
      happened(log, "buccaneer-captured", now.decision?.seat) &&
      crews(now, now.decision?.seat ?? 0).length > 0,
  },
  {
    id: "lost",
    key: "play-learn-lost",
    rule: "BUC-CRW-04",
    when: (now, log) => acting(now) && wasTaken(now, log, now.decision?.seat ?? 0),
  },
  {
    id: "wages",
    key: "play-learn-wages",
    rule: "BUC-PAY-01",
    when: (now, log) => acting(now) && happened(log, "buccaneer-wages"),
  },
  {
    id: "treasures",
    key: "play-learn-treasures",
    rule: "BUC-SCO-01",
    when: (now, log) => acting(now) && happened(log, "buccaneer-boarded", now.decision?.seat),
  },
];
