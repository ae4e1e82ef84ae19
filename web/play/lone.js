// A question that has one answer: the page gives it, says "Go on", or leaves it what it always is, an act of one's own turn.

/** @typedef {import("./types.js").Decision} Decision */
/** @typedef {import("./types.js").Option} Option */

/** What becomes of such a question. @typedef {"given" | "seen" | "acted"} Lone */

/** The one answer that there is: none is composed beside it, and it leaves nothing undone. @param {Decision} decision @returns {Option | null} */
function oneOf({ options, forms }) {
  const [one, ...more] = options.filter(({ barred }) => !barred);
  return one && !more.length && !forms.length && !one.leaves ? one : null;
}

/** The one answer of a question of which this becomes. @param {import("./types.js").Face<any>} face @param {Decision} decision @param {Lone} what */
export function lone(face, decision, what) {
  const one = oneOf(decision);
  return one && (face.lone?.(decision) ?? "given") === what ? one : null;
}
