// The fleets that this device keeps, and what the builder does with them; what goes can be taken back.
import { useMemo, useRef } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { say } from "../../../parts/live.ts";
import { tellUndoable } from "../../../screens/tools/undo.ts";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { ask } from "../../../store/engine.ts";
import { newId } from "../../../store/games.ts";
import { t } from "../../../store/words.tsx";
import { type Fleet, readFleet, type Row } from "../fleet-text.ts";
import { nameOf } from "./card.tsx";
import type { CardTold, Reckoned } from "./told.ts";
import { asked, blank, firstKept, type Stored, openFleet, withFleet } from "./fleet-model.ts";

const MOST_ROWS = 60;

export type Fleets = ReturnType<typeof useFleets>;

export function useFleets() {
  // until something is kept, the first fleet must be the same one at each drawing
  const begun = useMemo(firstKept, []);
  const [kept, setKept] = useKept("pirates.fleet", () => begun);
  // what is kept changes at once, this closure does not: an undo comes later
  const latest = useRef(kept);
  latest.current = kept;
  const put = (next: Stored) => setKept((latest.current = next));
  const set = (change: Partial<Stored>) => put({ ...latest.current, ...change });
  const change = (next: Fleet) => put(withFleet(latest.current, next));
  const setRows = (rows: Row[]) => change({ ...openFleet(latest.current), rows });
  const undoable = (text: string, act: () => void) => {
    const before = latest.current;
    act();
    tellUndoable(text, () => put(before));
  };
  const begin = (one: Fleet, also: Partial<Stored> = {}) =>
    set({ fleets: [...latest.current.fleets, one], open: one.id, ...also });

  return {
    kept,
    fleet: openFleet(kept),
    set,
    change,
    setRows,
    undoable,
    take(card: CardTold, piece: string, aboard: number) {
      const rows = openFleet(latest.current).rows;
      if (rows.length >= MOST_ROWS) return say(t("page-pirates-full"));
      undoable(t("page-pirates-added", { name: { text: nameOf(card) } }), () =>
        setRows([...rows, { piece, kind: card.kind, aboard, as_cursed: 0 }]),
      );
    },
    open: (open: string) => set({ open }),
    create: () => begin(blank(kept.fleets)),
    copy: (one: Fleet) =>
      begin({ ...one, id: newId(), name: t("page-copy-title", { title: { text: one.name } }).slice(0, 40) }),
    remove: (one: Fleet) =>
      undoable(t("page-deleted", { title: { text: one.name } }), () => {
        const left = kept.fleets.filter(({ id }) => id !== one.id);
        const fleets = left.length ? left : [blank([])];
        set({ fleets, open: one.id === kept.open ? itemAt(fleets, 0).id : kept.open });
      }),
    /** @returns whether the text holds a fleet that the engine knows */
    async read(text: string): Promise<boolean> {
      const found = readFleet(text);
      if (!found) return false;
      const { build_total } = openFleet(latest.current);
      const one = { ...blank(kept.fleets), build_total, rows: found.rows };
      if (found.name) one.name = found.name;
      const fine = await ask("tool", { tool: "pirates.fleet", input: asked(one) }).then(
        () => true,
        () => false,
      );
      if (fine) begin(one, { view: "fleet" });
      return fine;
    },
  };
}

/** What the engine makes of a fleet: the last it said of this one stands until it has answered again. */
export function useReckoned(fleet: Fleet) {
  const { data: fresh, faults } = useAnswer<Reckoned>("pirates.fleet", asked(fleet));
  const last = useRef<{ id: string; data: Reckoned } | null>(null);
  if (fresh) last.current = { id: fleet.id, data: fresh };
  return { data: last.current?.id === fleet.id ? last.current.data : null, faults };
}
