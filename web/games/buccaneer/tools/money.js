// Purses: an amount is put together from the box's coins, and given, taken or handed on.
import { draw } from "../../../art/draw.js";
import { ducat } from "../../../art/pieces.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { News } from "../../../parts/news.js";
import { Disc } from "../../../parts/seats.js";
import { t } from "../../../store/words.js";
import { called } from "../../../parts/captain-slip.js";
import { coins, purse, written } from "./book.js";
import { placeOf } from "./table.js";

/** @typedef {import("./table.js").Place} Place */
/** @typedef {{book: import("./book.js").Book, setBook: (book: import("./book.js").Book) => void, seats: Place[], who: string, setWho: (colour: string) => void, amount: number, setAmount: (amount: number) => void, giving: boolean, setGiving: (giving: boolean) => void}} Money */

/** @param {Money & {total: (colour: string) => number | null}} props */
export function Purses({ book, setBook, seats, who, setWho, amount, setAmount, giving, setGiving, total }) {
  const tap = (/** @type {Place} */ to) => {
    if (!giving || to.colour === who) {
      setGiving(false);
      return setWho(to.colour);
    }
    const from = placeOf(seats, who);
    const args = { who: { text: called(from) }, to: { text: called(to) }, count: amount };
    setBook(written(book, "page-buc-entry-gives", args, { [who]: -amount, [to.colour]: amount }));
    say(t("page-buc-entry-gives", args));
    setGiving(false);
    return setAmount(0);
  };
  return html`<ul class="purses">
    ${seats.map((seat) => {
      const sum = total(seat.colour);
      return html`<li key=${seat.colour}>
        <button
          class=${`purse-row${giving && seat.colour !== who ? " lit" : ""}`}
          data-purse=${seat.colour}
          aria-pressed=${seat.colour === who}
          onClick=${() => tap(seat)}
        >
          <${Disc} seat=${seat} size=${34} />
          <span class="gets-who"
            ><b class="who-name" dir="auto">${called(seat)}</b>${
              sum !== null &&
              sum !== purse(book, seat.colour) &&
              html`<span class="small soft">${t("page-buc-in-all", { total: sum })}</span>`
            }</span
          >
          <span class="gets-money">${draw(ducat(22))}<b class="num" data-ducats>${purse(book, seat.colour)}</b></span>
        </button>
      </li>`;
    })}
  </ul>`;
}

/** @param {Money} props */
export function MoneyFoot({ book, setBook, seats, who, amount, setAmount, giving, setGiving }) {
  const seat = placeOf(seats, who);
  const able = amount > 0 && amount <= purse(book, who);
  const name = { text: called(seat) };
  const change = (/** @type {number} */ sign) => {
    const key = sign > 0 ? "page-buc-entry-gets" : "page-buc-entry-pays";
    setBook(written(book, key, { who: name, count: amount }, { [who]: sign * amount }));
    say(t(key, { who: name, count: amount }));
    setAmount(0);
  };
  return html`<footer class="device-foot money-foot">
    <div class="coins" role="group" aria-label=${t("page-buc-amount")}>
      ${coins().map(
        (coin) =>
          html`<button class="coin" data-coin=${coin} onClick=${() => setAmount(amount + coin)}>
            <span class="sr">${t("page-buc-coin", { count: coin })}</span><b class="num" aria-hidden="true">+${coin}</b>
          </button>`,
      )}
      <output class="amount">${draw(ducat(22))}<b class="num">${amount}</b></output>
      <button
        class="btn btn--icon"
        aria-label=${t("page-buc-clear")}
        aria-disabled=${amount ? undefined : "true"}
        onClick=${() => {
          setAmount(0);
          setGiving(false);
        }}
      >
        <${Icon} name="close" />
      </button>
    </div>
    <${News} tag="p" class="small device-note">
      ${
        giving
          ? t("page-buc-to-whom", { who: name, count: amount })
          : amount > purse(book, who)
            ? t("page-buc-no-more", { who: name, count: purse(book, who) })
            : t("page-buc-purse-of", { who: name })
      }
    <//>
    <div class="money-acts">
      <button
        class="btn"
        data-action="pays"
        aria-disabled=${able ? undefined : "true"}
        onClick=${() => able && change(-1)}
      >
        ${t("page-buc-pays")}
      </button>
      <button
        class="btn"
        data-action="gives"
        aria-pressed=${giving}
        aria-disabled=${able ? undefined : "true"}
        onClick=${() => able && setGiving(!giving)}
      >
        ${t("page-buc-gives")}
      </button>
      <button
        class="btn btn--main"
        data-action="gets"
        aria-disabled=${amount ? undefined : "true"}
        onClick=${() => amount > 0 && change(1)}
      >
        ${t("page-buc-gets")}
      </button>
    </div>
  </footer>`;
}
