// S and L in true size: the screen is measured once against a bank card, then it is a ruler.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { choicesOf } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { number, t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { useFields } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

/** `mm`: pixels of the page in a millimetre. */
type Stored = { scale: string; mm: number; true: boolean };

const LEAST = 2.6;
const MOST = 9;
const STEP = 0.02;
/** A phone of today, until it is measured. */
const GUESS = 5.9;

export default function RulerFace({ tool }: { tool: Tool }) {
  const asked = itemAt(tool.asks, 0);
  const fresh = (): Stored => ({ scale: asked.first, mm: GUESS, true: false });
  const { now, set } = useFields(tool.id, fresh);
  const [fitting, setFitting] = useState(!now.true);
  const { data, lines } = useAnswer<Answers["pirates.ruler"]>(tool.id, { scale: now.scale });
  if (!data)
    return (
      <>
        <ToolBar of={tool} note="" />
        <main class="ruler-fit" data-helper={tool.id}>
          <p class="waiting soft">{t("page-loading")}</p>
        </main>
      </>
    );
  if (fitting)
    return (
      <Fitting
        tool={tool}
        card={data.card}
        mm={now.mm}
        onFit={(mm) => set({ mm: Math.max(LEAST, Math.min(MOST, mm)) })}
        onTrue={() => {
          set({ true: true });
          setFitting(false);
        }}
      />
    );
  return (
    <main class="ruler" data-helper={tool.id}>
      {(["S", "L"] as const).map((letter) => (
        <div
          class={`measure measure--${letter.toLowerCase()}`}
          style={{ height: `${data[letter] * now.mm}px`, "--mm": `${now.mm}px` }}
        >
          <b>{letter}</b>
          <span>{t("page-pirates-mm", { length: number(data[letter]) })}</span>
        </div>
      ))}
      <div class="ruler-side">
        <ToolBar of={tool} note="">
          <BarButton icon="settings" label={t("page-pirates-calibrate")} onClick={() => setFitting(true)} />
        </ToolBar>
        <Segments
          label={t(asked.key)}
          value={now.scale}
          onChange={(scale: string) => set({ scale })}
          among={choicesOf(asked)}
        />
        {!now.true && (
          <p class="why">
            <Icon name="rock" size={20} />
            <span>{t("page-pirates-untrue")}</span>
          </p>
        )}
        <Lines game="pirates" lines={lines} />
      </div>
    </main>
  );
}

/** A drawn bank card, made as large as the one that is laid on it.
 * @param props  `card`: its sides, in millimetres */
const Fitting = ({
  tool,
  card,
  mm,
  onFit,
  onTrue,
}: {
  tool: Tool;
  card: number[];
  mm: number;
  onFit: (mm: number) => void;
  onTrue: () => void;
}) => (
  <>
    <ToolBar of={tool} note={t("page-pirates-calibrate")} />
    <main class="ruler-fit" data-helper={tool.id}>
      <div class="bank-card" style={{ height: `${itemAt(card, 0) * mm}px`, width: `${itemAt(card, 1) * mm}px` }}>
        <p>{t("page-pirates-card")}</p>
        <input
          type="range"
          min={LEAST}
          max={MOST}
          step={STEP}
          value={mm}
          aria-label={t("page-pirates-card-size")}
          aria-valuetext={number(mm)}
          onInput={(event: InputEvent) => onFit((event.currentTarget as HTMLInputElement).valueAsNumber)}
        />
        <div class="ruler-steps">
          <button class="btn" aria-label={t("page-pirates-smaller")} onClick={() => onFit(mm - STEP)}>
            −
          </button>
          <button class="btn" aria-label={t("page-pirates-larger")} onClick={() => onFit(mm + STEP)}>
            +
          </button>
        </div>
        <Act does="fits" main onClick={onTrue}>
          {t("page-pirates-fits")}
        </Act>
      </div>
    </main>
  </>
);
