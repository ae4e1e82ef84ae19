// Learn by playing: a short game over a fixed seed, with hints beside the decisions. It is a game like any other and
// stands among them.
import games from "games:manifest";
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { Bar } from "../parts/bar.tsx";
import { Heading } from "../parts/heading.tsx";
import { TileArt } from "../parts/tables.tsx";
import { go } from "../router.ts";
import { createGame } from "../store/games.ts";
import { names } from "../store/roster.ts";
import { t } from "../store/words.tsx";
import Nowhere from "./nowhere.tsx";
import { Lost } from "../play/lost.tsx";
import type { Said } from "../play/types.ts";

const CREW = ["Anne", "Jack", "Mary", "Bart"] as const;

export default function Learn({ params }: { params: Record<string, string> }) {
  return params.game ? <Lesson key={params.game} game={params.game} /> : <Lessons />;
}

const Lessons = () => (
  <>
    <Bar title={t("page-learn")} note={t("page-learn-note")} />
    <main class="page lessons">
      <p class="prose">{t("page-learn-which")}</p>
      <div class="shelf">
        {Object.entries(games)
          .filter(([, { lesson }]) => lesson)
          .map(([game]) => (
            <a
              class="plate tile"
              key={game}
              href={`#/learn/${game}`}
              aria-label={t("page-learn-game", { game: { word: `${game}-title` } })}
            >
              <TileArt game={game} />
              <span class="tile-text">
                <span class="title">{t(`${game}-title`)}</span>
                <span class="name-it">{t(`${game}-tagline`)}</span>
              </span>
            </a>
          ))}
      </div>
    </main>
  </>
);

function Lesson({ game }: { game: string }) {
  const lost = useSignal<Said | null>(null);
  const lesson = Object.hasOwn(games, game) ? games[game]?.lesson : undefined;
  useEffect(() => {
    if (!lesson) return;
    const { seed, options, colours, bots } = lesson;
    const you = names.value[0]?.name ?? CREW[0];
    const others = CREW.filter((name) => name !== you);
    const seats = colours.map((colour, i) => ({
      name: i ? itemAt(others, i - 1) : you,
      bot: bots[i - 1] ?? null,
      colour,
      emblem: null,
    }));
    createGame({ game, seats, options, seed, learn: true }).then(
      (id) => go(`#/play/${id}`, { replace: true }),
      (cause) => {
        console.error(cause);
        lost.value = { key: cause.key ?? "page-engine-failed", args: {} };
      },
    );
  }, []);
  if (!lesson) return <Nowhere />;
  if (lost.value) return <Lost said={lost.value} />;
  return (
    <main class="lost">
      <Heading>{t(`${game}-title`)}</Heading>
      <p class="soft">{t("play-learn-making")}</p>
    </main>
  );
}
