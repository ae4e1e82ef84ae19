// The devices and helpers, as the engine described them when the app was built.
import companion from "engine:companion";
import type * as told from "../companion.d.ts";

export type { Part } from "../companion.d.ts";
/** Whoever asks for a question, a switch or a card by its id knows what it holds, words or numbers. */
export type Known = any;
/** `game`: where those of several lie together */
export type Item = Omit<told.Item, "facts"> & { facts: Record<string, Known>; game?: string };
export type Switch = Omit<told.Switch, "default" | "sets"> & { default: Known; sets: Record<string, Known[]> };
export type Device = Omit<told.Device, "options" | "items"> & { options: Switch[]; items: Item[] };
/** Any question: what its kind has no use for says nothing. */
export type Asked = Pick<told.Question, "id" | "low" | "high" | "words" | "key" | "when"> & {
  kind: told.Tool["asks"][number]["kind"];
  first: Known;
  among: Known[] | null;
  fields?: Asked[];
  steps?: number[] | null;
};
export type Tool = Omit<told.Tool, "asks"> & { asks: Asked[] };

const NOTHING = { low: 0, high: 0, first: null, among: null, words: null, when: null };
const whole = (one: told.Tool["asks"][number]): Asked =>
  one.kind === "group" ? { ...NOTHING, ...one, fields: one.fields.map(whole) } : { ...NOTHING, ...one };

export const devices: Device[] = companion.devices;
export const tools: Tool[] = companion.tools.map((tool) => ({ ...tool, asks: tool.asks.map(whole) }));

// each of them is known to be there
export const deviceOf = (id: string): Device => devices.find((one) => one.id === id) as Device;
export const toolOf = (id: string): Tool => tools.find((one) => one.id === id) as Tool;
export const askOf = (tool: Tool, id: string): Asked => tool.asks.find((one) => one.id === id) as Asked;
