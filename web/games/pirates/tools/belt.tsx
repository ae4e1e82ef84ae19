// What a table of the constructible game takes each turn: the die with what it is rolled for, the ruler, the treasures.
import { t } from "../../../store/words.tsx";
import { RollMark, Tile, Way } from "../../../screens/tools/tile.tsx";
import { Meanings, Purposes, Said, Thrown, useDie } from "./die.tsx";

export default function Belt() {
  const die = useDie("pirates.die");
  return (
    <>
      <Tile id="pirates.die" title={t("pirates-tool-die")} wide>
        <div class="purposes" role="group" aria-label={t("pirates-tool-field-purpose")}>
          <Purposes purpose={die.purpose} choose={die.choose} />
        </div>
        <Meanings die={die} />
        <button class="belt-dice belt-dice--thrown" data-action="throw" onClick={die.roll}>
          <span class="sr">{t("page-tools-do-dice")}</span>
          <Thrown die={die} />
          <RollMark />
        </button>
        <Said die={die} />
      </Tile>
      <Way id="pirates.ruler" title={t("pirates-tool-ruler")}>
        <span class="belt-ruler">
          <i>S</i>
          <i>L</i>
        </span>
      </Way>
      <Way id="pirates.gold" title={t("pirates-tool-gold")}>
        <span class="belt-gold">
          {[3, 5, 7].map((value) => (
            <i class="gold-disc num">{value}</i>
          ))}
        </span>
      </Way>
    </>
  );
}
