// The table: whose turn it is, the board, what everybody has, the question and its answers. Any game's board fits in.
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type Signal, useSignal } from "@preact/signals";
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
import { type Args, t } from "../store/words.tsx";
import { Alone, CaptainSheet } from "../play/captain.tsx";
import { BoardFrame } from "../play/board-frame.tsx";
import { Curtain, curtained } from "../play/curtain.tsx";
import { stayAwake } from "../play/feedback.ts";
import { Hand } from "../play/hand.ts";
import { lower } from "../play/holder.ts";
import { Lost } from "../play/lost.tsx";
import { covered } from "../play/moment.ts";
import { skip } from "../play/motion.ts";
import { useKeys } from "../play/keys.ts";
import { looksUpAt } from "../play/look-up.ts";
import { Panel } from "../play/panel.tsx";
import { Reveal } from "../play/reveal.tsx";
import { LogSheet, MenuSheet, HelpSheet } from "../play/sheets.tsx";
import { sitDown, type Sitting } from "../play/sitting.ts";
import { Progress, Strip } from "../play/strip.tsx";
import { useTaps } from "../play/taps.ts";
import { announce } from "../play/triumph.ts";
import type { ComponentType } from "preact";

export default function Play({ params }: { params: Record<string, string> }) {
  const sitting = useSignal<Sitting | null>(null);
  const lost = useSignal<{ key: string; args?: Args } | null>(null);
  const tries = useSignal(0);
  useEffect(() => {
    lost.value = null;
    let gone = false;
    const at = `#/play/${params.id}`;
    const back = comeBack<Sitting>(at);
    if (back) sitting.value = back;
    else {
      forsake();
      sitDown(params.id, faceOf).then(
        (sat) => (gone ? sat.leave() : (sitting.value = sat)),
        (cause) => {
          if (!cause.key) console.error(cause);
          lost.value = cause.key ? cause : { key: "page-store-damaged" };
        },
      );
    }
    return () => {
      gone = true;
      const sat = sitting.peek();
      if (sat?.phones.peek()?.hasCompany && !sat.now?.result && !lost.peek()) leaveOpen(at, sat);
      else sat?.leave();
      lower();
    };
  }, [params.id, tries.value]);
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
  if (lost.value) return <Lost said={lost.value} id={params.id} onHere={() => (tries.value += 1)} />;
  return sitting.value && !broken && <Table sitting={sitting.value} />;
}

/** What lies over the table. */
type Over = Signal<"log" | "menu" | "help" | "phones" | null>;

/** What a table does by itself while it is there. @param behind  the curtain is down */
function useTable(sitting: Sitting, held: Hand, sheet: Over, behind: boolean) {
  const table = sitting.shown.value;
  useEffect(() => {
    const sleep = stayAwake(() => keepAwake.value && Boolean(sitting.shown.peek()?.decision));
    sitting.unseen = false;
    return () => {
      sitting.unseen = true;
      skip();
      sleep();
      unsay();
      held.drop();
    };
  }, []);
  useLayoutEffect(() => looksUpAt(sitting.engine), [sitting]);
  useEffect(() => {
    screenName.value = behind ? "curtain" : null;
  }, [behind]);
  // with the table itself: what was said to one person is not there a moment longer
  useLayoutEffect(() => {
    if (behind) unsay();
  }, [behind]);
  useEffect(() => {
    if (!table?.result || !sitting.disk || sitting.busy.value || !sitting.awake.value) return;
    announce(sitting.id);
    go(`#/end/${sitting.id}`, { replace: true });
  }, [table, sitting.busy.value, sitting.awake.value]);
  // who plays on another phone has to come first
  const awaits = Boolean(sitting.disk) && sitting.seats.some((seat, at) => !seat.bot && !sitting.isHere(at));
  useEffect(() => {
    if (awaits && (sitting.phones.peek()?.misses ?? true)) sheet.value = "phones";
  }, [awaits]);
  // another phone has come for a seat that somebody has: whoever holds the table is asked
  const claim = sitting.phones.value?.claim.value;
  useEffect(() => {
    if (claim) sheet.value = "phones";
  }, [claim]);
  useFocus(table, sitting.acts.peek());
  useKeys(sitting, held, sheet);
  const asked = sitting.open.value && table?.decision;
  useTaps(sitting.open.value, [
    sitting.moment.value,
    behind,
    asked && `${table.entries} ${asked.key} ${asked.seat}`,
    held.look.value,
  ]);
}

export function Table({ sitting }: { sitting: Sitting }) {
  useDress(sitting.game);
  const hand = useRef<Hand | null>(null);
  hand.current ??= new Hand(sitting);
  const held = hand.current;
  const sheet: Over = useSignal(null);
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
  const table = sitting.shown.value;
  const moment = sitting.moment.value;
  const behind = moment ? covered(sitting, moment) : curtained(sitting);
  useTable(sitting, held, sheet, behind);

  if (!table && sitting.trouble.value) return <Lost said={sitting.trouble.value} id={sitting.id} />;
  if (!table)
    return (
      <main class="lost">
        <p class="soft">{t("play-moment")}</p>
      </main>
    );
  if (moment) return <Alone sitting={sitting} moment={moment} />;
  const phones = sheet.value === "phones" && <Phones sitting={sitting} onClose={() => (sheet.value = null)} />;
  if (behind)
    return (
      <>
        <Curtain sitting={sitting} onPhones={sitting.disk && !sitting.boxed ? open.phones : undefined} />
        {phones}
      </>
    );
  return (
    <>
      <TurnBar sitting={sitting} table={table} onMenu={open.menu} onLog={open.log} />
      <main data-entries={table.entries}>
        <OtherTab game={sitting.kept} />
        <Progress face={sitting.face} view={table.view} sides={table.sides} />
        <BoardFrame sitting={sitting} hand={held} table={table} />
        <Strip sitting={sitting} table={table} onCaptain={open.captain} />
        <Panel sitting={sitting} hand={held} onLog={open.log} onPhones={open.phones} />
      </main>
      {sitting.revealed.value && (
        <Reveal key={sitting.revealed.value.close} sitting={sitting} revealed={sitting.revealed.value} />
      )}
      <Sheets sitting={sitting} sheet={sheet} />
      {phones}
      {captain.value !== null && (
        <CaptainSheet sitting={sitting} seat={captain.value} onClose={() => (captain.value = null)} />
      )}
    </>
  );
}

/** The log, the menu and the help. */
function Sheets({ sitting, sheet }: { sitting: Sitting; sheet: Over }) {
  const shut = () => (sheet.value = null);
  switch (sheet.value) {
    case "log":
      return <LogSheet sitting={sitting} onClose={shut} />;
    case "menu":
      return (
        <MenuSheet
          sitting={sitting}
          onClose={shut}
          onHelp={() => (sheet.value = "help")}
          onPhones={() => (sheet.value = "phones")}
        />
      );
    case "help":
      return <HelpSheet sitting={sitting} onClose={shut} />;
  }
  return null;
}

/** Fetched when it is first wanted: few tables have other phones. */
function Phones(props: { sitting: Sitting; onClose: () => void }) {
  const sheet = useSignal<ComponentType<{ sitting: Sitting; onClose: () => void }> | null>(null);
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
  sitting,
  table,
  onMenu,
  onLog,
}: {
  sitting: Sitting;
  table: Snapshot;
  onMenu: () => void;
  onLog: () => void;
}) {
  // where everybody chooses at once it is the turn of whoever is asked
  const seat = sitting.seats[table.decision?.turn ?? table.turn];
  const { said } = sitting.face.progress(table.view, table.sides ?? []);
  return (
    <header class="bar">
      <button class="btn btn--icon" aria-label={t("play-menu")} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <div class="bar-name">
        <Heading>{sitting.kept.head.title ?? t(`${sitting.game}-title`)}</Heading>
        <p class="small soft">
          {t(said.key, said.args)}
          {sitting.face.Beside && <sitting.face.Beside view={table.view} />}
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
