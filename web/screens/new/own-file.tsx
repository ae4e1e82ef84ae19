// What people have typed in from their own box, as a file that one owner sends to another: written, read, and put beside
// what is here. The words of an option say what it is.
import { useState } from "preact/hooks";
import type { GameOwn } from "../../play/types.ts";
import { Icon } from "../../parts/icon.ts";
import { say } from "../../parts/live.ts";
import { handOver } from "../../store/files.ts";
import { ownFile, ownFileName, readOwn } from "../../store/own.ts";
import type { Args } from "../../store/args.ts";
import { t } from "../../store/words.tsx";
import { askForFile } from "../past/file.tsx";

/** `count`: how much of it is known; `from` and `together` as an editor's. */
type Own = {
  game: string;
  option: string;
  /** the file is called after it */
  what: string;
  value: GameOwn;
  count: (value: GameOwn) => number;
  from: (found: unknown) => GameOwn;
  together: (kept: GameOwn, more: GameOwn) => GameOwn;
  onChange: (value: GameOwn) => void;
};

/** What came of a file; `other`: what it brings, where that cannot lie beside what is here. */
type Outcome = { key: string; args: Args; other?: GameOwn };

async function take(file: Blob, own: Own): Promise<{ outcome: Outcome; value?: GameOwn }> {
  const { game, option, value, count } = own;
  const said = (what: string, n = 0, other?: GameOwn) => ({
    key: `page-${option}-file-${what}`,
    args: { count: n },
    other,
  });
  const read = await readOwn(file);
  if ("key" in read) return { outcome: read };
  const found = read.own[`${game}.${option}`];
  if (found === undefined) return { outcome: said("none") };
  const more = own.from(found);
  if (!more) return { outcome: said("damaged") };
  const both = own.together(value, more);
  if (!both) return { outcome: said("other", count(more), more) };
  return { outcome: said("taken", count(both) - count(value)), value: both };
}

export function OwnFile(own: Own) {
  const { game, option, what, value, count, onChange } = own;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const tell = (it: Outcome) => {
    setOutcome(it);
    say(t(it.key, it.args));
  };
  const pick = () =>
    askForFile(async (file) => {
      const took = await take(file, own);
      if (took.value) onChange(took.value);
      tell(took.outcome);
    });
  return (
    <div class="own-file">
      {count(value) > 0 && (
        <button
          type="button"
          class="btn"
          data-action={`share-${option}`}
          onClick={() => handOver(ownFile(`${game}.${option}`, value), ownFileName(what))}
        >
          <Icon name="share" size={18} />
          {t(`page-${option}-share`)}
        </button>
      )}
      <button type="button" class="btn" data-action={`take-${option}`} onClick={pick}>
        <Icon name="copy" size={18} />
        {t(`page-${option}-take`)}
      </button>
      {outcome && (
        <p class="own-outcome" data-outcome={outcome.key}>
          {t(outcome.key, outcome.args)}
        </p>
      )}
      {outcome?.other && (
        <button
          type="button"
          class="btn"
          data-action="take-other"
          onClick={() => {
            onChange(outcome.other);
            tell({ key: `page-${option}-file-replaced`, args: { count: count(outcome.other) } });
          }}
        >
          {t(`page-${option}-file-instead`)}
        </button>
      )}
    </div>
  );
}
