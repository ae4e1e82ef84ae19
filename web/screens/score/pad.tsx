// What a cell is filled in with: a number pad with the amounts of that game, or the few values there are.
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { itemAt } from "../../lists.ts";
import { News } from "../../parts/news.tsx";
import { playerName } from "../../parts/player-name.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Filled } from "../../store/sheets.ts";
import { rich, t } from "../../store/words.tsx";
import { cellName } from "./cells.tsx";
import { type Field, picks, seatOf, valueOf, valueWord } from "./model.ts";
import type { Pen } from "./pen.ts";
import type { Note } from "../companion.d.ts";

const at = ({ target }: Event, where: string) => (target as Element).matches(where);

/** What goes on by itself, and what waits for "next": the pad says so. */
const ruleOf = (field: Field) => (!field.members && picks(field) ? "page-score-tap-goes" : "page-score-next-goes");

/** Digits and keys go to the pad wherever the focus is; a tap beside every button shuts it. */
function useKeys(pen: Pen) {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const it = pen.here();
    if (!it) return;
    if (/^\d$/.test(event.key) && !it.field.members) pen.digit(Number(event.key));
    else if (event.key === "-" && it.field.low < 0) pen.turn();
    else if (event.key === "Escape") pen.shut();
    else if (event.key === "Backspace" && !it.field.members) pen.rub();
    else if (
      event.key === "Enter" &&
      (!at(event, "button, input, a") || at(event, `[data-cell="${it.cell.seat}.${it.cell.field}"]`))
    )
      pen.next();
    else return;
    event.preventDefault();
  };
  /** @param event  what is tapped beside every button; what was tapped may be drawn anew by now */
  const onTap = (event: Event) => {
    const on = event.composedPath().filter((it) => it instanceof Element);
    if (!on.some((it) => it.matches(".pad, button, a, input, dialog"))) pen.shut();
  };
  // at once: the next key is pressed before there is a picture
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onTap);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onTap);
    };
  });
}

/** A key that says it all leads on to the next cell, a number is ended with "next". */
export function Pad({
  sheet,
  seat,
  field,
  pen,
  fault,
}: {
  sheet: Filled;
  seat: number;
  field: Field;
  pen: Pen;
  fault: Note | undefined;
}) {
  const { game, players } = sheet;
  const player = itemAt(players, seat);
  const value = valueOf(player, field);
  const keys = picks(field);
  const { down } = pen;
  useKeys(pen);
  const next = <Next sheet={sheet} pen={pen} />;
  return (
    <section
      class="pad"
      aria-label={cellName(sheet, seat, field)}
      onMouseDown={(event: Event) => event.preventDefault()}
    >
      <header>
        <Disc seat={seatOf(player)} size={32} />
        <h2>
          <span>{t(`${game}-sheet-${field.id}`)}</span>
          <small>
            <b dir="auto">{playerName(sheet, seat)}</b> {t(ruleOf(field))}
          </small>
        </h2>
        {pen.page.own === undefined && (
          <button
            class="btn btn--quiet way-next"
            aria-pressed={down}
            aria-label={t("page-score-down")}
            data-action="down"
            onClick={() => pen.turnRound()}
          >
            {draw(icon(down ? "down" : "next", 20))}
          </button>
        )}
        <News tag="output" class={keys ? "sr" : "num"} aria-live="off">
          {valueWord(game, field, value)}
        </News>
        <button class="btn btn--icon" aria-label={t("page-close")} data-action="close-pad" onClick={pen.shut}>
          {draw(icon("close", 22))}
        </button>
      </header>
      {fault && (
        <p class="why" role="alert">
          {draw(icon("rock", 20))}
          <span>{rich(fault.key, fault.args)}</span>
        </p>
      )}
      {field.members ? (
        <Members sheet={sheet} seat={seat} field={field} onMember={pen.member}>
          {next}
        </Members>
      ) : keys ? (
        <Among game={game} field={field} keys={keys} value={value} pen={pen}>
          {next}
        </Among>
      ) : (
        <Digits field={field} pen={pen}>
          {next}
        </Digits>
      )}
    </section>
  );
}

/** The few values there are. */
const Among = ({
  game,
  field,
  keys,
  value,
  pen,
  children,
}: {
  game: string;
  field: Field;
  keys: number[];
  value: number | null;
  pen: Pen;
  children?: ComponentChildren;
}) => (
  <div class={`pad-among ${field.kind}`} role="radiogroup" aria-label={t(`${game}-sheet-${field.id}`)}>
    {keys.map((one) => (
      <button class="key" role="radio" aria-checked={one === value} data-key={one} onClick={() => pen.pick(one)}>
        {valueWord(game, field, one)}
      </button>
    ))}
    {field.first === null && value !== null && (
      <button class="key" onClick={() => pen.pick(null)}>
        –
      </button>
    )}
    {children}
  </div>
);

const Digits = ({ field, pen, children }: { field: Field; pen: Pen; children?: ComponentChildren }) => (
  <div class="keys">
    <div class="steps">
      {(field.steps ?? [1, 5, 10])
        .filter((step) => step <= field.high - field.low)
        .map((step) => (
          <button class="key step" data-step={step} onClick={() => pen.add(step)}>
            +{step}
          </button>
        ))}
    </div>
    <div class="digits">
      {[7, 8, 9, 4, 5, 6, 1, 2, 3].map((n) => (
        <button class="key" data-key={n} onClick={() => pen.digit(n)}>
          {n}
        </button>
      ))}
      {field.low < 0 ? (
        <button class="key" aria-label={t("page-score-sign")} onClick={pen.turn}>
          ±
        </button>
      ) : (
        <button class="key" onClick={() => pen.add(-1)}>
          −1
        </button>
      )}
      <button class="key" data-key="0" onClick={() => pen.digit(0)}>
        0
      </button>
      <button class="key" aria-label={t("page-score-rub")} onClick={pen.rub}>
        {draw(icon("rub", 24))}
      </button>
    </div>
    {children}
  </div>
);

/** On to whom it shows. Where the pad came by itself it shows whose value that was, and passes over nobody. */
function Next({ sheet, pen }: { sheet: Filled; pen: Pen }) {
  const { ahead, from } = pen;
  const { down } = pen;
  const who = from ?? (ahead && !down ? ahead.seat : null);
  const label =
    from === null ? t("page-score-next") : t("page-score-went-on", { who: { text: playerName(sheet, from) } });
  return (
    <button
      class={`btn next ${from === null ? "btn--ink" : "went-on"}`}
      aria-label={label}
      data-action="next-cell"
      onClick={pen.next}
    >
      {draw(icon(from !== null || !ahead ? "check" : down ? "down" : "next", 26))}
      {who !== null && <Disc seat={seatOf(itemAt(sheet.players, who))} size={22} />}
    </button>
  );
}

/** Flags that are picked in one row; what one has, nobody else can have. */
const Members = ({
  sheet: { game, players },
  seat,
  field,
  onMember,
  children,
}: {
  sheet: Filled;
  seat: number;
  field: Field;
  onMember: (id: string) => void;
  children?: ComponentChildren;
}) => (
  <div class="pad-members">
    <div role="group" aria-label={t(`${game}-sheet-${field.id}`)}>
      {(field.members ?? []).map(({ id }) => {
        const holder = players.find((player) => player[id]);
        return (
          <button class="key" aria-pressed={holder === players[seat]} data-key={id} onClick={() => onMember(id)}>
            {holder && <Disc seat={seatOf(holder)} size={20} />}
            <span>{t(`${game}-sheet-${id}`)}</span>
          </button>
        );
      })}
    </div>
    {children}
  </div>
);
