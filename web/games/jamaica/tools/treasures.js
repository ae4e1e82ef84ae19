// The treasure pile. A covered treasure is in the document only while its owner looks at it: held down, or after
// "show to me" until it is covered again. The history says who drew, never what.
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { good } from "../../../art/pieces.js";
import { Treasure } from "../treasures.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Picker, Segments } from "../../../parts/choices.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { Disc } from "../../../parts/seats.js";
import { Sheet } from "../../../parts/sheet.js";
import { RuleLink } from "../../../play/rule-link.js";
import { has, t } from "../../../store/words.js";
import { PeopleSlip, usePeople } from "../../../screens/tools/any/people.js";
import { useKept } from "../../../screens/tools/kept.js";
import { Heap } from "../../../screens/tools/heap.js";
import { draw as drawn } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";

/** @typedef {{id: string, by: string, up: boolean}} Got `by`: a name, the key of a colour, or nothing */
/** @typedef {{game: string, who: number, got: Got[], rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept `who`: a seat; -1: nobody said who */

const SHOWN_MS = 12_000;
const MOST = 6;

/** @param {{device: import("../../../screens/tools/all.js").Device}} props */
export default function Treasures({ device }) {
  const [pile] = device.options;
  /** @returns {Kept} */
  const fresh = () => ({ game: pile.default, who: -1, got: [], rolls: [] });
  const [kept, setNow] = useKept(`${device.id}.face`, fresh);
  const now = Array.isArray(kept.got) ? { ...fresh(), ...kept } : fresh();
  const [seats, setSeats] = usePeople(device.id, "jamaica", { low: 2, many: 4, high: MOST }, now.got.length > 0);
  const [at, setAt] = useState(now.got.length - 1);
  const [shown, setShown] = useState(false);
  const [slip, setSlip] = useState(/** @type {"rolls" | "people" | null} */ (null));
  useEffect(() => {
    if (!shown) return undefined;
    const cover = () => setShown(false);
    const late = setTimeout(cover, SHOWN_MS);
    document.addEventListener("visibilitychange", cover);
    return () => {
      clearTimeout(late);
      document.removeEventListener("visibilitychange", cover);
    };
  }, [shown]);
  const items = pile.sets[now.game];
  const left = Math.min(items.length, device.use ?? items.length) - now.got.length;
  const set = (/** @type {Partial<Kept>} */ change) => setNow({ ...now, ...change });
  const card = now.got[at];
  const facts = items.find((/** @type {any} */ item) => item.id === card?.id)?.facts;

  const take = () => {
    const ids = drawn(
      items,
      now.got.map(({ id }) => id),
      1,
    );
    const by = seats[now.who]?.name ?? "";
    setShown(false);
    setAt(now.got.length);
    set({ got: [...now.got, { id: ids[0], by, up: false }], rolls: withRoll(now.rolls, "draw", by ? [by] : []) });
    say(said(by));
  };
  const again = (game = now.game) => {
    setShown(false);
    setAt(-1);
    set({ game, got: [], rolls: withRoll(now.rolls, "shuffle", []) });
  };
  const layOpen = () => {
    setShown(false);
    const got = now.got.map((one, i) => (i === at ? { ...one, up: true } : one));
    set({ got, rolls: withRoll(now.rolls, "draw", [card.by, `open:${card.id}`]) });
  };
  return html`
    <${Bar} title=${t("jamaica-title")} note=${t(device.key)}>
      <${BarButton} icon="tally" label=${t("page-tools-history")} onClick=${() => setSlip("rolls")} />
      <${BarButton} icon="people" label=${t("page-any-people")} onClick=${() => setSlip("people")} />
      <${BarButton} icon="rules" label=${t("page-jam-rules")} href=${`#/rules/jamaica?at=${device.rule}`} />
    <//>
    <main class="device secret-pile" data-device=${device.id}>
      <${Segments}
        label=${t(pile.key)}
        value=${now.game}
        onChange=${(/** @type {string} */ game) => game !== now.game && again(game)}
        among=${pile.among.map((value) => ({ value, label: t(`page-jam-pile-${value}`) }))}
      />
      ${
        card
          ? html`<${Look} card=${card} facts=${facts} shown=${shown} onShow=${setShown} onOpen=${layOpen} />`
          : html`<div class="pile-empty">
              <${Heap}
                kind="deck"
                left=${left}
                all=${left}
                label=${`${t("page-tools-do-deck")}: ${t(device.key)}`}
                onDraw=${take}
              />
              <p class="soft">${t("page-tools-tap-to-draw")}</p>
            </div>`
      }
      <ul class="drawn-cards" aria-label=${t("page-jam-drawn")}>
        ${now.got.map(
          ({ id, by, up }, i) =>
            html`<li key=${i}>
              <button
                class="drawn-card"
                aria-pressed=${i === at}
                aria-label=${`${i + 1}: ${up ? t(`jamaica-treasure-${id}`) : said(by)}`}
                onClick=${() => {
                  setShown(false);
                  setAt(i);
                }}
              >
                ${up ? html`<${Treasure} id=${id} size=${24} />` : draw(good("treasure", 24))}<b class="num"
                  >${i + 1}</b
                >
              </button>
            </li>`,
        )}
      </ul>
      <p class="small soft device-note">
        ${card && t("page-tools-left", { count: left })} ${odds(items)}
        ${pile.house.includes(now.game) && t("page-tools-house")}
      </p>
    </main>
    <footer class="device-foot pile-foot">
      <${Picker}
        className="picker who-draws"
        label=${t("page-jam-who-draws")}
        value=${now.who}
        onChange=${(/** @type {number} */ who) => set({ who })}
        among=${[
          { value: -1, label: "–", name: t("page-jam-nobody") },
          ...seats.map((seat, value) => ({
            value,
            label: html`<${Disc} seat=${seat} size=${28} />`,
            name: seat.name,
          })),
        ]}
      />
      <button class="btn" data-action="shuffle" onClick=${() => again()}>${t("page-tools-shuffle")}</button>
      <button
        class="btn btn--main"
        data-action="throw"
        aria-disabled=${left > 0 ? undefined : "true"}
        onClick=${() => left > 0 && take()}
      >
        ${t("page-tools-do-deck")}
      </button>
    </footer>
    ${
      slip === "rolls" &&
      html`<${Sheet} title=${t("page-tools-history")} onClose=${() => setSlip(null)} className="rolls-slip">
        <${Rolls} rolls=${now.rolls.map((roll) => (roll.got.length ? roll : { ...roll, got: [""] }))} word=${word} />
      <//>`
    }
    ${slip === "people" && html`<${PeopleSlip} people=${seats} game="jamaica" low=${2} high=${MOST} onChange=${setSeats} onClose=${() => setSlip(null)} />`}
  `;
}

/** @param {string} by */
const nameOf = (by) => (by.startsWith("colour-") && has(by) ? t(by) : by);
/** @param {string} by */
const said = (by) => (by ? t("page-jam-drew", { who: { text: nameOf(by) } }) : t("page-jam-drawn-one"));
/** @param {string} got @param {number} i */
const word = (got, i) =>
  i === 0 ? said(got) : t("page-jam-laid-open", { what: { word: `jamaica-treasure-${got.slice(5)}` } });

/** What a covered card may be. @param {import("../../../screens/tools/all.js").Item[]} items */
const odds = (items) =>
  t("page-jam-pile-odds", {
    all: items.length,
    up: items.filter(({ facts }) => facts.up).length,
    cursed: items.filter(({ facts }) => facts.value < 0).length,
  });

/** The one card: its back, or while it is looked at its face.
 * @param {{card: Got, facts: any, shown: boolean, onShow: (shown: boolean) => void, onOpen: () => void}} props */
function Look({ card, facts, shown, onShow, onOpen }) {
  const seen = shown || card.up;
  // a finger that came down on the back: lifted, it covers the card again
  const held = useRef(false);
  const hold = (/** @type {boolean} */ down) => {
    if (card.up || (!down && !held.current)) return;
    held.current = down;
    onShow(down);
  };
  const keyed = (/** @type {KeyboardEvent} */ event, /** @type {boolean} */ down) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) hold(down);
  };
  return html`<div class="look">
    <button
      class=${`look-card${seen ? " seen" : ""}`}
      data-look
      aria-label=${seen ? undefined : t("page-jam-hold")}
      onPointerDown=${() => hold(true)}
      onPointerUp=${() => hold(false)}
      onPointerLeave=${() => hold(false)}
      onPointerCancel=${() => hold(false)}
      onBlur=${() => hold(false)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => keyed(event, true)}
      onKeyUp=${(/** @type {KeyboardEvent} */ event) => keyed(event, false)}
      onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    >
      ${
        seen
          ? html`<${Treasure} id=${card.id} size=${72} /><b class="look-name">${t(`jamaica-treasure-${card.id}`)}</b> ${
                has(`jamaica-treasure-${card.id}.note`) &&
                html`<span class="small">${t(`jamaica-treasure-${card.id}.note`)}</span>`
              }`
          : html`<span class="look-back" aria-hidden="true">${draw(good("treasure", 84))}</span
              ><span class="name-it">${t("page-jam-hold")}</span>`
      }
    </button>
    ${
      !card.up &&
      html`<div class="look-acts">
        <button class="btn" data-action="show" onClick=${() => onShow(!shown)}>
          <${Icon} name=${shown ? "curtain" : "eye"} size=${20} />${t(shown ? "page-jam-cover" : "page-jam-show-me")}
        </button>
        ${
          shown &&
          facts?.up &&
          html`<button class="btn btn--ink" data-action="open" onClick=${onOpen}>${t("page-jam-lay-open")}</button>
            <${RuleLink} game="jamaica" rule="JAM-TRE-01" />`
        }
      </div>`
    }
    <p class="small soft">${said(card.by)}</p>
  </div>`;
}
