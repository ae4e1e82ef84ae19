// The Crew laid by drawing: who sits in the tavern, who is aboard, where the bottle stands.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import type { Seat } from "../../play/types.ts";
import { Keys } from "../../play/setup-rows.tsx";
import { t } from "../../store/words.tsx";
import type { Hold, Layout } from "./setup-editor.tsx";
import { Key } from "../../play/setup-key.tsx";
import { line } from "./marks.ts";
import { portrait } from "./portraits.ts";
import { whereabouts } from "./tavern.tsx";
import type { View } from "./view.d.ts";
import { data } from "./words.ts";

const { rows, cols, stairs } = data.tavern;
const CELLS = Array.from({ length: rows * cols }, (_, i) => `r${Math.floor(i / cols)}c${i % cols}`);
const EMPTY: Hold = ["none", 0];

/** Somebody is in one place: elsewhere an empty hold is left, and an empty cell of the tavern. */
function without({ ships, tavern }: Layout, who: string) {
  const isThere = ([kind, one]: Hold) => kind === "crew" && one === who;
  return {
    ships: ships.map((ship) =>
      ship.holds.some(isThere) ? { ...ship, holds: ship.holds.map((hold) => (isThere(hold) ? EMPTY : hold)) } : ship,
    ),
    tavern: tavern?.map((one) => (one === who ? null : one)),
  };
}

/** Somebody comes aboard, out of the tavern or from another ship. */
export function boarded(layout: Layout, ship: number, bay: number, who: string) {
  const left = without(layout, who);
  const ships = left.ships.map((one, i) =>
    i === ship ? { ...one, holds: one.holds.map((hold, j): Hold => (j === bay ? ["crew", who] : hold)) } : one,
  );
  return { ...left, ships };
}

/** All twenty as keys. `who`: the one who is there. */
export const Cast = ({
  label,
  who,
  view,
  seats,
  onPress,
}: {
  label: string;
  who: string | null;
  view: View;
  seats: Seat[];
  onPress: (who: string) => void;
}) => (
  <Keys class="editor-cast" label={label} bare>
    {Object.keys(data.characters).map((one) => {
      const busy = view.ships.some(({ holds }) => holds.some((hold) => hold?.who === one));
      return (
        <Key
          key={one}
          id={one}
          name={`${t(`jamaica-character-${one}`)}, ${whereabouts(one, view, seats)}`}
          on={one === who}
          onPress={() => onPress(one)}
        >
          <span class={busy && one !== who ? "editor-busy" : ""}>{draw(portrait(one, 34))}</span>
          <span class="editor-name">{t(`jamaica-character-${one}`)}</span>
        </Key>
      );
    })}
  </Keys>
);

type Props = Pick<BenchProps<View, Layout>, "wrong" | "set" | "seats"> & { layout: Layout; view: View };

/** The tavern: a cell is tapped, then who sits there. The first tile that lies covered beside the free room comes to the
 * front by itself, for it has to lie open. */
export function Room({ layout, view, seats, wrong, set }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const hidden = CELLS.findIndex((_, cell) => wrong(`tavern[${cell}]`));
  const at = chosen ?? (hidden >= 0 ? hidden : null);
  const put = (tile: string | null) => {
    const left = tile && tile !== "?" ? without(layout, tile) : { ships: layout.ships, tavern: layout.tavern };
    set({ ...left, tavern: left.tavern?.map((one, cell) => (cell === at ? tile : one)) });
    choose(null);
  };
  return (
    <>
      <p class={`label${wrong("tavern") || wrong("strangers") ? " editor-bad" : ""}`}>
        {t("play-jamaica-setup-tavern")}
      </p>
      <Keys class="tray editor-tray" label={t("play-jamaica-setup-tavern")} bare>
        {CELLS.map((cell, i) => {
          const who = layout.tavern?.[i];
          const cls = who === "?" ? "hidden-tile" : who ? "sitter" : "floor";
          const [row, col] = [Math.floor(i / cols) + 1, (i % cols) + 1];
          return (
            <button
              type="button"
              key={cell}
              class={`cell ${cls}${wrong(`tavern[${i}]`) ? " editor-bad" : ""}`}
              data-cell={cell}
              aria-pressed={at === i}
              aria-label={t("play-jamaica-setup-cell", { row, col, who: said(cell, layout) })}
              onClick={() => choose(at === i ? null : i)}
            >
              {who === "?" ? null : who ? draw(portrait(who, 36)) : furniture(cell, layout)}
            </button>
          );
        })}
      </Keys>
      {at !== null && <Sitter cell={itemAt(CELLS, at)} {...{ layout, view, seats, set, put }} />}
    </>
  );
}

const furniture = (cell: string, { bottle }: Layout) =>
  cell === bottle ? draw(line("bottle", 28)) : cell === stairs ? draw(line("stairs", 22)) : null;

/** Who may sit in a cell; where nobody does, the bottle may stand there. */
function Sitter({
  cell,
  layout,
  view,
  seats,
  set,
  put,
}: Omit<Props, "wrong"> & { cell: string; put: (tile: string | null) => void }) {
  const tile = layout.tavern?.[CELLS.indexOf(cell)] ?? null;
  const sits = cell !== stairs;
  return (
    <>
      <Keys label={t("play-jamaica-setup-sits")} bare>
        {sits && (
          <>
            <Key id="covered" on={tile === "?"} onPress={() => put("?")}>
              {t("play-jamaica-setup-covered")}
            </Key>
            <Key id="nobody" on={tile === null} onPress={() => put(null)}>
              {t("play-jamaica-setup-nobody")}
            </Key>
          </>
        )}
        <Key
          id="bottle"
          name={t("play-jamaica-setup-bottle")}
          on={cell === layout.bottle}
          off={tile !== null}
          onPress={() => set({ bottle: cell })}
        >
          {draw(line("bottle", 28))}
        </Key>
      </Keys>
      {sits && <Cast label={t("play-jamaica-setup-sits")} who={tile} view={view} seats={seats} onPress={put} />}
    </>
  );
}

/** What lies in a cell, as a word. */
function said(cell: string, { tavern = [], bottle }: Layout) {
  const who = tavern[CELLS.indexOf(cell)];
  if (who === "?") return t("play-jamaica-setup-covered");
  if (who) return t(`jamaica-character-${who}`);
  return t(
    cell === bottle
      ? "play-jamaica-setup-bottle"
      : cell === stairs
        ? "play-jamaica-setup-stairs"
        : "play-jamaica-setup-nobody",
  );
}
