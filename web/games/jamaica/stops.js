// What stopping somewhere would mean: as marks, small enough for a card, and in words. The Ghost Ship's stops too.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { good } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { RuleLink } from "../../play/rule-link.js";
import { rich, t } from "../../store/words.js";
import { line } from "./marks.js";
import { data, seatOf, space, who } from "./words.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("./words.js").Stop} Stop */
/** @typedef {import("./words.js").Seat} Seat */
/** @typedef {import("./words.js").Said} Said */
/** @typedef {import("./words.js").Option} Option */

/** A space as it looks on the chart: a white square with its food, a coin with its gold, a lair, Port Royal.
 * @param {{id: number, short?: string | null}} props */
export function SpaceMark({ id, short = null }) {
  const { kind, cost } = data.board.spaces[id];
  if (kind === "lair") return html`<span class="at at-lair" aria-hidden="true">${draw(line("lair", 24))}</span>`;
  if (kind === "port_royal")
    return html`<span class="at at-home" aria-hidden="true">${draw(line("harbour", 24))}</span>`;
  const price = html`<b class="num">${short ?? cost}</b>`;
  return kind === "port"
    ? html`<span class=${`at at-port${short ? " wide" : ""}`} aria-hidden="true">${price}</span>`
    : html`<span class="at at-sea" aria-hidden="true">${price}${draw(good("food", 15))}</span>`;
}

/** What waits there besides the price. @param {{stop: Stop, view: View, seats: Seat[], size?: number}} props */
const Waits = ({ stop, view, seats, size = 18 }) => html`
  ${stop.ships.length > 0 && html`<span class="meets">${draw(line("fight", size))}${stop.ships.slice(0, 3).map((ship) => html`<${Disc} seat=${seatOf(ship, view, seats)} size=${size} />`)}</span>`}
  ${stop.treasure && html`<span class="finds">${draw(good("treasure", size))}</span>`}
`;

/** At a glance. @param {{stop: Stop, view: View, seats: Seat[]}} props */
export function StopMarks({ stop, view, seats }) {
  const bad = stop.pay === "no";
  return html`<span class=${`stop${bad ? " bad" : ""}`}>
    <${SpaceMark} id=${stop.space} short=${bad ? `${stop.have}/${stop.cost}` : null} />
    ${stop.pay === "merchants" && html`<span class="via">${draw(line("token", 16))}</span>`}
    ${bad && html`<span class="falls">${draw(line("back", 18))}</span>`}
    <${Waits} stop=${stop} view=${view} seats=${seats} />
    ${bad && stop.short?.back.length === 1 && stop.short.back[0].treasure && html`<span class="finds">${draw(good("treasure", 18))}</span>`}
  </span>`;
}

/** What follows from a stop, sentence by sentence; the Ghost Ship pays nowhere. @param {Stop} stop @param {View} view @param {boolean} [ghost] @returns {Said[]} */
export function stopSaid(stop, view, ghost = false) {
  if (stop.home) return [{ key: "play-jamaica-home", args: {} }];
  const { cost, have, resource } = stop;
  const price = { kind: resource ?? "none", cost, have };
  /** @type {Said[]} */
  const said = [];
  const ships = stop.ships.map((ship) => who(ship, view));
  if (ships.length) said.push({ key: "play-jamaica-fights", args: { ships, count: ships.length } });
  if (stop.pay === "yes") said.push({ key: "play-jamaica-pays", args: price });
  if (stop.pay === "merchants") said.push({ key: "play-jamaica-merchants", args: price });
  if (stop.pay === "no") {
    const back = stop.short?.back ?? [];
    const places = back.map((one) => placeWords(one.space));
    said.push({ key: "play-jamaica-short", args: { ...price, places, count: back.length } });
    if (back.length === 1) said.push(...stopSaid(back[0], view));
    return said;
  }
  if (stop.treasure) said.push({ key: "play-jamaica-finds", args: {} });
  if (ghost) return said.length ? said : [{ key: "play-jamaica-nobody", args: {} }];
  if (!said.length && data.board.spaces[stop.space].kind === "lair")
    said.push({ key: "play-jamaica-empty-lair", args: {} });
  else if (stop.pay === "free" && !stop.treasure) said.push({ key: "play-jamaica-free", args: {} });
  return said;
}

/** "Negril (21)" @param {number} id */
export const placeWords = (id) => t("play-jamaica-at", { space: space(id), node: id });

/** The sentences as nodes. @param {{stop: Stop, view: View, seats: Seat[], ghost?: boolean}} props */
export const StopWords = ({ stop, view, seats, ghost = false }) =>
  html`${stopSaid(stop, view, ghost).map(({ key, args }) => html`<span class=${key.endsWith("-short") ? "loss" : ""}>${rich(key, args, seats)}</span>${" "}`)}`;

/** The same for those who listen. @param {Stop} stop @param {View} view @param {Seat[]} seats */
export const stopPlain = (stop, view, seats) =>
  [`${placeWords(stop.space)}.`, ...stopSaid(stop, view).map(({ key, args }) => t(key, args, seats))].join(" ");

/** Spaces to choose among: each with its mark, its name and what follows.
 * @param {import("../../play/types.js").AnswersProps<View> & {taken?: string | null}} props */
export function Stops({ decision, view, seats, foresight, hint, open, taken = null, onTake }) {
  const ghost = decision.key === "jamaica-ask-ghost-route";
  return html`<div class="stops">
    ${decision.options.map((option) => {
      const id = Number(option.at?.split(":")[1]);
      const stop = foresight?.[option.id]?.stop;
      return html`<button
        class=${`option stop-option${hint === option.id ? " hinted" : ""}`}
        data-option=${option.id}
        aria-disabled=${option.barred || !open ? "true" : undefined}
        aria-pressed=${taken === null ? undefined : taken === option.id}
        onClick=${() => onTake(option)}
      >
        ${Number.isNaN(id) ? draw(line("overboard", 24)) : html`<${SpaceMark} id=${id} />`}
        <span class="stop-text">
          <b
            >${Number.isNaN(id) ? t(option.key, option.args, seats) : stop || option.key === "jamaica-do-spy" ? placeWords(id) : t(option.key, option.args, seats)}</b
          >
          ${stop && html`<span class="stop-said"><${StopWords} stop=${stop} view=${view} seats=${seats} ghost=${ghost} /></span>`}
        </span>
        ${stop && html`<span class="waits" aria-hidden="true"><${Waits} stop=${stop} view=${view} seats=${seats} size=${22} />${stop.pay === "no" && html`<span class="falls">${draw(line("back", 22))}</span>`}</span>`}
      </button>`;
    })}
    ${ghost && html`<${GhostRule} />`}
  </div>`;
}

/** What says where the Ghost Ship goes. */
const GhostRule = () =>
  html`<p class="note ghost-rule">
    ${t("play-jamaica-ghost-way")} <${RuleLink} game="jamaica" rule="JAM-GHOST-08" />
  </p>`;

/** Which way the Ghost Ship goes, and what it would meet. @param {import("../../play/types.js").AnswersProps<View> & {taken?: string | null}} props */
export function GhostWays({ decision, view, seats, foresight, hint, open, taken = null, onTake }) {
  return html`<div class="stops">
    ${decision.options.map((option) => {
      /** @type {Stop[]} */
      const stops = foresight?.[option.id]?.stops ?? [];
      return html`<button
        class=${`option stop-option${hint === option.id ? " hinted" : ""}`}
        data-option=${option.id}
        aria-disabled=${open ? undefined : "true"}
        aria-pressed=${taken === null ? undefined : taken === option.id}
        onClick=${() => onTake(option)}
      >
        <span class=${`heading${option.id.endsWith("back") ? " astern" : ""}`}>${draw(icon("next", 26))}</span>
        <span class="stop-text">
          <b>${rich(option.key, option.args, seats)}</b>
          ${stops.map(
            (stop) =>
              html`<span class="stop-said ghost-stop"
                ><${SpaceMark} id=${stop.space} /><span
                  >${placeWords(stop.space)}.${" "}<${StopWords}
                    stop=${stop}
                    view=${view}
                    seats=${seats}
                    ghost=${true} /></span
              ></span>`,
          )}
        </span>
      </button>`;
    })}
    <${GhostRule} />
  </div>`;
}
