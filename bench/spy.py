"""A table of a stranger, one of ours and files of ours that come in, crossing in every way: `python3 build.py bench
spy`, or `bench/spy.py RUNS ENGINE...`, in each browser engine if none is named. Tells how many runs were lost, and ends
with 1 if one was or the stranger has heard anything."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from tests.engines.storm import Storm  # noqa: E402
from tools.browsers import ENGINES  # noqa: E402
from tools.server import Server  # noqa: E402


def wheel(folder: Path) -> Path:
    """The toy's, as its author would make it."""
    toy = shutil.copytree(ROOT / "tests" / "toy", folder / "toy")  # pip leaves things where it builds
    pip = [sys.executable, "-m", "pip", "-q", "wheel", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", str(folder), str(toy)], check=True)
    return next(folder.glob("*.whl"))


def blown(engine: str, runs: int) -> int:
    """So many runs in a browser engine. Returns how many were lost; raises AssertionError where the stranger heard."""
    site = Server(ROOT / "dist").start()
    with tempfile.TemporaryDirectory() as folder:
        page = ENGINES[engine](Path(folder) / "profile", site.url)
        made, spy = Path(folder) / "toy", Path(folder) / "spy"
        spy.mkdir()
        try:
            storm = Storm(page, site, wheel(made), spy)
            began, lost = monotonic(), 0
            for run in range(runs):
                try:
                    storm.blow(run)
                except (AssertionError, TimeoutError) as fault:
                    lost += 1
                    print(f"{engine}, run {run}: {fault}", flush=True)
                    page.evaluate("document.querySelector('[data-outcome] > button')?.click()")
            storm.sound()
            seconds = monotonic() - began
            print(f"{engine}: {runs} runs in {seconds:.0f} s, {lost} lost; the stranger has heard nothing of ours")
        finally:
            page.kill()
            site.stop()
    return lost


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    sys.exit(bool(sum(blown(engine, runs) for engine in sys.argv[2:] or ENGINES)))


if __name__ == "__main__":
    main()
