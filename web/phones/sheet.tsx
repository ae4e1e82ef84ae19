// The slip of the phone that holds the table: who plays on another, how they come, and how they come back.
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { Icon } from "../parts/icon.ts";
import { News } from "../parts/news.tsx";
import { SeatName } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { personsOf } from "../play/playback.ts";
import type { GameSession } from "../play/game-session.ts";
import { t } from "../store/words.tsx";
import { isMissing } from "./places.ts";
import type { Giving } from "./giving.ts";
import { type ClaimOfSeat, Hosting } from "./hosting.ts";
import { Meeting } from "./meeting.tsx";
import type { Standing } from "./messages.ts";
import { canConnect } from "./peer.ts";
import { PhoneRow } from "./row.tsx";
import type { InviteRelay } from "./invite-relay.ts";
import { Waiting } from "./waiting.tsx";

export default function PhonesSheet({ session, onClose }: { session: GameSession; onClose: () => void }) {
  const can = canConnect();
  const { inviteRelay } = session;
  // whoever only reads the game gives no seat of it away
  const reads = !inviteRelay && !session.kept.writable;
  useEffect(() => {
    if (can && !inviteRelay && !reads && !session.phones.peek()) session.phones.value = new Hosting(session);
  }, [reads]);
  const hosting = session.phones.value;
  // whoever looks away from a question has said no to it, and whoever asks hears so
  const close = () => {
    hosting?.claim.peek()?.say(false);
    onClose();
  };
  return (
    <Sheet title={t("phones-other")} onClose={close} className="sheet--phones">
      {!can && <p>{t("phones-cannot")}</p>}
      {inviteRelay && <NextPhone session={session} inviteRelay={inviteRelay} />}
      {reads && <p>{t("page-other-tab")}</p>}
      {hosting && !reads && <Seats session={session} hosting={hosting} onAll={onClose} />}
    </Sheet>
  );
}

/** A guest lets the next phone in. */
function NextPhone({ session, inviteRelay }: { session: GameSession; inviteRelay: InviteRelay }) {
  const { seats } = session;
  const wanted = useSignal<number | null>(null);
  const lost = useSignal(false);
  useEffect(() => void inviteRelay.look().catch(() => (lost.value = true)), []);
  const awaited = inviteRelay.awaited.value;
  if (lost.value) return <p class="soft">{t("phones-gone")}</p>;
  if (!awaited) return <p class="soft">{t("play-moment")}</p>;
  const [first] = awaited;
  if (first === undefined) return <p class="soft">{t("phones-all-there")}</p>;
  const next = wanted.value !== null && awaited.includes(wanted.value) ? wanted.value : first;
  return (
    <>
      <Meeting
        key={next}
        session={session}
        meets={inviteRelay}
        seat={next}
        isClaimed={session.company.value?.claimed === next}
      />
      <ul class="phones">
        {awaited
          .filter((seat) => seat !== next)
          .map((seat) => (
            <PhoneRow
              key={seat}
              place={seat}
              name={<SeatName seat={itemAt(seats, seat)} size={30} />}
              onAwait={() => (wanted.value = seat)}
            />
          ))}
      </ul>
    </>
  );
}

/** @param props  `onAll`: whoever was awaited has come */
function Seats({ session, hosting, onAll }: { session: GameSession; hosting: Hosting; onAll: () => void }) {
  const { seats } = session;
  const standings = new Map(hosting.standings.value);
  const claim = hosting.claim.value;
  /** Whom somebody wants to have back; without that the first who has not come yet is awaited. */
  const wanted = useSignal<number | null>(session.wantsPhone.peek());
  const first = hosting.standings.value.find(([, standing]) => standing === "open")?.[0] ?? null;
  const isBack = wanted.value !== null && ["there", undefined].includes(standings.get(wanted.value));
  const awaited = isBack ? first : (wanted.value ?? first);
  // whoever has come was awaited, or led here
  const waits = awaited !== null || [...standings.values()].includes("coming");
  const last = useRef(waits);
  useEffect(() => {
    const isAlone = ![...standings.values()].includes("there");
    const misses = [...standings.values()].some(isMissing);
    if (last.current && !waits && !isAlone && !misses) onAll();
    last.current = waits;
  }, [waits]);
  const giving = hosting.giving.value;
  if (giving) return <Given session={session} hosting={hosting} giving={giving} />;
  const [absent] = hosting.absent.value.filter((seat) => isMissing(standings.get(seat)));
  return (
    <>
      {absent !== undefined && !claim && (wanted.value === null || isBack) ? (
        <Absent session={session} hosting={hosting} seat={absent} onBack={() => (wanted.value = absent)} />
      ) : awaited === null ? (
        <p class="soft">{t("phones-how")}</p>
      ) : (
        <Meeting
          key={awaited}
          session={session}
          meets={hosting.door}
          seat={awaited}
          isClaimed={claim?.seat === awaited}
        />
      )}
      {claim && <Claimed claim={claim} seats={seats} />}
      <ul class="phones">
        {personsOf(seats).map((seat) => (
          <Place
            key={seat}
            session={session}
            hosting={hosting}
            seat={seat}
            standing={standings.get(seat) ?? null}
            isAwaited={seat === awaited}
            onAwait={() => (wanted.value = seat)}
          />
        ))}
        {hosting.watching.map((place, i) => (
          <Watcher
            key={place}
            hosting={hosting}
            place={place}
            n={hosting.watching.length > 1 ? i + 1 : 0}
            standing={standings.get(place) ?? "gone"}
            isAwaited={place === awaited}
            onAwait={() => (wanted.value = place)}
          />
        ))}
        <li class="phone">
          <button class="btn" data-action="watch" onClick={() => (wanted.value = hosting.watch())}>
            <Icon name="eye" />
            {t("phones-watch")}
          </button>
          <p class="small soft">{t("phones-watch-how")}</p>
        </li>
      </ul>
    </>
  );
}

const isOut = (standing: Standing | null) => standing === "away" || isMissing(standing);

/** Another phone asks for a seat that somebody has. */
function Claimed({ claim, seats }: { claim: ClaimOfSeat; seats: GameSession["seats"] }) {
  const key = `phones-claim-${isMissing(claim.standing) ? "gone" : "played"}`;
  return (
    <div class="why" role="alert" data-claim={claim.seat}>
      <Icon name="rock" />
      <div>
        <p>{t(key, { seat: { seat: claim.seat } }, seats)}</p>
        <button class="btn" data-action="claim-yes" onClick={() => claim.say(true)}>
          {t("phones-claim-yes")}
        </button>
        <button class="btn" data-action="claim-no" onClick={() => claim.say(false)}>
          {t("phones-claim-no")}
        </button>
      </div>
    </div>
  );
}

/** This phone was closed in the middle of a game: whoever played on another one is asked for before anything else. */
function Absent({
  session,
  hosting,
  seat,
  onBack,
}: {
  session: GameSession;
  hosting: Hosting;
  seat: number;
  onBack: () => void;
}) {
  const bring = () => {
    hosting.bringBack(seat);
    onBack();
  };
  return (
    <section class="absent" data-absent={seat}>
      <p>{t("phones-absent", { seat: { seat } }, session.seats)}</p>
      <div class="sure-row">
        <button class="btn btn--main" data-action="bring-back" onClick={bring}>
          {t("phones-absent-yes")}
        </button>
        <button
          class="btn"
          data-action="take-back"
          onClick={() => void hosting.take(seat).catch((cause) => session.fail(cause))}
        >
          {t("phones-absent-no", { seat: { seat } }, session.seats)}
        </button>
      </div>
    </section>
  );
}

function Place({
  session,
  hosting,
  seat,
  standing,
  isAwaited,
  onAwait,
}: {
  session: GameSession;
  hosting: Hosting;
  seat: number;
  standing: Standing | null;
  isAwaited: boolean;
  onAwait: () => void;
}) {
  const { seats } = session;
  const isAbsent = isMissing(standing) && hosting.absent.value.includes(seat);
  const busy = useSignal(false);
  const gives = useSignal(false);
  const act = async (work: () => Promise<unknown>) => {
    if (busy.peek()) return;
    busy.value = true;
    await work().catch((cause) => session.fail(cause));
    busy.value = false;
  };
  return (
    <PhoneRow
      place={seat}
      standing={standing ?? "here"}
      name={<SeatName seat={itemAt(seats, seat)} size={30} />}
      said={t(`phones-standing-${isAbsent ? "absent" : (standing ?? "here")}`)}
      acts={
        <>
          {standing === null ? (
            <button class="btn" data-action="put" onClick={() => act(() => hosting.put(seat))}>
              {t("phones-put")}
            </button>
          ) : (
            <button class="btn btn--quiet" data-action="take" onClick={() => act(() => hosting.take(seat))}>
              {t("phones-take")}
            </button>
          )}
          {standing === "there" && !gives.value && (
            <button class="btn btn--quiet" data-action="give" onClick={() => (gives.value = true)}>
              {t("phones-give")}
            </button>
          )}
        </>
      }
      onAwait={isOut(standing) && !isAwaited && onAwait}
    >
      {gives.value && standing === "there" && (
        <div class="sure-row">
          <p class="small">{t("phones-give-sure", { seat: { seat } }, seats)}</p>
          <button class="btn" data-action="give-yes" onClick={() => hosting.give(seat)}>
            {t("phones-give-yes")}
          </button>
          <button class="btn" data-action="give-no" onClick={() => (gives.value = false)}>
            {t("phones-take-no")}
          </button>
        </div>
      )}
    </PhoneRow>
  );
}

/** A device that only watches. @param props  `n`: which of several; 0: there is one */
function Watcher({
  hosting,
  place,
  n,
  standing,
  isAwaited,
  onAwait,
}: {
  hosting: Hosting;
  place: number;
  n: number;
  standing: Standing;
  isAwaited: boolean;
  onAwait: () => void;
}) {
  return (
    <PhoneRow
      place={place}
      standing={standing}
      name={<b>{t("phones-watch-name", { n })}</b>}
      said={t(`phones-standing-${standing}`)}
      acts={
        <button class="btn btn--quiet" data-action="take" onClick={() => hosting.take(place)}>
          {t("phones-watch-end")}
        </button>
      }
      onAwait={isOut(standing) && !isAwaited && onAwait}
    />
  );
}

/** The table goes to a guest. */
function Given({ session, hosting, giving }: { session: GameSession; hosting: Hosting; giving: Giving }) {
  const state = giving.state.value;
  return (
    <>
      {state === "asked" ? (
        <div class="giving" data-giving={state}>
          <Waiting
            wait="offered"
            args={{ seat: { seat: giving.seat } }}
            seats={session.seats}
            acts={{ keep: () => hosting.keep() }}
          />
        </div>
      ) : (
        <News tag="p" className="giving" data-giving={state}>
          {t(`phones-giving-${state}`, { seat: { seat: giving.seat } }, session.seats)}
        </News>
      )}
      {(state === "declined" || state === "failed") && (
        <div class="sure-row">
          <button class="btn btn--main" data-action="giving-over" onClick={() => hosting.keep()}>
            {t("phones-giving-over")}
          </button>
        </div>
      )}
    </>
  );
}
