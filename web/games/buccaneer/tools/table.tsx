// Who plays Buccaneer at this table, and which tools remember what: shared by the tools of the game.
import { useEffect } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { Disc } from "../../../parts/seats.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { games } from "../../../store/known.ts";
import { groupsFor, seated, sitDown } from "../../../store/evening.ts";
import { NAME_LIMIT, names } from "../../../store/roster.ts";
import { t } from "../../../store/words.tsx";
import { boxColour, called, type Captain } from "../../../parts/captain-slip.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { useBook } from "./book.ts";
import type { Game } from "../../../screens/new/draft.ts";

/** `away`: this colour is not in the game */
export type Place = Captain & { away: boolean };

/** The game as the engine told it, for the numbers of its box. */
export const game = () => games.value.find(({ name }) => name === "buccaneer") as Game;

/** Whoever plays this evening in the colours of the box; a colour that nobody has is not in the game. */
function here(): Place[] {
  const { colours, seats } = game();
  const people = groupsFor("buccaneer")[0]?.people ?? [];
  const box = { colours, least: people.length ? seats[0] : seats[1], most: seats[1] };
  const there = seated("buccaneer", people, box);
  return colours.map((colour: string) => {
    const who = there.find((one) => one.colour === colour);
    return { name: who?.name ?? "", colour, emblem: who?.emblem ?? null, away: !who };
  });
}

/** All colours, and those that play; a book that is written in keeps its own. */
export function useTable(): { places: Place[]; seats: Place[]; setPlaces: (places: Place[]) => void } {
  const [kept, set] = useKept("buccaneer.table", (): { places: Place[] | null } => ({ places: null }));
  const [book] = useBook();
  const holds = book.past.length > 0;
  const there = Array.isArray(kept.places) ? kept.places : null;
  const places = (holds && there) || here();
  useEffect(() => {
    if (holds !== Boolean(there)) set({ places: holds ? places : null });
  }, [holds]);
  const setPlaces = (next: Place[]) => {
    sitDown(
      "buccaneer",
      next.filter(({ away }) => !away).map(({ name, colour, emblem }) => ({ name, colour, emblem: emblem ?? null })),
      "buccaneer.table",
    );
    if (holds) set({ places: next });
  };
  return { places, seats: places.filter(({ away }) => !away), setPlaces };
}

export function TableSlip({
  places,
  onChange,
  onClose,
}: {
  places: Place[];
  onChange: (places: Place[]) => void;
  onClose: () => void;
}) {
  const [least] = game().seats;
  const many = places.filter(({ away }) => !away).length;
  const change = (at: number, with_: Partial<Place>) =>
    onChange(places.map((place, i) => (i === at ? { ...place, ...with_ } : place)));
  return (
    <Sheet title={t("page-buc-table")} onClose={onClose} className="player-slip table-slip">
      <datalist id="known-captains">
        {names.value.map(({ name }) => (
          <option value={name} />
        ))}
      </datalist>
      <ul>
        {places.map((place, at) => (
          <li>
            <Disc seat={place} size={34} />
            <input
              class="input"
              list="known-captains"
              aria-label={t("page-buc-name-of", { colour: boxColour(place.colour) })}
              placeholder={boxColour(place.colour)}
              value={place.name}
              maxlength={NAME_LIMIT}
              dir="auto"
              autocomplete="off"
              onInput={(event: InputEvent) => change(at, { name: (event.currentTarget as HTMLInputElement).value })}
            />
            <input
              class="switch"
              type="checkbox"
              role="switch"
              aria-label={t("page-buc-plays", { who: { text: called(place) } })}
              checked={!place.away}
              disabled={!place.away && many <= least}
              onChange={(event: Event) => change(at, { away: !(event.currentTarget as HTMLInputElement).checked })}
            />
          </li>
        ))}
      </ul>
      <div class="slip-foot">
        <button class="btn btn--ink" onClick={onClose}>
          {t("page-score-done")}
        </button>
      </div>
    </Sheet>
  );
}

/** The captain of a colour. */
export const placeOf = (places: Place[], colour: string) =>
  places.find((place) => place.colour === colour) ?? itemAt(places, 0);
