// The end of a game: who won and why, line by line, and how the fortunes went.
import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { faceOf } from "../parts/face-of.js";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { Heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { useDress } from "../parts/later-styles.js";
import { Bar } from "../parts/bar.js";
import { Icon } from "../parts/icon.js";
import { tell } from "../parts/notices.js";
import { Disc, longest } from "../parts/seats.js";
import { go } from "../router.js";
import { engineOf, report } from "../store/engine.js";
import { exportGame, gameFileName, handOver } from "../store/files.js";
import { createGame, freshSeed, soundGame } from "../store/games.js";
import { number, rich, t } from "../store/words.js";
import { Fortunes } from "../play/fortunes.js";
import { Lost } from "../play/lost.js";
import { moving, skip } from "../play/motion.js";
import { RuleLink } from "../play/rule-link.js";
import { Progress } from "../play/strip.js";
import { triumph } from "../play/triumph.js";
import { Ranks } from "./end/ranks.js";
import { Victor } from "./end/victor.js";

/** @typedef {import("../play/types.js").Result} Result */
/** @typedef {import("../play/types.js").Seat} Seat */
/** @typedef {{head: any, log: any[], table: any, face: import("../play/types.js").ScoreFace}} Ended */

/** @param {{params: Record<string, string>}} props */
export default function End({ params }) {
  const game = useSignal(/** @type {Ended | null} */ (null));
  const lost = useSignal(/** @type {any} */ (null));
  useEffect(() => {
    soundGame(params.id).then(
      async (kept) => (game.value = { ...kept, face: await faceOf(kept.head.save.game) }),
      (cause) => (lost.value = cause.key ? cause : { key: "page-store-damaged" }),
    );
  }, [params.id]);
  const [broken, mend] = useErrorBoundary();
  useEffect(() => {
    if (!broken) return;
    // without the picture that was kept there is still all that was counted
    if (game.peek()?.table) {
      game.value = { .../** @type {Ended} */ (game.peek()), table: null };
      mend();
    } else lost.value = { key: "page-save-damaged" };
  }, [broken]);
  if (lost.value) return html`<${Lost} said=${lost.value} id=${params.id} />`;
  if (!game.value || broken) return null;
  if (!game.value.head.result) {
    return html`<main class="lost">
      <${Heading}>${t("play-end-not-over")}<//>
      <a class="btn btn--main" href=${`#/play/${params.id}`}>${t("play-end-go-on")}</a>
    </main>`;
  }
  return html`<${Ended} ...${game.value} />`;
}

/** @param {Ended} props */
function Ended({ head, log, table, face }) {
  const { save, result, id } = head;
  useDress(save.game);
  const minutes = Math.round(head.played / 60_000);
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    triumph(id, /** @type {HTMLElement} */ (main.current));
    return skip;
  }, []);
  const rematch = async () => {
    const { game, seats, options } = save;
    const next = await createGame({ game, seats, options, seed: freshSeed() });
    go(`#/play/${next}`);
  };
  return html`
    <${Bar}
      title=${head.title ?? t(`${save.game}-title`)}
      heads=${false}
      note=${t("play-end-facts", { moves: log.length, minutes })}
      onBack=${() => go("#/")}
    >
      <button class="btn btn--icon" aria-label=${t("play-end-share-text")} onClick=${() => share(save, result)}>
        <${Icon} name="share" />
      </button>
    <//>
    <main class="end" tabindex="-1" ref=${main} onPointerDownCapture=${() => moving() && skip()}>
      ${table && html`<${Progress} face=${face} view=${table.view} sides=${table.sides} />`}
      <${Victor}
        seats=${save.seats}
        result=${result}
        face=${table ? face : { ...face, Trophy: undefined }}
        view=${table?.view}
        sides=${table?.sides}
      />
      <${Ranks} game=${save.game} seats=${save.seats} result=${result} face=${face} />
      <${Story} save=${{ ...save, log }} result=${result} face=${face} />
      <section class="end-more">
        <a class="btn" href=${`#/replay/${id}`}>${draw(icon("eye", 22))}${t("play-end-replay")}</a>
        <button class="btn" onClick=${async () => handOver(await exportGame(id), gameFileName(head))}>
          ${draw(icon("copy", 22))}${t("play-end-save")}
        </button>
      </section>
    </main>
    <footer class="end-foot">
      <a class="btn" href=${`#/new?game=${save.game}`}>${t("play-end-again")}</a>
      <button class="btn btn--main" data-action="rematch" onClick=${rematch}>${t("play-end-rematch")}</button>
    </footer>
  `;
}

/** @param {any} save @param {Result} result */
async function share(save, result) {
  const order = save.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);
  order.sort((/** @type {number} */ a, /** @type {number} */ b) => result.rank[a] - result.rank[b]);
  const lines = order.map((/** @type {number} */ seat) =>
    t("play-end-share-line", { rank: result.rank[seat], seat: { seat }, total: result.totals[seat] }, save.seats),
  );
  const text = [`${t(`${save.game}-title`)} – Flibuste`, ...lines].join("\n");
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      tell(t("play-end-copied"));
    }
  } catch (cause) {
    // the person has thought better of it
    if (/** @type {Error} */ (cause).name !== "AbortError") console.warn(cause);
  }
}

/** How it came. The engine tells it; the score above does not wait for it.
 * @param {{save: any, result: Result, face: import("../play/types.js").ScoreFace}} props */
function Story({ save, result, face }) {
  const standings = useSignal(/** @type {number[][] | null} */ (null));
  const stop = useSignal(/** @type {import("../play/types.js").Event | null} */ (null));
  const deeds = useSignal(/** @type {ReturnType<NonNullable<typeof face.tally>>} */ ([]));
  const waits = useSignal(true);
  useEffect(() => {
    engineOf(save.game)
      .ask("story", { save })
      .then(({ chapters }) => {
        standings.value = face.beats(chapters).map((i) => chapters[i].standing);
        const told = chapters.flatMap((/** @type {import("../play/types.js").Chapter} */ { events }) => events);
        deeds.value = face.tally?.(chapters, save.seats) ?? [];
        stop.value = told.findLast((/** @type {{key: string}} */ { key }) => face.stops?.includes(key)) ?? null;
      }, report)
      .finally(() => (waits.value = false));
  }, []);
  const common = { seats: save.seats, standings: standings.value ?? [], rank: result.rank };
  return html`<section>
    ${
      stop.value &&
      html`<p class="small" data-stop>
        ${rich(stop.value.key, stop.value.args, save.seats)}${" "}<${RuleLink}
          game=${save.game}
          rule=${stop.value.rule}
        />
      </p>`
    }
    ${deeds.value.length > 0 && html`<${Tally} rows=${deeds.value} seats=${save.seats} />`}
    <h2 class="label section">${t(face.beatWord)}</h2>
    ${standings.value && html`<${Lead} game=${save.game} ...${common} winners=${result.winners} />`}
    ${
      standings.value
        ? html`<div class="only-phone"><${Fortunes} ...${common} width=${358} height=${238} /></div>
            <div class="only-tablet"><${Fortunes} ...${common} width=${788} height=${360} /></div>`
        : waits.value && html`<p class="soft end-waits">${t("play-moment")}</p>`
    }
  </section>`;
}

/** What each captain has done, counted. @param {{rows: {said: import("../play/types.js").Said, counts: number[]}[], seats: Seat[]}} props */
const Tally = ({ rows, seats }) =>
  html`<table class="tally" data-tally>
    <thead>
      <tr>
        <td></td>
        ${seats.map(
          (seat) => html`<th scope="col"><${Disc} seat=${seat} size=${24} /><span class="sr">${seat.name}</span></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ said, counts }) =>
          html`<tr>
            <th scope="row">${rich(said.key, said.args, seats)}</th>
            ${counts.map((n) => html`<td class="num">${number(n)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** Since when the winner has been ahead. @param {{game: string, seats: Seat[], standings: number[][], winners: number[]}} props */
function Lead({ game, seats, standings, winners: [winner, ...more] }) {
  const last = standings.length - 1;
  const behind = standings.findLastIndex((now) => now.some((n, seat) => seat !== winner && n >= now[winner]));
  if (more.length || last < 2 || behind === last) return null;
  const when = behind < 1 ? "first" : behind === last - 1 ? "last" : "since";
  return html`<p class="small soft" data-lead>
    ${rich(`play-${game}-lead`, { winner: { seat: winner }, when, at: behind + 1 }, seats)}
  </p>`;
}
