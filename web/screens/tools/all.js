// The devices and helpers, as the engine described them when the app was built.
import companion from "engine:companion";

/** @typedef {{id: string, faces: (string | number)[]}} Part */
/** @typedef {{id: string, count: number, word: string | null, facts: Record<string, any>, game?: string}} Item */
/** @typedef {{id: string, kind: "choice" | "copies" | "cards", default: any, among: string[], sets: Record<string, any[]>, house: string[], key: string, words: string[]}} Switch */
/** @typedef {{id: string, game: string, kind: "dice" | "spinner" | "deck" | "bag", key: string, note: string, rule: string, parts: Part[], items: Item[], draws: {from: number, to: number}, use: number | null, options: Switch[], house: boolean, tool: string | null}} Device */
/** @typedef {{id: string, kind: "count" | "flag" | "choice" | "text" | "group", low: number, high: number, first: any, among: any[] | null, words: (string | null)[] | null, key: string, when: {option: string, value: any} | null, fields?: Asked[], steps?: number[] | null}} Asked */
/** @typedef {{id: string, game: string, rule: string, key: string, note: string, asks: Asked[]}} Tool */

/** @type {Device[]} */
export const devices = companion.devices ?? [];
/** @type {Tool[]} */
export const tools = companion.tools ?? [];

/** @param {string} id @returns {Device} one that is known to be there */
export const deviceOf = (id) => /** @type {Device} */ (devices.find((one) => one.id === id));
