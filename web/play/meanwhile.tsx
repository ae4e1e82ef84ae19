// Another phone is asked: until then one looks at what happened lately and at what is one's own.
import { itemAt } from "../lists.ts";
import { useLater } from "../parts/painted.ts";
import { t } from "../store/words.tsx";
import { lately } from "./lately.ts";
import { keyOf } from "./lines.ts";
import { Line } from "./log.tsx";
import type { GameSession } from "./game-session.ts";

/** Lines, the newest first, where they stood while it was told. */
const MANY = 3;

export function Meanwhile({ session }: { session: GameSession }) {
  const { face, seats } = session;
  const table = useLater(session.shown.value);
  if (!table) return null;
  // where several share the device nobody's own things lie open; where none does, what lies open of whoever is asked
  const seat = [table.decision?.seat, session.here.value[0]][session.people];
  const viewer = session.people ? seat : null;
  const hides = viewer !== null && viewer !== undefined && face.secret?.(table.view, viewer);
  const lines = lately(session).lines.slice(-MANY).reverse();
  return (
    <div class="meanwhile">
      {lines.length > 0 && (
        <ol class="told-before" aria-label={t("play-lately")}>
          {lines.map((event) => (
            <li key={keyOf(event)}>
              <Line event={event} seats={seats} />
            </li>
          ))}
        </ol>
      )}
      {seat !== undefined && table.viewer === viewer && (
        <section class="meanwhile-of" aria-label={itemAt(seats, seat).name}>
          {hides && face.Secret ? (
            <face.Secret view={table.view} seats={seats} seat={seat} events={[]} />
          ) : (
            face.Captain && <face.Captain view={table.view} seats={seats} seat={seat} viewer={viewer} />
          )}
        </section>
      )}
    </div>
  );
}
