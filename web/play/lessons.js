// What the guided first games have in common: lessons bound to the decisions in which they are needed.

/** @typedef {import("./types.js").Snapshot<any>} Snapshot */

/** The answers of a group that may be given. @param {Snapshot} now @param {string} group */
export const able = (now, group) => now.decision?.options.filter((one) => one.group === group && !one.barred) ?? [];

/** @param {string} group @returns {(now: Snapshot) => boolean} */
export const can = (group) => (now) => able(now, group).length > 0;

/** @param {string} group @returns {(now: Snapshot) => string[]} */
export const buttons = (group) => (now) => able(now, group).map(({ id }) => `[data-option="${CSS.escape(id)}"]`);

/** All of them. */
export const answers = () => [".panel [data-option]"];

/** Whether one of these questions of a game is asked. @param {string} game @returns {(...keys: string[]) => (now: Snapshot) => boolean} */
export const asking =
  (game) =>
  (...keys) =>
  (now) =>
    keys.some((key) => now.decision?.key === `${game}-ask-${key}`);

/**
 * A lesson that leads on to the next, and points at the answers unless it says at what.
 * @template V
 * @param {string} id @param {string} key  its sentence @param {string} rule
 * @param {import("./types.js").Lesson<V>["when"]} when @param {import("./types.js").Lesson<V>["points"]} [points]
 * @returns {import("./types.js").Lesson<V>}
 */
export const lessonOf = (id, key, rule, when, points = answers) => ({ id, key, rule, more: true, points, when });
