"""CSG-ABL-01 to CSG-ABL-06: which abilities are in force on a ship now."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from ..cards import Piece, pieces
from ..items import HELD, card_of, is_coin, is_crew, is_unique, things, unique_of
from ..state import Is, Ship, State
from . import ability
from .ability import HULL, Ability, Grant, Trait

SILENCED: Final = "silenced"
"""CSG-SPS-02: the crew have no abilities."""
MUTE: Final = "mute"
"""CSG-KW-FEA-01, CSG-EFF-87: neither ship nor crew has any."""


class Active(NamedTuple):
    """The abilities in force on a ship, in the order hull, crew, equipment, unique treasures."""

    grants: tuple[Grant, ...]
    traits: frozenset[Trait]

    def has(self, trait: Trait) -> bool:
        return trait in self.traits

    def answering(self, question: Callable[..., Any]) -> Iterator[Grant]:
        """Those whose class answers this question of `Ability` itself.

        A question is named by its method: `active.answering(Ability.added)`.
        """
        name = question.__name__
        return (grant for grant in self.grants if getattr(type(grant.ability), name) is not question)

    def source(self, trait: Trait) -> int:
        """The piece that brings a trait: the hull's own first."""
        return next(grant.source for grant in self.grants if trait in grant.ability.traits)


def active(s: State, number: int) -> Active:
    """What a ship can do now (CSG-ABL-01)."""
    ship = s.ship(number)
    return of_ship(ship, *_switched(ship))


def _switched(ship: Ship) -> tuple[bool, bool]:
    """CSG-ABL-06: whether her own abilities and those of her crew are in force."""
    spells = {spell.what for spell in ship.spells}
    return MUTE not in spells, not spells & {MUTE, SILENCED}


def of_ship(ship: Ship, own: bool = True, crew: bool = True) -> Active:
    hold = tuple(one for one in things(ship.hold) if not is_coin(one) and one not in ship.off)
    return _of(ship.card, hold, Is.CURSED in ship.state, own, crew)


def nation_of(ship: Ship) -> str:
    """The flag that she flies (CSG-KW-BMA-01, CSG-KW-EXP-01, CSG-R-50)."""
    return _nation(ship.card, things(ship.hold), Is.CURSED in ship.state)


@lru_cache(maxsize=4096)
def _nation(card: str, hold: tuple[int, ...], cursed: bool) -> str:
    crew = [card_of(one) for one in hold if is_crew(one)]
    if any("ex_patriot" in one.keywords for one in crew):
        return "mercenary"
    if cursed or any(is_unique(one) and unique_of(one).get("special") == "UT_RED_SKULL" for one in hold):
        return "cursed"
    return pieces()[card].nation


@lru_cache(maxsize=16384)
def _of(card: str, hold: tuple[int, ...], cursed: bool, own: bool, crew: bool) -> Active:
    """No two grants of the same effect (CSG-ABL-04), except those that stack."""
    hull = pieces()[card]
    nation = _nation(card, hold, cursed)
    grants = [Grant(one, HULL) for one in _abilities(hull) if own or one.hull]
    # equipment and unique treasures serve every nation (CSG-EQP-01)
    for item in hold:
        if is_unique(item):
            grants += [Grant(one, item) for one in _granted(unique_of(item))]
        elif not is_crew(item):
            grants += [Grant(one, item) for one in _granted(card_of(item).card)]
    if crew:
        admits = [grant.ability for grant in grants]
        for item in hold:
            if is_crew(item) and _serves(card_of(item), nation, admits):
                grants += [Grant(one, item) for one in _abilities(card_of(item))]
    seen, kept = set[Any](), list[Grant]()
    for grant in grants:
        same = (grant.ability.code, tuple(sorted(grant.ability.effect.items(), key=str)))
        if grant.ability.stacks or same not in seen:
            kept.append(grant)
        seen.add(same)
    return Active(tuple(kept), frozenset(trait for grant in kept for trait in grant.ability.traits))


def serves(ship: Ship, item: int) -> bool:
    """CSG-ABL-01, CSG-CRW-03: whether this crew's abilities work on her."""
    nation = nation_of(ship)
    return _serves(card_of(item), nation, [grant.ability for grant in of_ship(ship).grants if grant.source == HULL])


def _serves(one: Piece, nation: str, others: list[Ability]) -> bool:
    # CSG-KW-EXP-01: an ex-patriot serves on any ship
    if one.nation == nation or "ex_patriot" in one.keywords:
        return True
    return any(other.admits(one.nation) for other in others)


@cache
def _abilities(card: Piece) -> tuple[Ability, ...]:
    """Those of a card: its effects, then its keywords."""
    words = [word.partition(":")[0] for word in card.keywords]
    found = [ability(str(effect["code"]), effect) for effect in card.card.get("effects", [])]
    found += [ability(word, {}) for word in words]
    return tuple(one for one in found if one is not None)


def _granted(row: Any) -> list[Ability]:
    found = [ability(str(effect["code"]), effect) for effect in row.get("grants", [])]
    found += [ability(str(row[name]), row) for name in ("code", "special") if name in row]
    return [one for one in found if one is not None]


def reveal(s: State, number: int, item: int) -> bool:
    """CSG-INF-05: a piece that was used lies face up for the rest of the game. Whether that is news to anybody."""
    ship = s.ship(number)
    everybody = (1 << s.setting.seats) - 1
    hold = tuple(HELD.shown(one, everybody) if HELD.item(one) == item else one for one in ship.hold)
    if hold == ship.hold:
        return False
    s.change(number, hold=hold)
    return True
