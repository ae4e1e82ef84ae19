"""Answers calls as web/python/bridge.py does in the page's worker: a line in is a desk, a name and arguments."""

import json
import sys
from importlib import import_module
from importlib.util import find_spec

from flibuste.bridge import Desk


def bring(part: str) -> str:
    """All wheels' sources are here already; a game is imported, as in the worker."""
    room = f"flibuste.games.{part}"
    if part.isidentifier() and find_spec(room):
        import_module(room)
    return part


def main() -> None:
    desks: dict[str, Desk] = {}
    for line in sys.stdin:
        desk, name, args = json.loads(line)
        try:
            match name:
                case "call":
                    answer = desks.setdefault(desk, Desk()).call(*args)
                case "bring":
                    answer = bring(*args)
                case "keep" | "warm":
                    answer = ""  # there is nothing to compile for later starts, and nothing is slow
                case _:
                    raise LookupError(f"the engine near by knows no {name}")
            print(json.dumps([True, answer]), flush=True)
        except Exception as fault:  # the page hears of it, as from the worker
            print(json.dumps([False, str(fault)]), flush=True)


if __name__ == "__main__":
    main()
