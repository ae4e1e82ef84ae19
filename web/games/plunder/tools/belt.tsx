// What a table of Plunder takes each turn: the two compasses, the sailing die, the dice of a battle.
import { Die } from "../../../screens/tools/thrown.ts";
import { Dice, RollMark, Tile } from "../../../screens/tools/tile.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { t } from "../../../store/words.tsx";
import { useBattle } from "./battle.tsx";
import { useSailing } from "./sailing.tsx";
import { PURPOSES, Wheels, useSpinners } from "./spinners.tsx";

export default function Belt() {
  const spinners = useSpinners("plunder.spinners");
  const sailing = useSailing();
  const battle = useBattle();
  const { device, now, set, last, aloft } = spinners;
  const rolls = [battle.rolledBy("attack"), battle.rolledBy("defence")];
  return (
    <>
      <Tile id={device.id} title={t(device.key)} wide>
        <Segments
          label={t("page-plunder-for")}
          value={now.purpose}
          onChange={(purpose: string) => set({ purpose })}
          among={PURPOSES.map((value) => ({ value, label: t(`page-plunder-for-${value}`) }))}
        />
        <Wheels spinners={spinners} />
        <p class="plu-spun">
          {last && !aloft ? (
            <>
              <b class="num">
                {last.got[0]}
                {last.got[1]}
              </b>
              <i class="name-it">{t(`page-plunder-for-${last.got[2]}`)}</i>
            </>
          ) : (
            <i class="name-it soft">{aloft ? "…" : t("page-tools-do-spinner")}</i>
          )}
        </p>
      </Tile>
      <Tile id={sailing.device.id} title={t(sailing.device.key)}>
        <Dice
          dice={[sailing.now.roll]}
          aloft={sailing.aloft}
          faces={sailing.faces}
          label={`${t("page-tools-do-dice")}: ${t(sailing.device.key)}`}
          onRoll={sailing.roll}
        />
      </Tile>
      <Tile id="plunder.battle" title={t(battle.device.key)}>
        <button class="belt-dice belt-dice--sides" data-action="throw" onClick={battle.roll}>
          <span class="sr">
            {t("page-tools-do-dice")}: {t(battle.device.key)}
          </span>
          {battle.device.parts.map(({ id, faces }, i) => (
            <span key={id}>
              <Die face={rolls[i] ?? null} aloft={battle.aloft} faces={faces} />
              <span class="small">{t(`page-part-${id}`)}</span>
            </span>
          ))}
          <RollMark />
        </button>
      </Tile>
    </>
  );
}
