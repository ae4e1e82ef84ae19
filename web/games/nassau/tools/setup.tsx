// A town and a sea for the next game: the system's chance gives one number, the engine deals by it.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { Segments } from "../../../parts/choices.tsx";
import { Icon } from "../../../parts/icon.ts";
import { askOf } from "../../../screens/tools/all.ts";
import { choicesOf, Flag, numbersOf } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Asked, Tool } from "../../../screens/tools/all.ts";
import { has, t } from "../../../store/words.tsx";
import { Lines, useAnswer } from "../../../screens/tools/answer.tsx";
import { useKept } from "../../../screens/tools/kept.ts";
import { below } from "../../../screens/tools/luck.ts";
import { seaArt, townArt } from "./chart.ts";
import type { SetUp, Zone as ZoneDealt } from "./answers.d.ts";

/** what was asked, and what the engine dealt by it */
type Given = Record<string, number | string>;
type Stored = { given: Given; dealt: SetUp | null };

const number = () => below(2 ** 32);
const thing = (kind: string | null) =>
  t(has(`nassau-tool-gain-${kind}`) ? `nassau-tool-gain-${kind}` : `nassau-tool-choice-${kind}`);
const list = (things: string[]) => things.join(", ");

type Give = (change: Given) => void;

export default function Setup({ tool }: { tool: Tool }) {
  // one number a visit, until one is kept: else each look would deal anew
  const [first] = useState((): Stored => ({
    given: { ...Object.fromEntries(tool.asks.map((one) => [one.id, one.first])), seed: number() },
    dealt: null,
  }));
  const [now, setNow] = useKept(tool.id, () => first);
  const [view, setView] = useState("town");
  const answer = useAnswer<SetUp, Given>(tool.id, now.given);
  const { lines } = answer;
  // what was dealt last is there at once, before the engine has woken up
  const data = answer.data ?? now.dealt;
  useEffect(() => {
    if (answer.data && answer.input) setNow({ given: answer.input, dealt: answer.data });
  }, [answer.data]);
  const give: Give = (change) => setNow({ ...now, given: { ...now.given, ...change } });
  const ask = (id: string) => askOf(tool, id);
  const players = ask("players");
  const Dealt = view === "town" ? Town : Sea;
  return (
    <>
      <ToolBar of={tool} />
      <main class="page nas-dealt" data-helper={tool.id}>
        <Segments
          label={t(players.key)}
          value={Number(now.given.players)}
          onChange={(players: number) => give({ players })}
          among={numbersOf(players, (count) => t("page-nassau-players", { count }))}
        />
        <Segments
          label={t("page-nassau-view")}
          value={view}
          onChange={setView}
          among={["town", "sea"].map((value) => ({ value, label: t(`page-nassau-${value}`) }))}
        />
        {data && <Dealt data={data} given={now.given} ask={ask} give={give} />}
        <Lines game="nassau" lines={view === "town" ? lines.slice(0, 1) : lines.slice(1)} />
      </main>
      <footer class="device-foot">
        <Act does="deal" main onClick={() => give({ seed: number() })}>
          <Icon name="cards" />
          {t("page-nassau-deal")}
        </Act>
      </footer>
    </>
  );
}

type DealtProps = { data: SetUp; given: Given; ask: (id: string) => Asked; give: Give };

/** The districts, who begins, and what each begins with. */
function Town({ data, given, ask, give }: DealtProps) {
  const layout = ask("layout");
  return (
    <>
      {draw(townArt(data.town, data.start), {
        role: "img",
        "aria-hidden": undefined,
        "aria-label": data.town
          .map((one) => t("page-nassau-tile", { tile: one.tile, side: one.side, turn: one.rot }))
          .join("; "),
      })}
      <p class="nas-dealt-first">
        <b>{t("page-nassau-first", { number: data.first })}</b>
        <span class="soft">{data.weapons.map((one, i) => `${i + 1}: ${thing(one)}`).join(" · ")}</span>
        <span class="soft">{t("page-nassau-animals", { animals: list(data.animals.map(thing)) })}</span>
      </p>
      <div class="ask-row">
        <span>{t(layout.key)}</span>
        <Segments
          label={t(layout.key)}
          value={String(given.layout)}
          onChange={(value: string) => give({ layout: value })}
          among={choicesOf(layout)}
        />
      </div>
    </>
  );
}

/** The zones, and who sails there. */
function Sea({ data, given, ask, give }: DealtProps) {
  const { zones } = data;
  const pawns: Record<string, string> = Object.fromEntries([
    ...(data.salt ?? []).map((zone) => [zone, "salt"]),
    ...(data.dutchman ?? []).map((zone) => [zone, "dutch"]),
  ]);
  const foes = zones.map((zone) => [zone.zone, zone.opponents.map((one) => one.strength)]);
  return (
    <>
      {draw(seaArt(Object.fromEntries(foes), pawns))}
      {Object.entries(pawns).map(([zone, who]) => (
        <p class="small" key={zone}>
          {t(`page-nassau-${who}-in`, { zone })}
        </p>
      ))}
      <dl class="nas-zones">
        {zones.map((zone) => (
          <Zone key={zone.zone} zone={zone} />
        ))}
      </dl>
      {["old_salt", "dutchman"].map((id) => (
        <Flag key={id} id={id} label={t(ask(id).key)} value={given[id]} onChange={(on) => give({ [id]: on })} />
      ))}
    </>
  );
}

/** Who and what waits in a zone. */
const Zone = ({ zone }: { zone: ZoneDealt }) => (
  <div class="nas-zone-row">
    <dt class="num">{zone.zone}</dt>
    <dd>
      <p>{list(zone.opponents.map((one) => `${t(`page-nassau-foe-${one.type}`)} ${one.strength}`))}</p>
      <p class="small soft">
        {[
          ...zone.outposts.map((one) => t("page-nassau-outpost", { what: thing(one) })),
          ...zone.towers.map((one) => t("page-nassau-tower", { what: thing(one) })),
          ...zone.posts.map((one) => t("page-nassau-post", { what: thing(one.weapon), good: thing(one.good) })),
        ].join(" · ")}
      </p>
    </dd>
  </div>
);
