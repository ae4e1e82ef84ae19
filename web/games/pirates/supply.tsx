// Which treasure a player brings: a list of the house, or how many coins of each value, and which unique treasures, by name or
// by lot.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { toggled } from "../../lists.ts";
import type { Move } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { cardName, written } from "./card-name.ts";
import { Foot } from "./foot.tsx";
import { glyph } from "./glyphs.ts";
import { useJudged } from "./judged.ts";
import type { Found } from "./plan.ts";
import { type AnswersProps, RowAnswers } from "./rows.tsx";
import { Steps } from "./steps.tsx";
import type { GameForm } from "./decisions.d.ts";

/** `counts`: how many of each number of the form, the last by lot; `named`: unique treasures. */
type Pieces = { counts: number[]; named: string[] };

const LOT = "uniques";

const within = (n: number, most: number) => Math.max(0, Math.min(most, n));

/** One unique treasure: a touch puts it in, or takes it out. */
const Rare = ({ card, on, onClick }: { card: string; on: boolean; onClick: () => void }) => (
  <button class="option pir-row pir-rare" data-rare={card} aria-pressed={on ? "true" : "false"} onClick={onClick}>
    {draw(on ? icon("check", 24) : glyph("star", 24))}
    <span class="pir-text">
      <b>{cardName(card)}</b>
      <small>{written(card)}</small>
    </span>
  </button>
);

function Rares({
  form,
  among,
  pieces,
  change,
}: {
  form: GameForm;
  among: string[];
  pieces: Pieces;
  change: (pieces: Pieces) => void;
}) {
  const [open, setOpen] = useState(false);
  const { counts, named } = pieces;
  const last = counts.length - 1;
  const lot = (n: number) => [...counts.slice(0, last), n];
  const drawn = counts[last] ?? 0;
  const part = form.parts[last];
  const most = part?.kind === "whole" ? part.high : 0;
  // what is named takes the place of what the lot would bring, as long as so many pieces are wanted
  const put = (card: string) => {
    const now = toggled(named, card);
    const over = Math.sign(counts.reduce((sum, n) => sum + n, now.length) - (form.data?.pieces ?? 0));
    const by = now.length > named.length ? -Math.max(0, over) : Math.max(0, -over);
    change({ counts: lot(within(drawn + by, most)), named: now });
  };
  const row = (card: string) => <Rare key={card} card={card} on={named.includes(card)} onClick={() => put(card)} />;
  return (
    <>
      <h3 class="pir-rares-head">{t("play-pirates-rares")}</h3>
      <Steps
        name={LOT}
        label={t("play-pirates-part-uniques")}
        value={drawn}
        small={t("play-pirates-part-uniques")}
        step={(by: number) => change({ counts: lot(within(drawn + by, most)), named })}
      />
      {!open && named.length > 0 && <div class="pir-rows">{named.map(row)}</div>}
      <button
        class="pir-ends-head"
        data-action="rares"
        aria-expanded={open ? "true" : "false"}
        onClick={() => setOpen(!open)}
      >
        {draw(glyph("star", 20))}
        <span>{t("play-pirates-rares-choose")}</span>
      </button>
      {open && <div class="pir-rows">{among.map(row)}</div>}
    </>
  );
}

/** How much of what is asked for has been put in: as the engine counts it, the last count until it has. */
function Sum({ form, found }: { form: GameForm; found: Found | null }) {
  const { pieces = 0, gold = null } = form.data ?? {};
  const last = useRef(found);
  last.current = found ?? last.current;
  const { pieces: all, gold: coins } = last.current ?? { pieces, gold };
  return (
    <p class="pir-sum">
      <span class={all === pieces ? "" : "bad"}>{rich("play-pirates-supply-pieces", { n: all ?? 0, of: pieces })}</span>
      <span class={gold === null || coins === gold ? "" : "bad"}>
        {rich("play-pirates-supply-gold", { n: coins ?? 0, of: gold ?? -1 })}
      </span>
    </p>
  );
}

function Own({ props }: { props: AnswersProps }) {
  const { decision, seats, open, onTake } = props;
  const [pieces, change] = useState<Pieces | null>(null);
  const form = decision.forms.find(({ verb }) => verb === "coins") as GameForm;
  const path = decision.forms.find(({ verb }) => verb === "pieces")?.parts.at(-1);
  const [among] = useState(() => {
    const leg = path?.kind === "path" ? path.leg[0] : null;
    const cards = leg?.kind === "pick" ? leg.among.map(String) : [];
    return cards.sort((a, b) => String(cardName(a)).localeCompare(String(cardName(b)), document.documentElement.lang));
  });
  const move: Move = pieces ? [pieces.named.length ? "pieces" : "coins", ...pieces.counts, ...pieces.named] : [];
  const { found, bar } = useJudged(move, props, (bar) => bar);
  const able = open && found && !bar;
  const take = () =>
    able && onTake({ id: move.join(":"), move, key: form.key, args: form.args, group: "coins", barred: null });
  const head = useRef<HTMLButtonElement | null>(null);
  // what it opens on is in sight
  useLayoutEffect(() => void (pieces && head.current?.scrollIntoView({ block: "start" })), [pieces === null]);
  const begin = () => change(pieces ? null : { counts: form.data?.begin ?? [], named: [] });
  const coins = form.parts.flatMap((part, i) => (part.kind === "whole" && part.id !== LOT ? [{ part, i }] : []));
  return (
    <div class="pir-compose">
      <button
        ref={head}
        class="pir-ends-head"
        data-form="coins"
        aria-expanded={pieces ? "true" : "false"}
        onClick={begin}
      >
        {draw(glyph("coin", 20))}
        <span>{rich(form.key, form.args, seats)}</span>
      </button>
      {pieces && (
        <div class="pir-compose-parts">
          <div class="pir-steps">
            {coins.map(({ part, i }) => (
              <Steps
                key={part.id}
                name={part.id}
                label={t(`play-pirates-part-${part.id}`)}
                value={pieces.counts[i] ?? 0}
                small={t(`play-pirates-part-${part.id}`)}
                step={(by: number) =>
                  change({ ...pieces, counts: pieces.counts.map((n, k) => (k === i ? within(n + by, part.high) : n)) })
                }
              />
            ))}
            <Sum form={form} found={found} />
          </div>
          {among.length > 0 && <Rares form={form} among={among} pieces={pieces} change={change} />}
          <Foot bar={bar} seats={seats} able={able} onTake={take} word="play-pirates-so" />
        </div>
      )}
    </div>
  );
}

/** What becomes of the treasure, lists of the house, and one's own choice. */
export const SupplyAnswers = (props: AnswersProps) => (
  <>
    <p class="pir-tip">{t("play-pirates-tip-supply")}</p>
    <RowAnswers {...props} />
    <Own props={props} />
  </>
);
