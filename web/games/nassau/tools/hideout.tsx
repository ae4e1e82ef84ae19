// A captain's hideout: its slots from the top, the middle, and the goods that wait in the holds.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { tellUndoable } from "../../../screens/tools/undo.ts";
import { askOf } from "../../../screens/tools/all.ts";
import { AskCount, Asks, numbersOf, within } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { useFields } from "../../../screens/tools/kept.ts";
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
const asksOf = (tool: Tool) => ({
  hideout: askOf(tool, "hideout"),
  slots: askOf(tool, "slots"),
  centre: askOf(tool, "centre"),
  doubloons: askOf(tool, "doubloons"),
  hold: askOf(tool, "hold"),
});

type Asks = ReturnType<typeof asksOf>;
type Props = { now: Stored; asked: Asks; set: (change: Partial<Stored>) => void };

const goodsOf = (asked: Asks): string[] => asked.hold.fields?.[0]?.among ?? [];

const fresh = (): Stored => ({ hideout: 1, slots: [], filled: 0, centre: 0, doubloons: 1, hold: [] });

export default function HideoutFace({ tool }: { tool: Tool }) {
  const asked = asksOf(tool);
  const { now, set } = useFields(tool.id, fresh);
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
    set({ hold, filled: best.filled, centre: best.centre, doubloons: now.doubloons - best.cost });
    tellUndoable(t("page-nassau-hidden"), () => set(now));
  };
  const anew = () => {
    const { hideout, slots: own } = now;
    set({ ...fresh(), hideout, slots: own });
    tellUndoable(t("page-tools-anew-done"), () => set(now));
  };
  return (
    <>
      <ToolBar of={tool} note={t("nassau-title")} onAnew={anew}>
        <BarButton icon="pen" label={t("page-nassau-printed")} onClick={() => setOpen(true)} />
      </ToolBar>
      <main class="page nas-hideout" data-helper={tool.id}>
        <Cave now={now} asked={asked} set={set} slots={slots} label={t(tool.key)} />
        <section class="nas-waiting">
          <Hold now={now} asked={asked} set={set} next={data?.next} />
          <AskCount
            asked={asked.doubloons}
            bounded
            id="hide-doubloons"
            value={now.doubloons}
            onChange={(doubloons: number) => set({ doubloons })}
          />
          <Said game="nassau" lines={lines} />
          {best && (
            <Act does="hide" main onClick={hide}>
              {t("page-nassau-hide", { cost: best.cost })}
            </Act>
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
          onClick={() => set({ filled: now.filled === i + 1 ? i : i + 1 })}
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
    <AskCount
      asked={asked.centre}
      bounded
      id="hide-centre"
      value={now.centre}
      onChange={(centre: number) => set({ centre })}
    />
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
            onClick={() => set({ hold: now.hold.filter((__, at) => at !== i) })}
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
            onClick={() => now.hold.length < asked.hold.high && set({ hold: [...now.hold, good] })}
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
    set({ slots: slots.map((one, at) => (at === i ? { ...one, ...change } : one)) });
  return (
    <Sheet title={t("page-nassau-printed")} onClose={onClose} className="options-slip">
      <Segments
        className="nas-hideouts"
        label={t(asked.hideout.key)}
        value={now.hideout}
        onChange={(hideout: number) => set({ hideout, slots: [] })}
        among={numbersOf(asked.hideout)}
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
            <Stepper
              label={t(value.key)}
              value={slot.value}
              low={value.low}
              high={value.high}
              onChange={within(value, (next) => put(i, { value: next }))}
            />
          )}
        </div>
      ))}
    </Sheet>
  );
}
