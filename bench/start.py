"""How long the engine takes to start, beside a bare Pyodide with its stock library, in the same browser and run.

From navigation to the first answer, files in the browser's cache; medians; in every browser engine that is installed.
A start that finds nothing compiled yet is told apart. Then how long each game takes to open, starts beside ten games
from elsewhere, and what has to be downloaded. `python3 build.py bench start` or `python bench/start.py ROUNDS
ENGINE...`.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, Playwright, sync_playwright  # noqa: E402

from tools.browsers import ENGINES, Browser  # noqa: E402
from tools.chromium import ARGUMENTS, light  # noqa: E402
from tools.server import Server  # noqa: E402
from tools.sizes import sizes  # noqa: E402

DIST = ROOT / "dist"
STOCK = ROOT / "node_modules" / "pyodide"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

EMPTY = b"<!doctype html><link rel=icon href=data:,>"
BARE_WORKER = b"""
import { loadPyodide } from "./pyodide.mjs";
const here = new URL(".", import.meta.url).href;
const python = await loadPyodide({ indexURL: here, packageBaseUrl: here });
postMessage(python.runPython("6 * 7"));
"""
BARE = """() => new Promise((resolve, reject) => {
  const worker = new Worker("./runtime-stock/worker.js", { type: "module" });
  worker.onmessage = () => resolve(performance.now());
  worker.onerror = (event) => reject(new Error(event.message));
})"""
OURS = """async ([module, kind]) => {
  const { start } = await import(new URL(module, document.baseURI).href);
  const host = await start({ kind });
  await host.call('{"op": "hello"}');
  const took = performance.now();
  while (await host.keep());
  return took;
}"""
FORGET = """async () => {
  for (const name of await caches.keys()) if (name.startsWith("compiled@")) await caches.delete(name);
}"""
KEPT = """async (wheels) => {
  const name = (await caches.keys()).find((name) => name.startsWith("compiled@"));
  return name !== undefined && (await (await caches.open(name)).keys()).length === wheels;
}"""
# the app itself, from the offline store: when it has painted, and when the engine is ready
READY = """() => new Promise((resolve) => {
  const painted = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null;
  const look = () => document.body.dataset.engine === "ready" && resolve([painted(), performance.now()]);
  new MutationObserver(look).observe(document.body, { attributes: true });
  look();
})"""

OPENED = """(address) => new Promise((resolve) => {
  const began = performance.now();
  const asked = "[data-action=lift-curtain], [data-option]:not([aria-disabled=true])";
  const look = () => {
    if (!document.querySelector(asked)) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  };
  location.hash = address;
  look();
})"""
PLAYED = ("buccaneer", "jamaica", "nassau", "plunder", "pirates")

BARE_NAME = "bare loadPyodide, stock library"


def serve_stock(folder: Path) -> Server:
    """The stock files, served as ours are: squeezed, and under a name that may stay in the cache unasked."""
    place = folder / "runtime-stock"
    place.mkdir()
    for name in STOCK_FILES:
        shutil.copy(STOCK / name, place / name)
        for twin in DIST.glob(f"runtime-*/{name}.*"):
            if twin.with_suffix("").read_bytes() == (STOCK / name).read_bytes():
                shutil.copy(twin, place / twin.name)
    (place / "worker.js").write_bytes(BARE_WORKER)
    server = Server(folder).start()
    server.extra["/bare.html"] = EMPTY
    return server


def timed(browser: Browser, url: str, script: str, argument: object = None) -> float:
    browser.goto("about:blank")
    browser.goto(f"{url}bare.html")
    took: float = browser.evaluate(script, argument)
    return took


def measured(kind: type[Browser], profile: Path, rounds: int, stock: Server) -> dict[str, list[float]]:
    """The times of each way to start, in one browser, by turns."""
    # two origins with the same files: one that has an offline store, one that has only the browser's cache
    plain, stored = Server(DIST).start(), Server(DIST).start()
    plain.extra["/bare.html"] = EMPTY
    module = f"./assets/{next((DIST / 'assets').glob('host-*.js')).name}"
    wheels = len([*DIST.glob("engine-*/*.whl")])
    browser = kind(profile, "http://localhost")

    def host(way: str) -> Callable[[], float]:
        return lambda: timed(browser, plain.url, OURS, [module, way])

    def first() -> float:
        timed(browser, plain.url, FORGET)
        return host("pyscript")()

    def app() -> tuple[float | None, float]:
        browser.goto("about:blank")
        browser.goto(stored.url)
        found: tuple[float | None, float] = browser.evaluate(READY)
        browser.wait(KEPT, wheels)
        return found

    ways: dict[str, Callable[[], float]] = {
        BARE_NAME: lambda: timed(browser, stock.url, BARE),
        "PyScript, nothing compiled yet": first,
        "PyScript, our library and engine": host("pyscript"),
        "plain worker, our library and engine": host("worker"),
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    painted: list[float] = []
    ready: list[float] = []
    anew: list[float] = []
    try:
        browser.goto(stored.url)
        browser.see('body[data-offline="ready"]', seconds=180)
        for turn in range(rounds + 1):
            for name, way in ways.items():
                took = way()
                if turn:  # the first one fills the caches
                    times[name].append(took)
            browser.goto(stored.url)
            browser.wait(KEPT, wheels)
            paint, running = app()
            browser.evaluate(FORGET)
            _, slower = app()
            if turn:
                painted += [paint] if paint else []
                ready.append(running)
                anew.append(slower)
    finally:
        browser.kill()
        plain.stop()
        stored.stop()
    times["the app from the offline store: painted"] = painted
    times["the app from the offline store: engine ready"] = ready
    times["the same, nothing compiled yet"] = anew
    return times


@contextmanager
def phone(playwright: Playwright, workers: Literal["block", "allow"]) -> Iterator[Page]:
    """The app in Chromium after a first visit. With a profile on the disk, as people have it: a private window keeps no
    compiled code beside what it has cached."""
    server = Server(DIST).start()
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        playwright.chromium.launch_persistent_context(
            profile,
            executable_path=light(),
            args=ARGUMENTS,
            viewport={"width": 390, "height": 844},
            service_workers=workers,
        ) as context,
    ):
        page = context.new_page()
        page.goto(server.url)
        ended = "ready" if workers == "allow" else "no"
        page.wait_for_selector(f'body[data-engine="ready"][data-offline="{ended}"]', timeout=180_000)
        while workers == "allow" and not page.evaluate(KEPT, len([*DIST.glob("engine-*/*.whl")])):
            page.wait_for_timeout(100)
        yield page
    server.stop()


def app_start(page: Page) -> tuple[float, float]:
    """When the app has painted, and when its engine is ready."""
    url = page.url.partition("#")[0]
    page.goto("about:blank")
    page.goto(url)
    paint, ready = page.evaluate(f"({READY})()")
    return paint, ready


def game_opened(page: Page, game: str, seed: int) -> tuple[float, float]:
    """When the engine is ready, which has met no game yet; and from there to the first question of a new one. The page
    begins no game again that is there already: each needs a seed of its own."""
    _, ready = app_start(page)
    page.wait_for_selector('body[data-offline="ready"]')
    return ready, page.evaluate(OPENED, f"#/new?game={game}&seats=Anne,Jack,Mary&seed={seed}&start=1")


def opened(rounds: int) -> None:
    """Each game opened for the first time since a start, with the page slowed four times, by turns; beside the app's
    own start in the same run."""
    with sync_playwright() as playwright, phone(playwright, "allow") as page:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        started: list[float] = []
        times: dict[str, list[float]] = {game: [] for game in PLAYED}
        for turn in range(rounds + 1):
            for game, took in times.items():
                ready, opening = game_opened(page, game, turn)
                if turn:  # the first one fills the caches
                    started.append(ready)
                    took.append(opening)
        start = statistics.median(started)
        each = ((game, statistics.median(took)) for game, took in times.items())
        words = ", ".join(f"{game} {middle:.0f} ms ({middle / start:.2f} of a start)" for game, middle in each)
        print(f"chromium, page slowed 4x, from a ready engine to the first question: {words} (wanted 600)", flush=True)


def slowed(rounds: int) -> None:
    """The app with its page slowed four times: from the browser's cache, and from the offline store."""
    ways: tuple[tuple[Literal["block", "allow"], str], ...]
    ways = (("block", "from the cache"), ("allow", "from the offline store"))
    for workers, words in ways:
        with sync_playwright() as playwright, phone(playwright, workers) as page:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
            found = [app_start(page) for _ in range(rounds)]
            paint, ready = (statistics.median(values) for values in zip(*found, strict=True))
            print(
                f"chromium, page slowed 4x, {words}: painted after {paint:.0f} ms, "
                f"engine ready after {ready:.0f} ms (wanted 2500)",
                flush=True,
            )


def toys(folder: Path, count: int) -> Iterator[Path]:
    """The toy of the tests so many times over, each under a name of its own."""
    made = folder / "toy"
    shutil.copytree(ROOT / "tests" / "toy", made)
    options = ["-q", "--no-input", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", folder, made], check=True)
    (wheel,) = folder.glob("*.whl")
    for number in range(count):
        name = f"doubloon{number}"
        copy = folder / wheel.name.replace("doubloon", name)
        with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(copy, "w") as new:
            for member in old.namelist():
                data = old.read(member).replace(b"doubloon", name.encode())
                new.writestr(member.replace("doubloon", name), data)
        yield copy


def crowded(rounds: int, count: int = 10) -> None:
    """The app beside so many games from elsewhere, and without any, by turns."""
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        phone(playwright, "allow") as alone,
        phone(playwright, "allow") as beside,
    ):
        url = beside.url
        beside.goto(f"{url}#/settings?at=added")
        for wheel in toys(Path(folder), count):
            with beside.expect_file_chooser() as chosen:
                beside.click("[data-action=add-game]")
            chosen.value.set_files(wheel)
            beside.wait_for_selector(f'[data-wheel="{wheel.name}"]', timeout=60_000)
        beside.goto(url)
        found: dict[Page, list[float]] = {alone: [], beside: []}
        for turn in range(rounds + 1):
            for page in (alone, beside) if turn % 2 else (beside, alone):
                _, ready = app_start(page)
                page.wait_for_selector(
                    'body[data-offline="ready"]'
                )  # what is stored has been proved: it is quiet again
                if turn:
                    found[page].append(ready)
        ours, theirs = (statistics.median(values) for values in found.values())
        print(
            f"chromium, from the offline store: engine ready after {ours:.0f} ms, "
            f"beside {count} games from elsewhere after {theirs:.0f} ms ({theirs / ours:.2f})",
            flush=True,
        )


def main(rounds: int, engines: list[str]) -> None:
    for name in engines:
        kind = ENGINES[name]
        if lacking := kind.missing():
            print(f"{name}: not installed: {lacking}")
            continue
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            stock = serve_stock(Path(folder))
            times = measured(kind, Path(folder) / "profile", rounds, stock)
            stock.stop()
        bare = statistics.median(times[BARE_NAME])
        print(f"{f'{name}: ms from navigation, medians of {rounds}':46} {'ms':>6} {'of bare':>8}")
        for way, took in times.items():
            if took:
                middle = statistics.median(took)
                print(f"{way:46} {middle:6.0f} {middle / bare:8.2f}")
        print(flush=True)
    if "chromium" in engines:
        slowed(rounds)
        opened(rounds)
        crowded(rounds)
    print(sizes(DIST))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6, sys.argv[2:] or list(ENGINES))
