// A tool of the belt: drawn as what it is, used where it lies; its name opens the whole of it.
import { itemAt } from "../../lists.ts";
import { Icon } from "../../parts/icon.ts";
import { Stepper } from "../../parts/stepper.tsx";
import { t } from "../../store/words.tsx";
import type { Device } from "./all.ts";
import { useDevice } from "./device.tsx";
import { Die } from "./thrown.ts";
import type { ComponentChildren } from "preact";

export const Tile = ({
  id,
  title,
  wide = false,
  broad = false,
  children,
}: {
  id: string;
  title: string;
  wide?: boolean;
  broad?: boolean;
  children?: ComponentChildren;
}) => (
  <section class={`plate belt-tile${wide ? " belt-tile--wide" : broad ? " belt-tile--broad" : ""}`} data-tile={id}>
    <h2>
      <a href={`#/tools/${id}`} data-tool={id}>
        {title}
        <Icon name="next" size={20} />
      </a>
    </h2>
    {children}
  </section>
);

/** One that is not used on the belt, but is a tap away: its picture is the way in. */
export const Way = ({ id, title, children }: { id: string; title: string; children?: ComponentChildren }) => (
  <a class="plate belt-tile belt-tile--way" data-tile={id} data-tool={id} href={`#/tools/${id}`}>
    <b>
      {title}
      <Icon name="next" size={20} />
    </b>
    <span class="belt-picture" aria-hidden="true">
      {children}
    </span>
  </a>
);

/** What a tap on the dice does, for the eyes: the ears have it as the button's name. */
export const RollMark = () => (
  <span class="belt-roll" aria-hidden="true">
    <Icon name="dice" size={16} />
    {t("page-tools-do-dice")}
  </span>
);

/** Dice that lie there; a tap rolls them. */
export const Dice = ({
  dice,
  aloft,
  faces,
  label,
  onRoll,
  word = String,
}: {
  dice: (string | number | null)[];
  aloft: boolean;
  faces: readonly (string | number)[];
  label: string;
  onRoll: () => void;
  word?: (face: string | number | null) => string;
}) => (
  <button class="belt-dice" data-action="throw" onClick={onRoll}>
    <span class="sr">{label}</span>
    {dice.map((face, i) => (
      <Die key={i} face={face} aloft={aloft} faces={faces} />
    ))}
    <b class="sr">{aloft || dice[0] === null ? t("page-tools-not-yet") : dice.map(word).join(", ")}</b>
    <RollMark />
  </button>
);

/** The dice of a device, as many as are chosen. */
export function DeviceDice({ device, many = false }: { device: Device; many?: boolean }) {
  const { now, coming, aloft, set, act, parts } = useDevice(device);
  const got = (aloft ? coming : now).rolls.at(-1)?.got ?? [];
  const count = device.draws.to > 1 ? now.many : parts.length;
  const { faces } = itemAt(parts, 0);
  const dice = Array.from({ length: aloft ? got.length : count }, (_, i) =>
    got.length === count ? (got[i] ?? null) : null,
  );
  return (
    <Tile id={device.id} title={t(device.key)} broad={many}>
      <Dice
        dice={dice}
        aloft={aloft}
        faces={faces}
        label={`${t("page-tools-do-dice")}: ${t(device.key)}`}
        onRoll={act}
      />
      {many && (
        <div class="belt-many">
          <Stepper
            label={t("page-any-dice")}
            value={now.many}
            low={device.draws.from}
            high={device.draws.to}
            onChange={(next: number | null) =>
              set({ many: Math.max(device.draws.from, Math.min(device.draws.to, next ?? 1)), rolls: [] })
            }
          />
        </div>
      )}
    </Tile>
  );
}
