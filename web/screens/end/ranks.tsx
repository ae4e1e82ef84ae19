// The ranking, column by column; the lines behind each number, and why it ended as it did.
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { News } from "../../parts/news.tsx";
import { Disc, longest } from "../../parts/seats.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import type { Line, Result, ScoreColumn, ScoreFace, Seat } from "../../play/types.ts";
import { has, number, rich, t } from "../../store/words.tsx";
import { unitOf } from "./victor.tsx";
import { Why } from "./why.tsx";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** What told a seat from those with the same total, in a few words. */
export function tieWord({ totals, lines }: Result, seat: number) {
  const alone = totals.filter((total) => total === totals[seat]).length < 2;
  const note = itemAt(lines, seat).find(({ key, points }) => !points && has(`${key}.short`));
  return alone || !note || !Object.keys(note.args).length ? "" : t(`${note.key}.short`, note.args);
}

type RanksProps = { game: string; seats: Seat[]; result: Result; face: ScoreFace; asides?: string[] };
/** The seat and the column that are looked at. */
type Picked = Signal<[number, number] | null>;

/** @param props  `asides`: what else is said of each seat */
export function Ranks({ game, seats, result, face, asides = [] }: RanksProps) {
  const picked = useSignal<[number, number] | null>(null);
  const columns = face.scoreColumns(result.lines);
  const [seat, column] = picked.value ?? [-1, -1];
  const shown = seat < 0 ? [] : itemAt(result.lines, seat).filter(itemAt(columns, column).holds);
  // a cell takes as much as five letters, and a phone has room for 29 beside rank, disc and total
  const letters = longest(seats.map(({ name }) => name));
  const wide = columns.length > 5 || letters > 10 || columns.length * 5 + letters > 29;
  return (
    <section class={`ranks ${wide ? "ranks--wide" : ""}`}>
      <Score seats={seats} result={result} face={face} asides={asides} columns={columns} picked={picked} />
      <News class="small because">
        {shown.length ? (
          <>
            {itemAt(columns, column).icon}
            <ul>
              {shown.map((line) => (
                <li>
                  <b dir="auto">{itemAt(seats, seat).name}</b> · {rich(line.key, line.args, seats)} ·{" "}
                  <b class="brass">{t("play-end-points", { points: line.points, unit: unitOf(face) })}</b>
                  <RuleLink game={game} rule={line.rule} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <div>
            <Why game={game} seats={seats} result={result} columns={columns} isNote={face.isNote} />
            <p>{t("play-end-tap")}</p>
          </div>
        )}
      </News>
    </section>
  );
}

type ScoreProps = Required<Omit<RanksProps, "game">> & { columns: ScoreColumn[]; picked: Picked };

/** The table itself, the first one first. */
function Score({ seats, result, face, asides, columns, picked }: ScoreProps) {
  const order = seats.map((_, seat) => seat).sort((a, b) => itemAt(result.rank, a) - itemAt(result.rank, b));
  return (
    <table class="score" style={{ "--columns": columns.length }}>
      <caption class="sr">{t("play-end-score")}</caption>
      <thead>
        <tr>
          <td />
          <td />
          {columns.map(({ icon, said }) => (
            <th scope="col">
              {icon}
              <span class="sr">{t(said.key, said.args, seats)}</span>
            </th>
          ))}
          <th scope="col" class="total">
            <span class="label">{t("play-end-total")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <Row
            seat={itemAt(seats, seat)}
            rank={itemAt(result.rank, seat)}
            total={itemAt(result.totals, seat)}
            tie={tieWord(result, seat)}
            aside={asides[seat]}
          >
            {columns.map(({ holds }, i) => (
              <Cell
                lines={itemAt(result.lines, seat).filter(holds)}
                face={face}
                on={picked.value?.[0] === seat && picked.value[1] === i}
                onPick={(on: boolean) => (picked.value = on ? [seat, i] : null)}
              />
            ))}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** One captain, between rank and total what each column holds. */
const Row = ({
  seat,
  rank,
  total,
  tie,
  aside,
  children,
}: {
  seat: Seat;
  rank: number;
  total: number;
  tie: string;
  aside: string | undefined;
  children: ComponentChildren;
}) => (
  <tr class={rank === 1 ? "first" : ""} data-rank={rank}>
    <td class="rank">{ROMAN[rank - 1]}</td>
    <th scope="row" class="who">
      <div>
        <Disc seat={seat} size={28} />
        <span dir="auto">
          {seat.name}
          {seat.bot && <small>{t(`bot-${seat.bot}`)}</small>}
          {aside && <small>{aside}</small>}
        </span>
      </div>
    </th>
    {children}
    <td class="total">
      <b class="num">{number(total)}</b>
      {tie && <small class="tie">{tie}</small>}
    </td>
  </tr>
);

/** What one captain has of one kind; the lines behind it are told when it is pressed. */
function Cell({
  lines,
  face,
  on,
  onPick,
}: {
  lines: Line[];
  face: ScoreFace;
  on: boolean;
  onPick: (on: boolean) => void;
}) {
  const [first] = lines;
  if (!first)
    return (
      <td class="none">
        <span aria-hidden="true">{"\u2013"}</span>
      </td>
    );
  const mark = face.scoreMark(first);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return (
    <td class={mark}>
      <button aria-pressed={on} onClick={() => onPick(!on)}>
        <b class="num">{points === 0 && mark === "few" ? "\u2013" : number(points)}</b>
        <span class="sr"> {lines.map((line) => t(line.key, line.args)).join(", ")}</span>
        {mark === "majority" ? draw(icon("star", 11)) : mark === "shared" ? draw(icon("both", 13)) : null}
      </button>
    </td>
  );
}
