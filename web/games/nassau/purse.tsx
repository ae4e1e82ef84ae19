// What the captain who is asked has at hand, in one line above the answers.
import { draw } from "../../art/draw.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Seat } from "../../play/types.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import { ITEMS } from "./things.tsx";
import type { View } from "./view.d.ts";

export function aboard(view: View, seat: number) {
  const player = itemAt(view.players, seat);
  const held = Object.entries(player.goods).filter(([, n]) => n > 0);
  return [
    { kind: "provision", n: player.provisions },
    { kind: "crate", n: player.crates },
    ...ITEMS.map((kind) => ({ kind, n: player.items[kind] ?? 0 })).filter(
      ({ kind, n }) => n > 0 || kind === "doubloon" || kind === "rum",
    ),
    ...held.map(([kind, n]) => ({ kind, n })),
    { kind: "sail", n: player.sails },
    { kind: "sailor", n: player.sailors.filter(Boolean).length },
  ];
}

export function Purse({ view, seats, seat }: { view: View; seats: Seat[]; seat: number }) {
  const { standing, laid } = itemAt(view.players, seat);
  const rest = aboard(view, seat);
  const words = [
    t("play-nassau-standing", { n: standing, laid }),
    ...rest.map(({ kind, n }) => t(`nassau-thing-${kind}`, { n })),
  ];
  return (
    <p class="nas-purse">
      <span class="sr">{words.join(", ")}</span>
      <span class="nas-count" aria-hidden="true">
        <Disc seat={itemAt(seats, seat)} size={17} />
        <b class="num">{standing}</b>
      </span>
      {rest.map(({ kind, n }) => (
        <span class={`nas-count${n ? "" : " none"}`} aria-hidden="true">
          {draw(glyph(kind, 17))}
          <b class="num">{n}</b>
        </span>
      ))}
    </p>
  );
}
