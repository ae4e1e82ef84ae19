// One die, spinner, deck or bag, full screen and large; what came before stands beneath, with its time.
import { useState } from "preact/hooks";
import { Bar } from "../../parts/bar.js";
import { Segments } from "../../parts/choices.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { say } from "../../parts/live.js";
import { Sheet } from "../../parts/sheet.js";
import { has, t } from "../../store/words.js";
import { Heap } from "./heap.js";
import { draw as drawn, oneOf, remaining } from "./luck.js";
import { Rolls, withRoll } from "./rolls.js";
import { Die, useThrown } from "./thrown.js";

/** @typedef {import("./all.js").Device} DeviceSaid */
/** @typedef {import("./all.js").Item} Item */
/** @typedef {import("./all.js").Part} Part */
/** @typedef {{rolls: import("./rolls.js").Roll[], out: string[], options: Record<string, any>, many: number, copies: Record<string, number>}} Kept */

/** @param {DeviceSaid} device @returns {Kept} */
const fresh = (device) => ({
  rolls: [],
  out: [],
  options: Object.fromEntries(device.options.map((option) => [option.id, option.default])),
  many: device.kind === "dice" && device.draws.to === device.parts.length ? device.draws.to : device.draws.from,
  copies: {},
});

/** What a choice before the first draw has put in place of the device's own. @param {DeviceSaid} device @param {Kept} now */
function made(device, now) {
  let { parts, items } = device;
  let house = device.house;
  for (const option of device.options) {
    if (option.kind !== "choice") continue;
    const set = option.sets[now.options[option.id]];
    if (set && parts.length) parts = set;
    else if (set) items = set;
    if (option.house.length) house = option.house.includes(now.options[option.id]);
  }
  const own = Object.keys(now.copies).length > 0;
  items = items.map((item) => ({ ...item, game: device.game }));
  if (own) items = items.map((item) => ({ ...item, count: now.copies[item.id] ?? item.count }));
  return { parts, items, house: house && !own };
}

/** @param {string | number} face */
const faceWord = (face) => {
  const key = `page-face-${face}`;
  return typeof face === "string" && has(key) ? t(key) : String(face);
};

/** @param {Item | undefined} item @param {string} id */
function itemWord(item, id) {
  if (item?.word && has(item.word)) return t(item.word);
  const facts = Object.values(item?.facts ?? {}).map((fact) =>
    has(`${item?.game}-icon-${fact}`) ? t(`${item?.game}-icon-${fact}`) : String(fact),
  );
  return facts.length ? facts.join(" · ") : id;
}

/** @param {DeviceSaid} device */
export function useDevice(device) {
  const { now, coming, aloft, set, cast } = useThrown(device.id, () => fresh(device));
  const { parts, items, house } = made(device, now);
  const rolled = parts.length > 0;
  const word = (/** @type {string} */ got) =>
    rolled
      ? faceWord(got)
      : itemWord(
          items.find((item) => item.id === got),
          got,
        );

  const act = () => {
    const chosen = device.kind === "dice" && device.draws.to > 1 ? parts.slice(0, now.many) : parts;
    const got = rolled
      ? chosen.map(({ faces }) => String(oneOf(faces)))
      : drawn(items, now.out, Math.max(device.draws.from, now.many));
    if (!got.length) return;
    const said = got.map(word).join(", ");
    if (rolled) return cast({ rolls: withRoll(now.rolls, "roll", got), out: [] }, said);
    set({ rolls: withRoll(now.rolls, "draw", got), out: [...now.out, ...got] });
    return say(said);
  };
  const shuffle = () => set({ rolls: withRoll(now.rolls, "shuffle", []), out: [] });
  const left = rolled ? 0 : remaining(items, now.out).length;
  const limit = device.use === null ? left : Math.max(0, device.use - now.out.length);
  const spent = !rolled && Math.min(left, limit) === 0;
  return {
    now,
    coming,
    aloft,
    set,
    act,
    shuffle,
    word,
    parts,
    items,
    house,
    rolled,
    left: Math.min(left, limit),
    spent,
  };
}

/** @param {{device: DeviceSaid}} props */
export function Device({ device }) {
  const { now, coming, aloft, set, act, shuffle, word, parts, house, rolled, left, spent } = useDevice(device);
  const [slip, setSlip] = useState(false);
  const shown = (aloft ? coming : now).rolls.at(-1);
  const countable = device.draws.to > device.draws.from;
  return html`
    <${Bar} title=${t(device.key)} note=${t(has(`${device.game}-title`) ? `${device.game}-title` : "page-tools-any")}>
      ${
        device.options.some(({ kind }) => kind === "copies") &&
        html`<button
          class="btn btn--icon"
          aria-label=${t("page-tools-copies")}
          data-action="copies"
          onClick=${() => setSlip(true)}
        >
          <${Icon} name="pen" />
        </button>`
      }
    <//>
    <main class="device" data-device=${device.id}>
      ${device.options
        .filter(({ kind }) => kind === "choice")
        .map(
          (option) =>
            html`<${Segments}
              label=${t(option.key)}
              value=${now.options[option.id]}
              onChange=${(/** @type {any} */ value) => set({ options: { ...now.options, [option.id]: value }, out: [] })}
              among=${option.among.map((value, i) => ({ value, label: t(option.words[i]) }))}
            />`,
        )}
      <div class="throw${rolled ? "" : " throw--drawn"}" aria-live="off">
        ${
          !rolled &&
          html`<${Heap}
            kind=${device.kind}
            left=${left}
            all=${left + now.out.length}
            label=${`${t(`page-tools-do-${device.kind}`)}: ${t(device.key)}`}
            onDraw=${spent ? undefined : act}
          />`
        }
        ${
          shown && shown.what !== "shuffle"
            ? shown.got.map(
                (got, i) =>
                  html`<figure class=${`thrown thrown--${device.kind}`} key=${i}>
                    ${
                      device.kind === "dice" && word(got).length < 3
                        ? html`<${Die}
                              face=${got === "star" ? got : word(got)}
                              aloft=${aloft}
                              faces=${parts[i].faces}
                            />${!aloft && html`<b class="sr">${word(got)}</b>`}`
                        : html`<b class=${word(got).length > 3 ? "words" : "num"}>${word(got)}</b>`
                    }
                    ${rolled && parts.length > 1 && has(`page-part-${parts[i]?.id}`) && html`<figcaption>${t(`page-part-${parts[i].id}`)}</figcaption>`}
                  </figure>`,
              )
            : html`<p class="soft">${t(rolled ? "page-tools-not-yet" : "page-tools-tap-to-draw")}</p>`
        }
      </div>
      <p class="small soft device-note">${house && t("page-tools-house")}</p>
      <${Rolls} rolls=${now.rolls} word=${word} />
    </main>
    <footer class="device-foot">
      ${
        countable &&
        html`<div class="stepper">
          <button
            aria-label=${t("page-tools-fewer")}
            onClick=${() => set({ many: Math.max(device.draws.from, now.many - 1) })}
          >
            −
          </button>
          <output class="num">${now.many}</output>
          <button
            aria-label=${t("page-tools-more")}
            onClick=${() => set({ many: Math.min(device.draws.to, now.many + 1) })}
          >
            +
          </button>
        </div>`
      }
      ${
        !rolled &&
        html`<button class="btn" data-action="shuffle" onClick=${shuffle}>${t("page-tools-shuffle")}</button>`
      }
      <button
        class="btn btn--main"
        data-action="throw"
        aria-disabled=${spent ? "true" : undefined}
        onClick=${() => !spent && act()}
      >
        ${t(`page-tools-do-${device.kind}`)}
      </button>
      ${device.tool && html`<a class="btn" href=${`#/tools/${device.tool}`}>${t("page-tools-settle")}</a>`}
    </footer>
    ${
      slip &&
      html`<${Copies}
        items=${made(device, { ...now, copies: {} }).items}
        copies=${now.copies}
        onChange=${(/** @type {Record<string, number>} */ copies) => set({ copies, out: [] })}
        onClose=${() => setSlip(false)}
      />`
    }
  `;
}

/** How many of each one's own box has.
 * @param {{items: Item[], copies: Record<string, number>, onChange: (copies: Record<string, number>) => void, onClose: () => void}} props */
const Copies = ({ items, copies, onChange, onClose }) =>
  html`<${Sheet} title=${t("page-tools-copies")} onClose=${onClose} className="options-slip">
    <p class="small soft">${t("page-tools-copies-note")}</p>
    <ul class="value-list">
      ${items.map(
        (item) =>
          html`<li>
            <label for=${`copy-${item.id}`}>${itemWord(item, item.id)}</label>
            <input
              class="input"
              id=${`copy-${item.id}`}
              type="number"
              inputmode="numeric"
              min="0"
              max="99"
              value=${copies[item.id] ?? item.count}
              onInput=${(/** @type {InputEvent} */ event) => {
                const typed = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
                if (Number.isInteger(typed) && typed >= 0 && typed < 100) onChange({ ...copies, [item.id]: typed });
              }}
            />
          </li>`,
      )}
    </ul>
    <div class="slip-foot">
      <button class="btn" onClick=${() => onChange({})}>${t("page-tools-copies-house")}</button>
      <button class="btn btn--ink" onClick=${onClose}>${t("page-score-done")}</button>
    </div>
  <//>`;
