// What the panel has whoever is asked: its heading, what went wrong, the way back, and the card to look things up on.
import { useEffect, useRef, useState } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { useSaid } from "../parts/live.js";
import { Disc } from "../parts/seats.js";
import { Sheet } from "../parts/sheet.js";
import { nowhere, thenGo } from "../parts/waits.js";
import { rich, t } from "../store/words.js";
import { letter } from "./letters.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./types.js").Said} Said */
/** @typedef {{sitting: Sitting, hand: Hand, onLog: () => void}} Props */

/** The focus is nowhere, or where it waits for the next question. */
export const adrift = () => nowhere() || Boolean(document.activeElement?.matches(".panel"));

/** Nothing was done yet since the screen came. */
const arriving = () => document.activeElement?.matches("h1") ?? false;

/** The heading: who, and what is asked. It takes the focus when a person is asked.
 * @param {{sitting: Sitting, seat: number, said: Said, calls?: boolean, children?: any}} props */
export function Head({ sitting, seat, said, calls = true, children }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // it may be drawn before it may be answered
  const open = sitting.open.value;
  useEffect(() => {
    // only where the pressed button is gone: whoever reads elsewhere is left alone
    if (calls && open) return thenGo(() => (adrift() || arriving()) && heading.current?.focus({ preventScroll: true }));
  });
  return html`<header class="panel-head">
    <${Disc} seat=${sitting.seats[seat]} size=${34} />
    <h2 class="question" id="ask" tabindex="-1" ref=${heading}>${rich(said.key, said.args, sitting.seats)}</h2>
    ${children}
  </header>`;
}

/** What went wrong, and what to do about it. @param {{sitting: Sitting}} props */
export function Trouble({ sitting }) {
  const trouble = sitting.trouble.value;
  if (!trouble) return null;
  return html`<${Troubled} said=${t(trouble.key, trouble.args, sitting.seats)}>
    ${draw(icon("rock", 22))}
    <div>
      <p>${rich(trouble.key, trouble.args, sitting.seats)}</p>
      ${
        trouble.key === "play-engine-gone" &&
        html`<button class="btn" onClick=${() => sitting.engine.restart().catch(() => {})}>
          ${t("play-engine-again")}
        </button>`
      }
    </div>
  <//>`;
}

/** @param {{said: string, children?: any}} props */
function Troubled({ said, children }) {
  useSaid(said, { open: true });
  return html`<div class="why trouble">${children}</div>`;
}

/** @param {{sitting: Sitting}} props */
export function Undo({ sitting }) {
  void sitting.chapters.value;
  void sitting.shown.value;
  const able = sitting.undoable() > 0;
  return html`<button
    class="btn btn--quiet undo"
    data-action="undo"
    ...${letter("U")}
    aria-disabled=${able ? undefined : "true"}
    onClick=${() => sitting.undo()}
  >
    ${draw(icon("undo", 22))}${t("play-undo")}
  </button>`;
}

/** The card of the box that all look things up on. @param {{face: import("./types.js").Face}} props */
export function Lookup({ face: { lookup } }) {
  const [open, setOpen] = useState(false);
  if (!lookup) return null;
  return html`<button class="btn btn--quiet" data-action="look-up" onClick=${() => setOpen(true)}>
      ${draw(icon(lookup.icon, 20))}${t(lookup.word)}
    </button>
    ${open && html`<${Sheet} title=${t(lookup.title)} onClose=${() => setOpen(false)}><${lookup.Card} /><//>`}`;
}
