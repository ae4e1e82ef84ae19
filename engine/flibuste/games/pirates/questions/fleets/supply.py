"""Chapter 3.7 (SET-27 to SET-29): the coins that the players bring, and how they are dealt to the islands."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from .....core.frozen import frozen
from ...state import Setting
from ...tables import BUILD_TOTAL, COIN_VALUES, DATA, DUEL, GOLD_EACH
from ..table.layout import coins, wild

UNIQUES: Final = tuple(str(row["id"]) for row in DATA["treasure"]["uniques"])
UNIQUE: Final = 0
"""What a unique treasure counts among the coins (CSG-SET-27)."""


@frozen
class Terms:
    """What is asked of each player: so many `pieces`, of so much `gold` where that is set; and what is dealt: so many
    wild `islands`, `each` with so many pieces."""

    pieces: int
    gold: int | None
    islands: int
    each: int
    rule: str


def terms(players: int) -> Terms:
    """CSG-SET-27 of a duel, CSG-SET-28 of more.

    >>> terms(2).gold, terms(3).gold
    (15, None)
    """
    many = players > DUEL
    brought, each = coins(players)
    return Terms(
        brought,
        None if many else GOLD_EACH,
        wild(players),
        each,
        "CSG-SET-28" if many else "CSG-SET-27",
    )


@frozen
class Supply:
    """What one player puts in. `coins`: how many of each value, in the order of COIN_VALUES; `uniques`: how many unique
    treasures by lot; `named`: those by name."""

    coins: tuple[int, ...] = (0,) * len(COIN_VALUES)
    uniques: int = 0
    named: tuple[str, ...] = ()

    @property
    def pieces(self) -> list[int]:
        """Every piece by its gold."""
        values, counts = (*COIN_VALUES, UNIQUE), (*self.coins, self.uniques + len(self.named))
        return [value for value, n in zip(values, counts, strict=True) for _ in range(n)]

    @property
    def gold(self) -> int:
        return sum(self.pieces)

    def fits(self, asked: Terms) -> bool:
        """CSG-SET-27, CSG-SET-28: whether it is as many pieces as are asked for and, in a duel, as much gold."""
        return len(self.pieces) == asked.pieces and asked.gold in (None, self.gold)

    def text(self) -> str:
        """As a state holds it, unless it is a list of the house: how many of each value, and unique treasures by lot
        and by name.

        >>> Supply((3, 2, 1, 0, 0, 0, 0), 1, ("SM-T-001",)).text()
        '3.2.1.0.0.0.0.1 SM-T-001'
        """
        return " ".join((".".join(map(str, (*self.coins, self.uniques))), *self.named))

    @staticmethod
    def of_text(text: str) -> "Supply":
        """The supply of such a text. Raises ValueError where it means none."""
        counts, *named = text.split(" ")
        *coins, uniques = (int(count) if count.isdecimal() else -1 for count in counts.split("."))
        if len(coins) != len(COIN_VALUES) or min(*coins, uniques) < 0:
            raise ValueError(text)
        if not {*named} <= {*UNIQUES} or len({*named}) < len(named):
            raise ValueError(text)
        return Supply(tuple(coins), uniques, tuple(named))


def presets(players: int) -> list[Mapping[str, Any]]:
    """Lists of the house that fit the terms.

    >>> {sum(row["coins"]) for row in presets(2)}
    {15}
    """
    return list(DATA["treasure"]["coin_presets_multi" if players > DUEL else "coin_presets_2p"])


def start_gold(supplies: Sequence[Supply]) -> int:
    """CSG-SET-29: never changes after this."""
    return sum(supply.gold for supply in supplies)


def asked_of(setting: Setting) -> Terms:
    """CSG-SET-27, CSG-SET-28, CSG-SET-02: of each player in this game."""
    asked, options = terms(setting.seats), setting.options
    if asked.gold is None or not options["scale_treasure"]:
        return asked
    gold = round(asked.gold * int(options["build_total"]) / BUILD_TOTAL)
    coins = asked.pieces - options["uniques"]
    return replace(asked, gold=max(coins, min(gold, COIN_VALUES[-1] * coins)))


def supplied(setting: Setting, name: str) -> Supply:
    """CSG-SET-27, CSG-SET-28, CSG-FLT-13: what a player has put in. Where unique treasures come along, one is a piece
    of a list of the house: the two lowest coins of a duel become one, in a game of more the lowest stays at home."""
    row = next((row for row in presets(setting.seats) if row["id"] == name), None)
    if row is None:
        return Supply.of_text(name)
    coins, uniques = sorted(row["coins"]), bool(setting.options["uniques"])
    if setting.options["scale_treasure"]:
        coins = levelled(coins, round(sum(coins) * int(setting.options["build_total"]) / BUILD_TOTAL))
    if uniques:
        coins = [coins[0] + coins[1], *coins[2:]] if setting.duel else coins[1:]
        coins = levelled(coins, sum(coins))
    return Supply(tuple(coins.count(value) for value in COIN_VALUES), int(uniques))


def levelled(coins: Sequence[int], gold: int) -> list[int]:
    """CSG-SET-02: as many coins that make so much gold, or as much as so many can; evenly.

    >>> levelled([1, 1, 1, 2, 2, 2, 3, 3], 30), levelled([1, 2, 2], 2), levelled([5, 9], 14)
    ([3, 3, 4, 4, 4, 4, 4, 4], [1, 1, 1], [7, 7])
    """
    top, found = COIN_VALUES[-1], sorted(min(value, COIN_VALUES[-1]) for value in coins)
    gold = max(len(found), min(gold, top * len(found)))
    while sum(found) != gold:
        i = found.index(min(found)) if sum(found) < gold else found.index(max(found))
        found[i] += 1 if sum(found) < gold else -1
    return sorted(found)
