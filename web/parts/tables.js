// What the shell tells and draws of a running game, by game: the little picture and the sentence on its card.
import games from "games:manifest";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.js";
import { tableOf } from "../store/games.js";
import { rich, t } from "../store/words.js";
import { useTurns } from "./by-turns.js";
import { html } from "./html.js";

/** @typedef {import("../store/games.js").Head} Head */

/** The last snapshots, by id and time, so that a card does not flicker when its list is shown again.
 * @type {import("@preact/signals").Signal<Record<string, {updated: number, table: any}>>} */
const tables = signal({});

/** The last snapshot; undefined until it was looked for, null where there is none. @param {Head} head @param {boolean} [wanted] */
export function useTable(head, wanted = true) {
  const known = tables.value[head.id];
  useEffect(() => {
    if (!wanted || known?.updated === head.updated) return;
    tableOf(head)
      .catch(() => null)
      .then((table) => (tables.value = { ...tables.peek(), [head.id]: { updated: head.updated, table } }));
  }, [head.id, head.updated, wanted]);
  return known && (known.table ?? null);
}

/** @param {{game: string, table: any, w?: number, h?: number}} props */
export function Mini({ game, table, w = 120, h = 120 }) {
  const its = games[game];
  const size = { width: w, height: h };
  if (table === null) return draw(tileOf(game), { ...size, class: "mini" });
  if (!its?.mini || !table?.view)
    return html`<svg class="mini" ...${size} viewBox=${`0 0 ${w} ${h}`} aria-hidden="true"></svg>`;
  // a view of another version may not be what this drawing expects; a card without its picture still opens the game
  try {
    return draw(its.mini(table.view, w, h), { preserveAspectRatio: "xMidYMax meet" });
  } catch {
    return html`<svg class="mini" ...${size} viewBox=${`0 0 ${w} ${h}`} aria-hidden="true"></svg>`;
  }
}

/** For a game from elsewhere. */
const PLAIN_TILE = '<use href="#e-wheel" x="40" y="19" width="80" height="80"/>';

/** @param {string} game @param {boolean} [drawn] */
const tileOf = (game, drawn = true) =>
  `<svg class="ship-art" viewBox="0 0 160 118" aria-hidden="true">${drawn ? (games[game]?.tile() ?? PLAIN_TILE) : ""}</svg>`;

/** The game's own drawing, for its tile; the words round it come first. @param {{game: string}} props */
export const TileArt = ({ game }) => draw(tileOf(game, useTurns(2) === 2));

/** Sentences whose number is ducats. */
const MONEY = new Set(["page-state-leads"]);

/** How a game stands, in a sentence or two. @param {{head: Head, table: any}} props */
export function State({ head, table }) {
  const { seats, game } = head.save;
  if (head.result) {
    const winners = head.result.winners.map((seat) => ({ seat }));
    const total = Math.max(...head.result.totals);
    return html`<span class="money"
      >${rich("page-state-won", { who: winners, count: winners.length, total }, seats)}</span
    >`;
  }
  const lines = [];
  if (table?.decision) lines.push({ key: "page-state-turn", args: { who: { seat: table.decision.seat } } });
  try {
    lines.push(...(games[game]?.state?.(table.view, table.sides ?? []) ?? []));
  } catch {
    // as above
  }
  return html`${lines.map(({ key, args }, i) => [i > 0 && " ", html`<span class=${MONEY.has(key) ? "money" : ""}>${rich(key, args, seats)}</span>`])}`;
}

/** What a game is called here: by its people, or by itself. @param {Head} head */
export const titleOf = (head) => head.title ?? t(`${head.save?.game}-title`);
