"""Tile faces as people might paint them."""

from random import Random
from typing import Any

from flibuste.games.plunder.faces import MERCHANTS, NAMES

ROWS = "ABCDEF"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
DOCKS = ("N", "E", "S", "W", "NE", "ES", "SW", "WN")


def square(row: int, column: int) -> str:
    return f"{ROWS[row]}{column + 1}"


def painted(rng: Random, name: str) -> dict[str, Any]:
    """A face with two weak islands or more, strewn at random; ports may be shut in, and land may lie anywhere."""
    free = [(row, column) for row in range(6) for column in range(6)]
    rng.shuffle(free)
    coasts: list[dict[str, Any]] = []
    kinds = [("resource", 1), ("resource", 1), ("resource", rng.randint(1, 3)), ("resource", rng.randint(1, 3))]
    if name[:2] in MERCHANTS:
        kinds.append(("merchant", 0))
    for kind, skulls in kinds[: rng.randint(2, 5)]:
        coast = _coast(rng, free, kind, skulls)
        if coast:
            coasts.append(coast)
    rocks = [square(*free.pop()) for _ in range(min(len(free), rng.randint(0, 4)))]
    if rocks:
        coasts.append({"kind": "plain", "land": rocks})
    edges = [((r, c), (r + dr, c + dc)) for r in range(5) for c in range(5) for dr, dc in ((0, 1), (1, 0))]
    barriers = [
        {"kind": rng.choice(("reef", "cliff")), "between": [square(*here), square(*there)]}
        for here, there in rng.sample(edges, rng.randint(0, 9))
    ]
    return {"coasts": coasts, "barriers": barriers}


def _coast(rng: Random, free: list[tuple[int, int]], kind: str, skulls: int) -> dict[str, Any] | None:
    for cell in free:
        beside = [(cell[0] + down, cell[1] + right) for down, right in STEPS.values()]
        near = [one for one in beside if one in free]
        if near:
            ports = near[: rng.randint(1, 2)]
            for one in (cell, *ports):
                free.remove(one)
            havens = [{"square": square(*one), "docks": [*rng.choice(DOCKS)]} for one in ports]
            return {"kind": kind, "skulls": skulls, "land": [square(*cell)], "ports": havens}
    return None


def tiles(rng: Random, names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    return {name: painted(rng, name) for name in names}
