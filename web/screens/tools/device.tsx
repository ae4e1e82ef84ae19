// One die, spinner, deck or bag, full screen and large; what came before stands beneath, with its time.
import { useState } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import { Bar } from "../../parts/bar.tsx";
import { Segments } from "../../parts/choices.tsx";
import { Icon } from "../../parts/icon.ts";
import { say } from "../../parts/live.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { has, t } from "../../store/words.tsx";
import type { Known, Device as DeviceSaid, Item } from "./all.ts";
import { Heap } from "./heap.tsx";
import { draw as drawn, oneOf, remaining } from "./luck.ts";
import { type Roll, Rolls, withRoll } from "./rolls.tsx";
import { Die, useThrown } from "./thrown.ts";

type Stored = {
  rolls: Roll[];
  out: string[];
  options: Record<string, Known>;
  many: number;
  copies: Record<string, number>;
};

const fresh = (device: DeviceSaid): Stored => ({
  rolls: [],
  out: [],
  options: Object.fromEntries(device.options.map((option) => [option.id, option.default])),
  many: device.kind === "dice" && device.draws.to === device.parts.length ? device.draws.to : device.draws.from,
  copies: {},
});

/** What a choice before the first draw has put in place of the device's own. */
function made(device: DeviceSaid, now: Stored) {
  let { parts, items } = device;
  let house = device.house;
  for (const option of device.options) {
    if (option.kind !== "choice") continue;
    const set = option.sets[now.options[option.id]];
    if (set && parts.length) parts = set;
    else if (set) items = set;
    if (option.house.length) house = option.house.includes(now.options[option.id]);
  }
  const own = Object.keys(now.copies).length > 0;
  items = items.map((item) => ({ ...item, game: device.game }));
  if (own) items = items.map((item) => ({ ...item, count: now.copies[item.id] ?? item.count }));
  return { parts, items, house: house && !own };
}

const faceWord = (face: string | number) => {
  const key = `page-face-${face}`;
  return typeof face === "string" && has(key) ? t(key) : String(face);
};

function itemWord(item: Item | undefined, id: string) {
  if (item?.word && has(item.word)) return t(item.word);
  const facts = Object.values(item?.facts ?? {}).map((fact) =>
    has(`${item?.game}-icon-${fact}`) ? t(`${item?.game}-icon-${fact}`) : String(fact),
  );
  return facts.length ? facts.join(" · ") : id;
}

export function useDevice(device: DeviceSaid) {
  const { now, coming, aloft, set, cast } = useThrown(device.id, () => fresh(device));
  const { parts, items, house } = made(device, now);
  const rolled = parts.length > 0;
  const word = (got: string) =>
    rolled
      ? faceWord(got)
      : itemWord(
          items.find((item) => item.id === got),
          got,
        );

  const act = () => {
    const chosen = device.kind === "dice" && device.draws.to > 1 ? parts.slice(0, now.many) : parts;
    const got = rolled
      ? chosen.map(({ faces }) => String(oneOf(faces)))
      : drawn(items, now.out, Math.max(device.draws.from, now.many));
    if (!got.length) return;
    const said = got.map(word).join(", ");
    if (rolled) return cast({ rolls: withRoll(now.rolls, "roll", got), out: [] }, said);
    set({ rolls: withRoll(now.rolls, "draw", got), out: [...now.out, ...got] });
    return say(said);
  };
  const shuffle = () => set({ rolls: withRoll(now.rolls, "shuffle", []), out: [] });
  const left = rolled ? 0 : remaining(items, now.out).length;
  const limit = device.use === null ? left : Math.max(0, device.use - now.out.length);
  const spent = !rolled && Math.min(left, limit) === 0;
  return {
    now,
    coming,
    aloft,
    set,
    act,
    shuffle,
    word,
    parts,
    items,
    house,
    rolled,
    left: Math.min(left, limit),
    spent,
  };
}

export function Device({ device }: { device: DeviceSaid }) {
  const throwing = useDevice(device);
  const { now, set, word, house } = throwing;
  const [slip, setSlip] = useState(false);
  return (
    <>
      <Bar title={t(device.key)} note={t(has(`${device.game}-title`) ? `${device.game}-title` : "page-tools-any")}>
        {device.options.some(({ kind }) => kind === "copies") && (
          <button
            class="btn btn--icon"
            aria-label={t("page-tools-copies")}
            data-action="copies"
            onClick={() => setSlip(true)}
          >
            <Icon name="pen" />
          </button>
        )}
      </Bar>
      <main class="device" data-device={device.id}>
        {device.options
          .filter(({ kind }) => kind === "choice")
          .map((option) => (
            <Segments
              label={t(option.key)}
              value={now.options[option.id]}
              onChange={(value: Known) => set({ options: { ...now.options, [option.id]: value }, out: [] })}
              among={option.among.map((value, i) => ({ value, label: t(itemAt(option.words, i)) }))}
            />
          ))}
        <Throw device={device} throwing={throwing} />
        <p class="small soft device-note">{house && t("page-tools-house")}</p>
        <Rolls rolls={now.rolls} word={word} />
      </main>
      <Foot device={device} throwing={throwing} />
      {slip && (
        <Copies
          items={made(device, { ...now, copies: {} }).items}
          copies={now.copies}
          onChange={(copies: Record<string, number>) => set({ copies, out: [] })}
          onClose={() => setSlip(false)}
        />
      )}
    </>
  );
}

type ThrowProps = { device: DeviceSaid; throwing: ReturnType<typeof useDevice> };

/** What lies there: the heap that is drawn from, and what came last. */
function Throw({ device, throwing: { now, coming, aloft, act, word, parts, rolled, left, spent } }: ThrowProps) {
  const shown = (aloft ? coming : now).rolls.at(-1);
  return (
    <div class={`throw${rolled ? "" : " throw--drawn"}`} aria-live="off">
      {!rolled && (
        <Heap
          kind={device.kind}
          left={left}
          all={left + now.out.length}
          label={`${t(`page-tools-do-${device.kind}`)}: ${t(device.key)}`}
          onDraw={spent ? undefined : act}
        />
      )}
      {shown && shown.what !== "shuffle" ? (
        shown.got.map((got, i) => (
          <figure class={`thrown thrown--${device.kind}`} key={i}>
            {device.kind === "dice" && word(got).length < 3 ? (
              <>
                <Die face={got === "star" ? got : word(got)} aloft={aloft} faces={itemAt(parts, i).faces} />
                {!aloft && <b class="sr">{word(got)}</b>}
              </>
            ) : (
              <b class={word(got).length > 3 ? "words" : "num"}>{word(got)}</b>
            )}
            {rolled && parts.length > 1 && has(`page-part-${parts[i]?.id}`) && (
              <figcaption>{t(`page-part-${parts[i]?.id}`)}</figcaption>
            )}
          </figure>
        ))
      ) : (
        <p class="soft">{t(rolled ? "page-tools-not-yet" : "page-tools-tap-to-draw")}</p>
      )}
    </div>
  );
}

/** How many, and the throw itself. */
const Foot = ({ device, throwing: { now, set, act, shuffle, rolled, spent } }: ThrowProps) => (
  <footer class="device-foot">
    {device.draws.to > device.draws.from && (
      <div class="stepper">
        <button
          aria-label={t("page-tools-fewer")}
          onClick={() => set({ many: Math.max(device.draws.from, now.many - 1) })}
        >
          −
        </button>
        <output class="num">{now.many}</output>
        <button
          aria-label={t("page-tools-more")}
          onClick={() => set({ many: Math.min(device.draws.to, now.many + 1) })}
        >
          +
        </button>
      </div>
    )}
    {!rolled && (
      <button class="btn" data-action="shuffle" onClick={shuffle}>
        {t("page-tools-shuffle")}
      </button>
    )}
    <button
      class="btn btn--main"
      data-action="throw"
      aria-disabled={spent ? "true" : undefined}
      onClick={() => !spent && act()}
    >
      {t(`page-tools-do-${device.kind}`)}
    </button>
    {device.tool && (
      <a class="btn" href={`#/tools/${device.tool}`}>
        {t("page-tools-settle")}
      </a>
    )}
  </footer>
);

/** How many of each one's own box has. */
const Copies = ({
  items,
  copies,
  onChange,
  onClose,
}: {
  items: Item[];
  copies: Record<string, number>;
  onChange: (copies: Record<string, number>) => void;
  onClose: () => void;
}) => (
  <Sheet title={t("page-tools-copies")} onClose={onClose} className="options-slip">
    <p class="small soft">{t("page-tools-copies-note")}</p>
    <ul class="value-list">
      {items.map((item) => (
        <li>
          <label for={`copy-${item.id}`}>{itemWord(item, item.id)}</label>
          <input
            class="input"
            id={`copy-${item.id}`}
            type="number"
            inputmode="numeric"
            min="0"
            max="99"
            value={copies[item.id] ?? item.count}
            onInput={(event: InputEvent) => {
              const typed = (event.currentTarget as HTMLInputElement).valueAsNumber;
              if (Number.isInteger(typed) && typed >= 0 && typed < 100) onChange({ ...copies, [item.id]: typed });
            }}
          />
        </li>
      ))}
    </ul>
    <div class="slip-foot">
      <button class="btn" onClick={() => onChange({})}>
        {t("page-tools-copies-house")}
      </button>
      <button class="btn btn--ink" onClick={onClose}>
        {t("page-score-done")}
      </button>
    </div>
  </Sheet>
);
