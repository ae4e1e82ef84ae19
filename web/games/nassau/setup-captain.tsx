// What a captain has on a laid table, all of it with keys.
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Defeated, Hideout, Tavern } from "./setup-ashore.tsx";
import { Cargo } from "./setup-cargo.tsx";
import { Crew } from "./setup-crew.tsx";
import { type Layout, type Part, type Row, isAtSea, withRow } from "./setup-layout.ts";
import { Num } from "./setup-nums.tsx";
import { Backs, Told } from "./setup-tales.tsx";
import type { View } from "./view.d.ts";

export function Hold({ now: { layout, at }, seats, wrong, set }: BenchProps<View, Layout>) {
  const one = itemAt(layout.players, at);
  const put = (change: Partial<Row>) => set(withRow(layout, at, change));
  const bad = (field: string) => wrong(`players[${at}].${field}`);
  const atSea = isAtSea(layout);
  return (
    <div class={`nas-lay-hold${wrong(`players[${at}]`) ? " editor-bad" : ""}`}>
      <h2 class="label">{t("play-nassau-ship-of", { seat: { seat: at } }, seats)}</h2>
      <Crew one={one} put={put} />
      <Cargo one={one} seat={itemAt(seats, at)} put={put} bad={bad} />
      <Tavern one={one} put={put} />
      <Hideout one={one} put={put} />
      <Defeated layout={layout} at={at} set={set} />
      <Backs name="hand" one={one} put={put} bad={bad} />
      {layout.round > 1 && <Backs name="buried" one={one} put={put} bad={bad} />}
      {atSea && <Round one={one} put={put} layout={layout} bad={bad} />}
    </div>
  );
}

/** What there is only at sea: how far on the way home, tales told, crates at the offering and at the Dutchman. */
function Round({ one, put, layout, bad }: Part & { layout: Layout; bad: (field: string) => boolean }) {
  return (
    <>
      <p class="label">{t("play-nassau-setup-stage")}</p>
      <Picker
        label={t("play-nassau-setup-stage")}
        className="segments"
        value={one.stage}
        onChange={(stage: string) => put({ stage })}
        among={["sea", "skull", "camp", "home"].map((stage) => ({
          value: stage,
          name: t(`play-nassau-setup-stage-${stage}`),
          label: draw(glyph(stage === "sea" ? "sail" : stage, 22)),
        }))}
      />
      <Told one={one} put={put} layout={layout} />
      <Backs name="jokes" one={one} put={put} bad={bad} />
      {layout.salt && (
        <div class="editor-keys">
          <Key id="traded" on={one.traded} onPress={() => put({ traded: !one.traded, marker: !one.traded })}>
            {t("play-nassau-setup-traded")}
          </Key>
        </div>
      )}
      {layout.dutch && (
        <>
          <p class="label">{t("play-nassau-score-dutchman")}</p>
          {["on", "under", "quay"].map((where, i) => (
            <Num
              key={where}
              label={t(`play-nassau-setup-dutch-${where}`)}
              value={one.dutch[i] ?? 0}
              onChange={(n) => put({ dutch: replaced(one.dutch, i, n) })}
            />
          ))}
        </>
      )}
    </>
  );
}
