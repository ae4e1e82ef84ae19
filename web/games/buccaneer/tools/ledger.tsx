// The ledger: purses that are never in debt, and the treasures with who leads in each. Every change can be taken back.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Tool } from "../../../screens/tools/all.ts";
import { rich, t } from "../../../store/words.tsx";
import { useAnswer } from "../../../screens/tools/answer.tsx";
import { HistorySlip } from "../../../screens/tools/rolls.tsx";
import { type Book, held, kinds, purse, takenBack, useBook } from "./book.ts";
import { MoneyFoot, Purses } from "./money.tsx";
import { placeOf, TableSlip, useTable } from "./table.tsx";
import { Tokens } from "./tokens.tsx";
import type { Answers } from "./answers.d.ts";

export default function Ledger({ tool }: { tool: Tool }) {
  const { places, seats, setPlaces } = useTable();
  const [book, setBook, anew] = useBook();
  const [tab, setTab] = useState("money");
  const [slip, setSlip] = useState<"table" | "past" | null>(null);
  const [who, setWho] = useState(itemAt(seats, 0).colour);
  const [amount, setAmount] = useState(0);
  const [giving, setGiving] = useState(false);
  const { data, lines } = useAnswer<Answers["buccaneer.ledger"]>(tool.id, {
    players: seats.map(({ colour }) => ({
      colour,
      ducats: purse(book, colour),
      ...Object.fromEntries(kinds().map((kind) => [kind, held(book, colour, kind)])),
    })),
  });
  const total = (colour: string) => data?.players.find((one) => one.colour === colour)?.total ?? null;
  const one = placeOf(seats, who).colour;
  const undo = () => {
    const last = book.past.at(-1);
    if (!last) return;
    setBook(takenBack(book));
    say(`${t("page-buc-undo")}: ${t(last.key, last.args)}`);
  };
  const money = { book, setBook, seats, who: one, setWho, amount, setAmount, giving, setGiving };
  return (
    <>
      <ToolBar of={tool} note={t("buccaneer-title")}>
        <BarButton icon="people" label={t("page-buc-table")} onClick={() => setSlip("table")} />
        <BarButton icon="tally" label={t("page-tools-history")} onClick={() => setSlip("past")} />
        <button
          class="btn btn--icon"
          aria-label={t("page-buc-undo")}
          data-action="undo"
          aria-disabled={book.past.length ? undefined : "true"}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
      </ToolBar>
      <main class="device ledger-tool" data-helper={tool.id}>
        <Segments
          label={t(tool.key)}
          value={tab}
          onChange={setTab}
          among={["money", "tokens"].map((value) => ({ value, label: t(`page-buc-tab-${value}`) }))}
        />
        {tab === "money" ? (
          <>
            <Purses {...money} total={total} />
            <p class="small soft device-note">{lines[0] && rich(lines[0].key, lines[0].args)}</p>
          </>
        ) : (
          <Tokens book={book} setBook={setBook} seats={seats} who={one} setWho={setWho} data={data} />
        )}
      </main>
      {tab === "money" && <MoneyFoot {...money} />}
      {slip === "table" && <TableSlip places={places} onChange={setPlaces} onClose={() => setSlip(null)} />}
      {slip === "past" && (
        <PastSlip
          book={book}
          onAnew={() => {
            anew();
            setSlip(null);
          }}
          onClose={() => setSlip(null)}
        />
      )}
    </>
  );
}

/** Every change with its time, and a new book. */
const PastSlip = ({ book, onAnew, onClose }: { book: Book; onAnew: () => void; onClose: () => void }) => (
  <HistorySlip
    rolls={book.past.map(({ at, number, key, args }) => ({ at, number, what: "draw", got: [t(key, args)] }))}
    word={(said) => said}
    onClose={onClose}
  >
    <div class="slip-foot">
      <Act does="anew" onClick={onAnew}>
        {t("page-buc-anew")}
      </Act>
    </div>
  </HistorySlip>
);
