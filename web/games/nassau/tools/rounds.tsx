// The tiles of a game of four rounds: the Old Salt, the offerings, the Dutchman; one of each is turned up a round.
import { draw as drawing } from "../../../art/draw.ts";
import { say } from "../../../parts/live.ts";
import { t } from "../../../store/words.tsx";
import { Flag } from "../../../screens/tools/asks.tsx";
import { Act, ToolBar } from "../../../screens/tools/frame.tsx";
import { deviceOf } from "../../../screens/tools/all.ts";
import { useFields } from "../../../screens/tools/kept.ts";
import { draw } from "../../../screens/tools/luck.ts";
import { seaArt } from "./chart.ts";

const SALT = "nassau.salt";
const OFFERINGS = "nassau.offerings";
const DUTCHMAN = "nassau.dutchman";
const WEAPONS = "nassau.weapons";
const DECKS = [SALT, OFFERINGS, DUTCHMAN, WEAPONS];
const DUTCH = [DUTCHMAN, WEAPONS];
const ROMAN = ["I", "II", "III", "IV"];

/** what was shuffled, by deck; nobody sees a tile before its round */
type Stored = { tiles: Record<string, string[]> | null; round: number; dutch: boolean };

const shuffled = () =>
  Object.fromEntries(
    DECKS.map((id) => {
      const { items, use } = deviceOf(id);
      return [id, draw(items, [], use ?? items.length)];
    }),
  );

/** The tiles as they were shuffled, and the round that is played. */
function useRounds(id: string) {
  const fresh = (): Stored => ({ tiles: null, round: 0, dutch: DUTCH.includes(id) });
  const { now, set } = useFields("nassau.rounds", fresh);
  const of = deviceOf(SALT).use ?? 0;
  const play = (change: Partial<Stored> & { round: number }) => {
    set(change);
    say(t("page-any-round", { round: change.round, of }));
  };
  return {
    ...now,
    of,
    tileOf: (deck: string, round: number) =>
      deviceOf(deck).items.find((one) => one.id === now.tiles?.[deck]?.[round - 1]),
    begin: () => play({ tiles: shuffled(), round: 1 }),
    next: () => play({ round: now.round + 1 }),
    setDutch: (dutch: boolean) => set({ dutch }),
    anew: () => set({ ...fresh(), dutch: now.dutch }),
  };
}

type Rounded = ReturnType<typeof useRounds>;

export default function Rounds({ id }: { id: string }) {
  const rounds = useRounds(id);
  const { tiles, round, dutch, of } = rounds;
  const offer = rounds.tileOf(OFFERINGS, round);
  return (
    <>
      <ToolBar
        of={{ ...deviceOf(SALT), key: "page-nassau-tiles" }}
        note={round ? t("page-any-round", { round, of }) : undefined}
        onAnew={rounds.anew}
      />
      <main class="device nas-rounds" data-device={id}>
        <Pawns rounds={rounds} />
        <section class="plate nas-round-offer">
          <h2 class="label">{t("nassau-tool-offerings")}</h2>
          <p>{offer?.word ? t(offer.word) : "–"}</p>
          <p class="small soft">{t("page-tools-house")}</p>
        </section>
        <Tiles rounds={rounds} />
        {dutch && tiles && (
          <p class="small">
            {t("nassau-tool-weapons")}:{" "}
            {(tiles[WEAPONS] ?? []).map((one, i) => `${ROMAN[i]} ${t(`nassau-tool-choice-${one}`)}`).join(" · ")}
          </p>
        )}
        <Flag
          id="dutch"
          label={t("nassau-tool-field-dutchman")}
          value={Number(dutch)}
          onChange={(on) => rounds.setDutch(on === 1)}
        />
      </main>
      <footer class="device-foot">
        {round < 1 ? (
          <Act does="throw" main onClick={rounds.begin}>
            {t("page-nassau-shuffle")}
          </Act>
        ) : (
          <Act does="throw" main off={round >= of} onClick={rounds.next}>
            {t("page-nassau-next-round")}
          </Act>
        )}
      </footer>
    </>
  );
}

/** Where the Old Salt and the Dutchman are in this round. */
function Pawns({ rounds: { round, dutch: sails, tileOf } }: { rounds: Rounded }) {
  const [salt, dutch, weapon] = [SALT, DUTCHMAN, WEAPONS].map((deck) => tileOf(deck, round));
  const pawns: Record<string, string> = {};
  if (salt) pawns[salt.id] = "salt";
  if (dutch && sails) pawns[dutch.id] = pawns[dutch.id] ? "both" : "dutch";
  return (
    <div class="nas-round-sea">
      {drawing(seaArt({}, pawns))}
      <ul class="nas-round-now">
        <li>
          <b class="label">{t("nassau-tool-salt")}</b>
          <span class="num">{salt?.id ?? "–"}</span>
        </li>
        {sails && (
          <li>
            <b class="label">{t("nassau-tool-dutchman")}</b>
            <span class="num">{dutch?.id ?? "–"}</span>
            {dutch && <span class="small soft">{t("page-nassau-points", { points: dutch.facts.points })}</span>}
            {weapon?.word && <span class="small">{t(weapon.word)}</span>}
          </li>
        )}
      </ul>
    </div>
  );
}

/** All rounds; what is to come lies face down. */
const Tiles = ({ rounds: { round: now, dutch, of, tileOf } }: { rounds: Rounded }) => (
  <ol class="nas-round-tiles" aria-label={t("nassau-tool-salt")}>
    {ROMAN.slice(0, of).map((roman, i) => {
      const round = i + 1;
      const open = round <= now;
      return (
        <li key={roman} class={round === now ? "now" : open ? "open" : ""}>
          <span class="small">{roman}</span>
          <b class="num">{open ? tileOf(SALT, round)?.id : "?"}</b>
          {dutch && <i class="num">{open ? tileOf(DUTCHMAN, round)?.id : "?"}</i>}
        </li>
      );
    })}
  </ol>
);
