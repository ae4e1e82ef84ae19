// Who is at the table: those who play this evening, as sheets and games know them too. A tool that holds something of
// theirs keeps them until it is begun anew.
import { useLayoutEffect, useState } from "preact/hooks";
import { COLOURS, mostApart } from "../../../art/colours.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { placeName } from "../../../parts/player-name.js";
import { Disc } from "../../../parts/seats.js";
import { Sheet } from "../../../parts/sheet.js";
import { beside, groupsFor, nextPerson, seated, sitDown } from "../../../store/evening.js";
import { NAME_LIMIT, names } from "../../../store/roster.js";
import { t } from "../../../store/words.js";
import { aboutOf, coloursOf } from "../../score/model.js";
import { useKept } from "../kept.js";

/** @typedef {{name: string, colour: string, emblem: string | null}} Person  the name is also what tells them apart */
/** `many` sit down where nobody is known to play. @typedef {{low: number, many: number, high: number}} Seats */

/** @param {string} game "" for the table as such */
export const coloursFor = (game) => {
  const about = aboutOf(game);
  return mostApart(about ? coloursOf(about) : COLOURS);
};

const MOST = 12;

/** Nobody is without a name here. @param {readonly Person[]} people @returns {Person[]} */
const named = (people) => people.map((one, at) => ({ ...one, name: one.name.trim() || placeName(at) }));
/** And a name that nobody gave is none. @param {Person[]} people @returns {Person[]} */
const given = (people) => people.map((one) => (isSeat(one.name) ? { ...one, name: "" } : one));
/** @param {string} name */
const isSeat = (name) => Array.from({ length: MOST }, (_, at) => placeName(at)).includes(name);

/** Who plays this game this evening. @param {string} game @param {Seats} seats @returns {Person[]} with names */
export function hereFor(game, { low, many, high }) {
  const people = groupsFor(game)[0]?.people ?? [];
  const box = { colours: coloursFor(game), least: people.length ? low : many, most: high };
  return named(seated(game, people, box));
}

/** The people of a tool. @param {string} tool @param {string} game "" for the table as such @param {Seats} seats
 * @param {boolean} holds the tool holds something of theirs: whoever sits down elsewhere meanwhile is not put in their place
 * @returns {[Person[], (people: Person[]) => void]} */
export function usePeople(tool, game, seats, holds) {
  const [kept, set] = useKept(`${tool}.people`, /** @returns {{people: Person[] | null}} */ () => ({ people: null }));
  const there = Array.isArray(kept.people) && kept.people.length ? kept.people.slice(0, seats.high) : null;
  const people = (holds && there) || hereFor(game, seats);
  // at once: a page that is closed now keeps who they are with what the tool holds
  useLayoutEffect(() => {
    if (holds !== Boolean(there)) set({ people: holds ? people : null });
  }, [holds]);
  const change = (/** @type {Person[]} */ next) => {
    sitDown(game, given(next), tool);
    if (holds) set({ people: next });
  };
  return [people, change];
}

/** The button that opens the slip. @param {{people: Person[], game?: string, low: number, high: number, onChange: (people: Person[]) => void, label?: string}} props */
export function People({ people, game = "", low, high, onChange, label = t("page-any-people") }) {
  const [open, setOpen] = useState(false);
  return html`<button class="btn" data-action="people" onClick=${() => setOpen(true)}>
      <${Icon} name="people" size=${20} />${label}
    </button>
    ${open && html`<${PeopleSlip} people=${people} game=${game} low=${low} high=${high} onChange=${onChange} onClose=${() => setOpen(false)} />`}`;
}

/** The slip; never inside of a footer, for its head would be a banner there.
 * @param {{people: Person[], game?: string, low: number, high: number, onChange: (people: Person[]) => void, onClose: () => void}} props */
export function PeopleSlip({ people, game = "", low, high, onChange, onClose }) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const there = (/** @type {string} */ one) => people.some((person) => person.name === one);
  const full = people.length >= high;
  const colours = coloursFor(game);
  const one = (/** @type {string} */ called) =>
    names.value.find((known) => known.name === called) ?? { name: called, colour: "", emblem: null };
  const sit = (/** @type {Person} */ next) => !full && onChange(named([...people, next]));
  const add = (/** @type {string} */ called) => !there(called) && sit(beside(game, one(called), people, colours));
  const known = names.value.filter((one) => !there(one.name)).slice(0, 12);
  return html`<${Sheet} title=${t("page-any-people")} onClose=${onClose} className="any-people-slip">
    <ul class="any-people-list">
      ${people.map(
        (person, i) =>
          html`<li key=${person.name}>
            <${Disc} seat=${person} size=${28} /><b class="who-name" dir="auto">${person.name}</b>
            <button
              class="btn btn--icon"
              aria-label=${t("page-any-up", { who: { text: person.name } })}
              aria-disabled=${i ? undefined : "true"}
              onClick=${() => i && onChange([...people.slice(0, i - 1), person, people[i - 1], ...people.slice(i + 1)])}
            >
              <span class="up"><${Icon} name="down" size=${20} /></span>
            </button>
            <button
              class="btn btn--icon"
              aria-label=${t("page-any-away", { who: { text: person.name } })}
              aria-disabled=${people.length > low ? undefined : "true"}
              onClick=${() => people.length > low && onChange(people.filter((one) => one !== person))}
            >
              <${Icon} name="close" size=${20} />
            </button>
          </li>`,
      )}
    </ul>
    <form
      class="any-people-add"
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (name) add(name);
        else sit(nextPerson(game, people, colours));
        setTyped("");
      }}
    >
      <input
        class="input"
        aria-label=${t("page-any-name")}
        placeholder=${t("page-any-name")}
        maxlength=${NAME_LIMIT}
        autocomplete="off"
        value=${typed}
        onInput=${(/** @type {InputEvent} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
      />
      <button class="btn" aria-disabled=${full || there(name) ? "true" : undefined}>
        <${Icon} name="plus" size=${20} />${t("page-any-add")}
      </button>
    </form>
    ${
      known.length > 0 &&
      !full &&
      html`<div class="any-people-known" role="group" aria-label=${t("page-any-known")}>
        ${known.map(
          (one) =>
            html`<button class="btn" key=${one.name} onClick=${() => add(one.name)}>
              <${Icon} name="plus" size=${16} /><span dir="auto">${one.name}</span>
            </button>`,
        )}
      </div>`
    }
    <div class="slip-foot">
      <button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button>
    </div>
  <//>`;
}
