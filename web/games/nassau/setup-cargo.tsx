// What a ship carries on a laid table: points, sails and holds, weapons, what lies beside them, and goods.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Fields } from "../../play/setup-fields.tsx";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { Layout } from "./setup-layout.ts";
import { Tallies } from "./setup-tally.tsx";
import type { View } from "./view.d.ts";

const MARKS: Record<string, string> = { sails: "sail", holds: "hold", crates: "crate", provisions: "provision" };

export function Cargo(props: BenchProps<View, Layout>) {
  const { now, seats, wrong } = props;
  const mark = (id: string) =>
    MARKS[id] ? (
      draw(glyph(MARKS[id], 22))
    ) : (
      <span class="nas-lay-lies">
        <Disc seat={itemAt(seats, now.at)} size={22} />
      </span>
    );
  return (
    <>
      <Fields section="score" {...props} />
      <Tallies
        section="aboard"
        label={t("play-nassau-picture-ship")}
        bare
        drawn={mark}
        // pirates that lie are told with those that stand
        bad={(id) => wrong(`players[${now.at}].${id === "laid" ? "standing" : id}`)}
        {...props}
      />
      <Tallies section="weapons" label={t("nassau-group-weapon")} {...props} />
      <Tallies section="items" label={t("play-nassau-setup-items")} {...props} />
      <Tallies section="goods" label={t("play-nassau-setup-goods")} {...props} />
    </>
  );
}
