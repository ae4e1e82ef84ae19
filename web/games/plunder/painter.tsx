// The painter: the tiles of somebody's own box, painted once, square by square. Each stroke is kept.
import { useRef, useState } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import { Picker } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { OwnFile } from "../../screens/new/own-file.tsx";
import { t } from "../../store/words.tsx";
import type { EditorProps } from "../manifest.ts";
import { type Brush, brushed, repainted, type Stroke, taken } from "./paint.ts";
import { Board } from "./painter-board.tsx";
import { Brushes } from "./painter-brushes.tsx";
import { chartOfFace, chartOfTile, nameOf } from "./squares.ts";
import { fromAfar } from "./tile-art.tsx";
import { type Box, type Face, faults, finished, type Tiles, together } from "./tiles.ts";

const BLANK: Face = { coasts: [], barriers: [] };

/** What a face was before a stroke. */
type Step = { name: string; face: Face | undefined };

const isEmpty = ({ coasts, barriers }: Face) => !coasts.length && !barriers.length;

/** The house's tile, as it would have been painted. */
function houseFace(name: string): Face {
  const { islands, barriers } = chartOfTile(name.slice(0, -1), name.slice(-1));
  return repainted({
    coasts: islands.map(({ kind, skulls, land, ports }) => ({
      ...{ kind, skulls },
      land: land.map(nameOf),
      ports: ports.map(({ cell, docks }) => ({ square: nameOf(cell), docks })),
    })),
    barriers: barriers.map(({ kind, between }) => ({ kind, between: between.map(nameOf) })),
  });
}

const called = (name: string) => t("page-tiles-name", { tile: name.slice(1, -1), side: name.slice(-1) });

export function Painter({ game, value, onChange, onClose }: EditorProps) {
  const box: Box = game.data;
  const tiles: Tiles = value === "house" ? {} : value;
  // strokes may follow one another before anything is drawn
  const now = useRef(tiles);
  now.current = tiles;
  const steps = useRef<Step[]>([]);
  const done = finished(tiles, box);
  const [name, setName] = useState(box.faces.find((one) => !done[one]) ?? itemAt(box.faces, 0));
  const [brush, setBrush] = useState<Brush>("land");
  const put = (at: string, face: Face | undefined) => {
    const { [at]: _, ...others } = now.current;
    now.current = face && !isEmpty(face) ? { ...others, [at]: face } : others;
    onChange(now.current);
  };
  const begin = () => (steps.current = [...steps.current, { name, face: now.current[name] }]);
  const whole = (face: Face | undefined) => (begin(), put(name, face));
  const undo = () => {
    const last = steps.current.pop();
    if (!last) return;
    setName(last.name);
    put(last.name, last.face);
  };
  const face = tiles[name] ?? BLANK;
  return (
    <Sheet title={t("page-tiles")} onClose={onClose} className="painter-sheet">
      <div data-of="plunder">
        <div class="painter">
          <div class="painter-front">
            <Head name={name} count={Object.keys(done).length} all={box.faces.length} />
            <Board
              key={name}
              label={called(name)}
              chart={chartOfFace(name, face)}
              brush={brush}
              face={() => now.current[name] ?? BLANK}
              onBegin={begin}
              onBrush={(stroke: Stroke, place: string) => put(name, brushed(now.current[name] ?? BLANK, stroke, place))}
            />
            <Brushes brush={brush} merchant={box.merchants.includes(name.slice(0, -1))} onChange={setBrush} />
          </div>
          <div class="painter-rest">
            <Status face={face} name={name} box={box} />
            <div class="painter-tools">
              <button
                type="button"
                class="btn"
                data-action="paint-undo"
                aria-disabled={steps.current.length ? undefined : "true"}
                onClick={undo}
              >
                <Icon name="undo" size={18} />
                {t("page-tiles-undo")}
              </button>
              {isEmpty(face) ? (
                <button type="button" class="btn" data-action="paint-house" onClick={() => whole(houseFace(name))}>
                  {t("page-tiles-from-house")}
                </button>
              ) : (
                <button type="button" class="btn" data-action="paint-wipe" onClick={() => whole(undefined)}>
                  <Icon name="rub" size={18} />
                  {t("page-tiles-wipe")}
                </button>
              )}
            </div>
            <Faces {...{ box, tiles, name }} onChange={setName} />
            <p class="small soft">{t("page-tiles-note")}</p>
            <OwnFile
              {...{ game: game.name, option: "tiles", what: "plunder-tiles", value: tiles, together, onChange }}
              count={(it: Tiles) => Object.keys(it).length}
              from={(found) => taken(found, box)}
            />
          </div>
        </div>
        <Foot {...{ box, done, name }} onNext={setName} onClose={onClose} />
      </div>
    </Sheet>
  );
}

const Head = ({ name, count, all }: { name: string; count: number; all: number }) => (
  <p class="painter-head">
    <b>{called(name)}</b>
    <span class="small soft" data-progress={count}>
      {t("page-tiles-progress", { count, all })}
    </span>
  </p>
);

/** Whether this face is played on, and if not, why the house's is. */
function Status({ face, name, box }: { face: Face; name: string; box: Box }) {
  const [fault] = faults(face, name, box);
  const state = fault ?? (face.coasts.length ? "finished" : "unpainted");
  return (
    <p class={fault ? "why painter-status" : "small soft painter-status"} data-face={state}>
      {fault && <Icon name="rock" />}
      <span>{t(`page-tiles-face-${state}`, { most: box.coasts })}</span>
    </p>
  );
}

/** All faces from afar: those that are painted, and the house's in place of the others. */
function Faces({
  box,
  tiles,
  name,
  onChange,
}: {
  box: Box;
  tiles: Tiles;
  name: string;
  onChange: (name: string) => void;
}) {
  const done = finished(tiles, box);
  return (
    <Picker
      label={t("page-tiles-faces")}
      className="painter-faces"
      value={name}
      onChange={onChange}
      among={box.faces.map((one) => {
        const state = done[one] ? "finished" : tiles[one] ? "begun" : "house";
        const chart = done[one] ? chartOfFace(one, done[one]) : chartOfTile(one.slice(0, -1), one.slice(-1));
        return {
          value: one,
          name: t("page-tiles-of", { name: called(one), state }),
          label: (
            <>
              <span class={state === "finished" ? "" : "painter-house"}>{fromAfar(chart, 0, 52)}</span>
              <span class="painter-name num">{one.slice(1)}</span>
              {state === "finished" && <Icon name="check" size={16} />}
            </>
          ),
        };
      })}
    />
  );
}

function Foot({
  box,
  done,
  name,
  onNext,
  onClose,
}: {
  box: Box;
  done: Tiles;
  name: string;
  onNext: (name: string) => void;
  onClose: () => void;
}) {
  const at = box.faces.indexOf(name) + 1;
  const next = [...box.faces.slice(at), ...box.faces.slice(0, at)].find((one) => !done[one]);
  return (
    <div class="sheet-foot painter-foot">
      <button type="button" class="btn" data-action="paint-done" onClick={onClose}>
        {t("page-tiles-done")}
      </button>
      {next && next !== name && (
        <button type="button" class="btn btn--ink" data-action="paint-next" onClick={() => onNext(next)}>
          {t("page-tiles-next", { name: next.slice(1) })}
        </button>
      )}
    </div>
  );
}
