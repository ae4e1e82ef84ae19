"""How much hostile input is taken or explained: saves, set-ups, names, options, sheets, tools; then files in a browser.

`python3 build.py bench fuzz` or `python bench/fuzz.py CASES FILES`; 12,000 cases and 200 files when nothing is said.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from hypothesis import HealthCheck, Phase, given, settings  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser import shell  # noqa: E402
from tests.hostile import KINDS, answered, is_sound_or_explained, places, put, requests, sound  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402

ODD = [None, True, -1, 3, 10**30, 1.5, "", "<img src=x onerror=alert(1)>", [], {}, [None], "log", "\u202e"]


def tried(kind: str, cases: int) -> Counter[str]:
    """So many requests of a kind, by what was answered."""
    kept: Counter[str] = Counter()

    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(requests(kind))
    def one(request: dict[str, object]) -> None:
        answer = answered(request)
        kept["taken" if answer["ok"] else answer["error"]["kind"]] += 1
        if not is_sound_or_explained(answer):
            print(json.dumps(request)[:2000], answer["error"]["text"])

    one()
    return kept


def engine(cases: int) -> int:
    """Requests of every kind; each answer is sound, or says what is wrong. Returns the number of faults."""
    wrong = 0
    for kind in KINDS:
        began = perf_counter()
        kept = tried(kind, cases // len(KINDS))
        wrong += kept["bug"]
        print(f"{kind}: {kept.total()} cases in {perf_counter() - began:.0f} s: {dict(kept)}", flush=True)
    return wrong


def files(count: int) -> int:
    """Damaged files handed to the page: no error in the console, nothing there changes, what is whole comes in."""
    rng, troubles = Random(1), list[str]()
    with sync_playwright() as playwright, launch(playwright) as browser:
        server = Server(ROOT / "dist").start()
        page = browser.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.on("dialog", lambda dialog: troubles.append(f"a dialog: {dialog.message}"))
        shell.bring(page, server.url, json.loads(sound("open", "jamaica"))["save"])
        (first,) = shell.ids(page)
        before = shell.log(page, first)
        page.goto(f"{server.url}#/settings")
        taken = 0
        for _ in range(count):
            save = json.loads(sound("open", rng.choice(KINDS["open"])))["save"]
            for _ in range(rng.randint(1, 3)):
                put(save, rng.choice([path for path in places(save) if path]), rng.choice(ODD))
            known = len(shell.ids(page))
            shell.give(page, save)
            page.wait_for_selector("[data-outcome]")
            shell.shut(page)
            taken += len(shell.ids(page)) - known
            if shell.log(page, first) != before or page.locator("img[src=x]").count():
                troubles.append("the game that was here has changed, or a name became markup")
        server.stop()
    print(
        f"files: {count} handed to the page, {taken} taken, {count - taken} explained, troubles: {troubles or 'none'}"
    )
    return len(troubles)


if __name__ == "__main__":
    wanted = [int(text) for text in sys.argv[1:3]]
    failed = engine(wanted[0] if wanted else 12_000) + files(wanted[1] if len(wanted) > 1 else 200)
    sys.exit("some input was neither taken nor explained" if failed else 0)
