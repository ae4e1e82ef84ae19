// A fight as it is told, in any game: two sides face to face, the dice that each throws, what they come to, and what
// that does to whom.
import type { ComponentChild } from "preact";
import { dieArt } from "../art/die.ts";
import { draw } from "../art/draw.ts";
import { tokenOf } from "../art/colours.ts";
import { Disc } from "../parts/seats.tsx";
import { t } from "../store/words.tsx";
import { pace, skip } from "./motion.ts";
import type { Rolling, Seat } from "./types.ts";

/** What befalls a side, once who has won is known. */
export type Effect = "hit" | "sinks" | "misses" | "takes" | "flag" | "falls" | "burns";

export type Fighter = {
  name: ComponentChild;
  /** nobody's: an island, a monster */
  seat: Seat | null;
  /** a drawing as large as it is shown; one of the class `faces` looks to the right, and is turned for the second side */
  picture: string;
  /** what lies on top of each die; null where it is not thrown yet */
  dice: (number | string | null)[];
  /** what is added to the dice, with its mark */
  adds: { mark: string; n: number }[];
  total: number | null;
  outcome: "won" | "beaten" | "level" | "";
  /** in the order in which they befall it */
  effects: readonly Effect[];
  /** while the other side's dice roll */
  lies?: boolean;
  /** how this side's are drawn, where they are not the other's */
  dieOf?: DieArt;
};

type DieArt = (face: number | string | null, size: number) => string;

type Props = {
  /** for whoever listens: who fights whom, and how it ends */
  label: string;
  sides: [Fighter, Fighter];
  /** the mark between them */
  mark: string;
  /** what is not to be seen yet; everything is, where it is left out */
  rolling?: Rolling | undefined;
  small?: boolean | undefined;
  dieOf?: DieArt | undefined;
  children?: ComponentChild;
};

/** How large dice are, in pixels: one or two, more, many. */
const SIZES = [56, 44, 30] as const;
const SMALL_DIE = 30;
const sizeOf = (many: number) => (many < 3 ? SIZES[0] : many < 5 ? SIZES[1] : SIZES[2]);
/** Faces that a die shows while it rolls. */
const ROLLING = [5, 2, 6];

export function Showdown({ label, sides, mark, rolling, small = false, dieOf = dieArt, children }: Props) {
  return (
    <div
      class={`showdown${small ? " showdown--small" : ""}`}
      role="group"
      aria-label={label}
      data-rolling={rolling}
      style={{ "--pace": pace() }}
    >
      {sides.map((side, i) => (
        <Side
          key={i}
          side={side}
          theirs={i === 1}
          open={!rolling}
          rolling={side.lies ? undefined : rolling}
          small={small}
          dieOf={side.dieOf ?? dieOf}
        />
      ))}
      {!small && draw(SEA)}
      <span class="showdown-mark" aria-hidden="true">
        {draw(mark)}
      </span>
      {rolling === "ready" && (
        <button class="btn btn--main showdown-throw" data-action="throw" onClick={skip}>
          {t("play-throw")}
        </button>
      )}
      {!rolling && children && <div class="showdown-ends">{children}</div>}
    </div>
  );
}

function Side({
  side,
  theirs,
  open,
  rolling,
  small,
  dieOf,
}: {
  side: Fighter;
  theirs: boolean;
  /** nothing rolls on either side */
  open: boolean;
  rolling: Rolling | undefined;
  small: boolean;
  dieOf: DieArt;
}) {
  const { seat, name, picture, dice, adds, total, outcome, effects } = side;
  const rolled = dice.some((face) => face !== null);
  const effect = effects.at(-1);
  return (
    <div
      class={`showdown-side${theirs ? " showdown-theirs" : ""} ${open ? outcome : ""}`}
      data-colour={seat ? tokenOf(seat.colour) : undefined}
      data-effect={effect}
    >
      <span class="showdown-name">
        {seat && <Disc seat={seat} size={small ? 20 : 24} />}
        <b class="who-name" dir="auto">
          {name}
        </b>
      </span>
      {!small && (
        <span class="showdown-stage" aria-hidden="true">
          <span class="showdown-picture">
            <span class="showdown-facing">{draw(picture)}</span>
          </span>
          {effect && (
            <span class="showdown-effect" key={effects.length}>
              {draw(EFFECTS[effect])}
            </span>
          )}
        </span>
      )}
      {(rolled || rolling === "ready" || adds.length > 0 || total !== null) && (
        <span class="showdown-sum" aria-hidden="true">
          {dice.map((face, i) => (
            <Die
              key={i}
              face={face}
              nth={i}
              rolling={rolling}
              size={small ? SMALL_DIE : sizeOf(dice.length)}
              dieOf={dieOf}
            />
          ))}
          {rolling !== "ready" && rolling !== "rolls" && (
            <>
              {adds.map((add, i) => (
                <span key={i} class="showdown-add" style={{ "--nth": i }}>
                  +<b class="num">{add.n}</b>
                  {draw(add.mark)}
                </span>
              ))}
              {total !== null && (
                <b class="num showdown-total" style={{ "--nth": adds.length }}>
                  {total}
                </b>
              )}
            </>
          )}
        </span>
      )}
    </div>
  );
}

function Die({
  face,
  nth,
  rolling,
  size,
  dieOf,
}: {
  face: number | string | null;
  nth: number;
  rolling: Rolling | undefined;
  size: number;
  dieOf: DieArt;
}) {
  if (rolling === "ready") return <span class="showdown-die waits">{draw(dieOf(null, size))}</span>;
  if (rolling !== "rolls" || face === null) return <span class="showdown-die">{draw(dieOf(face, size))}</span>;
  return (
    <span class="showdown-die rolls" style={{ "--nth": nth }}>
      {ROLLING.map((shown, i) => (
        <i key={i}>{draw(dieOf(shown, size))}</i>
      ))}
      <i class="lies">{draw(dieOf(face, size))}</i>
    </span>
  );
}

const SEA =
  '<svg class="showdown-sea" viewBox="0 0 320 14" preserveAspectRatio="none" aria-hidden="true"><path d="M0 6' +
  "q5-5 10 0t10 0".repeat(16) +
  'V14H0Z"/></svg>';

/** Drawings that differ only in where they fly, which the styles say by their number. */
const several = (many: number, one: (n: number) => string) => Array.from({ length: many }, (_, n) => one(n)).join("");
const SPLINTERS = several(6, (n) => `<path class="splinter n${n}" d="M-1.500-7L1.500-7 1 5-1 5Z"/>`);
const SMOKE = several(3, (n) => `<circle class="smoke n${n}" r="${9 + n}"/>`);
const COINS = several(3, (n) => `<circle class="coin n${n}" r="7"/>`);
const BUBBLES = several(3, (n) => `<circle class="bubble n${n}" r="${3 + n}"/>`);
const BALL = '<circle class="ball" r="5"/>';

const framed = (inner: string) =>
  `<svg viewBox="-60 -44 120 88" width="120" height="88" aria-hidden="true">${inner}</svg>`;

const EFFECTS: Record<Effect, string> = {
  hit: framed(BALL + SMOKE + SPLINTERS),
  sinks: framed(BUBBLES),
  misses: framed(`${BALL}<ellipse class="splash" cx="-34" cy="36" rx="15" ry="5"/>`),
  takes: framed(COINS),
  flag: framed('<path class="hoisted" d="M0 26V-34M0-34H24L17-26 24-18H0"/>'),
  falls: framed(`${SMOKE}<path class="mast-falls" d="M-2 30V-36H2V30ZM-16-24H16M-12-8H12"/>${SPLINTERS}`),
  burns: framed(SMOKE),
};
