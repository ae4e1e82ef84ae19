// What of the Pirates' tables the page draws: `data:pirates`. The build runs this.

type Row<Field extends string> = Record<Field, unknown> & { id: string };
type Body = Record<
  "kind" | "length" | "beam" | "hull" | "mast_points" | "stern_point" | "sail_half_width" | "blades",
  unknown
>;
/** What is read of the tables. */
type Tables = {
  geometry: { classes: Record<string, Body> };
  ships: Row<"name" | "class" | "nation" | "points" | "cargo" | "move" | "cannons" | "bombard">[];
  islands: { shapes: Row<"poly">[] };
  terrain: Row<"poly" | "number_points">[];
  nations: Row<"letter">[];
  forts: Row<"name" | "cannons" | "gold">[];
  events: Row<never>[];
  crew_generic: Row<never>[];
  crew: Row<"name">[];
  equipment: Row<never>[];
  treasure: { uniques: Row<never>[] };
  preset_fleets: (Row<"nation" | "points"> & {
    ships: { ship: string; crew: string[]; equipment: string[] }[];
    events: string[];
  })[];
};

const byId = <T extends { id: string }>(rows: T[], of: (row: T) => unknown) =>
  Object.fromEntries(rows.map((row) => [row.id, of(row)]));

export default function printed({
  geometry,
  ships,
  islands,
  terrain,
  nations,
  forts,
  events,
  crew_generic,
  crew,
  equipment,
  treasure,
  preset_fleets,
}: Tables) {
  return {
    classes: Object.fromEntries(
      Object.entries(geometry.classes).map(([id, one]) => [
        id,
        {
          kind: one.kind,
          length: one.length,
          beam: one.beam,
          hull: one.hull,
          masts: one.mast_points,
          stern: one.stern_point,
          sail: one.sail_half_width,
          ...(one.blades ? { blades: one.blades } : {}),
        },
      ]),
    ),
    ships: byId(ships, ({ name, class: body, nation, points, cargo, move, cannons, bombard }) => ({
      name,
      body,
      nation,
      points,
      cargo,
      move,
      guns: cannons,
      ...(bombard ? { bombard } : {}),
    })),
    islands: byId(islands.shapes, ({ poly }) => poly),
    terrain: byId(terrain, ({ poly, number_points }) => ({ poly, ...(number_points ? { exits: number_points } : {}) })),
    nations: byId(nations, ({ letter }) => letter),
    forts: byId(forts, ({ name, cannons, gold }) => ({ name, guns: cannons, gold })),
    // named crew have proper names, the same in every language
    names: byId(crew, ({ name }) => name),
    // all others are called what they are: the key of the word
    words: {
      ...byId(crew_generic, ({ id }) => `pirates-crew-${id.replace("GEN-", "")}`),
      ...byId(equipment, ({ id }) => `pirates-equipment-${id}`),
      ...byId(events, ({ id }) => `pirates-event-${id}`),
      ...byId(treasure.uniques, ({ id }) => `pirates-unique-${id}`),
    },
    houses: byId(preset_fleets, ({ nation, points }) => ({ nation, points })),
    // as the move by which a fleet is chosen names its pieces
    fleets: byId(preset_fleets, ({ ships, events: cards }) => [
      ...ships.flatMap((one) => [one.ship, ...one.crew, ...one.equipment]),
      ...(cards.length ? ["events", ...cards] : []),
    ]),
  };
}
