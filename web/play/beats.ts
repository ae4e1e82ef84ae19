// Which chapters of a game are worth a mark in the graph of its fortunes, where the game has rounds.
import type { ChapterOf, Event } from "./types.ts";

/** Before the first round, after each of the others, and at the end.
 * @param key  the event with which a turn begins
 * @param named  what of it is the round */
export const eachRound =
  (key: string, named: string): ((chapters: ChapterOf<Event>[]) => number[]) =>
  (chapters) => {
    let round = 0;
    const begins = chapters.flatMap(({ events }, i) => {
      const now = Number(events.find((event) => event.key === key)?.args[named] ?? 0);
      if (now <= round) return [];
      round = now;
      return [i];
    });
    return [...new Set([...begins, chapters.length - 1])];
  };
