// Which screen is shown, and what every screen shares: the drawings' defs, the notices.
import { signal, type Signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { draw } from "./art/draw.ts";
import { seaDefs } from "./art/chart.ts";
import { EMBLEMS, symbols } from "./art/icons.ts";
import { hatchDefs } from "./art/pieces.ts";
import { valueAt } from "./lists.ts";
import { stylesWhole } from "./parts/later-styles.ts";
import { Missing } from "./parts/missing.tsx";
import { Notices } from "./parts/notices.tsx";
import { laidOut, route } from "./router.ts";
import { addedReady } from "./store/added-ready.ts";
import { t, wordsWhole } from "./store/words.tsx";
import { ImportOutcome } from "./screens/past/file.tsx";
import Home from "./screens/home.tsx";

type Screen = FunctionComponent<{ params: Record<string, string> }>;

const LATER: Record<string, () => Promise<{ default: Screen }>> = {
  new: () => import("./screens/new.tsx"),
  play: () => import("./screens/play.tsx"),
  end: () => import("./screens/end.tsx"),
  replay: () => import("./screens/replay.tsx"),
  learn: () => import("./screens/learn.tsx"),
  past: () => import("./screens/past.tsx"),
  rules: () => import("./screens/rules.tsx"),
  settings: () => import("./screens/settings.tsx"),
  about: () => import("./screens/about.tsx"),
  score: () => import("./screens/score.tsx"),
  tools: () => import("./screens/tools.tsx"),
  lay: () => import("./screens/setup-editor.tsx"),
  join: () => import("./screens/join.tsx"),
  nowhere: () => import("./screens/nowhere.tsx"),
};

const loaded: Signal<Record<string, Screen>> = signal({ home: Home });

/** A screen whose file did not come: the network is gone, or a new version has taken the old files away. */
const missing = signal<string | null>(null);

async function load(name: string) {
  try {
    const [{ default: screen }, { cargoDefs }] = await Promise.all([
      valueAt(LATER, name)(),
      import("./art/cargo.ts"),
      wordsWhole(),
      stylesWhole(),
      addedReady(),
    ]);
    missing.value = null;
    cargo.value ??= defsOf(cargoDefs());
    loaded.value = { ...loaded.peek(), [name]: screen };
  } catch (cause) {
    console.error(cause);
    missing.value = name;
  }
}

const defsOf = (what: string) => draw(`<svg class="defs" width="0" height="0" aria-hidden="true">${what}</svg>`);

const defs = defsOf(hatchDefs() + seaDefs + symbols("e", EMBLEMS));

/** Those that home does not need. */
const cargo: Signal<ReturnType<typeof draw> | null> = signal(null);

export function Shell() {
  const { screen, params } = route.value;
  const Now = loaded.value[screen];
  useEffect(() => {
    if (!Now) void load(screen);
  }, [screen, Now]);
  return (
    <>
      {defs}
      {cargo.value}
      <Notices />
      <div id="app" class={`screen screen-${laidOut.value ?? screen}`}>
        {Now ? (
          <Now key={`${screen} ${params.id ?? ""}`} params={params} />
        ) : missing.value === screen ? (
          <Missing />
        ) : (
          <p class="waiting soft">{t("page-loading")}</p>
        )}
      </div>
      <ImportOutcome />
    </>
  );
}
