// The camera's window: what it reads is handed on, and where it cannot look it says why.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icon.ts";
import { buzz } from "../play/feedback.ts";
import { t } from "../store/words.tsx";
import { mistakeOf } from "./mistakes.ts";
import { Wrong } from "./pass-on.tsx";
import { openLens, type Blindness, type Facing } from "./lens.ts";

const BUZZ_MS = 60;

/** The way the person's cameras look, until they turn them round: for as long as the page is open. */
const facing: { now: Facing } = { now: "environment" };

/** @param props  `onLook`: whether there is a picture, told once; `onCode`: of a text that was read, throws what has a `key` */
export function Scan({
  label,
  onLook,
  onCode,
}: {
  label: string;
  onLook?: (sees: boolean) => void;
  onCode: (text: string) => Promise<unknown>;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const side = useSignal(facing.now);
  const blind = useSignal<Blindness | null>(null);
  const wrong = useSignal("");
  const read = useRef("");

  /** The same code is seen twenty times a second: it is tried once, until another is shown. */
  const found = (text: string) => {
    if (text === read.current) return;
    read.current = text;
    wrong.value = "";
    buzz(BUZZ_MS);
    onCode(text).catch((cause) => (wrong.value = mistakeOf(cause)));
  };

  useEffect(() => {
    let isGone = false;
    const lost = (why: Blindness) => {
      if (isGone) return;
      blind.value = why;
      onLook?.(false);
    };
    const lens = openLens(video.current!, side.value, (text) => !isGone && found(text), lost);
    lens.then(() => !isGone && onLook?.(true), lost);
    return () => {
      isGone = true;
      lens.then((it) => it.close()).catch(() => {});
    };
  }, [side.value]);

  if (blind.value) return <Blind why={blind.value} />;
  return (
    <figure class="scan" data-facing={side.value}>
      <video ref={video} muted playsInline aria-label={label} />
      <figcaption class="small">{label}</figcaption>
      <button
        type="button"
        class="btn btn--icon scan-turn"
        aria-label={t("phones-turn-camera")}
        onClick={() => (side.value = facing.now = side.value === "user" ? "environment" : "user")}
      >
        <Icon name="swap" />
      </button>
      {wrong.value && <Wrong said={wrong.value} />}
    </figure>
  );
}

function Blind({ why }: { why: Blindness }) {
  return <p class="soft small scan-blind">{t(`phones-blind-${why}`)}</p>;
}
