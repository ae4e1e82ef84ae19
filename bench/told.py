"""How long the page's own engine takes in a real browser to open a whole duel of bots, to tell it, and to take back.

The longest duel of a few among bots, as in `engine.py`, in the engine that the built page starts in Chromium, its
modules compiled. Wall time, the least of a few rounds: a busy machine says nothing about a phone. `python3 build.py
bench told`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT)]

from bench.engine import REPLAY, longest  # noqa: E402
from flibuste.core.agenda import asking  # noqa: E402
from flibuste.table import Seat, Table  # noqa: E402
from tools.browsers.chromium import Chromium  # noqa: E402
from tools.server import Server  # noqa: E402

DIST = ROOT / "dist"
ROUNDS = 5
UNDO = 100.0
"""Milliseconds that taking back within a turn may take."""

# the engine as the page starts it, with all that it keeps compiled
STARTED = """async ([module, game]) => {
  const { start } = await import(new URL(module, document.baseURI).href);
  window.engine = await start({ kind: "pyscript" });
  await engine.bring(game);
  while (await engine.keep());
  await engine.call('{"op": "games"}');
}"""
ASKED = """async ([request]) => {
  const began = performance.now();
  const answer = JSON.parse(await engine.call(request));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return performance.now() - began;
}"""


def undoable() -> tuple[Any, int]:
    """The save of a duel of people by lot, and a late entry of it after which something can be taken back."""
    table, rng, found = Table.new("pirates", [Seat("Anne"), Seat("Jack")], {}, 1), Random(1), 0
    while asking(table.state) is not None:
        table.play(table.game.mind.draw(table.state, rng, 24))
        found = len(table.log) if table.undoable else found
    save: Any = table.save()
    save["log"] = save["log"][:found]
    return save, found


def main() -> bool:
    whole, (part, late) = longest("pirates"), undoable()
    server = Server(DIST).start()
    server.extra["/bare.html"] = b"<!doctype html><link rel=icon href=data:,>"
    module = f"./assets/{next((DIST / 'assets').glob('host-*.js')).name}"
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Chromium(Path(profile), "http://localhost")
        try:
            browser.goto(f"{server.url}bare.html")
            browser.evaluate(STARTED, [module, "pirates"])

            def took(op: str, **fields: Any) -> float:
                found: float = browser.evaluate(ASKED, [json.dumps({"op": op, "table": "t", **fields})])
                return found

            opened = [took("open", save=whole) for _ in range(ROUNDS)]
            told = [took("story", save=whole) for _ in range(ROUNDS)]
            back = list[float]()
            for _ in range(ROUNDS):
                took("open", save=part)
                back.append(took("undo"))
        finally:
            browser.kill()
            server.stop()
    print(f"pirates: a duel of {len(whole['log'])} entries in Chromium (at most {REPLAY['pirates']} s)")
    for name, times in (("open", opened), ("story", told)):
        print(f"  {name} {min(times) / 1000:.2f} s, median {median(times) / 1000:.2f} s")
    print(f"  taken back at entry {late}: {min(back):.0f} ms, median {median(back):.0f} ms (at most {UNDO:.0f})")
    return max(min(opened), min(told)) / 1000 <= REPLAY["pirates"] and min(back) <= UNDO


if __name__ == "__main__":
    sys.exit(0 if main() else "a figure misses its aim")
