// How far a laid game is: the round, the dolphin, the animals that lie open, and whose turn it is.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { replaced } from "../../lists.ts";
import { Segments } from "../../parts/choices.tsx";
import { Stepper } from "../../parts/stepper.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { Who } from "../../play/setup-whose.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type Layout, isAtSea } from "./setup-layout.ts";
import { ANIMALS, data } from "./things.tsx";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

const ROUNDS: number[] = Array.from({ length: data.limits.rounds }, (_, i) => i + 1);
const LIES_OPEN = 3;
const PILE = 24;

/** The moments at which people lay a table, and the one at which a game stands that is put right. */
function phasesOf(layout: Layout) {
  const usual = [...(layout.agenda ? ["midway"] : []), "turn", ...(isAtSea(layout) ? ["sailed", "home"] : [])];
  return usual.includes(layout.moment.at) ? usual : [layout.moment.at, ...usual];
}

/** What comes next; who is in the middle of a gain ends it on the table, unless the game that is put right knows it. */
function Next({ now: { layout }, wrong, set }: Props) {
  const bad = ["moment", "agenda", "fight"].some(wrong);
  return (
    <>
      <p class={`label${bad ? " editor-bad" : ""}`}>{t("play-nassau-setup-moment")}</p>
      <Segments
        label={t("play-nassau-setup-moment")}
        className="editor-moment"
        value={layout.moment.at}
        onChange={(at: string) => set({ moment: { at } })}
        among={phasesOf(layout).map((at) => ({ value: at, label: t(`play-nassau-setup-at-${at}`) }))}
      />
      {!layout.agenda && <p class="small soft">{t("play-nassau-setup-first")}</p>}
    </>
  );
}

export function Course(props: Props) {
  const { now, seats, wrong, set } = props;
  const { layout } = now;
  const whose = (name: "turn" | "dolphin") => (
    <>
      <p class={`label${wrong(name) ? " editor-bad" : ""}`}>{t(`play-nassau-setup-${name}`)}</p>
      <Who
        label={t(`play-nassau-setup-${name}`)}
        value={layout[name]}
        seats={seats}
        onChange={(seat) => set({ [name]: seat })}
      />
    </>
  );
  return (
    <>
      <p class="label">{t("play-nassau-setup-round")}</p>
      <Segments
        label={t("play-nassau-setup-round")}
        value={layout.round}
        onChange={(round: number) => set({ round })}
        among={ROUNDS.map((round) => ({ value: round, label: round }))}
      />
      <Display {...props} />
      {whose("dolphin")}
      {whose("turn")}
      <Next {...props} />
    </>
  );
}

/** Animals that lie open: one that is tapped comes into the place in front, and the next place comes in front. */
function Display({ now: { layout }, wrong, set }: Props) {
  const [front, setFront] = useState(0);
  const { display, pile } = layout;
  const lay = (kind: string) => {
    set({ display: front < display.length ? replaced(display, front, kind) : [...display, kind] });
    setFront((front + 1) % LIES_OPEN);
  };
  const open = [...display, ...Array<null>(Math.max(0, LIES_OPEN - display.length)).fill(null)];
  return (
    <>
      <p class={`label${wrong("display") ? " editor-bad" : ""}`}>{t("play-nassau-setup-display")}</p>
      <div class="editor-keys" role="group" aria-label={t("play-nassau-setup-display")}>
        {open.map((kind, i) => (
          <Key
            key={i}
            id={`open:${i}`}
            name={kind ? t(`nassau-animal-${kind}`) : t("play-nassau-setup-none")}
            on={i === front}
            onPress={() => {
              // tapped again, it was taken
              if (i === front && kind) set({ display: display.filter((_, at) => at !== i) });
              setFront(i);
            }}
          >
            {kind ? draw(glyph(`animal-${kind}`, 26)) : "–"}
          </Key>
        ))}
      </div>
      <div class="editor-keys" role="group" aria-label={t("play-nassau-setup-display")}>
        {ANIMALS.map((kind) => (
          <Key key={kind} id={`lay:${kind}`} name={t(`nassau-animal-${kind}`)} onPress={() => lay(kind)}>
            {draw(glyph(`animal-${kind}`, 24))}
          </Key>
        ))}
      </div>
      <div class={`editor-row${wrong("pile") ? " editor-bad" : ""}`}>
        <span class="label">{t("play-nassau-setup-pile")}</span>
        <Stepper
          label={t("play-nassau-setup-pile")}
          value={pile}
          low={0}
          high={PILE}
          onChange={(n) => set({ pile: Math.max(0, n ?? 0) })}
        />
      </div>
    </>
  );
}
