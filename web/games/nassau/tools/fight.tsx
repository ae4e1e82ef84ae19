// A fight at sea on one screen: who fights, with what, against whom; above it what can be fired and what comes of it;
// then the tokens of the bag and the dice.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { Picker, Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { Disc } from "../../../parts/seats.tsx";
import { t } from "../../../store/words.tsx";
import { AskCount, first, numbersOf } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import { type Asked, askOf, deviceOf, toolOf } from "../../../screens/tools/all.ts";
import { Lines, Said, useAnswer } from "../../../screens/tools/answer.tsx";
import { People, usePeople } from "../../../screens/tools/any/people.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { draw, oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, useThrown } from "../../../screens/tools/thrown.ts";
import { kindOf } from "./token.ts";
import type { Answers } from "./answers.d.ts";

const TOOL = "nassau.fight";
const SETTLE = "nassau.settle";
const BAG = "nassau.tokens";
const DICE = "nassau.dice";
/** What is a captain's own, and kept for the next fight; the rest changes from fight to fight. */
const SHIP = ["weapons", "sails", "sailors", "pirates", "crates"];
const FLAGS = ["bomb", "crab", "cat"];

/** `ships` by the captain's name; `fired` and `many` as long as nobody chose: what the engine says is best; `cat` when it was used */
type Stored = {
  who: string;
  ships: Record<string, Record<string, number>>;
  given: Record<string, number>;
  fired: number | null;
  dodged: number;
  tokens: string[];
  many: number | null;
  dice: number[];
  cat: boolean;
  rolls: Roll[];
};

/** A fight that has not begun. */
const BEFORE = { tokens: [], dice: [], cat: false, dodged: 0, fired: null, many: null };

const shipOf = (given: Record<string, number>) => Object.fromEntries(SHIP.map((field) => [field, given[field] ?? 0]));

const tool = toolOf(TOOL);
const bag = deviceOf(BAG);
const { faces } = itemAt(deviceOf(DICE).parts, 0);

const fresh = (): Stored => ({ ...BEFORE, who: "", ships: {}, given: first(tool.asks), rolls: [] });

const ask = (field: string) => askOf(tool, field);

/** What is asked, what the engine says to it, what may be fired and what has come of it; and what is done: tokens are
 * drawn, dice rolled, and rolled again with the cat. */
function useFight() {
  const { now: kept, aloft, set, cast } = useThrown(`${TOOL}.screen`, fresh);
  const table = usePeople(TOOL, "nassau", { low: 2, many: 2, high: 4 }, false);
  const { people } = table;
  const captain = people.find(({ name }) => name === kept.who) ?? itemAt(people, 0);
  const given = { ...kept.given, ...(kept.ships[captain.name] ?? shipOf(first(tool.asks))) };
  const now = { ...kept, given };
  const [ownBag] = useKept(BAG, (): { copies?: Record<string, number> } => ({}));
  const items = bag.items.map((item) => ({ ...item, count: ownBag.copies?.[item.id] ?? item.count }));
  const word = (token: string) => t(items.find((item) => item.id === token)?.word ?? token);
  const may = useAnswer<Answers["nassau.fight"]>(TOOL, { ...given, fired: now.fired });
  const most = may.data?.most ?? 0;
  const fired = Math.min(now.fired ?? Math.min(most, may.data?.need ?? most), most);
  const many = Math.max(1, Math.min(now.many ?? may.data?.dice ?? 1, may.data?.dice ?? 1));
  const { strength, damage, bomb, crab } = given;
  const end = useAnswer<Answers["nassau.settle"]>(
    SETTLE,
    may.data && (most > 0 || bomb || may.data.at_once)
      ? {
          ...{ strength, damage, bomb, crab, fired, dodged: now.dodged },
          tokens: now.tokens.map((token) => ({ token })),
          dice: now.dice.map((die) => ({ die })),
        }
      : null,
  );
  const stage = !end.data ? "none" : end.data.draw ? "draw" : end.data.roll ? "roll" : "over";
  const fails = end.data?.again ?? [];
  const [rolling, setRolling] = useState(0);
  // the round goes up as a fight begins: what was opened in it stays open
  const [adding, setAdding] = useState(false);
  const die = () => Number(oneOf(faces));
  const roll = (got: number[], cat: boolean) => {
    setRolling(got.length);
    cast({ dice: got, cat, rolls: withRoll(now.rolls, "roll", got.map(String)) }, got.join(", "));
  };
  return {
    ...{ now, set, aloft, table, captain, items, word, may, most, fired, many, end, stage, fails },
    ...{ rolling, adding, setAdding },
    give(field: string, value: number) {
      const changed = { ...given, [field]: value };
      const ships = SHIP.includes(field) ? { ...now.ships, [captain.name]: shipOf(changed) } : now.ships;
      set({ given: changed, ships, fired: null, many: null });
    },
    draw() {
      const got = draw(items, now.tokens, end.data?.draw ?? 0);
      set({ tokens: [...now.tokens, ...got], dice: [], cat: false, rolls: withRoll(now.rolls, "draw", got) });
      say(got.map(word).join(", "));
      // the round comes up under the answer
      scrollTo(0, 0);
    },
    roll: () => roll(Array.from({ length: many }, die), false),
    rollAgain() {
      const got = now.dice.map((one, i) => (fails[i] ? die() : one));
      roll(got, true);
    },
    anew: () => set({ ...BEFORE, given: { ...given, damage: 0, bomb: 0, crab: 0 } }),
  };
}

type Props = { fight: ReturnType<typeof useFight> };

export default function Fight({ id }: { id: string }) {
  const fight = useFight();
  const { now, set, may, end, stage, word } = fight;
  // once tokens are drawn, the round comes before what it began with
  const begun = now.tokens.length > 0;
  const round = stage !== "none" && <Round fight={fight} />;
  return (
    <>
      <ToolBar of={tool} onAnew={() => set({ ...fresh(), rolls: now.rolls, who: now.who })} />
      <main class="page nas-fray" data-helper={id}>
        <Said
          className="answers-said"
          game="nassau"
          lines={begun ? end.lines : may.lines.slice(0, 1)}
          faults={begun ? end.faults : may.faults}
          no={!begun && may.data?.most === 0 && !may.data.at_once}
        />
        {begun && round}
        <WhoFights fight={fight} />
        <Given fight={fight} />
        {!begun && round} {may.lines.length > 1 && <Lines game="nassau" lines={may.lines.slice(1)} />}
        <Rolls rolls={now.rolls} word={(got: string) => (/^\d$/.test(got) ? got : word(got))} />
      </main>
      <Foot fight={fight} />
    </>
  );
}

const WhoFights = ({ fight: { captain, table, set } }: Props) => (
  <div class="nas-fray-who">
    <Picker
      className="ask-chips"
      label={t("page-nassau-who-fights")}
      value={captain.name}
      onChange={(who) => set({ who, ...BEFORE })}
      among={table.people.map((person) => ({
        value: person.name,
        label: (
          <>
            <Disc seat={person} size={24} />
            <span class="who-name" dir="auto">
              {person.name}
            </span>
          </>
        ),
      }))}
    />
    <People table={table} />
  </div>
);

/** The opponent, and the ship. */
function Given({ fight: { now, give } }: Props) {
  const { given } = now;
  const row = (field: string) => (
    <FrayCount
      key={field}
      asked={ask(field)}
      value={given[field] ?? 0}
      onChange={(value: number) => give(field, value)}
    />
  );
  return (
    <>
      <div class="nas-fray-foe">
        <span class="label" aria-hidden="true">
          {t(ask("strength").key)}
        </span>
        <Segments
          label={t(ask("strength").key)}
          value={given.strength ?? null}
          onChange={(value: number) => give("strength", value)}
          among={numbersOf(ask("strength"))}
        />
      </div>
      {row("damage")}
      <div class="nas-fray-flags">
        {FLAGS.map((flag) => (
          <button
            class="btn"
            key={flag}
            data-flag={flag}
            aria-pressed={given[flag] ? "true" : "false"}
            onClick={() => give(flag, given[flag] ? 0 : 1)}
          >
            {t(ask(flag).key)}
          </button>
        ))}
      </div>
      <div class="nas-fray-ship" role="group" aria-label={t("page-nassau-ship")}>
        {SHIP.map(row)}
      </div>
    </>
  );
}

/** What is fired, the tokens, the dodges that crates pay for, the dice. */
function Round({ fight }: Props) {
  const { now, set, aloft, may, most, fired, many, fails, stage, rolling } = fight;
  const dodges = now.tokens.filter((token) => token === "dodge").length;
  const count = (id: string, key: string, high: number, low = 0) => {
    return { id, key: `nassau-tool-field-${key}`, low, high, first: low };
  };
  return (
    <section class="plate nas-fray-round" aria-label={t("page-nassau-fight")}>
      {most > 0 && (
        <FrayCount
          asked={count("fired", "fired", most)}
          value={fired}
          onChange={(value: number) => set({ fired: value })}
        />
      )}
      <Tokens fight={fight} />
      {dodges > 0 && (
        <FrayCount
          asked={count("dodged", "dodged", dodges)}
          value={Math.min(now.dodged, dodges)}
          onChange={(value: number) => set({ dodged: value })}
        />
      )}
      {(stage === "roll" || now.dice.length > 0 || aloft) && (
        <>
          <FrayCount
            asked={count("many", "dice", may.data?.dice ?? 1, 1)}
            value={many}
            onChange={(value: number) => set({ many: value, dice: [] })}
          />
          <div class="nas-fray-dice">
            {(aloft ? Array.from({ length: rolling }, () => 0) : now.dice).map((die, i) => (
              <button
                key={i}
                class={!aloft && fails[i] ? "fails" : ""}
                aria-label={t("page-nassau-die", { number: i + 1, face: die })}
                onClick={() => set({ dice: now.dice.map((one, at) => (at === i ? (one % faces.length) + 1 : one)) })}
              >
                <Die face={die} aloft={aloft} faces={faces} />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The tokens drawn: a tap takes one away, others are added by hand. */
const Tokens = ({ fight: { now, set, items, word, adding, setAdding } }: Props) => (
  <>
    <div class="nas-tokens" role="group" aria-label={t("nassau-tool-field-tokens")}>
      {now.tokens.map((token, i) => (
        <button
          class={`nas-token nas-token--${kindOf(token)}`}
          key={i}
          aria-label={t("page-nassau-token-away", { token: word(token) })}
          onClick={() => set({ tokens: now.tokens.filter((_, at) => at !== i), dice: [] })}
        >
          {t(`page-nassau-token-${token}`)}
        </button>
      ))}
      <button
        class="nas-token nas-token--add"
        aria-expanded={adding ? "true" : "false"}
        aria-label={t("page-nassau-token-add")}
        onClick={() => setAdding(!adding)}
      >
        <Icon name="plus" />
      </button>
    </div>
    {adding && (
      <div class="nas-token-kinds" role="group" aria-label={t("page-nassau-token-add")}>
        {items.map(({ id }) => (
          <button class="btn" key={id} data-token={id} onClick={() => set({ tokens: [...now.tokens, id], dice: [] })}>
            {word(id)}
          </button>
        ))}
      </div>
    )}
  </>
);

const Foot = ({ fight: { now, end, stage, many, fails, ...fight } }: Props) => (
  <footer class="device-foot">
    {stage !== "none" && (now.tokens.length > 0 || stage === "over") && (
      <Act does="anew" main={stage === "over"} onClick={fight.anew}>
        {t("page-nassau-anew")}
      </Act>
    )}
    {stage === "over" && now.given.cat === 1 && !now.cat && fails.some(Boolean) && (
      <Act does="cat" onClick={fight.rollAgain}>
        {t("page-nassau-cat")}
      </Act>
    )}
    {stage === "draw" && (
      <Act does="throw" main onClick={fight.draw}>
        {t("page-nassau-draw", { count: end.data?.draw ?? 0 })}
      </Act>
    )}
    {stage === "roll" && (
      <Act does="throw" main onClick={fight.roll}>
        <Icon name="dice" />
        {t("page-nassau-roll", { count: many })}
      </Act>
    )}
  </footer>
);

/** A number of the fight. */
const FrayCount = (props: {
  asked: Pick<Asked, "id" | "key" | "low" | "high" | "first">;
  value: number;
  onChange: (value: number) => void;
}) => <AskCount {...props} bounded id={`fray-${props.asked.id}`} />;
