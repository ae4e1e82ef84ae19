// Whose turn it is on a laid table, and how far that has come.
import { Segments } from "../../parts/choices.tsx";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Who } from "../../play/setup-whose.tsx";
import { t } from "../../store/words.tsx";
import type { Layout } from "./setup-layout.ts";
import type { View } from "./view.d.ts";

const AT: ("turn" | "orders")[] = ["turn", "orders"];

export const Course = ({ now: { layout }, seats, set }: BenchProps<View, Layout>) => (
  <>
    <p class="label">{t("play-pirates-setup-turn")}</p>
    <Who
      label={t("play-pirates-setup-turn")}
      value={layout.turn}
      seats={seats}
      onChange={(turn) => set({ turn, today: { acted: [] } })}
    />
    <Segments
      label={t("play-pirates-setup-moment")}
      className="editor-moment"
      value={layout.moment.at}
      onChange={(at: Layout["moment"]["at"]) => set({ moment: { at }, today: { acted: [] } })}
      among={AT.map((at) => ({ value: at, label: t(`play-pirates-setup-at-${at}`) }))}
    />
  </>
);
