// The table: whose turn it is, the board, what everybody has, the question and its answers. Any game's board fits in.
import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { faceOf } from "../parts/face-of.js";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { Heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { useDress } from "../parts/later-styles.js";
import { Icon } from "../parts/icon.js";
import { unsay } from "../parts/live.js";
import { OtherTab } from "../parts/other-tab.js";
import { Disc } from "../parts/seats.js";
import { go, screenName } from "../router.js";
import { keepAwake } from "../store/settings.js";
import { t } from "../store/words.js";
import { Alone, CaptainSheet } from "../play/captain.js";
import { BoardFrame } from "../play/board-frame.js";
import { Curtain, curtained } from "../play/curtain.js";
import { stayAwake } from "../play/garnish.js";
import { takeUp } from "../play/hand.js";
import { lower } from "../play/holder.js";
import { Lost } from "../play/lost.js";
import { covered } from "../play/moment.js";
import { useKeys } from "../play/keys.js";
import { Panel } from "../play/panel.js";
import { Reveal } from "../play/reveal.js";
import { LogSheet, MenuSheet, HelpSheet } from "../play/sheets.js";
import { sitDown } from "../play/sitting.js";
import { Progress, Strip } from "../play/strip.js";
import { useTaps } from "../play/taps.js";
import { announce } from "../play/triumph.js";

/** @typedef {import("../play/sitting.js").Sitting} Sitting */

/** @param {{params: Record<string, string>}} props */
export default function Play({ params }) {
  const sitting = useSignal(/** @type {Sitting | null} */ (null));
  const lost = useSignal(/** @type {{key: string, args?: any} | null} */ (null));
  useEffect(() => {
    let gone = false;
    sitDown(params.id, faceOf).then(
      (sat) => (gone ? sat.leave() : (sitting.value = sat)),
      (cause) => {
        if (!cause.key) console.error(cause);
        lost.value = cause.key ? cause : { key: "page-store-damaged" };
      },
    );
    return () => {
      gone = true;
      sitting.peek()?.leave();
      lower();
    };
  }, [params.id]);
  const [broken, mend] = useErrorBoundary();
  useEffect(() => {
    if (!broken) return;
    const it = sitting.peek();
    // the picture that was kept cannot be drawn: the engine makes another
    if (it && !it.awake.peek()) {
      it.shown.value = null;
      mend();
    } else {
      console.error(broken);
      lost.value = { key: "page-save-damaged" };
    }
  }, [broken]);
  if (lost.value) return html`<${Lost} said=${lost.value} id=${params.id} />`;
  return sitting.value && !broken && html`<${Table} sitting=${sitting.value} />`;
}

/** @param {{sitting: Sitting}} props */
function Table({ sitting }) {
  useDress(sitting.game);
  const hand = useRef(/** @type {import("../play/hand.js").Hand | null} */ (null));
  hand.current ??= takeUp(sitting);
  const held = hand.current;
  const sheet = useSignal(/** @type {"log" | "menu" | "help" | null} */ (null));
  const captain = useSignal(/** @type {number | null} */ (null));
  const table = sitting.shown.value;
  const moment = sitting.moment.value;
  const behind = moment ? covered(sitting, moment) : curtained(sitting);

  useEffect(() => {
    const sleep = stayAwake(() => keepAwake.value && Boolean(sitting.shown.peek()?.decision));
    return () => {
      sleep();
      unsay();
      held.drop();
    };
  }, []);
  useEffect(() => {
    screenName.value = behind ? "curtain" : null;
  }, [behind]);
  // with the table itself: what was said to one person is not there a moment longer
  useLayoutEffect(() => {
    if (behind) unsay();
  }, [behind]);
  useEffect(() => {
    if (!table?.result || sitting.busy.value || !sitting.awake.value) return;
    announce(sitting.id);
    go(`#/end/${sitting.id}`, { replace: true });
  }, [table, sitting.busy.value, sitting.awake.value]);
  useFocus(table, sitting.acts.peek());
  useKeys(sitting, held, sheet);
  const asked = sitting.open.value && table?.decision;
  useTaps(sitting.open.value, [
    moment,
    behind,
    asked && `${table.entries} ${asked.key} ${asked.seat}`,
    held.look.value,
  ]);

  if (!table && sitting.trouble.value) return html`<${Lost} said=${sitting.trouble.value} id=${sitting.id} />`;
  if (!table) return html`<main class="lost"><p class="soft">${t("play-moment")}</p></main>`;
  if (moment) return html`<${Alone} sitting=${sitting} moment=${moment} />`;
  if (behind) return html`<${Curtain} sitting=${sitting} />`;
  return html`
    <${TurnBar}
      sitting=${sitting}
      table=${table}
      onMenu=${() => (sheet.value = "menu")}
      onLog=${() => (sheet.value = "log")}
    />
    <main data-entries=${table.entries}>
      <${OtherTab} game=${sitting.kept} onTaken=${() => {}} />
      <${Progress} face=${sitting.face} view=${table.view} sides=${table.sides} />
      <${BoardFrame} sitting=${sitting} hand=${held} table=${table} />
      <${Strip} sitting=${sitting} table=${table} onCaptain=${(/** @type {number} */ seat) => (captain.value = seat)} />
      <${Panel} sitting=${sitting} hand=${held} onLog=${() => (sheet.value = "log")} />
    </main>
    ${sitting.revealed.value && html`<${Reveal} key=${sitting.revealed.value.close} sitting=${sitting} revealed=${sitting.revealed.value} />`}
    ${sheet.value === "log" && html`<${LogSheet} sitting=${sitting} onClose=${() => (sheet.value = null)} />`}
    ${sheet.value === "menu" && html`<${MenuSheet} sitting=${sitting} onClose=${() => (sheet.value = null)} onHelp=${() => (sheet.value = "help")} />`}
    ${
      captain.value !== null &&
      html`<${CaptainSheet} sitting=${sitting} seat=${captain.value} onClose=${() => (captain.value = null)} />`
    }
    ${sheet.value === "help" && html`<${HelpSheet} sitting=${sitting} onClose=${() => (sheet.value = null)} />`}
  `;
}

/** @param {{sitting: Sitting, table: import("../play/types.js").Snapshot, onMenu: () => void, onLog: () => void}} props */
function TurnBar({ sitting, table, onMenu, onLog }) {
  // where everybody chooses at once it is the turn of whoever is asked
  const seat = sitting.seats[table.decision?.turn ?? table.turn];
  const { said } = sitting.face.progress(table.view, table.sides ?? []);
  return html`<header class="bar">
    <button class="btn btn--icon" aria-label=${t("play-menu")} onClick=${onMenu}><${Icon} name="menu" /></button>
    <div class="bar-name">
      <${Heading}>${sitting.kept.head.title ?? t(`${sitting.game}-title`)}<//>
      <p class="small soft">
        ${t(said.key, said.args)}${sitting.face.Beside && html`<${sitting.face.Beside} view=${table.view} />`}
      </p>
    </div>
    <div class="turn">
      <${Disc} seat=${seat} size=${30} /><b dir="auto">${seat.name}</b>${seat.bot && draw(icon("bot", 18))}
      <span class="sr">${t(seat.bot ? "play-bot-to-play" : "play-to-play")}</span>
    </div>
    <button class="btn btn--icon" aria-label=${t("play-log")} data-action="log" onClick=${onLog}>
      <${Icon} name="log" />
    </button>
  </header>`;
}

/** After a redraw the focus stays on the same option or place where it is still there; after an answer it goes to the question
 * that follows, where a second Enter does no harm. @param {unknown} table @param {number} acts */
function useFocus(table, acts) {
  const last = useRef(/** @type {string | null} */ (null));
  useEffect(() => {
    const note = (/** @type {FocusEvent} */ event) => {
      const target = /** @type {HTMLElement | SVGElement} */ (event.target);
      const { option, place } = target.dataset ?? {};
      last.current = option
        ? `[data-option="${CSS.escape(option)}"]`
        : place
          ? `[data-place="${CSS.escape(place)}"]`
          : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => void (last.current = null), [acts]);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (last.current && (!active || active === document.body)) {
      const same = document.querySelector(last.current);
      if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
    }
  }, [table]);
}
