import { t } from "../../store/words.tsx";
import { data } from "./sea.ts";

/** What crew, equipment, events and unique treasures are called: named crew by their names, all others by a word. Generic crew
 * are bought for a nation: the card is the same. */
export function cardName(card: string): string | undefined {
  const key = data.words[card.split("@")[0]];
  return key ? t(key) : data.names[card];
}

/** @param text  small letters without accents, as the engine searches */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The cards that are searched for by their word on the screen: the engine knows no language. */
export function found(search: string) {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  if (!parts.length) return [];
  return Object.keys(data.words).filter((card) => parts.every((part) => plain(cardName(card) ?? "").includes(part)));
}

/** What is written on a unique treasure; what any other card can do is told by the catalogue. */
export const written = (card: string) =>
  data.words[card]?.startsWith("pirates-unique-") ? t(`pirates-unique-does-${card}`) : null;
