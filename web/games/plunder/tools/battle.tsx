// A battle: two sides, a die each, what is added to it, and who wins by the rules of the game.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { t } from "../../../store/words.tsx";
import { choicesOf, within } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import { askOf, deviceOf, toolOf } from "../../../screens/tools/all.ts";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, useThrown } from "../../../screens/tools/thrown.ts";
import { Faces } from "./side.tsx";
import type { Answers } from "./answers.d.ts";

const DICE = "plunder.dice";
const TOOL = "plunder.battle";
const SIDES = ["attack", "defence"] as const;

type Which = (typeof SIDES)[number];
type Stored = {
  target: string;
  attack: number;
  defence: number;
  attack_roll: number | "open";
  defence_roll: number | "open";
  rolls: Roll[];
};

const fresh = (): Stored => ({
  target: "ship",
  attack: 0,
  defence: 0,
  attack_roll: "open",
  defence_roll: "open",
  rolls: [],
});

export function useBattle() {
  const device = deviceOf(DICE);
  const thrown = useThrown(TOOL, fresh);
  const { now } = thrown;
  const roll = () => {
    const [attack_roll, defence_roll] = device.parts.map(({ faces }) => Number(oneOf(faces)));
    const got = [String(attack_roll), String(defence_roll)];
    thrown.cast(
      { attack_roll, defence_roll, rolls: withRoll(now.rolls, "roll", got) },
      SIDES.map((side, i) => `${t(`page-part-${side}`)}: ${got[i]}`).join(", "),
    );
  };
  /** What a side has rolled. */
  const rolledBy = (side: Which) => {
    const rolled = now[`${side}_roll`];
    return rolled === "open" ? null : rolled;
  };
  return { ...thrown, device, roll, rolledBy };
}

/** The battle as the engine judges it. */
function useJudged() {
  const battle = useBattle();
  const { now, aloft, rolledBy } = battle;
  const { rolls, ...input } = now;
  const { lines, data } = useAnswer<Answers["plunder.battle"]>(TOOL, input);
  const open = now.attack_roll === "open" || now.defence_roll === "open";
  return {
    ...battle,
    lines,
    data,
    open,
    won: data && !open && !aloft && "won" in data ? data.won : null,
    /** What a side comes to. */
    total(side: Which) {
      const rolled = rolledBy(side);
      return rolled === null || aloft ? null : rolled + now[side];
    },
  };
}

type Judged = ReturnType<typeof useJudged>;

export default function Battle({ id }: { id: string }) {
  const tool = toolOf(TOOL);
  const targets = askOf(tool, "target");
  const battle = useJudged();
  const { now, aloft, set, roll, open, lines } = battle;
  return (
    <>
      <ToolBar of={tool} note={t("plunder-title")} />
      <main class="device plu-battle" data-device={id}>
        <Segments
          label={t(targets.key)}
          value={now.target}
          onChange={(target: string) => set({ target })}
          among={choicesOf(targets, (value) => t(`page-plunder-target-${value}`))}
        />
        <Side side="attack" battle={battle} />
        <Between battle={battle} />
        <Side side="defence" battle={battle} />
        {lines.length > 0 && !aloft && <Lines game="plunder" lines={open ? lines.slice(1) : lines} />}
        <Rolls rolls={now.rolls} word={(got: string) => got} join=" – " />
      </main>
      <footer class="device-foot">
        {!open && (
          <Act does="anew" onClick={() => set({ ...fresh(), target: now.target, rolls: now.rolls })}>
            {t("page-plunder-battle-anew")}
          </Act>
        )}
        <Act does="throw" main onClick={roll}>
          <Icon name="dice" />
          {t(open ? "page-tools-do-dice" : "page-plunder-again")}
        </Act>
      </footer>
    </>
  );
}

/** The chances, and then who beats whom. */
const Between = ({ battle: { data, aloft, won, total } }: { battle: Judged }) => (
  <News tag="p" class="plu-battle-word">
    {won === null ? (
      data &&
      !aloft && (
        <>
          <b class="num">{data.win}</b> {t("page-plunder-of", { of: data.of })}
        </>
      )
    ) : (
      <>
        <b class="num">{total("attack")}</b>
        <i>{t(won ? "page-plunder-beats" : "page-plunder-fails")}</i>
        <b class="num">{total("defence")}</b>
      </>
    )}
  </News>
);

function Side({ side, battle: { now, aloft, set, device, won, rolledBy, total } }: { side: Which; battle: Judged }) {
  const [typing, setTyping] = useState(false);
  const name = t(`page-plunder-${side}`);
  const what = side === "defence" && now.target !== "ship" ? "skulls" : "cannons";
  const bonus = askOf(toolOf(TOOL), side);
  const rolled = rolledBy(side);
  const wins = won !== null && won === (side === "attack");
  return (
    <section class={`plate plu-camp${wins ? " plu-camp--wins" : ""}`} aria-label={name} data-side={side}>
      <h2>{name}</h2>
      <Die face={rolled} aloft={aloft} faces={itemAt(device.parts, SIDES.indexOf(side)).faces} />
      <p class="plu-camp-total">
        <b class="num">{total(side) ?? "–"}</b>
        <span class="small soft">{t(`page-plunder-sum-${what}`, { die: rolled ?? "–", count: now[side] })}</span>
      </p>
      {typing ? (
        <Faces
          label={t(`page-part-${side}`)}
          value={rolled}
          onChange={(face: number) => {
            set({ [`${side}_roll`]: face });
            setTyping(false);
          }}
        />
      ) : (
        <div class="plu-camp-bonus">
          <span class="label" aria-hidden="true">
            {t(`page-plunder-${what}`)}
          </span>
          <Stepper
            label={`${name}: ${t(`page-plunder-${what}`)}`}
            value={now[side]}
            low={bonus.low}
            high={bonus.high}
            onChange={within(bonus, (value) => set({ [side]: value }))}
          />
          <button
            class="btn btn--icon"
            aria-label={t("page-plunder-type", { side: name })}
            aria-expanded={typing ? "true" : "false"}
            onClick={() => setTyping(!typing)}
          >
            <Icon name="pen" />
          </button>
        </div>
      )}
    </section>
  );
}
