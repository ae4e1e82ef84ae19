// Who this is: a name that is remembered or typed in, and a colour. A name is data.
import type { ComponentChildren as Children, Ref } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tokenOf } from "../art/colours.ts";
import { Picker } from "./choices.tsx";
import { Disc } from "./seats.tsx";
import { Sheet } from "./sheet.tsx";
import { NAME_LIMIT, names } from "../store/roster.ts";
import type { Single } from "../store/args.ts";
import { has, t } from "../store/words.tsx";

export type Captain = { name: string; colour: string; emblem?: string | null };

/** Who sits at the same table: perhaps without a colour yet. */
type Known = { name: string; colour: string | null };

/** What the box calls a colour, whatever it is drawn as. */
export const boxColour = (colour: string) =>
  t(has(`page-score-${colour}`) ? `page-score-${colour}` : `colour-${colour}`);

/** The hues that stand for another colour. */
const HUES: Record<string, string> = { red: "vermilion", purple: "sky", green: "white" };

/** The words of a colour that is drawn in another hue, null for all others.
 * @param here  where the box's green is drawn white */
const drawn = (colour: string, here: boolean = false): Record<string, Single> | null =>
  colour in HUES && (here || colour !== "green")
    ? { colour: boxColour(colour), hue: { word: `page-hue-${HUES[colour]}` } }
    : null;

/** In which hue we draw the box's colour, where that is another. */
export function drawnAs(colour: string) {
  const words = drawn(colour);
  return words && t("page-drawn-as", words);
}

/** The box's colour, and the hue that we draw it in where that is another.
 * @param here  where its green is drawn white */
export function drawnColour(colour: string, here?: boolean) {
  const words = drawn(colour, here);
  return words ? t("page-colour-drawn", words) : boxColour(colour);
}

/** The box's name beneath a hue: whoever hears it hears the name of the button. */
export const SwatchName = ({ colour }: { colour: string }) => (
  <small class="swatch-name" aria-hidden="true">
    {boxColour(colour)}
  </small>
);

/** What somebody who plays with the box is called: by the name, or by the colour. */
export const called = ({ name, colour }: Captain) => name.trim() || boxColour(colour);

/** People who have played here, and are not among these. */
export const knownBut = (taken: Known[]) =>
  names.value.filter(({ name }) => !taken.some((one) => one.name.trim() === name)).slice(0, 6);

/** @param props  `others` sit at the same table: their names are not offered; `onNext`: where Enter in the name leads */
export function CaptainSlip({
  title = t("page-captain-who"),
  captain,
  others,
  colours,
  onChange,
  onClose,
  onNext = onClose,
  foot,
  children,
}: {
  title?: string;
  captain: Captain;
  others: Known[];
  colours: string[];
  onChange: (captain: Captain) => void;
  onClose: () => void;
  onNext?: () => void;
  foot?: Children;
  children?: Children;
}) {
  const field = useRef<HTMLInputElement | null>(null);
  // picked out whole as the slip opens: whoever types writes another
  useLayoutEffect(() => field.current?.select(), [title]);
  const free = (colour: string) => colours.includes(colour) && !others.some((one) => one.colour === colour);
  return (
    <Sheet title={title} onClose={onClose} className="player-slip">
      <Name field={field} captain={captain} onChange={onChange} onNext={onNext} />
      <Remembered
        people={knownBut([captain, ...others])}
        onPick={({ name, colour, emblem }) =>
          onChange({ name, emblem, colour: free(colour) ? colour : captain.colour })
        }
      />
      <Picker
        label={t("page-score-colour")}
        value={captain.colour}
        onChange={(colour: string) => onChange({ ...captain, colour })}
        among={colours.map((colour) => ({
          value: colour,
          name: drawnColour(colour),
          label: (
            <>
              <span class="swatch" data-colour={tokenOf(colour)}>
                <Disc seat={{ colour, emblem: colour === captain.colour ? captain.emblem : null }} size={34} />
              </span>
              <SwatchName colour={colour} />
            </>
          ),
        }))}
      />
      {children}
      <div class="slip-foot">
        {foot}
        <button class="btn btn--ink" onClick={onClose}>
          {t("page-score-done")}
        </button>
      </div>
    </Sheet>
  );
}

type NameProps = {
  field: Ref<HTMLInputElement>;
  captain: Captain;
  onChange: (captain: Captain) => void;
  onNext: () => void;
};

const Name = ({ field, captain, onChange, onNext }: NameProps) => (
  <label class="field">
    <span class="small soft">{t("page-score-name")}</span>
    <input
      class="input"
      value={captain.name}
      maxlength={NAME_LIMIT}
      dir="auto"
      autocomplete="off"
      data-field="name"
      ref={field}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || event.isComposing) return;
        event.preventDefault();
        onNext();
      }}
      onInput={(event: InputEvent) => onChange({ ...captain, name: (event.currentTarget as HTMLInputElement).value })}
    />
  </label>
);

type Person = ReturnType<typeof knownBut>[number];

const Remembered = ({ people, onPick }: { people: Person[]; onPick: (person: Person) => void }) =>
  people.length > 0 && (
    <div class="known" role="group" aria-label={t("page-known")}>
      {people.map((person) => (
        <button class="btn" onClick={() => onPick(person)}>
          <Disc seat={person} size={24} />
          <span class="who-name" dir="auto">
            {person.name}
          </span>
        </button>
      ))}
    </div>
  );
