// One's own deck: what is in the pile and the hand still, what is played; drawn by the phone, or ticked off by hand.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { action, halfOfDay } from "../marks.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { say } from "../../../parts/live.js";
import { Sheet } from "../../../parts/sheet.js";
import { t } from "../../../store/words.js";
import { useKept } from "../../../screens/tools/kept.js";
import { draw as drawn } from "../../../screens/tools/luck.js";
import { Rolls, withRoll } from "../../../screens/tools/rolls.js";

/** @typedef {{hand: string[], played: string[], rolls: import("../../../screens/tools/rolls.js").Roll[]}} Kept */

const HALVES = /** @type {const} */ (["morning", "evening"]);

/** @param {{device: import("../../../screens/tools/all.js").Device}} props */
export default function Cards({ device }) {
  /** @returns {Kept} */
  const fresh = () => ({ hand: [], played: [], rolls: [] });
  const [kept, setNow] = useKept(`${device.id}.face`, fresh);
  const now = { ...fresh(), ...kept };
  const [slip, setSlip] = useState(false);
  const { items } = device;
  const set = (/** @type {Partial<Kept>} */ change) => setNow({ ...now, ...change });
  const stateOf = (/** @type {string} */ id) =>
    now.played.includes(id) ? "played" : now.hand.includes(id) ? "hand" : "pile";
  const words = (/** @type {string} */ id) => {
    const { facts = {} } = items.find((item) => item.id === id) ?? {};
    return HALVES.map((half) => t(`jamaica-icon-${facts[half]}`)).join(" · ");
  };
  const left = items.length - now.hand.length - now.played.length;

  const take = () => {
    const got = drawn(items, [...now.hand, ...now.played], 1);
    if (!got.length) return;
    set({ hand: [...now.hand, ...got], rolls: withRoll(now.rolls, "draw", got) });
    say(got.map(words).join(", "));
  };
  const shuffle = () => {
    set({ played: [], rolls: withRoll(now.rolls, "shuffle", []) });
    say(t("page-tools-shuffle"));
  };
  const tap = (/** @type {string} */ id) =>
    stateOf(id) === "played"
      ? set({ played: now.played.filter((one) => one !== id) })
      : set({ played: [...now.played, id], hand: now.hand.filter((one) => one !== id) });
  return html`
    <${Bar} title=${t("jamaica-title")} note=${t("page-jam-cards-note")}>
      <${BarButton} icon="tally" label=${t("page-tools-history")} onClick=${() => setSlip(true)} />
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setNow(fresh())} />
    <//>
    <main class="device own-deck" data-device=${device.id}>
      <p class="deck-counts">
        <span><b class="num" data-left>${left}</b> ${t("page-jam-in-pile")}</span>
        <span><b class="num">${now.hand.length}</b> ${t("page-jam-in-hand")}</span>
        <span><b class="num">${now.played.length}</b> ${t("page-jam-played")}</span>
      </p>
      <ul class="own-cards">
        ${items.map(
          ({ id, facts }) =>
            html`<li key=${id}>
              <button
                class=${`own-card is-${stateOf(id)}`}
                data-card=${id}
                aria-label=${`${words(id)}: ${t(`page-jam-state-${stateOf(id)}`)}`}
                onClick=${() => tap(id)}
              >
                ${HALVES.map(
                  (half) =>
                    html`<span class=${`own-half ${half}`}
                      >${draw(halfOfDay(half, 20))}${draw(action(facts[half], 34))}</span
                    >`,
                )}
              </button>
            </li>`,
        )}
      </ul>
      <p class="small soft device-note">${t("page-jam-cards-how")}</p>
    </main>
    <footer class="device-foot">
      <button class=${left ? "btn" : "btn btn--main"} data-action="shuffle" onClick=${shuffle}>
        ${t("page-tools-shuffle")}
      </button>
      <button
        class=${left ? "btn btn--main" : "btn"}
        data-action="throw"
        aria-disabled=${left ? undefined : "true"}
        onClick=${take}
      >
        ${t("page-tools-do-deck")}
      </button>
    </footer>
    ${
      slip &&
      html`<${Sheet} title=${t("page-tools-history")} onClose=${() => setSlip(false)} className="rolls-slip">
        <${Rolls} rolls=${now.rolls} word=${words} />
      <//>`
    }
  `;
}
