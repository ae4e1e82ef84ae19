// A captain's hideout: its slots from the top, the middle, and the goods that wait in the holds.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { itemAt } from "../../../lists.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { News } from "../../../parts/news.tsx";
import { tell } from "../../../parts/notices.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import type { Asked, Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import type { Answers } from "./answers.d.ts";

type Slot = { good: string; value: number };
/** `slots`: those of the box, where they are not the house's. */
type Stored = { hideout: number; slots: Slot[]; filled: number; centre: number; doubloons: number; hold: string[] };

const SHAPES = {
  tobacco: "M5 19C5 9 11 5 19 5c0 8-4 14-14 14ZM5 19 14 10",
  sugar: "M9 4v16M15 4v16M9 8l3-2M15 12l-3-2M9 16l3-2",
  silver: "M8 8h8l4 8H4Z",
  spice: "M8 8h.1M16 8h.1M12 12.500h.1M8 17h.1M16 17h.1",
  emerald: "M8.500 4h7L20 8.500v7L15.500 20h-7L4 15.500v-7ZM9 9h6v6H9Z",
  sapphire: "M7 5h10l4 5-9 10L3 10ZM3 10h18",
} as Record<string, string>;
const word = (good: string) => t(`nassau-tool-choice-${good}`);

const Good = ({ good }: { good: string }) =>
  draw(
    `<svg class="nas-good ${good}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11.500"/><path d="${SHAPES[good]}" transform="translate(3 3) scale(.75)"/></svg>`,
  );

/** What the tool asks, each by its name. */
function asksOf({ asks }: Tool) {
  const ask = (id: string) =>
    itemAt(
      asks,
      asks.findIndex((one) => one.id === id),
    );
  return {
    ...{ hideout: ask("hideout"), slots: ask("slots") },
    ...{ centre: ask("centre"), doubloons: ask("doubloons"), hold: ask("hold") },
  };
}

type Asks = ReturnType<typeof asksOf>;
type Props = { now: Stored; asked: Asks; set: (kept: Stored) => void };

const goodsOf = (asked: Asks): string[] => asked.hold.fields?.[0]?.among ?? [];

const fresh = (): Stored => ({ hideout: 1, slots: [], filled: 0, centre: 0, doubloons: 1, hold: [] });

export default function HideoutFace({ tool }: { tool: Tool }) {
  const asked = asksOf(tool);
  const [kept, set] = useKept(tool.id, fresh);
  const now = { ...fresh(), ...kept };
  const [open, setOpen] = useState(false);
  const { data, lines } = useAnswer<Answers["nassau.hideout"]>(tool.id, {
    ...now,
    hold: now.hold.map((good) => ({ good })),
  });
  const slots = data?.slots ?? now.slots;
  const best = data?.best;
  const hide = () => {
    if (!best) return;
    const hold = [...now.hold];
    for (const good of best.order) hold.splice(hold.indexOf(good), 1);
    set({ ...now, hold, filled: best.filled, centre: best.centre, doubloons: now.doubloons - best.cost });
    tell(t("page-nassau-hidden"), { label: t("page-undo"), run: () => set(now) });
  };
  const anew = () => {
    const { hideout, slots: own } = now;
    set({ ...fresh(), hideout, slots: own });
    tell(t("page-tools-anew-done"), { label: t("page-undo"), run: () => set(now) });
  };
  return (
    <>
      <Bar title={t(tool.key)} note={t("nassau-title")}>
        <BarButton icon="pen" label={t("page-nassau-printed")} onClick={() => setOpen(true)} />
        <BarButton icon="bin" label={t("page-tools-anew")} onClick={anew} />
      </Bar>
      <main class="page nas-hideout" data-helper={tool.id}>
        <Cave now={now} asked={asked} set={set} slots={slots} label={t(tool.key)} />
        <section class="nas-waiting">
          <Hold now={now} asked={asked} set={set} next={data?.next} />
          <div class="ask-row">
            <label for="hide-doubloons">{t(asked.doubloons.key)}</label>
            <Count
              asked={asked.doubloons}
              value={now.doubloons}
              onChange={(doubloons: number) => set({ ...now, doubloons })}
            />
          </div>
          <News>
            <Lines game="nassau" lines={lines} />
          </News>
          {best && (
            <button class="btn btn--main" data-action="hide" onClick={hide}>
              {t("page-nassau-hide", { cost: best.cost })}
            </button>
          )}
        </section>
      </main>
      {open && <Printed now={now} asked={asked} set={set} slots={slots} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is hidden, slot by slot. */
const Cave = ({ now, asked, set, slots, label }: Props & { slots: Slot[]; label: string }) => (
  <section class="nas-cave" aria-label={label}>
    {slots.map(({ good, value }, i) => {
      const full = i < now.filled;
      return (
        <button
          class={full ? "full" : i === now.filled ? "next" : ""}
          key={i}
          data-slot={i}
          onClick={() => set({ ...now, filled: now.filled === i + 1 ? i : i + 1 })}
        >
          <Good good={good} />
          <span aria-hidden="true">{word(good)}</span>
          <b class="num" aria-hidden="true">
            {value}
          </b>
          <span class="sr">{t(`page-nassau-slot-${full ? "full" : "open"}`, { good: word(good), value })}</span>
        </button>
      );
    })}
    <div class="ask-row">
      <label for="hide-centre">{t(asked.centre.key)}</label>
      <Count asked={asked.centre} value={now.centre} onChange={(centre: number) => set({ ...now, centre })} />
    </div>
  </section>
);

/** What waits in the holds, and what each good would bring. */
const Hold = ({ now, asked, set, next }: Props & { next: Record<string, number> | undefined }) => (
  <>
    <h2 class="label">{t(asked.hold.key)}</h2>
    <div class="nas-hold-row">
      {Array.from({ length: asked.hold.high }, (_, i) => {
        const good = now.hold[i];
        return good ? (
          <button
            key={i}
            data-held={good}
            aria-label={t("page-nassau-unload", { good: word(good) })}
            onClick={() => set({ ...now, hold: now.hold.filter((__, at) => at !== i) })}
          >
            <Good good={good} />
          </button>
        ) : (
          <i key={i} />
        );
      })}
    </div>
    <div class="nas-goods" role="group" aria-label={t(asked.hold.key)}>
      {goodsOf(asked).map((good) => {
        const gain = next?.[good] ?? 0;
        return (
          <button
            class="btn"
            key={good}
            data-good={good}
            onClick={() => now.hold.length < asked.hold.high && set({ ...now, hold: [...now.hold, good] })}
          >
            <Good good={good} />
            <b class="num" aria-hidden="true">
              +{gain}
            </b>
            <span class="sr">{t("page-nassau-more", { good: word(good), gain })}</span>
          </button>
        );
      })}
    </div>
  </>
);

/** Which hideout it is, and what is printed on its slots. */
function Printed({ now, asked, set, slots, onClose }: Props & { slots: Slot[]; onClose: () => void }) {
  const goods = goodsOf(asked);
  const value = asked.slots.fields?.[1];
  const put = (i: number, change: Partial<Slot>) =>
    set({ ...now, slots: slots.map((one, at) => (at === i ? { ...one, ...change } : one)) });
  return (
    <Sheet title={t("page-nassau-printed")} onClose={onClose} className="options-slip">
      <Segments
        className="nas-hideouts"
        label={t(asked.hideout.key)}
        value={now.hideout}
        onChange={(hideout: number) => set({ ...now, hideout, slots: [] })}
        among={Array.from({ length: asked.hideout.high }, (_, i) => ({ value: i + 1, label: i + 1 }))}
      />
      <p class="small soft">{t("page-tools-house")}</p>
      {slots.map((slot, i) => (
        <div class="ask-row" key={i}>
          <select
            class="input"
            aria-label={t("page-nassau-slot", { number: i + 1 })}
            onChange={(event: Event) =>
              put(i, { good: goods[(event.currentTarget as HTMLSelectElement).selectedIndex] })
            }
          >
            {goods.map((good) => (
              <option selected={good === slot.good}>{word(good)}</option>
            ))}
          </select>
          {value && (
            <Count
              asked={{ ...value, id: "" }}
              value={slot.value}
              onChange={(next: number) => put(i, { value: next })}
            />
          )}
        </div>
      ))}
    </Sheet>
  );
}

const Count = ({
  asked: { id, key, low, high },
  value,
  onChange,
}: {
  asked: Asked;
  value: number;
  onChange: (value: number) => void;
}) => (
  <Stepper
    id={id && `hide-${id}`}
    label={t(key)}
    value={value}
    low={low}
    high={high}
    onChange={(next: number | null) => onChange(Math.max(low, Math.min(high, next ?? low)))}
  />
);
