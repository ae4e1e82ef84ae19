"""How long the engine takes to start, beside a bare Pyodide with its stock library, in one browser and one run.

From navigation to the first answer, files in the browser's cache; medians. Then what has to be downloaded.
`python3 build.py bench start` or `python bench/start.py ROUNDS`.
"""

from __future__ import annotations

import shutil
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import BrowserContext, sync_playwright  # noqa: E402

from tools.chromium import launch  # noqa: E402
from tools.make import sizes  # noqa: E402
from tools.server import Server  # noqa: E402

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
  const worker = new Worker("./worker.js", { type: "module" });
  worker.onmessage = () => resolve(performance.now());
  worker.onerror = (event) => reject(new Error(event.message));
})"""
OURS = """async ([module, kind]) => {
  const { start } = await import(module);
  const host = await start({ kind });
  await host.call('{"op": "hello"}');
  return performance.now();
}"""
# the app itself, from the offline store: when it has painted, and when the engine is ready
WATCH = """addEventListener("DOMContentLoaded", () => {
  const look = () => {
    if (document.body.dataset.engine === "ready") window.readyAt ??= performance.now();
  };
  new MutationObserver(look).observe(document.body, { attributes: true });
});"""


def serve_stock(folder: Path) -> Server:
    for name in STOCK_FILES:
        shutil.copy(STOCK / name, folder / name)
    (folder / "worker.js").write_bytes(BARE_WORKER)
    server = Server(folder).start()
    server.extra["/bare.html"] = EMPTY
    return server


def timed(context: BrowserContext, url: str, script: str, argument: object = None) -> float:
    page = context.new_page()
    page.goto(url)
    result: float = page.evaluate(script, argument)
    page.close()
    return result


def app(context: BrowserContext, url: str) -> tuple[float, float]:
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector('body[data-engine="ready"]', timeout=60_000)
    painted = page.evaluate('performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN')
    result = painted, page.evaluate("readyAt")
    page.close()
    return result


def main(rounds: int) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        ours, stock = Server(DIST).start(), serve_stock(Path(folder))
        ours.extra["/bare.html"] = EMPTY
        module = f"./assets/{next((DIST / 'assets').glob('host-*.js')).name}"
        browser = launch(playwright)
        plain = browser.new_context(service_workers="block")
        stored = browser.new_context()
        stored.add_init_script(WATCH)

        def host(kind: str) -> Callable[[], float]:
            return lambda: timed(plain, f"{ours.url}bare.html", OURS, [module, kind])

        ways: dict[str, Callable[[], float]] = {
            "bare loadPyodide, stock library": lambda: timed(plain, f"{stock.url}bare.html", BARE),
            "PyScript, our library and engine": host("pyscript"),
            "plain worker, our library and engine": host("worker"),
        }
        times: dict[str, list[float]] = {name: [] for name in ways}
        paints, readies = [], []
        first = stored.new_page()
        first.goto(ours.url)
        first.wait_for_selector('body[data-offline="ready"]', timeout=120_000)
        first.close()
        for turn in range(rounds + 1):
            for name, way in ways.items():
                took = way()
                if turn:  # the first one fills the caches
                    times[name].append(took)
            painted, ready = app(stored, ours.url)
            if turn:
                paints.append(painted)
                readies.append(ready)
        browser.close()
    times["the app from the offline store: painted"] = paints
    times["the app from the offline store: engine ready"] = readies
    bare = statistics.median(times["bare loadPyodide, stock library"])
    print(f"{'ms from navigation, medians of ' + str(rounds):46} {'ms':>6} {'of bare':>8}")
    for name, took in times.items():
        middle = statistics.median(took)
        print(f"{name:46} {middle:6.0f} {middle / bare:8.2f}")
    print(sizes(DIST))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
