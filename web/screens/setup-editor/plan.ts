// What is going to be laid: who plays which game, from the form of a new game or a game that is put right, and how far it
// has come. It outlives the page, as a half-told move does: small, and read at once, so it lives in localStorage.
import { effect, type Signal, signal } from "@preact/signals";
import type { EditorState, Layout } from "../../play/setup-editor.ts";
import { engineOf } from "../../store/engine.ts";
import { freshSeed, type Options, readGame } from "../../store/games.ts";
import { fieldsOf, isModest, isRecord, isWhole, isWord, setupOf } from "../../store/gate.ts";
import type { Seat } from "../../store/roster.ts";

export type Plan = {
  game: string;
  seats: Seat[];
  options: Options;
  seed: number;
  box?: { from: string[] };
  /** the game that is put right, and how it stood */
  before?: { id: string; layout: Layout };
};

/** These seats where no box is on the table: nobody holds real cards. */
export const inApp = (seats: Seat[]): Seat[] => seats.map(({ keeps: _, ...seat }) => seat);

const KEY = "flibuste.laying";
const STOOD = "stood";

const isLayout = (value: unknown): value is Layout =>
  isRecord(value) && Array.isArray(value.colours) && isModest(value);

function stored(): { plan: Plan; laid: EditorState } | null {
  try {
    const { plan: planned, laid } = fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    const { game, seed, before } = fieldsOf(planned);
    const setup = setupOf(planned);
    const { layout, at } = fieldsOf(laid);
    if (!setup || !isWord(game) || !isWhole(seed) || !isLayout(layout) || !isWhole(at)) return null;
    const { id, layout: stood } = fieldsOf(before);
    const more = isWord(id) && isLayout(stood) ? { before: { id, layout: stood } } : {};
    return { plan: { ...setup, game, seed, ...more }, laid: { layout, at, held: null } };
  } catch {
    return null;
  }
}

const was = stored();

export const plan: Signal<Plan | null> = signal(was?.plan ?? null);
/** Each step on the way, the last one at the end; none before the engine has said how the table is set up. */
export const steps: Signal<EditorState[]> = signal(was ? [was.laid] : []);

effect(() => {
  const laid = steps.value[steps.value.length - 1];
  try {
    if (plan.value && laid) localStorage.setItem(KEY, JSON.stringify({ plan: plan.value, laid }));
    else localStorage.removeItem(KEY);
  } catch {
    // full or forbidden: it lasts as long as the page
  }
});

const same = ({ seed: _, ...one }: Plan, { seed: __, ...other }: Plan) => JSON.stringify(one) === JSON.stringify(other);

/** The same table is laid on as far as it has come. */
export function begin(next: Plan) {
  if (plan.peek() && same(plan.peek() as Plan, next)) return;
  plan.value = next;
  steps.value = [];
}

/** The game has begun. */
export function done() {
  plan.value = null;
  steps.value = [];
}

/** A game that has drifted from the table is laid as it stands, to be put right. */
export async function correct(id: string) {
  const { head, log } = await readGame(id);
  const { game, seats, box } = head.save;
  const engine = engineOf(game);
  await engine.ask("open", { table: STOOD, save: { ...head.save, log } });
  const { layout } = await engine.ask("layout", { table: STOOD });
  await engine.ask("close", { table: STOOD });
  // a game that was laid itself has its options there
  plan.value = { game, seats, options: layout.options, seed: freshSeed(), box, before: { id, layout } };
  steps.value = [{ layout, at: 0, held: null }];
}
