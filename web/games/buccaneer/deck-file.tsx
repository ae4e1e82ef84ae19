// One's own cards as a file that one owner sends to another: written, read, and put beside those that are here.
import { useState } from "preact/hooks";
import { Icon } from "../../parts/icon.ts";
import { say } from "../../parts/live.ts";
import { askForFile } from "../../screens/past/file.tsx";
import { handOver } from "../../store/files.ts";
import { ownFile, ownFileName, readOwn } from "../../store/own.ts";
import { type Args, t } from "../../store/words.tsx";
import { type Box, type Card, deckFrom, isOwn, together } from "./deck.ts";

const NAME = "buccaneer.deck";

/** What came of a file; `other`: its cards, where they cannot lie beside those that are here. */
type Outcome = { key: string; args: Args; other?: Card[] };

const known = (cards: Card[]) => cards.filter(isOwn).length;

async function take(from: Blob, cards: Card[], data: Box): Promise<{ outcome: Outcome; cards?: Card[] }> {
  const read = await readOwn(from);
  if ("key" in read) return { outcome: read };
  const found = read.own[NAME];
  if (found === undefined) return { outcome: { key: "page-deck-file-none", args: {} } };
  const more = deckFrom(found, data);
  if (!more) return { outcome: { key: "page-deck-file-damaged", args: {} } };
  const both = together(cards, more);
  if (!both) return { outcome: { key: "page-deck-file-other", args: { count: known(more) }, other: more } };
  return { outcome: { key: "page-deck-file-taken", args: { count: known(both) - known(cards) } }, cards: both };
}

export function DeckFile({ cards, data, onChange }: { cards: Card[]; data: Box; onChange: (cards: Card[]) => void }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const tell = (it: Outcome) => {
    setOutcome(it);
    say(t(it.key, it.args));
  };
  const pick = () =>
    askForFile(async (from) => {
      const took = await take(from, cards, data);
      if (took.cards) onChange(took.cards);
      tell(took.outcome);
    });
  return (
    <div class="deck-file">
      {known(cards) > 0 && (
        <button
          type="button"
          class="btn"
          data-action="share-deck"
          onClick={() => handOver(ownFile(NAME, cards), ownFileName("buccaneer-cards"))}
        >
          <Icon name="share" size={18} />
          {t("page-deck-share")}
        </button>
      )}
      <button type="button" class="btn" data-action="take-deck" onClick={pick}>
        <Icon name="copy" size={18} />
        {t("page-deck-take")}
      </button>
      {outcome && (
        <p class="deck-outcome" data-outcome={outcome.key}>
          {t(outcome.key, outcome.args)}
        </p>
      )}
      {outcome?.other && (
        <button
          type="button"
          class="btn"
          data-action="take-other"
          onClick={() => {
            onChange(outcome.other as Card[]);
            tell({ key: "page-deck-file-replaced", args: { count: known(outcome.other as Card[]) } });
          }}
        >
          {t("page-deck-file-instead")}
        </button>
      )}
    </div>
  );
}
