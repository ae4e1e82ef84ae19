// A fight: who is fought, what was fired, the tokens as they are drawn, the dice. And its answers, each with its odds.
import { draw } from "../../art/draw.ts";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { chip } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import { Answer } from "../../play/answer.tsx";
import type { Face, Seat } from "../../play/types.ts";
import { percent, rich, t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { Worded } from "./tiles.tsx";
import { type AnswersProps, data, foe, rowsOf, Things } from "./things.tsx";
import { tenths } from "./sea-answers.tsx";
import type { View } from "./view.d.ts";

/** A fight as it is shown. `gone`: tokens drawn that do nothing any more. */
export type Fight = {
  seat: number;
  foe: string | null;
  strength: number | null;
  fired: number;
  bomb: boolean;
  drawn: string[];
  gone: string[];
  dice: number[];
};

const GOOD = data.combat_die.repel_on;

/** A fight in which nothing has happened. */
export const BLANK: Omit<Fight, "seat" | "foe"> = {
  strength: null,
  fired: 0,
  bomb: false,
  drawn: [],
  gone: [],
  dice: [],
};

const Token = ({ token, gone = false }: { token: string; gone?: boolean }) => (
  <span
    class={`fray-token fray-token--${token === "blank" || token === "dodge" ? token : "attack"}${gone ? " gone" : ""}`}
  >
    {token !== "blank" && draw(glyph(token === "weapon" ? "weapon_choice" : token, 20))}
    <span class="sr">{t(`nassau-token-${token}`)}</span>
  </span>
);

const Die = ({ face }: { face: number }) => <b class={`fray-die num${GOOD.includes(face) ? " good" : ""}`}>{face}</b>;

/** The opponent's tile, or the Dutchman. */
function Enemy({ fight }: { fight: Fight; view: View }) {
  const one = fight.foe ? foe(fight.foe) : null;
  return (
    <div class="fray-foe">
      {draw(glyph(one ? `foe-${one.type}` : "dutchman", 46))}
      <span class="fray-facts">
        <b>{t(one ? `nassau-opponent-${one.type}` : "nassau-option-dutchman")}</b>
        <span class="fray-line">
          <span class="sr">{t("play-nassau-strength", { n: fight.strength ?? one?.strength ?? 0 })}</span>
          <b class="num strength" aria-hidden="true">
            {fight.strength ?? one?.strength}
          </b>{" "}
          {one && (
            <>
              {draw(glyph(one.weapon, 18))}
              <span class="worth">
                {draw(glyph("point", 14))}
                <b class="num">{one.points}</b>
              </span>
              <Things what={rowsOf(one.reward)} size={18} />
            </>
          )}
        </span>
      </span>
    </div>
  );
}

const chipOf = (seat: Seat) => chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 17 });

/** Crates of everybody on the tile. */
function Damage({ fight, view, seats }: { fight: Fight; view: View; seats: Seat[] }) {
  const there = fight.foe ? view.zones.flatMap(({ foes }) => foes).find(({ id }) => id === fight.foe) : null;
  const crates =
    there?.crates ?? view.players.map(({ dutch }, i) => (fight.foe ? 0 : dutch[0] && i >= 0 ? dutch[0] : 0));
  if (!crates.some(Boolean)) return null;
  return (
    <span class="fray-damage">
      {crates.map(
        (n, i) =>
          n > 0 && (
            <span class="nas-count">
              {draw(chipOf(itemAt(seats, i)))}
              {draw(glyph("crate", 17))}
              <b class="num">{n}</b>
            </span>
          ),
      )}
    </span>
  );
}

export function Fray({ fight, view, seats }: { fight: Fight; view: View; seats: Seat[] }) {
  const gone = [...fight.gone];
  const told = fight.drawn.map((token) => {
    const at = gone.indexOf(token);
    if (at >= 0) gone.splice(at, 1);
    return { token, gone: at >= 0 };
  });
  return (
    <div class="fray" role="group" aria-label={t("play-nassau-fray", { seat: { seat: fight.seat } }, seats)}>
      <div class="fray-sides">
        <Enemy fight={fight} view={view} />
        <span class="fray-us">
          <Disc seat={itemAt(seats, fight.seat)} size={26} />
          <span class="nas-count">
            {draw(glyph("crate", 22))}
            <b class="num">{fight.fired}</b>
          </span>
          {fight.bomb && draw(glyph("bomb", 22))}
          <Damage fight={fight} view={view} seats={seats} />
        </span>
      </div>
      {fight.drawn.length > 0 && (
        <div class="fray-tokens">
          {told.map((one, i) => (
            <Token key={i} {...one} />
          ))}
          {Array.from({ length: Math.max(0, (fight.strength ?? 0) - fight.drawn.length) }, () => (
            <span class="fray-token waits" />
          ))}
        </div>
      )}
      {fight.dice.length > 0 && (
        <div class="fray-dice">
          {fight.dice.map((face, i) => (
            <Die key={`${i}${face}`} face={face} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The fight of the view, as it is shown. */
export const fightOf = ({ fight }: View): Fight | null => fight;

const Chance = ({ share, word }: { share: number; word: string }) => (
  <span class="nas-odds">
    <i class="odds-line" style={{ "--part": share }} />
    <b class="num">{percent(share)}</b>
    <span>{word}</span>
  </span>
);

/** How many crates, with crab or bomb. */
export function FireAnswers(props: AnswersProps) {
  const { decision, foresight, seats, view } = props;
  const fight = { ...BLANK, seat: decision.seat, foe: decision.data?.foe ?? null };
  const { rum = 0 } = itemAt(view.players, decision.seat).items;
  return (
    <>
      <Fray fight={fight} view={view} seats={seats} />
      <div class="nas-rows">
        {decision.options.map((option) => {
          const ahead = foresight?.[option.id];
          const [, n, ...flags] = option.move;
          const said = ahead ? t("play-nassau-odds", oddsOf(ahead)) : "";
          return (
            <Answer key={option.id} option={option} props={props} cls="nas-row nas-fire" said={said}>
              <span class="nas-count">
                {draw(glyph("crate", 26))}
                <b class="num">{n}</b>
              </span>
              {flags.includes("bomb") && draw(glyph("bomb", 24))}
              {flags.includes("crab") && draw(glyph("animal-crab", 24))}
              {flags.includes("monkey") && draw(glyph("animal-monkey", 20))}
              {Number(option.args.laid) > 0 && (
                <span class="nas-count loss">
                  <Disc seat={itemAt(seats, decision.seat)} size={16} />
                  <b class="num">−{option.args.laid}</b>
                </span>
              )}
              {ahead &&
                (ahead.beaten ? (
                  <span class="nas-odds">
                    <b>{t("play-nassau-at-once")}</b>
                  </span>
                ) : (
                  <span class="nas-chances">
                    <Chance share={ahead.hit[1]} word={t("play-nassau-hits")} />
                    <Chance share={ahead.down[1]} word={t("play-nassau-downs")} />
                    <small>{t("play-nassau-through", { mean: tenths(ahead.through) })}</small>
                  </span>
                ))}
            </Answer>
          );
        })}
      </div>
      {foresight && rum > 0 && <p class="note">{t("play-nassau-with-rum", { n: rum })}</p>}
    </>
  );
}

/** What a shot may bring, as words want it. */
/** What is foreseen of a shot: the chances that so many hit, that so many beat the opponent, and what gets through. */
type Shot = { kind: "fire"; hit: number[]; down: number[]; through: number };
/** Of a dodge whether the opponent is still hit, and still beaten; of the others what gets through. */
type Foreseen = Shot | { kind: "dodge"; hit: boolean; down: boolean } | { kind: "dice" | "cat"; through: number };

const oddsOf = ({ hit, down, through }: Shot) => ({
  hit: percent(hit[1] ?? 0),
  down: percent(down[1] ?? 0),
  mean: tenths(through),
});

/** Why a shot is advised. */
export const because: Face["because"] = (ahead, key) =>
  ahead && key === "nassau-do-fire" ? { key: "play-nassau-odds", args: oddsOf(ahead) } : null;

/** What is said below an answer within a fight. */
function within(ahead: Foreseen | undefined) {
  if (!ahead) return null;
  if (ahead.kind === "dodge")
    return (
      <small class={ahead.hit ? "" : "loss"}>
        {t(ahead.down ? "play-nassau-still-down" : ahead.hit ? "play-nassau-still-hit" : "play-nassau-in-vain")}
      </small>
    );
  if ("through" in ahead) return <small>{t("play-nassau-through", { mean: tenths(ahead.through) })}</small>;
  return null;
}

/** Dodges, dice, the cat, what is sent back, the reward. */
export function FightAnswers(props: AnswersProps) {
  const { decision, foresight, seats, view } = props;
  const fight = fightOf(view);
  return (
    <>
      {fight && <Fray fight={fight} view={view} seats={seats} />}
      <div class="nas-rows">
        {decision.options.map((option) => (
          <Answer key={option.id} option={option} props={props} cls="nas-row">
            {option.move[0] === "repel" ? (
              <>
                <span class="nas-tokens">
                  {option.move.slice(1).map((token) => (
                    <Token token={String(token)} />
                  ))}
                </span>
                <span class="nas-text">
                  <b>{rich(option.key, option.args, seats)}</b>
                </span>
              </>
            ) : (
              <Worded option={option} seats={seats}>
                {within(foresight?.[option.id])}
              </Worded>
            )}
          </Answer>
        ))}
      </div>
    </>
  );
}
