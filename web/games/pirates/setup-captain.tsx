// What a captain has on a laid table: the fleet, ship by ship, and the gold at home.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { useKept } from "../../screens/tools/kept.ts";
import { t } from "../../store/words.tsx";
import { atomsOf, type Fleet } from "./fleet-text.ts";
import { sideways } from "./hull.ts";
import { type Layout, withFleet } from "./setup-layout.ts";
import { Purse } from "./setup-purse.tsx";
import { Vessel } from "./setup-ship.tsx";
import { calledOf, cardOf, data } from "./sea.ts";
import type { View } from "./view.d.ts";

type Props = BenchProps<View, Layout>;

const NO_FLEETS: { fleets: Fleet[] } = { fleets: [] };

/** Fleets of one's own, and those of the house that cost no more than was agreed. */
function useFleets({ options }: Layout): { id: string; name: string; atoms: string[] }[] {
  const [{ fleets = [] }] = useKept("pirates.fleet", () => NO_FLEETS);
  const own = fleets.flatMap(({ id, name, rows }) => {
    const atoms = Array.isArray(rows) ? atomsOf(rows) : [];
    return atoms.length ? [{ id, name, atoms }] : [];
  });
  const most = options.quick ? 20 : Number(options.build_total);
  const house = Object.keys(data.fleets)
    .filter((id) => data.houses[id].points <= most)
    .map((id) => ({ id, name: t(`pirates-do-fleet-${id.toLowerCase()}`), atoms: data.fleets[id] }));
  return [...own, ...house];
}

function Fleets({ now: { layout, at }, seats, set }: Props) {
  const fleets = useFleets(layout);
  return (
    <>
      <p class="label">{t("play-pirates-setup-fleet", { seat: { seat: at } }, seats)}</p>
      <div class="editor-fleets">
        {fleets.map(({ id, name, atoms }) => (
          <Key key={id} id={`fleet:${id}`} onPress={() => set(withFleet(layout, at, atoms))}>
            <b dir="auto">{name}</b>
            <small>
              {atoms
                .filter((card) => data.ships[card])
                .map((card) => data.ships[card].name)
                .join(", ")}
            </small>
          </Key>
        ))}
      </div>
      <a class="btn" data-action="build-fleet" href="#/tools/pirates.fleet">
        {t("play-pirates-setup-build")}
      </a>
    </>
  );
}

/** Each ship that was brought, and who has come under this flag. */
const mine = ({ names, ships }: Layout, at: number) =>
  names.flatMap((name, n) => ((ships[n]?.owner ?? Number(name.split(".")[0])) === at ? [n] : []));

export function Captain(props: Props) {
  const { now, seats, take } = props;
  const { layout, at, held } = now;
  const [other, setOther] = useState(false);
  const numbers = mine(layout, at);
  if (!numbers.length || other)
    return (
      <>
        <Fleets {...props} set={(change) => (setOther(false), props.set(change))} />
        <Purse {...props} />
      </>
    );
  const front = numbers.find((n) => held === `ship:${layout.names[n]}`);
  return (
    <>
      <div class="editor-keys editor-ships">
        {numbers.map((n) => {
          const ship = layout.ships[n];
          const own = itemAt(layout.names, n);
          const place = `ship:${own}`;
          const name = calledOf(own);
          const view = props.view.ships.find((one) => one.ship === own);
          return (
            <Key
              key={n}
              id={place}
              on={held === place}
              name={t("play-pirates-setup-ship", { ship: name, state: ship ? "afloat" : "gone" })}
              onPress={() => take(held === place ? null : place)}
            >
              <span class={ship ? "" : "editor-busy"}>
                {draw(sideways(cardOf(own), view?.masts ?? [], itemAt(seats, at), 84, 30))}
              </span>
              <small class="editor-name">{name}</small>
            </Key>
          );
        })}
      </div>
      {front === undefined ? (
        <p class="small soft">{t("play-pirates-setup-take")}</p>
      ) : (
        <Vessel {...props} number={front} onPut={(ship) => props.set({ ships: replaced(layout.ships, front, ship) })} />
      )}
      <Purse {...props} />
      <button type="button" class="btn" data-action="lay-fleet" onClick={() => setOther(true)}>
        {t("play-pirates-setup-other")}
      </button>
    </>
  );
}
