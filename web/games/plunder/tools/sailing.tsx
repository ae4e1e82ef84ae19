// The sailing die, and what of it the fleet has left; a 1 reminds of the storm.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Stepper } from "../../../parts/stepper.tsx";
import { t } from "../../../store/words.tsx";
import { within } from "../../../screens/tools/asks.tsx";
import { Act, ThrowFoot, ToolBar } from "../../../screens/tools/frame.tsx";
import { type Asked, askOf, deviceOf, toolOf } from "../../../screens/tools/all.ts";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, ROLLS_MS, useThrown } from "../../../screens/tools/thrown.ts";
import { Faces } from "./side.tsx";
import type { Answers } from "./answers.d.ts";

const DIE = "plunder.sailing";
const TOOL = "plunder.moves";

type Ship = { masts: number; steps: number };
type Stored = { roll: number | null; ships: Ship[]; rolls: Roll[] };

const NEW: Ship = { masts: 0, steps: 0 };

export function useSailing() {
  const device = deviceOf(DIE);
  const { faces } = itemAt(device.parts, 0);
  const fresh = (): Stored => ({ roll: null, ships: [NEW], rolls: [] });
  const thrown = useThrown(DIE, fresh);
  const { now } = thrown;
  const cast = (face: number, ms: number) =>
    thrown.cast(
      {
        roll: face,
        ships: now.ships.map((ship) => ({ ...ship, steps: 0 })),
        rolls: withRoll(now.rolls, "roll", [String(face)]),
      },
      String(face),
      ms,
    );
  const roll = () => cast(Number(oneOf(faces)), ROLLS_MS);
  return { ...thrown, device, faces, cast, roll };
}

export default function Sailing({ id }: { id: string }) {
  const { now, aloft, set, device, faces, cast, roll } = useSailing();
  const group = askOf(toolOf(TOOL), "ships");
  const [typing, setTyping] = useState(false);
  const { lines, data } = useAnswer<Answers["plunder.moves"]>(
    TOOL,
    now.roll === null ? null : { roll: now.roll, ships: now.ships },
  );
  const typed = (face: number) => {
    setTyping(false);
    cast(face, 0);
  };
  return (
    <>
      <ToolBar of={device} note={t("plunder-title")}>
        <BarButton
          icon="pen"
          label={t("page-plunder-type", { side: t(device.key) })}
          onClick={() => setTyping(!typing)}
        />
      </ToolBar>
      <main class="device plu-sailing" data-device={id}>
        <div class="plu-sail-top">
          <Die face={now.roll} aloft={aloft} faces={faces} />
          <b class="sr">{now.roll ?? ""}</b>
          <p class="plu-sail-pool">
            <b class="num">{data && !aloft ? data.pool : "–"}</b>
            <span class="label">{t("page-plunder-pool")}</span>
          </p>
        </div>
        {typing && <Faces label={t(device.key)} value={now.roll} onChange={typed} />}
        {data?.storm && !aloft && (
          <a class="plate plu-storm-first" href="#/tools/plunder.storm">
            <Icon name="wind" />
            <b>{t("page-plunder-storm-first")}</b>
            <Icon name="next" />
          </a>
        )}
        <Fleet asked={group} ships={now.ships} data={data} onShips={(ships) => set({ ships })} />
        <Lines game="plunder" lines={aloft ? [] : lines} />
        <Rolls rolls={now.rolls} word={(got: string) => got} />
      </main>
      <ThrowFoot icon="dice" word={t("page-tools-do-dice")} onThrow={roll} />
    </>
  );
}

/** The ships of the fleet, more and fewer of them. */
function Fleet({
  asked,
  ships,
  data,
  onShips,
}: {
  asked: Asked;
  ships: Ship[];
  data: Answers["plunder.moves"] | null;
  onShips: (ships: Ship[]) => void;
}) {
  const most = (asked.fields?.find((one) => one.id === "masts") as Asked).high;
  return (
    <>
      <ul class="plu-fleet">
        {ships.map((ship, i) => (
          <Sailor
            key={i}
            number={i + 1}
            ship={ship}
            most={most}
            may={Boolean(data?.may[i])}
            left={data?.masts[i] ?? 0}
            onChange={(change) => onShips(ships.map((one, at) => (at === i ? { ...one, ...change } : one)))}
          />
        ))}
      </ul>
      <div class="plu-fleet-more">
        {ships.length > asked.low && (
          <Act does="fewer" onClick={() => onShips(ships.slice(0, -1))}>
            <Icon name="minus" size={20} />
            {t("page-plunder-fewer-ships")}
          </Act>
        )}
        {ships.length < asked.high && (
          <Act does="more" onClick={() => onShips([...ships, NEW])}>
            <Icon name="plus" size={20} />
            {t("page-plunder-more-ships")}
          </Act>
        )}
      </div>
    </>
  );
}

/** A ship: her masts, and the steps she has taken of the roll.
 * @param props  `may`: she may take one more; `left`: how many of them her masts still give */
const Sailor = ({
  number,
  ship: { masts, steps },
  most,
  may,
  left,
  onChange,
}: {
  number: number;
  ship: Ship;
  most: number;
  may: boolean;
  left: number;
  onChange: (change: Partial<Ship>) => void;
}) => (
  <li class="plate">
    <h2>{t("page-plunder-ship", { number })}</h2>
    <div class="plu-fleet-masts">
      <span class="label" aria-hidden="true">
        {t("page-plunder-masts")}
      </span>
      <Stepper
        label={`${t("page-plunder-ship", { number })}: ${t("page-plunder-masts")}`}
        value={masts}
        low={0}
        high={most}
        onChange={within({ low: 0, high: most }, (masts) => onChange({ masts, steps: 0 }))}
      />
    </div>
    <div class="plu-fleet-steps">
      <button
        class="btn btn--icon"
        aria-label={t("page-plunder-step-back", { number })}
        aria-disabled={steps ? undefined : "true"}
        onClick={() => steps && onChange({ steps: steps - 1 })}
      >
        <Icon name="undo" />
      </button>
      <button
        class="btn"
        data-step={number - 1}
        aria-disabled={may ? undefined : "true"}
        onClick={() => may && onChange({ steps: steps + 1 })}
      >
        {t("page-plunder-step", { count: steps })}
        {left > 0 && <span class="small soft">{t("page-plunder-mast-left", { count: left })}</span>}
      </button>
    </div>
  </li>
);
