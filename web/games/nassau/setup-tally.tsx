// A count that is laid with taps: each is one more, and after the most it is the least again.
import type { ComponentChildren } from "preact";
import { Key } from "../../play/setup-key.tsx";
import { t } from "../../store/words.tsx";

export const Tally = ({
  id,
  name,
  n,
  low = 0,
  high,
  bad = false,
  onChange,
  children,
}: {
  id: string;
  name: string;
  n: number;
  low?: number;
  high: number;
  bad?: boolean;
  onChange: (n: number) => void;
  children: ComponentChildren;
}) => (
  <Key id={id} name={t("play-nassau-setup-count", { what: name, n })} onPress={() => onChange(n < high ? n + 1 : low)}>
    <span class={`nas-lay-tally${bad ? " editor-bad" : ""}`}>
      {children}
      <b class="num">{n}</b>
    </span>
  </Key>
);
