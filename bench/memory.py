"""Whether a long evening stays flat: `python3 build.py bench memory` or `python bench/memory.py --help`.

Whole games of each kind in one session of the built app, never loaded again: a person against an easy and a hard
captain, motion off, with the log, a hint, an undo, the replay, the score sheet and the tools looked at between. After
1, 5 and 10 of them, at home and after all garbage has gone: what the page, its worker and Python hold. Then an hour of
a guest's page and of a tablet that watches: games one after the other over their lines, which break off and come back.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402
from playwright.sync_api import TimeoutError as TookTooLong  # noqa: E402

from bench.rig.heap import Gauge, measuring  # noqa: E402
from tests.browser.near.server import near  # noqa: E402
from tests.browser.table import phone  # noqa: E402
from tests.browser.test_phones import begin, meet, press_all  # noqa: E402
from tests.browser.test_phones_watch import watch  # noqa: E402
from tools.chromium import DEFT, launch  # noqa: E402
from tools.server import Server  # noqa: E402

MOMENTS = (1, 5, 10)
FLAT = 1.1
"""What stays is at most so many times as much."""
SEATS = "seats=Anne,bot:easy,bot:hard"
GAMES = {
    "buccaneer": SEATS,
    "jamaica": SEATS,
    "nassau": SEATS,
    "plunder": f"{SEATS}&target=5",
    "pirates": f"{SEATS}&build_total=20&fleets=lot&round_limit=20",
}
TOOLS = {
    "buccaneer": "buccaneer.boarding",
    "jamaica": "jamaica.combat",
    "nassau": "nassau.fight",
    "plunder": "plunder.battle",
    "pirates": "pirates.gold",
}
KEPT = """async (wheels) => {
  const name = (await caches.keys()).find((name) => name.startsWith("compiled@"));
  return name !== undefined && (await (await caches.open(name)).keys()).length === wheels;
}"""
FREE = "[data-option]:not([aria-disabled=true])"
NEXT = f"[data-action=seen], [data-action=lift-curtain], [data-action=confirm], {FREE}"
# whatever can be pressed, by a person who knows no game; -1 when nothing can for long
PLAYER = """async ({ next, seed, most, hurried }) => {
  let state = seed + 1, answers = 0, idle = performance.now();
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  while (answers < most && document.body.dataset.screen !== "end") {
    if (hurried) document.querySelector("[data-action=hurry]")?.click();
    const offered = document.querySelectorAll(next);
    if (offered.length) {
      offered[Math.floor(random() * offered.length)].click();
      answers++;
      idle = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (performance.now() > idle + 120000) return -1;
  }
  return document.body.dataset.screen === "end" ? 0 : answers;
}"""
SHOWN = ("page", "loose", "listeners", "worker", "files", "wasm", "python", "objects", "process")


class Evening:
    """One session of the app."""

    def __init__(self, page: Page, server: Server, *, hurried: bool) -> None:
        self.page, self.server, self.hurried = page, server, hurried

    def to(self, address: str, shows: str) -> None:
        self.page.evaluate("(address) => void (location.hash = address)", address)
        # a handle to the element would keep the whole screen in memory
        self.page.locator(shows).first.wait_for(state="attached", timeout=120_000)

    def play(self, game: str, seed: int) -> None:
        self.to(f"#/new?game={game}&{GAMES[game]}&seed={seed}&start=1", NEXT)
        for turn in range(200):
            given = {"next": NEXT, "seed": seed * 1000 + turn, "most": 12, "hurried": self.hurried}
            answers = self.page.evaluate(PLAYER, given)
            if answers < 0:
                raise SystemExit(f"{game}: nothing to press")
            if not answers:
                break
            self.look(turn)
        self.after(game)

    def look(self, turn: int) -> None:
        """The log, a hint or an undo, by turns."""
        what = ("log", "hint", "undo")[turn % 3]
        button = self.page.locator(f"[data-action={what}]:not([aria-disabled=true])").first
        try:
            button.click(timeout=500)
        except TookTooLong:  # it is not this person's turn, or the game is over
            return
        self.page.wait_for_timeout(100)
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def after(self, game: str) -> None:
        """The end, its replay, the score sheet, the tools, and home."""
        page = self.page
        ident = page.evaluate("location.hash.split('/')[2]")
        self.to(f"#/replay/{ident}", "[data-action=replay-last]")
        for key in ("last", "back", "back", "first", "next", "next"):
            page.locator(f"[data-action=replay-{key}]").click()
            page.wait_for_timeout(50)
        self.to(f"#/sheet?game={game}", "[data-action=details]")
        self.to("#/tools", "[data-belt]")
        self.to(f"#/tools/{TOOLS[game]}", "body[data-screen=tool]")
        self.to("#/past", "main")
        self.to("#/", f"[data-new={game}]")
        page.wait_for_timeout(1500)  # what was left goes a moment later


Rows = dict[str, dict[str, float]]
"""What was held, by when."""


def table(rows: Rows, name: str) -> None:
    """Prints what was held, and whether it was flat at last."""
    names = [one for one in SHOWN if one in next(iter(rows.values()))]
    print(f"{name:24}" + " ".join(f"{one:>9}" for one in names))
    for when, row in rows.items():
        print(f"  {when:22}" + " ".join(f"{row[one]:9.2f}" for one in names), flush=True)
    if len(rows) > 1:
        first, last = list(rows.values())[-2:]
        grown = [one for one in names if last[one] > FLAT * first[one]]
        print(f"  {', '.join(grown) or 'nothing'} grew by over 10 % at last", flush=True)


def start(browser: Browser, server: Server) -> None:
    """A first visit, to the end of what is done in idle time, and the next start."""
    page = browser.new_context(reduced_motion="reduce", locale="en-GB").new_page()
    gauge, rows = Gauge(page, browser), Rows()
    wheels = len([*server.folder.glob("engine-*/*.whl")])
    for when in ("first start", "next start"):
        page.goto("about:blank")
        page.goto(server.url)
        page.wait_for_selector('body[data-engine="ready"]', timeout=120_000)
        rows[when] = gauge.read()
        page.wait_for_selector('body[data-offline="ready"]', timeout=240_000)
        rows[f"{when}, stored"] = gauge.read()
        while not page.evaluate(KEPT, wheels):
            page.wait_for_timeout(500)
        rows[f"{when}, compiled"] = gauge.read()
    page.context.close()
    table(rows, "a first visit")


def evening(browser: Browser, server: Server, games: list[str], most: int, *, hurried: bool, snapshots: bool) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, reduced_motion="reduce", service_workers="block", locale="en-GB"
    )
    context.add_init_script(DEFT)
    page = context.new_page()
    gauge = Gauge(page, browser)
    page.goto(server.url)
    page.wait_for_selector('body[data-engine="ready"]', timeout=120_000)
    whole = Evening(page, server, hurried=hurried)
    table({"before the first": gauge.read()}, "home")
    for game in games:
        rows = Rows()
        kinds: list[Counter[str]] = []
        for count in range(1, most + 1):
            whole.play(game, 100 + count)
            if count in MOMENTS or count == most:
                rows[f"{count} games"] = gauge.read()
                if snapshots:
                    kinds.append(gauge.kinds())
        table(rows, game)
        if len(kinds) > 1:
            more = kinds[-1] - kinds[-2]
            print("  more of: " + ", ".join(f"{n} {what}" for what, n in more.most_common(25)))
    context.close()


# keeps no connection but the one in use, by which a line can be broken off
LINES = """{
  const made = RTCPeerConnection;
  window.opened = 0;
  window.RTCPeerConnection = class extends made {
    createDataChannel(...how) {
      const channel = super.createDataChannel(...how);
      channel.addEventListener("open", () => {
        window.opened++;
        window.latest = this;
      });
      return channel;
    }
  };
}"""
BREAKS = 4
"""How often each line breaks off in a game."""
HOSTED = "Anne,phone:Jack,bot:easy"


class Company:
    """A phone that holds a table of several phones, a guest's, and a tablet that watches."""

    def __init__(self, browser: Browser, server: Server, game: str) -> None:
        self.pages, self.gauges = list[Page](), list[Gauge]()
        for _ in range(3):
            context = browser.new_context(
                viewport={"width": 390, "height": 844},
                reduced_motion="reduce",
                service_workers="block",
                permissions=["camera"],
            )
            page = phone(lambda context=context, **_: context.new_page(), server)
            page.add_init_script(DEFT + LINES)
            page.clock.install()
            self.gauges.append(Gauge(page, browser))
            self.pages.append(page)
        self.host, self.guest, self.tablet = self.pages
        begin(self.host, server, game, HOSTED)
        meet(self.host, self.guest, server, 1)
        watch(self.host, self.tablet, server)
        self.host.keyboard.press("Escape")

    def play(self, breaks: int) -> None:
        """A whole game, in which each line breaks off so many times, to the screens that tell its end."""
        for _ in range(breaks):
            press_all([self.host, self.guest], most=6)
            for page in (self.guest, self.tablet):
                self.cut(page)
        press_all([self.host, self.guest, self.tablet], most=1000)

    def again(self) -> None:
        """The same captains begin another."""
        self.host.click("[data-action=rematch]")
        for page in (self.guest, self.tablet):
            expect(page.locator("[data-ended]")).to_have_count(0, timeout=60_000)

    def cut(self, page: Page) -> None:
        """The line of a phone breaks off, and comes back by what lies by."""
        before = page.evaluate("window.opened")
        page.evaluate("window.latest.close()")
        end = monotonic() + 60
        while page.evaluate("window.opened") == before:
            if monotonic() > end:
                raise SystemExit("a phone does not come back")
            page.wait_for_timeout(100)
        page.wait_for_timeout(300)  # until the next is agreed upon

    def rest(self, minutes: int) -> None:
        """Nobody does anything; the clocks of all go on together, faster than ours."""
        for _ in range(minutes * 30):
            for page in self.pages:
                page.clock.run_for(2000)

    def read(self) -> list[dict[str, float]]:
        return [gauge.read(python=False) for gauge in self.gauges]


def company(browser: Browser, server: Server, game: str, games: int, minutes: int) -> None:
    them = Company(browser, server, game)
    told: dict[str, Rows] = {"host": {}, "guest": {}, "tablet": {}}
    for count in range(1, games + 1):
        them.play(breaks=BREAKS)
        if count in MOMENTS or count == games:
            for rows, held in zip(told.values(), them.read(), strict=True):
                rows[f"{count} games"] = held
        them.again()
    for who, rows in told.items():
        table(rows, who)
    them.host.wait_for_timeout(5000)  # the next game is on its way to all screens
    before = them.read()
    them.rest(minutes)
    for who, first, last in zip(told, before, them.read(), strict=True):
        table({"when all rest": first, f"{minutes} minutes later": last}, who)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--most", type=int, default=10, help="how many games of each kind")
    parser.add_argument("--hurried", action="store_true", help="each thought of a captain is cut short")
    parser.add_argument("--near", action="store_true", help="Python runs beside the browser: the page alone is asked")
    parser.add_argument("--snapshots", action="store_true", help="tell what the page has more of")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--start", action="store_true", help="instead: a first visit and the next start")
    parser.add_argument("--phones", type=int, default=0, help="instead: so many games of several phones")
    parser.add_argument("--minutes", type=int, default=60, help="and so long nobody does anything")
    asked = parser.parse_args()
    with sync_playwright() as playwright, launch(playwright) as browser:
        how = {"hurried": asked.hurried, "snapshots": asked.snapshots}
        if asked.phones:
            with near(asked.dist) as server:
                company(browser, server, asked.games[0], asked.phones, asked.minutes)
        elif asked.start:
            shipped = measuring(Server(asked.dist)).start()
            start(browser, shipped)
            shipped.stop()
        elif asked.near:
            with near(asked.dist) as server:
                evening(browser, server, asked.games, asked.most, **how)
        else:
            shipped = measuring(Server(asked.dist)).start()
            evening(browser, shipped, asked.games, asked.most, **how)
            shipped.stop()


if __name__ == "__main__":
    main()
