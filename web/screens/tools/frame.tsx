// What stands round a tool: its bar on top, the buttons at its foot.
import type { ComponentChildren } from "preact";
import { Bar, BarButton } from "../../parts/bar.tsx";
import { Icon } from "../../parts/icon.ts";
import { has, t } from "../../store/words.tsx";

/** @param props  `rules`: the word for the way to its rules; children stand before what all tools may have */
export const ToolBar = ({
  of,
  note = has(of.note) ? t(of.note) : "",
  onAnew,
  rules,
  children,
}: {
  of: { key: string; note: string; game: string; rule?: string };
  note?: string;
  onAnew?: (() => void) | false;
  rules?: string;
  children?: ComponentChildren;
}) => (
  <Bar title={t(of.key)} note={note}>
    {children}
    {onAnew && <BarButton icon="bin" label={t("page-tools-anew")} onClick={onAnew} />}
    {rules && <BarButton icon="rules" label={rules} href={`#/rules/${of.game}?at=${of.rule}`} />}
  </Bar>
);

/** A button by what it does. One that is `off` says so, and a tap at it does nothing. */
export const Act = ({
  does,
  main = false,
  off = false,
  onClick,
  children,
}: {
  does: string;
  main?: boolean;
  off?: boolean;
  onClick: () => unknown;
  children: ComponentChildren;
}) => (
  <button
    class={`btn${main ? " btn--main" : ""}`}
    data-action={does}
    aria-disabled={off ? "true" : undefined}
    onClick={() => !off && onClick()}
  >
    {children}
  </button>
);

/** The foot of a tool of which one only throws, spins or draws. */
export const ThrowFoot = ({ icon, word, onThrow }: { icon?: string; word: string; onThrow: () => void }) => (
  <footer class="device-foot">
    <Act does="throw" main onClick={onThrow}>
      {icon && <Icon name={icon} />}
      {word}
    </Act>
  </footer>
);
