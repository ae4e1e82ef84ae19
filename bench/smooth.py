"""How smooth it feels on a slow phone: `python3 build.py bench smooth`.

Chromium with its processor slowed four times: from a tap to the picture that answers it, over whole games.
`bench/long_tasks.py` measures the long tasks between the taps, `bench/memory.py` what is held after many games.
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
window.taps = []; window.silent = 0;
let waiting = null;
addEventListener("click", (event) => {
  const began = event.timeStamp;
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


def main() -> None:
    server = Server(ROOT / "dist").start()
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
        page.add_init_script(WATCH)
        taps(page, server)
        page.close()
    server.stop()


if __name__ == "__main__":
    main()
