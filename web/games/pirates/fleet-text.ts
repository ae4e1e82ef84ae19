// A fleet as the builder keeps it, as text that friends send each other, and as the move by which it is chosen in a game.

/** `aboard`: the ship's number from 1, 0 for the home island. */
export type Row = { piece: string; kind: string; aboard: number; as_cursed: number };
export type Fleet = { id: string; name: string; build_total: number; unique_names: number; rows: Row[] };

const LINE = /^\s*([+*-]?).*\[([\w-]{3,20}(?:@[a-z]{3,12})?)(!?)\]\s*$/;
const KINDS = { "": "ship", "*": "event" } as Record<string, string>;

/** What `fleetText` wrote; null where nothing of it is found. */
export function readFleet(text: string): { name: string; rows: Row[] } | null {
  const rows: Row[] = [];
  let name = "";
  let ships = 0;
  for (const said of text.split(/\r?\n/)) {
    const found = LINE.exec(said);
    if (!found) {
      name ||= said
        .replace(/:\s*\d+\/\d+\s*$/, "")
        .trim()
        .slice(0, 40);
      continue;
    }
    const [, sign = "", piece = "", cursed] = found;
    if (sign === "") ships++;
    rows.push({ piece, kind: KINDS[sign] ?? "aboard", aboard: sign === "+" ? ships : 0, as_cursed: cursed ? 1 : 0 });
  }
  return rows.length && rows.length <= 60 ? { name, rows } : null;
}

/** The pieces of a move: each ship, then what sails aboard; then what waits at home, and the events. */
export function atomsOf(rows: Row[]): string[] {
  const of = ({ piece, as_cursed }: Row) => piece + (as_cursed ? "*" : "");
  const others = rows.filter(({ kind }) => kind !== "ship" && kind !== "event");
  const ships = rows.filter(({ kind }) => kind === "ship");
  const under = (head: string, ones: Row[]) => (ones.length ? [head, ...ones.map(of)] : []);
  return [
    ...ships.flatMap((ship, i) => [of(ship), ...others.filter(({ aboard }) => aboard === i + 1).map(of)]),
    ...under(
      "ashore",
      others.filter(({ aboard }) => !aboard),
    ),
    ...under(
      "events",
      rows.filter(({ kind }) => kind === "event"),
    ),
  ];
}
