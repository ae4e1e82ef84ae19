// The fleet builder: the fleets of this device beside the catalogue; points, cargo and objections come from the engine.
import { useEffect, useState } from "preact/hooks";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Empty } from "../../../parts/empty.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { tell } from "../../../parts/notices.tsx";
import { games } from "../../../store/known.ts";
import { t } from "../../../store/words.tsx";
import { Act } from "../../../screens/tools/frame.tsx";
import { type Line, Lines } from "../../../screens/tools/answer.tsx";
import { nameOf } from "./card.tsx";
import type { Fleet, Row } from "../fleet-text.ts";
import { Cards } from "./fleet-cards.tsx";
import { type Fleets, useFleets, useReckoned } from "./fleet-kept.ts";
import { changed, fleetText, type Stored, shipsAt, without } from "./fleet-model.ts";
import { Paper } from "./fleet-paper.tsx";
import { Ships } from "./fleet-ships.tsx";
import { FleetsSlip, PieceSlip, PlaceSlip, ReadSlip } from "./fleet-slips.tsx";
import type { CardTold, PieceTold, Reckoned } from "./told.ts";

type Slip =
  | { what: "place"; card: CardTold | PieceTold; from?: number }
  | { what: "piece"; piece: PieceTold }
  | { what: "fleets" }
  | { what: "read" }
  | null;
type View = Stored["view"];

/** @param props  the catalogue has the same face, opened at its cards */
export default function FleetFace({ id }: { id: string }) {
  const fleets = useFleets();
  const { kept, fleet } = fleets;
  const { data, faults } = useReckoned(fleet);
  const [view, setView] = useState<View>(id === "pirates.catalogue" ? "cards" : kept.view);
  const [slip, setSlip] = useState<Slip>(null);
  useEffect(() => setSlip(null), [kept.open]);

  const show = (next: View) => {
    setView(next);
    scrollTo(0, 0);
    fleets.set({ view: next });
  };
  const add = (card: CardTold) => {
    const ships = shipsAt(fleet.rows).length;
    if (card.kind === "ship" || card.kind === "event") return fleets.take(card, card.id, 0);
    if (!ships && card.generic) return tell(t("page-pirates-ship-first"));
    if (!ships) return fleets.take(card, card.id, 0);
    setSlip({ what: "place", card });
  };
  return (
    <>
      <Bar title={fleet.name} note={t("pirates-tool-fleet")}>
        <BarButton icon="share" label={t("page-pirates-share")} onClick={() => data && share(fleetText(fleet, data))} />
        <BarButton icon="log" label={t("page-pirates-fleets")} onClick={() => setSlip({ what: "fleets" })} />
      </Bar>
      <main class="page fleet-face" data-helper={id} data-view={view}>
        <div class="fleet-head">
          <Points data={data} empty={fleet.rows.length === 0} />
          <Segments
            label={t("pirates-tool-fleet")}
            value={view}
            onChange={show}
            among={[
              { value: "fleet", label: t("page-pirates-fleet") },
              { value: "cards", label: t("pirates-tool-catalogue") },
            ]}
          />
        </div>
        <Own fleet={fleet} data={data} faults={faults} onSlip={setSlip} onCards={() => show("cards")} />
        <Cards
          filters={kept.filters}
          onFilters={(filters) => fleets.set({ filters })}
          onAdd={add}
          counts={countsOf(fleet.rows)}
        />
      </main>
      {data && <Paper fleet={fleet} data={data} />}
      <Slips slip={slip} fleets={fleets} onSlip={setSlip} />
    </>
  );
}

/** How many of each card are in the fleet. */
function countsOf(rows: Row[]) {
  const counts: Record<string, number> = {};
  for (const { piece } of rows) {
    const card = piece.replace(/@.*/, "");
    counts[card] = (counts[card] ?? 0) + 1;
  }
  return counts;
}

async function share(text: string) {
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      tell(t("page-copied"));
    }
  } catch {
    // put off
  }
}

/** The open fleet: its ships, and what can be done with it. */
const Own = ({
  fleet,
  data,
  faults,
  onSlip,
  onCards,
}: {
  fleet: Fleet;
  data: Reckoned | null;
  faults: Line[];
  onSlip: (slip: Slip) => void;
  onCards: () => void;
}) => (
  <section class="fleet-own" aria-label={t("page-pirates-fleet")}>
    {faults.length > 0 && <Lines game="pirates" lines={[]} faults={faults} />}
    {data && fleet.rows.length > 0 && <Ships data={data} onPiece={(piece) => onSlip({ what: "piece", piece })} />}
    {fleet.rows.length === 0 && (
      <Empty picture="ship">
        <p>{t("page-pirates-empty")}</p>
        <Act does="read" onClick={() => onSlip({ what: "read" })}>
          {t("page-pirates-read")}
        </Act>
      </Empty>
    )}
    <div class="fleet-acts">
      <button class="btn btn--main fleet-add" data-action="cards" onClick={onCards}>
        <Icon name="plus" size={20} />
        {t("page-pirates-add-piece")}
      </button>
      {data?.legal && (
        <a class="btn" data-action="sail-fleet" href={gameFor(fleet, data.spent)}>
          <Icon name="anchor" size={20} />
          {t("page-pirates-play")}
        </a>
      )}
      {fleet.rows.length > 0 && (
        <Act does="print" onClick={() => window.print()}>
          <Icon name="rules" size={20} />
          {t("page-pirates-print")}
        </Act>
      )}
    </div>
  </section>
);

/** A game in which this fleet may be chosen: it is offered there first, being the open one. */
function gameFor({ build_total, unique_names }: Fleet, spent: number) {
  const totals =
    games.value.find(({ name }) => name === "pirates")?.options.find(({ id }) => id === "build_total")?.among ?? [];
  const total = totals.includes(build_total) ? build_total : totals.find((one) => Number(one) >= spent);
  return `#/new?game=pirates&quick=0&fleets=choose&build_total=${total}&unique_names=${unique_names}`;
}

/** What is spent of the build total, and whether the engine objects. */
function Points({ data, empty }: { data: Reckoned | null; empty: boolean }) {
  if (!data) return <p class="fleet-points soft">{t("page-pirates-reading")}</p>;
  const { spent, total, legal } = data;
  return (
    <News tag="p" class={`fleet-points ${legal || empty ? "" : "over"}`}>
      <b class="num">{spent}</b>
      <span>{t("page-pirates-of-points", { total })}</span>
      <span class="fleet-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * spent) / total)}%` }} />
      </span>
      {!empty && (
        <span class="fleet-state">
          <Icon name={legal ? "check" : "rock"} size={20} />
          {legal ? t("page-pirates-legal") : t("page-pirates-faults", { count: data.faults.length })}
        </span>
      )}
    </News>
  );
}

function Slips({ slip, fleets, onSlip }: { slip: Slip; fleets: Fleets; onSlip: (slip: Slip) => void }) {
  const close = () => onSlip(null);
  if (!slip) return null;
  const row = slip.what === "piece" ? slip.piece.row : slip.what === "place" ? slip.from : undefined;
  // a piece that was taken back meanwhile is not there any more
  if (row !== undefined && !fleets.fleet.rows[row]) return null;
  switch (slip.what) {
    case "place":
      return <Place slip={slip} fleets={fleets} onClose={close} />;
    case "piece":
      return <Piece piece={slip.piece} fleets={fleets} onSlip={onSlip} />;
    case "fleets":
      return <FleetsSlip fleets={fleets} onRead={() => onSlip({ what: "read" })} onClose={close} />;
    case "read":
      return <ReadSlip onText={fleets.read} onClose={close} />;
  }
}

/** Where a card goes that comes into the fleet, or is moved within it. */
function Place({
  slip: { card, from },
  fleets,
  onClose,
}: {
  slip: Extract<Slip, { what: "place" }>;
  fleets: Fleets;
  onClose: () => void;
}) {
  const { fleet } = fleets;
  return (
    <PlaceSlip
      fleet={from === undefined ? fleet : { ...fleet, rows: without(fleet.rows, from) }}
      card={card}
      onPlace={({ aboard, piece }) => {
        if (from !== undefined) fleets.setRows(changed(fleet.rows, from, { aboard }));
        else fleets.take(card, piece, aboard);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function Piece({ piece, fleets, onSlip }: { piece: PieceTold; fleets: Fleets; onSlip: (slip: Slip) => void }) {
  const { rows } = fleets.fleet;
  const aboard = piece.kind === "crew" || piece.kind === "equipment";
  return (
    <PieceSlip
      piece={piece}
      onMove={aboard && shipsAt(rows).length ? () => onSlip({ what: "place", card: piece, from: piece.row }) : null}
      onCursed={
        piece.mark
          ? (on: boolean) => {
              fleets.setRows(changed(rows, piece.row, { as_cursed: on ? 1 : 0 }));
              onSlip({ what: "piece", piece: { ...piece, cursed: on } });
            }
          : null
      }
      onRemove={() => {
        onSlip(null);
        fleets.undoable(t("page-pirates-removed", { name: { text: nameOf(piece) } }), () =>
          fleets.setRows(without(rows, piece.row)),
        );
      }}
      onClose={() => onSlip(null)}
    />
  );
}
