// The Feld pawn: it stands in a corner of the town, brings a bonus or two, and goes on clockwise.
import { draw } from "../../../art/draw.ts";
import type { Point } from "../../../art/geometry.ts";
import { Flag } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { useFields } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

const BEGIN = "begin";
const NONE = "none";
const SIDE = 100;
/** Column and row of each corner's tile. */
const PLACES: Record<string, Point> = { southwest: [0, 2], northwest: [0, 0], northeast: [2, 0], southeast: [2, 2] };

type Stored = { corner: string; start_there: number; bonus: string; doubloon: number };

const fresh = (): Stored => ({ corner: BEGIN, start_there: 0, bonus: NONE, doubloon: 1 });

/** @param corner  where it stands
 * @param moving  the two, once it goes on */
function town(corner: string, next: string, moving: string[]) {
  const tiles = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [(i % 3) * SIDE, Math.floor(i / 3) * SIDE];
    const [here] = Object.entries(PLACES).find(([, [col, row]]) => col === i % 3 && row === Math.floor(i / 3)) ?? [];
    const look = here === corner ? " here" : here && here === next && moving.length ? " next" : "";
    return `<rect class="plot${look}" x="${x + 3}" y="${y + 3}" width="${SIDE - 6}" height="${SIDE - 6}" rx="4"/>`;
  }).join("");
  const at = PLACES[corner];
  const pawn = at
    ? `<path class="pawn" transform="translate(${at[0] * SIDE + 50} ${at[1] * SIDE + 20}) scale(1.5)" d="M0 0a10 10 0 0 1 7 16l9 24h-32l9-24a10 10 0 0 1 7-16Z"/>`
    : "";
  const north = '<path class="north" d="M150 -16 158 -2H142Z"/>';
  return `<svg class="nas-corners" viewBox="-3 -20 306 323" aria-hidden="true">${north}${tiles}${pawn}</svg>`;
}

export default function Feld({ tool }: { tool: Tool }) {
  const { now, set } = useFields(tool.id, fresh);
  const { data, lines, faults } = useAnswer<Answers["nassau.feld"]>(tool.id, now);
  const begins = now.corner === BEGIN;
  const word = (one: string) => t(`nassau-tool-choice-${one}`);
  return (
    <>
      <ToolBar of={tool} onAnew={() => set(fresh())} />
      <main class="device nas-feld" data-helper={tool.id}>
        {data && draw(town(data.corner, data.next, begins ? [] : [data.corner, data.next]))}
        <p class="sr">{data && word(data.corner)}</p>
        {begins ? (
          <Flag
            id="start-there"
            label={t("nassau-tool-field-start_there")}
            value={now.start_there}
            onChange={(start_there) => set({ start_there })}
          />
        ) : (
          <div class="nas-bonuses" role="group" aria-label={t("nassau-tool-field-bonus")}>
            {data?.bonuses.map((one) => (
              <button
                key={one}
                class={`btn${data.second.includes(one) ? " btn--ink" : ""}`}
                data-bonus={one}
                aria-pressed={now.bonus === one ? "true" : "false"}
                onClick={() => set({ bonus: now.bonus === one ? NONE : one })}
              >
                {t(`page-nassau-bonus-${one}`)}
              </button>
            ))}
          </div>
        )}
        <Said className="answers-said" game="nassau" lines={lines} faults={faults} />
      </main>
      <footer class="device-foot">
        <Act
          does="on"
          main
          off={!data}
          onClick={() => data && set({ corner: begins ? data.corner : data.next, bonus: NONE })}
        >
          {t(begins ? "page-nassau-feld-stands" : "page-nassau-feld-on")}
        </Act>
      </footer>
    </>
  );
}
