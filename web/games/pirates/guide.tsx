// The Pirates' rules in pictures: fleets, courses, guns, rams, gold.
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Guide } from "../../screens/rules/guide.tsx";
import { t } from "../../store/words.tsx";
import { Sea, arrow, big, coin, die, gun } from "./guide-scenes.tsx";
import { data } from "./sea.ts";

const [ANNE, JACK] = [0, 1];
/** Ships of the pictures, with three masts, two and four. */
const [LONGSHANKS, CHICO] = data.fleets["F-B1"].filter((card: string) => data.ships[card]);
const ENEMY = data.fleets["F-B2"][0];
const SHORT = 64;
const LONG = 89;
const GOLD = { all: 30, need: 16, anne: 16, jack: 9 };
/** A gun of number 3 against a roll. */
const SHOT = { number: 3, roll: 5, miss: 2 };
const RAM = { masts: 2, roll: 4 };
/** After the ram, of which one mast fell. */
const BOARD = { own: 3, other: RAM.masts - 1, rolls: { own: 4, other: 3 } };

export default {
  parts: [
    {
      id: "aim",
      rule: "CSG-END-02",
      args: { gold: GOLD.all, need: GOLD.need },
      picture: (seats) => (
        <Sea
          w={360}
          h={170}
          land={[
            { outline: "ISL-A", at: [70, 90], home: itemAt(seats, ANNE) },
            { outline: "ISL-C", at: [190, 70], coins: 4 },
            { outline: "ISL-A", at: [300, 100], home: itemAt(seats, JACK) },
          ]}
          ships={[
            { card: LONGSHANKS, at: [128, 128], heading: 300, seat: itemAt(seats, ANNE) },
            { card: ENEMY, at: [262, 40], heading: 210, seat: itemAt(seats, JACK) },
          ]}
        />
      ),
    },
    {
      id: "turn",
      rule: "CSG-ACT-01",
      picture: () => (
        <div class="guide-row">
          {["sail", "dig", "gun", "mend"].map((name) => (
            <span class="guide-act">{big(name)}</span>
          ))}
        </div>
      ),
    },
    {
      id: "sail",
      rule: "CSG-MOV-03",
      args: { short: SHORT, long: LONG },
      picture: (seats) => (
        <Sea
          w={360}
          h={170}
          ships={[{ card: LONGSHANKS, at: [60, 120], heading: 60, seat: itemAt(seats, ANNE) }]}
          sails={{
            card: LONGSHANKS,
            seat: itemAt(seats, ANNE),
            legs: [
              { from: [60, 120], heading: 60, way: LONG },
              { from: [137, 75.5], heading: 100, way: SHORT },
            ],
          }}
          land={[{ outline: "ISL-B", at: [279, 92], coins: 3 }]}
        />
      ),
    },
    {
      id: "gold",
      rule: "CSG-EXP-04",
      args: { n: 2, cargo: data.ships[LONGSHANKS].cargo },
      picture: (seats) => (
        <>
          <Sea
            w={360}
            h={130}
            land={[
              { outline: "ISL-C", at: [80, 64], coins: 4 },
              { outline: "ISL-A", at: [290, 66], home: itemAt(seats, ANNE) },
            ]}
            ships={[{ card: CHICO, at: [158, 64], heading: 270, seat: itemAt(seats, ANNE) }]}
          />
          <div class="guide-row">
            {coin(3)}
            {coin(2)}
            {arrow()}
            {big("home")}
            {arrow()}
            <b class="num guide-total">5</b>
          </div>
        </>
      ),
    },
    {
      id: "shoot",
      rule: "CSG-SHT-06",
      args: { number: SHOT.number, roll: SHOT.roll, miss: SHOT.miss },
      picture: (seats) => (
        <>
          <Sea
            w={360}
            h={130}
            ships={[
              { card: LONGSHANKS, at: [110, 70], heading: 20, seat: itemAt(seats, ANNE) },
              { card: ENEMY, at: [240, 64], heading: 0, seat: itemAt(seats, JACK), masts: [1, 1, 0, 1, 1] },
            ]}
            shots={[
              [
                [116, 52],
                [233, 60],
              ],
              [
                [110, 70],
                [233, 74],
              ],
            ]}
          />
          <div class="guide-row">
            {gun(`S${SHOT.number}`)}
            {die(SHOT.roll)}
            {big("board", 30)}
            {gun(`L${SHOT.number}`)}
            {die(SHOT.miss)}
          </div>
        </>
      ),
    },
    {
      id: "ram",
      rule: "CSG-RAM-03",
      args: {
        masts: RAM.masts,
        roll: RAM.roll,
        own: BOARD.own,
        other: BOARD.other,
        a: BOARD.rolls.own,
        b: BOARD.rolls.other,
      },
      picture: (seats) => (
        <>
          <Sea
            w={360}
            h={120}
            ships={[
              { card: LONGSHANKS, at: [128, 62], heading: 90, seat: itemAt(seats, ANNE) },
              { card: CHICO, at: [174, 62], heading: 170, seat: itemAt(seats, JACK) },
            ]}
          />
          <div class="guide-row">
            {big("ram")}
            {die(RAM.roll)}
          </div>
          <div class="guide-row">
            {big("board")}
            <Disc seat={itemAt(seats, ANNE)} size={26} />
            {die(BOARD.rolls.own)}
            <b class="num">+{BOARD.own}</b>
            {arrow()}
            <Disc seat={itemAt(seats, JACK)} size={26} />
            {die(BOARD.rolls.other)}
            <b class="num">+{BOARD.other}</b>
          </div>
        </>
      ),
    },
    {
      id: "derelict",
      rule: "CSG-TOW-03",
      picture: (seats) => (
        <Sea
          w={360}
          h={120}
          ships={[
            { card: LONGSHANKS, at: [130, 60], heading: 270, seat: itemAt(seats, ANNE) },
            { card: CHICO, at: [216, 60], heading: 275, seat: itemAt(seats, JACK), masts: [0, 0] },
          ]}
          more={'<path class="tow-line" d="M164 60L188 60"/>'}
        />
      ),
    },
    {
      id: "end",
      rule: "CSG-END-05",
      args: { anne_gold: GOLD.anne, jack_gold: GOLD.jack, gold: GOLD.all },
      picture: (seats) => (
        <div class="guide-row">
          <Disc seat={itemAt(seats, ANNE)} size={34} />
          <b class="num guide-total">{GOLD.anne}</b>
          <span class="sr">{t("play-pirates-fortunes")}</span>
          {big("coin")}
          <Disc seat={itemAt(seats, JACK)} size={34} />
          <b class="num guide-total">{GOLD.jack}</b>
        </div>
      ),
    },
  ],
  more: ["FLT", "CRW", "FOG", "MYS", "MUL", "VAR"],
} satisfies Guide;
