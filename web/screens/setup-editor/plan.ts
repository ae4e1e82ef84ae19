// What is going to be laid: who plays which game, from the form of a new game or a game that is put right, and how far it
// has come. It outlives the page, and another table that is laid meanwhile.
import { batch, effect, type Signal, signal } from "@preact/signals";
import type { EditorState, Layout } from "../../play/setup-editor.ts";
import { engineOf } from "../../store/engine.ts";
import { freshSeed, type Options, readGame } from "../../store/games.ts";
import { fieldsOf, isModest, isRecord, isWhole, isWord, setupOf } from "../../store/gate.ts";
import { current, type UnfinishedSetup, keepCurrent, leaveForLater, takeUp } from "../../store/unfinished-setups.ts";
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

const STOOD = "stood";

const isLayout = (value: unknown): value is Layout =>
  isRecord(value) && Array.isArray(value.colours) && isModest(value);

type Stored = { plan: Plan; laid: EditorState; touched: boolean };

function sound(record: UnfinishedSetup | null): Stored | null {
  const { plan: planned, laid, touched } = fieldsOf(record);
  const { game, seed, before } = fieldsOf(planned);
  const setup = setupOf(planned);
  const { layout, at } = fieldsOf(laid);
  if (!setup || !isWord(game) || !isWhole(seed) || !isLayout(layout) || !isWhole(at)) return null;
  const { id, layout: stood } = fieldsOf(before);
  const more = isWord(id) && isLayout(stood) ? { before: { id, layout: stood } } : {};
  const whole = { ...setup, game, seed, ...more };
  return { plan: whole, laid: { layout, at, held: null }, touched: touched === true };
}

const was = sound(current());

export const plan: Signal<Plan | null> = signal(was?.plan ?? null);
/** Each step on the way, the last one at the end; none before the engine has said how the table is set up. */
export const steps: Signal<EditorState[]> = signal(was ? [was.laid] : []);
/** Whether anything was laid before the first of these steps. */
let touchedBefore = was?.touched ?? false;

export const isTouched = () => touchedBefore || steps.value.length > 1;

effect(() => {
  const laid = steps.value.at(-1);
  keepCurrent(plan.value && laid ? { plan: plan.value, laid, touched: isTouched() } : null);
});

/** Another table is laid: what was laid of this one is left for later. */
function turnTo(next: Plan, layout: EditorState | null, touched: boolean = false) {
  const laid = steps.peek().at(-1);
  if (plan.peek() && laid && isTouched()) leaveForLater({ plan: plan.peek(), laid, touched: true });
  batch(() => {
    touchedBefore = touched;
    plan.value = next;
    steps.value = layout ? [layout] : [];
  });
}

/** A table that was left for later is laid on. @param of  the game that it puts right; "" where it begins one
 * @returns whether there is one */
export function goOnWith(game: string, of: string): boolean {
  const now = plan.peek();
  if (now?.game === game && (now.before?.id ?? "") === of) return true;
  const kept = sound(takeUp(game, of));
  if (kept) turnTo(kept.plan, kept.laid, kept.touched);
  return kept !== null;
}

const same = ({ seed: _, ...one }: Plan, { seed: __, ...other }: Plan) => JSON.stringify(one) === JSON.stringify(other);

/** The same table is laid on as far as it has come. */
export function begin(next: Plan) {
  if (plan.peek() && same(plan.peek() as Plan, next)) return;
  const kept = sound(takeUp(next.game, ""));
  if (kept && same(kept.plan, next)) turnTo(kept.plan, kept.laid, kept.touched);
  else turnTo(next, null);
}

/** The game has begun, or nobody wants this table any more. */
export function done() {
  touchedBefore = false;
  batch(() => {
    plan.value = null;
    steps.value = [];
  });
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
  takeUp(game, id);
  const right = { game, seats, options: layout.options, seed: freshSeed(), box, before: { id, layout } };
  turnTo(right, { layout, at: 0, held: null });
}
