// What stays in the holds, where not everything fits: bays to arrange, not combinations to pick from.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt, replaced } from "../../lists.ts";
import { Count } from "../../parts/count.tsx";
import { useSaid } from "../../parts/live.ts";
import type { Move, Ruled } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { idOf, Samples, Take, useReach } from "./composed.tsx";
import { glyph } from "./glyphs.ts";
import { type AnswersProps, GOODS, Things, thingsOf } from "./things.tsx";

/** How far a choice reaches. */
type Reach = { holds: number; open: number; fits: boolean; more: boolean[]; bar: Ruled | null };

export function KeepAnswers(props: AnswersProps) {
  const { decision, advice } = props;
  const first = (advice ?? decision.options[0]?.move ?? []).slice(1).map(Number);
  // an advice is laid out at once; another question starts anew
  return <Stow key={`${decision.options[0]?.id} ${advice}`} {...props} start={first} />;
}

function Stow(props: AnswersProps & { start: number[] }) {
  const { decision, seats, open, onTake, onTrace, start } = props;
  const form = itemAt(decision.forms, 0);
  const { own = [], kinds = [], rat: active = false, must = null, holds = 0 } = form.data ?? {};
  const [pick] = form.parts;
  const rats = pick?.kind === "pick" && pick.among.length > 1;
  const [rat, setRat] = useState(start[0] ?? 0);
  const [load, setLoad] = useState(start.slice(1));
  const move: Move = [form.verb, rat, ...load];
  const id = idOf(move);
  const reach = useReach<Reach>(move, onTrace);
  useSaid(reach?.bar && t(reach.bar.key, reach.bar.args, seats), { about: "why" });
  const goods = kinds
    .map((kind, i) => ({ kind, i, n: load[i] ?? 0, most: own[i] ?? 0 }))
    .filter(({ most }) => most > 0);
  const what = goods.filter(({ n }) => n > 0).map(({ kind, n }) => ({ word: `nassau-thing-${kind}`, n }));
  const option = { id, move, key: "nassau-do-keep", args: { rat: rat ? "yes" : "no", what }, group: form.verb };
  return (
    <>
      <Bays reach={reach} holds={holds} />
      <ul class="nas-stow">
        {goods.map(({ i, ...good }) => (
          <Good {...good} must={good.kind === must} onChange={(next) => setLoad(replaced(load, i, next))} />
        ))}
      </ul>
      {rats && (
        <button class="btn nas-rat" aria-pressed={rat ? "true" : "false"} onClick={() => setRat(rat ? 0 : 1)}>
          {draw(glyph("animal-rat", 24))}
          <span>{t("play-nassau-use-rat")}</span>
        </button>
      )}
      {active && <p class="note">{t("play-nassau-rat-works")}</p>}
      {reach?.bar && <p class="why">{rich(reach.bar.key, reach.bar.args, seats)}</p>}
      <Take id={id} ready={open && reach !== null && !reach.bar} onTake={() => onTake(option)}>
        {t("play-nassau-keep-so")}
      </Take>
      <Samples props={props} but={id}>
        {({ args }) => (
          <>
            {args.rat === "yes" && draw(glyph("animal-rat", 22))}
            {thingsOf(args.what).length ? <Things what={args.what} /> : t("nassau-nothing")}
          </>
        )}
      </Samples>
    </>
  );
}

/** The holds: full ones, empty ones, and those that are lacking. */
function Bays({ reach, holds }: { reach: Reach | null; holds: number }) {
  const full = reach?.holds ?? 0;
  const open = reach?.open ?? holds;
  return (
    <div
      class={`nas-bays${reach && !reach.fits ? " over" : ""}`}
      role="img"
      aria-label={t("play-nassau-room", { n: full, of: open })}
    >
      {Array.from({ length: Math.max(open, full) }, (_, i) => (
        <i class={`${i < full ? "full" : ""}${i >= open ? " lacks" : ""}`} />
      ))}
      <span class="num">
        {reach?.holds ?? "–"} / {open}
      </span>
    </div>
  );
}

/** How much of one good stays. @param props  `must`: it may not be thrown out */
function Good({
  kind,
  n,
  most,
  must,
  onChange,
}: {
  kind: string;
  n: number;
  most: number;
  must: boolean;
  onChange: (n: number) => void;
}) {
  const name = t(`nassau-thing-${kind}`, { n: most });
  const step = (by: number) => onChange(Math.max(0, Math.min(most, n + by)));
  return (
    <li>
      <span class={GOODS.includes(kind) ? `good good-${kind}` : ""}>{draw(glyph(kind, 26))}</span>
      <span class="nas-stow-name">
        {name}
        {must && <small>{t("play-nassau-must")}</small>}
      </span>
      <span class="stepper" role="group" aria-label={name}>
        <button aria-label={t("play-nassau-less")} aria-disabled={n > 0 ? undefined : "true"} onClick={() => step(-1)}>
          {draw(icon("minus", 20))}
        </button>
        <Count of={name} n={n} />
        <button
          aria-label={t("play-nassau-more")}
          aria-disabled={n < most ? undefined : "true"}
          onClick={() => step(1)}
        >
          {draw(icon("plus", 20))}
        </button>
      </span>
    </li>
  );
}
