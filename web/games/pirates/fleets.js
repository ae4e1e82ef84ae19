// Which fleet: one's own of the fleet builder, those of the house with their ships, one by lot, or one that was written down.
import { useComputed } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { useSeen } from "../../parts/sight.js";
import { Answer } from "../../play/answer.js";
import { RuleLink } from "../../play/rule-link.js";
import { rich, t } from "../../store/words.js";
import { seen, useJudged, useOffers } from "./fleet-offers.js";
import { piecesOf } from "./fleet-text.js";
import { glyph } from "./glyphs.js";
import { sideways, unhurt } from "./hull.js";
import { data } from "./sea.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("./fleet-offers.js").Offer} Offer */

/** @param {{offer: Offer, first: boolean, props: AnswersProps}} props */
function Fleet({ offer: { option, name, atoms }, first, props }) {
  const ships = atoms.filter((card) => data.ships[card]);
  const seat = props.seats[props.decision.seat];
  const aboard = ships.map((card) => data.ships[card].name).join(", ") || t("play-pirates-lot");
  const look = () => (seen.value = option.id);
  // on a phone her ships are drawn above alone
  const { ref: line, seen: near } = useSeen();
  // until somebody has looked, the first one is seen
  const here = useComputed(() => (seen.value === null ? first : seen.value === option.id)).value;
  // what is looked at large is in sight here too; nothing scrolls before anybody has looked
  const laid = useRef(false);
  useEffect(() => {
    if (here && laid.current) line.current?.scrollIntoView({ block: "nearest" });
    laid.current = true;
  }, [here]);
  return html`<li ref=${line} onFocusIn=${look} onPointerEnter=${look} class=${here ? "pir-seen" : ""}>
    <${Answer}
      option=${option}
      props=${props}
      cls="pir-row pir-fleet-row"
      said=${[name, aboard].filter(Boolean).join(": ")}
    >
      <span class="pir-text"
        ><b dir=${name === null ? undefined : "auto"}>${name ?? rich(option.key, option.args, props.seats)}</b>
        <small>${aboard}</small></span
      >
      <span class="pir-fleet-ships">
        ${
          ships.length
            ? ships.map((card) => draw(sideways(card, unhurt(card), seat, 62, 22, near)))
            : draw(icon("dice", 28))
        }
      </span>
    <//>
  </li>`;
}

/** Milliseconds without a key before the engine is asked of what is written. */
const PAUSE = 250;

/** @param {{props: AnswersProps}} props */
function Written({ props }) {
  const { decision, seats, open, onTake, onTrace } = props;
  const form = decision.forms.find(({ verb }) => verb === "list");
  const [text, setText] = useState("");
  const [told, setTold] = useState(/** @type {{id: string, bar: any} | null} */ (null));
  const pieces = piecesOf(text);
  const move = ["list", ...pieces];
  const id = move.join(":");
  useEffect(() => {
    if (!pieces.length || !open) return;
    let late = false;
    const wait = setTimeout(async () => {
      const found = await onTrace(move);
      if (!late && found) setTold({ id, bar: found.bar ?? null });
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(wait);
    };
  }, [id, open]);
  if (!form) return null;
  const known = pieces.length > 0 && told?.id === id ? told : null;
  // while a word is being typed, what was wrong before it stays in sight
  const bar = pieces.length ? told?.bar : null;
  const able = open && known && !bar;
  const take = () => able && onTake({ id, move, key: form.key, args: form.args, group: "fleet", barred: null });
  return html`<details class="pir-ends">
    <summary>${draw(glyph("list", 20))}<span>${rich(form.key, form.args, seats)}</span></summary>
    <div class="pir-written">
      <p class="pir-tip" id="pir-written-tip">${t("play-pirates-written")}</p>
      <textarea
        rows="4"
        aria-label=${t(form.key, form.args, seats)}
        aria-describedby="pir-written-tip"
        spellcheck="false"
        autocapitalize="characters"
        maxlength="6000"
        value=${text}
        onInput=${(/** @type {InputEvent} */ event) => setText(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value)}
      ></textarea>
      <div role="status">
        ${
          bar &&
          html`<p class="why">
            ${draw(icon("rock", 22))}<span
              >${rich(bar.key, bar.args, seats)} <${RuleLink} game="pirates" rule=${bar.rule}
            /></span>
          </p>`
        }
      </div>
      <button class="btn btn--main" data-action="written" aria-disabled=${able ? undefined : "true"} onClick=${take}>
        ${draw(icon("check", 22))}${t("play-pirates-so")}
      </button>
    </div>
  </details>`;
}

/** @param {AnswersProps} props */
export function FleetAnswers(props) {
  useJudged(props);
  const offers = useOffers(props.decision);
  return html`<ul class="pir-rows pir-fleets">
      ${offers.map((offer, i) => html`<${Fleet} key=${offer.option.id} offer=${offer} first=${i === 0} props=${props} />`)}
    </ul>
    <${Written} props=${props} />`;
}
