// What of Jamaica's tables the page draws: `data:jamaica`. The build runs this.

/** @param {any} data */
export default function printed(data) {
  /** @type {(rows: any[], pick: (row: any) => object) => object} */
  const byId = (rows, pick) => Object.fromEntries(rows.map((row) => [row.id, pick(row)]));
  const { drawing, forks, spaces } = data.board;
  const { prov: _, ...plan } = drawing;
  return {
    board: {
      forks,
      drawing: plan,
      spaces: spaces.map((/** @type {any} */ s) => ({
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
