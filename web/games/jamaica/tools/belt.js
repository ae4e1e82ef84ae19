// What a table of Jamaica takes each turn: the two action dice, the combat die; the ships and the treasures beside them.
import { draw } from "../../../art/draw.js";
import { good } from "../../../art/pieces.js";
import { html } from "../../../parts/html.js";
import { t } from "../../../store/words.js";
import { deviceOf } from "../../../screens/tools/all.js";
import { oneOf } from "../../../screens/tools/luck.js";
import { useThrown } from "../../../screens/tools/thrown.js";
import { Dice, Tile, Way } from "../../../screens/tools/tile.js";
import { Slots, useActionDice } from "./dice.js";

const DICE = deviceOf("jamaica.dice");
const COMBAT = deviceOf("jamaica.combat");
const PILE = deviceOf("jamaica.treasures");

export default function Belt() {
  const dice = useActionDice(DICE);
  return html`
    <${Tile} id=${DICE.id} title=${t(DICE.key)} wide>
      <${Slots} dice=${dice} faces=${DICE.parts[0].faces} onRoll=${dice.roll} />
    <//>
    <${CombatDie} />
    <${Way} id=${PILE.id} title=${t(PILE.key)}>${draw(good("treasure", 84))}<//>
  `;
}

/** The die alone, for whoever adds up by heart. */
function CombatDie() {
  const [{ faces }] = COMBAT.parts;
  const { now, aloft, cast } = useThrown("jamaica.combat.die", () => ({ face: /** @type {any} */ (null) }));
  const word = (/** @type {any} */ face) => (face === "star" ? t("page-jam-star") : String(face));
  const roll = () => {
    const face = oneOf(faces);
    cast({ face }, word(face));
  };
  return html`<${Tile} id=${COMBAT.id} title=${t(COMBAT.key)}>
    <${Dice}
      dice=${[now.face]}
      aloft=${aloft}
      faces=${faces}
      label=${`${t("page-tools-do-dice")}: ${t(COMBAT.key)}`}
      onRoll=${roll}
      word=${word}
    />
  <//>`;
}
