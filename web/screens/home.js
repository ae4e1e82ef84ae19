// The first thing that is seen: the games that go on, a new one, and the ways to everything else.
import manifests from "games:manifest";
import { signal } from "@preact/signals";
import { useTurns } from "../parts/by-turns.js";
import { Disc } from "../parts/seats.js";
import { Hero } from "../parts/hero.js";
import { html } from "../parts/html.js";
import { Icon } from "../parts/icon.js";
import { BackupReminder, InstallOffer, OfflineLine, UpdateOffer } from "../parts/offers.js";
import { Mini, State, TileArt, titleOf, useTable } from "../parts/tables.js";
import { go } from "../router.js";
import { games } from "../store/engine.js";
import { createGame, freshSeed, heads, listGames } from "../store/games.js";
import { setups } from "../store/roster.js";
import { ago, t } from "../store/words.js";
import { failureText } from "../parts/failure.js";
import { tell } from "../parts/notices.js";

/** @typedef {import("../store/games.js").Head} Head */

const SHOWN = 3;

/** @param {{head: Head, big: boolean}} props */
function Continue({ head, big }) {
  const table = useTable(head);
  const { seats, game } = head.save;
  return html`<a class="cont ${big ? "cont--big plate" : ""}" href=${`#/play/${head.id}`} data-game=${head.id}>
    <${Mini} game=${game} table=${table} w=${big ? 132 : 120} h=${big ? 148 : 120} />
    <span class="cont-text">
      <span class="title" dir="auto">${titleOf(head)}</span>
      <span class="cont-state"><${State} head=${head} table=${table} /></span>
      <span class="cont-foot">
        <span class="seats">${seats.map((seat) => html`<${Disc} seat=${seat} size=${big ? 26 : 22} />`)}</span>
        <span class="small soft">${ago(head.updated)}</span>
      </span>
    </span>
    ${big && html`<span class="go" aria-hidden="true"><${Icon} name="next" size=${22} /></span>`}
  </a>`;
}

function Continues() {
  const running = listGames({ finished: false });
  if (!running.length) return null;
  const shown = running.slice(0, SHOWN);
  const more = running.length - shown.length;
  return html`<section aria-labelledby="h-continue">
    <h2 class="label section" id="h-continue">
      ${t("page-continue")}
      ${
        more > 0 &&
        html`<a class="more small" href="#/past"
          >${t("page-more-at-anchor", { count: more })}<${Icon} name="next" size=${14}
        /></a>`
      }
    </h2>
    <div class="conts ${shown.length > 1 ? "many" : ""}">
      ${shown.map((head, i) => html`<${Continue} key=${head.id} head=${head} big=${i === 0} />`)}
    </div>
  </section>`;
}

/** @param {{game: any}} props */
const Tile = ({ game }) => html`
  <a class="plate tile" href=${`#/new?game=${game.name}`} data-new=${game.name}>
    <${TileArt} game=${game.name} />
    <span>
      <span class="title">${t(`${game.name}-title`)}</span>
      <span class="name-it">${t(`${game.name}-tagline`)}</span>
      <span class="small soft facts"
        ><${Icon} name="people" size=${15} />${t("page-seats-range", { from: game.seats[0], to: game.seats[1] })}<span
          class="dotsep"
        ></span
        >${t("page-minutes", { minutes: game.minutes })}</span
      >
    </span>
    <span class="go" aria-hidden="true"><${Icon} name="next" size=${22} /></span>
  </a>
`;

const starting = signal(false);

/** The same people, the same options, other luck: one tap. @param {{game: any}} props */
function Again({ game }) {
  const setup = setups.value[game.name];
  if (!setup) return null;
  const start = async () => {
    if (starting.peek()) return;
    starting.value = true;
    try {
      go(`#/play/${await createGame({ game: game.name, ...setup, seed: freshSeed() })}`);
    } catch (cause) {
      tell(failureText(cause));
    }
    starting.value = false;
  };
  const people = setup.seats.map((_, seat) => ({ seat }));
  return html`<button class="way way--again" data-action="again" aria-busy=${starting.value} onClick=${start}>
    <${Icon} name=${starting.value ? "clock" : "people"} size=${24} />
    <span
      ><b>${starting.value ? t("page-new-starting") : t("page-again", { game: { word: `${game.name}-title` } })}</b
      ><span class="small soft">${t("page-names", { who: people }, setup.seats)}</span></span
    >
  </button>`;
}

const Ways = () => html`
  <nav class="home-ways" aria-label=${t("page-more-ways")}>
    <a href="#/past"><${Icon} name="log" size=${22} />${t("page-past")}</a>
    <a href="#/rules"><${Icon} name="rules" size=${22} />${t("page-rules")}</a>
    <a href="#/settings"><${Icon} name="settings" size=${22} />${t("page-settings")}</a>
    <a href="#/about"><${Icon} name="info" size=${22} />${t("page-about")}</a>
  </nav>
`;

const NewGame = () => html`
  <section aria-labelledby="h-new">
    <h2 class="label section" id="h-new">${t("page-new-game")}</h2>
    <div class="shelf">${games.value.map((game) => html`<${Tile} key=${game.name} game=${game} />`)}</div>
    <${Quick} />
  </section>
`;

/** Without a form: as last time, or a lesson. */
function Quick() {
  if (useTurns(2) < 2) return null;
  return html`<div class="box">
    ${games.value.map((game) => html`<${Again} key=${game.name} game=${game} />`)}
    <div class="way learn">
      <${Icon} name="help" size=${24} />
      <span><b>${t("page-learn")}</b><span class="small soft">${t("page-learn-note")}</span></span>
      <span class="learn-games">
        ${games.value
          .filter(({ name }) => manifests[name]?.lesson)
          .map(
            (game) =>
              html`<a
                class="btn"
                href=${`#/learn/${game.name}`}
                aria-label=${t("page-learn-game", { game: { word: `${game.name}-title` } })}
                >${t(`${game.name}-title`)}</a
              >`,
          )}
      </span>
    </div>
  </div>`;
}

const Box = () => html`
  <section aria-labelledby="h-box">
    <h2 class="label section" id="h-box">${t("page-box")}</h2>
    <div class="box">
      <a class="way" href="#/score"
        ><${Icon} name="tally" size=${24} /><span
          ><b>${t("page-score")}</b><span class="small soft">${t("page-score-note")}</span></span
        ></a
      >
      <a class="way" href="#/tools"
        ><${Icon} name="dice" size=${24} /><span
          ><b>${t("page-tools")}</b><span class="small soft">${t("page-tools-note")}</span></span
        ></a
      >
    </div>
  </section>
`;

export default function Home() {
  const finished = listGames({ running: false }).length > 0;
  const turns = useTurns(3);
  return html`
    <${Hero} />
    <main class="home">
      <${UpdateOffer} />
      ${heads.value && html`<${Continues} />`} ${turns > 1 && html`<${NewGame} />`}
      ${
        turns > 2 &&
        html`<${Box} /><${BackupReminder} /><${InstallOffer} finished=${finished} /><${Ways} />
          <footer class="home-foot"><${OfflineLine} /></footer>`
      }
    </main>
  `;
}
