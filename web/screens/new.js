// A new game: who sits where, which options, and off. Never waits for the engine until the game is to begin.
import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { draw } from "../art/draw.js";
import { fleetShip } from "../art/ships.js";
import { Bar, BarButton } from "../parts/bar.js";
import { faceOf } from "../parts/face-of.js";
import { failureText } from "../parts/failure.js";
import { html } from "../parts/html.js";
import { Icon } from "../parts/icon.js";
import { say } from "../parts/live.js";
import { useRoom } from "../parts/room.js";
import { hasRules } from "../play/rule-link.js";
import { go } from "../router.js";
import { engineOf, engineProgress, engineState } from "../store/engine.js";
import { games } from "../store/known.js";
import { createGame, gameLike } from "../store/games.js";
import { rememberSetup } from "../store/roster.js";
import { percent, t } from "../store/words.js";
import {
  finishedOptions,
  finishedSeats,
  linkedDraft,
  objection,
  openingDraft,
  recoloured,
  seedOf,
} from "./new/draft.js";
import { Options } from "./new/options.js";
import { Captains } from "./new/captains.js";

/** @typedef {import("./new/draft.js").Draft} Draft */
/** @typedef {import("./new/draft.js").Game} Game */

/** Kept while the page is open: a look into the rules does not empty the form.
 * @type {import("@preact/signals").Signal<Record<string, Draft>>} */
const drafts = signal({});
/** The link that has filled the form: coming back to it does not undo what was typed since. */
let taken = "";
const starting = signal(false);
const failed = signal("");
/** The game that a link would begin, where it is kept already. */
const there = signal(/** @type {string | null} */ (null));

/** @param {Game} game @param {Draft} draft */
const setupOf = (game, draft) => ({
  game: game.name,
  seats: finishedSeats(draft),
  options: finishedOptions(game, draft),
});

/** What a game needs once it begins is sent for while its form is filled in. What does not come is missed later.
 * @param {string} game */
const prepare = (game) =>
  void Promise.all([engineOf(game).prepare(game), import("./play.js"), faceOf(game)]).catch(() => {});

/** What a link begins by itself is asked for first where it is here already. @param {Game} game @param {Draft} draft */
async function startLinked(game, draft) {
  const seed = draft.seed.trim();
  there.value = seed ? await gameLike({ ...setupOf(game, draft), seed: Number(seed) }) : null;
  if (!there.peek()) await start(game, draft);
}

/** @param {Game} game @param {Draft} draft */
async function start(game, draft) {
  if (starting.peek()) return;
  starting.value = true;
  failed.value = "";
  try {
    const setup = setupOf(game, draft);
    const id = await createGame({ ...setup, seed: seedOf(draft.seed) });
    rememberSetup(game.name, setup);
    const { [game.name]: _, ...others } = drafts.peek();
    drafts.value = others;
    go(`#/play/${id}`, { replace: true });
  } catch (cause) {
    failed.value = failureText(cause);
    say(failed.value);
  }
  starting.value = false;
}

const FLEET = ["01", "05", "07", "11", "15", "02", "09", "12", "14", "04"];
const AT = [2, 62, 128, 202, 286, 398, 480, 600, 700, 810];
const WIDE = [60, 70, 80, 88, 96, 60, 80, 92, 96, 64];

const frieze = () =>
  draw(
    `<svg viewBox="0 0 900 72" preserveAspectRatio="xMinYMax slice" aria-hidden="true"><rect class="sea" width="900" height="72"/><rect fill="url(#sea-lines)" width="900" height="72"/>${FLEET.map(
      (id, i) =>
        `<svg x="${AT[i]}" y="${72 - WIDE[i] * 0.73}" width="${WIDE[i]}" height="${WIDE[i] * 0.73}" viewBox="0 0 160 116" preserveAspectRatio="xMidYMax meet">${fleetShip(`BUC-S${id}`)}</svg>`,
    ).join("")}</svg>`,
  );

/** @param {{params: Record<string, string>}} props */
export default function New({ params }) {
  const game = /** @type {Game | undefined} */ (games.value.find((one) => one.name === params.game) ?? games.value[0]);
  const linked = Object.keys(params).some((name) => name !== "game");
  const link = JSON.stringify(params);
  const typed = game && drafts.value[game.name];
  // what it opens with stays the same until something is typed: its rows, and the field that has the focus, are not drawn anew
  const draft = useMemo(() => game && (typed ?? openingDraft(game)), [game?.name, typed]);
  /** Whether the link begins a game by itself: while that goes on nobody needs the form. */
  const begins = useSignal(params.start === "1");
  useEffect(() => {
    if (!game || !linked || (link === taken && params.start !== "1")) return;
    taken = link;
    const asked = linkedDraft(game, params);
    drafts.value = { ...drafts.peek(), [game.name]: asked };
    there.value = null;
    begins.value = params.start === "1" && !objection(game, asked);
    if (begins.peek()) startLinked(game, asked).finally(() => (begins.value = false));
  }, [game?.name, link]);
  const running = engineState.value === "ready";
  useEffect(() => {
    if (game && running) prepare(game.name);
  }, [game?.name, running]);
  const ready = useRoom(game?.name ?? "");
  if (!game || !draft || !ready) return html`<p class="waiting soft">${t("page-loading")}</p>`;
  if (begins.value && running) return html`<p class="waiting soft">${t("page-new-starting")}</p>`;

  /** @param {Partial<Draft>} change */
  const set = (change) => {
    failed.value = "";
    there.value = null;
    const next = { ...draft, ...change };
    drafts.value = { ...drafts.peek(), [game.name]: { ...next, seats: recoloured(game, next.seats) } };
  };
  const against = objection(game, draft);
  const note = t("page-new-note", { from: game.seats[0], to: game.seats[1], minutes: game.minutes });
  return html`
    <${Bar} title=${t(`${game.name}-title`)} note=${note}>
      ${hasRules(game.name) && html`<${BarButton} icon="rules" label=${t("page-rules")} href=${`#/rules/${game.name}`} />`}
    <//>
    <form
      class="setup-form"
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (!against) start(game, draft);
      }}
    >
      <div class="frieze">${frieze()}</div>
      <main class="setup">
        <p class="soft setup-story">${t(`${game.name}-description`)}</p>
        <${Captains} game=${game} draft=${draft} set=${set} />
        <${Options} game=${game} draft=${draft} set=${set} />
        ${failed.value && html`<p class="why setup-error" role="alert"><${Icon} name="rock" />${failed.value}</p>`}
      </main>
      <footer class="setup-foot">
        ${
          there.value &&
          html`<p class="why" data-there role="alert">
            <${Icon} name="rock" /><span>${t("page-new-there")}</span>
            <a class="btn" href=${`#/play/${there.value}`}>${t("page-new-there-open")}</a>
          </p>`
        }
        ${
          against
            ? html`<p class="why"><${Icon} name="rock" />${t(against.key, against.args)}</p>`
            : html`<${CastOff} seats=${draft.seats.length} />`
        }
      </footer>
    </form>
  `;
}

/** @param {{seats: number}} props */
function CastOff({ seats }) {
  if (!starting.value)
    return html`<button class="btn btn--main" type="submit" data-action="start">
      ${t("page-new-start", { seats })}
    </button>`;
  const { loaded = 0, total = 0 } = engineProgress.value;
  const waits = engineState.value === "loading" && total > 0;
  return html`<button class="btn btn--main" type="button" aria-busy="true" aria-disabled="true">
    ${waits ? t("page-engine-loading", { percent: percent(Math.min(1, loaded / total)) }) : t("page-new-starting")}
  </button>`;
}
