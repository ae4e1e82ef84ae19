// One of the two ships in a combat: who, what the die shows, the firepower, and what adds to it.
import { askOf, toolOf } from "../../../screens/tools/all.ts";
import { Die } from "../../../screens/tools/thrown.ts";
import { draw } from "../../../art/draw.ts";
import { good } from "../../../art/pieces.ts";
import { tokenOf } from "../../../art/colours.ts";
import { Icon } from "../../../parts/icon.ts";
import { Disc } from "../../../parts/seats.tsx";
import { t } from "../../../store/words.tsx";
import type { Fought, Which } from "./combat-kept.ts";
import { called, drawnAs } from "../../../parts/captain-slip.tsx";

/** How much powder there is. */
const MOST = askOf(toolOf("jamaica.fight"), "powder").high;

/** What the engine makes of a ship. */
type Fire = { roll: number | string; powder: number; bonus: number; sum: number | null } | null | undefined;

/** What the firepower is made of, in words. */
function parts(fire: NonNullable<Fire>, crew: boolean) {
  if (fire.sum === null) return t("page-jam-star");
  const said = [t("page-jam-part-die", { n: fire.roll })];
  if (fire.powder) said.push(t("page-jam-part-powder", { n: fire.powder }));
  if (fire.bonus) said.push(t(crew ? "page-jam-part-sir" : "page-jam-part-lady", { n: fire.bonus }));
  return said.join(t("page-jam-part-and"));
}

type SideProps = { which: Which; combat: Fought };

export function Side({ onWho, ...props }: SideProps & { onWho: () => void }) {
  const { which, combat } = props;
  const ship = combat.now.ships[which];
  const won = combat.data?.winner === which;
  const due = !combat.over && combat.due === which;
  const name = called(ship);
  const role = t(`page-jam-${which}`);
  return (
    <section
      class={`side${won ? " won" : ""}${due ? " due" : ""}`}
      data-colour={tokenOf(ship.colour)}
      data-side={which}
      aria-label={`${role}: ${name}`}
    >
      <header>
        <Disc seat={ship} size={38} />
        <div>
          <h2 class="who-name" dir="auto">
            {name}
          </h2>
          <span class="name-it">{role}</span>
          {!ship.name.trim() && <span class="small soft drawn-as">{drawnAs(ship.colour)}</span>}
        </div>
        <button class="btn btn--icon" aria-label={t("page-jam-another", { who: { text: name } })} onClick={onWho}>
          <Icon name="pen" size={20} />
        </button>
      </header>
      <Cast {...props} />
      <Aids {...props} />
    </section>
  );
}

/** The die, and what the firepower comes to. */
function Cast({ which, combat: { now, data, faces, ...combat } }: SideProps) {
  const { face } = now.ships[which];
  const fire: Fire = data?.fire?.[which];
  const aloft = combat.aloft === which;
  return (
    <div class="cast-out">
      <span class={`cast-die${face === null && !aloft ? " unrolled" : ""}`} data-face={face ?? ""}>
        <Die face={face} aloft={aloft} faces={faces} />
      </span>
      <div class="fire">
        <span class="label">{t("page-jam-firepower")}</span>
        <b class="num" data-sum>
          {fire && !aloft ? (fire.sum ?? "★") : "–"}
        </b>
        <span class="small soft">
          {aloft ? "…" : fire ? parts(fire, now.crew) : face === null ? t("page-jam-unrolled") : "…"}
        </span>
      </div>
    </div>
  );
}

/** What adds to the die: powder, who is aboard, another throw. */
function Aids({ which, combat: { now, data, change, roll } }: SideProps) {
  const { ships, crew } = now;
  const ship = ships[which];
  const who = { text: called(ship) };
  const again = data?.again === which;
  const step = (by: number) => change(which, { powder: Math.max(0, Math.min(MOST, ship.powder + by)) });
  return (
    <div class="aids">
      <div class="stepper" role="group" aria-label={t("page-jam-powder", { who })}>
        <button
          aria-label={t("page-tools-one-less")}
          aria-disabled={ship.powder <= 0 ? "true" : undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={22} />
        </button>
        <output>
          {draw(good("powder", 20))}
          <span data-powder>{ship.powder}</span>
        </output>
        <button
          aria-label={t("page-tools-one-more")}
          aria-disabled={ship.powder >= MOST ? "true" : undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={22} />
        </button>
      </div>
      <label class="aid">
        <input
          class="switch"
          type="checkbox"
          role="switch"
          checked={ship.beth}
          onChange={(event: Event) => change(which, { beth: (event.currentTarget as HTMLInputElement).checked })}
        />
        <span>{t(crew ? "page-jam-sir" : "page-jam-lady")}</span>
      </label>
      <button
        class="btn again"
        aria-disabled={again ? undefined : "true"}
        aria-label={t(crew ? "page-jam-saran-of" : "page-jam-sabre-of", { who })}
        onClick={() => again && roll(which, true)}
      >
        <Icon name="dice" size={20} />
        {t(crew ? "page-jam-saran" : "page-jam-sabre")}
      </button>
    </div>
  );
}
