// What the shell tells and draws of a running game, by game: the little picture and the sentence on its card.
import games from "games:manifest";
import { signal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { type Picture, type Head, tableOf } from "../store/games.ts";
import { rich, t } from "../store/words.tsx";
import { useTurns } from "./by-turns.ts";

/** The last snapshot; undefined until it was looked for, null where there is none. */
type Drawable = Picture | undefined;

/** The last snapshots, by id and time, so that a card does not flicker when its list is shown again. */
const tables: Signal<Record<string, { updated: number; table: Picture }>> = signal({});

export function useTable(head: Head, wanted: boolean = true): Drawable {
  const known = tables.value[head.id];
  useEffect(() => {
    if (!wanted || known?.updated === head.updated) return;
    void tableOf(head)
      .catch(() => null)
      .then((table) => (tables.value = { ...tables.peek(), [head.id]: { updated: head.updated, table } }));
  }, [head.id, head.updated, wanted]);
  return known && (known.table ?? null);
}

export function Mini({ game, table, w = 120, h = 120 }: { game: string; table: Drawable; w?: number; h?: number }) {
  const its = games[game];
  const size = { width: w, height: h };
  if (table === null) return draw(tileOf(game), { ...size, class: "mini" });
  if (!its?.mini || !table?.view) return <svg class="mini" {...size} viewBox={`0 0 ${w} ${h}`} aria-hidden="true" />;
  // a view of another version may not be what this drawing expects; a card without its picture still opens the game
  try {
    return draw(its.mini(table.view, w, h), { preserveAspectRatio: "xMidYMax meet" });
  } catch {
    return <svg class="mini" {...size} viewBox={`0 0 ${w} ${h}`} aria-hidden="true" />;
  }
}

/** For a game from elsewhere. */
const PLAIN_TILE = '<use href="#e-wheel" x="40" y="19" width="80" height="80"/>';

const tileOf = (game: string, drawn: boolean = true) =>
  `<svg class="ship-art" viewBox="0 0 160 118" aria-hidden="true">${drawn ? (games[game]?.tile() ?? PLAIN_TILE) : ""}</svg>`;

/** The game's own drawing, for its tile; the words round it come first. */
export const TileArt = ({ game }: { game: string }) => draw(tileOf(game, useTurns(2) === 2));

/** Sentences whose number is ducats. */
const MONEY = new Set(["page-state-leads"]);

/** How a game stands, in a sentence or two. */
export function State({ head, table }: { head: Head; table: Drawable }) {
  const { seats, game } = head.save;
  if (head.elsewhere) return t("phones-state-elsewhere");
  if (head.result) {
    const winners = head.result.winners.map((seat) => ({ seat }));
    const total = Math.max(...head.result.totals);
    return <span class="money">{rich("page-state-won", { who: winners, count: winners.length, total }, seats)}</span>;
  }
  const lines = [];
  if (table?.decision) lines.push({ key: "page-state-turn", args: { who: { seat: table.decision.seat } } });
  try {
    if (table) lines.push(...(games[game]?.state?.(table.view, table.sides ?? []) ?? []));
  } catch {
    // as above
  }
  return lines.map(({ key, args }, i) => [
    i > 0 && " ",
    <span class={MONEY.has(key) ? "money" : ""}>{rich(key, args, seats)}</span>,
  ]);
}

/** What a game is called here: by its people, or by itself. */
export const titleOf = (head: Head) => head.title ?? t(`${head.save?.game}-title`);
