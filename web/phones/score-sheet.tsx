// The slip of the phone that holds a score sheet: whose column is filled in on whose phone.
import { useSignal } from "@preact/signals";
import { SeatName } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import type { Seat } from "../store/roster.ts";
import { t } from "../store/words.tsx";
import { Meeting } from "./meeting.tsx";
import { canConnect } from "./peer.ts";
import { PhoneRow } from "./row.tsx";
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
  const gone = [...contacts].find(([, contact]) => contact === "gone")?.[0] ?? null;
  const seat = wanted.value !== null && contacts.get(wanted.value) !== "there" ? wanted.value : gone;
  const session = {
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
        <Meeting key={seat} session={session} meets={sharing.door} seat={seat} />
      )}
      {lost.value && <p class="why">{t("phones-cannot")}</p>}
      <ul class="phones">
        {seats.map((one, at) => (
          <PhoneRow
            key={at}
            place={at}
            standing={contacts.get(at) ?? "here"}
            name={<SeatName seat={one} size={30} />}
            said={t(`phones-score-${contacts.get(at) ?? "here"}`)}
            onAwait={at !== seat && contacts.get(at) !== "there" && (() => (wanted.value = at))}
          />
        ))}
      </ul>
    </Sheet>
  );
}
