"""Takes pictures of every screen, by day and by night, in each language, into build/shots/.

python3 build.py shots [--only NAME ...] [--size 390x844] [--hour day] [--language en]
python3 build.py shots --moving   a capture, a boarding, a sailing at the default speed, picture by picture
python3 build.py shots --store    the pictures of install dialogs (web/art/screenshots/) and of the README
"""

from __future__ import annotations

import argparse
import re
import sys
from base64 import b64encode
from dataclasses import dataclass
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from flibuste.words import STANDARD
from tools.chromium import DEFT, launch
from tools.environment import BUILD, ROOT, say
from tools.server import Server


@dataclass(frozen=True)
class Shot:
    """One screen: where it is, what has to be played and clicked before it shows."""

    name: str
    link: str
    plays: int = 0  # decisions answered first; -1 plays to the end
    until: str = ""  # or: decisions answered until this is there
    clicks: tuple[str, ...] = ()


SOLO = "#/new?game=buccaneer&seats=Anne,bot:normal,bot:easy&seed=7&start=1"
HANDS = "#/new?game=buccaneer&seats=Anne,Jack,Mary,Olivier&seed=3&start=1"

CONFIRM = '[data-action="confirm"]'
BOARD = '[data-option^="board:"]:not([aria-disabled=true])'

CAPTURE = '[data-option^="capture:"]:not([aria-disabled=true])'

RACE = "#/new?game=jamaica&seats=Anne,bot:normal,bot:easy,bot:easy&seed=7&start=1"
CREW = "#/new?game=jamaica&seats=Anne,bot:normal,bot:easy&crew=1&seed=8&start=1"
FORK = "#/new?game=jamaica&seats=Anne,Jack&seed=12&start=1"  # the first move has two ways
CARD = '[data-option^="card:"]'
DICE = '[data-option^="dice:"]'
ROUTE = '[data-option^="sail:"]'
POWDER = '[data-option^="powder:"]'

TOWN = "#/new?game=nassau&seats=Anne,bot:normal,bot:easy&seed=7&start=1"
SEA = "#/new?game=plunder&seats=Anne,bot:normal,bot:easy&seed=7&start=1"
TABLE = "#/new?game=pirates&seats=Anne,bot:normal&quick=1&seed=5&start=1"
DUEL = "#/new?game=pirates&seats=Anne,bot:normal&build_total=40&seed=5&start=1"
READY = '[data-option="ready"]'

# Every screen of the app; a new screen is a new line.
SCREENS = (
    Shot("home", "#/"),
    Shot("new", "#/new?game=buccaneer"),
    Shot("play", SOLO),
    Shot("play-later", SOLO, plays=6),
    Shot("play-hands", HANDS, plays=8),
    Shot("play-held", HANDS, plays=8, clicks=(".unit.lit",)),
    Shot("boarding", HANDS, until=BOARD, clicks=(BOARD,)),
    Shot("boarding-open", HANDS + "&open_crews=1", until=BOARD, clicks=(BOARD,)),
    Shot("mutiny", "#/new?game=buccaneer&seats=Anne,Jack,Mary&seed=1&start=1", until='[data-option="mutiny:call"]'),
    Shot("log", HANDS, plays=12, clicks=('[data-action="log"]',)),
    Shot("curtain", HANDS + "&closed_purses=1"),
    Shot("end", SOLO, plays=-1),
    Shot("replay", SOLO, plays=-1, clicks=('a[href*="#/replay/"]',)),
    Shot("jamaica-card", RACE, until=CARD),
    Shot("jamaica-taken", RACE, until=CARD, clicks=(CARD,)),
    Shot("jamaica-dice", "#/new?game=jamaica&seats=Anne,bot:easy,bot:easy&first=0&seed=3&start=1", until=DICE),
    Shot("jamaica-route", FORK, until=ROUTE),
    Shot("jamaica-sail", FORK, until=ROUTE, clicks=(ROUTE,)),
    Shot("jamaica-fight", RACE, until=POWDER),
    Shot("jamaica-spoils", RACE, until='[data-option^="spoils:hold"]'),
    Shot("jamaica-ghost", "#/new?game=jamaica&seats=Anne,bot:easy&seed=4&start=1", until='[data-option^="ghost:"]'),
    Shot("jamaica-tavern", CREW, until='[data-option^="recruit:"]'),
    Shot("jamaica-captain", CREW, until=CARD, clicks=('[data-captain="0"]',)),
    Shot("jamaica-curtain", "#/new?game=jamaica&seats=Anne,Jack,Mary&seed=3&start=1"),
    Shot("jamaica-end", RACE, plays=-1),
    Shot("nassau", TOWN, plays=3),
    Shot("nassau-later", TOWN, plays=12),
    Shot("nassau-end", TOWN, plays=-1),
    Shot("plunder", SEA, plays=2),
    Shot("plunder-later", SEA, plays=14),
    Shot("plunder-end", SEA, plays=-1),
    Shot("pirates-fleets", TABLE),
    Shot("pirates-places", TABLE, plays=2),
    Shot("pirates-table", DUEL, until=READY, clicks=(READY, '[data-pick^="ship:"]')),
    Shot("pirates-end", TABLE, plays=-1),
    Shot("home-running", "#/"),  # after the games above
    Shot("past", "#/past"),
    Shot("rules", "#/rules/buccaneer"),
    Shot("rules-jamaica", "#/rules/jamaica"),
    Shot("rules-all", "#/rules/jamaica?all=1"),
    Shot("rules-place", "#/rules/buccaneer?at=BUC-CRW-05"),
    Shot("learn", "#/learn/buccaneer"),
    Shot("settings", "#/settings"),
    Shot("about", "#/about"),
)
MOVING = (
    Shot("capture", HANDS, until=CAPTURE, clicks=(CAPTURE,)),
    Shot("boarding", HANDS, until=BOARD, clicks=(BOARD, CONFIRM)),
    Shot("sail", FORK, until=ROUTE, clicks=(ROUTE, CONFIRM)),
)
PICTURE = (
    ("play-held", "day"),
    ("pirates-table", "night"),
    ("jamaica-route", "day"),
    ("plunder-later", "night"),
    ("nassau-later", "day"),
)
FRAMES = 12
SIZES = {
    "360x640": (360, 640),
    "360x740": (360, 740),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
}
HOURS = {"day": "light", "night": "dark"}
LANGUAGES = {
    file.parent.name: re.findall(r"^language-locale = (.+)$", file.read_text(), re.MULTILINE)[0]
    for file in sorted(ROOT.glob("web/words/*/language.ftl"))
}
"""Each with what a device that speaks it calls it."""

OPTION = "[data-option]:not([aria-disabled=true])"
ENOUGH = 2000  # steps in which any game has ended


def step(page: Page, until: str) -> bool:
    """Do the next thing that a player who takes the first option would do. False when there is nothing to do yet."""
    for selector in ('[data-action="lift-curtain"]', CONFIRM, OPTION):
        found = page.locator(selector).first
        if found.is_visible():
            if until and page.locator(until).count():
                return False
            try:
                found.click(timeout=2000)
            except Error:  # a bot has moved on in between
                return False
            return selector == OPTION
    page.wait_for_timeout(60)
    return False


def play(page: Page, decisions: int, until: str = "") -> None:
    """Answer so many decisions, or all of them, or those that come before something shows."""
    answered = 0
    for _ in range(ENOUGH):
        if page.get_attribute("body", "data-screen") == "end" or answered == decisions:
            break
        if until and page.locator(until).count():
            break
        answered += step(page, until)
    page.wait_for_timeout(400)


def show(page: Page, url: str, shot: Shot) -> None:
    page.goto("about:blank")
    page.goto(url + shot.link)
    page.wait_for_selector('body[data-engine="ready"]', timeout=60_000)
    if "start=1" in shot.link:
        asked, there = page.locator(f'{OPTION}, [data-action="lift-curtain"]'), page.locator("[data-there]")
        asked.or_(there).first.wait_for(timeout=60_000)
        if there.count():
            page.click('[data-action="start"]')
            asked.first.wait_for(timeout=60_000)
    if shot.plays or shot.until:
        play(page, shot.plays or -1, shot.until)
    for selector in shot.clicks:
        page.click(selector, timeout=10_000)
    page.evaluate("document.fonts.ready.then(() => null)")


def context(
    browser: Browser, size: tuple[int, int], hour: str, language: str, scale: float = 1, *, moving: bool = False
) -> BrowserContext:
    made = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        color_scheme="dark" if HOURS[hour] == "dark" else "light",
        locale=LANGUAGES[language],
        reduced_motion="no-preference" if moving else "reduce",
        has_touch=True,
    )
    made.add_init_script(DEFT)
    made.on("console", lambda said: say(f"console: {said.text}") if said.type == "error" else None)
    made.on("weberror", lambda thrown: say(f"thrown: {thrown.error}"))
    return made


def take_all(browser: Browser, url: str, asked: argparse.Namespace) -> int:
    """All that is asked for; how many screens did not show."""
    folder = BUILD / "shots"
    folder.mkdir(exist_ok=True)
    failed = 0
    for size, hour, language in product(asked.size or SIZES, asked.hour or HOURS, asked.language or LANGUAGES):
        place = context(browser, SIZES[size], hour, language, moving=asked.moving)
        page = place.new_page()
        for shot in MOVING if asked.moving else SCREENS:
            if asked.only and shot.name not in asked.only:
                continue
            path = folder / f"{shot.name}-{size}-{hour}-{language}.png"
            try:
                show(page, url, shot)
                if asked.moving:
                    take_moving(page, path)
                else:
                    page.wait_for_timeout(250)
                    page.screenshot(path=path)
            except Error as error:
                failed += 1
                say(f"{path.name} is not taken: {error.message.splitlines()[0]}")
        place.close()
        say(f"{size} {hour} {language}")
    return failed


def take_moving(page: Page, path: Path) -> None:
    for frame in range(FRAMES):
        page.screenshot(path=path.with_stem(f"moving-{path.stem}-{frame:02}"))


def take_store(browser: Browser, url: str) -> None:
    """The manifest names these: narrow for phones, wide for desktops."""
    folder = ROOT / "web" / "art" / "screenshots"
    folder.mkdir(exist_ok=True)
    wanted = [shot for shot in SCREENS if shot.name in ("play-later", "home-running")]
    for form, size, scale in (("narrow", (390, 844), 2), ("wide", (1280, 800), 1)):
        place = context(browser, size, "day", STANDARD, scale)
        page = place.new_page()
        for shot in wanted:
            show(page, url, shot)
            page.wait_for_timeout(250)
            page.screenshot(path=folder / f"{shot.name.split('-')[0]}-{form}.png")
        place.close()


def take_picture(browser: Browser) -> None:
    """The picture of the README: a phone for each game, by day and by night."""
    folder = BUILD / "shots"
    files = [folder / f"{name}-390x844-{hour}-{STANDARD}.png" for name, hour in PICTURE]
    images = [b64encode(file.read_bytes()).decode() for file in files]
    page = browser.new_page(viewport={"width": 1440, "height": 600})
    frames = "".join(f'<img height="568" src="data:image/png;base64,{image}">' for image in images)
    page.set_content(f'<body style="margin:16px;display:flex;gap:16px;justify-content:center">{frames}</body>')
    page.screenshot(path=ROOT / "docs" / "picture.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=[shot.name for shot in (*SCREENS, *MOVING)])
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--hour", action="append", choices=HOURS)
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--moving", action="store_true")
    parser.add_argument("--store", action="store_true")
    asked = parser.parse_args()
    failed = 0
    server = Server(ROOT / "dist").start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        if asked.store:
            take_store(browser, server.url)
            asked.only, asked.size, asked.language = [name for name, _ in PICTURE], ["390x844"], [STANDARD]
            failed = take_all(browser, server.url, asked)
            take_picture(browser)
        else:
            failed = take_all(browser, server.url, asked)
        browser.close()
    server.stop()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
