// A code for another phone's camera, and the words with which it can be sent on instead.
import { useMemo } from "preact/hooks";
import { qrText, type Code } from "./code.ts";
import { drawn } from "./qr.ts";

/** Black on white by night too: many cameras read nothing else. @param props  `name`: whose phone it is for */
export function CodePicture({ code, name }: { code: Code; name: string }) {
  const { side, path } = useMemo(() => drawn(qrText(code)), [code]);
  return (
    <svg class="code-picture" role="img" aria-label={name} data-side={side} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
