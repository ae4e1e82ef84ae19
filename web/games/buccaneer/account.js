// The account of a boarding: the crew from top to bottom, who is paid what, and the loot as a graduated margin.
// Before a boarding of the faithful game the wages are veiled: nobody may count them (BUC-INF-03).
import { draw } from "../../art/draw.js";
import { chip, ducat, treasure } from "../../art/pieces.js";
import { emblemOf, tokenOf } from "../../art/colours.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { RuleLink } from "../../play/rule-link.js";
import { Stakes } from "./mutiny.js";
import { face, shipName } from "./words.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {{seat: number, value: string | null, wage: number | null}} Man  wage null: covered, or of the captain's colour */
/** @typedef {{seat: number, amount: number}} Share */

/** The loot as a graduated margin: one division a ducat, each share in its owner's colour.
 * @param {Share[]} shares @param {number} loot @param {Seat[]} seats @param {boolean} veiled */
function lootScale(shares, loot, seats, veiled) {
  if (loot < 1) return "";
  let x = 0;
  const bars = shares
    .map(({ seat, amount }) => {
      const width = Math.min(amount, loot - x);
      const bar =
        width > 0
          ? `<g data-colour="${tokenOf(seats[seat].colour)}"><rect class="face" x="${x}" y="0" width="${width}" height="1"/></g>`
          : "";
      x += Math.max(0, width);
      return bar;
    })
    .join("");
  const ticks = Array.from({ length: loot - 1 }, (_, i) => `M${i + 1} ${(i + 1) % 5 ? 0.62 : 0.3}V1`).join("");
  const veil = veiled ? `<g class="veiled"><rect class="face" x="0" y="0" width="${loot}" height="1"/></g>` : "";
  return `<svg class="loot-scale" viewBox="0 0 ${loot} 1" preserveAspectRatio="none" aria-hidden="true">${veil}${bars}<path class="ticks" d="${ticks}"/></svg>`;
}

/**
 * @param {{loot: number | null, men: Man[], shares: Share[], rest: number | null, veiled: boolean, prizes: (string | null)[], seats: Seat[]}} props
 *   rest: what the captain keeps (less than nothing: pays); null while nobody may know. prizes: captain's, second's
 */
export function Account({ loot, men, shares, rest, veiled, prizes, seats }) {
  const captain = men[0]?.seat;
  const tight = men.length > 5;
  const scale = loot !== null && lootScale(shares, loot, seats, veiled);
  return html`<div class=${`settle${tight ? " tight" : ""}`}>
    ${
      loot !== null &&
      html`<div class="settle-head">
        <span class="sum"
          >${draw(ducat(20))}<b class="num">${loot}</b><span class="sr"> ${t("play-buccaneer-loot")}</span></span
        >
        ${scale && draw(scale)}
      </div>`
    }
    ${
      men.length > 0 &&
      html`<table class="account">
        <caption class="sr">
          ${t("play-buccaneer-account")}
        </caption>
        <thead>
          <tr>
            ${men.map(({ seat, value }, i) => {
              const disc = {
                colour: tokenOf(seats[seat].colour),
                emblem: emblemOf(seats[seat]),
                value: face(value),
                size: 32,
              };
              return html`<th scope="col">
                ${draw(chip(disc))}<b class="account-name" dir="auto">${seats[seat].name}</b>
                <span class="name-it">${i < 2 ? t(`buccaneer-role-${i ? "second" : "captain"}`) : "\u00a0"}</span>
              </th>`;
            })}
          </tr>
        </thead>
        <tbody>
          <tr class="shares">
            ${men.map(
              ({ seat, wage }, i) =>
                html`<td>
                  <span
                    >${cell(i, seat === captain, wage, rest)}${i < 2 && prizes[i] && html`${draw(treasure(prizes[i], 20))}<span class="sr">${t(`buccaneer-treasure-${prizes[i]}`)}</span>`}</span
                  >
                </td>`,
            )}
          </tr>
        </tbody>
      </table>`
    }
  </div>`;
}

/** @param {number} i @param {boolean} own @param {number | null} wage @param {number | null} rest */
function cell(i, own, wage, rest) {
  if (i === 0) {
    if (rest === null) return html`<span class="rest">${t("play-buccaneer-rest")}</span>`;
    return html`<b class=${`num${rest < 0 ? " loss" : ""}`}>${rest < 0 ? `\u2212${-rest}` : `+${rest}`}</b>`;
  }
  if (own)
    return html`<span class="soft" aria-hidden="true">–</span><span class="sr">${t("play-buccaneer-unpaid")}</span>`;
  if (wage === null)
    return html`<b class="cover" aria-hidden="true">?</b><span class="sr">${t("play-buccaneer-covered")}</span>`;
  return html`<b class="num">+${wage}</b>`;
}

/** What is looked at before a ship is boarded. @param {import("../../play/types.js").PreviewProps<View>} props */
export function Preview({ preview, view, seats, follow, onFollow }) {
  if (preview?.kind === "mutiny") return html`<${Stakes} preview=${preview} view=${view} />`;
  if (!preview) return null;
  if (preview.kind !== "boarding") return html`<${CapturePreview} preview=${preview} view=${view} />`;
  const [first, second] = preview.treasures;
  const taken = follow ? Object.keys(preview.choice).find((kind) => preview.choice[kind] === follow) : first;
  const other =
    preview.treasures.find((/** @type {string} */ kind) => kind !== taken) ?? (second === first ? second : null);
  const captain = preview.crew[0].seat;
  const open = preview.after !== null && preview.after !== undefined;
  // from the top of the crew down, the captain's rest at the end, as the money is handed out
  const shares = open
    ? preview.men
        .map((/** @type {any} */ man) => ({ seat: man.seat, amount: man.wages }))
        .concat({ seat: captain, amount: preview.loot })
    : [];
  const wages = open
    ? preview.men.reduce((/** @type {number} */ sum, /** @type {any} */ man) => sum + man.wages, 0)
    : 0;
  return html`
    <${Account}
      loot=${preview.loot}
      men=${preview.crew}
      shares=${shares}
      rest=${open ? preview.loot - wages : null}
      veiled=${!open}
      prizes=${[taken ?? null, preview.treasures.length > 1 ? other : null]}
      seats=${seats}
    />
    <p class="small soft note">
      ${open ? html`<${Sums} preview=${preview} wages=${wages} captain=${captain} seats=${seats} />` : html`${rich("play-buccaneer-veiled", { wage: preview.wage })} <${RuleLink} game="buccaneer" rule="BUC-INF-03" />`}
    </p>
    ${
      Object.keys(preview.choice).length > 0
        ? html`<fieldset class="prize">
            <legend>
              <span class="label">${rich("play-buccaneer-takes", { seat: { seat: captain } }, seats)}</span>
            </legend>
            ${preview.treasures.map(
              (/** @type {string} */ kind) =>
                html`<button
                  class="option"
                  data-prize=${kind}
                  aria-pressed=${kind === taken}
                  onClick=${() => onFollow(preview.choice[kind])}
                >
                  ${draw(treasure(kind, 24))}<span>${t(`buccaneer-treasure-${kind}.the`)}</span>
                </button>`,
            )}
          </fieldset>`
        : null
    }
  `;
}

/** What is said of the rest, by the rule that settles it. @type {Record<string, string>} */
const SETTLED = { "BUC-PAY-05": "keeps", "BUC-PAY-06": "pays", "BUC-PAY-07": "broke" };

/** @param {{preview: any, wages: number, captain: number, seats: Seat[]}} props */
function Sums({ preview, wages, captain, seats }) {
  const { loot, before, after, reserve, rule } = preview;
  const args = { seat: { seat: captain }, rest: Math.abs(loot - wages), before, after, reserve: reserve ?? 0 };
  return html`${rich(`play-buccaneer-${SETTLED[rule]}`, args, seats)}${" "}<${RuleLink}
      game="buccaneer"
      rule=${rule}
    />`;
}

/** @param {{preview: any, view: View}} props */
const CapturePreview = ({ preview, view }) => {
  const ships = (preview.ships ?? []).map((/** @type {string} */ id) => shipName(view, id));
  return html`<p class="note">
    ${rich("play-buccaneer-joins", { height: preview.height })}${" "}
    ${ships.length ? rich("play-buccaneer-next-turn", { ships, count: ships.length }) : t("play-buccaneer-no-ship-yet")}
    ${" "}<${RuleLink} game="buccaneer" rule="BUC-TRN-06" />
  </p>`;
};

/** A boarding as it is being told, or as it stands in the log. @param {import("../../play/types.js").SceneProps<View>} props */
export function Scene({ scene, seats, small = false }) {
  const account = html`<${Account}
    loot=${scene.loot}
    men=${scene.men}
    shares=${scene.shares}
    rest=${scene.rest}
    veiled=${!scene.uncovered}
    prizes=${scene.prizes}
    seats=${seats}
  />`;
  return small ? html`<div class="mini-account">${account}</div>` : account;
}
