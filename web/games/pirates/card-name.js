import { t } from "../../store/words.js";
import { data } from "./sea.js";

/** What crew, equipment, events and unique treasures are called: named crew by their names, all others by a word. Generic crew
 * are bought for a nation: the card is the same. @param {string} card @returns {string | undefined} */
export function cardName(card) {
  const key = data.words[card.split("@")[0]];
  return key ? t(key) : data.names[card];
}

/** @param {string} text small letters without accents, as the engine searches */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The cards that are searched for by their word on the screen: the engine knows no language. @param {string} search */
export function found(search) {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  if (!parts.length) return [];
  return Object.keys(data.words).filter((card) => parts.every((part) => plain(cardName(card) ?? "").includes(part)));
}

/** What is written on a unique treasure; what any other card can do is told by the catalogue. @param {string} card */
export const written = (card) =>
  data.words[card]?.startsWith("pirates-unique-") ? t(`pirates-unique-does-${card}`) : null;
