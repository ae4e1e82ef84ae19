// The fleets that may be chosen now: one's own of the fleet builder, those of the house, one by lot; and which is looked at.
import { useEffect } from "preact/hooks";
import { signal, type Signal } from "@preact/signals";
import type { Decision, Option } from "../../play/types.ts";
import { useKept } from "../../screens/tools/kept.ts";
import { t } from "../../store/words.tsx";
import { atomsOf, type Fleet } from "./fleet-text.ts";
import type { AnswersProps } from "./rows.tsx";
import { data } from "./sea.ts";

/** `name`: of a fleet of one's own; `atoms`: its pieces, none where chance chooses them. */
export type Offer = { option: Option; name: string | null; atoms: string[] };

/** What a fleet of the house costs and whose it is; of one's own, that it is. */
export function sumOf({ option, name }: Offer) {
  if (name !== null) return t("play-pirates-own-fleet");
  const { nation, points } = data.houses[String(option.move[1])] ?? {};
  const word = nation === "mixed" ? "play-pirates-mixed" : `pirates-tool-choice-${nation}`;
  return nation ? t("play-pirates-of", { nation: { word }, points }) : "";
}

/** What a fleet of the house is like, in a line; none of one's own. */
export const characterOf = ({ option, name }: Offer) =>
  name === null ? t(`play-pirates-fleet-${String(option.move[1]).toLowerCase()}`) : "";

/** The fleet that is looked at, by the id of its option. */
export const seen = signal<string | null>(null);

/** What the engine says of a fleet of one's own, by its move: null where nothing is against it. */
const judged: Signal<Record<string, Option["barred"]>> = signal({});

const NONE: { fleets: Fleet[]; open: string } = { fleets: [], open: "" };

export function useOffers(decision: Decision): Offer[] {
  const [{ fleets = [], open }] = useKept("pirates.fleet", () => NONE);
  const form = decision.forms.find(({ verb }) => verb === "list");
  const own = fleets.flatMap(({ id, name, rows }) => {
    const atoms = Array.isArray(rows) ? atomsOf(rows) : [];
    const move = ["list", ...atoms];
    const barred = judged.value[move.join(":")];
    if (!form || !atoms.length || barred === undefined) return [];
    const option = { id: move.join(":"), move, key: form.key, args: form.args, group: "fleet", barred };
    return [{ option, name, atoms, first: id === open }];
  });
  own.sort((a, b) => Number(b.first) - Number(a.first));
  const house = decision.options.map((option) => ({
    option,
    name: null,
    atoms: data.fleets[String(option.move[1])] ?? [],
  }));
  return [...own, ...house];
}

/** Asks the engine whether one's own fleets may sail here. */
export function useJudged({ decision, open, onTrace }: AnswersProps) {
  const [{ fleets = [] }] = useKept("pirates.fleet", () => NONE);
  useEffect(() => {
    if (!open) return;
    let late = false;
    judged.value = {};
    void (async () => {
      for (const { rows } of fleets) {
        if (!Array.isArray(rows) || !rows.length) continue;
        const move = ["list", ...atomsOf(rows)];
        const found = await onTrace(move);
        if (late) return;
        if (found) judged.value = { ...judged.peek(), [move.join(":")]: found.bar ?? null };
      }
    })();
    return () => void (late = true);
  }, [decision, open, fleets]);
}
