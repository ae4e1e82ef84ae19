// A combat at the table: two ships, the die, powder, Lady Beth, the Sabre; the engine says who wins and what for.
import { useState } from "preact/hooks";
import { itemAt } from "../../../lists.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { Lamp } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { News } from "../../../parts/news.tsx";
import { RuleLink } from "../../../play/rule-link.tsx";
import { games } from "../../../store/known.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import { type Device } from "../../../screens/tools/all.ts";
import { has, percent, t } from "../../../store/words.tsx";
import { called, type Captain, CaptainSlip } from "../../../parts/captain-slip.tsx";
import { HistorySlip } from "../../../screens/tools/rolls.tsx";
import { type Fought, type Ship, useCombat, type Which } from "./combat-kept.ts";
import { Side } from "./side.tsx";
import { OddsBar } from "../odds-bar.tsx";

const COLOURS = ["red", "blue"];

export default function Combat({ device }: { device: Device }) {
  const combat = useCombat(device);
  const [slip, setSlip] = useState<Which | "rolls" | null>(null);
  return (
    <>
      <ToolBar of={device} note={t("jamaica-title")} rules={t("page-jam-rules")}>
        <BarButton icon="tally" label={t("page-tools-history")} onClick={() => setSlip("rolls")} />
      </ToolBar>
      <main class="device combat" data-device={device.id}>
        <Side which="attack" combat={combat} onWho={() => setSlip("attack")} />
        <Verdict combat={combat} />
        <Side which="answer" combat={combat} onWho={() => setSlip("answer")} />
        <Spoils combat={combat} />
      </main>
      <Foot combat={combat} />
      {slip === "rolls" && <HistorySlip rolls={combat.now.rolls} word={word} onClose={() => setSlip(null)} />}
      {(slip === "attack" || slip === "answer") && (
        <ShipSlip which={slip} combat={combat} onClose={() => setSlip(null)} />
      )}
    </>
  );
}

/** The next die, or the next combat. */
const Foot = ({ combat: { now, over, due, roll, anew } }: { combat: Fought }) => (
  <footer class="device-foot combat-foot">
    <Act does="new" onClick={() => anew(over)}>
      {t(over ? "page-jam-turned" : "page-jam-new")}
    </Act>
    {over ? (
      <Act does="anew" main onClick={() => anew(false)}>
        {t("page-jam-new")}
      </Act>
    ) : (
      <Act does="throw" main onClick={() => roll(due)}>
        <Icon name="dice" />
        <span>
          {t("page-jam-roll")}
          <span class="roll-for who-name" dir="auto">
            {called(now.ships[due])}
          </span>
        </span>
      </Act>
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
function Verdict({ combat: { data, now } }: { combat: Fought }) {
  const { ships } = now;
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
      <OddsBar odds={odds} mine={ships.attack} theirs={ships.answer} />
      <b class="num" aria-hidden="true">
        {share(odds.lose)}
      </b>
    </News>
  );
}

/** What comes of it, with its rule. */
function Spoils({ combat: { data, lines, now } }: { combat: Fought }) {
  if (data?.stage !== "over") return <p class="small spoils">{t("page-jam-lost")}</p>;
  const { rule } = itemAt(lines, lines.length - 1);
  const winner = data.winner === "tie" ? null : now.ships[data.winner as Which];
  const said = winner ? t("page-jam-spoils", { who: { text: called(winner) } }) : t("page-jam-parted");
  return (
    <p class="small spoils">
      {said}
      <RuleLink game="jamaica" rule={rule} />
    </p>
  );
}
