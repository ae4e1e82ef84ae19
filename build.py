#!/usr/bin/env python3
"""The one door to the project: python3 build.py serve | test | build | check | bench | shots | reference | release."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.environment import PYTHON, ROOT, prepare, run, say
from tools.touched import GAMES, changed, games_of

NODE_BIN = ROOT / "node_modules" / ".bin"
CACHED = ["--cache", "--cache-strategy", "content", "--cache-location"]
CHECKS: list[tuple[str, list[str | Path]]] = [
    ("ruff check", [PYTHON, "-m", "ruff", "check", "--quiet"]),
    ("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet"]),
    ("mypy", [PYTHON, "-m", "mypy", "--no-error-summary"]),
    ("tsc", [ROOT / "node_modules" / "typescript-7" / "bin" / "tsc", "--project", "tsconfig.json"]),
    ("eslint", [NODE_BIN / "eslint", "--max-warnings", "0", *CACHED, ROOT / "build" / "eslint", "."]),
    ("prettier", [NODE_BIN / "prettier", "--check", "--log-level", "warn", *CACHED, ROOT / "build" / "prettier", "."]),
]
ALL_TESTS = ["-n", "3", "--dist", "loadscope", "--no-loadscope-reorder", "--durations", "20"]
"""Three at a time on two cores: a page that is played at the speed of people mostly waits. tests/conftest.py shares out
the work."""
QUICK_TESTS = ["-n", "2", "-m", "not (browser or slow) or smoke", "--ignore=tests/engines", "--ignore=tests/tales"]
"""What a developer waits for: the engine's tests, but for those of games that a change cannot have touched, and of the
page a few that go through most of it. Two at a time: each process reads all tests first, and nothing only waits."""
ALONE = {"page": ["tests/browser"], "engines": ["tests/engines", "tests/heard"]}
PARTS = {"engine": [f"--ignore={folder}" for folders in ALONE.values() for folder in folders], **ALONE}
"""The tests of a whole run in three parts, for machines that run them side by side (.github/workflows/check.yml)."""
TRYING = {"check", "test", "bench", "shots"}
"""What needs more packages than to build the app."""


def build(force: bool = False) -> None:
    """Make dist/, unless nothing has changed since it was made."""
    run(PYTHON, "tools/make.py", *(["--force"] if force else []))


def serve(port: int, watch: bool) -> None:
    """Build, then serve dist/ until interrupted."""
    build()
    run(PYTHON, "tools/server.py", "--port", str(port), *(["--watch"] if watch else []))


def check() -> bool:
    """The static checks: style, types and lint of the Python and of the TypeScript."""
    failed = [name for name, command in CHECKS if run(*command, title=name, check=False)]
    if failed:
        say(f"these checks failed: {', '.join(failed)}")
    return not failed


def test(arguments: list[str]) -> None:
    """Everything: build and static checks side by side, then all tests. `quick`: what is quick of it and can
    have been touched; `engine`, `page` or `engines`: that part of all tests; or the tests that pytest is asked for. But
    for these, what fails in a browser runs once more, alone."""
    everything, quick = not arguments, arguments == ["quick"]
    if len(arguments) == 1 and arguments[0] in PARTS:
        build()
        sys.exit(run(PYTHON, "tools/second_try.py", *ALL_TESTS, *PARTS[arguments[0]], check=False))
    if not everything and not quick:
        build()
        sys.exit(run(PYTHON, "-m", "pytest", *arguments, check=False))
    with ThreadPoolExecutor() as beside:
        checked = beside.submit(check)
        build()
        sound = checked.result()
    touched = games_of(changed()) if quick else GAMES
    if len(touched) < len(GAMES):
        say(f"changed: {', '.join(touched) or 'no game'}; the tests of the other games wait for the whole run")
    without = [f"--without={name}" for name in GAMES if name not in touched]
    chosen = [*ALL_TESTS, *(QUICK_TESTS if quick else []), *without]
    passed = run(PYTHON, "tools/second_try.py", *chosen, check=False) == 0
    sys.exit(not (passed and sound))


def bench(arguments: list[str]) -> None:
    """The measurements of bench/: all of them, or the one named, with its arguments."""
    build()
    if arguments:
        run(PYTHON, f"bench/{arguments[0]}.py", *arguments[1:])
        return
    for path in sorted((ROOT / "bench").glob("*.py")):
        run(PYTHON, path, title=f"bench/{path.name}")


def reference() -> None:
    """Write docs/reference.md and the types of what the engine tells the page (view.d.ts, events.d.ts ...) anew."""
    run(PYTHON, "tools/reference.py")
    run(PYTHON, "tools/shapes.py")


def release(number: str) -> None:
    """Check that all is ready for this version (clean, green, in the changelog, its tag free), write it, and tag it."""
    run(PYTHON, "tools/release.py", number)


def shots(arguments: list[str]) -> None:
    """Pictures of every screen, into build/shots/."""
    build()
    run(PYTHON, "tools/shots.py", *arguments)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help=serve.__doc__)
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--watch", action="store_true", help="build again when a source changes")
    commands.add_parser("build", help=build.__doc__).add_argument("--force", action="store_true")
    commands.add_parser("check", help=check.__doc__)
    commands.add_parser("reference", help=reference.__doc__)
    releasing = commands.add_parser("release", help=release.__doc__)
    releasing.add_argument("number", help="such as 0.2.0")
    for passing in (test, bench, shots):  # they pass what else they are given on
        commands.add_parser(passing.__name__, help=passing.__doc__)
    asked, rest = parser.parse_known_args()
    if rest and asked.command not in ("test", "bench", "shots"):
        parser.error(f"unknown: {' '.join(rest)}")
    prepare(for_tests=asked.command in TRYING)
    try:
        match asked.command:
            case "serve":
                serve(asked.port, asked.watch)
            case "build":
                build(asked.force)
            case "check":
                sys.exit(not check())
            case "reference":
                reference()
            case "release":
                release(asked.number)
            case "bench":
                bench(rest)
            case "test":
                test(rest)
            case "shots":
                shots(rest)
    except KeyboardInterrupt:
        say("stopped")


if __name__ == "__main__":
    main()
