// A part of the page whose file is fetched when it is shown.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { missed } from "./room.ts";

/** Nothing stands there until its file has come. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  return function Later(props: P) {
    const [Part, set] = useState<ComponentType<P> | null>(null);
    useEffect(() => void load().then((it) => set(() => it), missed), []);
    return Part && <Part {...props} />;
  };
}
