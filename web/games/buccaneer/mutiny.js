// What the question of a mutiny needs to be understood: the crew from top to bottom, with one's own men lit.
import { draw } from "../../art/draw.js";
import { chip, ducat, treasure } from "../../art/pieces.js";
import { emblemOf, tokenOf } from "../../art/colours.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { RuleLink } from "../../play/rule-link.js";
import { face, seatOf, shipName, unitAt } from "./words.js";

/** @typedef {import("./view.js").View} View */

/** To call a mutiny is about a crew; to let it be is not. @param {import("../../play/types.js").Option} option */
export const calls = ({ group, at }) => group === "mutiny" && Boolean(at);

/** @param {import("../../play/types.js").BriefProps<View>} props */
export function Brief({ decision, view, seats, foresight }) {
  const call = decision.options.find(calls);
  const unit = call?.at && unitAt(view, call.at);
  if (!call || !unit) return null;
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
    <${Stakes} preview=${foresight?.[call.id]} view=${view} />
    <p class="terms">
      ${rich("buccaneer-ask-mutiny.note", decision.args, seats)}${" "}
      ${men[1] === decision.seat && rich("play-buccaneer-second-gets", { seat: { seat: decision.seat } }, seats)}${" "}
      <${RuleLink} game="buccaneer" rule="BUC-MUT-09" />
    </p>
  `;
}

/** What each ship that the crew is big enough for would bring. @param {{preview: any, view: View}} props */
export function Stakes({ preview, view }) {
  if (!preview) return null;
  return html`<ul class="stakes" aria-label=${t("play-buccaneer-stakes")}>
    ${preview.ships.map((/** @type {{ship: string, treasures: string[]}} */ { ship, treasures }) => {
      const name = shipName(view, ship);
      const { ducats } = view.ships.cards[ship];
      return html`<li>
        <span class="name-it">${"word" in name ? t(name.word) : name.text}</span>
        ${draw(ducat(18))}<b class="num">${ducats}</b><span class="sr">${t("play-buccaneer-loot")}</span>
        ${treasures.map((kind) => html`${draw(treasure(kind, 22))}<span class="sr">${t(`buccaneer-treasure-${kind}`)}</span>`)}
      </li>`;
    })}
  </ul>`;
}
