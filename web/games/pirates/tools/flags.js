// The wild islands with the flags of who has explored them; a tap is the chosen player's. In a game of many, the end marker.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { News } from "../../../parts/news.js";
import { tell } from "../../../parts/notices.js";
import { Disc } from "../../../parts/seats.js";
import { t } from "../../../store/words.js";
import { People, usePeople } from "../../../screens/tools/any/people.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";

const ISLE =
  '<svg class="isle-art" viewBox="-32 -24 64 50" aria-hidden="true"><path d="M-26 6C-29-10-12-20 4-17S29-6 25 8 6 20-7 18-25 15-26 6Z"/></svg>';

/** `marks`: by player's name, of each island; `bearer`: the name of who bears the end marker.
 * @typedef {{many: number, marks: Record<string, string[]>, bearer: string | null, load: number[]}} Kept */

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Flags({ tool }) {
  const [players, islands, , load] = tool.asks;
  const { among, first, words } = islands.fields?.[0] ?? islands;
  const coins = /** @type {number[]} */ (load.fields?.[0].among);
  /** @returns {Kept} */
  const fresh = () => ({ many: 0, marks: {}, bearer: null, load: [] });
  const [kept, set] = useKept(tool.id, fresh);
  const now = { ...fresh(), ...kept };
  const [people, setPeople] = usePeople(
    tool.id,
    "pirates",
    { low: players.low, many: players.low, high: players.high },
    Object.values(now.marks).some((marks) => marks.some((mark) => mark !== first)),
  );
  const [chosen, choose] = useState(0);
  const { name } = people[chosen] ?? people[0];
  const bearer = people.find((person) => person.name === now.bearer);
  const { data, lines } = useAnswer(tool.id, {
    players: people.length,
    islands: (now.marks[name] ?? []).map((mark) => ({ mark: mark ?? first })),
    loaded: bearer ? 1 : 0,
    load: now.load.map((coin) => ({ coin })),
  });
  const many = data?.islands ?? now.many;
  const marksOf = (/** @type {string} */ who) => Array.from({ length: many }, (_, i) => now.marks[who]?.[i] ?? first);
  const tap = (/** @type {number} */ at) => {
    if (!data) return;
    const mine = marksOf(name).map((mark, i) => (i === at ? data.next[mark] : mark));
    set({ ...now, many, marks: { ...now.marks, [name]: mine } });
  };
  const anew = () => {
    set(fresh());
    tell(t("page-tools-anew-done"), { label: t("page-undo"), run: () => set(now) });
  };
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${anew} />
    <//>
    <main class="page flags-face" data-helper=${tool.id}>
      <div class="flags-who" role="radiogroup" aria-label=${t(players.key)}>
        ${people.map(
          (person, i) =>
            html`<button
              class="btn"
              role="radio"
              key=${person.name}
              data-player=${i}
              aria-checked=${person.name === name}
              onClick=${() => choose(i)}
            >
              <${Disc} seat=${person} size=${24} /><span class="who-name" dir="auto">${person.name}</span>
            </button>`,
        )}
        <${People} people=${people} game="pirates" low=${players.low} high=${players.high} onChange=${setPeople} />
      </div>
      <ul class="flags-isles">
        ${Array.from({ length: many }, (_, i) => {
          const here = people.map((person) => ({ person, mark: marksOf(person.name)[i] }));
          const told = here.filter(({ mark }) => mark !== first);
          const spoken = told.map(
            ({ person, mark }) => `${person.name}, ${t(words?.[(among ?? []).indexOf(mark)] ?? islands.key)}`,
          );
          return html`<li key=${i}>
            <button class="flags-isle" data-island=${i + 1} onClick=${() => tap(i)}>
              ${draw(ISLE)}<b class="num" aria-hidden="true">${i + 1}</b>
              <span class="sr">${[t("page-pirates-isle", { number: i + 1 }), ...spoken].join("; ")}</span>
              <span class="flags-here">
                ${told.map(
                  ({ person, mark }) =>
                    html`<span class=${`flags-mark flags-mark--${mark}`} key=${person.name}
                      ><${Disc} seat=${person} size=${24}
                    /></span>`,
                )}
              </span>
            </button>
          </li>`;
        })}
      </ul>
      <${News}>
        <${Lines} game="pirates" lines=${lines.slice(0, data?.marker ? -1 - Number(Boolean(bearer)) : undefined)} />
      <//>
      ${
        data?.marker &&
        html`<section class="plate flags-end">
          <h2 class="label">${t("page-pirates-marker")}</h2>
          <div class="flags-bearers" role="group" aria-label=${t("page-pirates-marker")}>
            ${people.map(
              (person) =>
                html`<button
                  class="btn btn--icon"
                  key=${person.name}
                  data-bearer=${person.name}
                  aria-pressed=${person === bearer}
                  aria-label=${t("page-pirates-bears", { who: { text: person.name } })}
                  onClick=${() => set({ ...now, ...(person === bearer ? { bearer: null, load: [] } : { bearer: person.name }) })}
                >
                  <${Disc} seat=${person} size=${32} />
                </button>`,
            )}
          </div>
          ${
            bearer &&
            html`<div class="coin-taps" role="group" aria-label=${t(load.key)}>
              ${coins.map((coin) => {
                const others = now.load.filter((one) => one !== coin);
                const there = others.length < now.load.length;
                return html`<button
                  class="gold-coin"
                  key=${coin}
                  data-coin=${coin}
                  aria-pressed=${there}
                  onClick=${() => set({ ...now, load: there ? others : [...others, coin] })}
                >
                  <span class=${`gold-disc num ${data.coin === coin ? "marked" : ""}`}>${coin}</span>
                </button>`;
              })}
            </div>`
          }
          <${News}><${Lines} game="pirates" lines=${lines.slice(-1 - Number(Boolean(bearer)))} /><//>
        </section>`
      }
    </main>
  `;
}
