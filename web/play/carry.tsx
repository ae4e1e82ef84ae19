// What is done on the real table: line by line, with its places lit on the board.
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { aloud } from "../store/settings.ts";
import { rich, t } from "../store/words.tsx";
import { hush, readAloud, voice } from "./aloud.ts";
import type { Errand } from "./errands.ts";
import { keyOf } from "./lines.ts";
import { More } from "./more.tsx";
import { Head, Redo, Undo } from "./panel-parts.tsx";
import { onBoard, usePointing } from "./pointing.ts";
import type { GameSession } from "./game-session.ts";
import type { Said } from "./types.ts";

/** Whose doing it is. */
function saidOf({ kind, seat, other }: Errand): Said {
  if (kind === "lay") return { key: "play-setup", args: {} };
  if (kind === "back" || kind === "again" || kind === "differ") return { key: `play-carry-${kind}`, args: {} };
  if (seat === null) return { key: "play-carry-nobody", args: {} };
  if (other === null) return { key: "play-carry", args: { seat: { seat } } };
  return { key: "play-carry-between", args: { seat: { seat }, other: { seat: other } } };
}

export function Carry({ session, errand }: { session: GameSession; errand: Errand }) {
  const { face, seats } = session;
  const lines = errand.lines.map((line) => ({ ...line, said: line.said() }));
  const at = errand.ticked.value;
  const turn = session.shown.value?.turn ?? 0;
  const said = saidOf(errand);
  const now = lines[at];
  const here = now ? face.places(now.event) : [];
  usePointing(here.map(onBoard));
  // the table is laid as a whole
  const all = errand.kind === "lay" ? [] : lines.flatMap(({ event }) => face.places(event));
  const there = here.length ? here : all;
  useEffect(() => void (errand.places.value = there), [errand, there.join()]);
  useEffect(() => {
    const undo = (undoes: boolean) => (undoes ? `${t("play-carry-undo")} ` : "");
    readAloud(lines.map(({ said: { key, args }, undoes }) => undo(undoes) + t(key, args, seats)));
    return hush;
  }, [aloud.value]);
  return (
    <>
      <Head session={session} seat={errand.seat ?? turn} said={said} open={true} />
      <div class="panel-options">
        <ol class="carry">
          {lines.map(({ event, said: { key, args }, undoes }, i) => (
            <li key={keyOf(event)}>
              <button
                class="carry-line"
                data-line={i}
                aria-pressed={i < at}
                aria-current={i === at ? "step" : undefined}
                onClick={() => errand.tick(i < at ? i : i + 1)}
              >
                {draw(icon(i < at ? "check" : undoes ? "undo" : "next", 20))}
                <span>
                  {undoes && <b class="carry-undo">{t("play-carry-undo")} </b>}
                  {rich(key, args, seats)}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <More />
      </div>
      <footer class="panel-foot">
        {errand.kind === "back" && <Redo session={session} />}
        {errand.kind !== "back" && errand.kind !== "differ" && <Undo session={session} />}
        {voice() && (
          <button
            class="btn btn--quiet aloud"
            data-action="aloud"
            aria-pressed={aloud.value}
            onClick={() => (aloud.value = !aloud.peek())}
          >
            {aloud.value && draw(icon("check", 20))}
            {t("play-carry-aloud")}
          </button>
        )}
        <button class="btn btn--main" data-action="carried" onClick={errand.done}>
          {t(errand.kind === "lay" ? "play-setup-done" : "play-carry-done")}
        </button>
      </footer>
    </>
  );
}
