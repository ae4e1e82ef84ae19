// The ship deck: three ships in the roads, ticked off as they are boarded; the next three come after the third.
import { useEffect, useState } from "preact/hooks";
import { BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Sheet } from "../../../parts/sheet.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Device } from "../../../screens/tools/all.ts";
import { keepOwn, ownKept } from "../../../store/roster.ts";
import { t } from "../../../store/words.tsx";
import { DeckSheet } from "../deck-sheet.tsx";
import { blankCard } from "../deck.ts";
import { DECK, type Fleet, cardsOf, groupOf, ownCards, shuffled, useFleet, withoutLast } from "./fleet.ts";
import { InRoads } from "./roads.tsx";
import { game } from "./table.tsx";

export default function Ships({ device }: { device: Device }) {
  const [kept, setFleet] = useFleet();
  const [slip, setSlip] = useState<"cards" | "own" | "shuffle" | null>(null);
  // empty at first: numbers of the house are not to pass for those of the box
  const [typed, setTyped] = useState(() => ownKept(DECK, Array.isArray) ?? device.items.map((_, at) => blankCard(at)));
  useEffect(() => {
    if (!kept) setFleet(shuffled(ownCards() !== null));
  }, []);
  if (!kept) return null;
  const fleet = kept;
  const { boarded } = fleet;
  const deal = (own: boolean) => {
    setSlip(null);
    setFleet(shuffled(own));
  };
  const choose = (own: boolean) => {
    if (!own) return deal(false);
    return ownCards() ? deal(true) : setSlip("own");
  };
  return (
    <>
      <ToolBar of={device} note={t("buccaneer-title")} rules={t("page-buc-rules")}>
        <BarButton icon="pen" label={t("page-deck")} onClick={() => setSlip("cards")} />
      </ToolBar>
      <main class="device roads-tool" data-device={device.id}>
        <Which own={fleet.own} onChange={(own) => (boarded.length ? setSlip("shuffle") : choose(own))} />
        <Boarded fleet={fleet} size={device.draws.from} />
        <InRoads fleet={fleet} onChange={setFleet} />
      </main>
      <footer class="device-foot">
        <Act does="shuffle" onClick={() => (boarded.length ? setSlip("shuffle") : deal(fleet.own))}>
          {t("page-tools-shuffle")}
        </Act>
        <button
          class="btn btn--wide"
          data-action="undo"
          aria-disabled={boarded.length ? undefined : "true"}
          onClick={() => boarded.length && setFleet(withoutLast(fleet))}
        >
          <Icon name="undo" size={20} />
          {t("page-buc-undo")}
        </button>
      </footer>
      {(slip === "cards" || slip === "own") && (
        <DeckSheet
          game={game()}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            keepOwn(DECK, next);
          }}
          onClose={() => (ownCards() && (slip === "own" || !boarded.length) ? deal(true) : setSlip(null))}
        />
      )}
      {slip === "shuffle" && <ShuffleSlip boarded={boarded.length} onDeal={choose} onClose={() => setSlip(null)} />}
    </>
  );
}

/** The deck of this device, or the cards of the box as they were typed in. */
const Which = ({ own: now, onChange }: { own: boolean; onChange: (own: boolean) => void }) => (
  <div class="deck-which">
    <Segments
      label={t("page-buc-which")}
      value={now}
      onChange={(own: boolean) => own !== now && onChange(own)}
      among={[false, true].map((value) => ({
        value,
        label: t(value ? "page-buc-deck-own" : "page-buc-deck-house"),
      }))}
    />
    {!now && <span class="small soft">{t("page-buc-deck-note")}</span>}
  </div>
);

/** How many ships are boarded, and which group lies in the roads. */
function Boarded({ fleet, size }: { fleet: Fleet; size: number }) {
  const boarded = fleet.boarded.length;
  const all = cardsOf(fleet).length;
  const group = Math.min(groupOf(fleet) + 1, all / size);
  return (
    <div class="ship-count">
      <p>
        <b class="num" data-boarded>
          {boarded}
        </b>{" "}
        {t("page-buc-of", { all })}
        <span class="soft"> · {t("page-buc-group", { group, of: all / size })}</span>
      </p>
      <span class="ship-pips" aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <i class={`${i < boarded ? "gone" : ""}${i % size === 0 && i ? " first" : ""}`} />
        ))}
      </span>
    </div>
  );
}

/** Before what is ticked off is lost. */
const ShuffleSlip = ({
  boarded,
  onDeal,
  onClose,
}: {
  boarded: number;
  onDeal: (own: boolean) => void;
  onClose: () => void;
}) => (
  <Sheet title={t("page-tools-shuffle")} onClose={onClose}>
    <p>{t("page-buc-shuffle-sure", { count: boarded })}</p>
    <div class="slip-foot">
      <Act does="deal-house" onClick={() => onDeal(false)}>
        {t("page-buc-deck-house")}
      </Act>
      <Act does="deal-own" onClick={() => onDeal(true)}>
        {t("page-buc-deck-own")}
      </Act>
    </div>
  </Sheet>
);
