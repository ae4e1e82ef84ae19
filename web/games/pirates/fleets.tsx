// Which fleet: one's own of the fleet builder, those of the house with their ships, or one by lot.
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { useSeen } from "../../parts/sight.ts";
import { Answer } from "../../play/answer.tsx";
import { useKept } from "../../screens/tools/kept.ts";
import { rich } from "../../store/words.tsx";
import { characterOf, type Offer, seen, sumOf, useJudged, useOffers } from "./fleet-offers.ts";
import { glyph } from "./glyphs.ts";
import { sideways, unhurt } from "./hull.ts";
import type { AnswersProps } from "./rows.tsx";
import { data } from "./sea.ts";
import { blank, firstKept, openFleet, withFleet } from "./tools/fleet-model.ts";

function Fleet({ offer, first, props }: { offer: Offer; first: boolean; props: AnswersProps }) {
  const { option, name, atoms } = offer;
  const ships = atoms.filter((card) => data.ships[card]);
  const seat = itemAt(props.seats, props.decision.seat);
  const aboard = ships.map((card) => data.ships[card].name).join(", ");
  const told = [sumOf(offer), characterOf(offer)].filter(Boolean);
  const look = () => (seen.value = option.id);
  // on a phone her ships are drawn above alone
  const { ref: line, seen: near } = useSeen<HTMLLIElement>();
  // until somebody has looked, the first one is seen
  const here = useComputed(() => (seen.value === null ? first : seen.value === option.id)).value;
  // what is looked at large is in sight here too; nothing scrolls before anybody has looked
  const laid = useRef(false);
  useEffect(() => {
    if (here && laid.current) line.current?.scrollIntoView({ block: "nearest" });
    laid.current = true;
  }, [here]);
  return (
    <li ref={line} onFocusIn={look} onPointerEnter={look} class={here ? "pir-seen" : ""}>
      <Answer
        option={option}
        props={props}
        cls="pir-row pir-fleet-row"
        said={[name, [...told, aboard].filter(Boolean).join(". ")].filter(Boolean).join(": ")}
      >
        <span class="pir-text">
          <b dir={name === null ? undefined : "auto"}>{name ?? rich(option.key, option.args, props.seats)}</b>
          {told.map((line) => (
            <small>{line}</small>
          ))}
        </span>
        <span class="pir-fleet-ships">
          {ships.length
            ? ships.map((card) => draw(sideways(card, unhurt(card), seat, 62, 22, near)))
            : draw(icon("dice", 28))}
        </span>
      </Answer>
    </li>
  );
}

/** The way to the fleet builder, which opens on a fleet of so many points; what it makes is offered here. */
function Builder({ props }: { props: AnswersProps }) {
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
  return (
    <a class="btn pir-build" data-action="build-fleet" href="#/tools/pirates.fleet" onClick={onClick}>
      {draw(glyph("list", 20))}
      <span>{rich(form.key, form.args, props.seats)}</span>
    </a>
  );
}

export function FleetAnswers(props: AnswersProps) {
  useJudged(props);
  const offers = useOffers(props.decision);
  return (
    <>
      <Builder props={props} />
      <ul class="pir-rows pir-fleets">
        {offers.map((offer, i) => (
          <Fleet key={offer.option.id} offer={offer} first={i === 0} props={props} />
        ))}
      </ul>
    </>
  );
}
