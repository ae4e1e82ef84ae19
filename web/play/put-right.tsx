// Something was told wrongly: each answer has a pencil, in the log and beneath a refusal.
import { useEffect, useState } from "preact/hooks";
import { dieArt } from "../art/die.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../store/words.tsx";
import { isDie, looksOf, Throw, usePhysicalEntry, wordFor } from "./physical-entry.tsx";
import type { Atom, Heard } from "./question.ts";
import type { GameSession } from "./game-session.ts";

type PastAnswer = { entry: number; heard: Heard };

export function PutRight({
  session,
  from,
  to,
  onLeave = () => {},
}: {
  session: GameSession;
  from?: number;
  to?: number;
  onLeave?: () => void;
}) {
  const [all, setAll] = useState<Heard[][]>([]);
  const [open, setOpen] = useState<PastAnswer | null>(null);
  /** What would have to go. */
  const [fits, setFits] = useState<{ told: PastAnswer; answer: Atom; entries: number } | null>(null);
  const physical = usePhysicalEntry(session.game);
  const many = session.chapters.value.length;
  useEffect(() => {
    let gone = false;
    session.heard().then((heard) => gone || setAll(heard), console.error);
    return () => void (gone = true);
  }, [many]);
  const view = session.shown.value?.view;
  if (!physical || !view) return null;
  const last = all.findLastIndex((one) => one.length);
  const [low, high] = from === undefined || to === undefined ? [last, last + 1] : [from - 1, to];
  const told = all.slice(Math.max(0, low), high).flatMap((one, i) => one.map((heard) => ({ entry: low + i, heard })));
  if (!told.length) return null;
  const word = ({ asked, answer }: Heard) => wordFor(session.game, physical, asked, answer, view);
  const amend = async (it: PastAnswer, answer: Atom, entries: number | null = null) => {
    setOpen(null);
    setFits(null);
    if (answer === it.heard.answer) return;
    const left = await session.amend(it.entry, it.heard.at, answer, entries);
    if (left === null) onLeave();
    else setFits({ told: it, answer, entries: left });
  };
  return (
    <div class="put-right">
      <p class="small soft">{t("play-wrong")}</p>
      <div class="put-right-told">
        {told.map((it) => (
          <button
            class="btn"
            data-action="put-right"
            aria-label={t("play-wrong-change", { what: word(it.heard) })}
            onClick={() => setOpen(it)}
          >
            {isDie(it.heard.faces) ? draw(dieArt(it.heard.answer, 34)) : word(it.heard)}
            {draw(icon("pen", 18))}
          </button>
        ))}
      </div>
      {open && (
        <Sheet title={t("play-wrong-title")} onClose={() => setOpen(null)}>
          <Throw
            thrown={{ asked: open.heard.asked, faces: open.heard.faces, rolls: 0 }}
            label={t("play-told-said", { what: word(open.heard) })}
            taken={null}
            looks={looksOf(session, physical, open.heard.asked, view)}
            onTell={(one) => amend(open, one)}
          />
        </Sheet>
      )}
      {fits && (
        <Sheet title={t("play-wrong")} onClose={() => setFits(null)}>
          <p>{t("play-wrong-fits", { number: fits.entries + 1 })}</p>
          <button
            class="btn btn--main"
            data-action="put-right-back"
            onClick={() => amend(fits.told, fits.answer, fits.entries)}
          >
            {t("play-wrong-back")}
          </button>
        </Sheet>
      )}
    </div>
  );
}
