// Which fleet: one's own of the fleet builder, those of the house with their ships, or one by lot.
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { useSeen } from "../../parts/sight.js";
import { Answer } from "../../play/answer.js";
import { useKept } from "../../screens/tools/kept.js";
import { rich, t } from "../../store/words.js";
import { characterOf, seen, sumOf, useJudged, useOffers } from "./fleet-offers.js";
import { glyph } from "./glyphs.js";
import { sideways, unhurt } from "./hull.js";
import { data } from "./sea.js";
import { blank, firstKept, openFleet, withFleet } from "./tools/fleet-model.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("./fleet-offers.js").Offer} Offer */

/** @param {{offer: Offer, first: boolean, props: AnswersProps}} props */
function Fleet({ offer, first, props }) {
  const { option, name, atoms } = offer;
  const ships = atoms.filter((card) => data.ships[card]);
  const seat = props.seats[props.decision.seat];
  const aboard = ships.map((card) => data.ships[card].name).join(", ");
  const told = [sumOf(offer), characterOf(offer)].filter(Boolean);
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
      said=${[name, [...told, aboard].filter(Boolean).join(". ")].filter(Boolean).join(": ")}
    >
      <span class="pir-text"
        ><b dir=${name === null ? undefined : "auto"}>${name ?? rich(option.key, option.args, props.seats)}</b>
        ${told.map((line) => html`<small>${line}</small>`)}</span
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

/** The way to the fleet builder, which opens on a fleet of so many points; what it makes is offered here.
 * @param {{props: AnswersProps}} props */
function Builder({ props }) {
  const form = props.decision.forms.find(({ verb }) => verb === "list");
  const [kept, setKept] = useKept("pirates.fleet", firstKept);
  if (!form) return null;
  const total = Number(form.args.count);
  const onClick = () => {
    const open = openFleet(kept);
    if (open.build_total === total && open.rows.length) return;
    const fresh = open.rows.length ? blank(kept.fleets) : open;
    const fleets = open.rows.length ? [...kept.fleets, fresh] : kept.fleets;
    setKept(withFleet({ ...kept, fleets, open: fresh.id }, { ...fresh, build_total: total }));
  };
  return html`<a class="btn pir-build" data-action="build-fleet" href="#/tools/pirates.fleet" onClick=${onClick}>
    ${draw(glyph("list", 20))}<span>${rich(form.key, form.args, props.seats)}</span>
  </a>`;
}

/** @param {AnswersProps} props */
export function FleetAnswers(props) {
  useJudged(props);
  const offers = useOffers(props.decision);
  return html`<${Builder} props=${props} />
    <ul class="pir-rows pir-fleets">
      ${offers.map((offer, i) => html`<${Fleet} key=${offer.option.id} offer=${offer} first=${i === 0} props=${props} />`)}
    </ul>`;
}
