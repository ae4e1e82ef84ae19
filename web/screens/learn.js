// Learn by playing: a short game over a fixed seed, with hints beside the decisions. It is a game like any other and
// stands among them.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { html } from "../parts/html.js";
import { Unknown } from "../parts/missing.js";
import { go } from "../router.js";
import { createGame } from "../store/games.js";
import { names } from "../store/roster.js";
import { t } from "../store/words.js";
import { Lost } from "../play/lost.js";

/** What is laid out for the first game of each: short, against the bots that look one move ahead.
 * @type {Record<string, {seed: number, options: Record<string, any>, colours: string[], bots: string[]}>} */
const LESSONS = {
  buccaneer: { seed: 11, options: { groups: 2, start: 0 }, colours: ["red", "blue", "yellow"], bots: ["easy", "easy"] },
  jamaica: { seed: 5, options: { start: 0 }, colours: ["red", "blue", "yellow"], bots: ["easy", "easy"] },
};

const CREW = ["Anne", "Jack", "Mary", "Bart"];

/** @param {{params: Record<string, string>}} props */
export default function Learn({ params }) {
  const lost = useSignal(/** @type {any} */ (null));
  const game = params.game ?? "buccaneer";
  const there = Object.hasOwn(LESSONS, game);
  useEffect(() => {
    if (!there) return;
    const { seed, options, colours, bots } = LESSONS[game];
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
  if (!there) return html`<${Unknown} />`;
  if (lost.value) return html`<${Lost} said=${lost.value} />`;
  return html`<main class="lost">
    <h1 class="title" tabindex="-1">${t(`${game}-title`)}</h1>
    <p class="soft">${t("play-learn-making")}</p>
  </main>`;
}
