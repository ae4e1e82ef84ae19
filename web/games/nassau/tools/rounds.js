// The tiles of a game of four rounds: the Old Salt, the offerings, the Dutchman; one of each is turned up a round.
import { draw as drawing } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Lamp } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { say } from "../../../parts/live.js";
import { t } from "../../../store/words.js";
import { devices } from "../../../screens/tools/all.js";
import { useKept } from "../../../screens/tools/kept.js";
import { draw } from "../../../screens/tools/luck.js";
import { seaArt } from "./chart.js";

const DECKS = ["nassau.salt", "nassau.offerings", "nassau.dutchman", "nassau.weapons"];
const DUTCH = DECKS.slice(2);
const ROMAN = ["I", "II", "III", "IV"];

/** @typedef {{tiles: Record<string, string[]> | null, round: number, dutch: boolean}} Kept what was shuffled, by deck; nobody sees a tile before its round */

const fetchDeck = (/** @type {string} */ id) =>
  /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find((one) => one.id === id));

const shuffled = () =>
  Object.fromEntries(
    DECKS.map((id) => {
      const { items, use } = fetchDeck(id);
      return [id, draw(items, [], use ?? items.length)];
    }),
  );

/** @param {{id: string}} props */
export default function Rounds({ id }) {
  /** @returns {Kept} */
  const fresh = () => ({ tiles: null, round: 0, dutch: DUTCH.includes(id) });
  const [kept, setNow] = useKept("nassau.rounds", fresh);
  const now = { ...fresh(), ...kept };
  const rounds = fetchDeck(DECKS[0]).use ?? 0;
  const item = (/** @type {string} */ deck, /** @type {number} */ round) =>
    fetchDeck(deck).items.find((one) => one.id === now.tiles?.[deck]?.[round - 1]);
  const [salt, offer, dutch, weapon] = DECKS.map((deck) => item(deck, now.round));
  const begin = () => {
    setNow({ ...now, tiles: shuffled(), round: 1 });
    say(t("page-any-round", { round: 1, of: rounds }));
  };
  const next = () => {
    setNow({ ...now, round: now.round + 1 });
    say(t("page-any-round", { round: now.round + 1, of: rounds }));
  };
  /** @type {Record<string, string>} */
  const pawns = {};
  if (salt) pawns[salt.id] = "salt";
  if (dutch && now.dutch) pawns[dutch.id] = pawns[dutch.id] ? "both" : "dutch";
  return html`
    <${Bar}
      title=${t("page-nassau-tiles")}
      note=${now.round ? t("page-any-round", { round: now.round, of: rounds }) : t(fetchDeck(DECKS[0]).note)}
    >
      <${BarButton}
        icon="bin"
        label=${t("page-tools-anew")}
        onClick=${() => setNow({ ...fresh(), dutch: now.dutch })}
      />
    <//>
    <main class="device nas-rounds" data-device=${id}>
      <div class="nas-round-sea">
        ${drawing(seaArt({}, pawns))}
        <ul class="nas-round-now">
          <li><b class="label">${t("nassau-tool-salt")}</b><span class="num">${salt?.id ?? "–"}</span></li>
          ${
            now.dutch &&
            html`<li>
              <b class="label">${t("nassau-tool-dutchman")}</b><span class="num">${dutch?.id ?? "–"}</span>
              ${dutch && html`<span class="small soft">${t("page-nassau-points", { points: dutch.facts.points })}</span>`}
              ${weapon?.word && html`<span class="small">${t(weapon.word)}</span>`}
            </li>`
          }
        </ul>
      </div>
      <section class="plate nas-round-offer">
        <h2 class="label">${t("nassau-tool-offerings")}</h2>
        <p>${offer?.word ? t(offer.word) : "–"}</p>
        <p class="small soft">${t("page-tools-house")}</p>
      </section>
      <ol class="nas-round-tiles" aria-label=${t("nassau-tool-salt")}>
        ${ROMAN.slice(0, rounds).map((roman, i) => {
          const open = i < now.round;
          return html`<li key=${roman} class=${i + 1 === now.round ? "now" : open ? "open" : ""}>
            <span class="small">${roman}</span><b class="num">${open ? item(DECKS[0], i + 1)?.id : "?"}</b>
            ${now.dutch && html`<i class="num">${open ? item(DECKS[2], i + 1)?.id : "?"}</i>`}
          </li>`;
        })}
      </ol>
      ${
        now.dutch &&
        now.tiles &&
        html`<p class="small">
          ${t("nassau-tool-weapons")}:${" "}
          ${(now.tiles[DECKS[3]] ?? []).map((one, i) => `${ROMAN[i]} ${t(`nassau-tool-choice-${one}`)}`).join(" · ")}
        </p>`
      }
      <div class="ask-row">
        <label for="dutch">${t("nassau-tool-field-dutchman")}</label
        ><${Lamp} id="dutch" on=${now.dutch} onChange=${(/** @type {boolean} */ on) => setNow({ ...now, dutch: on })} />
      </div>
    </main>
    <footer class="device-foot">
      ${
        now.round < 1
          ? html`<button class="btn btn--main" data-action="throw" onClick=${begin}>
              ${t("page-nassau-shuffle")}
            </button>`
          : html`<button
              class="btn btn--main"
              data-action="throw"
              aria-disabled=${now.round >= rounds ? "true" : undefined}
              onClick=${() => now.round < rounds && next()}
            >
              ${t("page-nassau-next-round")}
            </button>`
      }
    </footer>
  `;
}
