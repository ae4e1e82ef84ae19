// One to six dice, thrown together; with their sum.
import { itemAt } from "../../../lists.ts";
import { Segments } from "../../../parts/choices.tsx";
import { t } from "../../../store/words.tsx";
import type { Device } from "../all.ts";
import { oneOf } from "../luck.ts";
import { type Roll, Rolls, withRoll } from "../rolls.tsx";
import { Die, useThrown } from "../thrown.ts";
import { ThrowFoot, ToolBar } from "../frame.tsx";

const MOST = 6;

type Stored = { rolls: Roll[]; many: number };

export default function Dice({ device }: { device: Device }) {
  const { now, aloft, set, cast } = useThrown(device.id, (): Stored => ({ rolls: [], many: 1 }));
  const { faces } = itemAt(device.parts, 0);
  const last = now.rolls.at(-1)?.got ?? [];
  const shown = last.length === now.many ? last : Array.from({ length: now.many }, () => null);
  const sum = last.reduce((all, got) => all + Number(got), 0);
  const act = () => {
    const got = Array.from({ length: now.many }, () => String(oneOf(faces)));
    const all = got.reduce((sum, one) => sum + Number(one), 0);
    cast({ rolls: withRoll(now.rolls, "roll", got) }, got.length > 1 ? `${got.join(" + ")} = ${all}` : String(all));
  };
  return (
    <>
      <ToolBar of={device} note={t("page-tools-any")} />
      <main class="device any-dice" data-device={device.id}>
        <Segments
          label={t("page-any-dice")}
          value={now.many}
          onChange={(many: number) => set({ many })}
          among={Array.from({ length: MOST }, (_, i) => ({ value: i + 1, label: i + 1 }))}
        />
        <div class={`throw any-throw--${now.many}`}>
          {shown.map((face, i) => (
            <figure class="thrown" key={`${now.rolls.length}-${i}`}>
              <Die face={face} aloft={aloft} faces={faces} />
              <b class="sr">{face ?? ""}</b>
            </figure>
          ))}
        </div>
        <p class="device-note any-sum">
          {!aloft && now.many > 1 && last.length === now.many && (
            <>
              <span class="label">{t("page-any-sum")}</span> <b class="num">{sum}</b>
            </>
          )}
        </p>
        <Rolls rolls={now.rolls} word={(got: string) => got} />
      </main>
      <ThrowFoot icon="dice" word={t("page-tools-do-dice")} onThrow={act} />
    </>
  );
}
