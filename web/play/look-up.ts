// What is printed on the pieces of a game, and what it means. The engine that plays the game knows it: this device's, or, at
// somebody else's table, the one that holds it, so that no guest starts an engine for it.
import { ours } from "../store/engine.ts";
import type { GameOwn } from "./types.ts";

/** whoever answers */
type Asked = { ask(op: "tool", fields: { tool: string; input: { search: string } }): Promise<GameOwn> };

let asked: Asked = ours;

/** @param engine  of the table that is on the screen. @returns what ends it */
export function looksUpAt(engine: Asked) {
  asked = engine;
  return () => void (asked = ours);
}

/** @param tool  the id of one of the game's tools that finds by a word */
export const lookUp = (tool: string, search: string) => asked.ask("tool", { tool, input: { search } });
