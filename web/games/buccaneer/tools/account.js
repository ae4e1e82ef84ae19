// Who gets what from a boarding, one row a person, the captain first.
import { draw } from "../../../art/draw.js";
import { ducat, treasure } from "../../../art/pieces.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { Disc } from "../../../parts/seats.js";
import { number, t } from "../../../store/words.js";
import { Lines } from "../../../screens/tools/answer.js";
import { called } from "../../../parts/captain-slip.js";
import { placeOf } from "./table.js";

/** @typedef {{captain: string, second: string, loot: number, owed: number, rest: number, purse: number, reserve: number, wages: {colour: string, ducats: number}[], treasures: {colour: string, kind: string}[]}} Account as the engine settles it */

/** @param {number} n */
const signed = (n) => number(n, { signDisplay: "exceptZero" });

/** @param {{data: Account, places: import("./table.js").Place[], before: number, lines: any[]}} props */
export function Settled({ data, places, before, lines }) {
  const others = data.wages.map(({ colour }) => colour);
  const rows = [data.captain, ...others];
  const gets = (/** @type {string} */ colour) =>
    colour === data.captain ? data.purse - before : (data.wages.find((one) => one.colour === colour)?.ducats ?? 0);
  const role = (/** @type {string} */ colour) =>
    colour === data.captain ? "captain" : colour === data.second ? "second" : null;
  return html`<${News} class="settled">
    <ul class="gets">
      ${rows.map((colour) => {
        const who = placeOf(places, colour);
        const as = role(colour);
        const got = data.treasures.filter((one) => one.colour === colour);
        return html`<li key=${colour} data-gets=${colour}>
          <${Disc} seat=${who} size=${34} />
          <span class="gets-who"
            ><b class="who-name" dir="auto">${called(who)}</b
            >${as && html`<span class="name-it">${t(`buccaneer-role-${as}`)}</span>`}</span
          >
          <span class="gets-prize"
            >${got.map(({ kind }) => html`${draw(treasure(kind, 30))}<span class="sr">${t(`buccaneer-treasure-${kind}`)}</span>`)}</span
          >
          <span class="gets-money"
            >${draw(ducat(20))}<b class=${`num${gets(colour) < 0 ? " loss" : ""}`}>${signed(gets(colour))}</b></span
          >
        </li>`;
      })}
    </ul>
    <p class="sums">${t("page-buc-sums", { loot: data.loot, owed: data.owed, purse: data.purse })}</p>
    ${data.reserve > 0 && html`<p class="sums why">${t("page-buc-reserve-adds", { count: data.reserve })}</p>`}
    <details class="small">
      <summary>${t("page-buc-by-rules")}</summary>
      <${Lines} game="buccaneer" lines=${lines} />
    </details>
  <//>`;
}
