// Who is aboard on a laid table: sailors and animals by their seats.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { replaced, toggled } from "../../lists.ts";
import { Key } from "../../play/setup-key.tsx";
import { Keys, PickerRow } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { Part } from "./setup-layout.ts";
import { ANIMALS } from "./things.tsx";

export function Crew({ one, put }: Part) {
  const [front, setFront] = useState(0);
  const toggle = (seat: number) => put({ sailors: toggled(one.sailors, seat).sort() });
  const animal = one.animals[front];
  const seated = (kind: string) => {
    const away = one.animals.map((old) => (old === kind ? null : old));
    put({
      animals: replaced(away, front, animal === kind ? null : kind),
      tired: one.tired.filter((old) => old !== animal),
    });
  };
  return (
    <>
      <Keys label={t("play-nassau-setup-sailors")}>
        {one.animals.map((_, i) => (
          <Key
            key={i}
            id={`sailor:${i}`}
            name={t("play-nassau-setup-seat", { place: i + 1 })}
            on={one.sailors.includes(i)}
            off={i === 0}
            onPress={() => toggle(i)}
          >
            {draw(glyph("sailor", 24))}
          </Key>
        ))}
      </Keys>
      <PickerRow
        label={t("play-nassau-setup-animals")}
        className="segments"
        value={front}
        onChange={setFront}
        among={one.animals.map((kind, i) => ({
          value: i,
          name: kind ? t(`nassau-animal-${kind}`) : t("play-nassau-setup-seat", { place: i + 1 }),
          label: kind ? draw(glyph(`animal-${kind}`, 22)) : i + 1,
        }))}
      />
      <Keys label={t("play-nassau-setup-animal", { place: front + 1 })} bare>
        {ANIMALS.map((kind) => (
          <Key key={kind} id={kind} name={t(`nassau-animal-${kind}`)} on={animal === kind} onPress={() => seated(kind)}>
            {draw(glyph(`animal-${kind}`, 26))}
          </Key>
        ))}
      </Keys>
      <Used one={one} put={put} />
    </>
  );
}

/** Which animals were used this round, and whether the rat makes room. */
const Used = ({ one, put }: Part) =>
  one.animals.some(Boolean) ? (
    <Keys label={t("play-nassau-setup-used")} bare>
      {one.animals.map(
        (kind) =>
          kind && (
            <Key
              key={kind}
              id={`used:${kind}`}
              on={one.tired.includes(kind)}
              onPress={() => {
                const tired = toggled(one.tired, kind);
                put({ tired, rat: tired.includes("rat") });
              }}
            >
              <span class="small">
                {t("play-nassau-setup-used-one", { animal: { word: `nassau-animal-${kind}` } })}
              </span>
            </Key>
          ),
      )}
    </Keys>
  ) : null;
