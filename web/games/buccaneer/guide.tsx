// Buccaneer's rules in pictures: the ships, discs and treasures of the board, and one boarding followed to its last ducat.
import { draw } from "../../art/draw.ts";
import { tokenOf } from "../../art/colours.ts";
import { icon } from "../../art/icons.ts";
import { chip, crewFlag, ducat, stack, treasure } from "../../art/pieces.ts";
import { fleetShip } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Guide, Seat } from "../../screens/rules/guide.tsx";
import { t } from "../../store/words.tsx";
import { Account } from "./account.tsx";

type Pirate = [seat: number, value: string];

const [ANNE, JACK, MARY] = [0, 1, 2] as const;

/** Three of the house's ships. */
const FLEET = ["BUC-S04", "BUC-S11", "BUC-S13"] as const;
type ShipId = (typeof FLEET)[number];
const SHIPS: Record<ShipId, { ducats: number; crew: number; wage: number; treasures: string[] }> = {
  "BUC-S04": { ducats: 12, crew: 3, wage: 3, treasures: ["sabre"] },
  "BUC-S11": { ducats: 22, crew: 5, wage: 4, treasures: ["chest", "candlestick"] },
  "BUC-S13": { ducats: 30, crew: 6, wage: 6, treasures: ["chest", "sabre"] },
};
const PRIZE = SHIPS["BUC-S11"];

/** The crew that boards it, from the top down. */
const CREW: Pirate[] = [
  [ANNE, "2"],
  [JACK, "5"],
  [MARY, "3"],
  [ANNE, "4"],
  [JACK, "?"],
];
const wage = ([seat, value]: Pirate) => (seat === ANNE ? null : value === "?" ? PRIZE.wage : Number(value));
const REST = CREW.reduce((rest, pirate) => rest - (wage(pirate) ?? 0), PRIZE.ducats);

const MUTINEERS = [ANNE, JACK, MARY, JACK, JACK];

/** What the most of a kind bring, and who holds how many chests at the end. */
const MOST = { chest: 15, barrel: 12, candlestick: 9, sabre: 6 };
const CHESTS = { [ANNE]: 3, [MARY]: 2, [JACK]: 1 };

const arrow = () => draw(icon("next", 26));

const ship = (id: ShipId) => {
  const { ducats, crew, wage, treasures } = SHIPS[id];
  return (
    <span class="guide-ship" data-ship={id}>
      {draw(`<svg class="merchant-ship" viewBox="20 0 120 112" aria-hidden="true">${fleetShip(id)}</svg>`)}
      <span class="guide-prizes">{treasures.map((kind) => draw(treasure(kind, 20)))}</span>
      <span class="plaque">
        <span class="fact">
          {draw(ducat(16))}
          <b class="num">{ducats}</b>
        </span>
        <span class="fact">{draw(crewFlag(crew, 24, 20))}</span>
        <span class="fact">
          <i class="q">?</i>
          <b class="num">{wage}</b>
        </span>
      </span>
    </span>
  );
};

/** A pile as it stands on the quay: only the wages on top are seen. */
function tower(pirates: Pirate[], seats: Seat[]) {
  const pieces = pirates.map(([seat, value]) => ({ colour: tokenOf(itemAt(seats, seat).colour), value }));
  const { svg, height } = stack(pieces, { rx: 26, ry: 17, band: 10 });
  return (
    <span class="guide-pile">
      {draw(
        `<svg width="60" height="${height + 6}" viewBox="-30 ${-height - 2} 60 ${height + 6}" aria-hidden="true">${svg}</svg>`,
      )}
      {pirates.length > 1 && draw(crewFlag(pirates.length, 30, 25))}
    </span>
  );
}

export default {
  parts: [
    {
      id: "aim",
      rule: "BUC-SET-02",
      args: { purse: 10 },
      picture: (seats) => (
        <>
          <div class="guide-row guide-sea guide-fleet">{FLEET.map(ship)}</div>
          <div class="guide-row">
            {["2", "3", "4", "5", "?"].map((value) =>
              draw(chip({ colour: tokenOf(itemAt(seats, ANNE).colour), value, size: 38 })),
            )}
            <span class="fact">
              {draw(ducat(26))}
              <b class="num">10</b>
            </span>
          </div>
        </>
      ),
    },
    {
      id: "turn",
      rule: "BUC-TRN-01",
      picture: (seats) => (
        <>
          <div class="guide-row">
            {tower([[ANNE, "4"]], seats)}
            {arrow()}
            {tower([[MARY, "3"]], seats)}
          </div>
          <div class="guide-or name-it">{t("guide-or")}</div>
          <div class="guide-row guide-sea">
            {tower(CREW.slice(0, 3), seats)}
            {arrow()}
            {ship("BUC-S04")}
          </div>
        </>
      ),
    },
    {
      id: "crew",
      rule: "BUC-CRW-01",
      args: { value: 2 },
      picture: (seats) => (
        <div class="guide-row">
          {tower([[ANNE, "2"]], seats)}
          {arrow()}
          {tower(CREW.slice(1, 3), seats)}
          <span class="guide-crew">
            <b class="guide-is">=</b>
            {tower(CREW.slice(0, 3), seats)}
            <span class="name-it">
              <span>{t("buccaneer-role-captain")}</span>
              <span>{t("buccaneer-role-second")}</span>
            </span>
          </span>
        </div>
      ),
    },
    {
      id: "board",
      rule: "BUC-ATT-03",
      args: { crew: PRIZE.crew },
      picture: (seats) => (
        <>
          <div class="guide-row guide-sea">
            {tower(CREW, seats)}
            {arrow()}
            {ship("BUC-S11")}
          </div>
          <div class="guide-row">
            {[ANNE, JACK].map((seat, i) => (
              <span class="fact">
                <Disc seat={itemAt(seats, seat)} size={32} />
                {draw(treasure(itemAt(PRIZE.treasures, i), 32))}
              </span>
            ))}
          </div>
        </>
      ),
    },
    {
      id: "pay",
      rule: "BUC-PAY-01",
      args: { loot: PRIZE.ducats, five: 5, ask: PRIZE.wage, three: 3, own: 4, rest: REST },
      picture: (seats) => (
        <Account
          loot={PRIZE.ducats}
          men={CREW.map((pirate) => ({ seat: pirate[0], value: pirate[1], wage: wage(pirate) }))}
          shares={[
            ...CREW.map((pirate) => ({ seat: pirate[0], amount: wage(pirate) ?? 0 })),
            { seat: ANNE, amount: REST },
          ]}
          rest={REST}
          veiled={false}
          prizes={PRIZE.treasures}
          seats={seats}
        />
      ),
    },
    {
      id: "mutiny",
      rule: "BUC-MUT-02",
      args: { crew: MUTINEERS.length },
      picture: (seats) => (
        <div class="guide-row guide-mutiny">
          {MUTINEERS.map((seat) => (
            <span class={seat === JACK ? "lit" : ""}>
              <Disc seat={itemAt(seats, seat)} size={30} />
            </span>
          ))}
          {arrow()}
          {draw(`<svg class="merchant-ship" viewBox="20 0 120 112" aria-hidden="true">${fleetShip("BUC-S04")}</svg>`)}
        </div>
      ),
    },
    {
      id: "end",
      rule: "BUC-SCO-03",
      args: { ships: 15, most: MOST.chest, anne_has: CHESTS[ANNE], mary_has: CHESTS[MARY] },
      picture: (seats) => (
        <>
          <div class="guide-row">
            {Object.entries(MOST).map(([kind, ducats]) => (
              <span class="guide-kind" data-kind={kind}>
                {draw(treasure(kind, 36))}
                <span class="fact">
                  {draw(ducat(18))}
                  <b class="num">{ducats}</b>
                </span>
              </span>
            ))}
          </div>
          <div class="guide-tally">
            {[ANNE, MARY, JACK].map((seat) => (
              <>
                <span>
                  <Disc seat={itemAt(seats, seat)} size={30} />
                </span>
                <span class="fact">{Array.from({ length: CHESTS[seat] }, () => draw(treasure("chest", 26)))}</span>
                <span class="fact">
                  {draw(ducat(20))}
                  <b class="num">{seat === ANNE ? MOST.chest : CHESTS[seat]}</b>
                </span>
              </>
            ))}
          </div>
        </>
      ),
    },
  ],
  more: ["INF", "VAR"],
} satisfies Guide;
