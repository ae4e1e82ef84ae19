// A combat at the table: two ships, the die, powder, Lady Beth, the Sabre; the engine says who wins and what for.
import { useState } from "preact/hooks";
import { tokenOf } from "../../../art/colours.ts";
import { itemAt } from "../../../lists.ts";
import { Bar, BarButton } from "../../../parts/bar.tsx";
import { Lamp } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { games } from "../../../store/known.ts";
import { groupsFor, playersOf } from "../../../store/evening.ts";
import { has, percent, t } from "../../../store/words.tsx";
import { type Device, tools } from "../../../screens/tools/all.ts";
import { type Line, useAnswer } from "../../../screens/tools/answer.tsx";
import { coloursFor } from "../../../screens/tools/any/people.tsx";
import { called, type Captain, CaptainSlip } from "../../../parts/captain-slip.tsx";
import { oneOf } from "../../../screens/tools/luck.ts";
import { type Roll, withRoll } from "../../../screens/tools/rolls.tsx";
import { useThrown } from "../../../screens/tools/thrown.ts";
import { HistorySlip } from "./history.tsx";
import { type Ship, Side } from "./side.tsx";
import type { Answers } from "./answers.d.ts";

type Which = "attack" | "answer";
type Stored = {
  ships: Record<Which, Ship>;
  met: number;
  rerolled: boolean;
  crew: boolean;
  strategist: boolean;
  rolls: Roll[];
};

const COLOURS = ["red", "blue"];
const SEATS = { low: 2, many: 2, high: 6 };

/** The first two of those who play this evening. */
function atWar(): Record<Which, Ship> {
  const ships = playersOf("jamaica", { colours: coloursFor("jamaica"), least: 2, most: SEATS.high }).map((one) => ({
    ...one,
    powder: 0,
    beth: false,
    face: null,
  }));
  return { attack: itemAt(ships, 0), answer: itemAt(ships, 1) };
}
const fresh = (): Stored => ({
  ships: atWar(),
  met: met(),
  rerolled: false,
  crew: false,
  strategist: false,
  rolls: [],
});

/** Since when these people sit together. */
const met = () => groupsFor("jamaica")[0]?.at ?? 0;

/** The ships that fight, what the engine makes of them, and the die. */
function useCombat(device: Device) {
  const { now: kept, aloft, set, cast } = useThrown(`${device.id}.face`, fresh);
  const { attack: first, answer: second } = kept.ships;
  // a combat goes on among those who fight it; the next one is fought by whoever has sat down since
  const begun = first.face !== null || second.face !== null || first.powder > 0 || second.powder > 0;
  const now = begun || kept.met === met() ? kept : { ...kept, ships: atWar(), met: met() };
  const [rolling, setRolling] = useState<Which>("attack");
  const { ships, crew } = now;
  const { attack, answer } = ships;
  const { data, lines } = useAnswer<Answers["jamaica.fight"]>("jamaica.fight", {
    powder: attack.powder,
    beth: Number(attack.beth),
    answer: answer.powder,
    answer_beth: Number(answer.beth),
    roll: attack.face ?? "open",
    answer_roll: answer.face ?? "open",
    rerolled: Number(now.rerolled),
    strategist: Number(crew && now.strategist),
  });
  return {
    now,
    set,
    data,
    lines,
    over: data?.stage === "over",
    // the side whose die is thrown next
    due: (attack.face === null ? "attack" : "answer") as Which,
    aloft: (which: Which) => aloft && rolling === which,
    change: (which: Which, with_: Partial<Ship>) =>
      set({ met: now.met, ships: { ...ships, [which]: { ...ships[which], ...with_ } } }),
    roll(which: Which, again = false) {
      const face = oneOf(itemAt(device.parts, 0).faces);
      const who = ships[which].name.trim() || `colour-${ships[which].colour}`;
      const ship = { ...ships[which], face };
      setRolling(which);
      cast(
        {
          met: now.met,
          ships: { ...ships, [which]: ship },
          rerolled: now.rerolled || again,
          rolls: withRoll(now.rolls, "roll", [who, String(face), ...(again ? ["again"] : [])]),
        },
        `${called(ship)}: ${face === "star" ? t("page-jam-star") : face}`,
      );
    },
    /** @param turned  who was attacked attacks now */
    anew(turned: boolean) {
      const [first, second] = turned ? [answer, attack] : [attack, answer];
      const cleared = { powder: 0, face: null };
      set({
        met: now.met,
        ships: { attack: { ...first, ...cleared }, answer: { ...second, ...cleared } },
        rerolled: false,
      });
    },
  };
}

type Fought = ReturnType<typeof useCombat>;

export default function Combat({ device }: { device: Device }) {
  const combat = useCombat(device);
  const { now, data, over, due } = combat;
  const { ships } = now;
  const [slip, setSlip] = useState<Which | "rolls" | null>(null);
  const most = tools.find(({ id }) => id === device.tool)?.asks.find(({ id }) => id === "powder")?.high ?? 0;
  return (
    <>
      <Bar title={t(device.key)} note={t("jamaica-title")}>
        <BarButton icon="tally" label={t("page-tools-history")} onClick={() => setSlip("rolls")} />
        <BarButton icon="rules" label={t("page-jam-rules")} href={`#/rules/jamaica?at=${device.rule}`} />
      </Bar>
      <main class="device combat" data-device={device.id}>
        {(["attack", "answer"] as Which[]).map((which) => (
          <>
            {which === "answer" && <Verdict data={data} ships={ships} />}
            <Side
              key={which}
              which={which}
              ship={ships[which]}
              fire={data?.fire?.[which]}
              won={data?.winner === which}
              crew={now.crew}
              most={most}
              again={data?.again === which}
              aloft={combat.aloft(which)}
              faces={itemAt(device.parts, 0).faces}
              due={!over && due === which}
              onChange={(with_: Partial<Ship>) => combat.change(which, with_)}
              onAgain={() => combat.roll(which, true)}
              onWho={() => setSlip(which)}
            />
          </>
        ))}
        <Spoils data={data} lines={combat.lines} ships={ships} />
      </main>
      <Foot combat={combat} />
      {slip === "rolls" && <HistorySlip rolls={now.rolls} word={word} onClose={() => setSlip(null)} />}
      {(slip === "attack" || slip === "answer") && (
        <ShipSlip which={slip} combat={combat} onClose={() => setSlip(null)} />
      )}
    </>
  );
}

/** The next die, or the next combat. */
const Foot = ({ combat: { now, over, due, roll, anew } }: { combat: Fought }) => (
  <footer class="device-foot combat-foot">
    <button class="btn" data-action="new" onClick={() => anew(over)}>
      {t(over ? "page-jam-turned" : "page-jam-new")}
    </button>
    {over ? (
      <button class="btn btn--main" data-action="anew" onClick={() => anew(false)}>
        {t("page-jam-new")}
      </button>
    ) : (
      <button class="btn btn--main" data-action="throw" onClick={() => roll(due)}>
        <Icon name="dice" />
        <span>
          {t("page-jam-roll")}
          <span class="roll-for who-name" dir="auto">
            {called(now.ships[due])}
          </span>
        </span>
      </button>
    )}
  </footer>
);

/** Who sails a ship, and whether The Crew is aboard. */
const ShipSlip = ({
  which,
  combat: { now, set, change },
  onClose,
}: {
  which: Which;
  combat: Fought;
  onClose: () => void;
}) => (
  <CaptainSlip
    captain={now.ships[which]}
    others={[now.ships.attack, now.ships.answer]}
    colours={games.value.find(({ name }) => name === "jamaica")?.colours ?? COLOURS}
    onChange={(who: Captain) => change(which, who as Ship)}
    onClose={onClose}
  >
    <label class="ask-row" for="with-crew">
      <span>{t("page-jam-crew")}</span>
      <Lamp id="with-crew" on={now.crew} onChange={(on: boolean) => set({ crew: on })} />
    </label>
    {now.crew && (
      <label class="ask-row" for="strategist">
        <span>{t("jamaica-tool-field-strategist")}</span>
        <Lamp id="strategist" on={now.strategist} onChange={(on: boolean) => set({ strategist: on })} />
      </label>
    )}
  </CaptainSlip>
);

/** A line of the history: who, the face, and whether it was made again. */
function word(got: string, at: number) {
  if (at === 0) return got.startsWith("colour-") && has(got) ? t(got) : got;
  if (at === 2) return t("page-jam-again");
  return got === "star" ? t("page-jam-star") : got;
}

/** Before the end the chances, then who beats whom. */
function Verdict({ data, ships }: { data: Answers["jamaica.fight"] | null; ships: Record<Which, Ship> }) {
  const name = (which: Which) => (
    <span class="label who-name" dir="auto">
      {called(ships[which])}
    </span>
  );
  if (data?.stage === "over") {
    const [first, second]: [Which, Which] = data.winner === "answer" ? ["answer", "attack"] : ["attack", "answer"];
    const sum = (which: Which) => {
      const fire = data.fire[which];
      return (
        fire && (
          <>
            <b class="num">{fire.sum ?? "★"}</b>{" "}
          </>
        )
      );
    };
    return (
      <News tag="p" class="verdict" data-winner={data.winner}>
        {name(first)} {sum(first)}{" "}
        <i class="name-it">{t(data.winner === "tie" ? "page-jam-level" : "page-jam-beats")}</i> {sum(second)}{" "}
        {name(second)}
      </News>
    );
  }
  const odds = data?.odds;
  if (!odds) return <News tag="p" class="verdict" />;
  const share = (n: number) => percent(n / odds.of);
  return (
    <News tag="p" class="verdict outlook">
      <span class="sr">
        {t("page-jam-odds", {
          attack: { text: called(ships.attack) },
          answer: { text: called(ships.answer) },
          win: share(odds.win),
          lose: share(odds.lose),
          tie: share(odds.tie),
        })}
      </span>
      <b class="num" aria-hidden="true">
        {share(odds.win)}
      </b>
      <span class="odds-bar" aria-hidden="true">
        {odds.win > 0 && <i data-colour={tokenOf(ships.attack.colour)} style={{ flexGrow: odds.win }} />}
        {odds.tie > 0 && <i class="level" style={{ flexGrow: odds.tie }} />}
        {odds.lose > 0 && <i data-colour={tokenOf(ships.answer.colour)} style={{ flexGrow: odds.lose }} />}
      </span>
      <b class="num" aria-hidden="true">
        {share(odds.lose)}
      </b>
    </News>
  );
}

/** What comes of it, with its rule. */
function Spoils({
  data,
  lines,
  ships,
}: {
  data: Answers["jamaica.fight"] | null;
  lines: Line[];
  ships: Record<Which, Ship>;
}) {
  if (data?.stage !== "over") return <p class="small spoils">{t("page-jam-lost")}</p>;
  const { rule } = itemAt(lines, lines.length - 1);
  const winner = data.winner === "tie" ? null : ships[data.winner as Which];
  const said = winner ? t("page-jam-spoils", { who: { text: called(winner) } }) : t("page-jam-parted");
  return (
    <p class="small spoils">
      {said}
      <RuleLink game="jamaica" rule={rule} />
    </p>
  );
}
