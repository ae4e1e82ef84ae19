// Learn by playing: a short game over a fixed seed, with hints beside the decisions. It is a game like any other and
// stands among them.
import games from "games:manifest";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Bar } from "../parts/bar.js";
import { Heading } from "../parts/heading.js";
import { html } from "../parts/html.js";
import { TileArt } from "../parts/tables.js";
import { go } from "../router.js";
import { createGame } from "../store/games.js";
import { names } from "../store/roster.js";
import { t } from "../store/words.js";
import Nowhere from "./nowhere.js";
import { Lost } from "../play/lost.js";

const CREW = ["Anne", "Jack", "Mary", "Bart"];

/** @param {{params: Record<string, string>}} props */
export default function Learn({ params }) {
  return params.game ? html`<${Lesson} key=${params.game} game=${params.game} />` : html`<${Lessons} />`;
}

const Lessons = () => html`
  <${Bar} title=${t("page-learn")} note=${t("page-learn-note")} />
  <main class="page lessons">
    <p class="prose">${t("page-learn-which")}</p>
    <div class="shelf">
      ${Object.keys(games)
        .filter((game) => games[game].lesson)
        .map(
          (game) =>
            html`<a
              class="plate tile"
              key=${game}
              href=${`#/learn/${game}`}
              aria-label=${t("page-learn-game", { game: { word: `${game}-title` } })}
            >
              <${TileArt} game=${game} />
              <span class="tile-text">
                <span class="title">${t(`${game}-title`)}</span>
                <span class="name-it">${t(`${game}-tagline`)}</span>
              </span>
            </a>`,
        )}
    </div>
  </main>
`;

/** @param {{game: string}} props */
function Lesson({ game }) {
  const lost = useSignal(/** @type {any} */ (null));
  const lesson = Object.hasOwn(games, game) ? games[game].lesson : undefined;
  useEffect(() => {
    if (!lesson) return;
    const { seed, options, colours, bots } = lesson;
    const you = names.value[0]?.name ?? CREW[0];
    const others = CREW.filter((name) => name !== you);
    const seats = colours.map((colour, i) => ({
      name: i ? others[i - 1] : you,
      bot: i ? bots[i - 1] : null,
      colour,
      emblem: null,
    }));
    createGame({ game, seats, options, seed, learn: true }).then(
      (id) => go(`#/play/${id}`, { replace: true }),
      (cause) => {
        console.error(cause);
        lost.value = { key: cause.key ?? "page-engine-failed" };
      },
    );
  }, []);
  if (!lesson) return html`<${Nowhere} />`;
  if (lost.value) return html`<${Lost} said=${lost.value} />`;
  return html`<main class="lost">
    <${Heading}>${t(`${game}-title`)}<//>
    <p class="soft">${t("play-learn-making")}</p>
  </main>`;
}
