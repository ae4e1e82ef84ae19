// What happened at the table, noted with a tap while the game goes on: who, what, against whom.
import { useState } from "preact/hooks";
import { html } from "../../parts/html.js";
import { playerName } from "../../parts/player-name.js";
import { Disc } from "../../parts/seats.js";
import { Sheet } from "../../parts/sheet.js";
import { RuleLink } from "../../play/rule-link.js";
import { t } from "../../store/words.js";
import { seatOf, valueOf } from "./model.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("./model.js").About} About */
/** @typedef {import("./model.js").Tap} Tap */

/** The sheet after a tap; null where a field would leave its range. @param {About} about @param {Filled} sheet @param {Tap} tap @param {number} seat @param {number} other */
function after(about, sheet, tap, seat, other) {
  const players = sheet.players.map((player) => ({ ...player }));
  for (const { who, field: name, by } of tap.changes) {
    const field = about.fields.find((one) => one.id === name);
    const player = players[who === "self" ? seat : other];
    if (!field || !player) return null;
    const value = (valueOf(player, field) ?? 0) + by;
    if (value < field.low || value > field.high) return null;
    player[name] = value;
  }
  return { ...sheet, players };
}

/** @param {{about: About, record: SheetRecord, set: (sheet: Filled) => void, onClose: () => void}} props */
export function TapSlip({ about, record, set, onClose }) {
  const { sheet } = record;
  const { game, players } = sheet;
  const [seat, setSeat] = useState(0);
  const [asks, setAsks] = useState(/** @type {Tap | null} */ (null));
  const others = players.map((_, i) => i).filter((i) => i !== seat);
  const done = (/** @type {Filled | null} */ next) => {
    if (!next) return;
    set(next);
    onClose();
  };
  const needsOther = (/** @type {Tap} */ tap) => tap.changes.some(({ who }) => who === "other");
  const fits = (/** @type {Tap} */ tap) =>
    needsOther(tap)
      ? others.some((other) => after(about, sheet, tap, seat, other))
      : after(about, sheet, tap, seat, -1);
  const people = (
    /** @type {number[]} */ among,
    /** @type {number | null} */ chosen,
    /** @type {(i: number) => void} */ pick,
    /** @type {(i: number) => boolean} */ open,
  ) =>
    among.map(
      (i) =>
        html`<button
          class="btn"
          data-who=${i}
          aria-pressed=${chosen === null ? undefined : chosen === i}
          aria-disabled=${open(i) ? undefined : "true"}
          onClick=${() => open(i) && pick(i)}
        >
          <${Disc} seat=${seatOf(players[i])} size=${24} /><span dir="auto">${playerName(record.sheet, i)}</span>
        </button>`,
    );
  return html`<${Sheet} title=${t("page-score-happened")} onClose=${onClose} className="player-slip tap-slip">
    ${
      asks
        ? html`<p>${t(`${game}-sheet-tap-${asks.id}`)} <${RuleLink} game=${game} rule=${asks.rule} /></p>
            <p class="label">${t("page-score-whose")}</p>
            <div class="known">
              ${people(
                others,
                null,
                (other) => done(after(about, sheet, asks, seat, other)),
                (other) => after(about, sheet, asks, seat, other) !== null,
              )}
            </div>`
        : html`<div class="known" role="group" aria-label=${t("page-score-who")}>
              ${people(
                players.map((_, i) => i),
                seat,
                setSeat,
                () => true,
              )}
            </div>
            <div class="taps">
              ${about.taps.map(
                (tap) =>
                  html`<button
                    class="btn"
                    data-tap=${tap.id}
                    aria-disabled=${fits(tap) ? undefined : "true"}
                    onClick=${() => {
                      if (!fits(tap)) return;
                      if (needsOther(tap)) setAsks(tap);
                      else done(after(about, sheet, tap, seat, -1));
                    }}
                  >
                    ${t(`${game}-sheet-tap-${tap.id}`)}
                  </button>`,
              )}
            </div>`
    }
  <//>`;
}
