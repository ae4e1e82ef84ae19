// Jamaica's rules in pictures: the chart, cards, holds and combat as they are played, and a first round followed along it.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import type { Guide, Seat } from "../../screens/rules/guide.tsx";
import { jamaica } from "./minis.ts";
import { good } from "../../art/pieces.ts";
import { vessel, vesselDefs } from "../../art/vessels.ts";
import { Disc } from "../../parts/seats.tsx";
import { Card } from "./cards.tsx";
import { spaceAt } from "./course.ts";
import { Duel } from "./fight.tsx";
import { Hull } from "./holds.tsx";
import { die, line, moon, sun } from "./marks.ts";
import { SpaceMark } from "./stops.tsx";
import type { View } from "./view.d.ts";
import { cardOf, type Goods } from "./words.ts";

const [ANNE, JACK] = [0, 1] as const;
const AT_SEA = [8, 21, 4];

const goods = (kind: string, count: number): Goods => ({ kind, count, who: null });

const START = [goods("food", 3), goods("gold", 3), null, null, null];
const FULL = [goods("food", 3), goods("gold", 3), goods("food", 2), goods("powder", 4), goods("gold", 5)];

const DICE: [morning: number, evening: number] = [4, 2];
const CARDS = ["AC03", "AC07", "AC10"];
const CARD = "AC07";
const POWDER = 6;

/** Where a ship has too little: a port, and the lair before it. */
const [LAIR, PORT] = [4, 5];
const PURSE = 2;

/** A combat: what was added, what was rolled. */
const fire = (ship: number, powder: number, face: number) => ({ ship, powder, face, bonus: 0, sum: powder + face });
const [FIRE, ANSWER] = [fire(ANNE, 3, 4), fire(JACK, 0, 6)];
const COMBAT = { sides: [FIRE, ANSWER], ranged: false, reroll: null };

/** Two ways to end: last space, gold, treasure, curse. */
type End = [seat: 0 | 1, space: number, gold: number, treasure: number, curse: number];
const ENDS: [End, End] = [
  [ANNE, 0, 4, 3, 0],
  [JACK, 47, 12, 7, -3],
];
const points = (id: number) => spaceAt(id).score;
const total = ([, space, ...rest]: End) => rest.reduce((sum, n) => sum + n, points(space));
const TOTALS: [number, number] = [total(ENDS[0]), total(ENDS[1])];

/** Of a view what is drawn here. */
const ships = (holds: (Goods | null)[]) =>
  ({
    ghost: null,
    ships: [{ holds }],
  }) as View;

const sailing = ({ colour }: Seat, face: number = 1) =>
  draw(
    `<svg class="guide-vessel" viewBox="-34 -56 70 66" width="52" height="49" aria-hidden="true"><defs>${vesselDefs()}</defs>${vessel({ colour: tokenOf(colour), emblem: emblemOf({ colour }), face })}</svg>`,
  );

/** A space and who has just come to it. */
const stop = (id: number, there?: ComponentChildren) => (
  <span class="guide-stop">
    {there}
    <SpaceMark id={id} />
  </span>
);

export default {
  parts: [
    {
      id: "aim",
      rule: "JAM-SET-05",
      args: { count: 3 },
      picture: (seats) => (
        <>
          {draw(jamaica({ ships: seats.map(({ colour }, i) => ({ colour, space: itemAt(AT_SEA, i) })) }, 300, 220), {
            class: "mini guide-chart",
          })}
          <Hull ship={ANNE} view={ships(START)} seats={seats} />
        </>
      ),
    },
    {
      id: "round",
      rule: "JAM-FLOW-02",
      args: { morning: DICE[0], evening: DICE[1] },
      picture: (seats) => (
        <>
          <div class="guide-row">
            <span class="fact">
              {draw(sun(40))}
              {draw(die(DICE[0], 40))}
            </span>
            <span class="fact">
              {draw(moon(40))}
              {draw(die(DICE[1], 40))}
            </span>
          </div>
          <div class="deal deal-3">
            {CARDS.map((card) => (
              <span class={card === CARD ? "guide-picked" : ""}>
                <Card card={card} dice={null} seats={seats} seat={ANNE} />
              </span>
            ))}
          </div>
        </>
      ),
    },
    {
      id: "card",
      rule: "JAM-FLOW-05",
      args: { morning: DICE[0], evening: DICE[1] },
      picture: (seats) => (
        <>
          <div class="guide-row">
            <span class="guide-card">
              <Card card={CARD} dice={DICE} seats={seats} seat={ANNE} />
            </span>
            <span class="guide-way">
              {[0, 1, 2, 3].map((id) => stop(id))}
              {stop(DICE[0], sailing(seats[ANNE]))}
            </span>
          </div>
          <Hull
            ship={ANNE}
            view={ships(START)}
            seats={seats}
            loads={[{ kind: cardOf(CARD).evening, count: DICE[1], hold: 2, dump: [] }]}
          />
        </>
      ),
    },
    {
      id: "load",
      rule: "JAM-LOAD-02",
      args: { powder: POWDER },
      picture: (seats) => (
        <>
          <div class="guide-row">
            <span class="fact">
              {draw(good("powder", 34))}
              <b class="num">{POWDER}</b>
            </span>
          </div>
          <Hull
            ship={ANNE}
            view={ships(FULL)}
            seats={seats}
            loads={[{ kind: "powder", count: POWDER, hold: null, dump: [0, 1, 2, 4] }]}
          />
        </>
      ),
    },
    {
      id: "stop",
      rule: "JAM-COST-01",
      args: { price: spaceAt(PORT).cost, purse: PURSE },
      picture: (seats) => (
        <>
          <div class="guide-row">
            <span class="guide-cost">
              <SpaceMark id={PORT} />
              {draw(good("gold", 30))}
            </span>
            <span class="guide-cost">
              <SpaceMark id={2} />
            </span>
            <span class="guide-cost">
              <SpaceMark id={LAIR} />
              {draw(good("treasure", 30))}
            </span>
          </div>
          <div class="guide-row guide-back">
            {stop(LAIR, sailing(seats[JACK], -1))}
            {draw(icon("back", 26))}
            <span class="guide-stop">
              <span class="fact loss">
                {draw(good("gold", 24))}
                <b class="num">{PURSE}</b>
              </span>
              <SpaceMark id={PORT} />
            </span>
          </div>
        </>
      ),
    },
    {
      id: "fight",
      rule: "JAM-CBT-06",
      args: { powder: FIRE.powder, roll: FIRE.face, fire: FIRE.sum, answer: ANSWER.sum },
      picture: (seats) => <Duel combat={COMBAT} winner={ANNE} view={ships(START)} seats={seats} />,
    },
    {
      id: "end",
      rule: "JAM-SCORE-01",
      args: {
        home: points(0),
        gold: ENDS[0][2],
        treasure: ENDS[0][3],
        total: TOTALS[0],
        space: points(ENDS[1][1]),
        more: ENDS[1][2],
        prize: ENDS[1][3],
        curse: -ENDS[1][4],
        winner: TOTALS[1],
      },
      picture: (seats) => (
        <>
          <div class="guide-last">
            <i class="behind">{"\u2212"}5</i>
            {[41, 42, 43, 44, 45, 46, 47, 48, 49].map((id) => (
              <i>{points(id)}</i>
            ))}
            <i class="port">
              {draw(line("harbour", 18))}
              {points(0)}
            </i>
          </div>
          <div class="guide-tally guide-sums">
            {ENDS.map(([seat, space, gold, treasure, curse], i) => (
              <>
                <Disc seat={seats[seat]} size={30} />
                <span class="fact">
                  {draw(space ? icon("anchor", 22) : line("harbour", 22))}
                  <b class="num">{points(space)}</b>
                </span>
                <span class="fact">
                  {draw(good("gold", 22))}
                  <b class="num">{gold}</b>
                </span>
                <span class="fact">
                  {draw(good("treasure", 22))}
                  <b class="num">{treasure}</b>
                </span>
                <span class="fact loss">
                  {curse ? (
                    <>
                      {draw(line("curse", 22))}
                      <b class="num">
                        {"\u2212"}
                        {-curse}
                      </b>
                    </>
                  ) : (
                    ""
                  )}
                </span>
                <b class="num guide-total">{TOTALS[i]}</b>
              </>
            ))}
          </div>
        </>
      ),
    },
  ],
  more: ["GHOST", "CREW"],
  look: "jam",
} satisfies Guide;
