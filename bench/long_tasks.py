"""Long tasks of the main thread on a phone a quarter as fast: `python bench/long_tasks.py [GAMES] [--answers N]
[--profile] [--dist DIR [DIR]]`.

A person who presses whatever can be pressed plays each game against hard bots, motion on, at the default speed. Told of
each game: how many tasks work for over 50 ms and the longest, while a bot thinks and while what was done is told; with
`--profile` also which functions they ran, and then all of it is slower. The tasks that answer a tap or draw a question
are told apart. Work is the thread's own processor time, times four: Chromium's own slowing would spin through what
other processes take, and so slow a page on a busy machine by more. Two folders are measured by turns; bots think by the
clock, so no two games are the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from bench.count_page import NEXT, build_named  # noqa: E402
from bench.rig import trace  # noqa: E402
from bench.smooth import PLAYER, SLOWER  # noqa: E402
from tools.browsers.browser import EARLY  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

GAMES = {
    "buccaneer": "seats=Anne,bot:hard,bot:hard&groups=2",
    "jamaica": "seats=Anne,bot:hard",
    "nassau": "seats=Anne,bot:hard",
    "plunder": "seats=Anne,bot:hard",
    "pirates": "seats=Anne,bot:hard&quick=1",
}
MOST = 80
"""Milliseconds that no task may work for."""
# when a bot begins and ends to think, when somebody presses, and when answers come and go
MARKS = """
addEventListener("click", () => performance.mark("press"), true);
let before = "no";
new MutationObserver(() => {
  const { thinking } = document.body.dataset;
  if (thinking !== before) performance.mark(thinking === "yes" ? "think" : "thought");
  before = thinking;
}).observe(document, { subtree: true, attributeFilter: ["data-thinking"] });
let asks = true;
new MutationObserver(() => {
  const now = Boolean(document.querySelector(".panel [data-option], .panel [data-pick], [data-action=confirm]"));
  if (now !== asks) performance.mark(now ? "asked" : "answered");
  asks = now;
}).observe(document, { subtree: true, childList: true });
"""


def spans(begun: list[float], done: list[float]) -> list[tuple[float, float]]:
    """From each beginning to the next end."""
    return [(start, min((end for end in done if end > start), default=float("inf"))) for start in begun]


def tasks(browser: Browser, url: str, game: str, answers: int, profile: bool) -> dict[str, list[trace.Task]]:
    """The long tasks of a game: while a bot thinks, while something is told, and while somebody is asked, those among
    them that answer a tap or draw the question."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
    page.add_init_script(EARLY + MARKS)
    page.goto(f"{url}#/new?game={game}&{GAMES[game]}&seed=12&start=1")
    page.wait_for_function("(next) => document.querySelector(next)", arg=NEXT, timeout=120_000)
    page.wait_for_timeout(3000)
    trace.begin(browser, page, profile)
    page.evaluate(PLAYER, {"next": NEXT, "seed": 3, "most": answers, "pause": 300})
    events = trace.end(browser)
    page.close()
    presses = trace.marks(events, "press")
    thoughts = spans(trace.marks(events, "think"), trace.marks(events, "thought"))
    questions = spans(trace.marks(events, "asked"), trace.marks(events, "answered"))
    found: dict[str, list[trace.Task]] = {"thinking": [], "telling": [], "asking": []}
    for task in trace.long_tasks(events, SLOWER):
        start, end = task.start, task.start + task.wall
        answers_tap = any(start <= press <= end for press in presses)
        if answers_tap or any(begun < end and start < done for begun, done in questions):
            found["asking"].append(task)
        else:
            found["thinking" if trace.within(thoughts, start) else "telling"].append(task)
    return found


def main(games: list[str], answers: int, dists: list[Path], profile: bool) -> None:
    if not dists:
        # the measured app does not compress what it serves: all else is as it is shipped
        dists = [build_named()]
    with sync_playwright() as playwright, launch(playwright) as browser:
        for game in games:
            for dist in dists:
                server = Server(dist).start()
                for when, long in tasks(browser, server.url, game, answers, profile).items():
                    long.sort(key=lambda task: -task.work)
                    over = sum(task.work > MOST for task in long)
                    longest = f"{long[0].work:.0f} ms" if long else "none"
                    print(
                        f"{game} ({dist.name}), {when}: {len(long)} over 50 ms, {over} over {MOST}; longest {longest}"
                    )
                    for task in long[:8]:
                        print(f"    {task.told(14)}", flush=True)
                server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="of all five, unless they are named")
    parser.add_argument("--answers", type=int, default=30)
    parser.add_argument("--dist", type=Path, nargs="*", default=[])
    parser.add_argument("--profile", action="store_true", help="tell the functions that long tasks ran")
    asked = parser.parse_args()
    main(asked.games or [*GAMES], asked.answers, asked.dist, asked.profile)
