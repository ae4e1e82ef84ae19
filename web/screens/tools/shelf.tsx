// The toolbox of a game: on top what a table uses each turn, drawn large and used where it lies; all the others by the
// moment of the game at which somebody reaches for them.
import manifests from "games:manifest";
import { type ComponentChildren, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { itemAt, valueAt } from "../../lists.ts";
import { Bar } from "../../parts/bar.tsx";
import { Picker } from "../../parts/choices.tsx";
import { useDress } from "../../parts/later-styles.ts";
import { Icon } from "../../parts/icon.ts";
import { Referee } from "../../parts/referee.tsx";
import { useRoom } from "../../parts/room.ts";
import { has, t } from "../../store/words.tsx";
import { devices, tools } from "./all.ts";
import { beltOf, own, type Own, rooms } from "./faces.ts";
import { useKept } from "./kept.ts";
import type { ToolFace } from "../../games/manifest.ts";
import { groups } from "../../store/evening.ts";

const ANY = "any";
const ICONS = { dice: "dice", spinner: "spinner", deck: "deck", bag: "purse" };

type Phase = "belt" | "setup" | "turn" | "fight" | "end";
/** `shelves`: which tool is reached for when; what a device and the tool that settles it share stands once. `faces`: the face
 * of each tool that has one, by its name in `faces.ts`. `own`: tools of which the engine need not know. */
export type Room = { shelves: Partial<Record<Phase, string[]>>; faces: Record<string, string>; own?: Own[] };
const PHASES = ["setup", "turn", "fight", "end"] as Phase[];

const known = (id: string) => [...devices, ...own, ...tools].find((one) => one.id === id);

export function Shelf() {
  const games = Object.keys(rooms).filter((one) => one !== ANY);
  const [{ game: chosen, at = 0 }, choose] = useKept("shelf", (): { game: string; at?: number } => ({
    game: itemAt(games, 0),
  }));
  // what people have sat down to since they chose is what they want tools for
  const evening = groups.value.find((one) => games.includes(one.game) && one.at > at);
  const game = evening?.game ?? (games.includes(chosen) ? chosen : itemAt(games, 0));
  const ready = useRoom(game);
  const anybodys = [...devices, ...own].filter((one) => one.game === ANY).map(({ id }) => id);
  return (
    <>
      <Bar list title={t("page-tools")} note={t("page-tools-note")} />
      <main class="page tools-shelf">
        <Picker
          className="rules-of"
          label={t("page-tools-game")}
          value={game}
          onChange={(next: string) => choose({ game: next, at: Date.now() })}
          among={games.map((one) => ({
            value: one,
            label: t(has(`page-short-${one}`) ? `page-short-${one}` : `${one}-title`),
          }))}
        />
        {ready && <Belt key={game} game={game} />}
        <Referee game={game} />
        {manifests[game]?.setupEditor && (
          <ul class="tools-list">
            <li>
              <a class="way" href={`#/new?game=${game}&laid=1`} data-lay={game}>
                <Icon name="pen" size={24} />
                <span>
                  <b>{t("page-setup-tool")}</b>
                  <span class="small soft">{t("page-setup-tool-note")}</span>
                </span>
              </a>
            </li>
          </ul>
        )}
        {PHASES.map((phase) => {
          const ids = valueAt(rooms, game).shelves[phase] ?? [];
          if (!ready || (!ids.length && phase !== "end")) return null;
          return (
            <List key={phase} id={phase} title={t(`page-tools-at-${phase}`)} ids={ids}>
              {phase === "end" && (
                <li>
                  <a class="way" href="#/score">
                    <Icon name="tally" size={24} />
                    <span>
                      <b>{t("page-score")}</b>
                    </span>
                  </a>
                </li>
              )}
            </List>
          );
        })}
        <List id={ANY} title={t("page-tools-any")} ids={anybodys} />
      </main>
    </>
  );
}

/** The things themselves, of one game. */
function Belt({ game }: { game: string }) {
  useDress(game);
  const [belt, setBelt] = useState<ToolFace | null>(null);
  useEffect(() => {
    let gone = false;
    beltOf(game).then(
      (found) => gone || setBelt(() => found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game]);
  const ids = valueAt(rooms, game).shelves.belt ?? [];
  // where it does not come, its tools are a list like the others
  return (
    <section class="belt" aria-label={t(`${game}-title`)} data-belt={belt ? game : ""}>
      {belt ? (
        h(belt, {})
      ) : (
        <ul class="tools-list">
          {ids.map((id) => (
            <Line id={id} />
          ))}
        </ul>
      )}
    </section>
  );
}

const List = ({
  id,
  title,
  ids,
  children,
}: {
  id: string;
  title: string;
  ids: string[];
  children?: ComponentChildren;
}) => (
  <section aria-labelledby={`tools-${id}`}>
    <h2 class="label section" id={`tools-${id}`}>
      {title}
    </h2>
    <ul class="tools-list">
      {ids.map((one) => (
        <Line key={one} id={one} />
      ))}
      {children}
    </ul>
  </section>
);

function Line({ id }: { id: string }) {
  const one = known(id);
  if (!one) return null;
  const icon = "icon" in one ? one.icon : "kind" in one ? ICONS[one.kind] : "help";
  return (
    <li>
      <a class="way" href={`#/tools/${id}`} data-tool={id}>
        <Icon name={icon} size={24} />
        <span>
          <b>{t(one.key)}</b>
          {has(one.note) && <span class="small soft">{t(one.note)}</span>}
        </span>
      </a>
    </li>
  );
}
