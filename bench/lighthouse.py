"""What Lighthouse says of the home screen on a phone: `python3 build.py bench lighthouse`.

Lighthouse is fetched when it is first asked for, into build/: nothing else of the project needs its packages.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.chromium import ARGUMENTS, executable  # noqa: E402
from tools.server import Server  # noqa: E402

VERSION: Final = "12.8.2"
WANTED: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}


def lighthouse() -> Path:
    place = ROOT / "build" / f"lighthouse-{VERSION}"
    program = place / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        place.mkdir(parents=True, exist_ok=True)
        quietly = ["--no-audit", "--no-fund", "--silent"]
        install = ["npm", "install", *quietly, "--prefix", str(place), f"lighthouse@{VERSION}"]
        subprocess.run(install, check=True)
    return program


def once(url: str) -> dict[str, float]:
    """The four scores, 0 to 100; what keeps one from the whole is printed."""
    flags = " ".join(["--headless=new", *ARGUMENTS])
    command: list[str | Path] = [lighthouse(), url, "--output=json", "--quiet", f"--chrome-flags={flags}"]
    command.append(f"--only-categories={','.join(WANTED)}")
    surroundings = {**os.environ, "CHROME_PATH": executable() or ""}
    said = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    report = json.loads(said.stdout)
    for name in WANTED:
        for part in report["categories"][name]["auditRefs"]:
            audit = report["audits"][part["id"]]
            if audit["score"] is not None and audit["score"] < 0.9 and part["weight"]:
                print(f"  {name}: {audit['title']}: {audit.get('displayValue', audit['score'])}")
    return {name: 100 * report["categories"][name]["score"] for name in WANTED}


def main(rounds: int) -> None:
    server = Server(ROOT / "dist").start()
    found = [once(server.url) for _ in range(rounds)]
    server.stop()
    missed = False
    for name, wanted in WANTED.items():
        score = statistics.median(one[name] for one in found)
        missed |= score < wanted
        print(f"{name}: {score:.0f} (median of {rounds}; wanted {wanted})")
    sys.exit("a score misses its aim" if missed else 0)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
