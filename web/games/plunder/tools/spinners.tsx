// Both compasses at one tap, and what they point at on the lettered grid; the storm stays drawn until it moves.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { itemAt, valueAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { pace } from "../../../play/motion.ts";
import { t } from "../../../store/words.tsx";
import { ThrowFoot, ToolBar } from "../../../screens/tools/frame.tsx";
import { deviceOf, type Part, type Switch } from "../../../screens/tools/all.ts";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { useThrown } from "../../../screens/tools/thrown.ts";
import { gridArt } from "./grid.ts";
import { NEEDLE, wheelArt } from "./wheel.ts";
import type { Answers } from "./answers.d.ts";

const ID = "plunder.spinners";
export const PURPOSES = ["x", "storm", "ship"];
const TURNS = 2;
/** As long as the slower needle turns. */
const TURNS_MS = 850;

/** a roll's `got` is the letter, the number, what it was for */
type Stored = { rolls: Roll[]; map: string; purpose: string };

type Faces = Part["faces"];

/** What the two wheels show on a map. */
function wheelsOf({ sets }: Switch, map: string): [letters: Faces, numbers: Faces] {
  const [letters, numbers] = valueAt(sets, map);
  return [letters.faces, numbers.faces];
}

export function useSpinners(id: string) {
  const device = deviceOf(ID);
  const maps = device.options.find((option) => option.id === "map") as Switch;
  const fresh = (): Stored => ({ rolls: [], map: maps.default, purpose: id === ID ? "x" : "storm" });
  const { now, coming, aloft, set, cast } = useThrown(ID, fresh);
  const [letters, numbers] = wheelsOf(maps, now.map);
  const rolls = now.rolls.filter(({ got }) => got.length === 3);
  const last = rolls.at(-1);
  const turning = coming.rolls.findLast(({ got }) => got.length === 3);
  const put = (letter: string | number, number: string | number, ms = 0) =>
    cast(
      { rolls: withRoll(rolls, "roll", [String(letter), String(number), now.purpose]) },
      `${t(`page-plunder-for-${now.purpose}`)}: ${letter} ${number}`,
      ms,
    );
  const spin = () => put(oneOf(letters), oneOf(numbers), TURNS_MS);
  const spun = last ? { letter: itemAt(last.got, 0), number: Number(last.got[1]) } : null;
  return { device, maps, now, aloft, set, letters, numbers, rolls, last, spun, turning, put, spin };
}

/** Both wheels: a tap spins them. */
export const Wheels = ({
  spinners: { letters, numbers, turning, aloft, spin },
}: {
  spinners: ReturnType<typeof useSpinners>;
}) => (
  <button class="plu-wheels" onClick={spin}>
    <span class="sr">{t("page-tools-do-spinner")}</span>
    {[letters, numbers].map((faces, i) => {
      const on = faces.findIndex((face) => String(face) === (turning?.got[i] ?? ""));
      return (
        <Wheel faces={faces} on={on < 0 ? null : on} aloft={aloft} spins={turning?.number ?? 0} slow={i} key={i} />
      );
    })}
  </button>
);

export default function Spinners({ id }: { id: string }) {
  const spinners = useSpinners(id);
  const { device, maps, now, letters, numbers, rolls, last, spun, put, spin } = spinners;
  const [own, setOwn] = useState(false);
  const storm = rolls.findLast(({ got }) => got[2] === "storm");
  const { lines, data } = useAnswer<Answers["plunder.storm"]>(
    "plunder.storm",
    storm && numbers.includes(Number(storm.got[1]))
      ? { letter: storm.got[0], number: Number(storm.got[1]), map: now.map }
      : null,
  );
  const word = (got: string) => (PURPOSES.includes(got) ? t(`page-plunder-for-${got}`) : got);
  const squares = (data?.squares ?? []).flat();
  return (
    <>
      <ToolBar of={device} note={t("plunder-title")}>
        <BarButton icon="pen" label={t("page-plunder-own")} onClick={() => setOwn(true)} />
      </ToolBar>
      <main class="device plu-spinners" data-device={id}>
        <Choices spinners={spinners} />
        <Wheels spinners={spinners} />
        <Spun last={last} />
        {draw(gridArt(letters.map(String), numbers.map(Number), squares, spun, last?.got[2] ?? ""), {
          role: "img",
          "aria-hidden": undefined,
          "aria-label": t("page-plunder-grid", {
            squares: squares.length ? squares : "–",
            at: spun ? `${spun.letter}${spun.number}` : "–",
          }),
        })}
        {lines.length > 0 && <Lines game="plunder" lines={lines} />}
        {last?.got[2] === "storm" && <p class="small soft">{t("page-plunder-setup")}</p>}
        {now.map !== maps.default && <p class="small soft">{t("page-plunder-left-out")}</p>}
        <Rolls rolls={rolls} word={word} />
      </main>
      <ThrowFoot word={t("page-tools-do-spinner")} onThrow={spin} />
      {own && (
        <Own
          letters={letters}
          numbers={numbers}
          onDone={(letter, number) => {
            put(letter, number);
            setOwn(false);
          }}
          onClose={() => setOwn(false)}
        />
      )}
    </>
  );
}

/** What is spun for, and on which map. */
const Choices = ({ spinners: { maps, now, set } }: { spinners: ReturnType<typeof useSpinners> }) => (
  <div class="plu-spinners-for">
    <Segments
      label={t("page-plunder-for")}
      value={now.purpose}
      onChange={(purpose: string) => set({ purpose })}
      among={PURPOSES.map((value) => ({ value, label: t(`page-plunder-for-${value}`) }))}
    />
    <Segments
      label={t(maps.key)}
      value={now.map}
      onChange={(map: string) => set({ map })}
      among={maps.among.map((value, i) => {
        const [, columns] = wheelsOf(maps, value);
        return { value, label: `${columns[0]}–${columns.at(-1)}`, name: t(itemAt(maps.words, i)) };
      })}
    />
  </div>
);

/** Where both needles point. */
const Spun = ({ last }: { last: Roll | undefined }) => (
  <p class="plu-spun" aria-hidden={last ? undefined : "true"}>
    {last ? (
      <>
        <b class="num">
          {last.got[0]}
          {last.got[1]}
        </b>
        <i class="name-it">{t(`page-plunder-for-${last.got[2]}`)}</i>
      </>
    ) : (
      <i class="name-it soft">{t("page-tools-not-yet")}</i>
    )}
  </p>
);

function Wheel({
  faces,
  on,
  aloft,
  spins,
  slow,
}: {
  faces: (string | number)[];
  on: number | null;
  aloft: boolean;
  spins: number;
  slow: number;
}) {
  // where the needle stands, in turns: it only ever goes forwards, so that each spin is seen
  const [stands, setStands] = useState({ spins, turns: (on ?? 0) / faces.length });
  useEffect(() => {
    if (on === null) return;
    const at = on / faces.length;
    const fresh = spins !== stands.spins;
    if (!fresh && Math.abs((stands.turns % 1) - at) < 1e-6) return;
    const onward = (((at - stands.turns) % 1) + 1) % 1;
    setStands({ spins, turns: stands.turns + onward + (fresh ? TURNS + slow : 0) });
  }, [spins, on, faces.length]);
  return (
    <span class="plu-compass" style={`--turn:${stands.turns}turn;--ms:${Math.round((620 + 180 * slow) * pace())}ms`}>
      {draw(wheelArt(faces, aloft ? null : on))}
      {draw(NEEDLE)}
    </span>
  );
}

/** What the box's own compasses show. */
function Own({
  letters,
  numbers,
  onDone,
  onClose,
}: {
  letters: (string | number)[];
  numbers: (string | number)[];
  onDone: (letter: string | number, number: string | number) => void;
  onClose: () => void;
}) {
  const [letter, setLetter] = useState<string | number | null>(null);
  const pad = (
    faces: (string | number)[],
    value: string | number | null,
    onChange: (face: string | number) => void,
    label: string,
  ) => (
    <div class="plu-own-pad" role="group" aria-label={label}>
      {faces.map((face) => (
        <button class="btn" aria-pressed={face === value} data-face={face} onClick={() => onChange(face)}>
          {face}
        </button>
      ))}
    </div>
  );
  return (
    <Sheet title={t("page-plunder-own")} onClose={onClose} className="plu-own-slip">
      <p class="small soft">{t("page-plunder-own-note")}</p>
      {pad(letters, letter, setLetter, t("plunder-tool-field-letter"))}
      {letter !== null && pad(numbers, null, (number) => onDone(letter, number), t("plunder-tool-field-number"))}
    </Sheet>
  );
}
