"""How much the tests catch: single faults are put into a checkout, one at a time, and the tests nearest to each run.

`python bench/mutants.py --tree DIR --seed 1 --engine 10 --page 20 --phones 10`: the faults come from this checkout and
are the same as long as its engine and page are. With another tree and the same faults, or with `--only 3,7` some of
them, two ways of testing are held against each other. A fault that no test catches may be none: look at it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]

ALIKE = [(" < ", " <= "), (" > ", " >= "), (" + 1", " + 2"), (" - 1", " - 2")]
PYTHON = [("==", "!="), (" and ", " or "), ("True", "False"), ("False", "True"), (" not ", " "), ("min(", "max(")]
SCRIPT = [("===", "!=="), ("!==", "==="), (" && ", " || "), (" || ", " && "), ("true", "false"), ("false", "true")]
SWAPS = {".py": [*ALIKE, *PYTHON], ".ts": [*ALIKE, *SCRIPT, ("if (!", "if ("), (" ?? ", " && ")]}
SWAPS[".tsx"] = SWAPS[".ts"]
NO_CODE = re.compile(r'\s*(?:#|//|/?\*|"""|import |from |export \{|@|for )|.*(?: for .* in | import |"""|@param|@type)')

PHONES = """phones phones_again phones_apart phones_back phones_cameras phones_hands phones_moved phones_score
phones_secrets phones_watch"""
PHYSICAL = """physical physical_between physical_fit physical_hands physical_keys physical_placed
physical_plunder physical_sight physical_slips own_cards"""
LAID = "laid laid_keys laid_nassau laid_pirates"
OF_PAGE = {
    "phones/": PHONES,
    "play/(?:physical-entry|put-right|telling|asking|errands|together|setup-|game-session)": f"{PHYSICAL} play story",
    "(?:games/[a-z]+/physical|screens/settings/added|parts/referee)": f"{PHYSICAL} painter added",
    "(?:games/[a-z]+/setup-|screens/setup-editor)": LAID,
    "store/": "store gate gate_store import resume new home play own_cards score_kept",
    "python/": "runtime compiled added offline shell",
    "pwa/": "offline update home",
    "play/": """play play_heard learn chart end story replay fingers hands jamaica_curtain jamaica nassau
    at_people_speed sideways play_axe""",
    "parts/": "chart shell home new play score sideways tools end pirates_courses",
    "screens/": """shell home new rules score score_kept score_people score_taps tools tools_any belt end story replay
    tools_buccaneer tools_setup sideways import""",
    "art/": "flat chart home play pictures jamaica",
    r"(?:words/|[a-z-]+\.)": "shell home new play words dialogs first_screen",
}
"""By the paths below web/: the files of tests/browser that have most to do with it. The first that fits counts."""
SHARES = {
    "engine": r"engine/flibuste/",
    "page": r"web/",
    "phones": r"web/phones/",
    "box": r"web/(?:games/[a-z]+/physical|play/(?:physical-entry|put-right|telling|together|setup-))",
    "lay": r"web/(?:games/[a-z]+/setup-|screens/setup-editor)",
}
"""Where the faults of each share of a run lie."""


@dataclass(frozen=True)
class Fault:
    path: Path
    line: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line + 1}: {self.old.strip()[:70]}  ->  {self.new.strip()[:70]}"


def sites(below: str) -> list[Fault]:
    """All faults that can be put into the sources whose paths begin so (a regular expression)."""
    found = []
    sources = [path for folder in ("engine/flibuste", "web") for path in (ROOT / folder).rglob("*.*")]
    for path in sorted(sources):
        name = path.relative_to(ROOT)
        if path.suffix not in SWAPS or not re.match(below, name.as_posix()):
            continue
        for at, line in enumerate(path.read_text().splitlines()):
            if NO_CODE.match(line):
                continue
            code = re.sub(r"(?://|#).*", "", line)
            for old, new in SWAPS[path.suffix]:
                if code.count(old) == 1:
                    found.append(Fault(name, at, line, line.replace(old, new, 1)))
    return found


def nearest(fault: Fault) -> list[str]:
    """The tests that have most to do with a file."""
    parts = fault.path.parts
    if parts[0] == "engine":
        if "games" in parts:
            game = parts[3]
            return [f"tests/games/{game}", "tests/contract", "tests/companion", "-k", f"{game} or not contract"]
        return ["tests/core", "tests/contract", "tests/companion", "tests/games/buccaneer"]
    below = "/".join(parts[1:])
    tests = next((names.split() for start, names in OF_PAGE.items() if re.match(start, below)), None)
    if tests is None:
        names = [path.stem for path in (ROOT / "tests/browser").glob(f"test_*{parts[2]}*.py")]
        more = ["play", "play_axe", "learn", "end"] if parts[2] == "buccaneer" else []
        names += [f"test_{name}" for name in [*more, "at_people_speed", "rules", "score"]]
        return [f"tests/browser/{name}.py" for name in dict.fromkeys(names)]
    return [f"tests/browser/test_{name}.py" for name in tests]


def tried(tree: Path, fault: Fault) -> str:
    """The first test that fails; empty where none does."""
    path = tree / fault.path
    text = path.read_text()
    lines = text.splitlines(keepends=True)
    assert lines[fault.line].rstrip("\n") == fault.old, f"{tree} is another version of {fault.path}"
    lines[fault.line] = fault.new + "\n"
    path.write_text("".join(lines))
    try:
        command = ["build.py", "test", "-x", "-q", "-n", "2", "-p", "no:cacheprovider", *nearest(fault)]
        done = subprocess.run(["python3", *command], cwd=tree, capture_output=True, text=True)
    finally:
        path.write_text(text)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return "" if done.returncode == 0 else (failed or ["the build"])[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for share in SHARES:
        parser.add_argument(f"--{share}", type=int, default=0, help="how many faults there")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tree", type=Path, required=True, help="a checkout that may be written to")
    parser.add_argument("--only", default="", help="the numbers of some faults, by commas")
    asked = parser.parse_args()
    rng = Random(asked.seed)
    faults = [fault for share, below in SHARES.items() for fault in rng.sample(sites(below), getattr(asked, share))]
    chosen = [int(number) for number in asked.only.split(",") if number] or range(len(faults))
    caught = 0
    for number in chosen:
        began = monotonic()
        by = tried(asked.tree, faults[number])
        caught += bool(by)
        print(f"{number:3} {monotonic() - began:4.0f} s  {faults[number]}\n      {by or 'NOT CAUGHT'}", flush=True)
    print(f"{caught} of {len(chosen)} caught")


if __name__ == "__main__":
    main()
