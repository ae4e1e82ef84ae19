// What the shell tells and draws of a running game, by game: the little picture and the sentence on its card.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.js";
import { buccaneer } from "../art/minis.js";
import { jamaica, jamaicaTile } from "../games/jamaica/minis.js";
import { fleetShip } from "../art/ships.js";
import { tableOf } from "../store/games.js";
import { rich, t } from "../store/words.js";
import { useTurns } from "./by-turns.js";
import { html } from "./html.js";

/** @typedef {import("../store/games.js").Head} Head */

/** @type {Record<string, {mini: (view: any, w: number, h: number) => string, tile: () => string, state: (view: any) => {key: string, args: import("../store/words.js").Args}[]}>} */
const GAMES = {
  buccaneer: {
    mini: buccaneer,
    tile: () => fleetShip("BUC-S08"),
    state: ({ ships, seats }) => {
      const taken = { key: "page-state-buccaneer", args: { taken: ships.boarded.length, of: ships.of } };
      const purses = seats.map((/** @type {{ducats: number | null}} */ seat) => seat.ducats);
      // closed purses: who leads is not for everybody's eyes
      if (purses.includes(null) || ships.boarded.length === 0) return [taken];
      const most = Math.max(...purses);
      const leaders = purses.flatMap((/** @type {number} */ n, /** @type {number} */ seat) =>
        n === most ? [{ seat }] : [],
      );
      return leaders.length > 1
        ? [taken]
        : [taken, { key: "page-state-leads", args: { who: leaders[0], ducats: most } }];
    },
  },
  jamaica: {
    mini: jamaica,
    tile: jamaicaTile,
    state: ({ round, ships, seats }) => {
      const now = { key: "page-state-jamaica", args: { round } };
      const captains = seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => ({ seat }));
      const home = captains.filter((/** @type {{seat: number}} */ { seat }) => ships[seat].home);
      if (home.length) return [now, { key: "page-state-jamaica-home", args: { who: home, count: home.length } }];
      const furthest = Math.max(...captains.map((/** @type {{seat: number}} */ { seat }) => ships[seat].race));
      const ahead = captains.filter((/** @type {{seat: number}} */ { seat }) => ships[seat].race === furthest);
      return ahead.length > 1 ? [now] : [now, { key: "page-state-jamaica-ahead", args: { who: ahead[0] } }];
    },
  },
};

/** The last snapshots, by id and time, so that a card does not flicker when its list is shown again.
 * @type {import("@preact/signals").Signal<Record<string, {updated: number, table: any}>>} */
const tables = signal({});

/** @param {Head} head @param {boolean} [wanted] */
export function useTable(head, wanted = true) {
  const known = tables.value[head.id];
  useEffect(() => {
    if (!wanted || known?.updated === head.updated) return;
    tableOf(head)
      .catch(() => null)
      .then((table) => (tables.value = { ...tables.peek(), [head.id]: { updated: head.updated, table } }));
  }, [head.id, head.updated, wanted]);
  return known?.table ?? null;
}

/** @param {{game: string, table: any, w?: number, h?: number}} props */
export function Mini({ game, table, w = 120, h = 120 }) {
  const its = GAMES[game];
  const size = { width: w, height: h };
  if (!its || !table?.view)
    return html`<svg class="mini" ...${size} viewBox=${`0 0 ${w} ${h}`} aria-hidden="true"></svg>`;
  // a view of another version may not be what this drawing expects; a card without its picture still opens the game
  try {
    return draw(its.mini(table.view, w, h), { preserveAspectRatio: "xMidYMax meet" });
  } catch {
    return html`<svg class="mini" ...${size} viewBox=${`0 0 ${w} ${h}`} aria-hidden="true"></svg>`;
  }
}

/** The game's own drawing, for its tile; the words round it come first.
 * @param {{game: string, art?: () => string}} props */
export function TileArt({ game, art = GAMES[game]?.tile }) {
  const tile = useTurns(2) === 2 ? art?.() : "";
  return draw(`<svg class="ship-art" viewBox="0 0 160 118" aria-hidden="true">${tile ?? ""}</svg>`);
}

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
    lines.push(...(GAMES[game]?.state(table.view) ?? []));
  } catch {
    // as above
  }
  return html`${lines.map(({ key, args }, i) => [i > 0 && " ", html`<span class=${MONEY.has(key) ? "money" : ""}>${rich(key, args, seats)}</span>`])}`;
}

/** What a game is called here: by its people, or by itself. @param {Head} head */
export const titleOf = (head) => head.title ?? t(`${head.save?.game}-title`);
