// Who is at the table: the names this device knows, or seats by number; changed in a slip, kept by each tool.
import { useState } from "preact/hooks";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { Disc } from "../../../parts/seats.js";
import { Sheet } from "../../../parts/sheet.js";
import { NAME_LIMIT, names } from "../../../store/roster.js";
import { t } from "../../../store/words.js";
import { useKept } from "../kept.js";

/** @typedef {{name: string, colour: string, emblem: string | null}} Person  the name is also what tells them apart */

const COLOURS = ["red", "blue", "yellow", "black", "green", "purple"];
const EMBLEMS = ["parrot", "anchor", "skull", "swords", "wheel", "kraken"];

/** A seat for a name; a colour that nobody has, as long as there is one. @param {string} name @param {Person[]} others @returns {Person} */
function seated(name, others) {
  const known = names.peek().find((one) => one.name === name);
  const free = COLOURS.filter((colour) => !others.some((one) => one.colour === colour));
  const n = others.length;
  const colour = known && (free.includes(known.colour) || !free.length) ? known.colour : (free[0] ?? COLOURS[n % 6]);
  // beyond six a colour comes again, with another emblem
  return { name, colour, emblem: n < 6 ? (known?.emblem ?? null) : EMBLEMS[(COLOURS.indexOf(colour) + 3) % 6] };
}

/** @param {Person[]} people */
function spare(people) {
  for (let number = people.length + 1; ; number++) {
    const name = t("page-any-seat", { number });
    if (!people.some((one) => one.name === name)) return name;
  }
}

/** @param {number} many @returns {Person[]} */
function atFirst(many) {
  /** @type {Person[]} */
  const people = [];
  const known = names.peek().slice(0, many);
  for (const { name } of known) people.push(seated(name, people));
  while (people.length < many) people.push(seated(spare(people), people));
  return people;
}

/** The people of a tool, over a closed page too. @param {string} key @param {number} many  at first @param {number} high
 * @returns {[Person[], (people: Person[]) => void]} */
export function usePeople(key, many, high) {
  const [kept, set] = useKept(key, /** @returns {{people: Person[] | null}} */ () => ({ people: null }));
  const people = Array.isArray(kept.people) && kept.people.length ? kept.people.slice(0, high) : atFirst(many);
  return [people, (next) => set({ people: next })];
}

/** The button that opens the slip. @param {{people: Person[], low: number, high: number, onChange: (people: Person[]) => void, label?: string}} props */
export function People({ people, low, high, onChange, label = t("page-any-people") }) {
  const [open, setOpen] = useState(false);
  return html`<button class="btn" data-action="people" onClick=${() => setOpen(true)}>
      <${Icon} name="people" size=${20} />${label}
    </button>
    ${open && html`<${PeopleSlip} people=${people} low=${low} high=${high} onChange=${onChange} onClose=${() => setOpen(false)} />`}`;
}

/** The slip; never inside of a footer, for its head would be a banner there.
 * @param {{people: Person[], low: number, high: number, onChange: (people: Person[]) => void, onClose: () => void}} props */
export function PeopleSlip({ people, low, high, onChange, onClose }) {
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const there = (/** @type {string} */ one) => people.some((person) => person.name === one);
  const full = people.length >= high;
  const add = (/** @type {string} */ one) => !full && !there(one) && onChange([...people, seated(one, people)]);
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
        add(name || spare(people));
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
