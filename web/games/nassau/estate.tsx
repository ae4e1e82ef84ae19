// What a captain has beside the ship: tavern, hideout, outposts and towers, defeated opponents, tales.
import type { ComponentChildren } from "preact";
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { t } from "../../store/words.tsx";
import { TaleBack, TaleCard } from "./cards.tsx";
import { glyph } from "./glyphs.ts";
import { Count, Things, data, foe, rowsOf } from "./things.tsx";
import type { Player, View } from "./view.d.ts";

/** The slots of the hideout from the top, and what lies in the middle. */
export function Hideout({
  player,
}: {
  player: Pick<Player, "hideout" | "filled"> & { centre: Record<string, number> };
}) {
  const own = data.hideouts.list.find((one: { id: string }) => one.id === player.hideout);
  if (!own) return null;
  const middle = Object.entries(player.centre).filter(([, n]) => n > 0);
  return (
    <ol class="nas-slots">
      {own.slots.map(({ good, value }: { good: string; value: number }, i: number) => (
        <li class={`good good-${good}${i < player.filled ? " filled" : ""}`}>
          {draw(glyph(good, 22))}
          <b class="num">{value}</b>
          <span class="sr">
            {t(`nassau-good-${good}`)}
            {i < player.filled ? `, ${t("play-nassau-filled")}` : ""}
          </span>
        </li>
      ))}
      {middle.length > 0 && (
        <li class="middle">
          <span class="sr">{t("play-nassau-middle")}</span>
          {middle.map(([kind, n]) => (
            <Count kind={kind} n={n} />
          ))}
        </li>
      )}
    </ol>
  );
}

const towersOf = (view: View, seat: number) =>
  view.zones.flatMap(({ zone, towers }) => towers.filter(({ owner }) => owner === seat).map(({ n }) => ({ zone, n })));

const Part = ({ head, children }: { head: string; children: ComponentChildren }) => (
  <section class="nas-part">
    <h3 class="label">{head}</h3>
    {children}
  </section>
);

export function Estate({ view, seat, viewer }: { view: View; seat: number; viewer: number | null }) {
  const player = itemAt(view.players, seat);
  const tables = data.tavern_tables.filter(({ id }: { id: string }) => player.tavern.includes(id));
  return (
    <div class="nas-estate">
      <Part head={t("play-nassau-hand", { n: player.hand.backs.reduce((sum, n) => sum + n, 0) })}>
        <TaleHand player={player} cards={viewer === seat ? player.hand.cards : null} />
      </Part>
      <Part head={t("play-nassau-hideout")}>
        <Hideout player={player} />
      </Part>
      {tables.length > 0 && (
        <Part head={t("play-nassau-tavern")}>
          <ul class="nas-tables">
            {tables.map(({ gain }: { gain: Parameters<typeof rowsOf>[0] }) => (
              <li>
                <Things what={rowsOf(gain)} size={20} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {player.defeated.length > 0 && (
        <Part head={t("play-nassau-defeated")}>
          <ul class="nas-tables">
            {player.defeated.map((id) => {
              const { type, points } = foe(id);
              return (
                <li>
                  {draw(glyph(`foe-${type}`, 22))}
                  <b class="num">{points}</b>
                  <span class="sr">{t(`nassau-opponent-${type}`)}</span>
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      <Coast outposts={player.outposts} towers={towersOf(view, seat)} />
      {player.told.length > 0 && (
        <Part head={t("play-nassau-told")}>
          <ul class="nas-cards small">
            {player.told.map((card) => (
              <li>
                <TaleCard card={card} met={true} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** The tales; `cards`: null where others see only the backs. */
const TaleHand = ({ player, cards }: { player: Player; cards: number[] | null }) =>
  cards ? (
    <ul class="nas-cards small">
      {cards.map((card) => (
        <li>
          <TaleCard card={card} met={player.met?.includes(card) ?? null} />
        </li>
      ))}
    </ul>
  ) : (
    <span class="nas-backs">
      {player.hand.backs.flatMap((n, back) => Array.from({ length: n }, () => <TaleBack back={back} />))}
    </span>
  );

/** Outposts, and towers by their zone. */
const Coast = ({ outposts, towers }: { outposts: number; towers: ReturnType<typeof towersOf> }) =>
  outposts + towers.length > 0 ? (
    <Part head={t("play-nassau-coast")}>
      <ul class="nas-tables">
        {outposts > 0 && (
          <li>
            {draw(glyph("outpost", 22))}
            <b class="num">{outposts}</b>
            <span class="sr">{t("nassau-group-outpost")}</span>
          </li>
        )}
        {towers.map(({ zone, n }) => (
          <li>
            {draw(glyph("tower", 22))}
            <span>{zone}</span>
            <b class="num">{n}</b>
          </li>
        ))}
      </ul>
    </Part>
  ) : null;
