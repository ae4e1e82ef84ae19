// What the ship in hand may do: what stands on top, what is seldom wanted, and what is said of it as she is taken up.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../parts/live.ts";
import type { Option } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { cargoOf } from "./labels.ts";
import { SELDOM, courseForm, picked, planned } from "./plan.ts";
import type { AnswersProps } from "./rows.tsx";
import { calledOf, shipOf } from "./sea.ts";
import type { View } from "./view.d.ts";

/** Orders whose many ways are a list of their own. */
const LISTED = ["sail", "about"];

/** So many orders are said; the others are counted. */
const SAID = 4;

/** Two of one fleet that have no treasure to exchange. */
function trifle({ group, from, at }: Option, view: View) {
  if (group !== "explore" || !at?.startsWith("ship:") || !from) return false;
  const [one, other] = [from, at].map((place) => shipOf(view, place.slice(5)));
  return one?.owner === other?.owner && [one, other].every((ship) => !ship || !cargoOf(ship).coins);
}

/** An island without a coin is hardly worth an action. */
function vain({ group, at }: Option, view: View) {
  const island = group === "explore" && at?.startsWith("island:") ? view.islands[Number(at.slice(7))] : null;
  return Boolean(island && !island.coins.length && (!island.mysterious || island.table !== null));
}

export const shipIn = ({ from }: Option) => (from?.startsWith("ship:") ? from.slice(5) : null);

/** Her orders, each in one place. */
export function ordersOf(name: string, { decision, view }: AnswersProps) {
  const own = decision.options.filter((option) => shipIn(option) === name);
  const listed = (group: string) => own.filter((option) => option.group === group);
  const later = [...own.filter((option) => trifle(option, view) || vain(option, view)), ...SELDOM.flatMap(listed)];
  const first = own.filter((option) => !LISTED.includes(option.group) && !later.includes(option));
  return { first, later, sail: listed("sail"), about: listed("about"), form: courseForm(decision, name) };
}

/** What she may do, in a sentence. */
function inHand(name: string, props: AnswersProps) {
  const { first, later, sail, form } = ordersOf(name, props);
  const free = (some: Option[]) =>
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

/** Says which ship was taken up, or put down. */
export function useTakenUp(held: string | null, props: AnswersProps) {
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
