// French before a name: d’Anne, de Jack, du Galion royal, qu’Anne. `engine/flibuste/elision.py` does the same, and both
// are held to `tests/elisions.json`.

/** How those begin, without accents, that elide nothing although they begin with a vowel or an h. */
const WHOLE =
  /^(?:ha(?:che|lle|mac|nche|ne?s\b|nk|r(?:ald|di|eng|old|per|pie|pon|riet|rison|ry|vey)|sard|uban|ut|vre|wk)|her(?:isson|on|os\b)|hibou|ho(?:llan|mard|ngr|nte|ok|rde|rnigold|ule|ward)|hu(?:dson|it(?!re)|ne|rl|ssard|tte)|onze|oui(?:stiti)?\b|uhlan)/;

/** The marks round what came in by an argument (`words.tsx`); "s" is a person, whose name stays whole. */
const MARKS = /\uE000.|\uE001/g;
const PERSON = /^\uE000s/;

/** Whether "de" and "que" lose their vowel before a name. */
function elides(said: string) {
  const plain = said
    .replace(MARKS, "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/^[^\p{L}\p{N}]+|[\u0300-\u036f]/gu, "")
    .replace("œ", "oe")
    .replace("æ", "ae");
  return !WHOLE.test(plain) && /^(?:h?[aeiou]\p{L}|hy|y(?![aeiou])\p{L})/u.test(plain);
}

/** "de", joined to the article of what it stands before. */
export function de(said: string) {
  const article = PERSON.test(said) ? null : /^(\uE000.)?(les?) /i.exec(said);
  if (article) {
    const [all, mark = "", word = ""] = article;
    return `${word.toLowerCase() === "le" ? "du" : "des"} ${mark}${said.slice(all.length)}`;
  }
  return elides(said) ? `d’${said}` : `de ${said}`;
}

export const que = (said: string) => (elides(said) ? `qu’${said}` : `que ${said}`);
