// Treasures: drawn large enough to be recognised, with what they are worth or what they can do. And the answers in
// which one is chosen.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { good, treasure } from "../../art/pieces.ts";
import { itemAt, valueAt } from "../../lists.ts";
import type { Option, Seat } from "../../play/types.ts";
import { has, rich, t } from "../../store/words.tsx";
import { Hull } from "./holds.tsx";
import { line } from "./marks.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import { type Covered, data, who } from "./words.ts";
import { seatIn } from "../args.ts";

type AnswersProps = import("../../play/types.ts").AnswersProps<View, GameDecision>;

const PICTURE: Record<string, string> = {
  T01: "map",
  T03: "gun",
  T04: "hold",
  CT09: "amulet",
  CT10: "amulet",
  CT11: "amulet",
  CT12: "diamond",
};

function picture(id: string, size: number) {
  if (id === "T02") return treasure("sabre", size);
  if (PICTURE[id]) return line(PICTURE[id], size);
  return valueAt(data.treasures, id).cursed ? line("curse", size) : good("treasure", size);
}

/** A treasure that may be seen: picture and worth. */
export function Treasure({ id, size = 34 }: { id: string; size?: number }) {
  const { value, cursed } = valueAt(data.treasures, id);
  return (
    <span class={`treasure-card${cursed ? " cursed" : ""}`}>
      {draw(picture(id, size))} {value !== 0 && <b class="num">{value > 0 ? `+${value}` : `\u2212${-value}`}</b>}
    </span>
  );
}

/** A covered one: known to be cursed, or not known at all. */
export const Back = ({ cursed = false, count = null }: { cursed?: boolean; count?: number | null }) => (
  <span class="treasure-card back">
    {draw(cursed ? line("curse", 30) : good("treasure", 30))}
    <b class="num">{count ?? "?"}</b>
  </span>
);

/** A face-up treasure or one's own: its name and power. */
export const TreasureRow = ({ id }: { id: string }) => (
  <li class="thing">
    <Treasure id={id} />
    <span>
      <b>{t(`jamaica-treasure-${id}`)}</b>
      {has(`jamaica-treasure-${id}.note`) && <span class="power">{t(`jamaica-treasure-${id}.note`)}</span>}
    </span>
  </li>
);

/** Covered treasures as this seat may see them. */
export const CoveredCards = ({ down }: { down: Covered[] }) =>
  down.length > 0 && (
    <ul class="covered">
      {down.map(({ card, cursed }) => {
        const said = card
          ? `jamaica-treasure-${card}`
          : cursed
            ? "play-jamaica-covered-cursed"
            : "play-jamaica-covered";
        return (
          <li>
            {card ? <Treasure id={card} /> : <Back cursed={cursed} />}
            <span class="sr">{t(said)}</span>
          </li>
        );
      })}
    </ul>
  );

/** A treasure to choose. */
function Choice({
  option,
  seats,
  inside,
  hint,
  open,
  note = null,
  onTake,
}: {
  option: Option;
  seats: Seat[];
  inside: ComponentChildren;
  hint: string | null;
  open: boolean;
  note?: string | null;
  onTake: (option: Option) => void;
}) {
  return (
    <button
      class={`option thing-option${hint === option.id ? " hinted" : ""}`}
      data-option={option.id}
      aria-disabled={option.barred || !open ? "true" : undefined}
      onClick={() => onTake(option)}
    >
      {inside}
      <span>
        <b>{rich(option.key, option.args, seats)}</b>
        {note && has(note) && <span class="power">{t(note)}</span>}
      </span>
    </button>
  );
}

/** Give, keep: one of several treasures. */
export function TreasureAnswers({ decision, view, seats, hint, open, onTake }: AnswersProps) {
  return (
    <div class="things">
      {decision.options.map((option) => {
        const id = option.at?.split(":")[1] ?? "";
        return (
          <Choice
            option={option}
            seats={seats}
            inside={<Treasure id={id} />}
            hint={hint}
            open={open}
            note={`jamaica-treasure-${id}.note`}
            onTake={onTake}
          />
        );
      })}
      <Hull ship={decision.seat} view={view} seats={seats} />
    </div>
  );
}

/** What the winner takes: a hold, a treasure, nothing; or what is got rid of. */
export function SpoilsAnswers({ decision, view, seats, hint, isAdvised, open, onTake }: AnswersProps) {
  const loser = seatIn(decision.args.victim) ?? view.ghost ?? 0;
  const winner = decision.args.ghost === "yes" && view.ghost !== null ? view.ghost : decision.seat;
  const answer = (i: number) => decision.options.find((option) => option.at === `hold:${loser}:${i}`);
  const others = decision.options.filter((option) => !option.at?.startsWith("hold:"));
  const inside = (option: Option) => {
    const [kind, what = ""] = option.at?.split(":") ?? [];
    if (kind === "treasure") return <Treasure id={what} />;
    if (kind === "covered") {
      const down: Covered[] = itemAt(view.ships, loser).down;
      return <Back cursed={down.every(({ cursed }) => cursed)} count={down.length} />;
    }
    return draw(line(option.group === "give" ? "curse" : "overboard", 28));
  };
  return (
    <>
      <h3 class="sr">{t("play-jamaica-loot-of", { seat: who(loser, view) }, seats)}</h3>
      <Hull ship={loser} {...{ view, seats, answer, hint, isAdvised, open, onTake }} />
      {others.length > 0 && (
        <div class="things">
          {others.map((option) => {
            const id = option.at?.startsWith("treasure:") ? option.at.slice(9) : null;
            return (
              <Choice
                option={option}
                seats={seats}
                inside={inside(option)}
                hint={hint}
                open={open}
                note={id && `jamaica-treasure-${id}.note`}
                onTake={onTake}
              />
            );
          })}
        </div>
      )}
      <Hull ship={winner} view={view} seats={seats} />
    </>
  );
}
