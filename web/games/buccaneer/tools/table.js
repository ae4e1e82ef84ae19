// Who plays Buccaneer at this table, and which tools remember what: shared by the tools of the game.
import { useEffect } from "preact/hooks";
import { html } from "../../../parts/html.js";
import { Disc } from "../../../parts/seats.js";
import { Sheet } from "../../../parts/sheet.js";
import { games } from "../../../store/known.js";
import { groupsFor, seated, sitDown } from "../../../store/evening.js";
import { NAME_LIMIT, names } from "../../../store/roster.js";
import { t } from "../../../store/words.js";
import { boxColour, called } from "../../../parts/captain-slip.js";
import { useKept } from "../../../screens/tools/kept.js";
import { useBook } from "./book.js";

/** @typedef {import("../../../parts/captain-slip.js").Captain} Captain */
/** @typedef {Captain & {away: boolean}} Place `away`: this colour is not in the game */

/** The game as the engine told it, for the numbers of its box. */
export const game = () => /** @type {any} */ (games.value.find(({ name }) => name === "buccaneer"));

/** Whoever plays this evening in the colours of the box; a colour that nobody has is not in the game. @returns {Place[]} */
function here() {
  const { colours, seats } = game();
  const people = groupsFor("buccaneer")[0]?.people ?? [];
  const box = { colours, least: people.length ? seats[0] : seats[1], most: seats[1] };
  const there = seated("buccaneer", people, box);
  return colours.map((/** @type {string} */ colour) => {
    const who = there.find((one) => one.colour === colour);
    return { name: who?.name ?? "", colour, emblem: who?.emblem ?? null, away: !who };
  });
}

/** All colours, and those that play; a book that is written in keeps its own.
 * @returns {{places: Place[], seats: Place[], setPlaces: (places: Place[]) => void}} */
export function useTable() {
  const [kept, set] = useKept("buccaneer.table", /** @returns {{places: Place[] | null}} */ () => ({ places: null }));
  const [book] = useBook();
  const holds = book.past.length > 0;
  const there = Array.isArray(kept.places) ? kept.places : null;
  const places = (holds && there) || here();
  useEffect(() => {
    if (holds !== Boolean(there)) set({ places: holds ? places : null });
  }, [holds]);
  const setPlaces = (/** @type {Place[]} */ next) => {
    sitDown(
      "buccaneer",
      next.filter(({ away }) => !away).map(({ name, colour, emblem }) => ({ name, colour, emblem: emblem ?? null })),
      "buccaneer.table",
    );
    if (holds) set({ places: next });
  };
  return { places, seats: places.filter(({ away }) => !away), setPlaces };
}

/** @param {{places: Place[], onChange: (places: Place[]) => void, onClose: () => void}} props */
export function TableSlip({ places, onChange, onClose }) {
  const [least] = game().seats;
  const many = places.filter(({ away }) => !away).length;
  const change = (/** @type {number} */ at, /** @type {Partial<Place>} */ with_) =>
    onChange(places.map((place, i) => (i === at ? { ...place, ...with_ } : place)));
  return html`<${Sheet} title=${t("page-buc-table")} onClose=${onClose} className="player-slip table-slip">
    <datalist id="known-captains">${names.value.map(({ name }) => html`<option value=${name}></option>`)}</datalist>
    <ul>
      ${places.map(
        (place, at) =>
          html`<li>
            <${Disc} seat=${place} size=${34} />
            <input
              class="input"
              list="known-captains"
              aria-label=${t("page-buc-name-of", { colour: boxColour(place.colour) })}
              placeholder=${boxColour(place.colour)}
              value=${place.name}
              maxlength=${NAME_LIMIT}
              dir="auto"
              autocomplete="off"
              onInput=${(/** @type {InputEvent} */ event) =>
                change(at, { name: /** @type {HTMLInputElement} */ (event.currentTarget).value })}
            />
            <input
              class="switch"
              type="checkbox"
              role="switch"
              aria-label=${t("page-buc-plays", { who: { text: called(place) } })}
              checked=${!place.away}
              disabled=${!place.away && many <= least}
              onChange=${(/** @type {Event} */ event) =>
                change(at, { away: !(/** @type {HTMLInputElement} */ (event.currentTarget).checked) })}
            />
          </li>`,
      )}
    </ul>
    <div class="slip-foot">
      <button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button>
    </div>
  <//>`;
}

/** The captain of a colour. @param {Place[]} places @param {string} colour */
export const placeOf = (places, colour) => places.find((place) => place.colour === colour) ?? places[0];
