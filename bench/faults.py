"""Does harm on purpose and counts what was lost: `python3 build.py bench faults`, or `bench/faults.py TRIALS SEED`.

A trial is a game between a person and bots, some answers, one harm at a random moment, and a look at what is there
afterwards. Lost is an entry that the screen had shown and the disk has not, or a game that no longer opens. A harm
that cannot be healed at once has to say what to do.
"""

from __future__ import annotations

import contextlib
import json
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import Error, Page, sync_playwright  # noqa: E402

from bench.rig.device import FREE, PATIENCE, Device, Lost  # noqa: E402
from tests.browser import shell  # noqa: E402
from tests.sites import build  # noqa: E402
from tools.server import Server  # noqa: E402

# every second trial is told at once: more harms in an hour, and other moments for them
HURRY = """
const kept = JSON.parse(localStorage.getItem("flibuste.settings") ?? "{}");
localStorage.setItem("flibuste.settings", JSON.stringify({ ...kept, speed: %d }));
"""
AT_ONCE, AS_SHIPPED = 0, 2


# ---- the harms: each begins with a game in its middle, and ends with all that was shown being there


def kill_the_tab(it: Device, page: Page, game: str) -> None:
    it.act(page, 1, settle=False)
    it.moment(page)
    page.close(run_before_unload=False)
    it.opened_anew(game)


def kill_the_browser(it: Device, page: Page, game: str) -> None:
    it.act(page, 1, settle=False)
    it.moment(page)
    it.kill()
    it.open()
    it.opened_anew(game)


def crash_the_renderer(it: Device, page: Page, game: str) -> None:
    it.act(page, 1, settle=False)
    it.moment(page)
    with contextlib.suppress(Error):
        page.goto("chrome://crash", timeout=3000)
    page.close()
    it.opened_anew(game)


def fill_the_disk(it: Device, page: Page, game: str) -> None:
    """While it is full the screen says so and what to do; what was played meanwhile is kept when there is room."""
    session = it.context.new_cdp_session(page)
    where = {"origin": it.server.url.rstrip("/")}
    session.send("Storage.overrideQuotaForOrigin", {**where, "quotaSize": 1})
    it.act(page, 2)
    notice = page.locator(".notice")
    if len(shell.log(page, game)) < it.shown[game] and "Free some space" not in notice.inner_text(timeout=20_000):
        raise Lost("the disk is full and nobody says what to do")
    session.send("Storage.overrideQuotaForOrigin", where)
    it.act(page, 1)
    page.wait_for_timeout(500)
    end = monotonic() + 20
    while len(shell.log(page, game)) < it.shown[game] and monotonic() < end:
        if page.locator(".notice button").count():
            page.locator(".notice button").first.click()
        page.wait_for_timeout(200)
    it.whole(page, game)


def damage_a_record(it: Device, page: Page, game: str) -> None:
    """The damaged game says that it is, and how to get rid of it; the one beside it is whole."""
    page.goto(f"{it.server.url}#/")
    other = it.begin(page)
    it.act(page, 1)
    head = shell.head(page, other)
    hurt = it.rng.choice(["save", "seats", "log", "game"])
    if hurt == "save":
        head["save"] = it.rng.choice([None, 7, "gone", {}])
    elif hurt == "seats":
        head["save"]["seats"] = it.rng.choice([None, [], [{}], "two"])
    elif hurt == "game":
        head["save"]["game"] = it.rng.choice(["chess", None, 3])
    if hurt == "log":
        shell.database(page, "store('entries').put({ seat: 99, move: ['nothing'], found: [] }, [arg, 0])", other)
    else:
        shell.put_head(page, head)
    page.close()
    fresh = it.page()
    fresh.goto(f"{it.server.url}#/play/{other}")
    fresh.wait_for_timeout(500)
    end = monotonic() + 30
    while not fresh.locator("main button, main a").count() and monotonic() < end:
        fresh.wait_for_timeout(100)
    if not fresh.locator("main button, main a").count():
        raise Lost("a damaged game says nothing and offers nothing")
    fresh.goto(it.server.url)
    it.whole(fresh, game)


def damage_a_picture(it: Device, page: Page, game: str) -> None:
    """The log is the truth: whatever stands in the snapshot that is kept beside it, the game opens and goes on."""
    it.act(page, 1)
    page.close()
    fresh = it.page()
    fresh.goto(f"{it.server.url}#/settings")
    good = shell.database(fresh, "store('tables').get(arg)", game)
    view = good["view"]
    part = it.rng.choice(sorted(view))
    row = it.rng.choice([key for key, value in sorted(view.items()) if isinstance(value, list)])
    bad = it.rng.choice([
        None,
        "a picture",
        {**good, "view": {key: value for key, value in view.items() if key != part}},
        {**good, "view": {**view, part: it.rng.choice([None, [], {}, 99, "x"])}},
        {**good, "view": {**view, row: [{}] * len(view[row])}},
        {**good, "entries": good["entries"] + it.rng.choice([-1, 1, 1000])},
        {**good, "turn": 99, "viewer": it.rng.choice([None, 99])},
        {**good, "decision": {"seat": 99, "turn": 0, "options": []}},
    ])  # fmt: skip
    shell.database(fresh, "store('tables').put(arg[1], arg[0])", [game, bad])
    fresh.goto(f"{it.server.url}#/")
    fresh.reload()
    fresh.wait_for_selector('[href^="#/play/"], [href^="#/end/"]', timeout=PATIENCE * 1000)
    it.whole(fresh, game)


SPOIL = """async ([which, body]) => {
  const all = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) all.push([cache, request]);
  }
  const [cache, request] = all[which % all.length];
  const { headers } = await cache.match(request);
  await cache.put(request, new Response(body, { headers: { "content-type": headers.get("content-type") ?? "" } }));
  return request.url;
}"""


def damage_the_caches(it: Device, page: Page, game: str) -> None:
    """A stored file is not what was shipped any more: it is fetched again, by whoever needs it, and all is proved."""
    page.wait_for_selector('body[data-offline="ready"]', timeout=PATIENCE * 1000)
    it.act(page, 1)
    for _ in range(it.rng.choice([1, 1, 3])):
        page.evaluate(SPOIL, [it.rng.randrange(10**6), it.rng.choice(["", "((", "<p>spoilt", "{}"])])
    page.close()
    fresh = it.page()
    fresh.goto(it.server.url)
    fresh.wait_for_selector('body[data-engine="ready"]', timeout=PATIENCE * 1000)
    fresh.wait_for_selector('body[data-offline="ready"]', timeout=PATIENCE * 1000)
    fresh.close()
    it.opened_anew(game)


def several_tabs(it: Device, page: Page, game: str) -> None:
    tabs = [page, *(it.page() for _ in range(it.rng.choice([1, 2])))]
    for tab in tabs[1:]:
        tab.goto(f"{it.server.url}#/play/{game}")
    for _ in range(4):
        tab = it.rng.choice(tabs)
        if tab.locator("[data-action=take-over]").count():
            tab.locator("[data-action=take-over]").click()
        if tab.locator(FREE).count():
            it.act(tab, 1, settle=False)
        it.moment(tab)
    for tab in tabs[1:]:
        tab.close()
    page.close()
    it.opened_anew(game)


def deploy(it: Device, page: Page, game: str) -> None:
    page.wait_for_selector('body[data-offline="ready"]', timeout=PATIENCE * 1000)
    new = ROOT / "build" / "faults" / "new"
    it.server.folder = new if it.server.folder != new else ROOT / "dist"
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => {})")
    it.act(page, 1, settle=False)
    it.moment(page)
    apply = 'navigator.serviceWorker.getRegistration().then((it) => it.waiting?.postMessage({ type: "SKIP_WAITING" }))'
    try:
        page.evaluate(apply)
        page.wait_for_timeout(300)
    except Error:
        pass  # it is just being loaded again
    page.close()
    it.opened_anew(game)


def offline_in_the_first_load(it: Device, page: Page, game: str) -> None:
    """Another device, whose net goes in the middle of its first visit: later it works, and says so till then."""
    stranger = Device(it.playwright, it.server, it.rng)
    try:
        first = stranger.page()
        first.goto(it.server.url, wait_until="commit")
        first.wait_for_timeout(it.rng.choice([0, 50, 200, 600, 1500]))
        stranger.context.set_offline(True)
        first.wait_for_timeout(1000)
        stranger.context.set_offline(False)
        first.reload()
        first.wait_for_selector('body[data-engine="ready"]', timeout=PATIENCE * 1000)
        own = stranger.begin(first)
        stranger.act(first, 1)
        stranger.whole(first, own)
    finally:
        stranger.away()
    it.whole(page, game)


def delete_the_caches(it: Device, page: Page, game: str) -> None:
    it.act(page, 1, settle=False)
    page.evaluate("caches.keys().then((all) => Promise.all(all.map((it) => caches.delete(it)))).then(() => {})")
    it.moment(page)
    page.close()
    it.opened_anew(game)


def move_the_clock(it: Device, page: Page, game: str) -> None:
    page.close()
    fresh = it.page()
    fresh.clock.set_fixed_time(it.rng.choice(["2001-01-01", "2038-02-01", "2126-11-21", "1970-01-02"]))
    fresh.goto(it.server.url)
    it.whole(fresh, game)
    fresh.close()
    it.opened_anew(game)


HARMS: tuple[Callable[[Device, Page, str], None], ...] = (
    kill_the_tab,
    kill_the_browser,
    crash_the_renderer,
    fill_the_disk,
    damage_a_record,
    damage_a_picture,
    damage_the_caches,
    several_tabs,
    deploy,
    offline_in_the_first_load,
    delete_the_caches,
    move_the_clock,
)


def main(trials: int, seed: int) -> None:
    (ROOT / "build" / "faults").mkdir(parents=True, exist_ok=True)
    build("--out", ROOT / "build" / "faults" / "new", "--label", "later")
    tried: Counter[str] = Counter()
    lost: list[str] = []
    with sync_playwright() as playwright:
        server: Server | None = None
        device: Device | None = None
        for trial in range(trials):
            rng = Random(seed * 100_003 + trial)
            harm = HARMS[trial % len(HARMS)]
            try:
                server = server or Server(ROOT / "dist").start()
                device = device or Device(playwright, server, rng)
                device.rng = rng
                device.heard.clear()
                for page in device.context.pages[1:]:
                    page.close()
                page = device.page()
                page.add_init_script(HURRY % (AT_ONCE if trial % 2 else AS_SHIPPED))
                game = device.begin(page)
                device.act(page, rng.randrange(4))
                harm(device, page, game)
            except Exception as cause:  # whatever it is, it is a loss until somebody has looked at it
                lost.append(f"trial {trial}, {harm.__name__}: {type(cause).__name__}: {str(cause)[:400]}")
                print(lost[-1], flush=True)
                print(traceback.format_exc(limit=-4), flush=True)
                # what is broken shall not break the next trial
                if device:
                    device.screens(f"{seed}-{trial}")
                    device.away()
                device = None
            tried[harm.__name__] += 1
            if trial % 20 == 19:
                print(f"{trial + 1} harms done, {len(lost)} losses", flush=True)
        if device:
            device.away()
    print(json.dumps(dict(tried)))
    print(f"{sum(tried.values())} harms done, {len(lost)} losses")
    sys.exit("something was lost" if lost else 0)


if __name__ == "__main__":
    given: list[Any] = [int(text) for text in sys.argv[1:3]]
    main(given[0] if given else 300, given[1] if len(given) > 1 else 1)
