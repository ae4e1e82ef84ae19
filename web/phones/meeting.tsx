// How the phone that holds the table and another one find each other: its code and its camera, side by side, so that two
// phones held face to face meet in one gesture.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameSession } from "../play/game-session.ts";
import { t } from "../store/words.tsx";
import { CodePicture, isOnSite } from "./code-picture.tsx";
import { Nearby } from "./nearby.tsx";
import { PassOn, Paste } from "./pass-on.tsx";
import { seatAt } from "./places.ts";
import { Scan } from "./scan.tsx";
import type { Meets } from "./invite-relay.ts";
import type { Wait } from "./wait-states.ts";
import { Waiting } from "./waiting.tsx";

/** The code of a seat and what is tried with it. */
function useMeeting(session: Pick<GameSession, "fail">, meets: Meets, seat: number, isClaimed: boolean) {
  /** Whether the camera has a picture; null: it was not said yet. Without its permission, and without the internet,
   * browsers keep a phone's address back: so a code is made afterwards. */
  const sees = useSignal<boolean | null>(null);
  /** An answer was read, and the phones look for each other. */
  const isLooking = useSignal(false);
  /** How many codes were made here: what was tried with another does not concern the one that is shown. */
  const made = useSignal(0);
  const waits = meets.waiting.value[seat];
  const isMaking = useRef(false);
  const offer = () => {
    if (isMaking.current) return;
    isMaking.current = true;
    isLooking.value = false;
    made.value += 1;
    meets
      .offer(seat)
      .catch((cause) => session.fail(cause))
      .finally(() => (isMaking.current = false));
  };
  useEffect(() => {
    if (sees.value !== null && !waits && !isLooking.value) offer();
  }, [sees.value, waits, isLooking.value]);

  const answered = async (text: string) => {
    const [nth, wasLooking] = [made.peek(), isLooking.peek()];
    const came = meets.answered(text);
    // it is a code of this table's, or it has been refused
    const late = setTimeout(() => (isLooking.value = true), 0);
    await came.catch((cause) => {
      clearTimeout(late);
      if (nth !== made.peek()) return;
      isLooking.value = wasLooking;
      throw cause;
    });
  };
  const wait: Wait = isClaimed
    ? "claimed"
    : isLooking.value
      ? "looking"
      : waits
        ? "shown"
        : sees.value === null
          ? "camera"
          : "making";
  return { sees, since: made.value, waits, wait, offer, answered };
}

export function Meeting({
  session,
  meets,
  seat,
  isClaimed = false,
}: {
  session: Pick<GameSession, "seats" | "fail">;
  meets: Meets;
  /** or the place of a device that watches */
  seat: number;
  /** the table is asked whether whoever has come may have this seat */
  isClaimed?: boolean;
}) {
  const { seats } = session;
  const { sees, since, waits, wait, offer, answered } = useMeeting(session, meets, seat, isClaimed);
  const isNowhere = waits?.code.addresses.length === 0;
  const watches = seatAt(seat) === null;
  const say = (what: string) => (watches ? t(`phones-watch-${what}`) : t(`phones-${what}`, { seat: { seat } }, seats));
  const name = say("code");
  const isTried = wait === "looking" || wait === "claimed";
  const waiting = (
    <Waiting
      wait={wait}
      since={since}
      args={{ seat: { seat } }}
      seats={seats}
      acts={{ blind: () => (sees.value = false), renew: offer }}
    />
  );
  return (
    <section class="meeting" data-meeting={seat} aria-label={name}>
      <h3 class="label">{name}</h3>
      <div class="meeting-pair">
        {waits ? <CodePicture code={waits.code} name={name} /> : <div class="code-waits">{!isTried && waiting}</div>}
        <div class="meeting-then">
          <Scan label={say("then-scan")} onLook={(it) => (sees.value = it)} onCode={answered} />
          {wait === "shown" && (
            <div class="soft small meeting-how">
              <p>{say("show")}</p>
              <p>{t(isOnSite() ? "phones-any-camera" : "phones-without-flibuste")}</p>
            </div>
          )}
        </div>
      </div>
      {isNowhere && (
        <>
          <p class="why">{t("phones-no-address")}</p>
          <button class="btn" data-action="offer" onClick={offer}>
            {t("phones-new-code")}
          </button>
        </>
      )}
      {waits && (
        <details class="phone-code" open={sees.value === false}>
          <summary>{t("phones-without-camera")}</summary>
          <p class="small soft">{t("phones-send")}</p>
          <PassOn code={waits.code} name={name} />
          <Paste key={since} label={say("answer")} act={t("phones-connect")} isBusy={isTried} onCode={answered} />
        </details>
      )}
      {isTried && waiting}
      <Nearby isTrying={wait === "looking"} />
    </section>
  );
}
