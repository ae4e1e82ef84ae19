// Whose turn it is on a laid table, and how far that has come.
import { Picker, Segments } from "../../parts/choices.tsx";
import { Disc } from "../../parts/seats.tsx";
import type { BenchProps } from "../../play/laying.ts";
import { t } from "../../store/words.tsx";
import type { Layout } from "./lay-layout.ts";
import type { View } from "./view.d.ts";

const AT: ("turn" | "orders")[] = ["turn", "orders"];

export const Course = ({ now: { layout }, seats, set }: BenchProps<View, Layout>) => (
  <>
    <p class="label">{t("play-pirates-lay-turn")}</p>
    <Picker
      label={t("play-pirates-lay-turn")}
      className="picker laying-seats"
      value={layout.turn}
      onChange={(turn: number) => set({ turn, today: { acted: [] } })}
      among={seats.map((seat, one) => ({ value: one, name: seat.name, label: <Disc seat={seat} size={26} /> }))}
    />
    <Segments
      label={t("play-pirates-lay-moment")}
      className="laying-moment"
      value={layout.moment.at}
      onChange={(at: Layout["moment"]["at"]) => set({ moment: { at }, today: { acted: [] } })}
      among={AT.map((at) => ({ value: at, label: t(`play-pirates-lay-at-${at}`) }))}
    />
  </>
);
