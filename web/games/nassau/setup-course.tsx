// How far a laid game is: the round, the dolphin, the animals that lie open, and whose turn it is.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { replaced } from "../../lists.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { fieldOf, Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Keys, PickerRow } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { type Layout, isAtSea } from "./setup-layout.ts";
import { ANIMALS } from "./things.tsx";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

const LOOKS = { round: { class: "segments", choice: (round: number) => ({ label: round }) } };

/** The moments at which people lay a table, and the one at which a game stands that is put right. */
function phasesOf(layout: Layout, among: string[]) {
  // the others are moments once all boats are in the water
  const usual = [...(layout.agenda ? ["midway"] : []), ...(isAtSea(layout) ? among : among.slice(0, 1))];
  return usual.includes(layout.moment.at) ? usual : [layout.moment.at, ...usual];
}

/** What comes next; who is in the middle of a gain ends it on the table, unless the game that is put right knows it. */
function Next({ now: { layout }, wrong, set, fields }: Props) {
  return (
    <>
      <PickerRow
        label={t("play-nassau-setup-moment")}
        bad={["moment", "agenda", "fight"].some((place) => wrong(place))}
        className="segments editor-moment"
        value={layout.moment.at}
        onChange={(at: string) => set({ moment: { at } })}
        among={phasesOf(layout, fieldOf({ fields }, "moment").among.map(String)).map((at) => ({
          value: at,
          label: t(`play-nassau-setup-at-${at}`),
        }))}
      />
      {!layout.agenda && <p class="small soft">{t("play-nassau-setup-first")}</p>}
    </>
  );
}

export const Course = (props: Props) => (
  <>
    <Fields section="round" looks={LOOKS} {...props} />
    <Display {...props} />
    <Fields section="turn" {...props} />
    <Next {...props} />
  </>
);

/** Animals that lie open: one that is tapped comes into the place in front, and the next place comes in front. */
function Display(props: Props) {
  const { now, wrong, set } = props;
  const [front, setFront] = useState(0);
  const { display } = now.layout;
  const most = fieldOf(props, "display").high;
  const lay = (kind: string) => {
    set({ display: front < display.length ? replaced(display, front, kind) : [...display, kind] });
    setFront((front + 1) % most);
  };
  const open = [...display, ...Array<null>(Math.max(0, most - display.length)).fill(null)];
  return (
    <>
      <Keys label={t("play-nassau-setup-display")} bad={wrong("display")}>
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
      </Keys>
      <Keys label={t("play-nassau-setup-display")} bare>
        {ANIMALS.map((kind) => (
          <Key key={kind} id={`lay:${kind}`} name={t(`nassau-animal-${kind}`)} onPress={() => lay(kind)}>
            {draw(glyph(`animal-${kind}`, 24))}
          </Key>
        ))}
      </Keys>
      <Fields section="pile" {...props} />
    </>
  );
}
