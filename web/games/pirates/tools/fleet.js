// The fleet builder: the fleets of this device beside the catalogue; points, cargo and objections come from the engine.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.js";
import { Segments } from "../../../parts/choices.js";
import { Empty } from "../../../parts/empty.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { say } from "../../../parts/live.js";
import { News } from "../../../parts/news.js";
import { tell } from "../../../parts/notices.js";
import { ask } from "../../../store/engine.js";
import { games } from "../../../store/known.js";
import { newId } from "../../../store/games.js";
import { t } from "../../../store/words.js";
import { Lines, useAnswer } from "../../../screens/tools/answer.js";
import { useKept } from "../../../screens/tools/kept.js";
import { nameOf } from "./card.js";
import { readFleet } from "../fleet-text.js";
import { Cards } from "./fleet-cards.js";
import { asked, blank, changed, firstKept, fleetText, openFleet, shipsAt, withFleet, without } from "./fleet-model.js";
import { Paper } from "./fleet-paper.js";
import { Ships } from "./fleet-ships.js";
import { FleetsSlip, PieceSlip, PlaceSlip, ReadSlip } from "./fleet-slips.js";

/** @typedef {import("./fleet-model.js").Fleet} Fleet */
/** @typedef {import("./fleet-model.js").Row} Row */
/** @typedef {{what: "place", card: any, from?: number} | {what: "piece", piece: any} | {what: "fleets"} | {what: "read"} | null} Slip */

/** @param {{id: string}} props the catalogue has the same face, opened at its cards */
export default function FleetFace({ id }) {
  // until something is kept, the first fleet must be the same one at each drawing
  const begun = useMemo(firstKept, []);
  const [kept, setKept] = useKept("pirates.fleet", () => begun);
  const [view, setView] = useState(id === "pirates.catalogue" ? "cards" : kept.view);
  const [slip, setSlip] = useState(/** @type {Slip} */ (null));
  // what is kept changes at once, this closure does not: an undo comes later
  const latest = useRef(kept);
  latest.current = kept;
  const fleet = openFleet(kept);
  const { data: fresh, faults } = useAnswer("pirates.fleet", asked(fleet));
  const last = useRef(/** @type {{id: string, data: any} | null} */ (null));
  if (fresh) last.current = { id: fleet.id, data: fresh };
  const data = last.current?.id === fleet.id ? last.current.data : null;
  useEffect(() => setSlip(null), [kept.open]);

  const put = (/** @type {import("./fleet-model.js").Kept} */ next) => setKept((latest.current = next));
  const change = (/** @type {Fleet} */ next) => put(withFleet(latest.current, next));
  const rows = (/** @type {Row[]} */ next) => change({ ...openFleet(latest.current), rows: next });
  const show = (/** @type {"fleet" | "cards"} */ next) => {
    setView(next);
    scrollTo(0, 0);
    put({ ...latest.current, view: next });
  };
  /** A change that can be taken back. @param {string} text @param {() => void} act */
  const undoable = (text, act) => {
    const before = latest.current;
    act();
    tell(text, { label: t("page-undo"), run: () => put(before) });
  };

  const take = (/** @type {any} */ card, /** @type {string} */ piece, /** @type {number} */ aboard) => {
    const now = openFleet(latest.current).rows;
    if (now.length >= 60) return say(t("page-pirates-full"));
    undoable(t("page-pirates-added", { name: { text: nameOf(card) } }), () =>
      rows([...now, { piece, kind: card.kind, aboard, as_cursed: 0 }]),
    );
  };
  const add = (/** @type {any} */ card) => {
    const ships = shipsAt(fleet.rows).length;
    if (card.kind === "ship" || card.kind === "event") return take(card, card.id, 0);
    if (!ships && card.generic) return tell(t("page-pirates-ship-first"));
    if (!ships) return take(card, card.id, 0);
    setSlip({ what: "place", card });
  };
  const place = (/** @type {{aboard: number, piece: string}} */ to) => {
    if (slip?.what !== "place") return;
    if (slip.from !== undefined) rows(changed(fleet.rows, slip.from, { aboard: to.aboard }));
    else take(slip.card, to.piece, to.aboard);
    setSlip(null);
  };

  const more = {
    onOpen: (/** @type {string} */ open) => put({ ...kept, open }),
    onNew: () => {
      const one = blank(kept.fleets);
      put({ ...kept, fleets: [...kept.fleets, one], open: one.id });
    },
    onCopy: (/** @type {Fleet} */ one) => {
      const copy = { ...one, id: newId(), name: t("page-copy-title", { title: { text: one.name } }).slice(0, 40) };
      put({ ...kept, fleets: [...kept.fleets, copy], open: copy.id });
    },
    onDelete: (/** @type {Fleet} */ one) =>
      undoable(t("page-deleted", { title: { text: one.name } }), () => {
        const left = kept.fleets.filter(({ id: other }) => other !== one.id);
        const fleets = left.length ? left : [blank([])];
        put({ ...kept, fleets, open: one.id === kept.open ? fleets[0].id : kept.open });
      }),
  };
  /** @param {string} text @returns {Promise<boolean>} */
  const read = async (text) => {
    const found = readFleet(text);
    if (!found) return false;
    const one = { ...blank(kept.fleets), build_total: fleet.build_total, rows: found.rows };
    if (found.name) one.name = found.name;
    const fine = await ask("tool", { tool: "pirates.fleet", input: asked(one) }).then(
      () => true,
      () => false,
    );
    if (fine) put({ ...latest.current, fleets: [...latest.current.fleets, one], open: one.id, view: "fleet" });
    return fine;
  };
  const share = async () => {
    if (!data) return;
    const text = fleetText(fleet, data);
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        tell(t("page-copied"));
      }
    } catch {
      // put off
    }
  };

  const counts = /** @type {Record<string, number>} */ ({});
  for (const { piece } of fleet.rows) {
    const card = piece.split("@")[0];
    counts[card] = (counts[card] ?? 0) + 1;
  }
  return html`
    <${Bar} title=${fleet.name} note=${t("pirates-tool-fleet")}>
      <${BarButton} icon="share" label=${t("page-pirates-share")} onClick=${share} />
      <${BarButton} icon="log" label=${t("page-pirates-fleets")} onClick=${() => setSlip({ what: "fleets" })} />
    <//>
    <main class="page fleet-face" data-helper=${id} data-view=${view}>
      <div class="fleet-head">
        <${Points} data=${data} empty=${fleet.rows.length === 0} />
        <${Segments}
          label=${t("pirates-tool-fleet")}
          value=${view}
          onChange=${show}
          among=${[
            { value: "fleet", label: t("page-pirates-fleet") },
            { value: "cards", label: t("pirates-tool-catalogue") },
          ]}
        />
      </div>
      <section class="fleet-own" aria-label=${t("page-pirates-fleet")}>
        ${faults.length > 0 && html`<${Lines} game="pirates" lines=${[]} faults=${faults} />`}
        ${data && fleet.rows.length > 0 && html`<${Ships} data=${data} onPiece=${(/** @type {any} */ piece) => setSlip({ what: "piece", piece })} />`}
        ${
          fleet.rows.length === 0 &&
          html`<${Empty} picture="ship">
            <p>${t("page-pirates-empty")}</p>
            <button class="btn" data-action="read" onClick=${() => setSlip({ what: "read" })}>
              ${t("page-pirates-read")}
            </button>
          <//>`
        }
        <div class="fleet-acts">
          <button class="btn btn--main fleet-add" data-action="cards" onClick=${() => show("cards")}>
            <${Icon} name="plus" size=${20} />${t("page-pirates-add-piece")}
          </button>
          ${
            data?.legal &&
            html`<a class="btn" data-action="sail-fleet" href=${gameFor(fleet, data.spent)}>
              <${Icon} name="anchor" size=${20} />${t("page-pirates-play")}
            </a>`
          }
          ${
            fleet.rows.length > 0 &&
            html`<button class="btn" data-action="print" onClick=${() => window.print()}>
              <${Icon} name="rules" size=${20} />${t("page-pirates-print")}
            </button>`
          }
        </div>
      </section>
      <${Cards}
        filters=${kept.filters}
        onFilters=${(/** @type {any} */ filters) => put({ ...latest.current, filters })}
        onAdd=${add}
        counts=${counts}
      />
    </main>
    ${data && html`<${Paper} fleet=${fleet} data=${data} />`}
    ${slip?.what === "place" && html`<${PlaceSlip} fleet=${slip.from === undefined ? fleet : { ...fleet, rows: without(fleet.rows, slip.from) }} card=${slip.card} onPlace=${place} onClose=${() => setSlip(null)} />`}
    ${slip?.what === "piece" && html`<${Piece} piece=${slip.piece} fleet=${fleet} rows=${rows} undoable=${undoable} onSlip=${setSlip} />`}
    ${slip?.what === "fleets" && html`<${FleetsSlip} fleets=${kept.fleets} fleet=${fleet} ...${more} onChange=${change} onRead=${() => setSlip({ what: "read" })} onClose=${() => setSlip(null)} />`}
    ${slip?.what === "read" && html`<${ReadSlip} onText=${read} onClose=${() => setSlip(null)} />`}
  `;
}

/** A game in which this fleet may be chosen: it is offered there first, being the open one. @param {Fleet} fleet @param {number} spent */
function gameFor({ build_total, unique_names }, spent) {
  const totals =
    games.value
      .find(({ name }) => name === "pirates")
      ?.options.find((/** @type {any} */ one) => one.id === "build_total")?.among ?? [];
  const total = totals.includes(build_total) ? build_total : totals.find((/** @type {number} */ one) => one >= spent);
  return `#/new?game=pirates&quick=0&fleets=choose&build_total=${total}&unique_names=${unique_names}`;
}

/** What is spent of the build total, and whether the engine objects. @param {{data: any, empty: boolean}} props */
function Points({ data, empty }) {
  if (!data) return html`<p class="fleet-points soft">${t("page-pirates-reading")}</p>`;
  const { spent, total, legal } = data;
  return html`<${News} tag="p" class=${`fleet-points ${legal || empty ? "" : "over"}`}>
    <b class="num">${spent}</b><span>${t("page-pirates-of-points", { total })}</span>
    <span class="fleet-bar" aria-hidden="true"
      ><i style=${{ width: `${Math.min(100, (100 * spent) / total)}%` }}></i
    ></span>
    ${
      !empty &&
      html`<span class="fleet-state"
        ><${Icon}
          name=${legal ? "check" : "rock"}
          size=${20}
        />${legal ? t("page-pirates-legal") : t("page-pirates-faults", { count: data.faults.length })}</span
      >`
    }
  <//>`;
}

/** @param {{piece: any, fleet: Fleet, rows: (rows: Row[]) => void, undoable: (text: string, act: () => void) => void, onSlip: (slip: Slip) => void}} props */
function Piece({ piece, fleet, rows, undoable, onSlip }) {
  const aboard = piece.kind === "crew" || piece.kind === "equipment";
  return html`<${PieceSlip}
    piece=${piece}
    onMove=${
      aboard && shipsAt(fleet.rows).length ? () => onSlip({ what: "place", card: piece, from: piece.row }) : null
    }
    onCursed=${
      piece.mark
        ? (/** @type {boolean} */ on) => {
            rows(changed(fleet.rows, piece.row, { as_cursed: on ? 1 : 0 }));
            onSlip({ what: "piece", piece: { ...piece, cursed: on } });
          }
        : null
    }
    onRemove=${() => {
      onSlip(null);
      undoable(t("page-pirates-removed", { name: { text: nameOf(piece) } }), () =>
        rows(without(fleet.rows, piece.row)),
      );
    }}
    onClose=${() => onSlip(null)}
  />`;
}
