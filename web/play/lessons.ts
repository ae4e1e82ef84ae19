// What the guided first games have in common: lessons bound to the decisions in which they are needed.
import type { Lesson } from "./types.ts";

type Snapshot = import("./types.ts").Snapshot<import("./types.ts").GameOwn>;

/** The answers of a group that may be given. */
export const able = (now: Snapshot, group: string) =>
  now.decision?.options.filter((one) => one.group === group && !one.barred) ?? [];

export const can =
  (group: string): ((now: Snapshot) => boolean) =>
  (now) =>
    able(now, group).length > 0;

export const buttons =
  (group: string): ((now: Snapshot) => string[]) =>
  (now) =>
    able(now, group).map(({ id }) => `[data-option="${CSS.escape(id)}"]`);

/** All of them. */
export const answers = () => [".panel [data-option]"];

/** Whether one of these questions of a game is asked. */
export const asking =
  (game: string): ((...keys: string[]) => (now: Snapshot) => boolean) =>
  (...keys) =>
  (now) =>
    keys.some((key) => now.decision?.key === `${game}-ask-${key}`);

/** A lesson that leads on to the next, and points at the answers unless it says at what. @param key  its sentence */
export const lessonOf = <V>(
  id: string,
  key: string,
  rule: string,
  when: Lesson<V>["when"],
  points: Lesson<V>["points"] = answers,
): Lesson<V> => ({ id, key, rule, more: true, points, when });
