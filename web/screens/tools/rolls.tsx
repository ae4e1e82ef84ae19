// A history that cannot be doubted: what came, as the how many-eth, and when.
import type { ComponentChildren } from "preact";
import { Sheet } from "../../parts/sheet.tsx";
import { t, timeOfDay } from "../../store/words.tsx";

/** `number` counts on when old ones fall out */
export type Roll = { at: number; number: number; what: "roll" | "draw" | "shuffle"; got: string[] };

const LONG = 300;

/** One more. */
export const withRoll = (rolls: Roll[], what: Roll["what"], got: string[]): Roll[] =>
  [...rolls, { at: Date.now(), number: (rolls.at(-1)?.number ?? 0) + 1, what, got }].slice(-LONG);

/** The last one first. */
export const Rolls = ({
  rolls,
  word,
  join = " · ",
}: {
  rolls: Roll[];
  word: (got: string, at: number) => string;
  join?: string;
}) => (
  <ol class="rolls" reversed aria-label={t("page-tools-history")} tabindex={0}>
    {[...rolls].reverse().map((roll) => (
      <li key={roll.number}>
        <span class="num">{roll.number}</span>
        <span>{roll.what === "shuffle" ? t("page-tools-shuffle") : roll.got.map(word).join(join)}</span>
        <time datetime={new Date(roll.at).toISOString()}>{timeOfDay(roll.at)}</time>
      </li>
    ))}
  </ol>
);

/** What came before, on a slip. @param props  children stand below it */
export const HistorySlip = ({
  rolls,
  word,
  onClose,
  children,
}: {
  rolls: Roll[];
  word: (got: string, at: number) => string;
  onClose: () => void;
  children?: ComponentChildren;
}) => (
  <Sheet title={t("page-tools-history")} onClose={onClose} className="rolls-slip">
    <Rolls rolls={rolls} word={word} />
    {children}
  </Sheet>
);
