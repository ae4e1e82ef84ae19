// The two ships of a combat, as they are kept; what the engine makes of them; and the die.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { called } from "../../../parts/captain-slip.tsx";
import { groupsFor, playersOf } from "../../../store/evening.ts";
import { t } from "../../../store/words.tsx";
import type { Device } from "../../../screens/tools/all.ts";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { coloursFor } from "../../../screens/tools/any/people.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, withRoll } from "../../../screens/tools/rolls.tsx";
import { useThrown } from "../../../screens/tools/thrown.ts";
import type { Answers } from "./answers.d.ts";

export type Ship = {
  name: string;
  colour: string;
  emblem: string | null;
  powder: number;
  beth: boolean;
  face: number | string | null;
};
export type Which = "attack" | "answer";
type Stored = {
  ships: Record<Which, Ship>;
  met: number;
  rerolled: boolean;
  crew: boolean;
  strategist: boolean;
  rolls: Roll[];
};

const SEATS = { low: 2, many: 2, high: 6 };

/** The first two of those who play this evening. */
function atWar(): Record<Which, Ship> {
  const ships = playersOf("jamaica", { colours: coloursFor("jamaica"), least: 2, most: SEATS.high }).map((one) => ({
    ...one,
    powder: 0,
    beth: false,
    face: null,
  }));
  return { attack: itemAt(ships, 0), answer: itemAt(ships, 1) };
}
const fresh = (): Stored => ({
  ships: atWar(),
  met: met(),
  rerolled: false,
  crew: false,
  strategist: false,
  rolls: [],
});

/** Since when these people sit together. */
const met = () => groupsFor("jamaica")[0]?.at ?? 0;

/** The ships that fight, what the engine makes of them, and the die. */
export function useCombat(device: Device) {
  const { now: kept, aloft, set, cast } = useThrown(`${device.id}.face`, fresh);
  const { attack: first, answer: second } = kept.ships;
  // a combat goes on among those who fight it; the next one is fought by whoever has sat down since
  const begun = first.face !== null || second.face !== null || first.powder > 0 || second.powder > 0;
  const now = begun || kept.met === met() ? kept : { ...kept, ships: atWar(), met: met() };
  const [rolling, setRolling] = useState<Which>("attack");
  const { ships, crew } = now;
  const { attack, answer } = ships;
  const { data, lines } = useAnswer<Answers["jamaica.fight"]>("jamaica.fight", {
    powder: attack.powder,
    beth: Number(attack.beth),
    answer: answer.powder,
    answer_beth: Number(answer.beth),
    roll: attack.face ?? "open",
    answer_roll: answer.face ?? "open",
    rerolled: Number(now.rerolled),
    strategist: Number(crew && now.strategist),
  });
  return {
    now,
    set,
    data,
    lines,
    faces: itemAt(device.parts, 0).faces,
    over: data?.stage === "over",
    // the side whose die is thrown next
    due: (attack.face === null ? "attack" : "answer") as Which,
    aloft: aloft ? rolling : null,
    change: (which: Which, with_: Partial<Ship>) =>
      set({ met: now.met, ships: { ...ships, [which]: { ...ships[which], ...with_ } } }),
    roll(which: Which, again = false) {
      const face = oneOf(itemAt(device.parts, 0).faces);
      const who = ships[which].name.trim() || `colour-${ships[which].colour}`;
      const ship = { ...ships[which], face };
      setRolling(which);
      cast(
        {
          met: now.met,
          ships: { ...ships, [which]: ship },
          rerolled: now.rerolled || again,
          rolls: withRoll(now.rolls, "roll", [who, String(face), ...(again ? ["again"] : [])]),
        },
        `${called(ship)}: ${face === "star" ? t("page-jam-star") : face}`,
      );
    },
    /** @param turned  who was attacked attacks now */
    anew(turned: boolean) {
      const [first, second] = turned ? [answer, attack] : [attack, answer];
      const cleared = { powder: 0, face: null };
      set({
        met: now.met,
        ships: { attack: { ...first, ...cleared }, answer: { ...second, ...cleared } },
        rerolled: false,
      });
    },
  };
}

export type Fought = ReturnType<typeof useCombat>;
