// An option as a chip: the loot of a ship, the piece that is taken or covered, a treasure; words for all others.
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { crewFlag, ducat, treasure } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import type { Option } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { topDisc } from "./board.tsx";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";
import { shipAt, shipName, unitAt } from "./words.ts";

type Chip = import("../../play/types.ts").Face<View, GameEvent>["chip"];
type Parts = Parameters<Chip>;

export const chip: Chip = (option, view, seats, show) => {
  const { group, at, from } = option;
  if (group === "board" && at) return boarding(option, at, view, show);
  if (group === "capture" && at && from) return capture(option, show === "from" ? from : at, view, seats, show);
  if (group === "crew" && at) return crew(option, at, view);
  if (group === "treasure") return token(option);
  return { wide: true, icon: option.default ? null : draw(icon("flare", 20)), node: <Words option={option} /> };
};

const Words = ({ option }: { option: Option }) => <span class="opt-name">{t(option.key, option.args)}</span>;

/** The ship with what is in her, or the crew that would board her. */
function boarding({ from, barred }: Option, at: string, view: View, show: Parts[3]): ReturnType<Chip> {
  const card = shipAt(view, at);
  const boarders = from && unitAt(view, from);
  if (show === "from" && boarders)
    return {
      node: (
        <>
          {draw(topDisc(boarders, 28))}
          {draw(crewFlag(boarders.colours.length, 24, 20))}
        </>
      ),
    };
  const name = card && shipName(view, card.id);
  return {
    wide: true,
    upright: true,
    node: (
      <>
        {!barred && (
          <span class="loot">
            {draw(ducat(16))}
            <b class="num">{card?.ducats}</b>
          </span>
        )}
        <span class="opt-name">{name && ("word" in name ? t(name.word) : name.text)}</span>
      </>
    ),
  };
}

/** A pile, and how high it would be with the other. */
function capture(
  { args, barred }: Option,
  place: string,
  view: View,
  seats: Parts[2],
  show: Parts[3],
): ReturnType<Chip> {
  const unit = unitAt(view, place);
  const height = args.height as number;
  if (show === "named" && unit)
    return {
      wide: true,
      node: (
        <>
          {draw(topDisc(unit, 28))}
          <span class="opt-name">
            <b class="opt-who">{itemAt(seats, unit.owner).name}</b>
            {!barred && t("play-buccaneer-makes", { height })}
          </span>
        </>
      ),
    };
  return {
    node: (
      <>
        {unit && draw(topDisc(unit, 28))}
        {!barred && draw(crewFlag(height, 24, 20))}
      </>
    ),
  };
}

function crew(option: Option, at: string, view: View): ReturnType<Chip> {
  const unit = unitAt(view, at);
  return {
    wide: true,
    node: (
      <>
        {unit && draw(topDisc(unit, 28))}
        <Words option={option} />
      </>
    ),
  };
}

function token(option: Option): ReturnType<Chip> {
  const kind = String(option.args.kind);
  return {
    wide: true,
    icon: draw(treasure(kind, 26)),
    node: (
      <>
        {draw(treasure(kind, 24))}
        <Words option={option} />
      </>
    ),
  };
}
