"""How smooth it feels on a slow phone: `python3 build.py bench smooth`.

Chromium with its processor slowed four times: from a tap to the picture that answers it, over whole games; and the
longest tasks of the main thread while a bot thinks. What it holds after many games: memory.py.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402

from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

SLOWER = 4
FREE = "[data-option]:not([aria-disabled=true])"
NEXT = f"[data-action=seen], [data-action=lift-curtain], [data-action=confirm], {FREE}"
# a tap is answered when the next frame after a change of the page is drawn; the look comes before the app's own frames,
# for what those put off until they are drawn is no part of the answer
WATCH = """
window.taps = []; window.silent = 0; window.tasks = []; window.thoughts = []; window.presses = [];
let waiting = null;
addEventListener("click", (event) => {
  const began = event.timeStamp;
  window.presses.push(began);
  // what was chosen already is tapped once more, and nothing changes
  if (waiting) {
    waiting.disconnect();
    window.silent++;
  }
  let changed = false;
  const look = new MutationObserver(() => {
    look.disconnect();
    waiting = null;
    changed = true;
  });
  const frame = () => {
    if (changed) setTimeout(() => window.taps.push(performance.now() - began));
    else if (waiting === look) requestAnimationFrame(frame);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  look.observe(document.getElementById("app"), all);
  waiting = look;
  requestAnimationFrame(frame);
}, true);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.tasks.push([entry.startTime, entry.duration]);
}).observe({ type: "longtask" });
new MutationObserver(() => {
  const thinks = document.body.dataset.thinking === "yes";
  const last = window.thoughts.at(-1);
  if (thinks && last?.length !== 1) window.thoughts.push([performance.now()]);
  if (!thinks && last?.length === 1) last.push(performance.now());
}).observe(document, { subtree: true, attributeFilter: ["data-thinking"] });
"""
# a person who presses whatever can be pressed; -1 when nothing can for long
PLAYER = """async ({ next, seed, most, pause }) => {
  let state = seed + 1, answers = 0, idle = performance.now();
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  while (answers < most && document.body.dataset.screen !== "end") {
    const offered = document.querySelectorAll(next);
    if (offered.length) {
      offered[Math.floor(random() * offered.length)].click();
      answers++;
      idle = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (performance.now() > idle + 90000) return -1;
  }
  return answers;
}"""
GAMES = {"buccaneer": "seats=Anne,Jack,Mary", "jamaica": "seats=Anne,Jack,Mary"}
AGAINST_BOTS = {"buccaneer": "seats=Anne,bot:normal,bot:hard", "jamaica": "seats=Anne,bot:normal,bot:hard"}


def begin(page: Page, server: Server, game: str, seats: str, seed: int) -> None:
    page.goto(f"{server.url}#/new?game={game}&{seats}&seed={seed}&start=1")
    # a handle to the element would keep the whole screen in memory
    page.locator(NEXT).first.wait_for(timeout=120_000)


def played(page: Page, seed: int, most: int = 10_000, pause: int = 300) -> int:
    """Presses on until the game is over, `pause` milliseconds between two looks; how many answers that took."""
    answers: int = page.evaluate(PLAYER, {"next": NEXT, "seed": seed, "most": most, "pause": pause})
    if answers < 0:
        raise SystemExit("nothing to press")
    return answers


def slowed(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def taps(page: Page, server: Server) -> None:
    slowed(page)
    for game, seats in GAMES.items():
        begin(page, server, game, seats, 11)
        page.evaluate("void (window.taps = [], window.silent = 0)")
        played(page, 1)
        times: list[float] = page.evaluate("window.taps")
        print(
            f"{game}: {len(times)} taps at a quarter of the speed: median {statistics.median(times):.0f} ms, "
            f"95 % within {percentile(times, 0.95):.0f} ms, the longest {max(times):.0f} ms (wanted: 95 % within 150); "
            f"{page.evaluate('window.silent')} taps changed nothing before the next",
            flush=True,
        )


def thinking(page: Page, server: Server) -> None:
    """What runs on the main thread while a bot thinks: the telling of the move before may be among it. The task that
    answers a tap is not: it is measured among the taps."""
    slowed(page)
    for game, seats in AGAINST_BOTS.items():
        begin(page, server, game, seats, 12)
        page.evaluate("void (window.tasks = [], window.thoughts = [])")
        played(page, 2, 40)
        thoughts: list[list[float]] = [span for span in page.evaluate("window.thoughts") if len(span) == 2]
        tasks: list[list[float]] = page.evaluate("window.tasks")
        presses: list[float] = page.evaluate("window.presses")
        of_bots = [
            (start, length)
            for start, length in tasks
            if any(begun <= start < done for begun, done in thoughts)
            and not any(start <= press <= start + length for press in presses)
        ]
        long = sorted((round(length) for _, length in of_bots), reverse=True)
        spent = sum(done - begun for begun, done in thoughts) / 1e3
        print(
            f"{game}, two bots: {len(thoughts)} thoughts of {spent:.0f} s in all at a quarter of the speed, "
            f"{len(long)} tasks above 50 ms in them (wanted: none); the longest {long[:8]} ms",
            flush=True,
        )


def main() -> None:
    server = Server(ROOT / "dist").start()
    with sync_playwright() as playwright, launch(playwright) as browser:
        for part in (taps, thinking):
            page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
            page.add_init_script(WATCH)
            part(page, server)
            page.close()
    server.stop()


if __name__ == "__main__":
    main()
