// The list of what may be done: every option a real button, the chosen piece's first, all others below.
import { useLayoutEffect } from "preact/hooks";
import { itemAt } from "../lists.ts";
import { t } from "../store/words.tsx";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import type { Selection } from "./selection.ts";
import { letterOf } from "./letters.ts";
import type { GameSession } from "./game-session.ts";
import type { Decision, Option, View } from "./types.ts";
import type { ComponentChildren } from "preact";

function groups(options: Option[], of: (option: Option) => string): [string, Option[]][] {
  const by: Map<string, Option[]> = new Map();
  for (const option of options) {
    const key = of(option);
    by.set(key, [...(by.get(key) ?? []), option]);
  }
  return [...by];
}

export function OptionButton({
  option,
  session,
  selection,
  view,
}: {
  option: Option;
  session: GameSession;
  selection: Selection;
  view: View;
}) {
  const held = selection.held.value;
  const show = !option.from || !held ? "at" : held === option.at ? "from" : held === option.from ? "named" : "at";
  const { node, wide, upright } = session.face.chip(option, view, session.seats, show);
  const open = session.open.value;
  const hinted = session.lit.value === option.id;
  const asked = selection.why.value === option;
  return (
    <button
      class={`option ${wide ? "opt-wide" : "opt-unit"}${upright ? " opt-upright" : ""}${hinted ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={option.barred || !open ? "true" : undefined}
      aria-expanded={asked ? "true" : undefined}
      aria-describedby={asked ? "why" : undefined}
      {...letterOf(option)}
      onClick={() => (open || option.barred) && selection.take(option)}
    >
      <span class="sr">
        {t(option.key, option.args, session.seats)}
        {option.barred ? `, ${t("play-state-barred")}` : ""}
        {hinted ? `, ${t(session.hint.value === option.id ? "play-state-hint" : "play-state-before")}` : ""}
      </span>
      <span class="opt-face" aria-hidden="true">
        {node}
        {option.barred && draw(icon("rock", 20))}
      </span>
    </button>
  );
}

/** Groups in which something can be done stand before groups of refusals. */
const useful = (options: Option[]) => {
  const able = new Set(options.filter((option) => !option.barred).map((option) => option.group));
  return (a: Option, b: Option) => Number(able.has(b.group)) - Number(able.has(a.group));
};

/** Usable options first, in the engine's order. */
const ordered = (options: Option[]) => [...options.filter((o) => !o.barred), ...options.filter((o) => o.barred)];

/** `piece`: the heading is the piece that the options belong to. */
function Group({
  heading,
  piece = false,
  options,
  ...rest
}: {
  heading: ComponentChildren;
  piece?: boolean;
  options: Option[];
  session: GameSession;
  selection: Selection;
  view: View;
}) {
  const { face, seats } = rest.session;
  const held = rest.selection.held.value;
  const isWide = (option: Option) =>
    Boolean(face.chip(option, rest.view, seats, held && option.from === held ? "named" : "at").wide);
  const wide = ordered(options.filter(isWide));
  const dense = ordered(options.filter((option) => !isWide(option)));
  // a row of refusals never stands before what can be done
  const rows = [
    { name: "opts-wide", of: wide.some((option) => !option.barred) ? wide : [] },
    { name: "opts-units", of: dense },
    { name: "opts-wide", of: wide.every((option) => option.barred) ? wide : [] },
  ];
  return (
    <div class={`group${piece ? " group--piece" : held ? " group--held" : ""}`}>
      <h3 class="label">{heading}</h3>
      <div class="opts-all">
        {rows
          .filter((row) => row.of.length > 0)
          .map((row) => (
            <div class={`opts ${row.name}`}>
              {row.of.map((option) => (
                <OptionButton key={option.id} option={option} {...rest} />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

export function Options({
  session,
  selection,
  decision,
  view,
}: {
  session: GameSession;
  selection: Selection;
  decision: Decision;
  view: View;
}) {
  const { game } = session;
  const held = selection.held.value;
  const mine = held ? decision.options.filter((option) => option.from === held || option.at === held) : [];
  const rest = decision.options.filter((option) => !mine.includes(option));
  const common = { session, selection, view };
  const pieces = groups(rest, (option) => option.from ?? "");
  const first = !held && pieces.length > 1 && pieces.every(([from]) => from);
  useLayoutEffect(() => {
    if (!selection.chosen.peek()) return;
    document.querySelector(".panel-options")?.scrollTo(0, 0);
    // the button that took the piece may be gone
    const lost = !document.activeElement || document.activeElement === document.body;
    const ask = lost && document.querySelector("#ask");
    if (ask instanceof HTMLElement) ask.focus({ preventScroll: true });
  }, [held]);
  const target = mine.length > 0 && mine.every((option) => option.at === held && option.from !== held);
  return (
    <>
      {target ? (
        <Group heading={t("play-with")} options={mine} {...common} />
      ) : (
        groups([...mine].sort(useful(mine)), (option) => option.group).map(([group, options]) => (
          <Group key={group} heading={t(`${game}-group-${group}`)} options={options} {...common} />
        ))
      )}
      {first && (
        <>
          <h3 class="label pick-of">{t(`play-${game}-pick`)}</h3>
          <div class="picks">
            {pieces.map(([place, able]) => (
              <Pick key={place} place={place} options={able} {...common} />
            ))}
          </div>
        </>
      )}
      {rest.length > 0 && (mine.length > 0 || first) && (
        <h3 class="label section rest-of">{t(first ? "play-all-moves" : "play-other-pieces")}</h3>
      )}
      {pieces.map(([from, options]) => (
        <Group
          key={from}
          heading={from ? <OfPiece place={from} {...common} /> : t(`${game}-group-${itemAt(options, 0).group}`)}
          piece={Boolean(from)}
          options={options}
          {...common}
        />
      ))}
    </>
  );
}

/** The first step: a piece of one's own, and how much it can do. */
function Pick({
  place,
  options,
  session,
  selection,
  view,
}: {
  place: string;
  options: Option[];
  session: GameSession;
  selection: Selection;
  view: View;
}) {
  const { face, seats, game } = session;
  const name = face.name(place, view, seats);
  const can = groups(
    options.filter((option) => !option.barred),
    (option) => option.group,
  );
  return (
    <button
      class={`option pick${can.length > 1 ? " pick--both" : ""}`}
      data-pick={place}
      onClick={() => selection.press(place)}
    >
      <span class="sr">{name && `${t(name.key, name.args, seats)}, `}</span>
      <span aria-hidden="true">{face.piece(place, view, seats)}</span>
      <span class="pick-can">
        {can.map(([group, able]) => (
          <span>
            {t(`${game}-group-${group}`)} <b class="num">{able.length}</b>{" "}
          </span>
        ))}
      </span>
    </button>
  );
}

/** The piece that a group of options belongs to; pressing it takes it in the hand. */
function OfPiece({
  place,
  session,
  selection,
  view,
}: {
  place: string;
  session: GameSession;
  selection: Selection;
  view: View;
}) {
  const name = session.face.name(place, view, session.seats);
  return (
    <button class="of-piece" onClick={() => selection.press(place)}>
      <span class="sr">{name && t(name.key, name.args, session.seats)}</span>
      <span aria-hidden="true">{session.face.piece(place, view, session.seats)}</span>
    </button>
  );
}
