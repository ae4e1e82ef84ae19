// How the phone that holds the table and another one find each other: its code and its camera, side by side, so that two
// phones held face to face meet in one gesture.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { News } from "../parts/news.tsx";
import type { GameSession } from "../play/game-session.ts";
import { t } from "../store/words.tsx";
import { CodePicture } from "./code-picture.tsx";
import { useNearby } from "./nearby.ts";
import { PassOn, Paste } from "./pass-on.tsx";
import { seatAt } from "./places.ts";
import { Scan } from "./scan.tsx";
import type { Meets } from "./invite-relay.ts";

/** After so long it is said that the phones still look for each other, and then that they do not reach one another. */
const SOON_MS = 5_000;
export const SLOW_MS = 15_000;

/** What is asked of the browser has its words beforehand: "Local network", where it asks for that. */
export function Beforehand() {
  const nearby = useNearby();
  return nearby && <p class="small soft">{t(`phones-nearby-${nearby}`)}</p>;
}

export function Meeting({
  session,
  meets,
  seat,
}: {
  session: Pick<GameSession, "seats" | "fail">;
  meets: Meets;
  /** or the place of a device that watches */
  seat: number;
}) {
  const { seats } = session;
  /** Whether the camera has a picture; null: it was not said yet. Without its permission, and without the internet,
   * browsers keep a phone's address back: so a code is made afterwards. */
  const sees = useSignal<boolean | null>(null);
  const looking = useSignal<"" | "now" | "soon" | "slow">("");
  const waits = meets.waiting.value[seat];
  const offer = () => {
    looking.value = "";
    meets.offer(seat).catch((cause) => session.fail(cause));
  };
  useEffect(() => {
    if (sees.value !== null && !waits) offer();
  }, [sees.value]);
  useEffect(() => {
    if (looking.value !== "now") return;
    const soon = setTimeout(() => (looking.value = "soon"), SOON_MS);
    const slow = setTimeout(() => (looking.value = "slow"), SLOW_MS);
    return () => [soon, slow].forEach(clearTimeout);
  }, [waits, looking.value === ""]);

  const answered = async (text: string) => {
    const came = meets.answered(text);
    // it is a code of this table's, or it has been refused
    const late = setTimeout(() => (looking.value = "now"), 0);
    await came.catch((cause) => {
      clearTimeout(late);
      looking.value = "";
      throw cause;
    });
  };
  const isNowhere = waits?.code.addresses.length === 0;
  const watches = seatAt(seat) === null;
  const say = (what: string) => (watches ? t(`phones-watch-${what}`) : t(`phones-${what}`, { seat: { seat } }, seats));
  const name = say("code");
  return (
    <section class="meeting" data-meeting={seat} aria-label={name}>
      <h3 class="label">{name}</h3>
      <div class="meeting-pair">
        {waits ? (
          <CodePicture code={waits.code} name={name} />
        ) : (
          <p class="code-waits soft">{t("phones-camera-first")}</p>
        )}
        <div class="meeting-then">
          <Scan label={say("then-scan")} onLook={(it) => (sees.value = it)} onCode={answered} />
          <News tag="p" className="soft small">
            {looking.value ? t(`phones-looking-${looking.value}`) : say("show")}
          </News>
        </div>
      </div>
      {isNowhere && <p class="why">{t("phones-no-address")}</p>}
      {(isNowhere || looking.value === "slow") && (
        <button class="btn" data-action="offer" onClick={offer}>
          {t("phones-new-code")}
        </button>
      )}
      <Beforehand />
      {waits && (
        <details class="phone-code" open={sees.value === false}>
          <summary>{t("phones-without-camera")}</summary>
          <p class="small soft">{t("phones-send")}</p>
          <PassOn code={waits.code} name={name} />
          <Paste label={say("answer")} act={t("phones-connect")} onCode={answered} />
        </details>
      )}
    </section>
  );
}
