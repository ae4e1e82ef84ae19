// The end of a game that was played with the box: the page that ends a game played here, over the sheet that it comes from.
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../../parts/dialog.tsx";
import { faceOf } from "../../parts/face-of.ts";
import { Icon } from "../../parts/icon.ts";
import { useDress } from "../../parts/later-styles.ts";
import { ToastSlip } from "../../parts/notices.tsx";
import { playerName } from "../../parts/player-name.ts";
import { lie } from "../../parts/sheet.tsx";
import { moving, skip } from "../../play/motion.ts";
import { triumph } from "../../play/triumph.ts";
import type { ScoreFace as Face } from "../../play/types.ts";
import { number, t } from "../../store/words.tsx";
import { Ranks } from "../end/ranks.tsx";
import { Victor } from "../end/victor.tsx";
import { seatOf } from "./model.ts";
import { type ScoredSheet, sharePicture, sideOf, whenAndWhere } from "./share.ts";
import { print } from "./slips.tsx";
import type { ComponentChildren } from "preact";

/** The game's own end; without it, where its file does not come, there are names and totals. */
const BARE: Face = { scoreColumns: () => [], isNote: () => false, scoreMark: () => "", beats: () => [], beatWord: "" };

type PodiumProps = { record: ScoredSheet; onClose: () => void; onShare: () => void; onAgain: () => void };

export function Podium({ record, onClose, onShare, onAgain }: PodiumProps) {
  const { id, sheet, result } = record;
  const title = useId();
  useDress(sheet.game);
  const [face, setFace] = useState<Face | null>(null);
  const page = useRef<HTMLDivElement | null>(null);
  useEffect(() => void faceOf(sheet.game).then(setFace, () => setFace(BARE)), []);
  useLayoutEffect(() => {
    if (face && page.current) triumph(id, page.current);
    return skip;
  }, [face]);
  // a dialog says its name as it opens, and this one is named by who won
  if (!face) return null;
  const seats = sheet.players.map((player, seat) => ({ ...seatOf(player), name: playerName(record.sheet, seat) }));
  const sides = seats.map((_, seat) => sideOf(result, seat));
  const heading = ({ children }: { children: ComponentChildren }) => <h2 id={title}>{children}</h2>;
  return (
    <Dialog className="podium" labelledBy={title} onOpen={() => lie(title)} onClose={onClose} onClick={() => {}}>
      <header class="podium-head">
        <button class="btn btn--icon" aria-label={t("page-score-to-sheet")} data-action="to-sheet" onClick={onClose}>
          <Icon name="back" />
        </button>
        <div class="bar-name">
          <p class="title">{t(`${sheet.game}-title`)}</p>
          <p class="small soft">{whenAndWhere(record)}</p>
        </div>
      </header>
      <div class="end" ref={page} onPointerDownCapture={() => moving() && skip()}>
        <Victor
          seats={seats}
          result={result}
          face={face}
          sides={(result.sides ?? []).map((side) => side.seats)}
          heading={heading}
        />
        <Ranks
          game={sheet.game}
          seats={seats}
          result={result}
          face={face}
          asides={sides.map((side) => (side ? `${t(side.name)} · ${number(side.total)}` : ""))}
        />
        <More record={record} onClose={onClose} onShare={onShare} />
        <ToastSlip sheet={title} />
      </div>
      <footer class="end-foot">
        <button class="btn" onClick={onClose}>
          {t("page-score-to-sheet")}
        </button>
        <button class="btn btn--main" data-action="end-again" onClick={onAgain}>
          {t("page-score-again")}
        </button>
      </footer>
    </Dialog>
  );
}

/** What can be done with the result. */
const More = ({ record, onClose, onShare }: Omit<PodiumProps, "onAgain">) => (
  <section class="end-more">
    <button class="btn" data-action="end-picture" onClick={() => sharePicture(record)}>
      <Icon name="eye" size={22} />
      {t("page-score-as-picture")}
    </button>
    <button class="btn" data-action="end-print" onClick={() => print(onClose)}>
      <Icon name="rules" size={22} />
      {t("page-score-print")}
    </button>
    <button class="btn" data-action="end-share" onClick={onShare}>
      <Icon name="share" size={22} />
      {t("page-score-share")}
    </button>
  </section>
);
