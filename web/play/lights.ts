// How a place on the board is lit while somebody is asked: chosen, advised, open or barred.
import type { Lights, Option } from "./types.ts";

/** `look`: the option that is looked at; `held`: the place in the hand; `hint`: the id of what is advised. */
type Question = { options: Option[]; look: Option | null; held: string | null; hint: string | null };

/** Whether an option plays between a place and what is held. */
export const meets = (place: string, held: string | null, option: Option) =>
  held !== null &&
  held !== place &&
  ((option.from === held && option.at === place) || (option.at === held && option.from === place));

const lit = (options: Option[]): ReturnType<Lights> =>
  options.some((option) => !option.barred) ? "lit" : options.length ? "barred" : "";

export function lightOf(place: string, { options, look, held, hint }: Question): ReturnType<Lights> {
  if (look) {
    if (look.from === place || look.at === place) return "chosen";
    // what could be chosen instead stays lit
    const others = options.filter((option) => option.at === place && option.from === look.from);
    return others.some((option) => option.group === look.group && !option.barred) ? "lit" : "";
  }
  if (place === held) return "chosen";
  const advised = options.find((option) => option.id === hint);
  if (advised && (advised.at === place || (advised.from === place && held !== advised.at))) return "hint";
  return lit(
    held === null
      ? options.filter((option) => (option.from ?? option.at) === place)
      : options.filter((option) => meets(place, held, option)),
  );
}
