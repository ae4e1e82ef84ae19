// A code for another phone's camera, and the words with which it can be sent on instead.
import { useMemo } from "preact/hooks";
import { linkTo, qrText, type Code } from "./code.ts";
import { drawn } from "./qr.ts";

/** Whether this app was opened from a site that another phone can open too: then any camera leads there, and into the app. */
export const isOnSite = ({ protocol, hostname }: { protocol: string; hostname: string } = location) =>
  protocol === "https:" &&
  hostname.includes(".") &&
  !/^[\d.]+$|:|\.(?:local|lan|home|internal|localhost)$/.test(hostname);

/** What another phone reads: a code that invites is a link where any camera can follow it; an answer is read by Flibuste alone. */
export const readBy = (code: Code, page: Pick<Location, "href" | "protocol" | "hostname"> = location) =>
  code.kind !== "answer" && isOnSite(page) ? linkTo(code, page.href) : qrText(code);

/** Black on white by night too: many cameras read nothing else. @param props  `name`: whose phone it is for */
export function CodePicture({ code, name }: { code: Code; name: string }) {
  const { side, path } = useMemo(() => drawn(readBy(code)), [code]);
  return (
    <svg class="code-picture" role="img" aria-label={name} data-side={side} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
