// The end of a game that was played with the box: the page that ends a game played here, over the sheet that it comes from.
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../../parts/dialog.js";
import { faceOf } from "../../parts/face-of.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { useDress } from "../../parts/later-styles.js";
import { ToastSlip } from "../../parts/notices.js";
import { playerName } from "../../parts/player-name.js";
import { lie } from "../../parts/sheet.js";
import { moving, skip } from "../../play/motion.js";
import { triumph } from "../../play/triumph.js";
import { number, t } from "../../store/words.js";
import { Ranks } from "../end/ranks.js";
import { Victor } from "../end/victor.js";
import { seatOf } from "./model.js";
import { sharePicture, sideOf, sideRank, whenAndWhere } from "./share.js";
import { print } from "./slips.js";

/** @typedef {import("../../store/sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("../../play/types.js").ScoreFace} Face */

/** The game's own end; without it, where its file does not come, there are names and totals. @type {Face} */
const BARE = /** @type {any} */ ({ scoreColumns: () => [], isNote: () => false, scoreMark: () => "" });

/** @param {{record: SheetRecord, onClose: () => void, onShare: () => void, onAgain: () => void}} props */
export function Podium({ record, onClose, onShare, onAgain }) {
  const { id, sheet } = record;
  const title = useId();
  useDress(sheet.game);
  const [face, setFace] = useState(/** @type {Face | null} */ (null));
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void faceOf(sheet.game).then(setFace, () => setFace(BARE)), []);
  useLayoutEffect(() => {
    if (face && page.current) triumph(id, page.current);
    return skip;
  }, [face]);
  // a dialog says its name as it opens, and this one is named by who won
  if (!face) return null;
  const seats = sheet.players.map((player, seat) => ({ ...seatOf(player), name: playerName(record.sheet, seat) }));
  const sides = seats.map((_, seat) => sideOf(record.result, seat));
  // those who win together have one place
  const rank = sides.map((side, seat) => (side ? sideRank(record.result, side) : record.result.rank[seat]));
  const result = { ...record.result, rank };
  const heading = (/** @type {{children: any}} */ { children }) => html`<h2 id=${title}>${children}</h2>`;
  return html`<${Dialog}
    className="podium"
    labelledBy=${title}
    onOpen=${() => lie(title)}
    onClose=${onClose}
    onClick=${() => {}}
  >
    <header class="podium-head">
      <button class="btn btn--icon" aria-label=${t("page-score-to-sheet")} data-action="to-sheet" onClick=${onClose}>
        <${Icon} name="back" />
      </button>
      <div class="bar-name">
        <p class="title">${t(`${sheet.game}-title`)}</p>
        <p class="small soft">${whenAndWhere(record)}</p>
      </div>
    </header>
    <div class="end" ref=${page} onPointerDownCapture=${() => moving() && skip()}>
      <${Victor}
        seats=${seats}
        result=${result}
        face=${face}
        sides=${(record.result.sides ?? []).map((/** @type {{seats: number[]}} */ side) => side.seats)}
        heading=${heading}
      />
      <${Ranks}
        game=${sheet.game}
        seats=${seats}
        result=${result}
        face=${face}
        asides=${sides.map((side) => (side ? `${t(side.name)} · ${number(side.total)}` : ""))}
      />
      <section class="end-more">
        <button class="btn" data-action="end-picture" onClick=${() => sharePicture(record)}>
          <${Icon} name="eye" size=${22} />${t("page-score-as-picture")}
        </button>
        <button class="btn" data-action="end-print" onClick=${() => print(onClose)}>
          <${Icon} name="rules" size=${22} />${t("page-score-print")}
        </button>
        <button class="btn" data-action="end-share" onClick=${onShare}>
          <${Icon} name="share" size=${22} />${t("page-score-share")}
        </button>
      </section>
      <${ToastSlip} sheet=${title} />
    </div>
    <footer class="end-foot">
      <button class="btn" onClick=${onClose}>${t("page-score-to-sheet")}</button>
      <button class="btn btn--main" data-action="end-again" onClick=${onAgain}>${t("page-score-again")}</button>
    </footer>
  <//>`;
}
