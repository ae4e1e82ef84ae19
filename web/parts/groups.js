// The groups that have played on this device, each with one tap: whoever is not the group that sits there already.
import { groupsFor } from "../store/evening.js";
import { t } from "../store/words.js";
import { html } from "./html.js";
import { Disc } from "./seats.js";

/** @typedef {import("../store/evening.js").Person} Person */

const MOST = 3;

/** @param {readonly {name: string}[]} some @param {readonly {name: string}[]} others */
export const samePeople = (some, others) =>
  some.length === others.length && some.every(({ name }) => others.some((one) => one.name.trim() === name.trim()));

/** @param {{game: string, people: readonly {name: string}[], onPick: (people: Person[]) => void}} props */
export function Groups({ game, people, onPick }) {
  const others = groupsFor(game)
    .map((group) => group.people)
    .filter((group) => group.every(({ name }) => name) && !samePeople(group, people))
    .slice(0, MOST);
  if (!others.length) return null;
  return html`<div class="groups" role="group" aria-label=${t("page-groups")}>
    ${others.map(
      (group) =>
        html`<button type="button" class="btn" data-group onClick=${() => onPick(group)}>
          <span class="seats">${group.map((one) => html`<${Disc} seat=${one} size=${22} />`)}</span>
          <span>${t("page-names", { who: group.map((_, seat) => ({ seat })) }, group)}</span>
        </button>`,
    )}
  </div>`;
}
