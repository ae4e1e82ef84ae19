// The rules in our own words, chapter by chapter, with a search; a link to one rule opens at it and lights it.
import { useEffect, useState } from "preact/hooks";
import { Bar } from "../parts/bar.js";
import { html } from "../parts/html.js";
import { say } from "../parts/live.js";
import { go } from "../router.js";
import { games } from "../store/engine.js";
import { has, rules, t } from "../store/words.js";

/** @typedef {{id: string, title: string, rules: string[]}} Chapter */

/** The keys of the text, in its order: a chapter's heading, then its rules. @param {string[]} keys @param {string} game @returns {Chapter[]} */
function chapters(keys, game) {
  /** @type {Chapter[]} */
  const out = [];
  const prefix = `${game}-chapter-`;
  for (const key of keys) {
    if (key.startsWith(prefix)) out.push({ id: key.slice(prefix.length), title: t(key), rules: [] });
    else if (/^[A-Z]{3}(-[A-Z0-9]+)+$/.test(key)) out.at(-1)?.rules.push(key);
  }
  return out;
}

/** The games whose rules are told, those that cannot be played yet among them. @param {string[]} keys */
const toldIn = (keys) => keys.flatMap((key) => /^([a-z]+)-rules-intro$/.exec(key)?.[1] ?? []);

/** Case and accents do not matter to who searches. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** @param {string} id @param {string} sought */
const matches = (id, sought) => plain(`${id} ${has(`${id}.title`) ? t(`${id}.title`) : ""} ${t(id)}`).includes(sought);

/** @param {{id: string, lit: boolean, sought: string}} props */
function Rule({ id, lit, sought }) {
  const title = has(`${id}.title`) && t(`${id}.title`);
  return html`<li class="rule ${lit ? "lit" : ""}" id=${id} tabindex="-1" aria-current=${lit ? "true" : undefined}>
    <span class="rule-no">${id}</span>
    <div>
      ${title && html`<h3>${title}</h3>`}
      <p><${Found} text=${t(id)} sought=${sought} /></p>
    </div>
  </li>`;
}

/** The words that were sought, marked in the text. @param {{text: string, sought: string}} props */
function Found({ text, sought }) {
  // only where the plain text is as long as the text itself do the places agree
  const low = plain(text);
  if (!sought || low.length !== text.length) return html`${text}`;
  const parts = [];
  let at = 0;
  for (let next = low.indexOf(sought); next >= 0; next = low.indexOf(sought, at)) {
    parts.push(text.slice(at, next), html`<mark>${text.slice(next, next + sought.length)}</mark>`);
    at = next + sought.length;
  }
  return html`${parts}${text.slice(at)}`;
}

/** @param {{params: Record<string, string>}} props */
export default function Rules({ params }) {
  const keys = rules.value;
  const told = keys ? toldIn(keys) : [];
  const known = keys ? told.includes(params.game) : has(`${params.game}-title`);
  const game = known ? params.game : games.value[0].name;
  const played = games.value.some(({ name }) => name === game);
  const [typed, setTyped] = useState("");
  const sought = plain(typed.trim());
  const all = keys ? chapters(keys, game) : [];
  const shown = all
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((id) => !sought || matches(id, sought)) }))
    .filter((chapter) => chapter.rules.length);
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const ready = all.length > 0;

  useEffect(() => {
    if (!ready || !params.at) return;
    setTyped("");
    const rule = document.getElementById(params.at);
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [ready, params.at]);

  return html`
    <${Bar} title=${t("page-rules")} note=${t(`${game}-title`)} />
    <main class="page rules" aria-busy=${!ready}>
      ${
        told.length > 1 &&
        html`<nav class="rules-of" aria-label=${t("page-rules-of")}>
          ${told.map(
            (name) =>
              html`<a
                class="btn"
                href=${`#/rules/${name}`}
                aria-current=${name === game ? "page" : undefined}
                onClick=${(/** @type {MouseEvent} */ event) => {
                  event.preventDefault();
                  go(`#/rules/${name}`, { replace: true });
                }}
                >${t(`${name}-title`)}</a
              >`,
          )}
        </nav>`
      }
      ${ready && !played && html`<p class="rules-part">${t("page-rules-cited")}</p>`}
      <p class="field search">
        <input
          class="input"
          type="search"
          aria-label=${t("page-rules-search")}
          placeholder=${t("page-rules-search")}
          value=${typed}
          autocomplete="off"
          onInput=${(/** @type {InputEvent} */ event) => setTyped(/** @type {HTMLInputElement} */ (event.currentTarget).value)}
          onChange=${() => sought && say(t("page-rules-found", { count }))}
        />
      </p>
      ${!ready && html`<p class="soft">${t("page-loading")}</p>`}
      ${
        ready &&
        (sought
          ? html`<p class="soft" data-found=${count}>${t("page-rules-found", { count })}</p>`
          : html`<nav class="chapters" aria-label=${t("page-rules-chapters")}>
                ${all.map(
                  (chapter) =>
                    html`<button class="btn" onClick=${() => toChapter(chapter.id)}>${chapter.title}</button>`,
                )}
              </nav>
              ${has(`${game}-rules-intro`) && html`<p class="rules-intro">${t(`${game}-rules-intro`)}</p>`}
              <p class="small soft">${t("page-rules-own")}</p>`)
      }
      ${shown.map(
        (chapter) =>
          html`<section key=${chapter.id} aria-labelledby=${`chapter-${chapter.id}`}>
            <h2 class="label section" id=${`chapter-${chapter.id}`} tabindex="-1">${chapter.title}</h2>
            <ol class="rule-list">
              ${chapter.rules.map((id) => html`<${Rule} key=${id} id=${id} lit=${id === params.at} sought=${sought} />`)}
            </ol>
          </section>`,
      )}
    </main>
  `;
}

/** @param {string} id */
function toChapter(id) {
  const heading = document.getElementById(`chapter-${id}`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
