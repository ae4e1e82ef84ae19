// Purses: an amount is put together from the box's coins, and given, taken or handed on.
import { draw } from "../../../art/draw.ts";
import { ducat } from "../../../art/pieces.ts";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { News } from "../../../parts/news.tsx";
import { Disc } from "../../../parts/seats.tsx";
import { t } from "../../../store/words.tsx";
import { called } from "../../../parts/captain-slip.tsx";
import { Act } from "../../../screens/tools/frame.tsx";
import { type Book, coins, purse, written } from "./book.ts";
import { type Place, placeOf } from "./table.tsx";

type Money = {
  book: Book;
  setBook: (book: Book) => void;
  seats: Place[];
  who: string;
  setWho: (colour: string) => void;
  amount: number;
  setAmount: (amount: number) => void;
  giving: boolean;
  setGiving: (giving: boolean) => void;
};

export function Purses({
  book,
  setBook,
  seats,
  who,
  setWho,
  amount,
  setAmount,
  giving,
  setGiving,
  total,
}: Money & { total: (colour: string) => number | null }) {
  const tap = (to: Place) => {
    if (!giving || to.colour === who) {
      setGiving(false);
      return setWho(to.colour);
    }
    const from = placeOf(seats, who);
    const args = { who: { text: called(from) }, to: { text: called(to) }, count: amount };
    setBook(written(book, "page-buc-entry-gives", args, { [who]: -amount, [to.colour]: amount }));
    say(t("page-buc-entry-gives", args));
    setGiving(false);
    return setAmount(0);
  };
  return (
    <ul class="purses">
      {seats.map((seat) => {
        const sum = total(seat.colour);
        return (
          <li key={seat.colour}>
            <button
              class={`purse-row${giving && seat.colour !== who ? " lit" : ""}`}
              data-purse={seat.colour}
              aria-pressed={seat.colour === who}
              onClick={() => tap(seat)}
            >
              <Disc seat={seat} size={34} />
              <span class="gets-who">
                <b class="who-name" dir="auto">
                  {called(seat)}
                </b>
                {sum !== null && sum !== purse(book, seat.colour) && (
                  <span class="small soft">{t("page-buc-in-all", { total: sum })}</span>
                )}
              </span>
              <span class="gets-money">
                {draw(ducat(22))}
                <b class="num" data-ducats>
                  {purse(book, seat.colour)}
                </b>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function MoneyFoot({ book, setBook, seats, who, amount, setAmount, giving, setGiving }: Money) {
  const seat = placeOf(seats, who);
  const able = amount > 0 && amount <= purse(book, who);
  const name = { text: called(seat) };
  const change = (sign: number) => {
    const key = sign > 0 ? "page-buc-entry-gets" : "page-buc-entry-pays";
    setBook(written(book, key, { who: name, count: amount }, { [who]: sign * amount }));
    say(t(key, { who: name, count: amount }));
    setAmount(0);
  };
  return (
    <footer class="device-foot money-foot">
      <div class="coins" role="group" aria-label={t("page-buc-amount")}>
        {coins().map((coin) => (
          <button class="coin" data-coin={coin} onClick={() => setAmount(amount + coin)}>
            <span class="sr">{t("page-buc-coin", { count: coin })}</span>
            <b class="num" aria-hidden="true">
              +{coin}
            </b>
          </button>
        ))}
        <output class="amount">
          {draw(ducat(22))}
          <b class="num">{amount}</b>
        </output>
        <button
          class="btn btn--icon"
          aria-label={t("page-buc-clear")}
          aria-disabled={amount ? undefined : "true"}
          onClick={() => {
            setAmount(0);
            setGiving(false);
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <News tag="p" class="small device-note">
        {giving
          ? t("page-buc-to-whom", { who: name, count: amount })
          : amount > purse(book, who)
            ? t("page-buc-no-more", { who: name, count: purse(book, who) })
            : t("page-buc-purse-of", { who: name })}
      </News>
      <div class="money-acts">
        <Act does="pays" off={!able} onClick={() => change(-1)}>
          {t("page-buc-pays")}
        </Act>
        <button
          class="btn"
          data-action="gives"
          aria-pressed={giving}
          aria-disabled={able ? undefined : "true"}
          onClick={() => able && setGiving(!giving)}
        >
          {t("page-buc-gives")}
        </button>
        <Act does="gets" main off={!amount} onClick={() => change(1)}>
          {t("page-buc-gets")}
        </Act>
      </div>
    </footer>
  );
}
