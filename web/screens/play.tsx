// The table: whose turn it is, the board, what everybody has, the question and its answers. Any game's board fits in.
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { faceOf } from "../parts/face-of.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { Heading } from "../parts/heading.tsx";
import { useDress } from "../parts/later-styles.ts";
import { Icon } from "../parts/icon.ts";
import { unsay } from "../parts/live.ts";
import { OtherTab } from "../parts/other-tab.tsx";
import { missed } from "../parts/room.ts";
import { Disc } from "../parts/seats.tsx";
import type { Snapshot } from "../play/types.ts";
import { comeBack, forsake, leaveOpen } from "../phones/leaving.ts";
import { go, screenName } from "../router.ts";
import { keepAwake } from "../store/settings.ts";
import type { Args } from "../store/args.ts";
import { t } from "../store/words.tsx";
import { Alone, CaptainSheet } from "../play/captain.tsx";
import { BoardFrame } from "../play/board-frame.tsx";
import { Curtain, curtained } from "../play/curtain.tsx";
import { stayAwake } from "../play/awake.ts";
import { Selection } from "../play/selection.ts";
import { lower } from "../play/holder.ts";
import { Lost } from "../play/lost.tsx";
import { covered } from "../play/private-view.ts";
import { skip } from "../play/motion.ts";
import { useKeys } from "../play/keys.ts";
import { looksUpAt } from "../play/look-up.ts";
import { Panel } from "../play/panel.tsx";
import { Reveal } from "../play/reveal.tsx";
import { LogSheet, MenuSheet, HelpSheet } from "../play/sheets.tsx";
import { sitDown, type GameSession } from "../play/game-session.ts";
import { Progress, Strip } from "../play/strip.tsx";
import { useTaps } from "../play/taps.ts";
import { announce } from "../play/triumph.ts";
import type { ComponentType } from "preact";

export default function Play({ params }: { params: Record<string, string> }) {
  const session = useSignal<GameSession | null>(null);
  const lost = useSignal<{ key: string; args?: Args } | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    lost.value = null;
    let gone = false;
    const at = `#/play/${params.id}`;
    const back = comeBack<GameSession>(at);
    if (back) session.value = back;
    else {
      forsake();
      sitDown(params.id ?? "", faceOf).then(
        (sat) => (gone ? sat.leave() : (session.value = sat)),
        (cause) => {
          if (!cause.key) console.error(cause);
          lost.value = cause.key ? cause : { key: "page-store-damaged" };
        },
      );
    }
    return () => {
      gone = true;
      const sat = session.peek();
      if (sat?.phones.peek()?.hasCompany && !sat.now?.result && !lost.peek()) leaveOpen(at, sat);
      else sat?.leave();
      lower();
    };
  }, [params.id, tries.value]);
  const [broken, mend] = useErrorBoundary();
  useEffect(() => {
    if (!broken) return;
    const it = session.peek();
    // the picture that was kept cannot be drawn: the engine makes another
    if (it && !it.awake.peek()) {
      it.shown.value = null;
      mend();
    } else {
      console.error(broken);
      lost.value = { key: "page-save-damaged" };
    }
  }, [broken]);
  if (lost.value) return <Lost said={lost.value} id={params.id} onHere={() => (tries.value += 1)} />;
  return session.value && !broken && <Table session={session.value} over={params.log ? "log" : null} />;
}

/** What lies over the table. */
type Over = Signal<"log" | "menu" | "help" | "phones" | null>;

/** What a table does by itself while it is there. @param behind  the curtain is down */
function useTable(session: GameSession, selection: Selection, sheet: Over, behind: boolean) {
  const table = session.shown.value;
  useEffect(() => {
    const sleep = stayAwake(() => keepAwake.value && Boolean(session.shown.peek()?.decision));
    session.unseen = false;
    return () => {
      session.unseen = true;
      skip();
      sleep();
      unsay();
      selection.drop();
    };
  }, []);
  useLayoutEffect(() => looksUpAt(session.engine), [session]);
  useEffect(() => {
    screenName.value = behind ? "curtain" : null;
  }, [behind]);
  // with the table itself: what was said to one person is not there a moment longer
  useLayoutEffect(() => {
    if (behind) unsay();
  }, [behind]);
  useEffect(() => {
    // people who look for what they entered wrongly stay until they have found it, or shut the log
    if (!table?.result || !session.disk || session.busy.value || !session.awake.value || sheet.value === "log") return;
    announce(session.id);
    go(`#/end/${session.id}`, { replace: true });
  }, [table, session.busy.value, session.awake.value, sheet.value]);
  // who plays on another phone has to come first
  const awaits = Boolean(session.disk) && session.seats.some((seat, at) => !seat.bot && !session.isHere(at));
  useEffect(() => {
    if (awaits && (session.phones.peek()?.misses ?? true)) sheet.value = "phones";
  }, [awaits]);
  // another phone has come for a seat that somebody has: whoever holds the table is asked
  const claim = session.phones.value?.claim.value;
  const wanted = session.wantsPhone.value;
  useEffect(() => {
    if (claim || wanted !== null) sheet.value = "phones";
  }, [claim, wanted]);
  useFocus(table, session.acts.peek());
  useKeys(session, selection, sheet);
  const asked = session.open.value && table?.decision;
  useTaps(session.open.value, [
    session.privateView.value,
    behind,
    asked && `${table.entries} ${asked.key} ${asked.seat}`,
    selection.look.value,
  ]);
}

/** @param props  `over`: what lies over the table at first; `onDepart`: leaves the table of another phone for good */
export function Table({
  session,
  over = null,
  onDepart,
}: {
  session: GameSession;
  over?: "log" | null;
  onDepart?: () => void;
}) {
  useDress(session.game);
  const made = useRef<Selection | null>(null);
  const selection = (made.current ??= new Selection(session));
  const sheet: Over = useSignal(over);
  const captain = useSignal<number | null>(null);
  // the same at each drawing: what is given them is drawn anew only when something of it has changed
  const open = useMemo(
    () => ({
      menu: () => (sheet.value = "menu"),
      log: () => (sheet.value = "log"),
      phones: () => (sheet.value = "phones"),
      captain: (seat: number) => (captain.value = seat),
    }),
    [],
  );
  const table = session.shown.value;
  const privateView = session.privateView.value;
  const behind = privateView ? covered(session, privateView) : curtained(session);
  useTable(session, selection, sheet, behind);

  if (!table && session.trouble.value) return <Lost said={session.trouble.value} id={session.id} />;
  if (!table)
    return (
      <main class="lost">
        <p class="soft">{t("play-moment")}</p>
      </main>
    );
  if (privateView) return <Alone session={session} privateView={privateView} />;
  const shutPhones = () => {
    session.wantsPhone.value = null;
    sheet.value = null;
  };
  const phones = sheet.value === "phones" && <Phones session={session} onClose={shutPhones} />;
  if (behind)
    return (
      <>
        <Curtain session={session} onPhones={session.disk && !session.physical ? open.phones : undefined} />
        {phones}
      </>
    );
  return (
    <>
      <TurnBar session={session} table={table} onMenu={open.menu} onLog={open.log} />
      <main data-entries={table.entries}>
        <OtherTab game={session.kept} />
        <Progress face={session.face} view={table.view} sides={table.sides} />
        <BoardFrame session={session} selection={selection} table={table} />
        <Strip session={session} table={table} onCaptain={open.captain} />
        <Panel session={session} selection={selection} onLog={open.log} onPhones={open.phones} />
      </main>
      {session.revealed.value && (
        <Reveal key={session.revealed.value.close} session={session} revealed={session.revealed.value} />
      )}
      <Sheets session={session} sheet={sheet} onDepart={onDepart} />
      {phones}
      {captain.value !== null && (
        <CaptainSheet session={session} seat={captain.value} onClose={() => (captain.value = null)} />
      )}
    </>
  );
}

/** The log, the menu and the help. */
function Sheets({ session, sheet, onDepart }: { session: GameSession; sheet: Over; onDepart?: () => void }) {
  const shut = () => (sheet.value = null);
  switch (sheet.value) {
    case "log":
      return <LogSheet session={session} onClose={shut} />;
    case "menu":
      return (
        <MenuSheet
          session={session}
          onClose={shut}
          onHelp={() => (sheet.value = "help")}
          onPhones={() => (sheet.value = "phones")}
          onDepart={onDepart}
        />
      );
    case "help":
      return <HelpSheet session={session} onClose={shut} />;
  }
  return null;
}

/** Fetched when it is first wanted: few tables have other phones. */
function Phones(props: { session: GameSession; onClose: () => void }) {
  const sheet = useSignal<ComponentType<{ session: GameSession; onClose: () => void }> | null>(null);
  useEffect(() => {
    import("../phones/sheet.tsx").then(
      (it) => (sheet.value = it.default),
      (cause) => {
        missed(cause);
        props.onClose();
      },
    );
  }, []);
  return sheet.value && <sheet.value {...props} />;
}

function TurnBar({
  session,
  table,
  onMenu,
  onLog,
}: {
  session: GameSession;
  table: Snapshot;
  onMenu: () => void;
  onLog: () => void;
}) {
  // where everybody chooses at once it is the turn of whoever is asked
  const seat = itemAt(session.seats, table.decision?.turn ?? table.turn);
  const { said } = session.face.progress(table.view, table.sides ?? []);
  return (
    <header class="bar">
      <button class="btn btn--icon" aria-label={t("play-menu")} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <div class="bar-name">
        <Heading>{session.kept.head.title ?? t(`${session.game}-title`)}</Heading>
        <p class="small soft">
          {t(said.key, said.args)}
          {session.face.Beside && <session.face.Beside view={table.view} />}
        </p>
      </div>
      <div class="turn">
        <Disc seat={seat} size={30} />
        <b dir="auto">{seat.name}</b>
        {seat.bot && draw(icon("bot", 18))}
        <span class="sr">{t(seat.bot ? "play-bot-to-play" : "play-to-play")}</span>
      </div>
      <button class="btn btn--icon" aria-label={t("play-log")} data-action="log" onClick={onLog}>
        <Icon name="log" />
      </button>
    </header>
  );
}

/** After a redraw the focus stays on the same option or place where it is still there; after an answer it goes to the question
 * that follows, where a second Enter does no harm. */
function useFocus(table: unknown, acts: number) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const target = event.target as HTMLElement | SVGElement;
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
