// The hold board: a hull cut open, five or six bays with their goods.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { good } from "../../art/pieces.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Option, Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { line } from "./marks.ts";
import { person } from "./people.ts";
import type { View } from "./view.d.ts";
import { type Goods, goodsWords, seatOf, type Step, who } from "./words.ts";

/** What would come into a bay: `hold` null while it is not known which. */
type Load = { hold: number | null; kind: string; count: number; dump: number[] };

const HULL =
  '<svg class="hull-body" viewBox="0 0 358 64" preserveAspectRatio="none" aria-hidden="true"><path class="section" d="M2 3H34V11H334C346 11 352 7 356 3 353 24 344 50 324 56 318 59 310 60 298 60H26C12 60 4 44 2 3Z"/><path class="strake" d="M8 34C10 46 16 55 27 55H298C318 55 334 44 342 22"/></svg>';

/** What lies in a bay, as a picture. */
export const InBay = ({ goods: content, size = 22 }: { goods: Goods | null; size?: number }) =>
  content ? (
    <span class={`in-bay of-${content.kind}`}>
      {content.kind === "crew" ? (
        draw(person(content.who ?? "", size + 2))
      ) : (
        <>
          {draw(good(content.kind, size))}
          <b class="num">{content.count}</b>
        </>
      )}
    </span>
  ) : null;

/** What a ship carries, in one line. */
export const Cargo = ({ holds }: { holds: (Goods | null)[] }) => (
  <span class="cargo">
    <span class="sr">{holds.filter(Boolean).map(goodsWords).join(", ")}</span>
    <span aria-hidden="true">
      {holds.map((goods) => (
        <InBay goods={goods} size={17} />
      ))}
    </span>
  </span>
);

/** What would come into this bay. */
const loadOf = (i: number, loads: Load[]) =>
  loads.find(({ hold, dump }) => hold === i || (hold === null && dump.length === 1 && dump[0] === i));

function Bay({ i, now, loads }: { i: number; now: Goods | null; loads: Load[] }) {
  const load = loadOf(i, loads);
  const out = loads.some(({ dump, hold }) => hold === null && dump.includes(i));
  return (
    <>
      {now && (
        <span class={load || out ? "goes" : ""}>
          <InBay goods={now} size={load ? 15 : 22} />
        </span>
      )}
      {load && (
        <span class="comes">
          {draw(good(load.kind, now ? 16 : 20))}
          <b class="num">+{load.count}</b>
        </span>
      )}
      {out && !load && <span class="maybe-out">{draw(line("overboard", 16))}</span>}
    </>
  );
}

/** A bay that is an answer. */
const BayAnswer = ({
  option,
  cls,
  seats,
  taken,
  hint,
  isAdvised,
  open,
  onTake,
  children,
}: {
  option: Option;
  cls: string;
  seats: Seat[];
  taken: string | null;
  hint: string | null;
  isAdvised: boolean;
  open: boolean;
  onTake?: (option: Option) => void;
  children: ComponentChildren;
}) => (
  <button
    class={`${cls} option${hint === option.id ? " hinted" : ""}`}
    data-option={option.id}
    aria-disabled={option.barred || !open ? "true" : undefined}
    aria-pressed={taken === null ? undefined : taken === option.id}
    aria-label={[
      t(option.key, option.args, seats),
      option.barred && t("play-state-barred"),
      hint === option.id && t(isAdvised ? "play-state-hint" : "play-state-before"),
    ]
      .filter(Boolean)
      .join(", ")}
    onClick={() => onTake?.(option)}
  >
    {children}
    {option.barred && draw(line("overboard", 16), { class: "icon bar-mark" })}
  </button>
);

/** `answer`: the option that pressing a bay would be; one is lit, which may be `hint` and is advised, or what was answered before.
 * `loads`: what would come aboard. */
export function Hull({
  ship,
  view,
  seats,
  loads = [],
  answer,
  taken = null,
  hint = null,
  isAdvised = true,
  open = true,
  onTake,
}: {
  ship: number;
  view: View;
  seats: Seat[];
  loads?: Load[];
  answer?: (hold: number) => Option | undefined;
  taken?: string | null;
  hint?: string | null;
  isAdvised?: boolean;
  open?: boolean;
  onTake?: (option: Option) => void;
}) {
  const { holds } = itemAt(view.ships, ship);
  const people = holds.filter((hold) => hold?.kind === "crew");
  const list = holds.map((hold) => goodsWords(hold));
  const asks = holds.some((_, i) => answer?.(i));
  const label = t("play-jamaica-holds", { seat: who(ship, view), holds: list }, seats);
  return (
    <div class="hull-all">
      <div
        class={`hull${holds.length > 5 ? " six" : ""}${asks ? " hull--asks" : ""}`}
        role={answer ? "group" : "img"}
        aria-label={label}
      >
        {draw(HULL)}
        <span class="hull-crest">
          <Disc seat={seatOf(ship, view, seats)} size={24} />
        </span>
        {holds.map((now, i) => {
          const option = answer?.(i);
          const coming = loads.some(({ hold }) => hold === i);
          const swaps = now && loadOf(i, loads);
          const cls = `bay${now ? "" : " empty"}${coming ? " next" : ""}${swaps ? " bay--swaps" : ""}`;
          const inside = <Bay i={i} now={now} loads={loads} />;
          return option ? (
            <BayAnswer {...{ option, cls, seats, taken, hint, isAdvised, open, onTake }}>{inside}</BayAnswer>
          ) : (
            <span class={cls} aria-hidden="true">
              {inside}
            </span>
          );
        })}
      </div>
      {people.length > 0 && (
        <ul class="aboard" aria-hidden="true">
          {people.map((one) => (
            <li>
              {draw(person(one?.who ?? "", 20))}
              <span>{t(`jamaica-character-${one?.who}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Which bay a load goes to, small enough for a card: a row of squares. */
export function baysMark(holds: (Goods | null)[], step: Step) {
  const { hold = null, dump = [] } = step;
  const squares = holds.map((now, i) => {
    const target = hold === i || (dump.length === 1 && dump[0] === i);
    const cls = target ? "to" : hold === null && dump.includes(i) ? "out" : now ? "full" : "free";
    const cross =
      hold === null && dump.includes(i) && !target ? `<path class="cross" d="M${i * 11 + 2.5} 2.5l5 5m0-5-5 5"/>` : "";
    return `<rect class="${cls}" x="${i * 11 + 0.75}" y=".75" width="8.5" height="8.5" rx="1"/>${cross}${target ? `<path class="plus-mark" d="M${i * 11 + 5} 2.5v5M${i * 11 + 2.5} 5h5"/>` : ""}`;
  });
  return `<svg class="bays-mark" viewBox="0 0 ${holds.length * 11 - 1} 10" width="${holds.length * 11 - 1}" height="10" aria-hidden="true">${squares.join("")}</svg>`;
}
