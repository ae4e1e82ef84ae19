"""Speed of the engine, as ratios within one run: against catanatron, and of Pyodide against CPython.

The peers take turns with us, so that a busy machine is busy for all of them; medians of the rounds are compared.
Then how long a whole game takes to be opened and to be told again in Pyodide: the longest of a few among bots.
`python bench/engine.py nassau` measures one game only.
"""

import json
import subprocess
import sys
import venv
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "engine"))

from flibuste.bots import choose  # noqa: E402
from flibuste.table import Seat, Table  # noqa: E402

PEERS = ROOT / "bench" / "peers"
PEER_ENV = ROOT / "build" / "bench-env"
CATANATRON = "catanatron==3.2.1"
ROUNDS = 5
SEATS = {"pirates": 2}
"""Captains at the table, where it is not four."""
AIMS = {
    "buccaneer": (1.5, 0.5, 1 / 3),
    "jamaica": (1.0, 0.5, 1 / 3),
    "nassau": (1.5, 0.1, 1 / 3),
    "plunder": (1.2, 0.25, 1 / 3),
    "pirates": (0.2, 0.1, 1 / 3),
}
"""Per game: decisions per second at least, state copy at most (both of catanatron's), Pyodide at least of CPython."""
LONG_GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "buccaneer": (5, {}),
    "jamaica": (6, {"crew": True}),
    "nassau": (4, {"dutchman": "beside", "feld_pawn": True}),
    "plunder": (6, {"target": 13}),
    "pirates": (2, {}),
}
"""Per game the most seats, and the options that make it longest."""
REPLAY = {"buccaneer": 1.0, "jamaica": 1.0, "nassau": 1.5, "plunder": 2.0, "pirates": 4.0}
"""Seconds that opening a whole game, or telling it again, may take."""


def peer_python() -> Path:
    """The Python of the peer's own environment, made when it is missing."""
    python = PEER_ENV / "bin" / "python"
    if not python.exists():
        venv.create(PEER_ENV, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", CATANATRON], check=True)
    return python


def figures(*command: object) -> dict[str, float]:
    done = subprocess.run(
        [str(part) for part in command], check=True, capture_output=True, text=True, cwd=ROOT / "engine"
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def ours(game: str) -> dict[str, float]:
    simulate = ("simulate", game, "--seats", SEATS.get(game, 4), "--games", 200, "--bots", "random")
    return figures(sys.executable, "-m", "flibuste", *simulate)


def measure(game: str) -> bool:
    python = peer_python()
    rounds = [
        (
            ours(game),
            figures(python, PEERS / "catanatron_rate.py", 15, 100 * i),
            figures("node", PEERS / "pyodide_rate.mjs", ROOT / "engine", game, SEATS.get(game, 4), 100),
        )
        for i in range(ROUNDS)
    ]
    speed = median(us["decisions_per_second"] / peer["decisions_per_second"] for us, peer, _ in rounds)
    copy = median(us["copy_microseconds"] / peer["copy_microseconds"] for us, peer, _ in rounds)
    wasm = median(inside["decisions_per_second"] / us["decisions_per_second"] for us, _, inside in rounds)
    rate = median(us["decisions_per_second"] for us, _, _ in rounds)
    peer_rate = median(peer["decisions_per_second"] for _, peer, _ in rounds)
    wanted_speed, wanted_copy, wanted_wasm = AIMS[game]
    print(f"{game}: {rate:,.0f} decisions/s here, catanatron {peer_rate:,.0f}")
    print(f"  decisions per second, of catanatron's   {speed:6.2f}   (at least {wanted_speed})")
    print(f"  state copy, of catanatron's             {copy:6.3f}   (at most {wanted_copy})")
    print(f"  Pyodide under Node, of CPython          {wasm:6.2f}   (at least {wanted_wasm:.2f})")
    return speed >= wanted_speed and copy <= wanted_copy and wasm >= wanted_wasm


def longest(game: str) -> Any:
    """The save of the longest of a few games among bots."""
    seats, options = LONG_GAMES[game]
    tables = []
    for seed in range(6):
        table, rng = Table.new(game, [Seat(str(i), "easy") for i in range(seats)], options, seed), Random(seed)
        while table.decision is not None:
            table.play(choose("easy", table.game, table.state, rng))
        tables.append(table)
    return max(tables, key=lambda table: len(table.log)).save()


def replay(game: str) -> bool:
    save = longest(game)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "save.json"
        file.write_text(json.dumps(save), encoding="utf-8")
        rounds = [figures("node", PEERS / "pyodide_replay.mjs", ROOT / "engine", file) for _ in range(3)]
    took = {name: median(figure[name] for figure in rounds) for name in rounds[0]}
    print(f"{game}: a game of {len(save['log'])} entries in Pyodide under Node (at most {REPLAY[game]} s)")
    print("  " + ", ".join(f"{name} {seconds:.2f} s" for name, seconds in took.items()))
    return max(took.values()) <= REPLAY[game]


if __name__ == "__main__":
    games = sys.argv[1:] or [*AIMS]
    met = [*[replay(game) for game in games], *[measure(game) for game in games]]
    sys.exit(0 if all(met) else "a figure misses its aim")
