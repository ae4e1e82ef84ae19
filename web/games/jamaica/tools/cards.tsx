// One's own deck: what is in the pile and the hand still, what is played; drawn by the phone, or ticked off by hand.
import { useState } from "preact/hooks";
import { draw } from "../../../art/draw.ts";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import type { Device, Item } from "../../../screens/tools/all.ts";
import { action, halfOfDay } from "../marks.ts";
import { BarButton } from "../../../parts/bar.tsx";
import { say } from "../../../parts/live.ts";
import { t } from "../../../store/words.tsx";
import { useFields } from "../../../screens/tools/kept.ts";
import { draw as drawn } from "../../../screens/tools/luck.ts";
import { HistorySlip, type Roll, withRoll } from "../../../screens/tools/rolls.tsx";

type Stored = { hand: string[]; played: string[]; rolls: Roll[] };

const HALVES = ["morning", "evening"] as const;

/** The deck as it is kept: what is in the hand and what is played; the rest lies in the pile. */
function useDeck(device: Device) {
  const fresh = (): Stored => ({ hand: [], played: [], rolls: [] });
  const { now, set } = useFields(`${device.id}.face`, fresh);
  const { items } = device;
  const words = (id: string) => {
    const { facts = {} } = items.find((item) => item.id === id) ?? {};
    return HALVES.map((half) => t(`jamaica-icon-${facts[half]}`)).join(" · ");
  };
  return {
    now,
    left: items.length - now.hand.length - now.played.length,
    words,
    stateOf: (id: string) => (now.played.includes(id) ? "played" : now.hand.includes(id) ? "hand" : "pile"),
    take() {
      const got = drawn(items, [...now.hand, ...now.played], 1);
      if (!got.length) return;
      set({ hand: [...now.hand, ...got], rolls: withRoll(now.rolls, "draw", got) });
      say(got.map(words).join(", "));
    },
    shuffle() {
      set({ played: [], rolls: withRoll(now.rolls, "shuffle", []) });
      say(t("page-tools-shuffle"));
    },
    /** Played, or back in the pile. */
    turn: (id: string) =>
      now.played.includes(id)
        ? set({ played: now.played.filter((one) => one !== id) })
        : set({ played: [...now.played, id], hand: now.hand.filter((one) => one !== id) }),
    anew: () => set(fresh()),
  };
}

type Deck = ReturnType<typeof useDeck>;

export default function Cards({ device }: { device: Device }) {
  const deck = useDeck(device);
  const { now, left } = deck;
  const [slip, setSlip] = useState(false);
  return (
    <>
      <ToolBar of={device} note={t("jamaica-title")} onAnew={deck.anew}>
        <BarButton icon="tally" label={t("page-tools-history")} onClick={() => setSlip(true)} />
      </ToolBar>
      <main class="device own-deck" data-device={device.id}>
        <p class="deck-counts">
          <span>
            <b class="num" data-left>
              {left}
            </b>{" "}
            {t("page-jam-in-pile")}
          </span>
          <span>
            <b class="num">{now.hand.length}</b> {t("page-jam-in-hand")}
          </span>
          <span>
            <b class="num">{now.played.length}</b> {t("page-jam-played")}
          </span>
        </p>
        <ul class="own-cards">
          {device.items.map((item) => (
            <li key={item.id}>
              <OwnCard item={item} deck={deck} />
            </li>
          ))}
        </ul>
        <p class="small soft device-note">{t("page-jam-cards-how")}</p>
      </main>
      <footer class="device-foot">
        <Act does="shuffle" main={!left} onClick={deck.shuffle}>
          {t("page-tools-shuffle")}
        </Act>
        <Act does="throw" main={left > 0} off={!left} onClick={deck.take}>
          {t("page-tools-do-deck")}
        </Act>
      </footer>
      {slip && <HistorySlip rolls={now.rolls} word={deck.words} onClose={() => setSlip(false)} />}
    </>
  );
}

const OwnCard = ({ item: { id, facts }, deck: { stateOf, words, turn } }: { item: Item; deck: Deck }) => (
  <button
    class={`own-card is-${stateOf(id)}`}
    data-card={id}
    aria-label={`${words(id)}: ${t(`page-jam-state-${stateOf(id)}`)}`}
    onClick={() => turn(id)}
  >
    {HALVES.map((half) => (
      <span class={`own-half ${half}`}>
        {draw(halfOfDay(half, 20))}
        {draw(action(facts[half], 34))}
      </span>
    ))}
  </button>
);
