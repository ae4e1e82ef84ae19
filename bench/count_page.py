"""What a tap costs the page, in counts that hold on every machine: `python bench/count_page.py [--write] [GAMES]`.

A fixed game of each room is played by people through the built page, its engine near by, without motion. Counted are
calls of the page's functions (V8's precise coverage), renders of components, elements that come into the document, and
elements that stand there after each tap. `tests/browser/counts.json` holds the figures, `tests/browser/test_counts.py`
holds the page to them; `--write` writes them anew.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypedDict

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.near.server import near  # noqa: E402
from tests.browser.table import FREE  # noqa: E402
from tools.browsers.browser import EARLY  # noqa: E402
from tools.chromium import launch  # noqa: E402

NAMED = ROOT / "build" / "named"
"""The built app with the names of its functions."""
FIGURES = ROOT / "tests" / "browser" / "counts.json"
TAPS = 30
LOT = 31_676
"""By which the taps are drawn."""
GAMES = {
    "buccaneer": "seats=Anne,Jack,Mary&groups=2",
    "jamaica": "seats=Anne,Jack",
    "nassau": "seats=Anne,Jack",
    "plunder": "seats=Anne,Jack",
    "pirates": "seats=Anne,Jack&quick=1",
}
NEXT = f"""[data-action=seen], [data-action=lift-curtain], [data-action=confirm], {FREE},
.panel-options [data-pick], .panel-options .btn--main:not([aria-disabled=true])"""
NOTED = 0.002
"""The share of all calls from which on a function's own figure is kept."""

# Before the page starts: the first assignment of preact's hook for a render is that of its own hooks, onto its options.
# What the page still waits for is counted, so that the next tap comes when nothing is under way.
COUNTERS = """
window.counts = { renders: {}, elements: 0, waits: 0 };
Object.defineProperty(Object.prototype, "__r", {
  configurable: true,
  set(render) {
    delete Object.prototype.__r;
    this.__r = (vnode) => {
      const { name } = vnode.type;
      counts.renders[name] = (counts.renders[name] ?? 0) + 1;
      return render(vnode);
    };
  },
});
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element) counts.elements += 1 + node.querySelectorAll("*").length;
}).observe(document, { subtree: true, childList: true });
{
  const ask = window.fetch;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  window.fetch = async (...how) => {
    counts.waits++;
    try {
      const answer = await ask(...how);
      const { status, headers } = answer;
      const body = await answer.blob();
      // an answer comes after the picture of the tap, as on a phone, however fast this machine is
      await painted();
      await painted();
      return new Response(body, { status, headers });
    } finally {
      counts.waits--;
    }
  };
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...how) {
    const made = begin.apply(this, how);
    counts.waits++;
    for (const end of ["complete", "abort"]) made.addEventListener(end, () => counts.waits--);
    return made;
  };
}
globalThis.requestIdleCallback = () => 0;
"""
# taps by lot, each when the one before has led to all that it leads to; what was tapped, and what stood then
PLAYER = """async ({ next, seed, most }) => {
  let state = seed;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const seen = () => Object.values(counts.renders).reduce((sum, n) => sum + n, counts.elements);
  const settled = async () => {
    for (let still = 0, last = -1; still < 4 || !document.querySelector(next); ) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
      still = seen() === last && !counts.waits ? still + 1 : 0;
      last = seen();
      if (document.body.dataset.screen === "end") return;
    }
  };
  await settled();
  Object.assign(counts, { renders: {}, elements: 0 });
  const taps = [];
  while (taps.length < most && document.body.dataset.screen !== "end") {
    const before = [seen() - counts.elements, counts.elements];
    const offered = document.querySelectorAll(next);
    const one = offered[Math.floor(random() * offered.length)];
    const name = one.dataset.option ?? one.dataset.action ?? one.dataset.pick ?? one.className;
    one.click();
    await settled();
    const { elements } = counts;
    const stand = document.querySelectorAll("*").length;
    taps.push([name, seen() - elements - before[0], elements - before[1], stand]);
  }
  return { taps, renders: counts.renders };
}"""

Tap = tuple[str, int, int, int]
Figure = Literal["calls", "renders", "elements", "standing"]
Parts = Literal["by_function", "by_component"]
FIGURES_OF: dict[Figure, Parts | None] = {
    "calls": "by_function",
    "renders": "by_component",
    "elements": None,
    "standing": None,
}
"""What is guarded, and what each is made of."""


class Counts(TypedDict):
    """Of one game. `elements` come into the document, `standing` is their number after each tap, added up."""

    calls: int
    renders: int
    elements: int
    standing: int
    by_function: dict[str, int]
    by_component: dict[str, int]


def names(functions: Iterable[dict[str, Any]]) -> Counter[str]:
    """Calls by name: one without a name counts for the named one that it stands in."""
    calls: Counter[str] = Counter()
    around: list[tuple[int, str]] = []
    spans = [(it["ranges"][0], it["functionName"]) for it in functions]
    for span, name in sorted(spans, key=lambda it: (it[0]["startOffset"], -it[0]["endOffset"])):
        while around and around[-1][0] <= span["startOffset"]:
            around.pop()
        known = name or (around[-1][1] if around else "(top)")
        around.append((span["endOffset"], known))
        calls[known] += span["count"]
    return calls


def count(browser: Browser, url: str, game: str, taps: int = TAPS) -> tuple[Counts, list[Tap]]:
    """The figures of a game, and of each tap its name, renders, new elements and elements that stand after it."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce", service_workers="block"
    )
    try:
        context.add_init_script(EARLY + COUNTERS)
        page = context.new_page()
        profiler = context.new_cdp_session(page)
        profiler.send("Profiler.enable")
        profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        page.goto(f"{url}#/new?game={game}&{GAMES[game]}&seed=7&start=1")
        page.wait_for_function("(next) => document.querySelector(next) && !counts.waits", arg=NEXT, timeout=120_000)
        profiler.send("Profiler.takePreciseCoverage")
        played = page.evaluate(PLAYER, {"next": NEXT, "seed": LOT, "most": taps})
        scripts = profiler.send("Profiler.takePreciseCoverage")["result"]
    finally:
        context.close()
    calls: Counter[str] = Counter()
    for script in scripts:
        if "/assets/" in script["url"]:
            calls += names(script["functions"])
    total = calls.total()
    counts: Counts = {
        "calls": total,
        "renders": sum(played["renders"].values()),
        "elements": sum(tap[2] for tap in played["taps"]),
        "standing": sum(tap[3] for tap in played["taps"]),
        "by_function": {name: n for name, n in sorted(calls.items()) if n >= NOTED * total},
        "by_component": dict(sorted(played["renders"].items())),
    }
    return counts, played["taps"]


def grown(before: Counts, now: Counts, most: float = 0.03) -> list[str]:
    """Which figures have grown by more than this share, and which functions or components that comes from."""
    told = []
    for figure, parts in FIGURES_OF.items():
        was, is_now = before[figure], now[figure]
        if is_now <= was * (1 + most):
            continue
        told.append(f"{figure} grew by {is_now / was - 1:.1%}, from {was:,} to {is_now:,}")
        if parts:
            old, new = before[parts], now[parts]
            more = [name for name in new if new[name] > old.get(name, 0)]
            more = sorted(more, key=lambda name: old.get(name, 0) - new[name])[:5]
            told += [f"  {name}: from {old.get(name, 0):,} to {new[name]:,}" for name in more]
    return told


def build_named() -> Path:
    """The app as it is, with the names of its functions."""
    subprocess.run([sys.executable, "tools/make.py", "--names", "--out", str(NAMED)], cwd=ROOT, check=True)
    return NAMED


def main(write: bool, games: list[str]) -> None:
    figures: dict[str, Counts] = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    plain = ["--js-flags=--liftoff-only --no-turbofan --no-maglev"]
    with near(build_named()) as site, sync_playwright() as playwright, launch(playwright, plain) as browser:
        for game in games:
            counts, taps = count(browser, site.url, game)
            print(f"{game}: " + ", ".join(f"{counts[figure]:,} {figure}" for figure in FIGURES_OF), flush=True)
            for name, renders, elements, standing in taps:
                print(f"  {renders:5} renders {elements:5} elements {standing:5} stand  {name}")
            figures[game] = counts
    if write:
        FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="the figures to which tests hold the page")
    parser.add_argument("games", nargs="*", metavar="GAME", help="of all five, unless they are named")
    asked = parser.parse_args()
    main(asked.write, asked.games or [*GAMES])
