// The ship deck: three ships in the roads, ticked off as they are boarded; the next three come after the third.
import { useEffect, useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Sheet } from "../../../parts/sheet.js";
import { keepOwn, ownKept } from "../../../store/roster.js";
import { t } from "../../../store/words.js";
import { DeckSheet } from "../deck-sheet.js";
import { blankCard } from "../deck.js";
import { DECK, cardsOf, groupOf, ownCards, shuffled, useFleet, withoutLast } from "./fleet.js";
import { InRoads } from "./roads.js";
import { game } from "./table.js";

/** @param {{device: import("../../../screens/tools/all.js").Device}} props */
export default function Ships({ device }) {
  const [kept, setFleet] = useFleet();
  const [slip, setSlip] = useState(/** @type {"cards" | "own" | "shuffle" | null} */ (null));
  // empty at first: numbers of the house are not to pass for those of the box
  const [typed, setTyped] = useState(() => ownKept(DECK, Array.isArray) ?? device.items.map((_, at) => blankCard(at)));
  useEffect(() => {
    if (!kept) setFleet(shuffled(ownCards() !== null));
  }, []);
  if (!kept) return null;
  const fleet = kept;
  const cards = cardsOf(fleet);
  const { boarded } = fleet;
  const size = device.draws.from;
  const all = cards.length;
  const group = Math.min(groupOf(fleet) + 1, all / size);
  const deal = (/** @type {boolean} */ own) => {
    setSlip(null);
    setFleet(shuffled(own));
  };
  const choose = (/** @type {boolean} */ own) => {
    if (!own) return deal(false);
    return ownCards() ? deal(true) : setSlip("own");
  };
  return html`
    <${Bar} title=${t("buccaneer-title")} note=${t(device.key)}>
      <${BarButton} icon="pen" label=${t("page-deck")} onClick=${() => setSlip("cards")} />
      <${BarButton} icon="rules" label=${t("page-buc-rules")} href=${`#/rules/buccaneer?at=${device.rule}`} />
    <//>
    <main class="device roads-tool" data-device=${device.id}>
      <div class="deck-which">
        <${Segments}
          label=${t("page-buc-which")}
          value=${fleet.own}
          onChange=${(/** @type {boolean} */ own) => own !== fleet.own && (boarded.length ? setSlip("shuffle") : choose(own))}
          among=${[false, true].map((value) => ({ value, label: t(value ? "page-buc-deck-own" : "page-buc-deck-house") }))}
        />
        ${!fleet.own && html`<span class="small soft">${t("page-buc-deck-note")}</span>`}
      </div>
      <div class="ship-count">
        <p>
          <b class="num" data-boarded>${boarded.length}</b> ${t("page-buc-of", { all })}
          <span class="soft"> · ${t("page-buc-group", { group, of: all / size })}</span>
        </p>
        <span class="ship-pips" aria-hidden="true"
          >${Array.from(
            { length: all },
            (_, i) =>
              html`<i class=${`${i < boarded.length ? "gone" : ""}${i % size === 0 && i ? " first" : ""}`}></i>`,
          )}</span
        >
      </div>
      <${InRoads} fleet=${fleet} onChange=${setFleet} />
    </main>
    <footer class="device-foot">
      <button
        class="btn"
        data-action="shuffle"
        onClick=${() => (boarded.length ? setSlip("shuffle") : deal(fleet.own))}
      >
        ${t("page-tools-shuffle")}
      </button>
      <button
        class="btn btn--wide"
        data-action="undo"
        aria-disabled=${boarded.length ? undefined : "true"}
        onClick=${() => boarded.length && setFleet(withoutLast(fleet))}
      >
        <${Icon} name="undo" size=${20} />${t("page-buc-undo")}
      </button>
    </footer>
    ${
      (slip === "cards" || slip === "own") &&
      html`<${DeckSheet}
        game=${game()}
        value=${typed}
        onChange=${(/** @type {any[]} */ next) => {
          setTyped(next);
          keepOwn(DECK, next);
        }}
        onClose=${() => (ownCards() && (slip === "own" || !boarded.length) ? deal(true) : setSlip(null))}
      />`
    }
    ${
      slip === "shuffle" &&
      html`<${Sheet} title=${t("page-tools-shuffle")} onClose=${() => setSlip(null)}>
        <p>${t("page-buc-shuffle-sure", { count: boarded.length })}</p>
        <div class="slip-foot">
          <button class="btn" data-action="deal-house" onClick=${() => choose(false)}>
            ${t("page-buc-deck-house")}
          </button>
          <button class="btn" data-action="deal-own" onClick=${() => choose(true)}>${t("page-buc-deck-own")}</button>
        </div>
      <//>`
    }
  `;
}
