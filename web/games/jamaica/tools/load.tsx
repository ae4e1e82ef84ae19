// The holds as they lie on the board, and what comes aboard: where it goes, and what it would cost, is seen in them.
import { useState } from "preact/hooks";
import { dieArt } from "../../../art/die.ts";
import { draw } from "../../../art/draw.ts";
import { icon } from "../../../art/icons.ts";
import { good } from "../../../art/pieces.ts";
import { itemAt } from "../../../lists.ts";
import { Picker } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Stepper } from "../../../parts/stepper.tsx";
import { askOf } from "../../../screens/tools/all.ts";
import { HelperPage, useHelper } from "../../../screens/tools/helper.tsx";
import type { Asked, Tool } from "../../../screens/tools/all.ts";
import { t } from "../../../store/words.tsx";
import { Ask, choicesOf, numbersOf } from "../../../screens/tools/asks.tsx";
import type { Answers } from "./answers.d.ts";

type Hold = { kind: string; tokens: number };

const picture = (kind: string, size: number) =>
  kind === "none" ? null : draw(kind === "crew" ? icon("person", size) : good(kind, size));
const word = (kind: string) => t(kind === "crew" ? "page-jam-somebody" : `jamaica-tool-choice-${kind}`);

const kindOf = (kind: string) => (
  <>
    {picture(kind, 26) ?? <span aria-hidden="true">–</span>}
    <span class="small">{word(kind)}</span>
  </>
);

const counted = (kind: string) => kind !== "none" && kind !== "crew";

export default function Load({ tool }: { tool: Tool }) {
  const helper = useHelper<Answers["jamaica.load"]>(tool);
  const { given, data, asking, set } = helper;
  const ask = (id: string) => askOf(tool, id);
  const [at, setAt] = useState(0);
  const holds: Hold[] = given.holds;
  const open = Math.min(at, holds.length - 1);
  return (
    <HelperPage helper={helper} className="page helper hold-tool">
      <Holds
        asked={ask("holds")}
        holds={holds}
        open={open}
        free={data?.holds ?? []}
        out={data?.dump ?? []}
        onOpen={setAt}
        onMore={() => set({ holds: [...holds, { kind: "none", tokens: 0 }] })}
      />
      <Fill
        fields={ask("holds").fields as [Asked, Asked]}
        number={open + 1}
        hold={itemAt(holds, open)}
        onChange={(change) => set({ holds: holds.map((hold, i) => (i === open ? { ...hold, ...change } : hold)) })}
      />
      <h2 class="label section">{t(ask("load").key)}</h2>
      <Picker
        className="hold-kinds"
        label={t(ask("load").key)}
        value={given.load}
        onChange={(load: string) => set({ load })}
        among={choicesOf(ask("load"), kindOf)}
      />
      {counted(given.load) && (
        <Picker
          className="hold-die"
          label={t(ask("die").key)}
          value={given.die}
          onChange={(die: number) => set({ die })}
          among={numbersOf(ask("die"), (face) => draw(dieArt(face, 46))).map((one) => ({
            ...one,
            name: String(one.value),
          }))}
        />
      )}
      <Ask {...asking("cooper")} />
    </HelperPage>
  );
}

/** The holds in their row. @param props  `free`: into which the load may go; `out`: which would be emptied for it */
const Holds = ({
  asked,
  holds,
  open,
  free,
  out,
  onOpen,
  onMore,
}: {
  asked: Asked;
  holds: Hold[];
  open: number;
  free: number[];
  out: number[];
  onOpen: (hold: number) => void;
  onMore: () => void;
}) => (
  <div class="hold-row" role="group" aria-label={t(asked.key)}>
    {holds.map(({ kind, tokens }, i) => (
      <button
        key={i}
        class={`hold${free.includes(i) ? " hold--free" : ""}${out.includes(i) ? " hold--out" : ""}`}
        aria-pressed={i === open}
        data-hold={i}
        onClick={() => onOpen(i)}
      >
        <span class="sr">
          {i + 1}: {word(kind)}
        </span>
        {picture(kind, 30)}
        {counted(kind) && <b class="num">{tokens}</b>}
        {out.includes(i) && <i aria-hidden="true">✕</i>}
      </button>
    ))}
    {holds.length < asked.high && (
      <button class="hold hold--more" aria-label={t("page-tools-row-more")} onClick={onMore}>
        <Icon name="plus" size={20} />
      </button>
    )}
  </div>
);

/** What lies in the chosen hold. */
function Fill({
  fields: [kinds, tokens],
  number,
  hold,
  onChange,
}: {
  fields: [kinds: Asked, tokens: Asked];
  number: number;
  hold: Hold;
  onChange: (change: Partial<Hold>) => void;
}) {
  return (
    <div class="hold-fill">
      <Picker
        className="hold-kinds"
        label={t("page-jam-hold-lies", { number })}
        value={hold.kind}
        onChange={(kind: string) => onChange({ kind, tokens: counted(kind) ? Math.max(1, hold.tokens) : 0 })}
        among={choicesOf(kinds, kindOf)}
      />
      {counted(hold.kind) && (
        <div class="ask-row">
          <span aria-hidden="true">{t(tokens.key)}</span>
          <Stepper
            label={t(tokens.key)}
            value={hold.tokens}
            low={1}
            high={tokens.high}
            onChange={(n: number | null) => onChange({ tokens: n ?? 1 })}
          />
        </div>
      )}
    </div>
  );
}
