// The fleet as it stands: each ship with who sails on her, what she carries and costs, and what the engine objects to.
import { Icon } from "../../../parts/icon.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { rich, t } from "../../../store/words.tsx";
import { Ability, Figures, nameOf, originOf } from "./card.tsx";
import type { Fault } from "./answers.d.ts";
import type { PieceTold, Reckoned, ShipTold } from "./told.ts";

export const Faults = ({ faults }: { faults: Fault[] }) =>
  faults.map(({ key, args, rule }) => (
    <p class="why" key={`${key}-${rule}`}>
      <Icon name="rock" size={20} />
      <span>
        {rich(key, args)}
        <RuleLink game="pirates" rule={rule} />
      </span>
    </p>
  ));

export function Ships({ data, onPiece }: { data: Reckoned; onPiece: (piece: PieceTold) => void }) {
  const of = (row: number) => data.faults.filter((fault) => fault.rows.includes(row));
  return (
    <>
      <Faults faults={data.faults.filter(({ rows }) => !rows.length)} />
      <ol class="ships">
        {data.list.map((ship) => (
          <Ship key={ship.row} ship={ship} of={of} onPiece={onPiece} />
        ))}
      </ol>
      {(["ashore", "events"] as const).map(
        (part) =>
          data[part].length > 0 && (
            <section aria-labelledby={`fleet-${part}`} class="plate fleet-part">
              <h2 class="label" id={`fleet-${part}`}>
                {t(`page-pirates-${part}`)}
              </h2>
              <Crew pieces={data[part]} of={of} onPiece={onPiece} />
            </section>
          ),
      )}
    </>
  );
}

const Ship = ({
  ship,
  of,
  onPiece,
}: {
  ship: ShipTold;
  of: (row: number) => Fault[];
  onPiece: (piece: PieceTold) => void;
}) => (
  <li class="plate fleet-ship" data-ship={ship.id}>
    <button class="fleet-piece" onClick={() => onPiece(ship)}>
      <span class="card-said">
        <b class="name-it">{ship.name}</b>
        <span class="small soft">{originOf(ship)}</span>
        <Figures card={ship} />
        <Ability card={ship} />
      </span>
      <span class="card-points num">
        {ship.points}
        <span class="sr"> {t("page-pirates-points")}</span>
      </span>
    </button>
    <dl class="holds">
      <div class={ship.load > ship.capacity ? "over" : ""}>
        <dt>{t("page-pirates-cargo")}</dt>
        <dd>
          <Spaces used={ship.load} all={ship.capacity} />
          <span>{t("page-pirates-free", { used: ship.load, all: ship.capacity, links: ship.linked })}</span>
        </dd>
      </div>
      <div class={ship.crew_cost > ship.points ? "over" : ""}>
        <dt>{t("page-pirates-crew-cost")}</dt>
        <dd>{t("page-pirates-of", { used: ship.crew_cost, all: ship.points })}</dd>
      </div>
      {ship.equipment.length > 0 && (
        <div class={ship.equipment_cost > ship.points ? "over" : ""}>
          <dt>{t("page-pirates-equipment-cost")}</dt>
          <dd>{t("page-pirates-of", { used: ship.equipment_cost, all: ship.points })}</dd>
        </div>
      )}
    </dl>
    <Crew pieces={[...ship.crew, ...ship.equipment]} of={of} onPiece={onPiece} />
    <Faults faults={of(ship.row)} />
  </li>
);

const Spaces = ({ used, all }: { used: number; all: number }) => (
  <span class="spaces" aria-hidden="true">
    {Array.from({ length: Math.max(used, all) }, (_, i) => (
      <i class={i >= all ? "over" : i < used ? "used" : ""} />
    ))}
  </span>
);

const Crew = ({
  pieces,
  of,
  onPiece,
}: {
  pieces: PieceTold[];
  of: (row: number) => Fault[];
  onPiece: (piece: PieceTold) => void;
}) => (
  <ul class="fleet-crew">
    {pieces.map((piece) => (
      <li key={piece.row} class={of(piece.row).length ? "over" : ""}>
        <button class="fleet-piece" onClick={() => onPiece(piece)}>
          <span class="card-said">
            <b>
              {nameOf(piece)}
              {piece.cursed && (
                <>
                  {" "}
                  · <i>{t("pirates-tool-choice-cursed")}</i>
                </>
              )}
            </b>
            <Ability card={piece} />
            {piece.idle && <span class="small soft">{t("page-pirates-idle")}</span>}
          </span>
          <span class="card-points num">
            {piece.cost ?? piece.points}
            <span class="sr"> {t("page-pirates-points")}</span>
          </span>
        </button>
        <Faults faults={of(piece.row)} />
      </li>
    ))}
  </ul>
);
