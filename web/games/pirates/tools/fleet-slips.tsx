// The slips of the fleet builder: where a piece goes, what is done with it, all fleets, a fleet from a text.
import { useState } from "preact/hooks";
import { Lamp } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Sheet } from "../../../parts/sheet.tsx";
import { t } from "../../../store/words.tsx";
import { AskCount } from "../../../screens/tools/asks.tsx";
import { askOf, toolOf } from "../../../screens/tools/all.ts";
import { Act } from "../../../screens/tools/frame.tsx";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import type { Fleet } from "../fleet-text.ts";
import { Ability, Figures, nameOf, originOf } from "./card.tsx";
import { Faults } from "./fleet-ships.tsx";
import type { Fleets } from "./fleet-kept.ts";
import { asked } from "./fleet-model.ts";
import type { CardTold, PieceTold, Reckoned } from "./told.ts";

const TOTAL = askOf(toolOf("pirates.fleet"), "build_total");

/** On which ship? Each place with what would be wrong there. */
export function PlaceSlip({
  fleet,
  card,
  onPlace,
  onClose,
}: {
  fleet: Fleet;
  card: CardTold;
  onPlace: (place: { aboard: number; piece: string }) => void;
  onClose: () => void;
}) {
  const { data } = useAnswer<Reckoned>("pirates.fleet", asked(fleet, card.id));
  const places = data?.trial ?? [];
  return (
    <Sheet title={t("page-pirates-where", { name: { text: nameOf(card) } })} onClose={onClose} className="options-slip">
      <ul class="places">
        {[...places.slice(1), ...places.slice(0, 1)].map((place) => {
          const ship = data?.list[place.aboard - 1];
          // a generic crew is of a nation, and only a ship gives it one
          if (!ship && place.piece === card.id && card.id.startsWith("GEN-") && !card.id.includes("@")) return null;
          return (
            <li key={place.aboard}>
              <button class="option" data-place={place.aboard} onClick={() => onPlace(place)}>
                <Icon name={ship ? "anchor" : "flare"} size={22} />
                <span class="card-said">
                  <b>{ship ? ship.name : t("page-pirates-ashore")}</b>
                  {ship && (
                    <span class="small">
                      {t("page-pirates-room", {
                        free: Math.max(0, ship.free),
                        crew: ship.crew_cost,
                        points: ship.points,
                      })}
                    </span>
                  )}
                </span>
              </button>
              <Faults faults={place.faults} />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** A piece of the fleet: what it does, and what can be done with it. */
export const PieceSlip = ({
  piece,
  onMove,
  onCursed,
  onRemove,
  onClose,
}: {
  piece: PieceTold;
  onMove: (() => void) | null;
  onCursed: ((on: boolean) => void) | null;
  onRemove: () => void;
  onClose: () => void;
}) => (
  <Sheet title={nameOf(piece)} onClose={onClose} className="options-slip">
    <div class="card-said">
      <span class="small soft">
        {originOf(piece)} · {piece.id}
      </span>
      <Figures card={piece} />
      <Ability card={piece} />
    </div>
    {onCursed && (
      <div class="ask-row">
        <label for="as-cursed">{t("pirates-tool-field-as_cursed")}</label>
        <Lamp id="as-cursed" on={Boolean(piece.cursed)} onChange={onCursed} />
        <span class="sr" id="as-cursed-note">
          {t("pirates-keyword-black-mark")}
        </span>
      </div>
    )}
    <div class="slip-foot">
      <Act does="remove" onClick={onRemove}>
        <Icon name="bin" size={20} />
        {t("page-pirates-remove")}
      </Act>
      {onMove && (
        <button class="btn btn--ink" data-action="move" onClick={onMove}>
          {t("page-pirates-elsewhere")}
        </button>
      )}
    </div>
  </Sheet>
);

/** All fleets, and what holds for the open one. */
export const FleetsSlip = ({
  fleets,
  onRead,
  onClose,
}: {
  fleets: Fleets;
  onRead: () => void;
  onClose: () => void;
}) => (
  <Sheet title={t("page-pirates-fleets")} onClose={onClose} className="options-slip fleets-slip">
    <ul class="fleets">
      {fleets.kept.fleets.map((one) => (
        <FleetRow key={one.id} fleet={one} fleets={fleets} />
      ))}
    </ul>
    <div class="slip-foot">
      <Act does="read" onClick={onRead}>
        {t("page-pirates-read")}
      </Act>
      <Act does="new-fleet" onClick={fleets.create}>
        <Icon name="plus" size={20} />
        {t("page-pirates-new")}
      </Act>
    </div>
    <FleetOptions fleet={fleets.fleet} onChange={fleets.change} />
  </Sheet>
);

const FleetRow = ({ fleet, fleets }: { fleet: Fleet; fleets: Fleets }) => (
  <li>
    <button
      class="option"
      aria-pressed={fleet.id === fleets.fleet.id}
      data-fleet={fleet.id}
      onClick={() => fleets.open(fleet.id)}
    >
      <b class="who-name" dir="auto">
        {fleet.name}
      </b>
      <span class="small to">
        {t("page-pirates-ships", { count: fleet.rows.filter(({ kind }) => kind === "ship").length })}
      </span>
    </button>
    <button
      class="btn btn--icon"
      aria-label={t("page-pirates-copy", { name: { text: fleet.name } })}
      onClick={() => fleets.copy(fleet)}
    >
      <Icon name="copy" size={20} />
    </button>
    <button
      class="btn btn--icon"
      aria-label={t("page-pirates-delete", { name: { text: fleet.name } })}
      onClick={() => fleets.remove(fleet)}
    >
      <Icon name="bin" size={20} />
    </button>
  </li>
);

/** The name of a fleet, and by what it is built. */
const FleetOptions = ({ fleet, onChange }: { fleet: Fleet; onChange: (fleet: Fleet) => void }) => (
  <div class="asks">
    <div class="ask-row ask-row--tall">
      <label for="fleet-name">{t("page-pirates-name")}</label>
      <input
        class="input"
        id="fleet-name"
        maxlength={40}
        dir="auto"
        value={fleet.name}
        onInput={(event: InputEvent) => onChange({ ...fleet, name: (event.currentTarget as HTMLInputElement).value })}
      />
    </div>
    <AskCount
      asked={TOTAL}
      id="fleet-total"
      value={fleet.build_total}
      onChange={(total) => onChange({ ...fleet, build_total: total ?? TOTAL.first })}
    />
    <div class="ask-row">
      <label for="fleet-unique">{t("pirates-tool-field-unique_names")}</label>
      <Lamp
        id="fleet-unique"
        on={fleet.unique_names === 1}
        onChange={(on: boolean) => onChange({ ...fleet, unique_names: on ? 1 : 0 })}
      />
      <span class="sr" id="fleet-unique-note">
        {t("pirates-tool-fleet")}
      </span>
    </div>
  </div>
);

/** A fleet that came as text. */
export function ReadSlip({ onText, onClose }: { onText: (text: string) => Promise<boolean>; onClose: () => void }) {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  return (
    <Sheet title={t("page-pirates-read")} onClose={onClose} className="options-slip">
      <label class="small" for="fleet-text">
        {t("page-pirates-read-note")}
      </label>
      <textarea
        class="input fleet-text"
        id="fleet-text"
        rows={8}
        maxlength={6000}
        onInput={(event: InputEvent) => setText((event.currentTarget as HTMLTextAreaElement).value)}
      >
        {text}
      </textarea>
      {refused && (
        <p class="why" role="alert">
          <Icon name="rock" size={20} />
          <span>{t("page-pirates-unread")}</span>
        </p>
      )}
      <div class="slip-foot">
        <button class="btn btn--ink" data-action="take" onClick={async () => setRefused(!(await onText(text)))}>
          {t("page-pirates-take")}
        </button>
      </div>
    </Sheet>
  );
}
