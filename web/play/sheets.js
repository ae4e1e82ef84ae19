// The slips that come up over the table: the log with the game's details, the menu, the keys.
import { useSignal } from "@preact/signals";
import { Segments } from "../parts/choices.js";
import { html } from "../parts/html.js";
import { Icon } from "../parts/icon.js";
import { SeatName } from "../parts/seats.js";
import { Sheet } from "../parts/sheet.js";
import { exportGame, gameFileName, handOver } from "../store/files.js";
import { date, has, number, t } from "../store/words.js";
import { Log } from "./log.js";
import { hasRules } from "./rule-link.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/** @param {{sitting: Sitting, onClose: () => void}} props */
export function LogSheet({ sitting, onClose }) {
  const tab = useSignal("log");
  return html`<${Sheet} title=${t("play-log")} onClose=${onClose} className="log-sheet">
    <${Segments}
      label=${t("play-log-or-details")}
      value=${tab.value}
      among=${[
        { value: "log", label: t("play-log") },
        { value: "details", label: t("play-details") },
      ]}
      onChange=${(/** @type {string} */ value) => (tab.value = value)}
    />
    ${tab.value === "log" ? html`<${Log} sitting=${sitting} onLeave=${onClose} />` : html`<${Details} sitting=${sitting} />`}
  <//>`;
}

/** Seats, options, seed: what the game is made of. @param {{sitting: Sitting}} props */
function Details({ sitting }) {
  const { save, created } = sitting.kept.head;
  const flags = Object.entries(save.options).filter(([id, value]) => value && has(`${sitting.game}-option-${id}`));
  return html`<dl class="details" tabindex="0" aria-label=${t("play-details")}>
    <dt class="label">${t("play-details-seats")}</dt>
    ${sitting.seats.map(
      (seat) =>
        html`<dd>
          <${SeatName} seat=${seat} size=${26} />${seat.bot && html`<span class="soft"> ${t(`bot-${seat.bot}`)}</span>`}
        </dd>`,
    )}
    ${
      flags.length > 0 &&
      html`<dt class="label">${t("play-details-options")}</dt>
        ${flags.map(([id, value]) => html`<dd>${optionText(sitting.game, id, value)}</dd>`)}`
    }
    <dt class="label">${t("play-details-seed")}</dt>
    <dd class="num">${save.seed}</dd>
    <dt class="label">${t("play-details-begun")}</dt>
    <dd>${date(created, { dateStyle: "medium", timeStyle: "short" })}</dd>
    <dt class="label">${t("play-details-moves")}</dt>
    <dd>${number(sitting.kept.log.length)}</dd>
  </dl>`;
}

/** @param {string} game @param {string} id @param {unknown} value */
function optionText(game, id, value) {
  const name = t(`${game}-option-${id}`);
  const choice = `${game}-option-${id}-${value}`;
  const said = has(choice) ? t(choice) : typeof value === "number" ? String(value) : "";
  return said ? `${name}: ${said}` : name;
}

/** @param {{sitting: Sitting, onClose: () => void, onHelp: () => void}} props */
export function MenuSheet({ sitting, onClose, onHelp }) {
  const save = async () => {
    onClose();
    await handOver(await exportGame(sitting.id), gameFileName(sitting.kept.head));
  };
  return html`<${Sheet} title=${t("play-menu")} onClose=${onClose} className="menu-sheet">
    <nav class="menu rows">
      <a href="#/"><${Icon} name="anchor" /><span>${t("play-home")}</span></a>
      ${hasRules(sitting.game) && html`<a href=${`#/rules/${sitting.game}`}><${Icon} name="rules" /><span>${t("play-rules")}</span></a>`}
      <a href=${`#/replay/${sitting.id}`}><${Icon} name="eye" /><span>${t("play-replay-so-far")}</span></a>
      <button onClick=${save}>
        <${Icon} name="share" /><span>${t("play-save-file")}<small class="soft">${t("page-export-all")}</small></span>
      </button>
      <button onClick=${onHelp}><${Icon} name="help" /><span>${t("play-keys")}</span></button>
      <a href="#/settings"><${Icon} name="settings" /><span>${t("play-settings")}</span></a>
    </nav>
  <//>`;
}

const KEYS = [
  ["\u2190 \u2191 \u2193 \u2192", "arrows"],
  ["Home / End", "ends"],
  ["Page \u2193 / \u2191", "pages"],
  ["1 2 3", "numbers"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["M", "pieces"],
  ["O", "options"],
  ["U", "undo"],
  ["L", "log"],
  ["H", "hint"],
  ["?", "help"],
];

/** How each screen reader leaves the page its keys, by their manuals. */
const READERS = [
  ["Orca", "orca"],
  ["NVDA", "nvda"],
  ["JAWS", "jaws"],
  ["VoiceOver", "voiceover"],
];

/** Each key and what it does; letters of the game's own answers after those of all games. @param {Sitting} sitting @returns {[string, string][]} */
const keysOf = ({ game, face }) => [
  ...KEYS.map(([key, word]) => /** @type {[string, string]} */ ([key, t(`play-key-${word}`)])),
  [t("play-letter-end"), t("play-key-end")],
  ...(face.letters ?? []).map(
    (word) =>
      /** @type {[string, string]} */ ([t(`play-${game}-letter-${word}`), t(`play-${game}-letter-${word}.note`)]),
  ),
];

/** @param {{sitting: Sitting, onClose: () => void}} props */
export const HelpSheet = ({ sitting, onClose }) =>
  html`<${Sheet} title=${t("play-keys")} onClose=${onClose} className="help-sheet">
    <p class="help-how">${t("play-help-touch")}</p>
    <dl class="keys-list">
      ${keysOf(sitting).map(
        ([key, says]) =>
          html`<div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${says}</dd>
          </div>`,
      )}
    </dl>
    <h3 class="label section">${t("play-help-reader")}</h3>
    <p class="help-how">${t("play-help-reader-how")}</p>
    <dl class="keys-list">
      ${READERS.map(
        ([name, word]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${t(`play-help-${word}`)}</dd>
          </div>`,
      )}
    </dl>
    <p class="help-how">${t("play-help-reader-touch")}</p>
  <//>`;
