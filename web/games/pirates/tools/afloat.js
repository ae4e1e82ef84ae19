// The ships in play: which masts stand, burn or are gone, and what is marked on them. The fleets are those of the builder.
import { useMemo } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Empty } from "../../../parts/empty.js";
import { html } from "../../../parts/html.js";
import { tell } from "../../../parts/notices.js";
import { RuleLink } from "../../../play/rule-link.js";
import { rich, t } from "../../../store/words.js";
import { useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";
import { asked, firstKept } from "./fleet-model.js";

/** `masts`: those that differ from standing; `marks`: what is set. @typedef {{masts: Record<number, "fire" | "gone">, marks: string[]}} Ship */
/** Ships by fleet and card. @typedef {{sea: Record<string, Record<string, Ship>>}} Kept */

const NEXT = /** @type {Record<string, "fire" | "gone" | null>} */ ({ up: "gone", gone: "fire", fire: null });
/** @type {Ship} */
const WHOLE = { masts: {}, marks: [] };

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function AfloatFace({ tool }) {
  const begun = useMemo(firstKept, []);
  const [fleets] = useKept("pirates.fleet", () => begun);
  const [kept, set] = useKept(tool.id, () => /** @type {Kept} */ ({ sea: {} }));
  const { data, lines } = useAnswer(tool.id, {});
  const own = fleets.fleets.filter(({ rows }) => rows.some(({ kind }) => kind === "ship"));
  const clear = () => {
    set({ sea: {} });
    tell(t("page-pirates-afloat-anew"), { label: t("page-undo"), run: () => set(kept) });
  };
  return html`
    <${Bar} title=${t(tool.key)} note=${t(tool.note)}>
      <${BarButton} icon="bin" label=${t("page-tools-anew")} onClick=${clear} />
    <//>
    <main class="page afloat" data-helper=${tool.id}>
      ${
        own.length
          ? html`<p class="small soft">
              ${lines.map(({ key, args, rule }) => html`${rich(key, args)} <${RuleLink} game="pirates" rule=${rule} />`)}
            </p>`
          : html`<${Empty} picture="ship">
              <p>${t("page-pirates-afloat-none")}</p>
              <a class="btn btn--main" href="#/tools/pirates.fleet">${t("pirates-tool-fleet")}</a>
            <//>`
      }
      ${own.map(
        (fleet) =>
          html`<${Fleet}
            key=${fleet.id}
            fleet=${fleet}
            marks=${data?.marks ?? []}
            ships=${kept.sea[fleet.id] ?? {}}
            onShips=${(/** @type {Record<string, Ship>} */ ships) => set({ sea: { ...kept.sea, [fleet.id]: ships } })}
          />`,
      )}
    </main>
  `;
}

/** @param {{fleet: import("./fleet-model.js").Fleet, marks: {id: string, ends: string, rule: string}[], ships: Record<string, Ship>, onShips: (ships: Record<string, Ship>) => void}} props */
function Fleet({ fleet, marks, ships, onShips }) {
  const { data } = useAnswer("pirates.fleet", asked(fleet));
  const fading = marks.filter(({ ends }) => ends === "turn").map(({ id }) => id);
  const passing = Object.values(ships).some((ship) => ship.marks.some((mark) => fading.includes(mark)));
  const over = () => {
    onShips(
      Object.fromEntries(
        Object.entries(ships).map(([id, ship]) => [
          id,
          { ...ship, marks: ship.marks.filter((mark) => !fading.includes(mark)) },
        ]),
      ),
    );
    tell(t("page-pirates-turn-over"), { label: t("page-undo"), run: () => onShips(ships) });
  };
  return html`<section aria-labelledby=${`afloat-${fleet.id}`}>
    <h2 class="label section" id=${`afloat-${fleet.id}`}><span class="who-name" dir="auto">${fleet.name}</span></h2>
    <ul class="ships">
      ${data?.list.map((/** @type {any} */ card, /** @type {number} */ i) => {
        const id = `${i}.${card.id}`;
        const ship = ships[id] ?? WHOLE;
        return html`<${Hull}
          key=${id}
          card=${card}
          ship=${ship}
          marks=${marks}
          onShip=${(/** @type {Ship} */ next) => onShips({ ...ships, [id]: next })}
        />`;
      })}
    </ul>
    ${passing && html`<button class="btn" data-action="turn-over" onClick=${over}>${t("page-pirates-end-turn")}</button>`}
  </section>`;
}

/** @param {{card: any, ship: Ship, marks: {id: string, rule: string}[], onShip: (ship: Ship) => void}} props */
function Hull({ card, ship, marks, onShip }) {
  // a flotilla has flags instead
  const all = card.masts || card.flags || 0;
  const masts = Array.from({ length: all }, (_, i) => ship.masts[i] ?? "up");
  const standing = masts.filter((mast) => mast !== "gone").length;
  const turn = (/** @type {number} */ at) => {
    const { [at]: _, ...others } = ship.masts;
    const next = NEXT[masts[at]];
    onShip({ ...ship, masts: next ? { ...others, [at]: next } : others });
  };
  const mark = (/** @type {string} */ id) =>
    onShip({ ...ship, marks: ship.marks.includes(id) ? ship.marks.filter((one) => one !== id) : [...ship.marks, id] });
  return html`<li class=${`plate afloat-ship ${standing ? "" : "over"}`} data-ship=${card.id}>
    <div class="afloat-head">
      <b class="name-it">${card.name}</b
      ><span class="num">${t("page-pirates-standing", { count: standing, all })}</span>
    </div>
    <div class="afloat-masts" role="group" aria-label=${t("page-pirates-masts", { count: card.masts })}>
      ${masts.map(
        (mast, i) =>
          html`<button class=${`afloat-mast afloat-mast--${mast}`} data-mast=${i} onClick=${() => turn(i)}>
            <span aria-hidden="true">${(card.cannons[i] ?? []).join("")}</span>
            <small>${t(`page-pirates-mast-${mast}`)}</small><span class="sr">${i + 1}</span>
          </button>`,
      )}
    </div>
    <div class="afloat-marks" role="group" aria-label=${t("page-pirates-marks")}>
      ${marks.map(
        ({ id }) =>
          html`<button class="btn" aria-pressed=${ship.marks.includes(id)} data-mark=${id} onClick=${() => mark(id)}>
            ${t(`page-pirates-mark-${id}`)}
          </button>`,
      )}
    </div>
  </li>`;
}
