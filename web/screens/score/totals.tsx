// The foot of a score table: what each player comes to, and each team.
import { itemAt } from "../../lists.ts";
import { signed, t } from "../../store/words.tsx";
import { tieWord } from "../end/ranks.tsx";
import { isAt } from "./cells.tsx";
import type { ScoreTableProps } from "./score-table.tsx";
import { sideOf } from "./share.ts";
import type { Reckoned } from "../../store/games.ts";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export const Totals = ({ scoreTable: { sheet, result, begun, at, onCell } }: { scoreTable: ScoreTableProps }) => (
  <tfoot>
    <tr>
      <th scope="row">{t("page-score-sum")}</th>
      {sheet.players.map((_, seat) => {
        const total = result?.totals[seat];
        const rank = sideOf(result, seat) || !begun ? 0 : result?.rank[seat];
        const tie = rank && result ? tieWord(result, seat) : "";
        return (
          <td class={`${rank === 1 ? "first" : ""} ${isAt(at, seat, "") ? "active" : ""}`}>
            <button data-total={seat} onClick={() => onCell({ seat, field: "" })}>
              <b class="num">{total === undefined ? "…" : signed(String(total))}</b>
              <span class="rank">{rank ? ROMAN[rank - 1] : ""}</span>
              {tie && <small class="tie">{tie}</small>}
            </button>
          </td>
        );
      })}
    </tr>
    {result?.sides && result.sides.length > 0 && <Sides result={result} seats={sheet.players.length} />}
  </tfoot>
);

const Sides = ({ result, seats }: { result: Reckoned; seats: number }) => (
  <tr class="side-totals">
    <th scope="row">{t("page-score-side")}</th>
    {Array.from({ length: seats }, (_, seat) => {
      const side = sideOf(result, seat);
      if (!side) return <td />;
      const rank = itemAt(result.rank, itemAt(side.seats, 0));
      return (
        <td class={rank === 1 ? "first" : ""} data-side={side.name}>
          <span class="small">{t(side.name)}</span> <b class="num">{side.total}</b>
          <span class="rank">{ROMAN[rank - 1]}</span>
        </td>
      );
    })}
  </tr>
);
