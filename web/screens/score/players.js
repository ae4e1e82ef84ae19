// One player of a sheet: name, colour, gone.
import { CaptainSlip } from "../../parts/captain-slip.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { rememberPeople } from "../../store/roster.js";
import { t } from "../../store/words.js";
import { coloursOf, seatOf } from "./model.js";

/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("./model.js").About} About */

/** @param {{sheet: Filled, seat: number, about: About, onChange: (players: Filled["players"]) => void, onClose: () => void, onNext: () => void}} props */
export function PlayerSheet({ sheet, seat, about, onChange, onClose, onNext }) {
  const player = sheet.players[seat];
  if (!player) return null;
  const drawn = seatOf(player);
  /** A colour that somebody has is exchanged. @param {import("../../parts/captain-slip.js").Captain} captain */
  const change = ({ name, colour, emblem = null }) => {
    const painted = colour !== drawn.colour;
    onChange(
      sheet.players.map((one, i) => {
        if (i === seat) return { ...one, name, emblem, colour: painted ? colour : one.colour };
        return painted && one.colour === colour ? { ...one, colour: player.colour } : one;
      }),
    );
  };
  /** Names typed here are offered wherever names are asked. @param {() => void} on */
  const done = (on) => () => {
    rememberPeople([drawn]);
    on();
  };
  const remove =
    sheet.players.length > about.players[0] &&
    html`<button
      class="btn btn--quiet"
      data-action="remove-player"
      onClick=${() => {
        onClose();
        onChange(sheet.players.filter((_, i) => i !== seat));
      }}
    >
      <${Icon} name="bin" size=${20} />${t("page-score-remove")}
    </button>`;
  return html`<${CaptainSlip}
    title=${t("page-score-player", { number: seat + 1 })}
    captain=${drawn}
    others=${sheet.players.filter((_, i) => i !== seat)}
    colours=${coloursOf(about)}
    onChange=${change}
    onClose=${done(onClose)}
    onNext=${done(onNext)}
    foot=${remove}
  />`;
}
