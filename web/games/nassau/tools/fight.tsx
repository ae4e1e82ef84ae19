// A fight at sea on one screen: who fights, with what, against whom; above it what can be fired and what comes of it;
// then the tokens of the bag and the dice.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Picker, Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { say } from "../../../parts/live.ts";
import { News } from "../../../parts/news.tsx";
import { Disc } from "../../../parts/seats.tsx";
import { Stepper } from "../../../parts/stepper.tsx";
import { t } from "../../../store/words.tsx";
import { type Asked, deviceOf, type Item, type Tool, tools } from "../../../screens/tools/all.ts";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { People, type Person, usePeople } from "../../../screens/tools/any/people.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { draw, oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die, useThrown } from "../../../screens/tools/thrown.ts";
import type { Answers } from "./answers.d.ts";

const TOOL = "nassau.fight";
const SETTLE = "nassau.settle";
const BAG = "nassau.tokens";
const DICE = "nassau.dice";
/** What is a captain's own, and kept for the next fight; the rest changes from fight to fight. */
const SHIP = ["weapons", "sails", "sailors", "pirates", "crates"];
const FLAGS = ["bomb", "crab", "cat"];

const SEATS = { low: 2, many: 2, high: 4 };

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

const tool = tools.find((one) => one.id === TOOL) as Tool;
const bag = deviceOf(BAG);
const { faces } = itemAt(deviceOf(DICE).parts, 0);

const first = () => Object.fromEntries(tool.asks.map((one) => [one.id, one.first]));

const fresh = (): Stored => ({ ...BEFORE, who: "", ships: {}, given: first(), rolls: [] });

const ask = (field: string) => tool.asks.find((one) => one.id === field) as Asked;

/** What the engine says: what may be fired, and what has come of it. */
function useFight(now: Stored) {
  const may = useAnswer<Answers["nassau.fight"]>(TOOL, { ...now.given, fired: now.fired });
  const most = may.data?.most ?? 0;
  const fired = Math.min(now.fired ?? Math.min(most, may.data?.need ?? most), most);
  const many = Math.max(1, Math.min(now.many ?? may.data?.dice ?? 1, may.data?.dice ?? 1));
  const { strength, damage, bomb, crab, cat } = now.given;
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
  return { may, most, fired, many, end, stage, cat };
}

type Told = ReturnType<typeof useFight>;

/** Tokens are drawn, dice rolled, and rolled again with the cat. */
function useThrows(
  now: Stored,
  { end, many }: Told,
  { set, cast }: { set: (change: Partial<Stored>) => void; cast: (change: Partial<Stored>, said: string) => void },
  word: (token: string) => string,
  items: Item[],
) {
  const [rolling, setRolling] = useState(0);
  const roll = (got: number[], cat: boolean) => {
    setRolling(got.length);
    cast({ dice: got, cat, rolls: withRoll(now.rolls, "roll", got.map(String)) }, got.join(", "));
  };
  const die = () => Number(oneOf(faces));
  return {
    rolling,
    onDraw: () => {
      const got = draw(items, now.tokens, end.data?.draw ?? 0);
      set({ tokens: [...now.tokens, ...got], dice: [], cat: false, rolls: withRoll(now.rolls, "draw", got) });
      say(got.map(word).join(", "));
      // the round comes up under the answer
      scrollTo(0, 0);
    },
    onRoll: () => roll(Array.from({ length: many }, die), false),
    onCat: () =>
      roll(
        now.dice.map((one, i) => (end.data?.again?.[i] ? die() : one)),
        true,
      ),
  };
}

export default function Fight({ id }: { id: string }) {
  const { now: kept, aloft, set, cast } = useThrown(`${TOOL}.screen`, fresh);
  const [people, setPeople] = usePeople(TOOL, "nassau", SEATS, false);
  const captain = people.find(({ name }) => name === kept.who) ?? itemAt(people, 0);
  const own = kept.ships[captain.name];
  const now = { ...kept, given: { ...kept.given, ...(own ?? shipOf(first())) } };
  const [ownBag] = useKept(BAG, (): { copies?: Record<string, number> } => ({}));
  const items = bag.items.map((item) => ({ ...item, count: ownBag.copies?.[item.id] ?? item.count }));
  const told = useFight(now);
  const { may, end, stage } = told;
  const word = (token: string) => t(items.find((item) => item.id === token)?.word ?? token);
  const throws = useThrows(now, told, { set, cast }, word, items);
  const give = (field: string, value: number) => {
    const given = { ...now.given, [field]: value };
    const ships = SHIP.includes(field) ? { ...now.ships, [captain.name]: shipOf(given) } : now.ships;
    set({ given, ships, fired: null, many: null });
  };
  // once tokens are drawn, the round comes before what it began with
  const begun = now.tokens.length > 0;
  // the round goes up as a fight begins: what was opened in it stays open
  const [adding, setAdding] = useState(false);
  const round = stage !== "none" && (
    <Round
      now={now}
      told={told}
      items={items}
      word={word}
      aloft={aloft}
      rolling={throws.rolling}
      set={set}
      adding={adding}
      onAdding={setAdding}
    />
  );
  return (
    <>
      <Bar title={t(tool.key)} note={t(tool.note)}>
        <BarButton
          icon="bin"
          label={t("page-tools-anew")}
          onClick={() => set({ ...fresh(), rolls: now.rolls, who: now.who })}
        />
      </Bar>
      <main class="page nas-fray" data-helper={id}>
        <News class="answers-said">
          <Lines
            game="nassau"
            lines={begun ? end.lines : may.lines.slice(0, 1)}
            faults={begun ? end.faults : may.faults}
            no={!begun && may.data?.most === 0 && !may.data.at_once}
          />
        </News>
        {begun && round}
        <WhoFights
          captain={captain}
          people={people}
          onChoose={(who) => set({ who, ...BEFORE })}
          setPeople={setPeople}
        />
        <Given given={now.given} give={give} />
        {!begun && round} {may.lines.length > 1 && <Lines game="nassau" lines={may.lines.slice(1)} />}
        <Rolls rolls={now.rolls} word={(got: string) => (/^\d$/.test(got) ? got : word(got))} />
      </main>
      <Foot
        now={now}
        told={told}
        throws={throws}
        onAnew={() => set({ ...BEFORE, given: { ...now.given, damage: 0, bomb: 0, crab: 0 } })}
      />
    </>
  );
}

const WhoFights = ({
  captain,
  people,
  onChoose,
  setPeople,
}: {
  captain: Person;
  people: Person[];
  onChoose: (name: string) => void;
  setPeople: (people: Person[]) => void;
}) => (
  <div class="nas-fray-who">
    <Picker
      className="ask-chips"
      label={t("page-nassau-who-fights")}
      value={captain.name}
      onChange={onChoose}
      among={people.map((person) => ({
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
    <People people={people} game="nassau" low={SEATS.low} high={SEATS.high} onChange={setPeople} />
  </div>
);

/** The opponent, and the ship. */
const Given = ({ given, give }: { given: Record<string, number>; give: (field: string, value: number) => void }) => (
  <>
    <div class="nas-fray-foe">
      <span class="label" aria-hidden="true">
        {t(ask("strength").key)}
      </span>
      <Segments
        label={t(ask("strength").key)}
        value={given.strength ?? null}
        onChange={(value: number) => give("strength", value)}
        among={Array.from({ length: ask("strength").high }, (_, i) => ({ value: i + 1, label: i + 1 }))}
      />
    </div>
    <Count asked={ask("damage")} value={given.damage ?? 0} onChange={(value: number) => give("damage", value)} />
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
      {SHIP.map((field) => (
        <Count
          key={field}
          asked={ask(field)}
          value={given[field] ?? 0}
          onChange={(value: number) => give(field, value)}
        />
      ))}
    </div>
  </>
);

/** What is fired, the tokens, the dodges that crates pay for, the dice. */
function Round({
  now,
  told,
  items,
  word,
  aloft,
  rolling,
  set,
  adding,
  onAdding,
}: {
  now: Stored;
  told: Told;
  items: Item[];
  word: (token: string) => string;
  aloft: boolean;
  rolling: number;
  set: (change: Partial<Stored>) => void;
  adding: boolean;
  onAdding: (on: boolean) => void;
}) {
  const { may, most, fired, many, end, stage } = told;
  const dodges = now.tokens.filter((token) => token === "dodge").length;
  const count = (id: string, key: string, high: number, low = ask("crates").low) => ({
    ...ask("crates"),
    ...{ id, key: `nassau-tool-field-${key}`, low, high },
  });
  return (
    <section class="plate nas-fray-round" aria-label={t("page-nassau-fight")}>
      {most > 0 && (
        <Count
          asked={count("fired", "fired", most)}
          value={fired}
          onChange={(value: number) => set({ fired: value })}
        />
      )}
      <Tokens now={now} items={items} word={word} set={set} adding={adding} onAdding={onAdding} />
      {dodges > 0 && (
        <Count
          asked={count("dodged", "dodged", dodges)}
          value={Math.min(now.dodged, dodges)}
          onChange={(value: number) => set({ dodged: value })}
        />
      )}
      {(stage === "roll" || now.dice.length > 0 || aloft) && (
        <>
          <Count
            asked={count("many", "dice", may.data?.dice ?? 1, 1)}
            value={many}
            onChange={(value: number) => set({ many: value, dice: [] })}
          />
          <div class="nas-fray-dice">
            {(aloft ? Array.from({ length: rolling }, () => 0) : now.dice).map((die, i) => (
              <button
                key={i}
                class={!aloft && end.data?.again?.[i] ? "fails" : ""}
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
function Tokens({
  now,
  items,
  word,
  set,
  adding,
  onAdding,
}: {
  now: Stored;
  items: Item[];
  word: (token: string) => string;
  set: (change: Partial<Stored>) => void;
  adding: boolean;
  onAdding: (on: boolean) => void;
}) {
  return (
    <>
      <div class="nas-tokens" role="group" aria-label={t("nassau-tool-field-tokens")}>
        {now.tokens.map((token, i) => (
          <button
            class={`nas-token nas-token--${token === "blank" || token === "dodge" ? token : "attack"}`}
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
          onClick={() => onAdding(!adding)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {adding && (
        <div class="nas-token-kinds" role="group" aria-label={t("page-nassau-token-add")}>
          {items.map((item) => (
            <button
              class="btn"
              key={item.id}
              data-token={item.id}
              onClick={() => set({ tokens: [...now.tokens, item.id], dice: [] })}
            >
              {word(item.id)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const Foot = ({
  now,
  told: { end, stage, many, cat },
  throws,
  onAnew,
}: {
  now: Stored;
  told: Told;
  throws: ReturnType<typeof useThrows>;
  onAnew: () => void;
}) => (
  <footer class="device-foot">
    {stage !== "none" && (now.tokens.length > 0 || stage === "over") && (
      <button class={`btn${stage === "over" ? " btn--main" : ""}`} data-action="anew" onClick={onAnew}>
        {t("page-nassau-anew")}
      </button>
    )}
    {stage === "over" && cat === 1 && !now.cat && end.data?.again?.some(Boolean) && (
      <button class="btn" data-action="cat" onClick={throws.onCat}>
        {t("page-nassau-cat")}
      </button>
    )}
    {stage === "draw" && (
      <button class="btn btn--main" data-action="throw" onClick={throws.onDraw}>
        {t("page-nassau-draw", { count: end.data?.draw ?? 0 })}
      </button>
    )}
    {stage === "roll" && (
      <button class="btn btn--main" data-action="throw" onClick={throws.onRoll}>
        <Icon name="dice" />
        {t("page-nassau-roll", { count: many })}
      </button>
    )}
  </footer>
);

const Count = ({ asked, value, onChange }: { asked: Asked; value: number; onChange: (value: number) => void }) => (
  <div class="ask-row">
    <label for={`fray-${asked.id}`}>{t(asked.key)}</label>
    <Stepper
      id={`fray-${asked.id}`}
      label={t(asked.key)}
      value={value}
      low={asked.low}
      high={asked.high}
      onChange={(next: number | null) => onChange(Math.max(asked.low, Math.min(asked.high, next ?? asked.low)))}
    />
  </div>
);
