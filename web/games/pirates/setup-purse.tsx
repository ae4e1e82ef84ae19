// Coins of a laid table: those that lie at home, and those in a hold. A touch puts one there, another takes it away.
import { replaced } from "../../lists.ts";
import type { BenchProps } from "../../play/setup-editor.ts";
import { Key } from "../../play/setup-key.tsx";
import { t } from "../../store/words.tsx";
import { cardName } from "./card-name.ts";
import type { Layout } from "./setup-layout.ts";
import type { View } from "./view.d.ts";

const FACES: Record<string, string> = { coin: "coin", unique: "star", crew: "crew", equipment: "gun", event: "star" };

export const pieceWord = (name: string) =>
  FACES[name]
    ? t(`play-pirates-setup-down-${name}`)
    : name.startsWith("coin-")
      ? t(`pirates-${name}`)
      : (cardName(name) ?? name);

/** The coins that may come, whose keys stay where they are, and what lies there, to be taken away one by one. */
export function Pieces({
  label,
  lies,
  onPut,
  values,
  bad = false,
}: {
  label: string;
  lies: string[];
  onPut: (lies: string[]) => void;
  values: number;
  bad?: boolean;
}) {
  const coins = ["coin", ...Array.from({ length: values }, (_, i) => `coin-${i + 1}`)];
  return (
    <div class={bad ? "editor-bad" : ""} role="group" aria-label={label}>
      <p class="label">{label}</p>
      <div class="editor-keys num editor-coins">
        {coins.map((name) => (
          <Key
            key={name}
            id={name}
            name={t("play-pirates-setup-on", { what: pieceWord(name) })}
            onPress={() => onPut([...lies, name])}
          >
            {name.slice(5) || "?"}
          </Key>
        ))}
      </div>
      {lies.length > 0 && (
        <div class="editor-keys editor-pieces">
          {[...new Set(lies)].map((name) => {
            const n = lies.filter((one) => one === name).length;
            return (
              <Key
                key={name}
                id={`off:${name}`}
                name={t("play-pirates-setup-off", { what: pieceWord(name), n })}
                onPress={() => onPut(lies.filter((_, k) => k !== lies.lastIndexOf(name)))}
              >
                {name.startsWith("coin") ? (
                  <span class="pir-coin num">{name.slice(5) || "?"}</span>
                ) : (
                  <small>{pieceWord(name)}</small>
                )}
                {n > 1 && <b class="num">× {n}</b>}
              </Key>
            );
          })}
        </div>
      )}
    </div>
  );
}

export function Purse({ now: { layout, at }, seats, wrong, set }: BenchProps<View, Layout>) {
  const home = layout.islands.findIndex((one) => one.home === at);
  const island = layout.islands[home];
  if (!island) return null;
  return (
    <Pieces
      label={t("play-pirates-setup-purse", { seat: { seat: at } }, seats)}
      lies={island.coins}
      values={layout.coins.length}
      bad={wrong("coins")}
      onPut={(coins) => set({ islands: replaced(layout.islands, home, { ...island, coins }) })}
    />
  );
}
