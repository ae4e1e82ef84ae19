// The ships in play: which masts stand, burn or are gone, and what is marked on them. The fleets are those of the builder.
import { useMemo } from "preact/hooks";
import { itemAt, toggled } from "../../../lists.ts";
import { Empty } from "../../../parts/empty.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { tellUndoable } from "../../../screens/tools/undo.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { rich, t } from "../../../store/words.tsx";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { asked, firstKept } from "./fleet-model.ts";
import type { Answers } from "./answers.d.ts";
import type { Reckoned, ShipTold } from "./told.ts";

/** `masts`: those that differ from standing; `marks`: what is set. */
type Ship = { masts: Record<number, "fire" | "gone">; marks: string[] };
/** Ships by fleet and card. */
type Stored = { sea: Record<string, Record<string, Ship>> };

type Mast = "up" | "gone" | "fire";
const NEXT: Record<Mast, "fire" | "gone" | null> = { up: "gone", gone: "fire", fire: null };
const WHOLE: Ship = { masts: {}, marks: [] };

export default function AfloatFace({ tool }: { tool: Tool }) {
  const begun = useMemo(firstKept, []);
  const [fleets] = useKept("pirates.fleet", () => begun);
  const [kept, set] = useKept(tool.id, () => ({ sea: {} }) as Stored);
  const { data, lines } = useAnswer<Answers["pirates.afloat"]>(tool.id, {});
  const own = fleets.fleets.filter(({ rows }) => rows.some(({ kind }) => kind === "ship"));
  const clear = () => {
    set({ sea: {} });
    tellUndoable(t("page-pirates-afloat-anew"), () => set(kept));
  };
  return (
    <>
      <ToolBar of={tool} onAnew={clear} />
      <main class="page afloat" data-helper={tool.id}>
        {own.length ? (
          <p class="small soft">
            {lines.map(({ key, args, rule }) => (
              <>
                {rich(key, args)}
                <RuleLink game="pirates" rule={rule} />
              </>
            ))}
          </p>
        ) : (
          <Empty picture="ship">
            <p>{t("page-pirates-afloat-none")}</p>
            <a class="btn btn--main" href="#/tools/pirates.fleet">
              {t("pirates-tool-fleet")}
            </a>
          </Empty>
        )}
        {own.map((fleet) => (
          <Fleet
            key={fleet.id}
            fleet={fleet}
            marks={data?.marks ?? []}
            ships={kept.sea[fleet.id] ?? {}}
            onShips={(ships: Record<string, Ship>) => set({ sea: { ...kept.sea, [fleet.id]: ships } })}
          />
        ))}
      </main>
    </>
  );
}

function Fleet({
  fleet,
  marks,
  ships,
  onShips,
}: {
  fleet: import("../fleet-text.ts").Fleet;
  marks: { id: string; ends: string; rule: string }[];
  ships: Record<string, Ship>;
  onShips: (ships: Record<string, Ship>) => void;
}) {
  const { data } = useAnswer<Reckoned>("pirates.fleet", asked(fleet));
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
    tellUndoable(t("page-pirates-turn-over"), () => onShips(ships));
  };
  return (
    <section aria-labelledby={`afloat-${fleet.id}`}>
      <h2 class="label section" id={`afloat-${fleet.id}`}>
        <span class="who-name" dir="auto">
          {fleet.name}
        </span>
      </h2>
      <ul class="ships">
        {data?.list.map((card, i) => {
          const id = `${i}.${card.id}`;
          const ship = ships[id] ?? WHOLE;
          return (
            <Hull
              key={id}
              card={card}
              ship={ship}
              marks={marks}
              onShip={(next: Ship) => onShips({ ...ships, [id]: next })}
            />
          );
        })}
      </ul>
      {passing && (
        <Act does="turn-over" onClick={over}>
          {t("page-pirates-end-turn")}
        </Act>
      )}
    </section>
  );
}

function Hull({
  card,
  ship,
  marks,
  onShip,
}: {
  card: ShipTold;
  ship: Ship;
  marks: { id: string; rule: string }[];
  onShip: (ship: Ship) => void;
}) {
  // a flotilla has flags instead
  const all = card.masts || card.flags || 0;
  const masts = Array.from({ length: all }, (_, i): Mast => ship.masts[i] ?? "up");
  const standing = masts.filter((mast) => mast !== "gone").length;
  const turn = (at: number) => {
    const { [at]: _, ...others } = ship.masts;
    const next = NEXT[itemAt(masts, at)];
    onShip({ ...ship, masts: next ? { ...others, [at]: next } : others });
  };
  const mark = (id: string) => onShip({ ...ship, marks: toggled(ship.marks, id) });
  return (
    <li class={`plate afloat-ship ${standing ? "" : "over"}`} data-ship={card.id}>
      <div class="afloat-head">
        <b class="name-it">{card.name}</b>
        <span class="num">{t("page-pirates-standing", { count: standing, all })}</span>
      </div>
      <div class="afloat-masts" role="group" aria-label={t("page-pirates-masts", { count: card.masts ?? 0 })}>
        {masts.map((mast, i) => (
          <button class={`afloat-mast afloat-mast--${mast}`} data-mast={i} onClick={() => turn(i)}>
            <span aria-hidden="true">{(card.cannons?.[i] ?? []).join("")}</span>
            <small>{t(`page-pirates-mast-${mast}`)}</small>
            <span class="sr">{i + 1}</span>
          </button>
        ))}
      </div>
      <div class="afloat-marks" role="group" aria-label={t("page-pirates-marks")}>
        {marks.map(({ id }) => (
          <button class="btn" aria-pressed={ship.marks.includes(id)} data-mark={id} onClick={() => mark(id)}>
            {t(`page-pirates-mark-${id}`)}
          </button>
        ))}
      </div>
    </li>
  );
}
