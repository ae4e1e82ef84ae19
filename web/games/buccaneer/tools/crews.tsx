// The silent tracker: piles as they lie on the table, their heights and tops; what they cover is nowhere in the page.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { crewFlag, stack } from "../../../art/pieces.ts";
import { tokenOf } from "../../../art/colours.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { News } from "../../../parts/news.tsx";
import { Disc } from "../../../parts/seats.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { go } from "../../../router.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { boxColour, called } from "../../../parts/captain-slip.tsx";
import { keep } from "../../../screens/tools/kept.ts";
import { ID as BOARDING, fresh as boarding } from "./crew.ts";
import { type Place, TableSlip, placeOf, useTable } from "./table.tsx";
import { tracked, useMoves } from "./tracker.ts";
import type { Answers, Unit } from "./answers.d.ts";

/** The piles as the engine knows them, the one that is taken up, and what a tap does. */
function usePiles(tool: Tool) {
  const { places, seats, setPlaces } = useTable();
  const [moves, setMoves] = useMoves();
  const [taken, setTaken] = useState<string | null>(null);
  const { data } = useAnswer<Answers["buccaneer.crews"]>(tool.id, tracked(seats, moves));
  const units = data?.units ?? [];
  const mover = units.find(({ id }) => id === taken);
  return {
    places,
    seats,
    setPlaces,
    moves,
    known: Boolean(data),
    units,
    mover,
    nameOf: (colour: string) => called(placeOf(places, colour)),
    tap(unit: Unit) {
      if (!mover?.lays.includes(unit.id)) return setTaken(unit.id === taken ? null : unit.id);
      setMoves([...moves, { what: "capture", over: mover.id, under: unit.id }]);
      setTaken(null);
      say(
        t("page-buc-captured", {
          who: { text: called(placeOf(places, mover.colour)) },
          height: mover.height + unit.height,
        }),
      );
    },
    undo() {
      setTaken(null);
      setMoves(moves.slice(0, -1));
    },
    anew: () => setMoves([]),
  };
}

type Piles = ReturnType<typeof usePiles>;

export default function Crews({ tool }: { tool: Tool }) {
  const piles = usePiles(tool);
  const { places, seats, moves, mover } = piles;
  const [slip, setSlip] = useState(false);
  const crew = mover && mover.height > 1 ? mover : null;
  return (
    <>
      <ToolBar of={tool} note={t("buccaneer-title")} onAnew={piles.anew} rules={t("page-buc-rules")}>
        <BarButton icon="people" label={t("page-buc-table")} onClick={() => setSlip(true)} />
      </ToolBar>
      <main class="device crews" data-helper={tool.id}>
        <ul class="quays">
          {seats.map((seat) => (
            <Quay key={seat.colour} seat={seat} piles={piles} />
          ))}
        </ul>
        <Told piles={piles} />
      </main>
      <footer class="device-foot">
        <Act does="undo" off={!moves.length} onClick={piles.undo}>
          <Icon name="undo" size={20} />
          {t("page-buc-undo")}
        </Act>
        <Act does="board" main off={!crew} onClick={() => crew && board(crew)}>
          {t("page-buc-board")}
        </Act>
      </footer>
      {slip && <TableSlip places={places} onChange={piles.setPlaces} onClose={() => setSlip(false)} />}
    </>
  );
}

/** A crew goes to the tool of boardings. Only its top is known here: the engine uncovers the rest when the treasure is
 * chosen. */
function board({ id, top, colours }: Unit) {
  const crew = colours.map((colour, i) => ({ colour, value: i === 0 ? top : null }));
  keep(BOARDING, { ...boarding(), crew, unit: id });
  go("/tools/buccaneer.boarding");
}

/** What one captain has on the table. */
function Quay({ seat, piles }: { seat: Place; piles: Piles }) {
  const { mover, known } = piles;
  const own = piles.units.filter(({ colour }) => colour === seat.colour).sort((a, b) => a.top.localeCompare(b.top));
  return (
    <li>
      <span class="quay-who">
        <Disc seat={seat} size={26} />
        <b class="who-name" dir="auto">
          {called(seat)}
        </b>
      </span>
      <span class="quay-units">
        {own.map((unit) => (
          <Pile
            key={unit.id}
            unit={unit}
            who={piles.nameOf(unit.colour)}
            state={unit === mover ? "chosen" : mover?.lays.includes(unit.id) ? "lit" : ""}
            onTap={() => piles.tap(unit)}
          />
        ))}
        {own.length === 0 && known && <i class="small soft">{t("page-buc-no-unit")}</i>}
      </span>
    </li>
  );
}

/** A pile with its top and its height. @param props  `lit`: the one that is taken up may be laid on it */
function Pile({
  unit,
  who,
  state,
  onTap,
}: {
  unit: Unit;
  who: string;
  state: "chosen" | "lit" | "";
  onTap: () => void;
}) {
  const { id, top, height, colours, callers } = unit;
  const pieces = colours.map((colour, i) => ({
    colour: tokenOf(colour),
    value: i ? "" : top === "q" ? "?" : top,
  }));
  const tower = stack(pieces, { rx: 19, ry: 12.5, band: 5.5, state: state && "lit" });
  const h = Math.ceil(tower.height) + 6;
  return (
    <button class={`pile ${state}`} data-unit={id} aria-pressed={state === "chosen"} onClick={onTap}>
      <span class="sr">
        {t("page-buc-unit", {
          who: { text: who },
          value: t(`buccaneer-value-${top}`),
          height,
          colours: colours.map(boxColour),
        })}
        {state === "lit" ? `, ${t("page-buc-may-lay")}` : ""}
      </span>
      {draw(
        `<svg class="pile-art" width="44" height="${h}" viewBox="-22 ${4 - h} 44 ${h}" aria-hidden="true">${tower.svg}</svg>`,
      )}
      {height > 1 && draw(crewFlag(height, 22, 18))}
      {callers.length > 0 && (
        <span class="calls" title={t("page-buc-mutiny")}>
          <Icon name="flare" size={18} />
          <span class="sr">{t("page-buc-mutiny")}</span>
        </span>
      )}
    </button>
  );
}

/** What the pile that is taken up may do, and who may call a mutiny in it. */
const Told = ({ piles: { mover, nameOf } }: { piles: Piles }) => (
  <News tag="p" class="small soft device-note">
    {mover
      ? t(mover.lays.length ? "page-buc-onto" : "page-buc-onto-none", { who: { text: nameOf(mover.colour) } })
      : t("page-buc-tap-mover")}
    {mover?.callers.length ? (
      <>
        {" "}
        {t("page-buc-callers", { who: mover.callers.map((colour) => ({ text: nameOf(colour) })) })}
        <RuleLink game="buccaneer" rule="BUC-MUT-02" />
      </>
    ) : (
      ""
    )}
  </News>
);
