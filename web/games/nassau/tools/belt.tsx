// What a table of Nassau takes each round: the bag of tokens, the combat dice; the fight that both belong to.
import { draw } from "../../../art/draw.ts";
import { rigging } from "../../../art/ships.ts";
import { t } from "../../../store/words.tsx";
import { Act } from "../../../screens/tools/frame.tsx";
import { deviceOf } from "../../../screens/tools/all.ts";
import { useDevice } from "../../../screens/tools/device.tsx";
import { BAG_ART } from "../../../screens/tools/heap.tsx";
import { DeviceDice, Tile, Way } from "../../../screens/tools/tile.tsx";
import { kindOf } from "./token.ts";

const BAG = deviceOf("nassau.tokens");
const FIGHT = "nassau.fight";
const SHIP = `<svg class="ship-art" viewBox="0 0 160 120">${rigging("sloop")}</svg>`;

export default function Belt() {
  return (
    <>
      <Bag />
      <DeviceDice device={deviceOf("nassau.dice")} many />
      <Way id={FIGHT} title={t("nassau-tool-fight")}>
        {draw(SHIP)}
      </Way>
    </>
  );
}

/** The bag: a tap takes a token out; all of them go back together. */
function Bag() {
  const { now, act, shuffle, word, left, spent } = useDevice(BAG);
  return (
    <Tile id={BAG.id} title={t(BAG.key)} wide>
      <div class="nas-bag">
        <button
          class="nas-bag-mouth"
          data-action="throw"
          aria-disabled={spent ? "true" : undefined}
          onClick={() => !spent && act()}
        >
          {draw(BAG_ART)}
          <span class="sr">
            {t("page-tools-do-bag")}: {t(BAG.key)}
          </span>
          <b class="num">{left}</b>
        </button>
        <div class="nas-tokens" role="group" aria-label={t("nassau-tool-field-tokens")}>
          {!now.out.length && <span class="soft">{t("page-tools-tap-to-draw")}</span>}
          {now.out.map((token, i) => (
            <span key={i} class={`nas-token nas-token--${kindOf(token)}`} title={word(token)}>
              <i aria-hidden="true">{t(`page-nassau-token-${token}`)}</i>
              <b class="sr">{word(token)}</b>
            </span>
          ))}
        </div>
        {now.out.length > 0 && (
          <Act does="shuffle" onClick={shuffle}>
            {t("page-nassau-back")}
          </Act>
        )}
      </div>
    </Tile>
  );
}
