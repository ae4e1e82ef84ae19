// The die, with what it is rolled for: what each face would mean, the chance, the roll, and what follows from it.
import { useEffect } from "preact/hooks";
import { Bar } from "../../../parts/bar.tsx";
import { Lamp } from "../../../parts/choices.tsx";
import { News } from "../../../parts/news.tsx";
import { t } from "../../../store/words.tsx";
import { AskCount } from "../../../screens/tools/asks.tsx";
import { ThrowFoot } from "../../../screens/tools/frame.tsx";
import { type Asked, tools } from "../../../screens/tools/all.ts";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, Rolls, withRoll } from "../../../screens/tools/rolls.tsx";
import { Die as Cast, useThrown } from "../../../screens/tools/thrown.ts";
import type { Answers } from "./answers.d.ts";

/** `got` is the roll on the table */
type Given = Record<string, number | string | null>;
type Stored = { purpose: string; given: Given; got: number[]; rolls: Roll[] };

const FACES = [1, 2, 3, 4, 5, 6];
const PLAIN = "plain";
const FATE = tools.find(({ id }) => id === "pirates.fate");
/** With a tool of their own; the others are one tool's. */
const OWN = ["shot", "ram", "board"];
const PURPOSES = [PLAIN, ...OWN, ...(FATE?.asks.find(({ id }) => id === "purpose")?.among ?? [])];
/** At hand without a list. */
const FRONT = ["shot", "ram", "board", "fire"];
const ROLLS = ["roll", "my_roll", "their_roll"];

const toolOf = (purpose: string) => (OWN.includes(purpose) ? `pirates.${purpose}` : "pirates.fate");
const wordOf = (purpose: string) =>
  purpose === PLAIN
    ? t("page-pirates-plain")
    : t(OWN.includes(purpose) ? `pirates-tool-${purpose}` : `pirates-tool-choice-${purpose}`);
const asksOf = (purpose: string): Asked[] =>
  (tools.find(({ id }) => id === toolOf(purpose))?.asks ?? []).filter(
    ({ id }) => id !== "purpose" && !ROLLS.includes(id),
  );

function inputOf(purpose: string, { given, got }: Stored): Given | null {
  if (purpose === PLAIN) return null;
  const input = Object.fromEntries(asksOf(purpose).map(({ id, first }) => [id, given[id] ?? first]));
  if (purpose === "board") return { ...input, my_roll: got[0] ?? "open", their_roll: got[1] ?? "open" };
  const own: Given = OWN.includes(purpose) ? {} : { purpose };
  return { ...input, ...own, roll: got[0] ?? "open" };
}

/** @param id  the device, or the tool that is opened at its own purpose */
const opened = (id: string) => {
  const name = id.split(".")[1] ?? "";
  return OWN.includes(name) ? name : name === "fate" ? "fire" : null;
};

export function useDie(id: string) {
  const fresh = (): Stored => ({ purpose: "shot", given: {}, got: [], rolls: [] });
  const { now, aloft, set, cast } = useThrown("pirates.die", fresh);
  const { purpose } = now;
  useEffect(() => {
    const first = opened(id);
    if (first && first !== purpose) set({ purpose: first, got: [] });
  }, [id]);
  const input = inputOf(purpose, now);
  const { lines, data, faults, input: answered } = useAnswer<Facts, Given>(toolOf(purpose), input);
  // an answer to the question before must not explain this roll
  const current = JSON.stringify(answered) === JSON.stringify(input);
  const facts = answered?.purpose === input?.purpose && data ? data : null;
  const asks = asksOf(purpose).filter((one) => OWN.includes(purpose) || facts?.asks?.includes(one.id));
  const choose = (next: string) => set({ purpose: next, got: [] });
  const give = (name: string, value: number | null) => set({ given: { ...now.given, [name]: value }, got: [] });

  const roll = () => {
    const rolled = oneOf(FACES);
    const got = purpose === "board" ? [rolled, oneOf(FACES)] : [rolled];
    const meant = facts?.faces?.[rolled - 1];
    const told = meant && !meant.includes("-") ? [meant] : [];
    cast(
      { got, rolls: withRoll(now.rolls, "roll", [purpose, ...got.map(String), ...told]) },
      [...got, ...told.map(outcome)].join(", "),
    );
  };
  return { now, aloft, purpose, choose, give, asks, facts, lines, faults, current, roll };
}

/** What the die is rolled for, as far as it is at hand without a list. */
export const Purposes = ({ purpose, choose }: { purpose: string; choose: (purpose: string) => void }) =>
  FRONT.map((one) => (
    <button class="btn" aria-pressed={one === purpose} data-for={one} onClick={() => choose(one)}>
      {wordOf(one)}
    </button>
  ));

/** The dice on the table. */
export const Thrown = ({ die: { now, purpose, aloft } }: { die: ReturnType<typeof useDie> }) =>
  (now.got.length ? now.got : purpose === "board" ? [null, null] : [null]).map((face, i) => (
    <figure class="thrown thrown--dice" key={i}>
      <Cast face={face} aloft={aloft} faces={FACES} />
      <b class="sr">{face ?? t("page-tools-not-yet")}</b>
      {purpose === "board" && (
        <figcaption>{t(i ? "pirates-tool-field-their_roll" : "pirates-tool-field-my_roll")}</figcaption>
      )}
    </figure>
  ));

/** What each face would mean, or the chances of both sides. */
export const Meanings = ({ die: { now, purpose, aloft, facts } }: { die: ReturnType<typeof useDie> }) => (
  <>
    {purpose !== PLAIN && purpose !== "board" && <Strip facts={facts} got={aloft ? undefined : now.got[0]} />}
    {purpose === "board" && facts?.win !== undefined && <Odds facts={facts} />}
  </>
);

/** What follows from the roll. */
export const Said = ({ die: { purpose, aloft, lines, faults, current } }: { die: ReturnType<typeof useDie> }) => (
  <News class="die-said">
    {!aloft && (current || faults.length > 0) && purpose !== PLAIN && (
      <Lines game="pirates" lines={lines} faults={faults} />
    )}
  </News>
);

export default function Die({ id }: { id: string }) {
  const die = useDie(id);
  const { now, purpose, choose, give, asks, roll } = die;
  return (
    <>
      <Bar title={t("pirates-tool-die")} note={wordOf(purpose)} />
      <main class="device pirate-die" data-device="pirates.die" data-helper="pirates.die" data-purpose={purpose}>
        <div class="purposes" role="group" aria-label={t("pirates-tool-field-purpose")}>
          <Purposes purpose={purpose} choose={choose} />
          <select
            class="input"
            aria-label={t("page-pirates-other-rolls")}
            data-purposes
            onChange={(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}
          >
            <option disabled value="" selected={FRONT.includes(purpose)}>
              {t("page-pirates-other-rolls")}
            </option>
            {PURPOSES.filter((one) => !FRONT.includes(one)).map((one) => (
              <option value={one} selected={one === purpose}>
                {wordOf(one)}
              </option>
            ))}
          </select>
        </div>
        {asks.length > 0 && (
          <div class="die-asks">
            {asks.map((one) => (
              <Ask one={one} value={now.given[one.id] ?? one.first} onChange={give} />
            ))}
          </div>
        )}
        <Meanings die={die} />
        <div class="throw" aria-live="off">
          <Thrown die={die} />
        </div>
        <Said die={die} />
        <Rolls rolls={now.rolls} word={historyWord} />
      </main>
      <ThrowFoot word={t("page-tools-do-dice")} onThrow={roll} />
    </>
  );
}

/** `faces`: what each would bring, `good`: what of that is wished for; of two ships the chances; `asks`: what this purpose asks. */
type Facts = Partial<Answers["pirates.fate"] & Answers["pirates.board"]>;

const outcome = (id: string) => t(`pirates-tool-outcome-${id}`);
/** A purpose, a face, or what came of it. */
const historyWord = (got: string) => (/^\d$/.test(got) ? got : PURPOSES.includes(got) ? wordOf(got) : outcome(got));

/** The six faces and what each would mean. */
function Strip({ facts, got }: { facts: Facts | null; got: number | undefined }) {
  const faces = facts?.faces ?? [];
  const good = facts?.good ?? ["hit", "lost", "sunk"];
  const told = [...new Set(faces)].filter((face) => !face.includes("-"));
  return (
    <div class="faces">
      <ol class="faces-six">
        {FACES.map((face) => {
          const means = faces[face - 1] ?? "";
          return (
            <li
              class={`${good.includes(means) ? "good" : ""} ${face === got ? "now" : ""}`}
              aria-current={face === got ? "true" : undefined}
            >
              <b class="num">{face}</b>
              {means && !means.includes("-") && <span class="sr"> {outcome(means)}</span>}
              {told.length > 2 && means && <i class={`mark mark--${told.indexOf(means)}`} />}
            </li>
          );
        })}
      </ol>
      <p class="faces-key small" aria-hidden="true">
        {told.map((face) => {
          const which = FACES.filter((at) => faces[at - 1] === face);
          const span = which.length > 1 ? `${which[0]}–${which.at(-1)}` : `${which[0]}`;
          return (
            <span class={good.includes(face) ? "good" : ""}>
              <b class="num">{span}</b> {outcome(face)}
            </span>
          );
        })}
      </p>
    </div>
  );
}

const Odds = ({ facts }: { facts: Facts }) => (
  <div class="odds" aria-hidden="true">
    {(["win", "tie", "lose"] as const).map(
      (one) =>
        (facts[one] ?? 0) > 0 && (
          <span class={`odds--${one}`} style={{ flexGrow: facts[one] }}>
            <b class="num">{facts[one]}</b>
            <small>{outcome(one)}</small>
          </span>
        ),
    )}
  </div>
);

const Ask = ({
  one,
  value,
  onChange,
}: {
  one: Asked;
  value: number | null;
  onChange: (id: string, value: number | null) => void;
}) =>
  one.kind === "flag" ? (
    <div class="die-ask die-ask--flag">
      <label for={one.id}>{t(one.key)}</label>
      <Lamp id={one.id} on={value === 1} onChange={(on: boolean) => onChange(one.id, on ? 1 : 0)} />
      <span class="sr" id={`${one.id}-note`}>
        {t("pirates-tool-field-purpose")}
      </span>
    </div>
  ) : (
    <AskCount className="die-ask" asked={one} id={one.id} value={value} onChange={(next) => onChange(one.id, next)} />
  );
