// The first thing that is seen: what goes on, a new game, what helps at the box, and the ways to everything else. What
// people here come for most stands first.
import { effect, signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { rose } from "../art/chart.ts";
import { useTurns } from "../parts/by-turns.ts";
import { Disc } from "../parts/seats.tsx";
import { Hero } from "../parts/hero.tsx";
import { Icon } from "../parts/icon.ts";
import { BackupReminder, InstallOffer, OfflineLine, UpdateOffer } from "../parts/offers.tsx";
import { playerName } from "../parts/player-name.ts";
import { Mini, State, TileArt, titleOf, useTable } from "../parts/tables.tsx";
import { awaitedAt, leftOpen } from "../phones/left-open.ts";
import { lastSat } from "../phones/tokens.ts";
import { go, route } from "../router.ts";
import { engineOf } from "../store/engine.ts";
import { games } from "../store/known.ts";
import { createGame, freshSeed, type Head, heads, listGames } from "../store/games.ts";
import { unfinishedSetups } from "../store/unfinished-setups.ts";
import { byHabit, came, habits, type Habits } from "../store/habits.ts";
import { setups } from "../store/roster.ts";
import { listSheets, type SheetRecord, sheets, startSheets } from "../store/sheets.ts";
import { ago, t } from "../store/words.tsx";
import { failureText } from "../parts/failure.ts";
import { tell } from "../parts/notices.tsx";
import type { ComponentChildren } from "preact";

const SHOWN = 3;

let from = route.peek().screen;
effect(() => {
  const { screen, params } = route.value;
  if (from === "home") {
    if (screen === "score" || screen === "tools") came(screen);
    if (screen === "new" || screen === "learn") came("play", params.game);
    if (screen === "play") came("play", heads.peek()?.find(({ id }) => id === params.id)?.save?.game);
  }
  from = screen;
});

const Card = ({
  to,
  id,
  big,
  picture,
  title,
  state,
  seats,
  updated,
}: {
  to: string;
  id: string;
  big: boolean;
  picture: ComponentChildren;
  title: ComponentChildren;
  state: ComponentChildren;
  seats: { colour: string; emblem?: string | null }[];
  updated: number;
}) => (
  <a class={`cont ${big ? "cont--big plate" : ""}`} href={`#/${to}/${id}`} data-game={id}>
    {picture}
    <span class="cont-text">
      <span class="title" dir="auto">
        {title}
      </span>
      <span class="cont-state">{state}</span>
      <span class="cont-foot">
        <span class="seats">
          {seats.map((seat) => (
            <Disc seat={seat} size={big ? 26 : 22} />
          ))}
        </span>
        <span class="small soft">{ago(updated)}</span>
      </span>
    </span>
    {big && (
      <span class="go" aria-hidden="true">
        <Icon name="next" size={22} />
      </span>
    )}
  </a>
);

function Game({ head, big }: { head: Head; big: boolean }) {
  const table = useTable(head);
  const { seats, game } = head.save;
  return (
    <Card
      to="play"
      id={head.id}
      big={big}
      picture={<Mini game={game} table={table} w={big ? 132 : 120} h={big ? 148 : 120} />}
      title={titleOf(head)}
      state={<State head={head} table={table} />}
      seats={seats}
      updated={head.updated}
    />
  );
}

/** A score sheet that is being filled in: a game that goes on beside the device. */
function Sheet({ record, big }: { record: SheetRecord; big: boolean }) {
  const { game, players } = record.sheet;
  const seats = players.map(({ colour, emblem }, seat) => ({
    name: playerName(record.sheet, seat),
    colour: colour ?? "black",
    emblem,
  }));
  return (
    <Card
      to="score"
      id={record.id}
      big={big}
      picture={
        <span class="mini sheet-mini">
          <TileArt game={game} />
          <span class="sheet-mark">
            <Icon name="tally" size={18} />
          </span>
        </span>
      }
      title={t(`${game}-title`)}
      state={
        <>
          {t("page-sheet-open")} {t("page-names", { who: seats.map((_, seat) => ({ seat })) }, seats)}
        </>
      }
      seats={seats}
      updated={record.updated}
    />
  );
}

function Continues() {
  const open = listSheets({ finished: false });
  const running = [
    ...listGames({ finished: false })
      // whatever is played on elsewhere is found among all games
      .filter(({ elsewhere }) => elsewhere !== "given")
      .map((head) => ({ head, record: null, ...head })),
    ...open.map((record) => ({ head: null, ...record, record })),
  ].sort((a, b) => b.updated - a.updated);
  if (!running.length) return null;
  const shown = running.slice(0, SHOWN);
  const more = running.length - shown.length;
  return (
    <section aria-labelledby="h-continue">
      <h2 class="label section" id="h-continue">
        {t("page-continue")}
        {more > 0 && (
          <a class="more small" href="#/past">
            {t("page-more-at-anchor", { count: more })}
            <Icon name="next" size={14} />
          </a>
        )}
      </h2>
      <div class={`conts ${shown.length > 1 ? "many" : ""}`}>
        {shown.map(({ id, head, record }, i) =>
          head ? <Game key={id} head={head} big={i === 0} /> : <Sheet key={id} record={record} big={i === 0} />,
        )}
      </div>
    </section>
  );
}

type GameSaid = import("../play/protocol.d.ts").Game;
const Tile = ({ game }: { game: GameSaid }) => (
  <a
    class={engineOf(game.name).isOurs ? "plate tile" : "plate tile tile--foreign"}
    href={`#/new?game=${game.name}`}
    data-new={game.name}
  >
    <TileArt game={game.name} />
    <span class="tile-text">
      <span class="title">{t(`${game.name}-title`)}</span>
      <span class="name-it">{t(`${game.name}-tagline`)}</span>
      <span class="small soft facts">
        <Icon name="people" size={15} />
        {t("page-seats-range", { from: game.seats[0], to: game.seats[1] })}
        <span class="dotsep" />
        {t("page-minutes", { minutes: game.minutes })}
      </span>
    </span>
  </a>
);

/** Among the covers, for whoever knows none of them. */
const LearnTile = () => (
  <a class="plate tile tile--learn" href="#/learn">
    {draw(`<svg class="ship-art" viewBox="-80 -62 160 118" aria-hidden="true">${rose(44)}</svg>`)}
    <span class="tile-text">
      <span class="title">{t("page-learn")}</span>
      <span class="name-it">{t("page-learn-note")}</span>
    </span>
  </a>
);

const starting = signal(false);

/** The same people, the same options, other luck: one tap. */
function Again() {
  const [game, setup] = Object.entries(setups.value).at(-1) ?? [];
  if (!game || !setup || !games.value.some(({ name }) => name === game)) return null;
  const start = async () => {
    if (starting.peek()) return;
    starting.value = true;
    try {
      go(`#/play/${await createGame({ game, ...setup, seed: freshSeed() })}`);
    } catch (cause) {
      tell(failureText(cause));
    }
    starting.value = false;
  };
  const people = setup.seats.map((_, seat) => ({ seat }));
  return (
    <button class="way way--again" data-action="again" aria-busy={starting.value} onClick={start}>
      <Icon name={starting.value ? "clock" : "people"} size={24} />
      <span>
        <b>{starting.value ? t("page-new-starting") : t("page-again", { game: { word: `${game}-title` } })}</b>
        <span class="small soft">{t("page-names", { who: people }, setup.seats)}</span>
      </span>
    </button>
  );
}

const Ways = () => (
  <nav class="home-ways" aria-label={t("page-more-ways")}>
    <a href="#/past">
      <Icon name="log" size={22} />
      {t("page-past")}
    </a>
    <a href="#/rules">
      <Icon name="rules" size={22} />
      {t("page-rules")}
    </a>
    <a href="#/settings">
      <Icon name="settings" size={22} />
      {t("page-settings")}
    </a>
    <a href="#/about">
      <Icon name="info" size={22} />
      {t("page-about")}
    </a>
  </nav>
);

const NewGame = ({ now }: { now: Habits }) => (
  <section aria-labelledby="h-new">
    <h2 class="label section" id="h-new">
      {t("page-new-game")}
    </h2>
    <div class="shelf">
      {byHabit(games.value, ({ name }) => `play.${name}`, now).map((game) => (
        <Tile key={game.name} game={game} />
      ))}
      <LearnTile />
    </div>
    <Again />
    <JoinWay />
  </section>
);

/** To another phone's table: back to the one where this phone sits or sat, or to any. */
function JoinWay() {
  const sits = leftOpen.value.includes("#/join");
  if (awaitedAt.value === "#/join") return null;
  const sat = lastSat();
  const by = sat?.by ?? "";
  return (
    <a class="way way--again" href="#/join" data-join={sits ? "back" : sat ? "again" : "new"}>
      <Icon name="share" size={24} />
      <span>
        <b>{t(sits ? "page-join-back" : "page-join")}</b>
        {sat && !sits && (
          <span class="small soft">{t("page-join-sat", { name: sat.name, by, table: by ? "of" : "a" })}</span>
        )}
      </span>
    </a>
  );
}

/** Somebody at this phone is asked at a table that it has left open. */
function Awaited() {
  const at = awaitedAt.value;
  const by = (at === "#/join" && lastSat()?.by) || "";
  return (
    at && (
      <a class="way way--again plate" href={at} data-awaited>
        <Icon name="people" size={24} />
        <b>{t("page-awaited", { by, table: by ? "of" : "a" })}</b>
      </a>
    )
  );
}

/** Tables on which something was laid, and that nobody plays at yet. */
const UnfinishedSetups = () =>
  unfinishedSetups().map(({ game, of, names }) => (
    <a class="way way--again" key={`${game}${of}`} href={`#/lay/${game}${of && `?of=${of}`}`} data-laid={game}>
      <Icon name="pen" size={24} />
      <span>
        <b>{t("page-setup-half", { game: { word: `${game}-title` } })}</b>
        <span class="small soft" dir="auto">
          {names.join(", ")}
        </span>
      </span>
    </a>
  ));

const AT_THE_BOX = [
  { what: "score", icon: "tally" },
  { what: "tools", icon: "dice" },
];

const Box = ({ now }: { now: Habits }) => (
  <section aria-labelledby="h-box">
    <h2 class="label section" id="h-box">
      {t("page-box")}
    </h2>
    <div class="box">
      {byHabit(AT_THE_BOX, ({ what }) => what, now).map(({ what, icon }) => (
        <a class="way" key={what} href={`#/${what}`}>
          <Icon name={icon} size={24} />
          <span>
            <b>{t(`page-${what}`)}</b>
            <span class="small soft">{t(`page-${what}-note`)}</span>
          </span>
        </a>
      ))}
    </div>
  </section>
);

export default function Home() {
  const finished = listGames({ running: false }).length > 0;
  const turns = useTurns(3);
  const [now] = useState(habits);
  useEffect(() => {
    if (!sheets.peek()) startSheets().catch(() => (sheets.value = []));
  }, []);
  const boxFirst = (now.score ?? 0) + (now.tools ?? 0) > (now.play ?? 0);
  const parts = [NewGame, Box];
  if (boxFirst) parts.reverse();
  return (
    <>
      <Hero />
      <main class="home">
        <Awaited />
        <UpdateOffer />
        {heads.value && sheets.value && <Continues />}
        <UnfinishedSetups />
        {parts.slice(0, turns - 1).map((Part, at) => (
          <Part key={at} now={now} />
        ))}
        {turns > 2 && (
          <>
            <BackupReminder />
            <InstallOffer finished={finished} />
            <Ways />
            <footer class="home-foot">
              <OfflineLine />
            </footer>
          </>
        )}
      </main>
    </>
  );
}
