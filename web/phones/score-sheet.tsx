// The slip of the phone that holds a score sheet: whose column is filled in on whose phone.
import { useSignal } from "@preact/signals";
import { News } from "../parts/news.tsx";
import { SeatName } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import type { Seat } from "../store/roster.ts";
import { t } from "../store/words.tsx";
import { Meeting } from "./meeting.tsx";
import { canConnect } from "./peer.ts";
import type { Sharing } from "./sharing.ts";

export default function ScorePhones({
  seats,
  sharing,
  onClose,
}: {
  seats: Seat[];
  sharing: Sharing;
  onClose: () => void;
}) {
  const wanted = useSignal<number | null>(null);
  const lost = useSignal(false);
  const contacts = sharing.contacts.value;
  const seat = wanted.value !== null && contacts.get(wanted.value) !== "there" ? wanted.value : null;
  const sitting = {
    seats,
    fail: (cause: unknown) => {
      console.error(cause);
      lost.value = true;
    },
  };
  if (!canConnect())
    return (
      <Sheet title={t("phones-other")} onClose={onClose} className="sheet--phones">
        <p>{t("phones-cannot")}</p>
      </Sheet>
    );
  return (
    <Sheet title={t("phones-other")} onClose={onClose} className="sheet--phones">
      {seat === null ? (
        <p class="soft">{t("phones-score-how")}</p>
      ) : (
        <Meeting key={seat} sitting={sitting} meets={sharing.door} seat={seat} />
      )}
      {lost.value && <p class="why">{t("phones-cannot")}</p>}
      <ul class="phones">
        {seats.map((one, at) => (
          <li class="phone" key={at} data-phone={at} data-standing={contacts.get(at) ?? "here"}>
            <div class="phone-top">
              <div class="phone-head">
                <SeatName seat={one} size={30} />
                <News className="soft small">{t(`phones-score-${contacts.get(at) ?? "here"}`)}</News>
              </div>
              {at !== seat && contacts.get(at) !== "there" && (
                <div class="phone-acts">
                  <button class="btn" data-action="await" onClick={() => (wanted.value = at)}>
                    {t("phones-show-code")}
                  </button>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
