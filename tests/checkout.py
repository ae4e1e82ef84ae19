"""A checkout of somebody who has added something: our sources in a folder of their own, built as ours are."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.environment import BUILD, ROOT
from tools.make import IGNORED, SOURCES


class Checkout:
    """A copy of what the app is made of, with the tools and caches that are here already."""

    def __init__(self, name: str) -> None:
        # beside our own build: what is packed goes into the caches by renaming
        self.root = BUILD / "test" / name
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        for source in (*SOURCES, "LICENSE", "CREDITS.md"):
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, self.root / source, ignore=shutil.ignore_patterns(*IGNORED))
            else:
                shutil.copy(ROOT / source, self.root / source)
        (self.root / "build").mkdir()
        for made in ("node_modules", ".venv", "build/cache"):
            (self.root / made).symlink_to(ROOT / made)

    def build(self) -> Path:
        """Its dist/; without what is only for the wire."""
        command = [sys.executable, "tools/make.py", "--names"]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        assert done.returncode == 0, f"the build failed:\n{done.stdout}\n{done.stderr}"
        return self.root / "dist"
