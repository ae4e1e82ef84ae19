import { t } from "../../store/words.js";
import { data } from "./sea.js";

/** What crew, equipment and events are called; generic crew have a word for a name. @param {string} card @returns {string | undefined} */
export function cardName(card) {
  const generic = /^GEN-([a-z]+)/.exec(card);
  return generic ? t(`pirates-crew-${generic[1]}`) : (data.names[card] ?? data.events[card]);
}
