// What of Jamaica's tables the page draws: `data:jamaica`. The build runs this.

type Row = { id: string };
type Space = Record<"id" | "kind" | "cost" | "score" | "next" | "prev" | "x" | "y", unknown>;
/** What is read of the tables. */
type Tables = {
  board: { drawing: { prov: unknown }; forks: unknown; spaces: Space[] };
  action_cards: (Row & { morning: string; evening: string })[];
  treasures_base: { cards: Treasure[] };
  treasures_crew: { cards: Treasure[] };
  crew: {
    characters: (Row & { group: string; value_top: number; value_bottom: number })[];
    tavern: { rows: number; cols: number; stairs_cell: string };
  };
};
type Treasure = Row & { value: number; face: string; type: string };

const byId = <T extends Row>(rows: T[], pick: (row: T) => object) =>
  Object.fromEntries(rows.map((row) => [row.id, pick(row)]));

export default function printed(data: Tables) {
  const { drawing, forks, spaces } = data.board;
  const { prov: _, ...plan } = drawing;
  return {
    board: {
      forks,
      drawing: plan,
      spaces: spaces.map((s) => ({
        id: s.id,
        kind: s.kind,
        cost: s.cost,
        score: s.score,
        next: s.next,
        prev: s.prev,
        x: s.x,
        y: s.y,
      })),
    },
    cards: byId(data.action_cards, ({ morning, evening }) => ({ morning, evening })),
    treasures: byId([...data.treasures_base.cards, ...data.treasures_crew.cards], ({ value, face, type }) => ({
      value,
      up: face === "up",
      cursed: type === "cursed",
    })),
    characters: byId(data.crew.characters, ({ group, value_top, value_bottom }) => ({
      group,
      top: value_top,
      bottom: value_bottom,
    })),
    tavern: { rows: data.crew.tavern.rows, cols: data.crew.tavern.cols, stairs: data.crew.tavern.stairs_cell },
  };
}
