// A fort: which, where, how it is turned, which flag stands where, and what pays for it. It is drawn while it is put together,
// here with its flags, and on the chart as it would stand.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { tokenOf } from "../../art/colours.ts";
import { draw, ink } from "../../art/draw.ts";
import { itemAt, replaced } from "../../lists.ts";
import { AtFoot } from "../../parts/full.ts";
import type { Move } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { draft, set } from "./compose.tsx";
import { Foot } from "./foot.tsx";
import { glyph } from "./glyphs.ts";
import { coded } from "./guns.tsx";
import { walls } from "./isles.ts";
import { useJudged } from "./judged.ts";
import { Picks } from "./picks.tsx";
import { type AnswersProps, RowAnswers } from "./rows.tsx";
import { ahead, degrees, turned } from "./sea.ts";
import { Steps } from "./steps.tsx";
import { pointWord } from "./where.ts";
import type { GameDecision, GameForm } from "./decisions.d.ts";

const VERB = "build";
const FACING = 2;
/** Where the atoms of what pays begin: after the fort, its island and how it faces. */
const PAYS = 3;
/** A flag's distance from the middle of the drawing, in hundredths of its side. */
const RING = 36;

const bagOf = (form: GameForm) => {
  const bag = form.parts[PAYS];
  return bag?.kind === "bag" ? bag : { kinds: [], most: [] };
};

const cardOf = ({ parts: [pick] }: GameForm) => (pick?.kind === "pick" ? (pick.among[0] ?? "") : "");

const formOf = ({ forms }: GameDecision, card: string | number) =>
  forms.find((one) => cardOf(one) === card) as GameForm;

/** The answer of the list that this one begins as. */
function like({ options }: GameDecision, form: GameForm, island: number): Move {
  const same = options.filter(({ move }) => move[1] === cardOf(form));
  const one = same.find(({ move }) => move[2] === island) ?? same[0] ?? itemAt(options, 0);
  return one.move.slice(1).map((atom, i) => (i === 1 ? island : atom));
}

const lay = ({ parts }: GameForm, atoms: Move) => void (draft.value = { verb: VERB, parts, atoms });

/** The fort from above. Two flags that are touched change places. */
function Walls({ form, atoms, colour }: { form: GameForm; atoms: Move; colour: string }) {
  const [held, hold] = useState<number | null>(null);
  const first = PAYS + bagOf(form).kinds.length;
  const order = atoms.slice(first).map(Number);
  const { flags = [] } = form.data ?? {};
  const drawn = walls(
    Number(atoms[FACING]),
    order.map(() => true),
    colour,
  );
  const differ = new Set(flags.map(String)).size > 1;
  const touch = (place: number) => {
    if (held === null) return hold(place);
    hold(null);
    const now = replaced(replaced(order, held, itemAt(order, place)), place, itemAt(order, held));
    lay(form, [...atoms.slice(0, first), ...now]);
  };
  return (
    <>
      {differ && <p class="pir-tip">{t("play-pirates-tip-flags")}</p>}
      <div class="pir-fort" role="group" aria-label={t("play-pirates-part-flags")}>
        <svg viewBox="-25 -25 50 50" aria-hidden="true" {...ink(drawn)} />
        {order.map((flag, place) => {
          const facing = turned(Math.round(Number(atoms[FACING]) + (360 / order.length) * place));
          const [u, v] = ahead(facing);
          const [letter, number] = itemAt(flags, flag - 1);
          return (
            <button
              key={place}
              class="pir-flag"
              data-flag={place}
              style={{ left: `${50 + RING * u}%`, top: `${50 + RING * v}%` }}
              aria-label={t("play-pirates-flag-at", { gun: coded({ range: letter, number }), facing: degrees(facing) })}
              aria-pressed={differ ? (held === place ? "true" : "false") : undefined}
              disabled={!differ}
              onClick={() => touch(place)}
            >
              <b class="num" aria-hidden="true">
                {coded({ range: letter, number })}
              </b>
            </button>
          );
        })}
      </div>
    </>
  );
}

/** What pays, of what lies at home; `sum`: as the engine reckons it, the last one until it has. */
function Pays({ form, atoms, sum }: { form: GameForm; atoms: Move; sum: number | null }) {
  const { kinds, most } = bagOf(form);
  const coins = kinds.map((kind, i) => ({ kind, at: PAYS + i, most: itemAt(most, i), paid: Number(atoms[PAYS + i]) }));
  const last = useRef(sum);
  last.current = sum ?? last.current;
  const cost = Number(form.args?.gold);
  return (
    <>
      <p class="pir-sum">
        <span class={last.current !== null && last.current < cost ? "bad" : ""}>
          {rich("play-pirates-fort-pays", { n: last.current ?? "–", of: cost })}
        </span>
      </p>
      {coins.map(({ kind, at, most, paid }) => {
        const step = (by: number) => set(at, Math.max(0, Math.min(most, paid + by)));
        const label = t(`play-pirates-part-${kind === "loose" ? kind : `coin-${kind}`}`);
        return (
          most > 0 && <Steps key={kind} name={`pays-${kind}`} label={label} value={paid} small={label} step={step} />
        );
      })}
    </>
  );
}

function Parts({ props, form, atoms }: { props: AnswersProps; form: GameForm; atoms: Move }) {
  const { decision, seats, open, onTake } = props;
  const move = [VERB, ...atoms] as Move;
  const stands = `${t("play-pirates-part-facing")} ${atoms[FACING]}°, ${pointWord(Number(atoms[FACING]))}.`;
  const { found, bar } = useJudged(move, props, (bar) => (bar ? `${stands} ${bar}` : stands));
  const island = Number(atoms[1]);
  const [, place] = form.parts;
  const able = open && found && !bar;
  const take = () => {
    if (!able) return;
    draft.value = null;
    onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: VERB, barred: null });
  };
  const step = (by: number) => set(FACING, turned(Number(atoms[FACING]) + by));
  return (
    <div class="pir-compose-parts">
      <AtFoot name="plan" />
      <Picks
        name="fort"
        among={decision.forms.map(cardOf)}
        value={itemAt(atoms, 0)}
        word={(card) => t(form.key, formOf(decision, card).args, seats)}
        onPick={(card) => lay(formOf(decision, card), like(decision, formOf(decision, card), island))}
      />
      <Picks
        name="island"
        among={place?.kind === "pick" ? place.among.map(Number) : []}
        value={island}
        word={(one) => t("play-pirates-pick-island", { what: one + 1 })}
        onPick={(one) => set(1, one)}
      />
      <Walls key={atoms[0]} form={form} atoms={atoms} colour={tokenOf(itemAt(seats, decision.seat).colour)} />
      <div class="pir-steps">
        <Steps
          name="facing"
          label={t("play-pirates-part-facing")}
          value={`${atoms[FACING]}°`}
          small={t("play-pirates-part-facing")}
          step={step}
          kind="turn"
        />
        <Pays form={form} atoms={atoms} sum={found?.paid ?? null} />
      </div>
      <Foot bar={bar} seats={seats} tip="play-pirates-tip-facing" able={able} onTake={take} word="play-pirates-build" />
    </div>
  );
}

/** The fort that is put together, or the way to it. */
function Own({ props }: { props: AnswersProps }) {
  const { decision } = props;
  const atoms = draft.value?.verb === VERB ? draft.value.atoms : null;
  const form = atoms && formOf(decision, itemAt(atoms, 0));
  useEffect(() => () => void (draft.value = null), [decision]);
  const begin = () => {
    const { move } = itemAt(decision.options, 0);
    const begun = formOf(decision, itemAt(move, 1));
    lay(begun, like(decision, begun, Number(move[2])));
  };
  const head = useRef<HTMLButtonElement | null>(null);
  // what it opens on is in sight
  useLayoutEffect(() => void (atoms && head.current?.scrollIntoView({ block: "start" })), [atoms === null]);
  return (
    <div class="pir-compose">
      <button
        ref={head}
        class="pir-ends-head"
        data-form={VERB}
        aria-expanded={atoms ? "true" : "false"}
        onClick={() => (atoms ? (draft.value = null) : begin())}
      >
        {draw(glyph("fort", 20))}
        <span>{t("play-pirates-build-own")}</span>
      </button>
      {form && <Parts props={props} form={form} atoms={atoms} />}
    </div>
  );
}

export const BuildAnswers = (props: AnswersProps) => (
  <>
    <RowAnswers {...props} />
    <Own props={props} />
  </>
);
