// What the question of a mutiny needs to be understood: the crew from top to bottom, with one's own men lit.
import { draw } from "../../art/draw.js";
import { chip } from "../../art/pieces.js";
import { emblemOf, tokenOf } from "../../art/colours.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { RuleLink } from "../../play/rule-link.js";
import { face, seatOf, unitAt } from "./words.js";

/** @param {import("../../play/types.js").BriefProps} props */
export function Brief({ decision, view, seats }) {
  const place = decision.options.find((option) => option.group === "mutiny" && option.at)?.at;
  const unit = place && unitAt(view, place);
  if (!unit) return null;
  const men = unit.colours.map((colour) => seatOf(view, colour));
  return html`
    <ol
      class="roll"
      aria-label=${t("play-buccaneer-roll", { captain: { seat: unit.owner }, height: men.length }, seats)}
    >
      ${men.map((seat, i) => {
        const disc = {
          colour: tokenOf(seats[seat].colour),
          emblem: emblemOf(seats[seat]),
          value: i ? "" : face(unit.values[0]),
          size: 34,
        };
        return html`<li class=${seat === decision.seat ? "mine" : ""}>
          ${draw(chip(disc))}<span class="sr">${seats[seat].name}</span>
          ${i < 2 && html`<span class="name-it">${t(`buccaneer-role-${i ? "second" : "captain"}`)}</span>`}
        </li>`;
      })}
    </ol>
    <p class="terms">
      ${rich("buccaneer-ask-mutiny.note", decision.args, seats)}${" "}
      ${men[1] === decision.seat && rich("play-buccaneer-second-gets", { seat: { seat: decision.seat } }, seats)}${" "}
      <${RuleLink} game="buccaneer" rule="BUC-MUT-09" />
    </p>
  `;
}
