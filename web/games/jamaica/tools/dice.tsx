// The two action dice in their slots, by sun and moon: the Captain chooses which is which. With the Oracle one is set.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { itemAt } from "../../../lists.ts";
import { ThrowFoot, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Device } from "../../../screens/tools/all.ts";
import { halfOfDay } from "../marks.ts";
import { Picker, Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { t } from "../../../store/words.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { RollMark } from "../../../screens/tools/tile.tsx";
import { Die, useThrown } from "../../../screens/tools/thrown.ts";

/** `faces`: morning, evening; with the Oracle `value` is set in `slot` and the other one is rolled: both are `laid` then */
type Stored = { faces: (number | null)[]; oracle: boolean; laid: boolean; slot: number; value: number; rolls: Roll[] };

const HALVES = ["morning", "evening"] as const;

export function useActionDice(device: Device) {
  const fresh = (): Stored => ({ faces: [null, null], oracle: false, laid: false, slot: 0, value: 6, rolls: [] });
  const { now, aloft, set, cast } = useThrown(`${device.id}.face`, fresh);
  const [turned, setTurned] = useState(0);
  const spoken = ([morning, evening]: (number | null)[]) =>
    t("page-jam-dice-said", { morning: morning ?? 0, evening: evening ?? 0 });

  const roll = () => {
    const faces = device.parts.map((part) => Number(oneOf(part.faces)));
    if (now.oracle) faces[now.slot] = now.value;
    const got = faces.map((face, i) => (now.oracle && i === now.slot ? `set-${face}` : String(face)));
    cast({ faces, laid: now.oracle, rolls: withRoll(now.rolls, "roll", got) }, spoken(faces));
  };
  const swap = () => {
    const faces = [...now.faces].reverse();
    set({ faces });
    setTurned(turned + 1);
    say(spoken(faces));
  };
  const free = now.faces[0] !== null && !now.laid && !aloft;
  return { now, aloft, set, roll, swap: free ? swap : null, turned };
}

/** The two dice under sun and moon. @param props  `onRoll`: a tap at a die rolls both */
export function Slots({
  dice: { now, aloft, swap, turned },
  faces,
  onRoll,
}: {
  dice: ReturnType<typeof useActionDice>;
  faces: number[];
  onRoll?: () => void;
}) {
  const thrown = now.faces[0] !== null;
  const isSet = (i: number) => now.oracle && i === now.slot;
  const inside = (half: "morning" | "evening", i: number) => (
    <>
      <span class="slot-sky" aria-hidden="true">
        {draw(halfOfDay(half, 54))}
      </span>
      <span class={`cast-die${thrown || aloft ? "" : " unrolled"}`} key={turned}>
        <Die face={isSet(i) && aloft ? now.value : (now.faces[i] ?? null)} aloft={aloft && !isSet(i)} faces={faces} />
        <b class="sr">{aloft ? "" : (now.faces[i] ?? t("page-jam-unrolled"))}</b>
      </span>
      <span class="label">{t(`play-jamaica-half-${half}`)}</span>
    </>
  );
  return (
    <div class="slots">
      {HALVES.map((half, i) => (
        <>
          {i === 1 && (
            <button
              class="btn swap"
              data-action="swap"
              aria-disabled={swap ? undefined : "true"}
              aria-label={t("page-jam-swap")}
              onClick={() => swap?.()}
            >
              <Icon name="swap" />
            </button>
          )}
          {onRoll ? (
            <button class={`slot ${half}`} data-slot={half} data-face={now.faces[i] ?? ""} onClick={onRoll}>
              {inside(half, i)}
              <RollMark />
            </button>
          ) : (
            <div class={`slot ${half}`} data-slot={half} data-face={now.faces[i] ?? ""}>
              {inside(half, i)}
            </div>
          )}
        </>
      ))}
    </div>
  );
}

export default function ActionDice({ device }: { device: Device }) {
  const dice = useActionDice(device);
  const { now, set, roll } = dice;
  const word = (got: string) => (got.startsWith("set-") ? t("page-jam-set", { n: got.slice(4) }) : got);
  const faces = itemAt(device.parts, 0).faces as number[];
  return (
    <>
      <ToolBar of={device} note={t("jamaica-title")} rules={t("page-jam-rules")} />
      <main class="device slots-tool" data-device={device.id}>
        <Segments
          label={t("page-jam-how")}
          value={now.oracle}
          onChange={(oracle: boolean) => set({ oracle })}
          among={[false, true].map((value) => ({ value, label: t(`page-jam-oracle-${value ? "on" : "off"}`) }))}
        />
        <Slots dice={dice} faces={faces} />
        {now.oracle ? (
          <div class="oracle-set">
            <Segments
              label={t("page-jam-oracle-slot")}
              value={now.slot}
              onChange={(slot: number) => set({ slot })}
              among={HALVES.map((half, value) => ({ value, label: t(`play-jamaica-half-${half}`) }))}
            />
            <Picker
              className="picker oracle-faces"
              label={t("page-jam-oracle-value")}
              value={now.value}
              onChange={(value: number) => set({ value })}
              among={faces.map((value) => ({ value, label: <b class="num">{value}</b> }))}
            />
            <p class="small soft">
              {t("page-jam-oracle-note")}
              <RuleLink game="jamaica" rule="JAM-CREW-C19" />
            </p>
          </div>
        ) : (
          <p class="small soft device-note">
            {t("page-jam-placing")}
            <RuleLink game="jamaica" rule={device.rule} />
          </p>
        )}
        <Rolls rolls={now.rolls} word={word} />
      </main>
      <ThrowFoot icon="dice" word={t(now.oracle ? "page-jam-roll-other" : "page-jam-roll")} onThrow={roll} />
    </>
  );
}
