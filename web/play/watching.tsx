// Nobody here is asked: what is being told, or who thinks.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { News } from "../parts/news.tsx";
import { useLater } from "../parts/painted.ts";
import { isMissing } from "../phones/places.ts";
import { seatIn } from "../store/args.ts";
import { rich, t } from "../store/words.tsx";
import { atMyWord, skip } from "./motion.ts";
import { gathered, keyOf } from "./lines.ts";
import { Line } from "./log.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { Head, Lookup, type Props, Trouble, Undo } from "./panel-parts.tsx";
import type { GameSession } from "./game-session.ts";
import type { CurrentEvent } from "./telling.ts";
import type { Event, Rolling, Scene, View } from "./types.ts";

/** How many of the things told before stay below what is being told. */
const MANY = 8;

/** Nobody here is asked: what is told, or who thinks. One frame for both, so that between two moves only words change. */
export function Watching({
  session,
  told,
  thinking,
  seat,
  onPhones,
}: Props & { told: CurrentEvent | null; thinking: GameSession["thinking"]["value"]; seat: number }) {
  const bot = itemAt(session.seats, seat).bot !== null;
  const asked = session.shown.value?.decision?.seat;
  const elsewhere = asked !== undefined && itemAt(session.seats, asked).bot === null && !session.isHere(asked);
  const waits = elsewhere
    ? { key: "play-elsewhere", args: { seat: { seat: asked } } }
    : { key: bot ? "play-thinking" : "play-moment", args: { seat: { seat } } };
  const hurries = !told && thinking && !thinking.hint;
  const day = told && session.face.day?.([...told.past, told.event], session.shown.value?.view);
  // what is fought is its own heading
  const heads = !told?.scene || told.scene.aside ? day : null;
  const who = seatIn(heads?.said.args.seat) ?? seat;
  const about = told?.rolling && told.scene?.about;
  return (
    <>
      <Head session={session} seat={who} said={about ?? heads?.said ?? told?.event ?? waits} />
      <div class="panel-options">
        {told ? <Telling session={session} told={told} /> : <Trouble session={session} />}
        {!told && elsewhere && session.company.value && <Silent session={session} seat={asked} onPhones={onPhones} />}
        {!told && elsewhere && <Meanwhile session={session} />}
        {atMyWord() && (
          <button
            class="btn btn--main go-on"
            data-action="told"
            aria-disabled={session.stays.value ? undefined : "true"}
            onClick={() => session.stays.peek() && skip()}
          >
            {t("play-go-on")}
          </button>
        )}
      </div>
      <footer class="panel-foot panel-foot--told">
        <Undo session={session} />
        {told && (
          <button key="skip" class="btn btn--quiet" data-action="skip" onClick={() => session.rush()}>
            {t("play-skip")}
            {draw(icon("next", 20))}
          </button>
        )}
        {hurries && (
          <button key="hurry" class="btn" data-action="hurry" onClick={() => session.hurry()}>
            {draw(icon("wind", 20))}
            {t("play-hurry")}
          </button>
        )}
        <Lookup face={session.face} />
      </footer>
    </>
  );
}

/** The phone that is waited for may have gone: then whoever holds the table is told what can be done. */
function Silent({ session, seat, onPhones }: { session: GameSession; seat: number; onPhones: () => void }) {
  const standing = session.company.value?.standings.find(([one]) => one === seat)?.[1];
  const isAway = standing === "away";
  const isSilent = isAway || isMissing(standing);
  // only whoever holds the table can play for somebody else
  const said = isAway ? "away" : `${standing}${session.disk ? "" : "-guest"}`;
  return (
    <>
      <News tag="p" className="why silent" data-silent={isSilent ? standing : undefined}>
        {isSilent && t(`phones-silent-${said}`, { seat: { seat } }, session.seats)}
      </News>
      {isSilent && (session.disk || session.inviteRelay) && (
        <button class="btn" data-action="silent" onClick={onPhones}>
          {t("phones-other")}
        </button>
      )}
    </>
  );
}

/** What is below the sentence; it comes a picture after it. */
function Telling({ session, told }: { session: GameSession; told: CurrentEvent }) {
  const { face, seats } = session;
  const shown = useLater(told);
  if (!shown) return null;
  const { event, scene, past, rolling } = shown;
  const view = session.shown.value?.view;
  const day = face.day?.([...past, event], view);
  if (day && view)
    return (
      <Day session={session} scene={scene} rolling={rolling} events={[...past, event].slice(day.from)} view={view} />
    );
  const lines = past
    .filter((one) => !scene || face.gist(one))
    .slice(-MANY)
    .reverse();
  return (
    <>
      {scene && <face.Scene scene={scene} view={view} seats={seats} rolling={rolling} />}
      {lines.length > 0 && (
        <div class="told-before" aria-hidden="true">
          {lines.map((one) => (
            <Line key={keyOf(one)} event={one} seats={seats} />
          ))}
        </div>
      )}
    </>
  );
}

/** A part of the story as a card that fills in: what lies on the table, and its lines, the newest last. What is fought
 * stays in sight before the lines, of which the newest is the heading. */
function Day({
  session,
  scene,
  rolling,
  events,
  view,
}: {
  session: GameSession;
  scene: Scene;
  rolling: Rolling | undefined;
  events: Event[];
  view: View;
}) {
  const { face, seats } = session;
  const list = useRef<HTMLOListElement | null>(null);
  const fought = scene && !scene.aside;
  useEffect(() => {
    const seen = fought ? list.current?.previousElementSibling : list.current?.lastElementChild;
    seen?.scrollIntoView({ block: "nearest" });
  }, [events.length, fought]);
  const lines = gathered(fought ? events.slice(0, -1).filter((event) => face.gist(event)) : events, face);
  return (
    <>
      {fought ? (
        <face.Scene scene={scene} view={view} seats={seats} rolling={rolling} />
      ) : (
        face.EditorState && <face.EditorState events={events} view={view} seats={seats} />
      )}
      <ol class="day-lines" aria-hidden="true" ref={list}>
        {lines.map((event) => (
          <li key={keyOf(event)}>{rich(event.key, event.args, seats)}</li>
        ))}
      </ol>
    </>
  );
}
