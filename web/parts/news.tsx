// A part of a screen whose text is news whenever it changes. What it holds when it comes was there to be read.
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "./live.ts";
import type { ComponentChildren } from "preact";

export function News({
  tag = "div",
  children,
  ...rest
}: {
  tag?: "div" | "p" | "output" | "article";
  children?: ComponentChildren;
  [attribute: string]: unknown;
}) {
  // whichever it is, its reference and its attributes are those of any element
  const Tag = tag as "div";
  const own = useRef<HTMLDivElement | null>(null);
  const was = useRef<string | null>(null);
  const about = useId();
  useEffect(() => {
    const text = own.current?.innerText.trim().replace(/\s*\n\s*/g, " ") ?? "";
    if (was.current !== null && text !== was.current) say(text, { open: true, about });
    was.current = text;
  });
  return (
    <Tag ref={own} {...rest}>
      {children}
    </Tag>
  );
}
