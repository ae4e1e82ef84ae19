// Nassau's rules in pictures: an alley, a fight, a hideout and a tale as they are played, and what all of it counts.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Guide, Seat } from "../../screens/rules/guide.tsx";
import { TaleCard, tale } from "./cards.tsx";
import { Hideout } from "./estate.tsx";
import { Fray } from "./fight.tsx";
import { glyph } from "./glyphs.ts";
import {
  ALLEY,
  Actions,
  Alley,
  Contest,
  Deal,
  EITHER,
  Kit,
  Quays,
  Sailing,
  Six,
  Stop,
  Voyage,
} from "./guide-scenes.tsx";
import { data, foe } from "./things.tsx";
import type { View } from "./view.d.ts";
import type { ComponentChild } from "preact";

const [ANNE, JACK] = [0, 1] as const;
const ROUNDS = data.limits.rounds;
const DICE: [die: number, low: number] = [5, 2];
/** A fight that goes well: a kraken of strength 2, two shots, a dodge that costs a rum, an attack that is sent back. */
const FOE = data.opponents.list.find(
  ({ type, strength }: { type: string; strength: number }) => type === "kraken" && strength === 2,
).id;
/** Of a view what is drawn of a fight. */
const fought = (seats: Seat[]) =>
  ({ zones: [] as View["zones"], players: seats.map(() => ({ dutch: [0, 0, 0] })) }) as View;
const FIGHT = {
  seat: ANNE,
  foe: FOE,
  strength: 2,
  fired: 2,
  bomb: false,
  drawn: ["dodge", "sail"],
  gone: ["sail"],
  dice: DICE,
  lost: [],
  points: [foe(FOE).points],
  end: "won",
};
const TALE = 2;
const JOKE = 7;
/** What Jack told, and what all of it is worth; Mary told nothing. */
const OTHER = 30;
const TOLD: [anne: number, jack: number, mary: number] = [tale(TALE).points + 1, tale(OTHER).points, 0];
const CONTEST = 5;
/** Hiding one, two or three goods. */
const PRICES: [number, number, number] = [1, 3, 5];
const HIDEOUT = { hideout: "HI-1", filled: 2, centre: { spice: 1 } };
/** The slots that are filled in it. */
const VALUES: number = data.hideouts.list
  .find(({ id }: { id: string }) => id === HIDEOUT.hideout)
  .slots.slice(0, HIDEOUT.filled)
  .reduce((sum: number, { value }: { value: number }) => sum + value, 0);

/** A line of the last count: a sum and what it is multiplied by. */
const counted = (marks: string[], n: number, by: number) => ({ marks, n, by, makes: n * by });
const TOWERS = counted(["crate", "tower"], 5, 2);
const FOES = counted(["point", "foe-kraken"], 5, 2);
const GOODS = counted(["point", "sugar"], VALUES, HIDEOUT.filled + 1);
const WEAPONS = counted(["harpoon", "weapon_choice"], 3, 4);
const PAIRS = counted(["sailor", "animal"], 2, 8);
/** Whatever is left aboard: two of it make a point. */
const LEFT = 9;
const CARGO = { marks: ["rum", "doubloon"], n: LEFT, by: null, makes: Math.floor(LEFT / 2) };
/** In the order of the rules. */
const ROWS = [TOWERS, FOES, GOODS, WEAPONS, PAIRS, CARGO];
const TOTAL = ROWS.reduce((sum, { makes }) => sum + makes, 0);

const big = (kind: string, size: number = 36) => draw(glyph(kind, size));
const arrow = () => draw(icon("next", 26));

const fact = (kind: string, n: number | string) => (
  <span class="fact">
    {draw(glyph(kind, 26))}
    <b class="num">{n}</b>
  </span>
);

/** What may be bought in the town: another move, the barge, a pause. */
const MOVES: [pays: string, buys: () => ComponentChild][] = [
  ["doubloon", () => big("captain", 32)],
  ["doubloon", () => big("barge", 32)],
  ["rum", () => draw(icon("pause", 28))],
];

export default {
  parts: [
    {
      id: "aim",
      rule: "NAS-END-01",
      args: { rounds: ROUNDS },
      picture: (seats) => <Voyage seat={seats[ANNE]} />,
    },
    {
      id: "round",
      rule: "NAS-RET-16",
      picture: (seats) => (
        <div class="guide-row guide-phases">
          <span class="guide-quay">
            <span class="fact">{big("captain", 40)}</span>
            <span class="fact">
              {big("dolphin", 26)}
              <Disc seat={seats[JACK]} size={24} />
            </span>
          </span>
          {arrow()}
          <span class="guide-quay">
            <span class="fact">{big("sail", 40)}</span>
            <span class="fact">
              {big("dolphin", 26)}
              <Disc seat={seats[ANNE]} size={24} />
            </span>
          </span>
          {arrow()}
          <span class="guide-quay">
            <span class="fact">{big("animal", 34)}</span>
            <span class="fact">
              {big("post", 26)}
              {big("salt", 26)}
            </span>
          </span>
        </div>
      ),
    },
    {
      id: "town",
      rule: "NAS-P1-03",
      args: { count: ALLEY.sections, crates: itemAt(EITHER, 0).n, provisions: itemAt(EITHER, 1).n },
      picture: (seats) => <Alley seat={seats[ANNE]} />,
    },
    {
      id: "more",
      rule: "NAS-P1-12",
      picture: (seats) => (
        <>
          <div class="guide-row">
            {MOVES.map(([kind, buys]) => (
              <span class="fact">
                {big(kind, 24)}
                <b class="num">1</b>
                {arrow()}
                {buys()}
              </span>
            ))}
          </div>
          <Quays seat={seats[JACK]} />
        </>
      ),
    },
    {
      id: "equip",
      rule: "NAS-SET-05",
      picture: () => <Kit />,
    },
    {
      id: "sea",
      rule: "NAS-SEA-04",
      picture: (seats) => (
        <>
          <div class="guide-row">
            {fact("provision", 1)}
            {arrow()}
            {fact("sail", 2)}
            {fact("sailor", 1)}
            <Disc seat={seats[ANNE]} size={28} />
          </div>
          <Sailing seat={seats[ANNE]} />
        </>
      ),
    },
    {
      id: "act",
      rule: "NAS-SEA-08",
      picture: (seats) => <Actions seat={seats[ANNE]} />,
    },
    {
      id: "fight",
      rule: "NAS-FGT-05",
      args: { n: FIGHT.fired, points: foe(FOE).points, strength: FIGHT.strength, die: DICE[0], low: DICE[1] },
      picture: (seats) => (
        <>
          <Fray fight={FIGHT} view={fought(seats)} seats={seats} />
          <div class="guide-row">
            <span class="fact loss">
              {draw(glyph("rum", 24))}
              <b class="num">−1</b>
            </span>
          </div>
        </>
      ),
    },
    {
      id: "home",
      rule: "NAS-RET-01",
      args: { price: PRICES[1], points: tale(TALE).points },
      picture: () => (
        <>
          <Stop kind="skull">
            {PRICES.map((price, i) => (
              <Deal pay={["doubloon", price]} get={["good_random", i + 1]} />
            ))}
          </Stop>
          <Hideout player={HIDEOUT} />
          <Stop kind="camp">
            <Deal pay={["rum", 1]} get={["tale", 3]} />
          </Stop>
          <ul class="nas-cards">
            <li>
              <TaleCard card={TALE} met={true} />
            </li>
            <li>
              <TaleCard card={JOKE} met={false} points={1} />
            </li>
          </ul>
          <Stop kind="home">
            <Deal pay={["outpost", 1]} get={["crate", 1]} />
            <Deal pay={["foe-fortress", 1]} get={["tale", 1]} />
            <Deal pay={["tower", 1]} get={["point", 2]} />
          </Stop>
        </>
      ),
    },
    {
      id: "ready",
      rule: "NAS-PH3-03",
      args: { told: TOLD[ANNE], best: TOLD[JACK], points: CONTEST },
      picture: (seats) => <Contest seats={seats} told={TOLD} wins={[0, CONTEST, -CONTEST]} />,
    },
    {
      id: "end",
      rule: "NAS-END-02",
      args: {
        towers: TOWERS.makes,
        foes: FOES.makes,
        goods: GOODS.makes,
        weapons: WEAPONS.makes,
        pairs: PAIRS.makes,
        cargo: CARGO.makes,
        total: TOTAL,
      },
      picture: () => <Six rows={ROWS} total={TOTAL} />,
    },
  ],
  more: ["SET", "ANI", "DUT", "FELD"],
  look: "nas",
} satisfies Guide;
