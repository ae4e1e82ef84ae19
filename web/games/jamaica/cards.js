// Action cards: two icons large enough to choose by, this round's dice applied, and what would come of them.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { baysMark, Hull } from "./holds.js";
import { action, halfOfDay, line } from "./marks.js";
import { SpaceMark, StopMarks, StopWords, placeWords, stopPlain } from "./stops.js";
import { HALVES, data, goodsWords, stepOf, stopsOf } from "./words.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("./words.js").Plan} Plan */
/** @typedef {import("./words.js").Step} Step */
/** @typedef {import("./words.js").Option} Option */
/** @typedef {import("./words.js").Seat} Seat */
/** @typedef {"morning" | "evening"} Half */

/** Plans with the dice as they lie; with the Mage there are others. @param {Plan[] | undefined} plans @param {number[] | null} dice */
const asLies = (plans, dice) => plans?.filter(({ morning }) => !dice || morning.die === dice[0]) ?? [];

/** "sail 4", "load 5 food": one half of a card as a thing to do. @param {Half} half @param {string} card @param {Plan[]} plans @param {number[]} dice */
export function deed(half, card, plans, dice) {
  const icon = data.cards[card][half];
  const step = plans.length ? stepOf(plans, half) : null;
  const die = dice[HALVES.indexOf(half)];
  if (step?.skipped) return t("play-jamaica-deed-none");
  return t(`play-jamaica-deed-${icon}`, { count: step?.count ?? die });
}

/** What a load does, for the holds as they stand. @param {Step} step @param {View} view @param {number} seat @returns {import("./words.js").Said} */
function loadSaid(step, view, seat) {
  const goods = goodsWords({ kind: step.icon, count: step.count ?? step.die, who: null });
  if (step.ignored) return { key: "play-jamaica-load-ignored", args: { goods } };
  const { hold = null, dump = [] } = step;
  if (hold !== null) return { key: "play-jamaica-load-into", args: { goods, hold: hold + 1 } };
  if (dump.length > 2) return { key: "play-jamaica-load-full", args: { goods } };
  const holds = view.ships[seat].holds;
  const list = dump.map((i) => t("play-jamaica-hold", { number: i + 1, goods: goodsWords(holds[i]) }));
  return { key: "play-jamaica-load-dumps", args: { goods, holds: list, count: dump.length } };
}

/** One half of the day in words. @param {{half: Half, plans: Plan[], view: View, seats: Seat[], seat: number}} props */
function HalfWords({ half, plans, view, seats, seat }) {
  const step = stepOf(plans, half);
  const stops = stopsOf(plans, half);
  if (step.skipped) return html`<p>${t("play-jamaica-skipped")}</p>`;
  if (!stops.length) {
    const { key, args } = loadSaid(step, view, seat);
    return html`<p>${rich(key, args, seats)}</p>`;
  }
  const ahead = rich(`play-jamaica-steps-${step.icon}`, { count: step.die }, seats);
  if (stops.length === 1)
    return html`<p>
      ${ahead} <b>${placeWords(stops[0].space)}.</b> <${StopWords} stop=${stops[0]} view=${view} seats=${seats} />
    </p>`;
  return html`<div>
    <p>${ahead} ${t("play-jamaica-choice")}</p>
    <ul class="choices">
      ${stops.map(
        (stop) =>
          html`<li>
            <${SpaceMark} id=${stop.space} />
            <p><b>${placeWords(stop.space)}.</b> <${StopWords} stop=${stop} view=${view} seats=${seats} /></p>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** A whole card in words, morning and evening. @param {{plans: Plan[], dice: number[] | null, view: View, seats: Seat[], seat: number}} props */
export function CardWords({ plans, dice, view, seats, seat }) {
  const own = asLies(plans, dice);
  const swapped = plans.length > own.length;
  return html`<ul class="day-words">
    ${HALVES.map(
      (half) =>
        html`<li>
          ${draw(halfOfDay(half, 26))}<span class="sr">${t(`play-jamaica-half-${half}`)}: </span
          ><${HalfWords} half=${half} plans=${own} view=${view} seats=${seats} seat=${seat} />
        </li>`,
    )}
    ${swapped && html`<li class="soft">${t("play-jamaica-mage-may")}</li>`}
  </ul>`;
}

/** @param {{half: Half, plans: Plan[], view: View, seats: Seat[], seat: number}} props */
function Fate({ half, plans, view, seats, seat }) {
  const step = stepOf(plans, half);
  const stops = stopsOf(plans, half);
  if (step.skipped) return html`<span class="fate soft">–</span>`;
  if (stops.length)
    return html`<span class="fate"
      >${stops.slice(0, 2).map((stop) => html`<${StopMarks} stop=${stop} view=${view} seats=${seats} />`)}${stops.length > 2 && html`<span class="more-stops">+${stops.length - 2}</span>`}</span
    >`;
  if (step.ignored) return html`<span class="fate bad">${draw(line("overboard", 18))}</span>`;
  return html`<span class=${`fate${step.hold === null ? " bad" : ""}`}
    >${draw(baysMark(afterMorning(plans, half, view, seat), step))}</span
  >`;
}

/** The holds as the evening finds them: what the morning loads is there. @param {Plan[]} plans @param {Half} half @param {View} view @param {number} seat */
function afterMorning(plans, half, view, seat) {
  const holds = [...view.ships[seat].holds];
  const { hold, icon, count = 0 } = plans[0].morning;
  if (half === "evening" && typeof hold === "number") holds[hold] = { kind: icon, count, who: null };
  return holds;
}

/** What would come aboard, for the hold board. @param {Plan[]} plans @param {number[] | null} dice */
export const loadsOf = (plans, dice) => {
  const own = asLies(plans, dice);
  if (!own.length) return [];
  return HALVES.map((half) => stepOf(own, half))
    .filter(({ count, ignored }) => count && !ignored)
    .map(({ icon, count = 0, hold = null, dump = [] }) => ({
      kind: icon,
      count,
      hold,
      dump: hold === null ? dump : [],
    }));
};

/** The sentence of a card for those who listen. @param {Plan[]} plans @param {View} view @param {Seat[]} seats @param {number} seat */
function plain(plans, view, seats, seat) {
  return HALVES.map((half) => {
    const step = stepOf(plans, half);
    const stops = stopsOf(plans, half);
    if (step.skipped) return "";
    if (stops.length) return stops.map((stop) => stopPlain(stop, view, seats)).join(` ${t("play-jamaica-or")} `);
    const { key, args } = loadSaid(step, view, seat);
    return t(key, args, seats);
  }).join(" ");
}

/**
 * @param {{card: string, dice: number[] | null, plans?: Plan[], view: View, seats: Seat[], seat: number, option?: Option,
 *   taken?: boolean | null, hint?: boolean, open?: boolean, onTake?: (option: Option) => void}} props
 */
export function Card({
  card,
  dice,
  plans,
  view,
  seats,
  seat,
  option,
  taken = null,
  hint = false,
  open = true,
  onTake,
}) {
  const { morning, evening } = data.cards[card];
  const own = asLies(plans, dice);
  const inside = HALVES.map((half, i) => {
    const icon = half === "morning" ? morning : evening;
    const count = (own.length ? stepOf(own, half).count : null) ?? dice?.[i];
    return html`<span class=${`half ${half}`}>
      <span class="half-top"
        >${draw(halfOfDay(half, 24))}${draw(action(icon, 32))}${count && html`<b class="num">${count}</b>`}</span
      >
      <span class="half-word">${t(`jamaica-icon-${icon}`)}</span>
      ${own.length > 0 && html`<${Fate} half=${half} plans=${own} view=${view} seats=${seats} seat=${seat} />`}
    </span>`;
  });
  const words = HALVES.map((half, i) => {
    const name = { word: `jamaica-icon-${data.cards[card][half]}` };
    return t(`play-jamaica-${half}-is`, { icon: name, die: dice?.[i] ?? 0 });
  }).join(" ");
  const said = `${words} ${own.length ? plain(own, view, seats, seat) : ""}`;
  if (!option) return html`<span class="action-card" role="img" aria-label=${words}>${inside}</span>`;
  return html`<button
    class=${`action-card${taken ? " lifted" : ""}${hint ? " hinted" : ""}`}
    data-option=${option.id}
    aria-pressed=${taken === null ? undefined : taken}
    aria-disabled=${open ? undefined : "true"}
    onClick=${() => onTake?.(option)}
  >
    <span class="sr">${said}</span><span class="card-face" aria-hidden="true">${inside}</span>
  </button>`;
}

/** The hand, to choose from. @param {import("../../play/types.js").AnswersProps<View> & {taken?: string | null}} props */
export function Hand({ decision, view, seats, foresight, hint, open, taken = null, onTake }) {
  const { seat } = decision;
  const plans = taken ? foresight?.[taken]?.plans : null;
  return html`
    <div class=${`deal deal-${decision.options.length}${taken ? " looked" : ""}`}>
      ${decision.options.map((option) => {
        const card = option.id.split(":")[1];
        return html`<${Card}
          key=${option.id}
          card=${card}
          dice=${view.dice}
          plans=${foresight?.[option.id]?.plans}
          view=${view}
          seats=${seats}
          seat=${seat}
          option=${option}
          taken=${taken === null ? null : taken === option.id}
          hint=${hint === option.id}
          open=${open}
          onTake=${onTake}
        />`;
      })}
    </div>
    <${Hull} ship=${seat} view=${view} seats=${seats} loads=${plans ? loadsOf(plans, view.dice) : []} />
    ${plans && html`<${CardWords} plans=${plans} dice=${view.dice} view=${view} seats=${seats} seat=${seat} />`}
  `;
}
