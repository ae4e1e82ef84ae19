// The gold tally: a bar for each player, and in a duel the mark that must be passed. The engine adds up and judges.
import { useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { tell } from "../../../parts/notices.js";
import { Disc } from "../../../parts/seats.js";
import { Sheet } from "../../../parts/sheet.js";
import { Stepper } from "../../../parts/stepper.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { PeopleSlip, usePeople } from "../../../screens/tools/any/people.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {import("../../../screens/tools/all.js").Tool} Tool */
/** `coins`: what each has, by name. @typedef {{start_gold: number, coins: Record<string, Record<string, number>>}} Kept */

/** @param {{tool: Tool}} props */
export default function GoldFace({ tool }) {
  const [start, group] = tool.asks;
  const fields = group.fields ?? [];
  const none = () => Object.fromEntries(fields.map(({ id, first }) => [id, first]));
  const [now, set] = useKept(tool.id, /** @returns {Kept} */ () => ({ start_gold: start.first, coins: {} }));
  const coinsOf = now.coins ?? {};
  const seats = { low: group.low, many: 2, high: group.high };
  const [people, setPeople] = usePeople(tool.id, "pirates", seats, Object.keys(coinsOf).length > 0);
  const players = people.map(({ name }) => ({ ...none(), ...coinsOf[name] }));
  const [open, setOpen] = useState(-1);
  const [slip, setSlip] = useState(/** @type {"table" | "people" | null} */ (null));
  const { data, lines, faults } = useAnswer(tool.id, { start_gold: now.start_gold, players });
  const nameOf = (/** @type {number} */ i) => people[i].name;
  const change = (/** @type {number} */ i, /** @type {Record<string, number>} */ player) =>
    set({ ...now, coins: { ...coinsOf, [nameOf(i)]: player } });
  const coins = fields.filter(({ id }) => id.startsWith("coin_"));
  const anew = () => {
    setSlip(null);
    set({ ...now, coins: {} });
    tell(t("page-pirates-anew-done"), { label: t("page-undo"), run: () => set(now) });
  };
  return html`
    <${Bar} title=${t(tool.key)} note=${t("page-pirates-gold-of", { gold: now.start_gold })}>
      <${BarButton} icon="people" label=${t("page-any-people")} onClick=${() => setSlip("people")} />
      <${BarButton} icon="settings" label=${t("page-pirates-table")} onClick=${() => setSlip("table")} />
    <//>
    <main class="page gold-face" data-helper=${tool.id}>
      <ul class="gold-players">
        ${players.map((player, i) => {
          const mine = data?.players[i];
          return html`<li
            class=${`plate ${data?.needed && mine?.left === 0 ? "past-half" : ""}`}
            key=${i}
            data-player=${i}
          >
            <button class="gold-head" onClick=${() => setOpen(i)}>
              <${Disc} seat=${people[i]} size=${30} /><b class="who-name name-it" dir="auto">${nameOf(i)}</b>
              <span class="gold-sum num">${mine?.gold ?? "…"}</span>
              <${Icon} name="pen" size=${20} />
            </button>
            <${Way} gold=${mine?.gold ?? 0} data=${data} />
            ${data?.needed && mine && html`<p class="small">${mine.left ? t("page-pirates-to-go", { left: mine.left }) : t("page-pirates-won")}</p>`}
            <div class="coin-taps" role="group" aria-label=${t("page-pirates-coins-of", { name: { text: nameOf(i) } })}>
              ${coins.map(
                ({ id, high }) =>
                  html`<button
                    class="gold-coin"
                    data-coin=${id}
                    onClick=${() => (player[id] ?? 0) < high && change(i, { ...player, [id]: (player[id] ?? 0) + 1 })}
                  >
                    <span class="gold-disc num" aria-hidden="true">${id.slice(5)}</span
                    ><small aria-hidden="true">${player[id] ? `×${player[id]}` : " "}</small
                    ><span class="sr"
                      >${t("page-pirates-coin", { value: Number(id.slice(5)), count: player[id] ?? 0 })}</span
                    >
                  </button>`,
              )}
            </div>
          </li>`;
        })}
      </ul>
      <${Lines}
        game="pirates"
        lines=${data?.needed ? lines.filter(({ key }) => key.endsWith("-won")) : lines}
        faults=${faults}
      />
    </main>
    ${
      open >= 0 &&
      open < people.length &&
      html`<${Sheet} title=${nameOf(open)} onClose=${() => setOpen(-1)} className="options-slip">
        <div class="die-asks">
          ${fields
            .filter(({ id }) => id !== "holds" || people.length > 2)
            .map(
              (one) =>
                html`<div class="die-ask" key=${one.id}>
                  <label for=${one.id}>${t(one.key)}</label>
                  <${Stepper}
                    id=${one.id}
                    label=${t(one.key)}
                    value=${players[open][one.id] ?? one.first}
                    low=${one.low}
                    high=${one.high}
                    first=${one.first}
                    onChange=${(/** @type {number} */ value) => change(open, { ...players[open], [one.id]: value })}
                  />
                </div>`,
            )}
        </div>
      <//>`
    }
    ${
      slip === "table" &&
      html`<${Sheet} title=${t("page-pirates-table")} onClose=${() => setSlip(null)} className="options-slip">
        <div class="ask-row">
          <label for="start-gold">${t(start.key)}</label>
          <${Stepper}
            id="start-gold"
            label=${t(start.key)}
            value=${now.start_gold}
            low=${start.low}
            high=${start.high}
            first=${start.first}
            onChange=${(/** @type {number} */ gold) => set({ ...now, start_gold: gold })}
          />
        </div>
        <div class="slip-foot">
          <button class="btn" onClick=${anew}>${t("page-tools-anew")}</button>
        </div>
      <//>`
    }
    ${
      slip === "people" &&
      html`<${PeopleSlip}
        people=${people}
        game="pirates"
        low=${seats.low}
        high=${seats.high}
        onChange=${setPeople}
        onClose=${() => setSlip(null)}
      />`
    }
  `;
}

/** How far it is; the mark stands where more than half begins. @param {{gold: number, data: any}} props */
function Way({ gold, data }) {
  if (!data) return html`<div class="way-bar"></div>`;
  const part = (/** @type {number} */ n) => `${Math.min(100, (100 * n) / data.full)}%`;
  return html`<div class="way-bar" aria-hidden="true">
    <i style=${{ width: part(gold) }}></i>
    ${data.half !== null && html`<span class="half" style=${{ left: part(data.half) }}></span>`}
  </div>`;
}
