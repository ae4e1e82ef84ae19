// Treasures: drawn large enough to be recognised, with what they are worth or what they can do. And the answers in
// which one is chosen.
import { draw } from "../../art/draw.js";
import { good, treasure } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { has, rich, t } from "../../store/words.js";
import { Hull } from "./holds.js";
import { line } from "./marks.js";
import { data, who } from "./words.js";

/** @typedef {import("./words.js").Covered} Covered */
/** @typedef {import("./words.js").Option} Option */
/** @typedef {import("./words.js").Seat} Seat */
/** @typedef {import("../../play/types.js").AnswersProps<import("./view.js").View>} AnswersProps */

/** @type {Record<string, string>} */
const PICTURE = {
  T01: "map",
  T03: "gun",
  T04: "hold",
  CT09: "amulet",
  CT10: "amulet",
  CT11: "amulet",
  CT12: "diamond",
};

/** @param {string} id @param {number} size */
function picture(id, size) {
  if (id === "T02") return treasure("sabre", size);
  if (PICTURE[id]) return line(PICTURE[id], size);
  return data.treasures[id].cursed ? line("curse", size) : good("treasure", size);
}

/** A treasure that may be seen: picture and worth. @param {{id: string, size?: number}} props */
export function Treasure({ id, size = 34 }) {
  const { value, cursed } = data.treasures[id];
  return html`<span class=${`treasure-card${cursed ? " cursed" : ""}`}>
    ${draw(picture(id, size))} ${value !== 0 && html`<b class="num">${value > 0 ? `+${value}` : `\u2212${-value}`}</b>`}
  </span>`;
}

/** A covered one: known to be cursed, or not known at all. @param {{cursed?: boolean, count?: number | null}} props */
export const Back = ({ cursed = false, count = null }) =>
  html`<span class="treasure-card back">
    ${draw(cursed ? line("curse", 30) : good("treasure", 30))}<b class="num">${count ?? "?"}</b>
  </span>`;

/** A face-up treasure or one's own: its name and power. @param {{id: string}} props */
export const TreasureRow = ({ id }) =>
  html`<li class="thing">
    <${Treasure} id=${id} />
    <span
      ><b>${t(`jamaica-treasure-${id}`)}</b
      >${has(`jamaica-treasure-${id}.note`) && html`<span class="power">${t(`jamaica-treasure-${id}.note`)}</span>`}</span
    >
  </li>`;

/** Covered treasures as this seat may see them. @param {{down: Covered[]}} props */
export const CoveredCards = ({ down }) =>
  down.length > 0 &&
  html`<ul class="covered">
    ${down.map(({ card, cursed }) => {
      const said = card ? `jamaica-treasure-${card}` : cursed ? "play-jamaica-covered-cursed" : "play-jamaica-covered";
      return html`<li>
        ${card ? html`<${Treasure} id=${card} />` : html`<${Back} cursed=${cursed} />`}<span class="sr"
          >${t(said)}</span
        >
      </li>`;
    })}
  </ul>`;

/** A treasure to choose. @param {{option: Option, seats: Seat[], inside: any, hint: string | null, open: boolean, note?: string | null, onTake: (option: Option) => void}} props */
function Choice({ option, seats, inside, hint, open, note = null, onTake }) {
  return html`<button
    class=${`option thing-option${hint === option.id ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    onClick=${() => onTake(option)}
  >
    ${inside}
    <span
      ><b>${rich(option.key, option.args, seats)}</b
      >${note && has(note) && html`<span class="power">${t(note)}</span>`}</span
    >
  </button>`;
}

/** Give, keep: one of several treasures. @param {AnswersProps} props */
export function TreasureAnswers({ decision, view, seats, hint, open, onTake }) {
  return html`<div class="things">
    ${decision.options.map((option) => {
      const id = option.at?.split(":")[1] ?? "";
      return html`<${Choice}
        option=${option}
        seats=${seats}
        inside=${html`<${Treasure} id=${id} />`}
        hint=${hint}
        open=${open}
        note=${`jamaica-treasure-${id}.note`}
        onTake=${onTake}
      />`;
    })}
    <${Hull} ship=${decision.seat} view=${view} seats=${seats} />
  </div>`;
}

/** What the winner takes: a hold, a treasure, nothing; or what is got rid of. @param {AnswersProps} props */
export function SpoilsAnswers({ decision, view, seats, hint, open, onTake }) {
  const victim = /** @type {any} */ (decision.args.victim);
  const loser = victim?.seat ?? view.ghost;
  const winner = decision.args.ghost === "yes" ? view.ghost : decision.seat;
  /** @param {number} i */
  const answer = (i) => decision.options.find((option) => option.at === `hold:${loser}:${i}`);
  const others = decision.options.filter((option) => !option.at?.startsWith("hold:"));
  /** @param {Option} option */
  const inside = (option) => {
    const [kind, what] = option.at?.split(":") ?? ["", ""];
    if (kind === "treasure") return html`<${Treasure} id=${what} />`;
    if (kind === "covered") {
      /** @type {Covered[]} */
      const down = view.ships[loser].down;
      return html`<${Back} cursed=${down.every(({ cursed }) => cursed)} count=${down.length} />`;
    }
    return draw(line(option.group === "give" ? "curse" : "overboard", 28));
  };
  return html`
    <h3 class="sr">${t("play-jamaica-loot-of", { seat: who(loser, view) }, seats)}</h3>
    <${Hull} ship=${loser} view=${view} seats=${seats} answer=${answer} hint=${hint} open=${open} onTake=${onTake} />
    ${
      others.length > 0 &&
      html`<div class="things">
        ${others.map((option) => {
          const id = option.at?.startsWith("treasure:") ? option.at.slice(9) : null;
          return html`<${Choice}
            option=${option}
            seats=${seats}
            inside=${inside(option)}
            hint=${hint}
            open=${open}
            note=${id && `jamaica-treasure-${id}.note`}
            onTake=${onTake}
          />`;
        })}
      </div>`
    }
    <${Hull} ship=${winner} view=${view} seats=${seats} />
  `;
}
