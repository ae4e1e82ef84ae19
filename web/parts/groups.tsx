// The groups that have played on this device, each with one tap: whoever is not the group that sits there already.
import { groupsFor, type Person } from "../store/evening.ts";
import { t } from "../store/words.tsx";
import { Disc } from "./seats.tsx";

const MOST = 3;

export const samePeople = (some: readonly { name: string }[], others: readonly { name: string }[]) =>
  some.length === others.length && some.every(({ name }) => others.some((one) => one.name.trim() === name.trim()));

export function Groups({
  game,
  people,
  onPick,
}: {
  game: string;
  people: readonly { name: string }[];
  onPick: (people: Person[]) => void;
}) {
  const others = groupsFor(game)
    .map((group) => group.people)
    .filter((group) => group.every(({ name }) => name) && !samePeople(group, people))
    .slice(0, MOST);
  if (!others.length) return null;
  return (
    <div class="groups" role="group" aria-label={t("page-groups")}>
      {others.map((group) => (
        <button type="button" class="btn" data-group onClick={() => onPick(group)}>
          <span class="seats">
            {group.map((one) => (
              <Disc seat={one} size={22} />
            ))}
          </span>
          <span>{t("page-names", { who: group.map((_, seat) => ({ seat })) }, group)}</span>
        </button>
      ))}
    </div>
  );
}
