"""A table of a stranger, one of ours and files of ours that come in, crossing in every way: `python3 build.py bench
spy`, or `bench/spy.py RUNS`. Tells how many runs were lost, and ends with 1 if the stranger has heard anything."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from playwright.sync_api import TimeoutError as TookTooLong  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.spy import Storm  # noqa: E402
from tools.browsers.browser import EARLY  # noqa: E402
from tools.chromium import launch  # noqa: E402
from tools.server import Server  # noqa: E402


def wheel(folder: Path) -> Path:
    """The toy's, as its author would make it."""
    toy = shutil.copytree(ROOT / "tests" / "toy", folder / "toy")  # pip leaves things where it builds
    pip = [sys.executable, "-m", "pip", "-q", "wheel", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(toy)], check=True)
    return next(folder.glob("*.whl"))


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    site = Server(ROOT / "dist").start()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = launch(playwright).new_page(locale="en-GB", reduced_motion="reduce")
        page.add_init_script(EARLY)
        made, spy = Path(folder) / "toy", Path(folder) / "spy"
        spy.mkdir()
        storm = Storm(page, site, wheel(made), spy)
        began, lost = monotonic(), 0
        for run in range(runs):
            try:
                storm.blow(run)
            except (AssertionError, TookTooLong) as fault:
                lost += 1
                print(f"run {run}: {fault}", flush=True)
                page.keyboard.press("Escape")
        storm.sound()
        print(f"{runs} runs in {monotonic() - began:.0f} s, {lost} lost; the stranger has heard nothing of ours")
    site.stop()
    sys.exit(bool(lost))


if __name__ == "__main__":
    main()
