"""What a change can have touched, for the quick run: all games, some of them, or the page alone."""

from __future__ import annotations

import re
import subprocess

from tools.environment import ROOT

GAMES = tuple(
    sorted(path.name for path in (ROOT / "engine/flibuste/games").iterdir() if (path / "__init__.py").exists())
)
OF_A_GAME = re.compile(rf"(?:engine/flibuste/games|tests/games|web/games|docs/rules)/({'|'.join(GAMES)})(?:/|\.md$)")
OF_THE_PAGE = re.compile(
    r"web/(?!words/)|bench/(?!count)|tests/(?:browser|engines|heard|tales)/|service-worker\.js$|[A-Z]+\.md$|\.github/"
)
"""What no test of the engine reads."""


def changed() -> list[str] | None:
    """The files that differ from where this branch left main, with uncommitted and new ones; None: git cannot say."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    try:
        [left] = git("merge-base", "HEAD", "main")
        return git("diff", "--name-only", left) + git("ls-files", "--others", "--exclude-standard")
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def games_of(paths: list[str] | None) -> tuple[str, ...]:
    """The games that some of these files are about; all where one is about what games share, or none is told."""
    found = set[str]()
    for path in paths or [""]:
        if game := OF_A_GAME.match(path):
            found.add(game[1])
        elif not OF_THE_PAGE.match(path):
            return GAMES
    return tuple(sorted(found))
