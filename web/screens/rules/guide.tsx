// The rules of one game on one page: a few sections, each a picture of the game's own pieces and what it shows in words.
import type { ComponentChild } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { itemAt } from "../../lists.ts";
import type { Args } from "../../store/args.ts";
import { rich, t } from "../../store/words.tsx";

/** `args` go into the words, so that they say the numbers that are drawn; `rule` is where the numbered rules tell it. */
type Part = { id: string; rule: string; args?: Args; picture: (seats: Seats) => ComponentChild };
/** more: chapters that it leaves to the numbered rules */
export type Guide = { parts: Part[]; more: string[]; look?: string };
export type Seat = { name: string; colour: string; emblem: null; bot: null };
export type Seats = [anne: Seat, jack: Seat, mary: Seat];

const captain = (name: string, colour: string): Seat => ({ name, colour, emblem: null, bot: null });

/** Those of the examples. */
const SEATS: Seats = [captain("Anne", "red"), captain("Jack", "blue"), captain("Mary", "yellow")];

const NAMED = { anne: { seat: 0 }, jack: { seat: 1 }, mary: { seat: 2 } };

/** Where each page was left for a numbered rule. */
const left: Record<string, number> = {};

export function Pictures({ game, guide }: { game: string; guide: Guide }) {
  useLayoutEffect(() => {
    scrollTo(0, left[game] ?? 0);
    return () => {
      left[game] = scrollY;
    };
  }, [game]);
  const link = (chapter: string, rule: string = `${itemAt(guide.parts, 0).rule.slice(0, 3)}-${chapter}-01`) => (
    <a class="rule-id" href={`#/rules/${game}?at=${rule}`}>
      {t(`${game}-chapter-${chapter}`)}
    </a>
  );
  return (
    <div class="guide" data-of={game}>
      {guide.parts.map(({ id, rule, args, picture }) => {
        const key = `guide-${game}-${id}`;
        const all = { ...NAMED, ...args };
        const [, chapter = ""] = rule.split("-");
        return (
          <section class="guide-part" data-part={id} aria-labelledby={key}>
            <h2 id={key}>{t(key)}</h2>
            <div class={`guide-picture ${guide.look ?? ""}`} aria-hidden="true">
              {picture(SEATS)}
            </div>
            <div class="guide-words">
              <p>{rich(`${key}.text`, all, SEATS)}</p>
              <p class="guide-example">{rich(`${key}.example`, all, SEATS)}</p>
              <p class="small soft">
                {t("guide-more")} {link(chapter, rule)}
              </p>
            </div>
          </section>
        );
      })}
      <p class="small soft">
        {t(`guide-${game}-rest`)}{" "}
        {guide.more.map((chapter) => (
          <>{link(chapter)} </>
        ))}
      </p>
      <a class="btn" href={`#/rules/${game}?all=1`}>
        {t("guide-all")}
      </a>
    </div>
  );
}
