// A number with a smaller and a greater one beside it; a finger that stays goes on.
import { useEffect, useRef } from "preact/hooks";
import { draw } from "../../art/draw.ts";
import { icon } from "../../art/icons.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";

/** When a button that is held begins to go on, and how fast it does, in milliseconds. */
const HELD = 380;
const EVERY = 60;

/** What the two buttons do, as `play-pirates-step` says it, and how they look. */
const KINDS: Record<"count" | "turn" | "helm", { ways: [string, string]; marks: [string, string] }> = {
  count: { ways: ["less", "more"], marks: [icon("minus", 22), icon("plus", 22)] },
  turn: { ways: ["anticlockwise", "clockwise"], marks: [glyph("turnl", 24), glyph("turnr", 24)] },
  helm: { ways: ["port", "starboard"], marks: [glyph("turnl", 24), glyph("turnr", 24)] },
};

export function Steps({
  name,
  label,
  value,
  small,
  step,
  kind = "count",
  by: each = 1,
}: {
  name: string;
  label: string;
  value: string | number;
  small: string;
  step: (by: number) => void;
  kind?: keyof typeof KINDS;
  /** what one step is worth, as it is said */
  by?: number;
}) {
  const { ways, marks } = KINDS[kind];
  const latest = useRef(step);
  latest.current = step;
  const timer = useRef(0);
  const stop = () => clearInterval(timer.current);
  useEffect(() => stop, []);
  const hold = (by: number) => () => {
    stop();
    timer.current = window.setTimeout(
      () => (timer.current = window.setInterval(() => latest.current(by), EVERY)),
      HELD,
    );
  };
  const button = (by: number) => (
    <button
      data-action={`${name}-${by < 0 ? "less" : "more"}`}
      aria-label={t("play-pirates-step", { what: label, way: ways[by < 0 ? 0 : 1], by: each })}
      onClick={() => step(by)}
      onPointerDown={hold(by)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      {draw(marks[by < 0 ? 0 : 1])}
    </button>
  );
  return (
    <div class="pir-stepper" role="group" aria-label={label}>
      {button(-1)}
      <output aria-live="off">
        <b class="num">{value}</b>
        <small>{small}</small>
      </output>
      {button(1)}
    </div>
  );
}
