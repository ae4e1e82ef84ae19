// What a table of the constructible game takes each turn: the die with what it is rolled for, the ruler, the treasures.
import { html } from "../../../parts/html.js";
import { t } from "../../../store/words.js";
import { RollMark, Tile, Way } from "../../../screens/tools/tile.js";
import { Meanings, Purposes, Said, Thrown, useDie } from "./die.js";

export default function Belt() {
  const die = useDie("pirates.die");
  return html`
    <${Tile} id="pirates.die" title=${t("pirates-tool-die")} wide>
      <div class="purposes" role="group" aria-label=${t("pirates-tool-field-purpose")}>
        <${Purposes} purpose=${die.purpose} choose=${die.choose} />
      </div>
      <${Meanings} die=${die} />
      <button class="belt-dice belt-dice--thrown" data-action="throw" onClick=${die.roll}>
        <span class="sr">${t("page-tools-do-dice")}</span>
        <${Thrown} die=${die} />
        <${RollMark} />
      </button>
      <${Said} die=${die} />
    <//>
    <${Way} id="pirates.ruler" title=${t("pirates-tool-ruler")}>
      <span class="belt-ruler"><i>S</i><i>L</i></span>
    <//>
    <${Way} id="pirates.gold" title=${t("pirates-tool-gold")}>
      <span class="belt-gold">${[3, 5, 7].map((value) => html`<i class="gold-disc num">${value}</i>`)}</span>
    <//>
  `;
}
