"""What opening a game costs the page's thread and the worker's, in processor time, with nothing prepared and as people
do it.

Chromium slows only the thread of a page, and refuses to slow a worker ("Operation is only supported for pages"): a game
that opens in 600 ms with the page slowed four times has Python at full speed. So each thread's own processor time is
read from a trace, at full speed, and what a phone of a quarter of the speed would need is four times the sum of both,
for one mostly waits for the other. Processor time also holds on a busy machine, where the clock tells nothing.
`python bench/opening.py ROUNDS [DIST...]`; several folders are opened by turns.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402

import bench.start as start  # noqa: E402

CATEGORIES = ["toplevel", "devtools.timeline", "v8", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
THREADS = {"CrRendererMain": "page", "DedicatedWorker thread": "worker"}
PARTS = {"UpdateLayoutTree": "styles", "Layout": "layout", "PrePaint": "paint", "Paint": "paint", "Layerize": "paint"}
"""The parts of the page's time that are told, and do not lie within each other."""
BEGUN = start.OPENED.replace("location.hash = address", "document.querySelector(address).click()")


def traced(page: Page, session: CDPSession, work: Callable[[], float]) -> tuple[float, Counter[str]]:
    """What the work gives, and the processor milliseconds that it took by thread, and by part of the page's."""
    config = {"recordMode": "recordUntilFull", "includedCategories": CATEGORIES}
    session.send("Tracing.start", {"transferMode": "ReturnAsStream", "traceConfig": config})
    given = work()
    ended: list[Any] = []
    session.once("Tracing.tracingComplete", lambda event: ended.append(event))
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    stream, pieces, more = ended[0]["stream"], [], True
    while more:
        piece = session.send("IO.read", {"handle": stream, "size": 4 << 20})
        pieces.append(piece["data"])
        more = not piece.get("eof")
    session.send("IO.close", {"handle": stream})
    events = json.loads("".join(pieces))["traceEvents"]
    names = {(it["pid"], it["tid"]): it["args"]["name"] for it in events if it["name"] == "thread_name"}
    took: Counter[str] = Counter()
    for event in events:
        thread = THREADS.get(names.get((event["pid"], event["tid"]), ""))
        if thread is None or "tdur" not in event:
            continue
        if event["name"] == TASK:
            took[thread] += event["tdur"] / 1000
        elif thread == "page" and (part := PARTS.get(event["name"])):
            took[part] += event["tdur"] / 1000
    return given, took


def by_link(page: Page, game: str, seed: int) -> Callable[[], float]:
    """A link begins the game as soon as the app is at hand: nothing of it is prepared."""
    start.app_start(page)
    page.wait_for_selector('body[data-offline="ready"]')
    address = f"#/new?game={game}&seats=Anne,Jack,Mary&seed={seed}&start=1"
    return lambda: float(page.evaluate(start.OPENED, address))


def by_form(page: Page, game: str, seed: int) -> Callable[[], float]:
    """The form has been looked at for a while, and is sent off."""
    start.app_start(page)
    page.wait_for_selector('body[data-offline="ready"]')
    page.evaluate("address => void (location.hash = address)", f"#/new?game={game}&seats=Anne,Jack,Mary&seed={seed}")
    page.wait_for_selector("[data-action=start]")
    page.wait_for_timeout(4000)
    return lambda: float(page.evaluate(BEGUN, "[data-action=start]"))


def main(rounds: int, dists: list[Path]) -> None:
    with sync_playwright() as playwright, ExitStack() as stack:
        pages: dict[Path, tuple[Page, CDPSession]] = {}
        for dist in dists:
            start.DIST = dist
            page = stack.enter_context(start.phone(playwright, "allow"))
            pages[dist] = page, page.context.new_cdp_session(page)
        for way in (by_link, by_form):
            found: defaultdict[tuple[str, Path], list[Counter[str]]] = defaultdict(list)
            for turn in range(rounds + 1):
                for game in start.PLAYED:
                    for dist, (page, session) in pages.items():
                        seed = turn + 1000 * (way is by_form)
                        took = traced(page, session, way(page, game, seed))[1]
                        if turn:  # the first one fills the caches
                            found[game, dist].append(took)
            print(f"{way.__name__}: processor ms at full speed, medians of {rounds} (least)")
            for (game, dist), each in found.items():
                told = [
                    f"{part} {statistics.median(one[part] for one in each):4.0f} ({min(one[part] for one in each):.0f})"
                    for part in ("page", "styles", "layout", "paint", "worker")
                ]
                both = min(one["page"] + one["worker"] for one in each)
                print(
                    f"{game:10} {dist.name:12} {', '.join(told)}; a quarter of the speed: {4 * both:.0f} ms", flush=True
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4, [Path(it) for it in sys.argv[2:]] or [ROOT / "dist"])
