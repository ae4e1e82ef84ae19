// A battle: two sides, a die each, what is added to it, and who wins by the rules of the game.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { Bar } from "../../../parts/bar.tsx";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { t } from "../../../store/words.tsx";
import { type Asked, type Device, devices, type Tool, tools, type Part } from "../../../screens/tools/all.ts";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, useThrown } from "../../../screens/tools/thrown.ts";
import { Faces } from "./side.tsx";
import type { Answers } from "./answers.d.ts";

const DICE = "plunder.dice";
const TOOL = "plunder.battle";
const SIDES = ["attack", "defence"] as const;

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
  const device = devices.find((one) => one.id === DICE) as Device;
  const thrown = useThrown(TOOL, fresh);
  const roll = () => {
    const [attack_roll, defence_roll] = device.parts.map(({ faces }) => Number(oneOf(faces)));
    const got = [String(attack_roll), String(defence_roll)];
    thrown.cast(
      { attack_roll, defence_roll, rolls: withRoll(thrown.now.rolls, "roll", got) },
      SIDES.map((side, i) => `${t(`page-part-${side}`)}: ${got[i]}`).join(", "),
    );
  };
  return { ...thrown, device, roll };
}

export default function Battle({ id }: { id: string }) {
  const tool = tools.find((one) => one.id === TOOL) as Tool;
  const { now, aloft, set, device, roll } = useBattle();
  const { rolls, ...input } = now;
  const { lines, data } = useAnswer<Answers["plunder.battle"]>(TOOL, input);
  const rolledBy = (side: (typeof SIDES)[number]) => {
    const rolled = now[`${side}_roll`];
    return rolled === "open" ? null : rolled;
  };
  const open = now.attack_roll === "open" || now.defence_roll === "open";
  const targets = tool.asks.find((one) => one.id === "target") as Asked;
  const bonus = tool.asks.find((one) => one.id === "attack") as Asked;
  const total = (side: "attack" | "defence") => {
    const rolled = now[`${side}_roll`];
    return rolled === "open" || aloft ? null : rolled + now[side];
  };
  const won = data && !open && !aloft && "won" in data ? data.won : null;
  return (
    <>
      <Bar title={t(tool.key)} note={t("plunder-title")} />
      <main class="device plu-battle" data-device={id}>
        <Segments
          label={t(targets.key)}
          value={now.target}
          onChange={(target: string) => set({ target })}
          among={(targets.among ?? []).map((value) => ({ value, label: t(`page-plunder-target-${value}`) }))}
        />
        {SIDES.map((side, i) => (
          <>
            <Side
              key={side}
              side={side}
              what={side === "defence" && now.target !== "ship" ? "skulls" : "cannons"}
              aloft={aloft}
              faces={itemAt(device.parts, i).faces}
              rolled={rolledBy(side)}
              total={total(side)}
              bonus={now[side]}
              most={bonus.high}
              wins={won !== null && won === (side === "attack")}
              onBonus={(value: number) => set({ [side]: value })}
              onRolled={(value: number) => set({ [`${side}_roll`]: value })}
            />
            {i === 0 && (
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
            )}
          </>
        ))}
        {lines.length > 0 && !aloft && <Lines game="plunder" lines={open ? lines.slice(1) : lines} />}
        <Rolls rolls={rolls} word={(got: string) => got} join=" – " />
      </main>
      <footer class="device-foot">
        {!open && (
          <button class="btn" data-action="anew" onClick={() => set({ ...fresh(), target: now.target, rolls })}>
            {t("page-plunder-battle-anew")}
          </button>
        )}
        <button class="btn btn--main" data-action="throw" onClick={roll}>
          <Icon name="dice" />
          {t(open ? "page-tools-do-dice" : "page-plunder-again")}
        </button>
      </footer>
    </>
  );
}

function Side({
  side,
  what,
  aloft,
  faces,
  rolled,
  total,
  bonus,
  most,
  wins,
  onBonus,
  onRolled,
}: {
  side: string;
  what: string;
  aloft: boolean;
  faces: Part["faces"];
  rolled: number | null;
  total: number | null;
  bonus: number;
  most: number;
  wins: boolean;
  onBonus: (value: number) => void;
  onRolled: (value: number) => void;
}) {
  const [typing, setTyping] = useState(false);
  const name = t(`page-plunder-${side}`);
  return (
    <section class={`plate plu-camp${wins ? " plu-camp--wins" : ""}`} aria-label={name} data-side={side}>
      <h2>{name}</h2>
      <Die face={rolled} aloft={aloft} faces={faces} />
      <p class="plu-camp-total">
        <b class="num">{total ?? "–"}</b>
        <span class="small soft">
          {t(`page-plunder-sum-${what}`, { die: rolled === null ? "–" : rolled, count: bonus })}
        </span>
      </p>
      {typing ? (
        <Faces
          label={t(`page-part-${side}`)}
          value={rolled}
          onChange={(face: number) => {
            onRolled(face);
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
            value={bonus}
            low={0}
            high={most}
            onChange={(value: number | null) => onBonus(Math.max(0, Math.min(most, value ?? 0)))}
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
