// A game that cannot be opened: why, what can still be done with it, and the way home.
import { Empty } from "../parts/empty.tsx";
import { failureText } from "../parts/failure.ts";
import { MISSING } from "../parts/face-of.ts";
import { Heading } from "../parts/heading.tsx";
import { Missing } from "../parts/missing.tsx";
import { tell } from "../parts/notices.tsx";
import { go } from "../router.ts";
import { exportGame, gameFileName, handOver } from "../store/files.ts";
import { heads, markElsewhere, removeGame, restoreGame } from "../store/games.ts";
import type { Args } from "../store/args.ts";
import { t } from "../store/words.tsx";

/** Of a game that earlier rules began, what still fits can be seen. */
const OLDER = "error-older";

/** @param props  id: of a game that may be let out and deleted */
export function Lost(props: { said: { key: string; args?: Args }; id?: string; onHere?: () => void }) {
  return props.said.key === MISSING.key ? <Missing /> : <Unopened {...props} />;
}

/** @param props  `onHere`: another phone had the game, and it is played here now */
function Unopened({
  said,
  id,
  onHere = () => {},
}: {
  said: { key: string; args?: Args };
  id?: string;
  onHere?: () => void;
}) {
  const head = id && heads.value?.find((one) => one.id === id && !one.removed);
  const attempt = (work: () => Promise<unknown>) => work().catch((cause) => tell(failureText(cause)));
  const drop = async () => {
    await removeGame(String(id));
    go("#/", { replace: true });
    tell(t("page-deleted", { title: { text: t("page-damaged-game") } }), {
      label: t("page-undo"),
      run: () => attempt(() => restoreGame(String(id))),
    });
  };
  const here = async () => {
    await markElsewhere(String(id), null);
    onHere();
  };
  return (
    <main class="lost">
      <Empty picture="serpent" />
      <Heading>{t(head && head.elsewhere ? "phones-elsewhere" : "play-lost")}</Heading>
      <p>{t(said.key, said.args)}</p>
      {head && (
        <div class="lost-acts">
          {said.key === OLDER && (
            <a class="btn" href={`#/replay/${head.id}`}>
              {t("play-replay")}
            </a>
          )}
          {head.elsewhere && (
            <button class="btn" data-action="take-over" onClick={() => attempt(here)}>
              {t("phones-play-here")}
            </button>
          )}
          <button
            class="btn"
            data-action="export"
            onClick={() => attempt(async () => handOver(await exportGame(head.id), gameFileName(head)))}
          >
            {t("page-export")}
          </button>
          <button class="btn" data-action="delete" onClick={() => attempt(drop)}>
            {t("page-delete")}
          </button>
        </div>
      )}
      <a class="btn btn--main" href="#/">
        {t("play-home")}
      </a>
    </main>
  );
}
