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
import { Why } from "./end/why.js";

/** @typedef {import("../play/types.js").Result} Result */
/** @typedef {import("../play/types.js").Seat} Seat */
/** @typedef {{head: any, log: any[], table: any, face: import("../play/types.js").ScoreFace}} Ended */

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];
const SEA =
  '<svg class="victor-sea" viewBox="0 0 390 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="sea" width="390" height="150"/><rect fill="url(#sea-lines)" width="390" height="150"/></svg>';

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
      <${Victor} seats=${save.seats} result=${result} face=${face} view=${table?.view} sides=${table?.sides} />
      <${Score} game=${save.game} seats=${save.seats} result=${result} face=${face} />
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

/** What totals are counted in. @param {import("../play/types.js").ScoreFace} face */
const unitOf = (face) => face.unit ?? "points";

/** By how much the winner is ahead; or by what, where the points do not say it. @param {Result} result @param {number} margin @param {string} unit */
function how({ lines, winners: [winner] }, margin, unit) {
  if (margin > 0) return t("play-end-by", { margin, unit });
  const reason = margin < 0 && lines[winner].findLast(({ points }) => points === 0);
  return reason ? t(reason.key, reason.args) : t("play-end-tied");
}

/** @param {{seats: Seat[], result: Result, face: import("../play/types.js").ScoreFace, view: import("../play/types.js").View, sides?: number[][]}} props */
function Victor({ seats, result, face, view, sides = [] }) {
  const { winners, totals } = result;
  const others = totals.filter((_, seat) => !winners.includes(seat));
  const margin = others.length ? totals[winners[0]] - Math.max(...others) : 0;
  const said = winners.map((seat) => ({ seat }));
  const together = sides.some((side) => winners.every((seat) => side.includes(seat)));
  const key = winners.length === 1 ? "play-end-wins" : together ? "play-end-together" : "play-end-share";
  const text = t(key, { winners: said }, seats);
  // one line where that fits, whole words where it does not; several winners are written small
  const letters = winners.length > 1 ? 14 : text.length < 13 ? text.length : longest([text]);
  return html`<section class="victor" style=${{ "--letters": letters }}>
    ${draw(SEA)}${view && face.Trophy && html`<${face.Trophy} view=${view} />`}
    <div class="victor-text">
      <div class="victor-discs">${winners.map((seat) => html`<${Disc} seat=${seats[seat]} size=${64} />`)}</div>
      <div>
        <${Heading} className=${null}>${rich(key, { winners: said }, seats)}<//>
        <p class="name-it">
          ${
            winners.length === 1
              ? how(result, margin, unitOf(face))
              : together
                ? t("play-end-in-all", { total: winners.reduce((sum, seat) => sum + totals[seat], 0) })
                : t("play-end-each", { total: totals[winners[0]], unit: unitOf(face) })
          }
        </p>
      </div>
    </div>
  </section>`;
}

/** @param {{game: string, seats: Seat[], result: Result, face: import("../play/types.js").ScoreFace}} props */
function Score({ game, seats, result, face }) {
  const picked = useSignal(/** @type {[number, number] | null} */ (null));
  const order = seats.map((_, seat) => seat).sort((a, b) => result.rank[a] - result.rank[b]);
  const columns = face.scoreColumns(result.lines);
  const [seat, column] = picked.value ?? [-1, -1];
  const shown = seat < 0 ? [] : result.lines[seat].filter(columns[column].holds);
  // a cell takes as much as five letters, and a phone has room for 31 beside rank, disc and total
  const letters = longest(seats.map(({ name }) => name));
  const wide = columns.length > 5 || letters > 10 || columns.length * 5 + letters > 31;
  return html`<section class=${`ranks ${wide ? "ranks--wide" : ""}`}>
    <table class="score" style=${{ "--columns": columns.length }}>
      <caption class="sr">
        ${t("play-end-score")}
      </caption>
      <thead>
        <tr>
          <td></td>
          <td></td>
          ${columns.map(
            ({ icon, said }) =>
              html`<th scope="col">${icon}<span class="sr">${t(said.key, said.args, seats)}</span></th>`,
          )}
          <th scope="col" class="total"><span class="label">${t("play-end-total")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${order.map(
          (one) =>
            html`<tr class=${result.rank[one] === 1 ? "first" : ""}>
              <td class="rank">${ROMAN[result.rank[one] - 1]}</td>
              <th scope="row" class="who">
                <div>
                  <${Disc} seat=${seats[one]} size=${28} /><span dir="auto"
                    >${seats[one].name}${seats[one].bot && html`<small>${t(`bot-${seats[one].bot}`)}</small>`}</span
                  >
                </div>
              </th>
              ${columns.map(
                ({ holds }, i) =>
                  html`<${Cell}
                    lines=${result.lines[one].filter(holds)}
                    face=${face}
                    on=${seat === one && column === i}
                    onPick=${(/** @type {boolean} */ on) => (picked.value = on ? [one, i] : null)}
                  />`,
              )}
              <td class="total"><b class="num">${number(result.totals[one])}</b></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <div class="small because" role="status">
      ${
        shown.length
          ? html`${columns[column].icon}
              <ul>
                ${shown.map(
                  (line) =>
                    html`<li>
                      <b dir="auto">${seats[seat].name}</b> · ${rich(line.key, line.args, seats)}:${" "}
                      <b class="brass">${t("play-end-points", { points: line.points, unit: unitOf(face) })}</b
                      >${" "}<${RuleLink} game=${game} rule=${line.rule} />
                    </li>`,
                )}
              </ul>`
          : html`<div>
              <${Why} game=${game} seats=${seats} result=${result} columns=${columns} isNote=${face.isNote} />
              <p>${t("play-end-tap")}</p>
            </div>`
      }
    </div>
  </section>`;
}

/** What one captain has of one kind; the lines behind it are told when it is pressed.
 * @param {{lines: import("../play/types.js").Line[], face: import("../play/types.js").ScoreFace, on: boolean, onPick: (on: boolean) => void}} props */
function Cell({ lines, face, on, onPick }) {
  if (!lines.length) return html`<td class="none"><span aria-hidden="true">${"\u2013"}</span></td>`;
  const mark = face.scoreMark(lines[0]);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return html`<td class=${mark}>
    <button aria-pressed=${on} onClick=${() => onPick(!on)}>
      <b class="num">${points === 0 && mark === "few" ? "\u2013" : number(points)}</b
      ><span class="sr"> ${lines.map((line) => t(line.key, line.args)).join(", ")}</span>
      ${mark === "majority" ? draw(icon("star", 11)) : mark === "shared" ? draw(icon("both", 13)) : null}
    </button>
  </td>`;
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
