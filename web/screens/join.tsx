// At somebody else's table: the code of a seat is read, an answer goes back, and the table comes over the line. No Python
// runs here; whoever holds the table is asked.
import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Bar } from "../parts/bar.tsx";
import { Empty } from "../parts/empty.tsx";
import { Heading } from "../parts/heading.tsx";
import { useDress } from "../parts/later-styles.ts";
import { Sheet } from "../parts/sheet.tsx";
import { thenGo, wait } from "../parts/waits.ts";
import { missed } from "../parts/room.ts";
import { CodePicture } from "../phones/code-picture.tsx";
import { type Column, Joining } from "../phones/joining.ts";
import { comeBack, leaveOpen } from "../phones/leaving.ts";
import { Nearby } from "../phones/nearby.tsx";
import { PassOn, Paste } from "../phones/pass-on.tsx";
import { Scan } from "../phones/scan.tsx";
import { canConnect } from "../phones/peer.ts";
import type { Taking } from "../phones/taking.ts";
import { lastSat } from "../phones/tokens.ts";
import { Waiting } from "../phones/waiting.tsx";
import type { GameSession } from "../play/game-session.ts";
import type { Result, Snapshot } from "../play/types.ts";
import { go, laidOut } from "../router.ts";
import { ours } from "../store/engine.ts";
import { t } from "../store/words.tsx";
import { Ranks } from "./end/ranks.tsx";
import { Victor } from "./end/victor.tsx";
import { Table } from "./play.tsx";

const HERE = "#/join";

export default function Join({ params }: { params: Record<string, string> }) {
  const held = useRef<Joining | null>(null);
  const joining = (held.current ??= comeBack<Joining>(HERE) ?? new Joining());
  const { answer, session, over, column } = joining;
  // what has the focus is about to go
  useEffect(() => answer.subscribe((made) => made && wait(document.getElementById("root"))), []);
  useEffect(() => over.subscribe((said) => said && wait(document.getElementById("root"))), []);
  useEffect(() => void joining.goOn(), []);
  useEffect(() => {
    if (params.code && params.code !== joining.came)
      joining.read(params.code).catch((cause) => (over.value = cause.key ?? "phones-code-damaged"));
  }, [params.code]);
  useEffect(
    () => () => {
      const sits = joining.sits;
      if (sits) leaveOpen(HERE, joining);
      else joining.leave();
      if (sits && !joining.session.peek()?.now?.result) return;
      // at home again this phone plays by itself
      ours.start().catch(() => {});
    },
    [],
  );
  const [broken, mend] = useErrorBoundary();
  useEffect(() => {
    if (!broken) return;
    console.error(broken);
    joining.undrawn();
    mend();
  }, [broken]);
  const table = session.value?.shown.value;
  const layout = over.value ? null : column.value ? "score" : !session.value ? null : table?.result ? "end" : "play";
  useLayoutEffect(() => void (laidOut.value = layout), [layout]);

  if (broken) return null;
  if (over.value) return <Over said={over.value} onAgain={() => joining.leave()} />;
  if (column.value) return <AtSheet joining={joining} column={column.value} />;
  if (session.value) return <AtTable joining={joining} session={session.value} />;
  return (
    <>
      <Bar title={t("page-join")} onBack={() => go("#/")} />
      <main class="join">
        {canConnect() ? (
          <OnTheWay joining={joining} hasAnswer={answer.value !== null} />
        ) : (
          <p class="why">{t("phones-cannot")}</p>
        )}
      </main>
    </>
  );
}

/** First the code of the phone with the table is read, and then the answer is shown to it.
 * @param props  `hasAnswer`: it was read */
function OnTheWay({ joining, hasAnswer }: { joining: Joining; hasAnswer: boolean }) {
  /** Whether the camera has a picture, and whether the code was read by it: then the answer is shown likewise. */
  const sees = useSignal<boolean | null>(null);
  const scanned = useSignal(false);
  const scan = (text: string) => {
    scanned.value = true;
    return joining.read(text);
  };
  const paste = (text: string) => {
    scanned.value = false;
    return joining.read(text);
  };
  const sat = lastSat();
  if (hasAnswer) return <Answer joining={joining} scanned={scanned.value} />;
  return (
    <>
      {sat && (
        <p data-sat>{t("phones-join-again", { name: sat.name, by: sat.by ?? "", table: sat.by ? "of" : "a" })}</p>
      )}
      <p class="soft">{t("phones-join-how")}</p>
      <Scan label={t("phones-join-scan")} onLook={(it) => (sees.value = it)} onCode={scan} />
      <details open={sees.value === false}>
        <summary>{t("phones-without-camera")}</summary>
        <Paste label={t("phones-join-paste")} act={t("phones-join-go")} onCode={paste} />
      </details>
    </>
  );
}

function Answer({ joining, scanned }: { joining: Joining; scanned: boolean }) {
  const code = joining.answer.value;
  const stage = joining.stage.value;
  const isRead = stage === "greeting" || stage === "asked";
  const heading = useRef<HTMLHeadingElement | null>(null);
  useLayoutEffect(() => thenGo(() => heading.current?.focus()), []);
  return (
    code && (
      <section>
        <h2 class="title" tabIndex={-1} ref={heading}>
          {t(isRead ? "phones-answer-read" : "phones-answer-made")}
        </h2>
        {!isRead && (
          <>
            <p class="soft">{t("phones-answer-send")}</p>
            <CodePicture code={code} name={t("phones-answer-made")} />
          </>
        )}
        <Waiting wait={stage} since={code} acts={{ reread: () => joining.leave() }} />
        <Nearby isTrying={stage === "answer"} />
        {!isRead && (
          <details open={!scanned}>
            <summary>{t("phones-without-camera")}</summary>
            <PassOn code={code} name={t("phones-answer-made")} />
          </details>
        )}
      </section>
    )
  );
}

/** Fetched when it is first wanted: most codes are of games. */
function AtSheet(props: { joining: Joining; column: Column }) {
  const page = useSignal<typeof import("./score/column.tsx").default | null>(null);
  useEffect(() => {
    import("./score/column.tsx").then((it) => (page.value = it.default), missed);
  }, []);
  return page.value && <page.value {...props} />;
}

function AtTable({ joining, session }: { joining: Joining; session: GameSession }) {
  const table = session.shown.value;
  if (table?.result && !session.busy.value) {
    const stays = joining.contact.value === "there";
    return <Ended session={session} table={table} result={table.result} stays={stays} />;
  }
  const contact = joining.contact.value;
  return (
    <>
      {contact !== "there" && (
        <div class="away" role="alert" data-contact={contact}>
          <Waiting wait={contact} acts={{ reread: () => joining.leave(), leave: () => joining.depart() }} />
        </div>
      )}
      {joining.taking.value && <Offer taking={joining.taking.value} />}
      <Table key={session.kept.head.created} session={session} onDepart={() => joining.depart()} />
    </>
  );
}

/** The phone with the game would give it to this one. */
function Offer({ taking }: { taking: Taking }) {
  const state = taking.state.value;
  if (!state) return null;
  const shut = () => (state === "failed" ? (taking.state.value = "") : taking.answer(false));
  return (
    <Sheet title={t("phones-take-title")} onClose={shut} className="sheet--phones">
      {state === "coming" ? (
        <Waiting wait="coming" acts={{ refuse: () => taking.giveUp() }} />
      ) : (
        <p>{t(`phones-take-${state}`)}</p>
      )}
      {state === "offered" && (
        <div class="sure-row">
          <button class="btn btn--main" data-action="take-table" onClick={() => taking.answer(true)}>
            {t("phones-take-yes")}
          </button>
          <button class="btn" data-action="take-no" onClick={shut}>
            {t("phones-take-no")}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** Who has won, as this phone was told; the host's phone has the rest.
 * @param props  `stays`: the host's phone is still there, and may begin another game */
function Ended({
  session,
  table,
  result,
  stays,
}: {
  session: GameSession;
  table: Snapshot;
  result: Result;
  stays: boolean;
}) {
  useDress(session.game);
  const { seats, face, game } = session;
  const { view, sides } = table;
  return (
    <>
      <Bar title={t(`${game}-title`)} heads={false} onBack={() => go("#/")} />
      <main class="end" data-ended tabindex={-1}>
        <Victor seats={seats} result={result} face={face} view={view} sides={sides} />
        <Ranks game={game} seats={seats} result={result} face={face} />
      </main>
      <footer class="end-foot">
        <a class="btn btn--main" href="#/">
          {t("play-home")}
        </a>
        {stays && <p class="small soft">{t("phones-stay")}</p>}
      </footer>
    </>
  );
}

const headOf = (said: string) =>
  said.startsWith("phones-code-")
    ? "phones-code-useless"
    : said === "phones-over-refused" || said === "phones-over-back"
      ? "phones-not-seated"
      : "phones-over";

const Over = ({ said, onAgain }: { said: string; onAgain: () => void }) => (
  <main class="lost" data-over={said}>
    <Empty picture="serpent" />
    <Heading>{t(headOf(said))}</Heading>
    <p>{t(said)}</p>
    <button class="btn" data-action="another-code" onClick={onAgain}>
      {t("phones-again")}
    </button>
    <a class="btn btn--main" href="#/">
      {t("play-home")}
    </a>
  </main>
);
