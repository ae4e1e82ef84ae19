"""Chapter 4.2: what does not lie open, by what it is about: cards by themselves, coins by where they are."""

from collections import Counter
from collections.abc import Hashable, Iterator

from ...core.secrets import Secret, Secrets
from .questions.table.items import BLANK, HELD, is_coin
from .state import State


def secrets(s: State) -> Secrets:
    """CSG-INF-02, CSG-INF-03: what somebody has not seen, and what nobody has: the values of the coins in the pool."""
    everybody = s.setting.everybody
    found: dict[Hashable, Secret] = {}
    times = Counter[Hashable]()
    for place, held in _lying(s):
        item, seen = HELD.item(held), HELD.seen(held) & everybody
        if item == BLANK or seen == everybody:
            continue
        about: Hashable = ("coin", place, item, seen) if is_coin(item) else ("card", item, seen)
        times[about] += 1
        found[about, times[about]] = Secret(place, seen)
    for held in s.brought:
        found["brought", HELD.item(held)] = Secret("brought", HELD.seen(held))
    for seat in range(s.setting.seats):
        for what, text in (("fleet", s.fleets[seat]), ("supply", s.supply[seat])):
            if text:
                found[what, seat] = Secret(text, 1 << seat)
    return found


def _lying(s: State) -> Iterator[tuple[Hashable, int]]:
    """Every piece with its place."""
    for number, ship in s.afloat():
        # whether a piece is in use, is as secret as the piece itself
        yield from ((("ship", number, HELD.item(held) in ship.off), held) for held in ship.hold)
    for i, island in enumerate(s.islands):
        yield from ((("island", i), held) for held in island.coins)
        yield from ((("ashore", i), held) for _, held in island.ashore)
        if island.fort is not None:
            yield from ((("fort", i), held) for held in (*island.fort.gold, *island.fort.crew))
    yield from ((("gone",), held) for held in s.gone)
    for seat, cards in enumerate(s.events):
        yield from ((("hand", seat), held) for held in cards)
