// Statistics by name: what the finished games say of the people who played them, and of the bots by their level.
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { number, t } from "../../store/words.js";

/** @typedef {import("../../store/games.js").Head} Head */
/** @typedef {{name: string, bot: string | null, games: number, wins: number, sum: number, best: number}} Line */

/** @param {Head[]} games finished ones @returns {Line[]} the most wins first */
export function statistics(games) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const { save, result } of games) {
    if (!result) continue;
    save.seats.forEach((seat, at) => {
      // bots borrow a name for an evening: they are counted by their level
      const key = seat.bot ? `bot ${seat.bot}` : `person ${seat.name.trim().toLocaleLowerCase()}`;
      const line = lines.get(key) ?? { name: seat.name, bot: seat.bot, games: 0, wins: 0, sum: 0, best: -Infinity };
      line.games += 1;
      line.wins += result.winners.includes(at) ? 1 : 0;
      line.sum += result.totals[at];
      line.best = Math.max(line.best, result.totals[at]);
      lines.set(key, line);
    });
  }
  return [...lines.values()].sort(
    (a, b) => Number(Boolean(a.bot)) - Number(Boolean(b.bot)) || b.wins - a.wins || b.sum / b.games - a.sum / a.games,
  );
}

/** The columns. @type {{key: string, of: (line: Line) => any}[]} */
const FIGURES = [
  { key: "page-stat-games", of: ({ games }) => number(games) },
  { key: "page-stat-wins", of: ({ wins }) => number(wins) },
  { key: "page-stat-average", of: ({ sum, games }) => number(sum / games, { maximumFractionDigits: 1 }) },
  { key: "page-stat-best", of: ({ best }) => html`<b class="num brass">${number(best)}</b>` },
];

/** @param {{games: Head[]}} props */
export function Statistics({ games }) {
  const lines = statistics(games);
  if (!lines.length) return null;
  return html`<section aria-labelledby="h-statistics">
    <h2 class="label section" id="h-statistics">${t("page-statistics")}</h2>
    <table class="statistics" role="table">
      <thead>
        <tr role="row">
          <th scope="col" role="columnheader">${t("page-stat-name")}</th>
          ${FIGURES.map(({ key }) => html`<th scope="col" role="columnheader">${t(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr role="row">
              <th scope="row" role="rowheader">
                <span class="stat-who"
                  ><${Icon} name=${line.bot ? "bot" : "person"} size=${16} />${
                    line.bot
                      ? t("page-bot-level", { level: t(`bot-${line.bot}`) })
                      : html`<b class="who-name" dir="auto">${line.name}</b>`
                  }</span
                >
              </th>
              ${FIGURES.map(({ key, of }) => html`<td role="cell" data-label=${t(key)}>${of(line)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small soft">${t("page-statistics-note")}</p>
  </section>`;
}
