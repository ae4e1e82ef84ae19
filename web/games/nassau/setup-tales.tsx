// Tales on a laid table: face down by their backs, face up by a tap on each.
import { useState } from "preact/hooks";
import { toggled } from "../../lists.ts";
import { Segments } from "../../parts/choices.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { Keys } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { BACKS, Picture, TaleBack, tale } from "./cards.tsx";
import type { Layout, Part } from "./setup-layout.ts";
import { Tallies } from "./setup-tally.tsx";
import { data } from "./things.tsx";
import type { View } from "./view.d.ts";

const named = (back: number) => t("play-nassau-setup-letter", { back });
const TALES: number[] = data.tales.list.map((_: unknown, i: number) => i + 1);

/** Tales face down, by their backs. */
export function Backs({ name, ...props }: BenchProps<View, Layout> & { name: "hand" | "jokes" | "buried" }) {
  const backOf = (id: string) => Number(id.split(":")[1]);
  return (
    <Tallies
      section={name}
      label={t(`play-nassau-setup-${name}`)}
      called={(id) => t(`play-nassau-setup-back-of-${name}`, { back: named(backOf(id)) })}
      drawn={(id) => <TaleBack back={backOf(id)} />}
      bad={() => props.wrong(`players[${props.now.at}].${name}`)}
      {...props}
    />
  );
}

/** Tales that were told this round: one that is tapped was told, or was not. */
export function Told({ one, put, layout }: Part & { layout: Layout }) {
  const { told } = one;
  const toggle = (card: number) => put({ told: toggled(told, card).sort((a, b) => a - b) });
  return (
    <>
      <p class="label">{t("play-nassau-told")}</p>
      {told.length > 0 && (
        <Keys class="nas-lay-told" label={t("play-nassau-told")} bare>
          {told.map((card) => (
            <Key
              key={card}
              id={`told:${card}`}
              name={t("play-nassau-setup-untell", { card, tale: { word: `nassau-tale-${card}` } })}
              onPress={() => toggle(card)}
            >
              <b class="num">{card}</b> {t(`nassau-tale-${card}`)}
            </Key>
          ))}
        </Keys>
      )}
      <Tales told={told} layout={layout} onPress={toggle} />
    </>
  );
}

/** All tales of a back, by number and name. One that lies before somebody else, or in the discards, cannot be here. */
function Tales({ told, layout, onPress }: { told: number[]; layout: Layout; onPress: (card: number) => void }) {
  const [back, setBack] = useState(0);
  const gone = [...layout.discards, ...layout.players.flatMap((row) => row.told)].filter(
    (card) => !told.includes(card),
  );
  return (
    <details class="nas-lay-tales">
      <summary>{t("play-nassau-setup-tell")}</summary>
      <Segments
        label={t("play-nassau-setup-tell")}
        value={back}
        onChange={setBack}
        among={[...BACKS].map((_, of) => ({
          value: of,
          name: t("play-nassau-setup-back-of-told", { back: named(of) }),
          label: <TaleBack back={of} />,
        }))}
      />
      <Keys class="editor-cast" label={t("play-nassau-setup-back-of-told", { back: named(back) })} bare>
        {TALES.filter((card) => tale(card).back === BACKS[back]).map((card) => (
          <Key
            key={card}
            id={`tale:${card}`}
            name={`${card}, ${t(`nassau-tale-${card}`)}`}
            on={told.includes(card)}
            off={gone.includes(card)}
            onPress={() => onPress(card)}
          >
            <span class="nas-lay-tale">
              <b class="num">{card}</b>
              <Picture card={card} size={20} />
            </span>
            <span class="editor-name">{t(`nassau-tale-${card}`)}</span>
          </Key>
        ))}
      </Keys>
    </details>
  );
}
