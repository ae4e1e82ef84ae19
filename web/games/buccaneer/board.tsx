// Buccaneer's table as a picture: the ships in the roads, and on the quay one row a captain, never reordered, because
// the game is memory. Pure: view and lights in, nodes out.
import { draw } from "../../art/draw.ts";
import { chip, crewFlag, ducat, stack, treasure } from "../../art/pieces.ts";
import { fleetShip } from "../../art/ships.ts";
import { coast, coastline } from "../../art/chart.ts";
import { icon } from "../../art/icons.ts";
import { tokenOf } from "../../art/colours.ts";
import { itemAt, valueAt } from "../../lists.ts";
import { Disc, longest } from "../../parts/seats.tsx";
import type { BoardProps, Light, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import type { Unit, View } from "./view.d.ts";
import { face, placeName, shipName } from "./words.ts";

type Common = { view: View; seats: Seat[]; onPlace?: (place: string) => void };

const KINDS = ["chest", "barrel", "candlestick", "sabre"];

/** What a screen reader adds to the name of a place. */
const said = (light: Light) => (light ? `, ${t(`play-state-${light}`)}` : "");

/** A merchant ship at anchor, with its numbers. */
function Merchant({ view, seats, id, light, onPlace }: Common & { id: string; light: Light }) {
  const card = valueAt(view.ships.cards, id);
  const place = `ship:${id}`;
  const name = placeName(place, view);
  const named = shipName(view, id);
  return (
    <button class={`merchant ${light}`} data-place={place} tabindex={-1} onClick={() => onPlace?.(place)}>
      <span class="sr">
        {name && t(name.key, name.args, seats)}
        {said(light)}
      </span>
      <span class="merchant-face" aria-hidden="true" data-body>
        {draw(
          `<svg class="merchant-ship" viewBox="0 0 160 120" aria-hidden="true">${fleetShip(id, card.min_crew)}</svg>`,
        )}
        <span class="merchant-name name-it">{"word" in named ? t(named.word) : named.text}</span>
        <span class="plaque">
          <span class="fact">
            {draw(ducat(16))}
            <b class="num">{card.ducats}</b>
          </span>
          <span class="fact">{draw(crewFlag(card.min_crew, 24, 20))}</span>
          <span class="fact">
            <i class="q">?</i>
            <b class="num">{card.question_wage}</b>
          </span>
        </span>
        <span class="hold">{card.treasures.map((kind) => draw(treasure(kind, 19)))}</span>
        {light === "barred" && <span class="reef">{draw(icon("rock", 20))}</span>}
        {light === "hint" && <span class="reef advice">{draw(icon("lily", 20))}</span>}
      </span>
    </button>
  );
}

const FLAT = 26;
const ROW = 48;
const SPARE = 30;
const BANDS = [6, 5, 4, 3.5, 3, 2.5, 2];

/** How thick a disc is: as thick as the rows together allow, so that the board is as high when towers grow. */
function bandOf({ units, seats }: View) {
  const extra = (band: number) =>
    seats.reduce((sum, _, seat) => {
      const most = Math.max(0, ...units.filter(({ owner }) => owner === seat).map(({ colours }) => colours.length));
      return sum + Math.max(0, FLAT + 6 + most * band - ROW);
    }, 0);
  return BANDS.find((band) => extra(band) <= SPARE) ?? 2;
}

/** One unit on the quay. Every disc is as thick as every other, so that heights compare across the board. */
function UnitTower({ view, seats, unit, light, band, onPlace }: Common & { unit: Unit; light: Light; band: number }) {
  const place = `unit:${unit.id}`;
  const name = placeName(place, view);
  const state = light === "hint" ? "lit" : light === "barred" ? "" : light;
  const pieces = unit.colours.map((colour, i) => ({ colour: tokenOf(colour), value: face(unit.values[i]) }));
  const tower = stack(pieces, { rx: 20, ry: 13, band, state });
  const height = tower.height + 6;
  const open = view.open_crews && pieces.length > 1;
  return (
    <button
      class={`unit ${light}${open ? " unit--open" : ""}`}
      data-place={place}
      tabindex={-1}
      style={{ "--h": height }}
      onClick={() => onPlace?.(place)}
    >
      <span class="sr">
        {name && t(name.key, name.args, seats)}
        {said(light)}
      </span>
      {draw(
        `<svg class="tower" viewBox="-26 ${-height + 3.5} 52 ${height}" aria-hidden="true" data-body="">${tower.svg}</svg>`,
      )}
      {pieces.length > 1 && draw(crewFlag(pieces.length, 24, 20))}
      {open && (
        <span class={`wages-in${pieces.length > 4 ? " many" : ""}`} aria-hidden="true">
          {pieces.slice(1).map((p) => (
            <i>{p.value}</i>
          ))}
        </span>
      )}
      {light === "barred" && <span class="reef">{draw(icon("rock", 20))}</span>}
      {light === "hint" && <span class="reef advice">{draw(icon("lily", 20))}</span>}
    </button>
  );
}

function Place({
  view,
  seats,
  seat,
  turn,
  band,
  lights,
  onPlace,
}: Common & { seat: number; turn: number; band: number; lights: (place: string) => Light }) {
  const units = view.units.filter((unit) => unit.owner === seat);
  const captain = itemAt(seats, seat);
  const { tokens } = itemAt(view.seats, seat);
  const held = KINDS.map((kind) => ({ kind, count: tokens[kind] ?? 0 })).filter(({ count }) => count > 0);
  return (
    <li class={`place${turn === seat ? " now" : ""}`} data-colour={tokenOf(captain.colour)}>
      <div class="captain">
        <span class="captain-name">
          <Disc seat={captain} size={26} />
          <b dir="auto">{captain.name}</b>
        </span>
        <span class="tokens" data-tokens={seat}>
          {held.length ? (
            held.map(({ kind, count }) => (
              <span>
                <span class="sr">
                  {count} {t(`buccaneer-treasures-${kind}`, { count })}{" "}
                </span>
                {draw(treasure(kind, 16))}
                {count > 1 && (
                  <b class="num" aria-hidden="true">
                    {count}
                  </b>
                )}
              </span>
            ))
          ) : (
            <i class="none">{t("play-buccaneer-no-treasure")}</i>
          )}
        </span>
      </div>
      <div class="quay">
        {units.map((unit) => (
          <UnitTower
            key={unit.id}
            view={view}
            seats={seats}
            unit={unit}
            band={band}
            light={lights(`unit:${unit.id}`)}
            onPlace={onPlace}
          />
        ))}
      </div>
    </li>
  );
}

const SHORE = coast(
  [
    [-20, 20],
    [40, 13],
    [90, 19],
    [150, 12],
    [215, 18],
    [280, 11],
    [330, 17],
    [420, 12],
    [520, 18],
    [610, 12],
    [700, 18],
    [760, 12],
    [860, 18],
  ],
  { rough: 5, seed: 12, every: 9, closed: false },
);
const BEACH = `<svg class="coastline" viewBox="0 0 820 40" preserveAspectRatio="xMinYMax slice" aria-hidden="true">${coastline("shore", `${SHORE}V60H-20Z`, [3.5, 8, 13.5])}</svg>`;
const SEA =
  '<svg class="roads-sea" aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 820 160"><rect class="sea" width="820" height="160"/><rect fill="url(#sea-lines)" width="820" height="160"/></svg>';

/** The ships of this group that are gone, with who took them. */
function goneOf(view: View) {
  const { open, boarded } = view.ships;
  // also when all three are gone: the next ones come a moment later
  const missing = 3 - open.length;
  return missing > 0 ? boarded.slice(-missing) : [];
}

export function Board({ view, seats, turn, lights, onPlace }: BoardProps<View>) {
  const table: View = view;
  const band = bandOf(table);
  const long = longest(seats.map(({ name }) => name)) > 5;
  return (
    <section class="board buccaneer">
      <div class="roads" role="group" aria-label={t("play-buccaneer-roads")}>
        {draw(SEA)}
        {table.ships.open.map((id) => (
          <Merchant key={id} view={table} seats={seats} id={id} light={lights(`ship:${id}`)} onPlace={onPlace} />
        ))}
        {goneOf(table).map(({ ship, seat }) => {
          const name = shipName(table, ship);
          return (
            <div class="gone" key={`gone-${ship}`}>
              <span class="name-it">{"word" in name ? t(name.word) : name.text}</span>
              <span class="small">{rich("play-buccaneer-boarded-by", { seat: { seat } }, seats)}</span>
            </div>
          );
        })}
        {draw(BEACH)}
      </div>
      <ol
        class={`places${long ? " places--long" : ""}`}
        style={{ "--rows": seats.length }}
        aria-label={t("play-buccaneer-quay")}
      >
        {seats.map((_, seat) => (
          <Place
            key={seat}
            view={table}
            seats={seats}
            seat={seat}
            turn={turn}
            band={band}
            lights={lights}
            onPlace={onPlace}
          />
        ))}
      </ol>
    </section>
  );
}

/** A unit as one small disc, the top one. */
export const topDisc = (unit: Unit, size: number) =>
  chip({ colour: tokenOf(itemAt(unit.colours, 0)), value: face(unit.values[0]), size });
