// The treasures: who holds how many of each kind, who leads, and what is left of the box's.
import { draw } from "../../../art/draw.ts";
import { treasure } from "../../../art/pieces.ts";
import { Picker } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { Disc } from "../../../parts/seats.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { t } from "../../../store/words.tsx";
import { called } from "../../../parts/captain-slip.tsx";
import { type Book, held, inBox, kinds, leftOf, written } from "./book.ts";
import { type Place, placeOf } from "./table.tsx";
import type { Answers, Kind as KindTold } from "./answers.d.ts";

/** @param props  `data`: majorities as the engine counts them */
export function Tokens({
  book,
  setBook,
  seats,
  who,
  setWho,
  data,
}: {
  book: Book;
  setBook: (book: Book) => void;
  seats: Place[];
  who: string;
  setWho: (colour: string) => void;
  data: Answers["buccaneer.ledger"] | null;
}) {
  const name = { text: called(placeOf(seats, who)) };
  const change = (kind: string, by: 1 | -1) => {
    const args = { who: name, treasure: { word: `buccaneer-treasure-${kind}` } };
    const key = by > 0 ? "page-buc-entry-takes" : "page-buc-entry-loses";
    setBook(written(book, key, args, {}, { [who]: { [kind]: by } }));
  };
  return (
    <>
      <Picker
        className="picker who-draws"
        label={t("page-buc-whose")}
        value={who}
        onChange={setWho}
        among={seats.map((seat) => ({ value: seat.colour, label: <Disc seat={seat} size={32} />, name: called(seat) }))}
      />
      <p class="whose who-name" dir="auto">
        {name.text}
      </p>
      <ul class="tokens-list">
        {kinds().map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            book={book}
            seats={seats}
            who={who}
            said={data?.kinds.find((one) => one.kind === kind)}
            onChange={(by) => change(kind, by)}
          />
        ))}
      </ul>
      <p class="small soft device-note">
        {t("page-buc-majority")}
        <RuleLink game="buccaneer" rule="BUC-SCO-03" />
      </p>
    </>
  );
}

/** One kind of treasure: how many the chosen captain holds, who else holds some, what is left in the box.
 * @param props  `said`: its majority */
function Kind({
  kind,
  book,
  seats,
  who,
  said,
  onChange,
}: {
  kind: string;
  book: Book;
  seats: Place[];
  who: string;
  said: KindTold | undefined;
  onChange: (by: 1 | -1) => void;
}) {
  const own = held(book, who, kind);
  const left = leftOf(book, kind);
  const holders = seats.filter(({ colour }) => held(book, colour, kind) > 0);
  return (
    <li data-kind={kind}>
      <span class="token-what">
        {draw(treasure(kind, 34))}
        <b>{t(`buccaneer-treasure-${kind}`)}</b>
      </span>
      <div class="stepper" role="group" aria-label={t(`buccaneer-treasure-${kind}`)}>
        <button
          aria-label={t("page-tools-one-less")}
          aria-disabled={own > 0 ? undefined : "true"}
          onClick={() => own > 0 && onChange(-1)}
        >
          <Icon name="minus" size={22} />
        </button>
        <output class="num">{own}</output>
        <button
          aria-label={t("page-tools-one-more")}
          aria-disabled={left > 0 ? undefined : "true"}
          onClick={() => left > 0 && onChange(1)}
        >
          <Icon name="plus" size={22} />
        </button>
      </div>
      <span class="token-who">
        {holders.map((seat) => {
          const leads = said?.top.includes(seat.colour);
          return (
            <span class={leads ? "leads" : ""} data-leads={leads ? seat.colour : undefined}>
              <Disc seat={seat} size={22} />
              <span class="sr">{called(seat)}</span>
              <b class="num">{held(book, seat.colour, kind)}</b>
            </span>
          );
        })}
        <span class="soft small">
          {said?.top.length
            ? t("page-buc-leads", { points: said.points, share: said.top.length, left, all: inBox(kind) })
            : t("page-buc-none-yet", { left, all: inBox(kind) })}
        </span>
      </span>
    </li>
  );
}
