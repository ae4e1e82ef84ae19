// The silent tracker: piles as they lie on the table, their heights and tops; what they cover is nowhere in the page.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.js";
import { crewFlag, stack } from "../../../art/pieces.js";
import { tokenOf } from "../../../art/colours.js";
import { Bar, BarButton } from "../../../parts/bar.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { News } from "../../../parts/news.js";
import { Disc } from "../../../parts/seats.js";
import { RuleLink } from "../../../play/rule-link.js";
import { go } from "../../../router.js";
import { t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { boxColour, called } from "../../../parts/captain-slip.js";
import { keep } from "../../../screens/tools/kept.js";
import { ID as BOARDING, fresh as boarding } from "./crew.js";
import { TableSlip, placeOf, useTable } from "./table.js";
import { tracked, useMoves } from "./tracker.js";

/** @typedef {{id: string, colour: string, top: string, height: number, colours: string[], lays: string[], callers: string[]}} Unit */

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Crews({ tool }) {
  const { places, seats, setPlaces } = useTable();
  const [moves, setMoves] = useMoves();
  const [taken, setTaken] = useState(/** @type {string | null} */ (null));
  const [slip, setSlip] = useState(false);
  const { data } = useAnswer(tool.id, tracked(seats, moves));
  /** @type {Unit[]} */
  const units = data?.units ?? [];
  const mover = units.find(({ id }) => id === taken);
  const face = (/** @type {Unit} */ { top }) => (top === "q" ? "?" : top);
  const words = (/** @type {Unit} */ unit) =>
    t("page-buc-unit", {
      who: { text: called(placeOf(places, unit.colour)) },
      value: t(`buccaneer-value-${unit.top}`),
      height: unit.height,
      colours: unit.colours.map(boxColour),
    });

  const tap = (/** @type {Unit} */ unit) => {
    if (mover?.lays.includes(unit.id)) {
      setMoves([...moves, { what: "capture", over: mover.id, under: unit.id }]);
      setTaken(null);
      say(
        t("page-buc-captured", {
          who: { text: called(placeOf(places, mover.colour)) },
          height: mover.height + unit.height,
        }),
      );
    } else setTaken(unit.id === taken ? null : unit.id);
  };
  const board = () => {
    if (!mover) return;
    // only the top is known here: the engine uncovers the rest when the treasure is chosen
    const crew = mover.colours.map((colour, i) => ({ colour, value: i === 0 ? mover.top : null }));
    keep(BOARDING, { ...boarding(), crew, unit: mover.id });
    go("/tools/buccaneer.boarding");
  };
  const undo = () => {
    setTaken(null);
    setMoves(moves.slice(0, -1));
  };
  const crew = mover && mover.height > 1;
  return html`
    <${Bar} title=${t("buccaneer-title")} note=${t(tool.key)}>
      <${BarButton} icon="people" label=${t("page-buc-table")} onClick=${() => setSlip(true)} />
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${() => setMoves([])} />
      <${BarButton} icon="rules" label=${t("page-buc-rules")} href=${`#/rules/buccaneer?at=${tool.rule}`} />
    <//>
    <main class="device crews" data-helper=${tool.id}>
      <ul class="quays">
        ${seats.map((seat) => {
          const own = units.filter(({ colour }) => colour === seat.colour).sort((a, b) => a.top.localeCompare(b.top));
          return html`<li key=${seat.colour}>
            <span class="quay-who"
              ><${Disc} seat=${seat} size=${26} /><b class="who-name" dir="auto">${called(seat)}</b></span
            >
            <span class="quay-units">
              ${own.map((unit) => {
                const state = unit.id === taken ? "chosen" : mover?.lays.includes(unit.id) ? "lit" : "";
                const pieces = unit.colours.map((colour, i) => ({
                  colour: tokenOf(colour),
                  value: i ? "" : face(unit),
                }));
                const tower = stack(pieces, { rx: 19, ry: 12.5, band: 5.5, state: state && "lit" });
                const h = Math.ceil(tower.height) + 6;
                return html`<button
                  key=${unit.id}
                  class=${`pile ${state}`}
                  data-unit=${unit.id}
                  aria-pressed=${unit.id === taken}
                  onClick=${() => tap(unit)}
                >
                  <span class="sr">${words(unit)}${state === "lit" ? `, ${t("page-buc-may-lay")}` : ""}</span>
                  ${draw(`<svg class="pile-art" width="44" height="${h}" viewBox="-22 ${4 - h} 44 ${h}" aria-hidden="true">${tower.svg}</svg>`)}
                  ${unit.height > 1 && draw(crewFlag(unit.height, 22, 18))}
                  ${unit.callers.length > 0 && html`<span class="calls" title=${t("page-buc-mutiny")}><${Icon} name="flare" size=${18} /><span class="sr">${t("page-buc-mutiny")}</span></span>`}
                </button>`;
              })}
              ${own.length === 0 && data && html`<i class="small soft">${t("page-buc-no-unit")}</i>`}
            </span>
          </li>`;
        })}
      </ul>
      <${News} tag="p" class="small soft device-note">
        ${
          mover
            ? t(mover.lays.length ? "page-buc-onto" : "page-buc-onto-none", {
                who: { text: called(placeOf(places, mover.colour)) },
              })
            : t("page-buc-tap-mover")
        }
        ${mover?.callers.length ? html` ${t("page-buc-callers", { who: mover.callers.map((colour) => ({ text: called(placeOf(places, colour)) })) })} <${RuleLink} game="buccaneer" rule="BUC-MUT-02" />` : ""}
      <//>
    </main>
    <footer class="device-foot">
      <button
        class="btn"
        data-action="undo"
        aria-disabled=${moves.length ? undefined : "true"}
        onClick=${() => moves.length && undo()}
      >
        <${Icon} name="undo" size=${20} />${t("page-buc-undo")}
      </button>
      <button
        class="btn btn--main"
        data-action="board"
        aria-disabled=${crew ? undefined : "true"}
        onClick=${() => crew && board()}
      >
        ${t("page-buc-board")}
      </button>
    </footer>
    ${slip && html`<${TableSlip} places=${places} onChange=${setPlaces} onClose=${() => setSlip(false)} />`}
  `;
}
