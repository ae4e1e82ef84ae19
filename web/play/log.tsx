// The log in sentences: everything that was decided and what came of it, newest last.
import { useEffect, useRef } from "preact/hooks";
import { itemAt } from "../lists.ts";
import { PutRight } from "./later.tsx";
import { lately, reader, unread } from "./lately.ts";
import { gathered, keyOf } from "./lines.ts";
import { useSignal } from "@preact/signals";
import { tokenOf } from "../art/colours.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { Disc } from "../parts/seats.tsx";
import { seatIn } from "../store/args.ts";
import { rich, t } from "../store/words.tsx";
import { Redo } from "./panel-parts.tsx";
import { RuleLink } from "./rule-link.tsx";
import type { GameSession } from "./game-session.ts";
import type { Scene, AnyFace, Chapter, Event, Said, Seat, View } from "./types.ts";
import type { ComponentChildren } from "preact";

/** `from`: where a part of the story begins */
type Page = { number: number; chapter: Chapter; lines: Event[]; scene: Scene; said?: Said; from?: number };

/** The chapters with something to read, each with what the board has to show of it. */
export function pages(chapters: Chapter[], face: Pick<AnyFace, "scene" | "gist">, view: View | undefined): Page[] {
  let open: Scene = null;
  return chapters.map((chapter, number) => {
    let scene = open;
    for (const event of chapter.events) scene = face.scene(scene, event, view);
    open = scene?.done ? null : scene;
    const done = scene?.done ? scene : null;
    const lines = chapter.events.filter((event) => !event.quiet && (!done || face.gist(event)));
    return { number, chapter, lines, scene: done };
  });
}

/** The pages gathered into the parts of the story, where a game has such: each with its last move's number. */
function parts(all: Page[], face: AnyFace, view: View | undefined): Page[] {
  if (!face.opens || !face.day) return all.filter(({ lines }) => lines.length);
  const found: Page[] = [];
  let before;
  for (const page of all) {
    for (const event of page.lines) {
      let part = found.at(-1);
      if (!part || face.opens(event, before)) {
        part = { ...page, lines: [], scene: null, said: face.day([event], view).said, from: page.number };
        found.push(part);
      }
      part.number = page.number;
      if (!face.passing?.(event)) part.lines.push(event);
      before = event;
    }
    const part = found.at(-1);
    if (part && page.scene) part.scene = page.scene;
  }
  return found.filter(({ lines }) => lines.length).map((part) => ({ ...part, lines: gathered(part.lines, face) }));
}

/** One event as a line. */
export function Line({ event, seats, children }: { event: Event; seats: Seat[]; children?: ComponentChildren }) {
  const at = seatIn(event.args.seat ?? event.args.captain);
  const seat = at === undefined ? null : itemAt(seats, at);
  return (
    <div class={`entry${seat ? " entry--of" : " quiet"}`} data-colour={seat ? tokenOf(seat.colour) : undefined}>
      {seat ? <Disc seat={seat} size={26} /> : <span class="mark">{draw(icon("anchor", 22))}</span>}
      <div>
        <p>{rich(event.key, event.args, seats)}</p>
        {children}
      </div>
    </div>
  );
}

/** The rules by which all of this happened. */
function Rules({ game, lines }: { game: string; lines: Event[] }) {
  const rules = [...new Set(lines.map((event) => event.rule).filter(Boolean))];
  if (!rules.length) return null;
  return (
    <p class="small soft">
      {t("play-log-rules")}{" "}
      {rules.map((rule) => (
        <>
          <RuleLink game={game} rule={rule} />{" "}
        </>
      ))}
    </p>
  );
}

function LogPage({
  page,
  session,
  open,
  onOpen,
  onLeave,
}: {
  page: Page;
  session: GameSession;
  open: boolean;
  onOpen: () => void;
  onLeave: () => void;
}) {
  const { face, seats, game } = session;
  const { number, lines, scene, said, from = number } = page;
  const last = session.chapters.value.length - 1;
  const back = number < last && number >= last - session.undoable();
  const name = said && number ? t(said.key, said.args, seats) : number ? t("play-move", { number }) : t("play-opening");
  const first = lines[0];
  const acts = useRef<HTMLDivElement | null>(null);
  // of a long turn they would stay below what can be seen
  useEffect(() => {
    if (open) acts.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <li class={`move${open ? " picked" : ""}`}>
      <button
        class="move-open"
        aria-expanded={open}
        aria-label={first ? `${name}. ${t(first.key, first.args, seats)}` : name}
        onClick={onOpen}
      >
        <span class="label">
          {said && number ? rich(said.key, said.args, seats) : number ? t("play-move", { number }) : t("play-opening")}
        </span>
      </button>
      {lines.map((event) => (
        <Line key={keyOf(event)} event={event} seats={seats} />
      ))}
      {scene && (
        <div class="move-scene">
          <face.Scene scene={scene} view={session.shown.value?.view} seats={seats} small={true} />
        </div>
      )}
      {open && (
        <div class="acts" ref={acts}>
          {back && (
            <button
              class="btn"
              data-action="back-to-here"
              onClick={() => {
                onLeave();
                void session.rewind(number);
              }}
            >
              {draw(icon("undo", 20))}
              {t("play-back-to-here")}
            </button>
          )}
          <a class="btn" data-action="show" href={`#/replay/${session.id}?at=${from}`}>
            {draw(icon("eye", 20))}
            {t("play-show")}
          </a>
          {session.physical && number > 0 && (
            <PutRight session={session} from={Math.max(from, 1)} to={number} onLeave={onLeave} />
          )}
          <Rules game={game} lines={lines} />
          {!back && number < last && <p class="small soft">{t("play-no-way-back")}</p>}
        </div>
      )}
    </li>
  );
}

/** The whole log, for the sheet. */
export function Log({ session, onLeave }: { session: GameSession; onLeave: () => void }) {
  const only = useSignal<number | null>(null);
  const open = useSignal(-1);
  const foot = useRef<HTMLLIElement | null>(null);
  const { seats } = session;
  const chapters = session.chapters.value;
  const who = reader(session);
  const fresh = unread(chapters, who, session.face.inTurn);
  const view = session.shown.value?.view;
  const all = parts(pages(chapters, session.face, view), session.face, view);
  const listed = all.filter(({ chapter, lines }) => only.value === null || concerns(only.value, chapter, lines));
  const mark = listed.find(({ number }) => number > fresh)?.number;
  useEffect(() => {
    // the dialog is laid out only after this
    const timer = setTimeout(() => foot.current?.scrollIntoView({ block: "end" }));
    return () => clearTimeout(timer);
    // a log that opens with its table is still being replayed
  }, [only.value, chapters.length > 0]);
  return (
    <>
      <div class="filter" role="group" aria-label={t("play-log-filter")}>
        <button class="all" aria-pressed={only.value === null} onClick={() => (only.value = null)}>
          {t("play-log-all")}
        </button>
        {seats.map((seat, i) => (
          <button aria-pressed={only.value === i} aria-label={seat.name} onClick={() => (only.value = i)}>
            <Disc seat={seat} size={30} />
          </button>
        ))}
      </div>
      <ol class="entries" tabindex={0} aria-label={t("play-log")}>
        {session.physical && open.value < 0 && (
          <li class="last-told">
            <PutRight session={session} onLeave={onLeave} />
          </li>
        )}
        {listed.map((page, i) => (
          <>
            {page.number === mark && listed[i - 1]?.number !== mark && who !== null && fresh > 0 && (
              <li class="since">
                <span class="name-it">{rich("play-since", { seat: { seat: who } }, seats)}</span>
              </li>
            )}
            <LogPage
              key={keyOf(itemAt(page.lines, 0))}
              page={page}
              session={session}
              open={open.value === i}
              onOpen={() => (open.value = open.value === i ? -1 : i)}
              onLeave={onLeave}
            />
          </>
        ))}
        {!chapters.length && <li class="entry quiet">{t("play-log-waking")}</li>}
        {session.kept.head.undone && (
          <li>
            <Redo session={session} onRedo={onLeave} />
          </li>
        )}
        <li ref={foot} aria-hidden="true" />
      </ol>
    </>
  );
}

const concerns = (seat: number, chapter: Chapter, lines: Event[]) =>
  chapter.entry?.seat === seat || lines.some((event) => Object.values(event.args).some((arg) => seatIn(arg) === seat));

/** The short form that stands beside the decision where there is room. */
export function Pinned({ session, onLog }: { session: GameSession; onLog: () => void }) {
  const { who, lines } = lately(session);
  const list = useRef<HTMLOListElement | null>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [session.chapters.value.length]);
  return (
    <aside class="pinned" aria-label={t("play-log")}>
      <p class="since">
        <span class="name-it">
          {who === null ? t("play-lately") : rich("play-since", { seat: { seat: who } }, session.seats)}
        </span>
      </p>
      <ol ref={list} tabindex={0} aria-label={t("play-lately")}>
        {lines.map((event) => (
          <li key={keyOf(event)}>
            <Line event={event} seats={session.seats} />
          </li>
        ))}
      </ol>
      <button class="btn btn--quiet" onClick={onLog}>
        {draw(icon("log", 20))}
        {t("play-whole-log")}
      </button>
    </aside>
  );
}
