// What a table of Jamaica takes each turn: the two action dice, the combat die; the ships and the treasures beside them.
import { draw } from "../../../art/draw.ts";
import { good } from "../../../art/pieces.ts";
import { itemAt } from "../../../lists.ts";
import { t } from "../../../store/words.tsx";
import { deviceOf } from "../../../screens/tools/all.ts";
import { oneOf } from "../../../screens/tools/luck.ts";
import { useThrown } from "../../../screens/tools/thrown.ts";
import { Dice, Tile, Way } from "../../../screens/tools/tile.tsx";
import { Slots, useActionDice } from "./dice.tsx";

const DICE = deviceOf("jamaica.dice");
const COMBAT = deviceOf("jamaica.combat");
const PILE = deviceOf("jamaica.treasures");

export default function Belt() {
  const dice = useActionDice(DICE);
  return (
    <>
      <Tile id={DICE.id} title={t(DICE.key)} wide>
        <Slots dice={dice} faces={itemAt(DICE.parts, 0).faces.map(Number)} onRoll={dice.roll} />
      </Tile>
      <CombatDie />
      <Way id={PILE.id} title={t(PILE.key)}>
        {draw(good("treasure", 84))}
      </Way>
    </>
  );
}

/** The die alone, for whoever adds up by heart. */
function CombatDie() {
  const { faces } = itemAt(COMBAT.parts, 0);
  const { now, aloft, cast } = useThrown("jamaica.combat.die", () => ({ face: null as string | number | null }));
  const word = (face: string | number | null) => (face === "star" ? t("page-jam-star") : String(face));
  const roll = () => {
    const face = oneOf(faces);
    cast({ face }, word(face));
  };
  return (
    <Tile id={COMBAT.id} title={t(COMBAT.key)}>
      <Dice
        dice={[now.face]}
        aloft={aloft}
        faces={faces}
        label={`${t("page-tools-do-dice")}: ${t(COMBAT.key)}`}
        onRoll={roll}
        word={word}
      />
    </Tile>
  );
}
