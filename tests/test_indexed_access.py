"""What is looked up in a list or by a key may not be there, and the page says at each place what happens then.

TypeScript checks that with `noUncheckedIndexedAccess`. The games are not in yet: a board looks up places, cards and
seats by what the engine has sent, at more than a thousand places, and the games go over one by one. When the last one
has, the option belongs in tsconfig.json, and this test goes.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tools.environment import ROOT

TSC: list[str | Path] = [ROOT / "node_modules/typescript-7/bin/tsc", "--project", "tsconfig.json"]
NOT_YET = ("web/games/jamaica/", "web/games/nassau/", "web/games/plunder/")


def test_nothing_is_looked_up_on_trust_but_in_the_games() -> None:
    done = subprocess.run(
        [*TSC, "--noUncheckedIndexedAccess", "--pretty", "false"], cwd=ROOT, capture_output=True, text=True
    )
    errors = re.findall(r"^\S+\(\d+,\d+\): error .+$", done.stdout, re.MULTILINE)
    assert bool(errors) == (done.returncode != 0), done.stdout + done.stderr
    assert [error for error in errors if not error.startswith(NOT_YET)] == []
