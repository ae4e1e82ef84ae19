// What a captain has on a laid table, all of it with keys.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import { Key } from "../../play/setup-key.tsx";
import { Labelled } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Defeated, Hideout, Tavern } from "./setup-ashore.tsx";
import { Cargo } from "./setup-cargo.tsx";
import { Crew } from "./setup-crew.tsx";
import { type Layout, type Part, type Row, isAtSea, withRow } from "./setup-layout.ts";
import { Backs, Told } from "./setup-tales.tsx";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

const LOOKS = {
  stage: {
    class: "segments",
    choice: (stage: string) => ({
      name: t(`play-nassau-setup-stage-${stage}`),
      label: draw(glyph(stage === "sea" ? "sail" : stage, 22)),
    }),
  },
};

export function Hold(props: Props) {
  const { seats, wrong, set } = props;
  const { layout, at } = props.now;
  const one = itemAt(layout.players, at);
  const put = (change: Partial<Row>) => set(withRow(layout, at, change));
  return (
    <div class={`nas-lay-hold${wrong(`players[${at}]`) ? " editor-bad" : ""}`}>
      <h2 class="label">{t("play-nassau-ship-of", { seat: { seat: at } }, seats)}</h2>
      <Crew one={one} put={put} />
      <Cargo {...props} />
      <Tavern one={one} put={put} />
      <Hideout one={one} put={put} {...props} />
      <Defeated layout={layout} at={at} set={set} />
      <Backs name="hand" {...props} />
      {layout.round > 1 && <Backs name="buried" {...props} />}
      {isAtSea(layout) && <Round one={one} put={put} {...props} />}
    </div>
  );
}

/** What there is only at sea: how far on the way home, tales told, crates at the offering and at the Dutchman. */
function Round({ one, put, ...props }: Part & Props) {
  const { layout } = props.now;
  return (
    <>
      <Fields section="homeward" looks={LOOKS} {...props} />
      <Told one={one} put={put} layout={layout} />
      <Backs name="jokes" {...props} />
      {layout.salt && (
        <div class="editor-keys">
          <Key id="traded" on={one.traded} onPress={() => put({ traded: !one.traded, marker: !one.traded })}>
            {t("play-nassau-setup-traded")}
          </Key>
        </div>
      )}
      {layout.dutch && (
        <Labelled label={t("play-nassau-score-dutchman")}>
          <Fields section="dutch" {...props} />
        </Labelled>
      )}
    </>
  );
}
