// Two dice of a captain without a ship, and what they mean.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { t } from "../../../store/words.tsx";
import { deviceOf } from "../../../screens/tools/all.ts";
import { ThrowFoot, ToolBar } from "../../../screens/tools/frame.tsx";
import { Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, ROLLS_MS, useThrown } from "../../../screens/tools/thrown.ts";
import { Faces } from "./side.tsx";
import type { Answers } from "./answers.d.ts";

const DICE = "plunder.shipless";

type Stored = { rolls: Roll[] };

export default function Shipless({ id }: { id: string }) {
  const device = deviceOf(DICE);
  const { now, aloft, cast } = useThrown(DICE, (): Stored => ({ rolls: [] }));
  const [typed, setTyped] = useState<number[] | null>(null);
  const last = now.rolls.at(-1)?.got.map(Number) ?? [];
  const { lines, data } = useAnswer<Answers["plunder.double"]>(
    "plunder.double",
    last.length === 2 ? { first: last[0], second: last[1] } : null,
  );
  const rolled = (dice: number[], ms: number = 0) =>
    cast({ rolls: withRoll(now.rolls, "roll", dice.map(String)) }, dice.join(", "), ms);
  const roll = () =>
    rolled(
      device.parts.map(({ faces }) => Number(oneOf(faces))),
      ROLLS_MS,
    );
  return (
    <>
      <ToolBar of={device} note={t("plunder-title")}>
        <BarButton
          icon="pen"
          label={t("page-plunder-type", { side: t(device.key) })}
          onClick={() => setTyped(typed ? null : [])}
        />
      </ToolBar>
      <main class="device plu-shipless" data-device={id}>
        <div class={`throw${data?.free && !aloft ? " plu-throw--good" : ""}`}>
          {[0, 1].map((i) => (
            <figure class="thrown" key={i}>
              <Die
                face={typed ? (typed[i] ?? null) : (last[i] ?? null)}
                aloft={aloft}
                faces={itemAt(device.parts, i).faces}
              />
            </figure>
          ))}
        </div>
        {typed && (
          <Faces
            label={t(device.key)}
            value={null}
            onChange={(face: number) => {
              if (typed.length === 0) return setTyped([face]);
              rolled([...typed, face]);
              return setTyped(null);
            }}
          />
        )}
        <Said game="plunder" lines={aloft ? [] : lines} />
        <Rolls rolls={now.rolls} word={(got: string) => got} />
      </main>
      <ThrowFoot icon="dice" word={t("page-tools-do-dice")} onThrow={roll} />
    </>
  );
}
