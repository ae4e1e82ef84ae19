// The treasures: who holds how many of each kind, who leads, and what is left of the box's.
import { draw } from "../../../art/draw.js";
import { treasure } from "../../../art/pieces.js";
import { Picker } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Disc } from "../../../parts/seats.js";
import { RuleLink } from "../../../play/rule-link.js";
import { t } from "../../../store/words.js";
import { called } from "../../../parts/captain-slip.js";
import { held, inBox, kinds, leftOf, written } from "./book.js";
import { placeOf } from "./table.js";

/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./table.js").Place} Place */

/** @param {{book: Book, setBook: (book: Book) => void, seats: Place[], who: string, setWho: (colour: string) => void, data: any}} props `data`: majorities as the engine counts them */
export function Tokens({ book, setBook, seats, who, setWho, data }) {
  const name = { text: called(placeOf(seats, who)) };
  const change = (/** @type {string} */ kind, /** @type {1 | -1} */ by) => {
    const args = { who: name, treasure: { word: `buccaneer-treasure-${kind}` } };
    const key = by > 0 ? "page-buc-entry-takes" : "page-buc-entry-loses";
    setBook(written(book, key, args, {}, { [who]: { [kind]: by } }));
  };
  return html`
    <${Picker}
      className="picker who-draws"
      label=${t("page-buc-whose")}
      value=${who}
      onChange=${setWho}
      among=${seats.map((seat) => ({ value: seat.colour, label: html`<${Disc} seat=${seat} size=${32} />`, name: called(seat) }))}
    />
    <p class="whose who-name" dir="auto">${name.text}</p>
    <ul class="tokens-list">
      ${kinds().map((kind) => {
        const said = data?.kinds.find((/** @type {any} */ one) => one.kind === kind);
        const own = held(book, who, kind);
        const left = leftOf(book, kind);
        const holders = seats.filter(({ colour }) => held(book, colour, kind) > 0);
        return html`<li key=${kind} data-kind=${kind}>
          <span class="token-what">${draw(treasure(kind, 34))}<b>${t(`buccaneer-treasure-${kind}`)}</b></span>
          <div class="stepper" role="group" aria-label=${t(`buccaneer-treasure-${kind}`)}>
            <button
              aria-label=${t("page-tools-one-less")}
              aria-disabled=${own > 0 ? undefined : "true"}
              onClick=${() => own > 0 && change(kind, -1)}
            >
              <${Icon} name="minus" size=${22} />
            </button>
            <output class="num">${own}</output>
            <button
              aria-label=${t("page-tools-one-more")}
              aria-disabled=${left > 0 ? undefined : "true"}
              onClick=${() => left > 0 && change(kind, 1)}
            >
              <${Icon} name="plus" size=${22} />
            </button>
          </div>
          <span class="token-who">
            ${holders.map((seat) => {
              const leads = said?.top.includes(seat.colour);
              return html`<span class=${leads ? "leads" : ""} data-leads=${leads ? seat.colour : undefined}
                ><${Disc} seat=${seat} size=${22} /><span class="sr">${called(seat)}</span
                ><b class="num">${held(book, seat.colour, kind)}</b></span
              >`;
            })}
            <span class="soft small"
              >${
                said?.top.length
                  ? t("page-buc-leads", { points: said.points, share: said.top.length, left, all: inBox(kind) })
                  : t("page-buc-none-yet", { left, all: inBox(kind) })
              }</span
            >
          </span>
        </li>`;
      })}
    </ul>
    <p class="small soft device-note">${t("page-buc-majority")} <${RuleLink} game="buccaneer" rule="BUC-SCO-03" /></p>
  `;
}
