// What a ship carries on a laid table: points, sails and holds, weapons, what lies beside them, and goods.
import { draw } from "../../art/draw.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { Part } from "./setup-layout.ts";
import { Num, Nums } from "./setup-nums.tsx";
import { Tally } from "./setup-tally.tsx";
import { GOODS, ITEMS, WEAPONS, data } from "./things.tsx";

const { limits } = data;
/** So many can be tapped of what has no limit. */
const MANY = 15;
const OF_A_GOOD = 4;

/** What a ship has, with the least and the most. */
const ABOARD = [
  { name: "sails", mark: "sail", low: 1, high: limits.sails_incl_flag },
  { name: "holds", mark: "hold", low: limits.holds_open_at_start, high: limits.holds },
  { name: "crates", mark: "crate", low: 0, high: limits.player_crates },
  { name: "provisions", mark: "provision", low: 0, high: MANY },
] as const;

export function Cargo({ one, seat, put, bad }: Part & { seat: Seat; bad: (field: string) => boolean }) {
  return (
    <>
      <Num
        label={t("play-nassau-setup-score")}
        value={one.score}
        low={-99}
        high={999}
        onChange={(score) => put({ score })}
      />
      <div class="editor-keys" role="group" aria-label={t("play-nassau-picture-ship")}>
        {ABOARD.map(({ name, mark, low, high }) => (
          <Tally
            key={name}
            id={name}
            name={t(`play-nassau-setup-${name}`)}
            n={one[name]}
            low={low}
            high={high}
            bad={bad(name)}
            onChange={(n) => put({ [name]: n })}
          >
            {draw(glyph(mark, 22))}
          </Tally>
        ))}
        <Tally
          id="laid"
          name={t("play-nassau-setup-laid")}
          n={one.laid}
          high={limits.player_pirates}
          bad={bad("standing")}
          onChange={(laid) => put({ laid })}
        >
          <span class="nas-lay-lies">
            <Disc seat={seat} size={22} />
          </span>
        </Tally>
      </div>
      <Nums
        label={t("nassau-group-weapon")}
        kinds={WEAPONS}
        said={(kind) => t(`nassau-weapon-${kind}`)}
        counts={one.weapons}
        low={1}
        high={limits.weapons_per_type_incl_printed}
        onChange={(weapons) => put({ weapons })}
      />
      <Nums
        label={t("play-nassau-setup-items")}
        kinds={ITEMS}
        said={(kind) => t(`play-nassau-setup-${kind}`)}
        counts={one.items}
        high={MANY}
        onChange={(items) => put({ items })}
      />
      <Nums
        label={t("play-nassau-setup-goods")}
        kinds={GOODS}
        said={(kind) => t(`nassau-good-${kind}`)}
        counts={one.goods}
        high={OF_A_GOOD}
        onChange={(goods) => put({ goods })}
      />
    </>
  );
}
