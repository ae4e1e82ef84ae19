// The end of a game: who won and why, line by line, and how the fortunes went.
import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { faceOf } from "../parts/face-of.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { Heading } from "../parts/heading.tsx";
import { useDress } from "../parts/later-styles.ts";
import { Bar } from "../parts/bar.tsx";
import { Icon } from "../parts/icon.ts";
import { tell } from "../parts/notices.tsx";
import { Disc } from "../parts/seats.tsx";
import type { AnyFace, Chapter, Event, Result, Said, ScoreFace, Seat } from "../play/types.ts";
import { rematchOf, goesOn } from "../phones/rematch.ts";
import { go } from "../router.ts";
import { engineOf, report } from "../store/engine.ts";
import { exportGame, gameFileName, handOver } from "../store/files.ts";
import { type Opening, createGame, freshSeed, soundGame } from "../store/games.ts";
import { number, rich, t } from "../store/words.tsx";
import { Fortunes } from "../play/fortunes.ts";
import { Lost } from "../play/lost.tsx";
import { moving, skip } from "../play/motion.ts";
import { personsOf } from "../play/playback.ts";
import { RuleLink } from "../play/rule-link.tsx";
import { Progress } from "../play/strip.tsx";
import { triumph } from "../play/triumph.ts";
import { Ranks } from "./end/ranks.tsx";
import { FilledSheet } from "./end/sheet.tsx";
import { Victor } from "./end/victor.tsx";
import type { StoredGame } from "../store/db.ts";

type Ended = StoredGame & { face: AnyFace };
type Save = Opening & Pick<StoredGame, "log">;

export default function End({ params }: { params: Record<string, string> }) {
  const game = useSignal<Ended | null>(null);
  const lost = useSignal<Said | null>(null);
  useEffect(() => {
    soundGame(params.id ?? "").then(
      async (kept) => (game.value = { ...kept, face: await faceOf(kept.head.save.game) }),
      (cause) => (lost.value = cause.key ? cause : { key: "page-store-damaged", args: {} }),
    );
  }, [params.id]);
  const [broken, mend] = useErrorBoundary();
  useEffect(() => {
    if (!broken) return;
    // without the picture that was kept there is still all that was counted
    if (game.peek()?.table) {
      game.value = { ...(game.peek() as Ended), table: null };
      mend();
    } else lost.value = { key: "page-save-damaged", args: {} };
  }, [broken]);
  if (lost.value) return <Lost said={lost.value} id={params.id} />;
  if (!game.value || broken) return null;
  const { result } = game.value.head;
  if (!result) {
    return (
      <main class="lost">
        <Heading>{t("play-end-not-over")}</Heading>
        <a class="btn btn--main" href={`#/play/${params.id}`}>
          {t("play-end-go-on")}
        </a>
      </main>
    );
  }
  return <Ended {...game.value} result={result} />;
}

function Ended({ head, log, table, face, result }: Ended & { result: Result }) {
  const { save, id } = head;
  useDress(save.game);
  const lost = personsOf(save.seats).length > 0 && !result.winners.some((seat) => !save.seats[seat]?.bot);
  const minutes = Math.round(head.played / 60_000);
  const main = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    triumph(id, main.current as HTMLElement, lost);
    return skip;
  }, []);
  const rematch = async () => {
    const { game, seats, options, box } = save;
    const next = await createGame({ game, seats, options, box, seed: freshSeed() });
    goesOn(id, next);
    go(`#/play/${next}`);
  };
  return (
    <>
      <Bar
        title={head.title ?? t(`${save.game}-title`)}
        heads={false}
        note={t("play-end-facts", { moves: log.length, minutes })}
        onBack={() => go("#/")}
      >
        <button class="btn btn--icon" aria-label={t("play-end-share-text")} onClick={() => share(save, result)}>
          <Icon name="share" />
        </button>
      </Bar>
      <main class="end" tabindex={-1} ref={main} onPointerDownCapture={() => moving() && skip()}>
        {table && <Progress face={face} view={table.view} sides={table.sides} />}
        <Victor
          seats={save.seats}
          result={result}
          face={table ? face : { ...face, Trophy: undefined }}
          view={table?.view}
          sides={table?.sides}
          lost={lost}
        />
        <Ranks game={save.game} seats={save.seats} result={result} face={face} />
        <Story save={{ ...save, log }} result={result} face={face} />
        <section class="end-more">
          <a class="btn" href={`#/replay/${id}`}>
            {draw(icon("eye", 22))}
            {t("play-end-replay")}
          </a>
          {save.box && (
            <a class="btn" href={`#/play/${id}?log=1`} data-action="end-wrong">
              {draw(icon("pen", 22))}
              {t("play-end-wrong")}
            </a>
          )}
          {save.box && <FilledSheet head={head} log={log} />}
          <button class="btn" onClick={async () => handOver(await exportGame(id), gameFileName(head))}>
            {draw(icon("copy", 22))}
            {t("play-end-save")}
          </button>
        </section>
        {rematchOf(id) && (
          <section>
            <p class="small soft">{t("phones-along")}</p>
          </section>
        )}
      </main>
      <footer class="end-foot">
        <a class="btn" href={`#/new?game=${save.game}`}>
          {t("play-end-again")}
        </a>
        <button class="btn btn--main" data-action="rematch" onClick={rematch}>
          {t("play-end-rematch")}
        </button>
      </footer>
    </>
  );
}

async function share(save: Opening, result: Result) {
  const order = save.seats.map((_, seat) => seat);
  order.sort((a, b) => itemAt(result.rank, a) - itemAt(result.rank, b));
  const lines = order.map((seat) => {
    const [rank, total] = [itemAt(result.rank, seat), itemAt(result.totals, seat)];
    return t("play-end-share-line", { rank, seat: { seat }, total }, save.seats);
  });
  const text = [`${t(`${save.game}-title`)} – Flibuste`, ...lines].join("\n");
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      tell(t("play-end-copied"));
    }
  } catch (cause) {
    // the person has thought better of it
    if ((cause as Error).name !== "AbortError") console.warn(cause);
  }
}

/** How it came. The engine tells it; the score above does not wait for it. */
function Story({ save, result, face }: { save: Save; result: Result; face: ScoreFace }) {
  const standings = useSignal<number[][] | null>(null);
  const stop = useSignal<Event | null>(null);
  const deeds = useSignal<ReturnType<NonNullable<typeof face.tally>>>([]);
  const waits = useSignal(true);
  useEffect(() => {
    engineOf(save.game)
      .ask("story", { save })
      .then(({ chapters }) => {
        // where people hold real cards, nobody knows how it stood before the end
        const stood = face.beats(chapters).map((i) => itemAt(chapters, i).standing);
        standings.value = stood.every((one) => one) ? (stood as number[][]) : [];
        const told = chapters.flatMap(({ events }: Chapter) => events);
        deeds.value = face.tally?.(chapters, save.seats) ?? [];
        stop.value = told.findLast(({ key }: { key: string }) => face.stops?.includes(key)) ?? null;
      }, report)
      .finally(() => (waits.value = false));
  }, []);
  const common = { seats: save.seats, standings: standings.value ?? [], rank: result.rank };
  return (
    <section>
      {stop.value && (
        <p class="small" data-stop>
          {rich(stop.value.key, stop.value.args, save.seats)}
          <RuleLink game={save.game} rule={stop.value.rule} />
        </p>
      )}
      {deeds.value.length > 0 && <Tally rows={deeds.value} seats={save.seats} />}
      {standings.value?.length !== 0 && <h2 class="label section">{t(face.beatWord)}</h2>}
      {Boolean(standings.value?.length) && (
        <>
          <Lead game={save.game} {...common} winners={result.winners} />
          <div class="only-phone">
            <Fortunes {...common} width={358} height={238} />
          </div>
          <div class="only-tablet">
            <Fortunes {...common} width={788} height={360} />
          </div>
        </>
      )}
      {!standings.value && waits.value && <p class="soft end-waits">{t("play-moment")}</p>}
    </section>
  );
}

/** What each captain has done, counted. */
const Tally = ({ rows, seats }: { rows: { said: Said; counts: number[] }[]; seats: Seat[] }) => (
  <table class="tally" data-tally>
    <thead>
      <tr>
        <td />
        {seats.map((seat) => (
          <th scope="col">
            <Disc seat={seat} size={24} />
            <span class="sr">{seat.name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ said, counts }) => (
        <tr>
          <th scope="row">{rich(said.key, said.args, seats)}</th>
          {counts.map((n) => (
            <td class="num">{number(n)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Since when the winner has been ahead. */
function Lead({
  game,
  seats,
  standings,
  winners: [winner, ...more],
}: {
  game: string;
  seats: Seat[];
  standings: number[][];
  winners: number[];
}) {
  if (winner === undefined || more.length) return null;
  const last = standings.length - 1;
  const behind = standings.findLastIndex((now) => now.some((n, seat) => seat !== winner && n >= itemAt(now, winner)));
  if (last < 2 || behind === last) return null;
  const when = behind < 1 ? "first" : behind === last - 1 ? "last" : "since";
  return (
    <p class="small soft" data-lead>
      {rich(`play-${game}-lead`, { winner: { seat: winner }, when, at: behind + 1 }, seats)}
    </p>
  );
}
