// What the ship in hand may do: what stands on top, what is seldom wanted, and what is said of it as she is taken up.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../parts/live.js";
import { t } from "../../store/words.js";
import { cargoOf } from "./labels.js";
import { SELDOM, courseForm, picked, planned } from "./plan.js";
import { calledOf, shipOf } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** Orders whose many ways are a list of their own. */
const LISTED = ["sail", "about"];

/** So many orders are said; the others are counted. */
const SAID = 4;

/** Two of one fleet that have no treasure to exchange. @param {Option} option @param {View} view */
function trifle({ group, from, at }, view) {
  if (group !== "explore" || !at?.startsWith("ship:") || !from) return false;
  const [one, other] = [from, at].map((place) => shipOf(view, place.slice(5)));
  return one?.owner === other?.owner && [one, other].every((ship) => !ship || !cargoOf(ship).coins);
}

/** An island without a coin is hardly worth an action. @param {Option} option @param {View} view */
function vain({ group, at }, view) {
  const island = group === "explore" && at?.startsWith("island:") ? view.islands[Number(at.slice(7))] : null;
  return Boolean(island && !island.coins.length && (!island.mysterious || island.table !== null));
}

/** @param {Option} option */
export const shipIn = ({ from }) => (from?.startsWith("ship:") ? from.slice(5) : null);

/** Her orders, each in one place. @param {string} name @param {AnswersProps} props */
export function ordersOf(name, { decision, view }) {
  const own = decision.options.filter((option) => shipIn(option) === name);
  const listed = (/** @type {string} */ group) => own.filter((option) => option.group === group);
  const later = [...own.filter((option) => trifle(option, view) || vain(option, view)), ...SELDOM.flatMap(listed)];
  const first = own.filter((option) => !LISTED.includes(option.group) && !later.includes(option));
  return { first, later, sail: listed("sail"), about: listed("about"), form: courseForm(decision, name) };
}

/** What she may do, in a sentence. @param {string} name @param {AnswersProps} props */
function inHand(name, props) {
  const { first, later, sail, form } = ordersOf(name, props);
  const free = (/** @type {Option[]} */ some) =>
    some.filter(({ barred }) => !barred).map((option) => t(option.key, option.args, props.seats));
  const said = [
    ...free(first),
    ...(form ? [t("play-pirates-draw-course"), t("play-pirates-head-for")] : []),
    ...(sail.length ? [t("play-pirates-ends-sail", { n: sail.length })] : []),
    ...free(later),
  ];
  const more = said.length - SAID;
  const orders = more > 1 ? [...said.slice(0, SAID), t("play-pirates-in-hand-more", { n: more })] : said;
  return t("play-pirates-in-hand", { ship: calledOf(name), orders: orders.join("; ") });
}

/** Says which ship was taken up, or put down. @param {string | null} held @param {AnswersProps} props */
export function useTakenUp(held, props) {
  const last = useRef({ held, times: picked.peek() });
  const times = picked.value;
  useEffect(() => {
    const before = last.current;
    last.current = { held, times };
    if (before.times === times || planned.peek()) return;
    if (held) say(inHand(held, props), { about: "place" });
    else if (before.held) say(`${calledOf(before.held)}, ${t("play-state-put-back")}`, { about: "place" });
  }, [times, held]);
}
