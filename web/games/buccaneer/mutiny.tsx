// What the question of a mutiny needs to be understood: the crew from top to bottom, with one's own men lit.
import { draw } from "../../art/draw.ts";
import { chip, ducat, treasure } from "../../art/pieces.ts";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { itemAt, valueAt } from "../../lists.ts";
import type { BriefProps, Option } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { RuleLink } from "../../play/rule-link.tsx";
import type { View } from "./view.d.ts";
import { face, seatOf, shipName, unitAt } from "./words.ts";

/** To call a mutiny is about a crew; to let it be is not. */
export const calls = ({ group, at }: Option) => group === "mutiny" && Boolean(at);

export function Brief({ decision, view, seats, foresight }: BriefProps<View>) {
  const call = decision.options.find(calls);
  const unit = call?.at && unitAt(view, call.at);
  if (!call || !unit) return null;
  const men = unit.colours.map((colour) => seatOf(view, colour));
  return (
    <>
      <ol
        class="roll"
        aria-label={t("play-buccaneer-roll", { captain: { seat: unit.owner }, height: men.length }, seats)}
      >
        {men.map((seat, i) => {
          const pirate = itemAt(seats, seat);
          const disc = {
            colour: tokenOf(pirate.colour),
            emblem: emblemOf(pirate),
            value: i ? "" : face(unit.values[0]),
            size: 34,
          };
          return (
            <li class={seat === decision.seat ? "mine" : ""}>
              {draw(chip(disc))}
              <span class="sr">{pirate.name}</span>
              {i < 2 && <span class="name-it">{t(`buccaneer-role-${i ? "second" : "captain"}`)}</span>}
            </li>
          );
        })}
      </ol>
      <Stakes preview={foresight?.[call.id]} view={view} />
      <p class="terms">
        {rich("buccaneer-ask-mutiny.note", decision.args, seats)}{" "}
        {men[1] === decision.seat && rich("play-buccaneer-second-gets", { seat: { seat: decision.seat } }, seats)}
        <RuleLink game="buccaneer" rule="BUC-MUT-09" />
      </p>
    </>
  );
}

/** A ship that would be boarded, and what she shows. */
export type Stake = { ship: string; treasures: string[] };

/** What each ship that the crew is big enough for would bring. */
export function Stakes({ preview, view }: { preview: { ships: Stake[] } | null | undefined; view: View }) {
  if (!preview) return null;
  return (
    <ul class="stakes" aria-label={t("play-buccaneer-stakes")}>
      {preview.ships.map(({ ship, treasures }) => {
        const name = shipName(view, ship);
        const { ducats } = valueAt(view.ships.cards, ship);
        return (
          <li>
            <span class="name-it">{"word" in name ? t(name.word) : name.text}</span>
            {draw(ducat(18))}
            <b class="num">{ducats}</b>
            <span class="sr">{t("play-buccaneer-loot")}</span>
            {treasures.map((kind) => (
              <>
                {draw(treasure(kind, 22))}
                <span class="sr">{t(`buccaneer-treasure-${kind}`)}</span>
              </>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
