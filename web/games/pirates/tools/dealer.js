// The treasure dealer: both lists of coins are mixed and lie on the wild islands; what is there, only who explores is
// told. What nobody may see is in no part of the document: it is drawn from what is kept when an island is opened.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { treasure } from "../../../art/pieces.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Disc } from "../../../parts/seats.js";
import { Icon } from "../../../parts/icon.js";
import { News } from "../../../parts/news.js";
import { Stepper } from "../../../parts/stepper.js";
import { tell } from "../../../parts/notices.js";
import { t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { People, usePeople } from "../../../screens/tools/any/people.js";
import { useKept } from "../../../screens/tools/kept.js";
import { below } from "../../../screens/tools/luck.js";

const SEATS = { low: 2, many: 2, high: 8 };

/** `islands`: the coins that lie there; `taken`: how many were loaded from each. @typedef {{lists: number[][], islands: number[][] | null, taken: number[]}} Kept */

/** @param {{id: string}} props */
export default function Dealer({ id }) {
  /** @returns {Kept} */
  const fresh = () => ({ lists: [], islands: null, taken: [] });
  const [kept, set] = useKept("pirates.dealer", fresh);
  const now = { ...fresh(), ...kept };
  const [open, setOpen] = useState(/** @type {{island: number, shown: boolean} | null} */ (null));
  const holds = now.islands !== null || now.lists.length > 0;
  const [people, setPeople] = usePeople("pirates.dealer", "pirates", SEATS, holds);
  const { data } = useAnswer("pirates.deal", { players: people.length, lists: lists(people.length, now) });
  useEffect(() => {
    // a phone that is put away shows nothing when it is taken up again
    const hide = () => document.hidden && setOpen(null);
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, []);
  const anew = () => {
    const before = now;
    set({ ...now, islands: null, taken: [] });
    if (before.islands) tell(t("page-pirates-gathered"), { label: t("page-undo"), run: () => set(before) });
  };
  if (!now.islands)
    return html`<${Lists} id=${id} now=${now} data=${data} set=${set} people=${people} setPeople=${setPeople} />`;
  if (open)
    return html`<${Island}
      number=${open.island + 1}
      coins=${open.shown ? now.islands[open.island] : null}
      onShow=${() => setOpen({ ...open, shown: true })}
      onLeave=${(/** @type {number[]} */ loaded) => {
        const islands = /** @type {number[][]} */ (now.islands).map((coins, i) =>
          i === open.island ? coins.filter((_, at) => !loaded.includes(at)) : coins,
        );
        const taken = islands.map((_, i) => (now.taken[i] ?? 0) + (i === open.island ? loaded.length : 0));
        set({ ...now, islands, taken });
        setOpen(null);
      }}
    />`;
  return html`
    <${Bar} title=${t("pirates-tool-treasure")} note=${t("page-pirates-start-gold", { gold: data?.start_gold ?? 0 })}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${anew} />
    <//>
    <main class="page dealer" data-device=${id}>
      <p class="soft">${t("page-pirates-dealt-note")}</p>
      <ul class="islands">
        ${now.islands.map(
          (coins, i) =>
            html`<li key=${i}>
              <button class="plate island" data-island=${i} onClick=${() => setOpen({ island: i, shown: false })}>
                <b class="name-it">${t("page-pirates-island", { number: i + 1 })}</b>
                <span class="small">${t("page-pirates-coins-left", { count: coins.length })}</span>
                <span class="backs" aria-hidden="true">${coins.map(() => html`<i></i>`)}</span>
              </button>
            </li>`,
        )}
      </ul>
    </main>
  `;
}

/** As many as the players, whatever was kept. @param {number} players @param {Kept} now */
const lists = (players, { lists: kept }) =>
  Array.from({ length: players }, (_, i) => ({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((value, at) => [`coin_${value}`, kept[i]?.[at] ?? 0])),
    uniques: kept[i]?.[7] ?? 0,
  }));

/** @typedef {import("../../../screens/tools/any/people.js").Person} Person */

/** What each player puts in. @param {{id: string, now: Kept, data: any, set: (now: Kept) => void, people: Person[], setPeople: (people: Person[]) => void}} props */
function Lists({ id, now, data, set, people, setPeople }) {
  const [at, setAt] = useState(0);
  const player = Math.min(at, people.length - 1);
  const own = now.lists[player] ?? [0, 0, 0, 0, 0, 0, 0, 0];
  const put = (/** @type {number[]} */ list, /** @type {number} */ to = player) =>
    set({
      ...now,
      lists: Array.from({ length: people.length }, (_, i) =>
        i === to ? list : (now.lists[i] ?? [0, 0, 0, 0, 0, 0, 0, 0]),
      ),
    });
  const deal = () => {
    const all = /** @type {number[]} */ ([...data.coins]);
    // Fisher and Yates: each order as likely as the others
    for (let i = all.length - 1; i > 0; i--) {
      const other = below(i + 1);
      [all[i], all[other]] = [all[other], all[i]];
    }
    const islands = Array.from({ length: data.islands }, (_, i) => all.slice(i * data.each, (i + 1) * data.each));
    set({ ...now, islands, taken: [] });
  };
  const mine = data?.players[player];
  return html`
    <${Bar} title=${t("pirates-tool-treasure")} />
    <main class="page dealer" data-device=${id}>
      <div class="dealer-who" role="group" aria-label=${t("pirates-tool-field-players")}>
        ${people.map((person, i) => {
          const fine = data?.players[i]?.fine;
          return html`<button
            class="btn"
            key=${person.name}
            aria-pressed=${i === player}
            data-player=${i}
            onClick=${() => setAt(i)}
          >
            <${Disc} seat=${person} size=${22} /><span class="who-name" dir="auto">${person.name}</span
            >${fine && html`<${Icon} name="check" size=${18} /><span class="sr">${t("page-pirates-complete")}</span>`}
          </button>`;
        })}
        <${People} people=${people} game="pirates" low=${SEATS.low} high=${SEATS.high} onChange=${setPeople} />
      </div>
      <${News} tag="p" class=${`dealer-sum ${mine?.fine ? "good" : "soft"}`}>${mine ? t(mine.key, mine.args) : ""}<//>
      ${
        data?.presets.length > 0 &&
        html`<div class="presets" role="group" aria-label=${t("page-pirates-house-coins")}>
          <h2 class="label">${t("page-pirates-house-coins")}</h2>
          ${data.presets.map(
            (/** @type {any} */ preset) =>
              html`<button
                class="btn"
                data-preset=${preset.id}
                onClick=${() => put([1, 2, 3, 4, 5, 6, 7].map((value) => preset.coins.filter((/** @type {number} */ one) => one === value).length).concat(0))}
              >
                ${preset.coins.join(" ")}
              </button>`,
          )}
        </div>`
      }
      <div class="die-asks">
        ${own.map(
          (count, i) =>
            html`<div class="die-ask" key=${i}>
              <label for=${`deal-${i}`}
                >${i < 7 ? t(`pirates-tool-field-coin_${i + 1}`) : t("page-pirates-uniques")}</label
              >
              <${Stepper}
                id=${`deal-${i}`}
                label=${i < 7 ? t(`pirates-tool-field-coin_${i + 1}`) : t("page-pirates-uniques")}
                value=${count}
                low=${0}
                high=${8}
                first=${0}
                onChange=${(/** @type {number} */ next) => put(own.map((one, place) => (place === i ? Math.max(0, Math.min(8, next)) : one)))}
              />
            </div>`,
        )}
      </div>
    </main>
    <footer class="device-foot">
      <button
        class="btn btn--main"
        data-action="deal"
        aria-disabled=${data?.ready ? undefined : "true"}
        onClick=${() => data?.ready && deal()}
      >
        ${t("page-pirates-deal", { islands: data?.islands ?? 0, each: data?.each ?? 0 })}
      </button>
    </footer>
  `;
}

/** One island: covered first; then its coins, of which some are loaded. @param {{number: number, coins: number[] | null, onShow: () => void, onLeave: (loaded: number[]) => void}} props */
function Island({ number, coins, onShow, onLeave }) {
  const [loaded, setLoaded] = useState(/** @type {number[]} */ ([]));
  const title = t("page-pirates-island", { number });
  if (!coins)
    return html`<${Bar} title=${title} onBack=${() => onLeave([])} />
      <main class="page dealer-cover">
        <${Icon} name="curtain" size=${72} />
        <p class="question">${t("page-pirates-covered")}</p>
        <button class="btn btn--main" data-action="show" onClick=${onShow}>
          <${Icon} name="eye" size=${22} />${t("page-pirates-look")}
        </button>
      </main>`;
  return html`<${Bar} title=${title} onBack=${() => onLeave([])} />
    <main class="page dealer looking">
      <p class="soft">${t(coins.length ? "page-pirates-load" : "page-pirates-bare")}</p>
      <div class="coin-taps coin-taps--big">
        ${coins.map(
          (value, i) =>
            html`<button
              class="gold-coin"
              aria-pressed=${loaded.includes(i)}
              data-value=${value}
              onClick=${() => setLoaded(loaded.includes(i) ? loaded.filter((one) => one !== i) : [...loaded, i])}
            >
              ${value ? html`<span class="gold-disc num" aria-hidden="true">${value}</span>` : html`<span class="gold-disc">${draw(treasure("chest", 40))}</span>`}
              <small aria-hidden="true">${loaded.includes(i) ? t("page-pirates-loaded") : " "}</small
              ><span class="sr">${value ? t("page-pirates-coin-here", { value }) : t("page-pirates-unique-here")}</span>
            </button>`,
        )}
      </div>
    </main>
    <footer class="device-foot">
      <button class="btn btn--main" data-action="cover" onClick=${() => onLeave(loaded)}>
        <${Icon} name="curtain" size=${22} />${t("page-pirates-cover", { count: loaded.length })}
      </button>
    </footer>`;
}
