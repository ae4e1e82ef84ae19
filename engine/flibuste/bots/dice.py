"""Dice for rehearsals. They fall evenly, else a move would look good in a few worlds by mere luck.

Within a world the same question is answered alike, whatever was played before it. Over the worlds the answers run
through all that there are, each in an order of its own (a Latin hypercube: McKay, Beckman and Conover, 1979).
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from ..core.atoms import Atom


class Dice:
    """How the dice fall in the worlds of one decision."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._world = 0
        self._orders: dict[tuple[str, int, int, int], list[int]] = {}

    def next_world(self) -> None:
        self._world += 1

    def thrown(self) -> "Thrown":
        return Thrown(self)

    def falls(self, asked: str, time: int, faces: int) -> int:
        """Which answer a question gets that is asked for this time in the world."""
        block, i = divmod(self._world, faces)
        order = self._orders.get((asked, time, faces, block))
        if order is None:
            order = self._orders[asked, time, faces, block] = self.rng.sample(range(faces), faces)
        return order[i]


class Thrown:
    """The fate of one rehearsal."""

    __slots__ = ("_asked", "_dice", "found")

    def __init__(self, dice: Dice) -> None:
        self.found: list[Atom] = []
        self._dice, self._asked = dice, Counter[str]()

    def answer(self, asked: str, among: Sequence[Atom]) -> Atom:
        answer = among[0]
        if len(among) > 1:
            answer = among[self._dice.falls(asked, self._asked[asked], len(among))]
            self._asked[asked] += 1
        self.found.append(answer)
        return answer
