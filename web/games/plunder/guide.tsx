// Plunder's rules in pictures: a turn, its wind and storm, battles and bargains, with every card counted.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Guide } from "../../screens/rules/guide.tsx";
import { t } from "../../store/words.tsx";
import {
  after,
  arrow,
  Battle,
  big,
  boat,
  type Cards,
  cross,
  die,
  fact,
  Hands,
  islet,
  Odds,
  Peace,
  Prices,
  Sea,
  Stack,
} from "./guide-scenes.tsx";
import { data } from "./squares.ts";

const [ANNE, JACK, MARY] = [0, 1, 2] as const;

const { limits, target } = data;
const HOME = { tile: "T1", isle: "T1A-a", port: "B3" };
const OTHER = { isle: "T1A-b", port: "E3" };
/** Far from home, and strong. */
const FORT = { isle: "T1A-c", skulls: 3 };
const MARKET = { tile: "T5", isle: "T5A-m", port: "C3" };
const WRECK = { isle: "T5A-c", storm: "E5" };

const named = (id: string) => ({ word: `plunder-island-${id}` });

/** Drawn for two islands. */
const DRAWN: Cards = { wood: 1, gold: 1 };
const ROLL = 4;
/** Two ships of one captain, the first with a mast. */
const WAYS: [string[], string[]] = [
  ["B3", "B4", "B5", "C5"],
  ["F3", "E3", "E4"],
];
const [FAR, REST] = [WAYS[0].length - 1, WAYS[1].length - 1];
const MASTS = FAR + REST - ROLL;

const BOUGHT = ["ship", "cannon", "bury_treasure"];
/** What they cost together: all that was in the hand. */
const PURSE: Cards = BOUGHT.reduce((all, item) => after(all, {}, data.costs[item]), {} as Cards);
const count = (cards: Cards) => Object.values(cards).reduce((all, n) => all + n, 0);

/** A battle that is level, and one that is lost. */
const STORMED = { roll: 4, cannons: limits.cannons, against: 3 };
const LEAD = STORMED.cannons - FORT.skulls;
const CHANCE = data.odds.find(({ lead }: { lead: number }) => lead === LEAD).percent;
const LOST = { roll: 3, cannons: 1, against: 5 };

/** The Kraken takes what is there of its price. */
const HELD: Cards = { iron: 1, rum: 1 };
const [LOSS, GAIN] = data.kraken.map(({ res }: { res: Cards }) => res);
const NEXT = "G11";

const { give, get } = data.costs.merchant_exchange;
/** A hand that goes through the market, and then to another captain. */
const HAND: Cards = { wood: give, iron: 1, rum: 1 };
const [SOLD, PAID] = [{ iron: 2 }, { gold: 2 }];
const MARKETED = after(HAND, { wood: give }, { iron: get });
const BARREL =
  '<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><use href="#g-powder" width="28" height="28"/></svg>';
const swap = () => draw(icon("swap", 26));

const [DEMAND, LOW, HIGH] = [{ wood: 1, iron: 1 }, { rum: 1 }, { rum: 1, gold: 1 }];
const DICE = [2, 5];

/** What the points at the end are made of; the first is enough. */
type End = [seat: 0 | 1 | 2, ships: number, islands: number, cards: number];
const ENDS: [End, End, End] = [
  [ANNE, limits.ships, 4, target - limits.ships - 4],
  [JACK, 2, 4, 2],
  [MARY, 2, 3, 1],
];

const phase = (name: string, inner: ComponentChildren) => <span class={`guide-phase ${name}`}>{inner}</span>;

export default {
  parts: [
    {
      id: "aim",
      rule: "PLU-PP-01",
      args: { ships: limits.ships, target, points: 2, isle: named(HOME.isle), other: named(OTHER.isle) },
      picture: (seats) => (
        <>
          <Sea
            tile={HOME.tile}
            held={{ [HOME.isle]: seats[ANNE], [OTHER.isle]: seats[JACK] }}
            fleet={[
              { seat: seats[ANNE], way: [HOME.port] },
              { seat: seats[JACK], way: [OTHER.port] },
            ]}
          />
          <div class="guide-row">
            {["ship", "flag", "bury"].map((kind) => fact(kind, 1))}
            {arrow()}
            <b class="num guide-total">{target}</b>
          </div>
        </>
      ),
    },
    {
      id: "turn",
      rule: "PLU-TRN-01",
      args: { n: count(DRAWN), roll: ROLL },
      picture: (seats) => (
        <>
          <div class="guide-row guide-phases">
            {phase(
              "draws",
              <>
                {Object.keys(DRAWN).map(() => (
                  <Disc seat={seats[ANNE]} size={24} />
                ))}
                {big("flag", 24)}
                <Stack cards={DRAWN} />
              </>,
            )}
            {arrow()}
            {phase("", die(ROLL))}
            {arrow()}
            {phase("", big("mast", 36))}
          </div>
          <div class="guide-row guide-anytime">
            {["attack", "cannon", "swap", "collect", "bury"].map((kind) => big(kind, 30))}
          </div>
        </>
      ),
    },
    {
      id: "sail",
      rule: "PLU-SAIL-01",
      args: { roll: ROLL, masts: MASTS, far: FAR, rest: REST, skulls: FORT.skulls },
      picture: (seats) => (
        <>
          <div class="guide-row">
            {die(ROLL)}
            {fact("mast", `+${MASTS}`)}
          </div>
          <Sea
            tile={HOME.tile}
            held={{ [HOME.isle]: seats[ANNE] }}
            named={[FORT.isle]}
            fleet={WAYS.map((way, i) => ({ seat: seats[ANNE], way, masts: i ? 0 : MASTS }))}
          />
        </>
      ),
    },
    {
      id: "storm",
      rule: "PLU-STM-03",
      args: { n: data.covered, toll: data.toll, one: data.shifts, isle: named(WRECK.isle) },
      picture: (seats) => (
        <Sea
          tile={MARKET.tile}
          held={{ [WRECK.isle]: seats[JACK] }}
          storm={WRECK.storm}
          fleet={[{ seat: seats[MARY], way: ["B5", "C5", "D5"], cards: data.toll }]}
        />
      ),
    },
    {
      id: "build",
      rule: "PLU-BLD-02",
      args: { ...limits, gold: data.costs.bury_treasure.gold, n: count(PURSE) },
      picture: (seats) => (
        <>
          <Prices seat={seats[ANNE]} bought={BOUGHT} />
          <Hands seat={seats[ANNE]} hands={[PURSE]} />
        </>
      ),
    },
    {
      id: "battle",
      rule: "PLU-CON-04",
      args: {
        isle: named(FORT.isle),
        own: STORMED.roll + STORMED.cannons,
        their: STORMED.against + FORT.skulls,
        cannons: STORMED.cannons,
        skulls: FORT.skulls,
        chance: CHANCE,
        low: LOST.roll + LOST.cannons,
        high: LOST.against,
      },
      picture: (seats) => (
        <>
          <Battle
            won={true}
            sides={[
              {
                picture: boat({ seat: seats[ANNE], way: [], cannons: STORMED.cannons }),
                roll: STORMED.roll,
                kind: "cannon",
                n: STORMED.cannons,
                brings: (
                  <>
                    {big("flag", 24)}
                    <Disc seat={seats[ANNE]} size={24} />
                  </>
                ),
              },
              { picture: islet(), roll: STORMED.against, kind: "skull", n: FORT.skulls, brings: "" },
            ]}
          />
          <Odds lead={LEAD} />
          <Battle
            won={false}
            sides={[
              {
                picture: boat({ seat: seats[JACK], way: [], lives: 1, cannons: LOST.cannons }),
                roll: LOST.roll,
                kind: "cannon",
                n: LOST.cannons,
                brings: <span class="loss">{fact("life", "\u22121")}</span>,
              },
              {
                picture: boat({ seat: seats[MARY], way: [] }),
                roll: LOST.against,
                kind: "cannon",
                n: 0,
                brings: fact("bury", "+1"),
              },
            ]}
          />
        </>
      ),
    },
    {
      id: "treasure",
      rule: "PLU-X-11",
      args: {
        iron: HELD.iron,
        rum: HELD.rum,
        gold: GAIN.gold,
        card: { word: "plunder-treasure-THE_KRAKEN" },
        square: NEXT,
      },
      picture: (seats) => (
        <>
          <div class="guide-row">
            {boat({ seat: seats[ANNE], way: [] }, 60)}
            {cross()}
            {arrow()}
            <span class="guide-treasure">
              <b>{t("plunder-treasure-THE_KRAKEN")}</b>
              <span class="loss">
                <Stack cards={LOSS} sign="−" />
              </span>
              <Stack cards={GAIN} sign="+" />
            </span>
          </div>
          <Hands seat={seats[ANNE]} hands={[HELD, after(HELD, LOSS, GAIN)]} />
          <div class="guide-row">
            {draw(icon("spinner", 34))}
            {arrow()}
            <span class="fact">
              {cross()}
              <b class="num">{NEXT}</b>
            </span>
          </div>
        </>
      ),
    },
    {
      id: "trade",
      rule: "PLU-TRD-02",
      args: { give, get, iron: SOLD.iron, gold: PAID.gold, isle: named(MARKET.isle) },
      picture: (seats) => (
        <>
          <Sea
            tile={MARKET.tile}
            rows={4}
            named={[MARKET.isle]}
            fleet={[
              { seat: seats[ANNE], way: [MARKET.port] },
              { seat: seats[JACK], way: ["D6"] },
            ]}
          />
          <div class="guide-deals">
            <Stack cards={{ wood: give }} />
            {swap()}
            <Stack cards={{ iron: get }} />
            {draw(BARREL)}
            <Stack cards={SOLD} />
            {swap()}
            <Stack cards={PAID} />
            <Disc seat={seats[JACK]} size={28} />
          </div>
          <Hands seat={seats[ANNE]} hands={[HAND, after(MARKETED, SOLD, PAID)]} />
        </>
      ),
    },
    {
      id: "threat",
      rule: "PLU-THR-01",
      args: { ...DEMAND, ...HIGH },
      picture: (seats) =>
        <><Peace by={seats[ANNE]} to={seats[JACK]} offers={[[DEMAND, true]]} /><Peace by={seats[JACK]} to={seats[MARY]} offers={[[LOW, false], [HIGH, true]]} /></>, // prettier-ignore
    },
    {
      id: "lost",
      rule: "PLU-NOS-06",
      args: { gold: data.costs.shipless_ship_for_gold.gold, low: DICE[0], high: DICE[1] },
      picture: (seats) => (
        <>
          <div class="guide-row">{DICE.map((face) => die(face))}</div>
          <div class="guide-ways">
            {phase("", <Stack cards={data.costs.ship} size={18} />)}
            {phase("guide-chosen", fact("bury", data.costs.shipless_ship_for_pp_cards))}
            {phase("", <Stack cards={data.costs.shipless_ship_for_gold} size={18} />)}
            {phase("", fact("flag", 1))} {arrow()}
            {boat({ seat: seats[MARY], way: [] })}
          </div>
        </>
      ),
    },
    {
      id: "end",
      rule: "PLU-END-01",
      args: { ships: ENDS[0][1], islands: ENDS[0][2], before: ENDS[0][3] - 1, cards: ENDS[0][3], target },
      picture: (seats) => (
        <div class="guide-tally guide-sums">
          {ENDS.map(([seat, ships, islands, cards]) => (
            <>
              <Disc seat={seats[seat]} size={30} />
              {fact("ship", ships)}
              {fact("flag", islands)}
              {fact("bury", cards)}
              <b class="num guide-total">{ships + islands + cards}</b>
            </>
          ))}
        </div>
      ),
    },
  ],
  more: ["SET", "SEA", "BRB", "TRT", "2P", "TEAM"],
  look: "plu",
} satisfies Guide;
