// Every rule with its number, chapter by chapter, found by words and by ids; a link to one rule opens at it and lights it.
import { useEffect, useState } from "preact/hooks";
import { say } from "../../parts/live.ts";
import { has, t } from "../../store/words.tsx";

type Chapter = { id: string; title: string; rules: string[] };

/** The keys of the text, in its order: a chapter's heading, then its rules. */
function chapters(keys: string[], game: string): Chapter[] {
  const out: Chapter[] = [];
  const prefix = `${game}-chapter-`;
  for (const key of keys) {
    if (key.startsWith(prefix)) out.push({ id: key.slice(prefix.length), title: t(key), rules: [] });
    else if (/^[A-Z]{3}(-[A-Z0-9]+)+$/.test(key)) out.at(-1)?.rules.push(key);
  }
  return out;
}

/** Case, accents and the shape of an apostrophe do not matter to who searches. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();

/** What is looked for: the beginnings of words. */
const wanted = (typed: string) =>
  plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `(?<!\\w)${word.replace(/\W/g, "\\$&")}`);

/** Whether a rule has them all, in any order. */
function matches(id: string, sought: string[]) {
  const text = plain(`${id} ${has(`${id}.title`) ? t(`${id}.title`) : ""} ${t(id)}`);
  return sought.every((word) => new RegExp(word).test(text));
}

/** The words that were sought, marked in the text. */
function Found({ text, sought }: { text: string; sought: string[] }) {
  // only where the plain text is as long as the text itself do the places agree
  const low = plain(text);
  if (!sought.length || low.length !== text.length) return text;
  const parts = [];
  let at = 0;
  for (const { 0: found, index } of low.matchAll(new RegExp(sought.join("|"), "g"))) {
    parts.push(text.slice(at, index), <mark>{text.slice(index, index + found.length)}</mark>);
    at = index + found.length;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

function Rule({ id, lit, sought }: { id: string; lit: boolean; sought: string[] }) {
  const title = has(`${id}.title`) && t(`${id}.title`);
  return (
    <li class={`rule ${lit ? "lit" : ""}`} id={id} tabindex={-1} aria-current={lit ? "true" : undefined}>
      <span class="rule-no">
        <Found text={id} sought={sought} />
      </span>
      <div>
        {title && <h3>{title}</h3>}
        <p>
          <Found text={t(id)} sought={sought} />
        </p>
      </div>
    </li>
  );
}

/** `told`: whether they are those of a game that is played here, and not only what the companion cites. */
export function Numbered({ game, at, keys, told }: { game: string; at?: string; keys: string[]; told: boolean }) {
  const [typed, setTyped] = useState("");
  const sought = wanted(typed);
  const shown = chapters(keys, game)
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((id) => matches(id, sought)) }))
    .filter((chapter) => chapter.rules.length);
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0);

  useEffect(() => {
    setTyped("");
    const rule = at && document.getElementById(at);
    if (!rule) return scrollTo(0, 0);
    rule.scrollIntoView({ block: "center" });
    rule.focus({ preventScroll: true });
  }, [game, at]);

  return (
    <>
      {!told && <p class="rules-part">{t("page-rules-cited")}</p>}
      <p class="field search">
        <input
          class="input"
          type="search"
          aria-label={t("page-rules-search")}
          placeholder={t("page-rules-search")}
          value={typed}
          autocomplete="off"
          onInput={(event: InputEvent) => setTyped((event.currentTarget as HTMLInputElement).value)}
          onChange={() => sought.length && say(t("page-rules-found", { count }))}
        />
      </p>
      {sought.length ? (
        <p class="soft" data-found={count}>
          {t("page-rules-found", { count })}
        </p>
      ) : (
        <>
          {!told && <p class="rules-intro">{t(`${game}-rules-intro`)}</p>}
          <p class="small soft">{t("page-rules-own")}</p>
        </>
      )}
      {shown.map((chapter) => (
        <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
          <h2 class="label section" id={`chapter-${chapter.id}`}>
            {chapter.title}
          </h2>
          <ol class="rule-list">
            {chapter.rules.map((id) => (
              <Rule key={id} id={id} lit={id === at} sought={sought} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
