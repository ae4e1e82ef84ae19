// The tavern: twenty tiles, the stairs, the bottle of rum; whom it reaches, and what moving it costs.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { good } from "../../art/pieces.ts";
import { valueAt } from "../../lists.ts";
import type { AnswersProps, Seat } from "../../play/types.ts";
import { rich, t } from "../../store/words.tsx";
import { Hull } from "./holds.tsx";
import { line } from "./marks.ts";
import { person } from "./people.ts";
import { portrait } from "./portraits.ts";
import type { GameDecision, GameOption } from "./decisions.d.ts";
import type { Tavern, View } from "./view.d.ts";
import { data } from "./words.ts";

const signed = (n: number) => (n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : "0");

/** What a character is worth at the end: home, and anywhere else. */
function worthOf(who: string, view: View) {
  const { top, bottom } = valueAt(data.characters, who);
  const [home = top, away = bottom] = view.tavern?.values[who] ?? [];
  return { top: signed(home), bottom: signed(away) };
}

/** A character in full: face, name, power, worth. */
export const Person = ({ who, view, where = null }: { who: string; view: View; where?: ComponentChildren }) => (
  <>
    {draw(portrait(who, 52))}
    <span class="person-text">
      <b>{t(`jamaica-character-${who}`)}</b>
      {where}
      <span class="power">{t(`jamaica-character-${who}.note`)}</span>
      <span class="worth">{t("play-jamaica-worth", worthOf(who, view))}</span>
    </span>
  </>
);

/** Those aboard whose power the answer may rest on. */
export function Aboard({ people }: { people: string[] }) {
  if (people.length === 0) return null;
  return (
    <ul class="people">
      {people.map((one) => (
        <li class="someone able">
          {draw(person(one, 26))}
          <span class="person-text">
            <b>{t(`jamaica-character-${one}`)}</b>
            <span class="power">{t(`jamaica-character-${one}.note`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where the bottle stands, or would stand, by those who sit beside it. */
const place = (near: string[]) =>
  t("play-jamaica-rum-near", { people: near.map((who) => ({ word: `jamaica-character-${who}` })), count: near.length });

/** The tavern of a game with The Crew; elsewhere nobody asks for it. */
const tavernOf = (view: View) => view.tavern as Tavern;

/** The room, seen from above. */
function Room({ view, lit }: { view: View; lit: string[] }) {
  const { cells, bottle, near } = tavernOf(view);
  const { rows, cols, stairs } = data.tavern;
  const known = Object.values(cells).filter((tile) => tile && tile !== "?");
  const people = known.map((one) => ({ word: `jamaica-character-${one}` }));
  return (
    <details class="reference">
      <summary class="label">{t("play-jamaica-room")}</summary>
      <div class="tray" role="img" aria-label={`${t("play-jamaica-tray", { people })} ${place(near)}`}>
        {Array.from({ length: rows * cols }, (_, i) => {
          const cell = `r${Math.floor(i / cols)}c${i % cols}`;
          const tile = cells[cell];
          const cls = tile === "?" ? "hidden-tile" : tile ? "sitter" : "floor";
          return (
            <span class={`cell ${cls}${tile && lit.includes(tile) ? " lit" : ""}`}>
              {tile === "?"
                ? null
                : tile
                  ? draw(portrait(tile, 36))
                  : cell === bottle
                    ? draw(line("bottle", 28))
                    : cell === stairs
                      ? draw(line("stairs", 22))
                      : null}
            </span>
          );
        })}
      </div>
    </details>
  );
}

/** Whom to recruit, and where the bottle goes for it. */
export function TavernAnswers({ decision, view, seats, hint, open, onTake }: AnswersProps<View, GameDecision>) {
  const by: Map<string, GameOption[]> = new Map();
  for (const option of decision.options) {
    const who = option.at?.slice("character:".length) ?? "";
    by.set(
      who,
      [...(by.get(who) ?? []), option].sort((a, b) => Number(a.args.cost) - Number(b.args.cost)),
    );
  }
  const nobody = by.get("") ?? [];
  by.delete("");
  const button = (option: GameOption, cls: string, inside: ComponentChildren, power: string = "") => (
    <button
      class={`option ${cls}${hint === option.id ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={option.barred || !open ? "true" : undefined}
      onClick={() => onTake(option)}
    >
      <span class="sr">
        {t(option.key, option.args, seats)}. {power}
      </span>
      {inside}
    </button>
  );
  return (
    <>
      <div class="recruits">
        {[...by].map(([who, [first, ...others]]) => (
          <div class="recruit">
            {first &&
              button(
                first,
                "recruit-option",
                <Guest who={who} option={first} view={view} />,
                t(`jamaica-character-${who}.note`),
              )}
            {others.map((option) =>
              button(
                option,
                "rum-option",
                <>
                  <Rum option={option} view={view} />
                  <span>
                    {t("play-jamaica-or")} {place(option.data?.near ?? [])}
                  </span>
                </>,
              ),
            )}
          </div>
        ))}
      </div>
      {nobody.map((option) => (
        <button
          class="btn nobody"
          data-option={option.id}
          aria-disabled={open ? undefined : "true"}
          onClick={() => onTake(option)}
        >
          {rich(option.key, option.args, seats)}
        </button>
      ))}
      <Hull ship={decision.seat} view={view} seats={seats} />
      <Room view={view} lit={[...by.keys()]} />
      <Reference view={view} seats={seats} />
    </>
  );
}

const cellOf = (option: GameOption, view: View) => option.from?.slice("cell:".length) ?? tavernOf(view).bottle;

/** Somebody who may come along: face and name, what they are worth, what the rum costs. */
function Guest({ who, option, view }: { who: string; option: GameOption; view: View }) {
  const { top, bottom } = worthOf(who, view);
  return (
    <>
      {draw(portrait(who, 52))}
      <span class="person-text" aria-hidden="true">
        <b>{t(`jamaica-character-${who}`)}</b>
        <span class="worth">
          {draw(line("harbour", 15))}
          <b class="num">{top}</b> · <b class="num">{bottom}</b>
          <Rum option={option} view={view} />
        </span>
      </span>
    </>
  );
}

/** What moving the bottle for it costs. */
function Rum({ option, view }: { option: GameOption; view: View }) {
  if (cellOf(option, view) === tavernOf(view).bottle) return null;
  return (
    <span class="rum" aria-hidden="true">
      {draw(line("bottle", 16))}
      {draw(good("gold", 15))}
      <b class="num">{option.args.cost}</b>
    </span>
  );
}

/** Where a character is: in the tavern, aboard of somebody, unseen, gone. */
export function whereabouts(who: string, view: View, seats: Seat[]) {
  const ship = view.ships.findIndex((one) => one.holds.some((hold) => hold?.who === who));
  if (ship >= 0) return t("play-jamaica-aboard", { seat: { seat: ship } }, seats);
  if (Object.values(tavernOf(view).cells).includes(who)) return t("play-jamaica-in-tavern");
  return t(tavernOf(view).unseen.includes(who) ? "play-jamaica-unseen" : "play-jamaica-gone");
}

/** All twenty, to look up. */
export const Reference = ({ view, seats }: { view: View; seats: Seat[] }) => (
  <details class="reference">
    <summary class="label">{t("play-jamaica-all-twenty")}</summary>
    <p class="small soft">{t("play-jamaica-house-values")}</p>
    {["combat", "riches", "navigation", "goods", "magic"].map((group) => (
      <>
        <h4 class="label">{t(`play-jamaica-crew-${group}`)}</h4>
        <ul class="people">
          {Object.entries(data.characters)
            .filter(([, one]) => one.group === group)
            .map(([who]) => (
              <li class="someone">
                <Person
                  who={who}
                  view={view}
                  where={<span class="soft small whereabouts">{whereabouts(who, view, seats)}</span>}
                />
              </li>
            ))}
        </ul>
      </>
    ))}
  </details>
);
