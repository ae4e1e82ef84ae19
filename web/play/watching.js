// Nobody here is asked: what is being told, or who thinks.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { useLater } from "../parts/painted.js";
import { rich, t } from "../store/words.js";
import { atMyWord, skip } from "./motion.js";
import { Line, gathered, keyOf } from "./log.js";
import { Head, Lookup, Trouble, Undo } from "./panel-parts.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./panel-parts.js").Props} Props */

/** How many of the things told before stay below what is being told. */
const MANY = 8;

/** Nobody here is asked: what is told, or who thinks. One frame for both, so that between two moves only words change.
 * @param {Props & {told: import("./telling.js").Told | null, thinking: any, seat: number}} props */
export function Watching({ sitting, told, thinking, seat }) {
  const bot = sitting.seats[seat].bot !== null;
  const waits = { key: bot ? "play-thinking" : "play-moment", args: { seat: { seat } } };
  const hurries = !told && thinking && !thinking.hint;
  const day = told && sitting.face.day?.([...told.past, told.event], sitting.shown.value?.view);
  // what is fought is its own heading
  const heads = !told?.scene || told.scene.aside ? day : null;
  const who = /** @type {any} */ (heads?.said.args.seat)?.seat ?? seat;
  return html`
    <${Head} sitting=${sitting} seat=${who} said=${heads?.said ?? told?.event ?? waits} />
    <div class="panel-options">
      ${told ? html`<${Telling} sitting=${sitting} told=${told} />` : html`<${Trouble} sitting=${sitting} />`}
      ${
        atMyWord() &&
        html`<button
          class="btn btn--main go-on"
          data-action="told"
          aria-disabled=${sitting.stays.value ? undefined : "true"}
          onClick=${() => sitting.stays.peek() && skip()}
        >
          ${t("play-go-on")}
        </button>`
      }
    </div>
    <footer class="panel-foot panel-foot--told">
      <${Undo} sitting=${sitting} />
      ${
        told &&
        html`<button key="skip" class="btn btn--quiet" data-action="skip" onClick=${() => sitting.rush()}>
          ${t("play-skip")}${draw(icon("next", 20))}
        </button>`
      }
      ${
        hurries &&
        html`<button key="hurry" class="btn" data-action="hurry" onClick=${() => sitting.hurry()}>
          ${draw(icon("wind", 20))}${t("play-hurry")}
        </button>`
      }
      <${Lookup} face=${sitting.face} />
    </footer>
  `;
}

/** What is below the sentence; it comes a picture after it. @param {{sitting: Sitting, told: import("./telling.js").Told}} props */
function Telling({ sitting, told }) {
  const { face, seats } = sitting;
  const shown = useLater(told);
  if (!shown) return null;
  const { event, scene, past } = shown;
  const view = sitting.shown.value?.view;
  const day = face.day?.([...past, event], view);
  if (day)
    return html`<${Day} sitting=${sitting} scene=${scene} events=${[...past, event].slice(day.from)} view=${view} />`;
  const lines = past
    .filter((one) => !scene || face.gist(one))
    .slice(-MANY)
    .reverse();
  return html`
    ${scene && html`<${face.Scene} scene=${scene} view=${view} seats=${seats} />`}
    ${lines.length > 0 && html`<div class="told-before" aria-hidden="true">${lines.map((one) => html`<${Line} key=${keyOf(one)} event=${one} seats=${seats} />`)}</div>`}
  `;
}

/** A part of the story as a card that fills in: what lies on the table, and its lines, the newest last. What is fought
 * stays in sight before the lines, of which the newest is the heading.
 * @param {{sitting: Sitting, scene: any, events: import("./types.js").Event[], view: import("./types.js").View}} props */
function Day({ sitting, scene, events, view }) {
  const { face, seats } = sitting;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const fought = scene && !scene.aside;
  useEffect(() => {
    const seen = fought ? list.current?.previousElementSibling : list.current?.lastElementChild;
    seen?.scrollIntoView({ block: "nearest" });
  }, [events.length, fought]);
  const lines = gathered(fought ? events.filter((event) => face.gist(event)) : events, face);
  return html`
    ${fought ? html`<${face.Scene} scene=${scene} view=${view} seats=${seats} />` : face.Laid && html`<${face.Laid} events=${events} view=${view} seats=${seats} />`}
    <ol class="day-lines" aria-hidden="true" ref=${list}>
      ${lines.map((event) => html`<li key=${keyOf(event)}>${rich(event.key, event.args, seats)}</li>`)}
    </ol>
  `;
}
