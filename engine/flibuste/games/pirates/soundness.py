"""What holds in every state that play can reach: nothing is lost, nothing is made, every question can arise."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from ...core.agenda import Ask, Auto, misplaced
from ...core.faults import Breach
from ...core.gate import shown
from ...core.layout_rules import AsLaid, before_it_goes_on
from .names import names_of
from .questions.cargo.treasure import awaited, pieces_of
from .questions.sailing.berths import touches_island
from .questions.sailing.towing import NO_TOWERS
from .questions.table.bodies import CREATURES, at_hand, built, card, derelict, distance_to_island, is_kind, on_table
from .questions.table.cards import pieces
from .questions.table.items import (
    BLANK,
    HELD,
    is_coin,
    is_crew,
    is_equipment,
    is_event,
    is_named,
    is_treasure,
    is_unique,
    may_be_crew,
)
from .state import NOBODY, NOWHERE, Is, Ship, State
from .tables import COIN_VALUES

_ROOM: Final = __package__
_SEATS: Final = frozenset({"seat", "whose", "other_seat"})
_PARTIES: Final = frozenset({"picker", "owner", "by"})
"""Seats, or nobody."""
_SHIPS: Final = frozenset({"ship", "number", "other", "striker", "canceller", "holder"})
_AFLOAT: Final = frozenset({"ship", "other"})
_OF_NO_SHIP: Final = frozenset({"Roll", "Reroll", "SetDie", "Settle", "Peeks", "Frightened"})
"""Steps whose `ship` is NOWHERE where a player, an event or a fort rolls, looks or frightens."""
_LONGEST: Final = 101
"""Millimetres: no ship is longer, with the gap behind her (CSG-GEO-06, CSG-GEO-22)."""
_PLACES: Final = frozenset({"island", "tile"})


@cache
def steps() -> dict[str, type]:
    """Every step of this game by its name."""
    every = [*_below(Auto), *_below(Ask)]
    own = {
        one.__name__: one
        for one in every
        if one.__module__.startswith(f"{_ROOM}.") and is_dataclass(one) and not one.__name__.startswith("_")
    }
    return {**own, AsLaid.__name__: AsLaid}


def _below(kind: type[Any]) -> list[type[Any]]:
    found: list[type[Any]] = []
    for subclass in kind.__subclasses__():
        found += [subclass, *_below(subclass)]
    return found


def breaches_of(s: State) -> list[Breach]:
    """What breaks the invariants; the table must be sound before the agenda can be judged."""
    return (
        [*_ships(s), *_islands(s), *_cards(s), *_today(s)]
        or [*_treasure(s)]
        or [*_end(s)]
        or list(_agenda(before_it_goes_on(s)))
    )


def _ships(s: State) -> Iterator[Breach]:
    if len(s.names) != len(s.ships):
        yield Breach("CSG-ACT-10", "names: one for each ship")
        return
    towed = Counter(ship.tows for _, ship in s.afloat() if ship.tows != NOWHERE)
    if faults := [*_names(s)]:
        yield from faults
        return
    for number, ship in s.afloat():
        place = f"ships[{number}]"
        if not NOBODY <= ship.owner < s.setting.seats or not 0 <= ship.maker < s.setting.seats:
            yield Breach("CSG-TOW-10", f"{place}.owner: a seat")
        if ship.masts >> built(ship) or ship.fire & ~ship.masts:
            yield Breach("CSG-FIR-01", f"{place}.masts: those that she was built with; only standing ones burn")
        if not 0 <= ship.shell <= shell_of(ship):
            yield Breach("CSG-KW-TUR-01", f"{place}.shell: from 0 to {shell_of(ship)}")
        if not NOWHERE <= ship.docked < len(s.islands):
            yield Breach("CSG-DOC-01", f"{place}.docked: an island")
        elif ship.docked != NOWHERE and not lies_there(s, number, ship):
            yield Breach("CSG-DOC-01", f"{place}.docked: an island that her bow touches")
        if ship.lost != NOWHERE and not (0 <= ship.lost < len(s.tiles) and s.tiles[ship.lost].kind == "fog"):
            yield Breach("CSG-FOG-01", f"{place}.lost: a fog bank")
        if ship.tows != NOWHERE:
            yield from tow_breaches(s, number, ship)
        if towed[number] > 1:
            yield Breach("CSG-TOW-05", f"{place}: towed by one ship")
        if not all(is_treasure(item) or is_crew(item) or is_equipment(item) for item in map(HELD.item, ship.hold)):
            yield Breach("CSG-CRG-01", f"{place}.hold: treasure, crew and equipment")
        if ship.off - {HELD.item(held) for held in ship.hold}:
            yield Breach("CSG-ABL-02", f"{place}.off: pieces of the hold")


def lies_there(s: State, number: int, ship: Ship) -> bool:
    """CSG-DOC-01, CSG-DOC-03, CSG-TOW-06: whether she can be docked where she lies: in contact, or behind a ship that
    tows or has towed her there."""
    if not on_table(ship):
        return False
    if touches_island(s, ship, ship.docked):
        return True
    towable = not is_kind(ship, "submarine", *CREATURES)
    return towable and distance_to_island(s, number, ship.docked) <= _LONGEST


def tow_breaches(s: State, number: int, ship: Ship) -> Iterator[Breach]:
    """CSG-TOW-01 to CSG-TOW-09, CSG-KW-FLO-02: who tows, whom, and where both are docked."""
    place = f"ships[{number}].tows"
    other = s.ships[ship.tows] if 0 <= ship.tows < len(s.ships) else None
    if other is None or ship.tows == number:
        yield Breach("CSG-TOW-05", f"{place}: another ship in play")
        return
    if other.owner != ship.owner:
        yield Breach("CSG-TOW-03", f"{place}: a ship of the same fleet")
    if not at_hand(other) or not (derelict(other) or is_kind(other, "flotilla")):
        yield Breach("CSG-TOW-01", f"{place}: a derelict or a flotilla")
    if is_kind(other, "submarine") or is_kind(ship, *NO_TOWERS):
        yield Breach("CSG-TOW-09", f"{place}: submarines, sea monsters, sea dragons and flotillas do not tow")
    if derelict(ship) or not at_hand(ship) or Is.ENTANGLED in ship.state:
        yield Breach("CSG-TOW-08", f"{place}: none, while she is derelict, lost, entangled or a wreck")
    if other.docked not in (NOWHERE, ship.docked):
        yield Breach("CSG-TOW-06", f"ships[{ship.tows}].docked: where the ship that tows her is")


def _names(s: State) -> Iterator[Breach]:
    """CSG-ACT-10: a seat and a card; of two of a kind the second has its number."""
    brought = [name.partition("#")[0].partition(".") for name in s.names]
    for i, (seat, _, piece) in enumerate(brought):
        known = seat in map(str, range(s.setting.seats)) and piece in pieces() and pieces()[piece].kind == "ship"
        if not known:
            yield Breach("CSG-ACT-10", f"names[{i}]: a seat and the card of a ship, such as 0.RV-12")
            return
        ship = s.ships[i]
        if ship is not None and ship.card != piece:
            yield Breach("CSG-ACT-10", f"names[{i}]: the ship of this number is {ship.card}")
    if s.names != names_of((int(seat), piece) for seat, _, piece in brought):
        yield Breach("CSG-ACT-10", "names: of two of a kind the second ends in #2")


def shell_of(ship: Ship) -> int:
    """CSG-KW-TUR-01, CSG-KW-CAT-01: panels and second hull that she was built with."""
    return int(card(ship).card.get("panels", 0)) + int(card(ship).card.get("extra_hulls", 0))


def _islands(s: State) -> Iterator[Breach]:
    homes = [island.home for island in s.islands if island.home != NOBODY]
    if len({*homes}) < len(homes):
        yield Breach("CSG-SET-18", "islands: one home each")
    for i, island in enumerate(s.islands):
        if not NOBODY <= island.home < s.setting.seats:
            yield Breach("CSG-SET-18", f"islands[{i}].home: a seat, or nobody's")
        if island.fort is not None and not 0 <= island.fort.owner < s.setting.seats:
            yield Breach("CSG-FRT-01", f"islands[{i}].fort.owner: a seat")
        if island.home != NOBODY and island.table != NOWHERE:
            yield Breach("CSG-SET-20", f"islands[{i}].table: a home is an ordinary island")
        if not all(is_treasure(item) for item in map(HELD.item, island.coins)):
            yield Breach("CSG-INF-03", f"islands[{i}].coins: treasure")
        if any(is_treasure(HELD.item(held)) or is_event(HELD.item(held)) for _, held in island.ashore):
            yield Breach("CSG-DOC-09", f"islands[{i}].ashore: crew and equipment")
        if island.loose < 0 and island.home == NOBODY:
            # UT_RATS: coins that have been unloaded may count less than they show
            yield Breach("CSG-DOC-07", f"islands[{i}].loose: no less than nothing but at home")


def _cards(s: State) -> Iterator[Breach]:
    rows = (s.fleets, s.supply, s.events, s.forts)
    if any(len(row) != s.setting.seats for row in rows):
        yield Breach("CSG-FLT-01", "fleets, supply, events, forts: one each")
    if not all(is_event(HELD.item(held)) for hand in s.events for held in hand):
        yield Breach("CSG-SET-30", "events: cards of events")


def _treasure(s: State) -> Iterator[Breach]:
    """CSG-SET-29: every coin is somewhere, and what nobody has seen is as much as lies unseen."""
    items = Counter(map(HELD.item, pieces_of(s)))
    for value, left, put in zip(COIN_VALUES, s.pool, s.coins, strict=True):
        if items[value] + left != put or left < 0:
            yield Breach("CSG-SET-29", f"coins: of {value} there are {items[value] + left}, put in were {put}")
    if items[BLANK] != sum(s.pool) + s.rares or s.rares < 0:
        yield Breach(
            "CSG-INF-03", f"pool: {items[BLANK]} pieces lie unseen, with rares it holds {sum(s.pool) + s.rares}"
        )
    if any(n > 1 for item, n in items.items() if is_unique(item)):
        yield Breach("CSG-UNT-01", "unique treasures: each is there once")
    if any(not is_coin(item) and not is_unique(item) for item in items):
        yield Breach("CSG-SET-29", "gone: treasure")
    yield from _brought(s)


def _brought(s: State) -> Iterator[Breach]:
    """CSG-FLT-13: unique treasures, each once, known to who brought it; those that have not turned up lie unseen."""
    named = [HELD.item(held) for held in s.brought]
    if len({*named}) < len(named) or not all(map(is_unique, named)):
        yield Breach("CSG-FLT-13", "brought: unique treasures, each once")
    if any(not HELD.seen(held) or HELD.seen(held) & ~s.setting.everybody for held in s.brought):
        yield Breach("CSG-FLT-13", "brought: each by at least one seat")
    if (n := len(awaited(s))) > s.rares:
        yield Breach("CSG-FLT-13", f"brought: {n} have not turned up, and {s.rares} unique treasures lie unseen")


def _today(s: State) -> Iterator[Breach]:
    """CSG-TRN-15: what is kept of a turn or of the game names ships, seats and islands that there are."""
    ships, today = range(len(s.ships)), s.today
    numbers = [*(n for n, _ in today.acted), *today.extra, *(n for pair in today.shot for n in pair)]
    if any(number not in ships for number in numbers):
        yield Breach("CSG-TRN-15", "today: acted, extra and shot name ships")
    yield from _acted(s)
    if any(not -s.setting.seats <= number < len(ships) for number, _ in today.used):
        yield Breach("CSG-TRN-15", "today.used: a ship, or a seat below nought")
    if (odd := next((what for _, what in sorted(today.used) if not _noted(s, what)), None)) is not None:
        yield Breach("CSG-TRN-15", f"today.used: nothing that is done once per turn is called {shown(odd)}")
    if any(number not in ships or island not in range(len(s.islands)) for number, island in today.docked):
        yield Breach("CSG-TRN-10", "today.docked: ships at islands")
    if s.marked and (len(s.marked) != len(("ship", "coin")) or s.marked[0] not in ships or not is_coin(s.marked[1])):
        yield Breach("CSG-MUL-02", "marked: the number of a ship, and a coin")
    if any(number not in ships for number in s.loaders):
        yield Breach("CSG-MUL-09", "loaders: ships")
    if (way := s.way) is not None:
        met = (way.ship, *way.old, *way.rammed, *way.boarded, *way.crossed, *way.mined)
        if any(number not in ships for number in met) or any(tile not in range(len(s.tiles)) for tile in way.ice):
            yield Breach("CSG-MOV-10", "way: ships, and icebergs")
    if any(not 0 <= token.seat < s.setting.seats or token.tile >= len(s.tiles) for token in s.tokens):
        yield Breach("CSG-EVT-01", "tokens: of a seat, on a tile or nowhere")


def _acted(s: State) -> Iterator[Breach]:
    """CSG-ACT-02, CSG-ACT-03: actions that there are, two a ship at most."""
    from .questions.turns.giving_actions import ACTIONS
    from .tables import MOST_ACTIONS

    if (odd := next((what for _, what in s.today.acted if what not in ACTIONS), None)) is not None:
        yield Breach("CSG-ACT-01", f"today.acted: no action is called {shown(odd)}")
    if any(n > MOST_ACTIONS for n in Counter(number for number, _ in s.today.acted).values()):
        yield Breach("CSG-ACT-03", "today.acted: no more than two actions a ship")


def _noted(s: State, what: str) -> bool:
    """CSG-TRN-15: whether something that is done once per turn is noted like this."""
    from .questions.gunnery.aiming import may_be_place
    from .questions.table.once import WORDS

    kind, _, rest = what.partition(":")
    if kind == "again":
        return may_be_place(s, rest)
    numbers = [int(part) if part.isdecimal() else NOWHERE for part in rest.split(":")]
    match kind, numbers:
        case "fort", [island]:
            return 0 <= island < len(s.islands)
        case "stays", [island, item]:
            return 0 <= island < len(s.islands) and item >= 0
        case "marine", [item, place, nth]:
            # aboard, it is a ship's name
            there = 0 <= place < len(s.islands) or rest.split(":")[1] in s.names
            return there and nth >= 0 and may_be_crew(item)
        case _:
            return what in WORDS or is_named(what)


def _end(s: State) -> Iterator[Breach]:
    """A game is over when a rule has ended it, and nothing is left to do."""
    if bool(s.over) == bool(s.agenda):
        yield Breach("CSG-END-02", "over: an empty agenda, and nothing else, is the end")


def _agenda(s: State) -> Iterator[Breach]:
    """CSG-SET-31, CSG-TRN-14: what is left of the set-up, or of a turn."""
    from .beginnings import breaches_of as of_beginning
    from .beginnings import of_set_up
    from .steps.setup.set_up import SetUp
    from .steps.turns.turn_steps import TurnBegins, TurnEnds

    if s.agenda == [SetUp()]:
        if s.ships or s.islands or s.tiles or s.names or any((*s.fleets, *s.supply)):
            yield Breach("CSG-SET-31", "agenda: the set-up begins with an empty table")
        return
    for i, step in enumerate(s.agenda):
        if not _fits(s, step):
            yield Breach("CSG-TRN-11", f"agenda[{i}]: {type(step).__name__} does not fit this table")
            return
    if s.agenda and any(of_set_up(step) for step in s.agenda):
        if found := [*of_beginning(s)]:
            yield from found
            return
    elif s.agenda:
        below = s.agenda[0]
        if not isinstance(below, TurnEnds | TurnBegins) or any(isinstance(x, TurnEnds) for x in s.agenda[1:]):
            yield Breach("CSG-TRN-14", "agenda: below everything waits the end of the turn")
            return
        if any((*s.fleets, *s.supply)):
            yield Breach("CSG-SET-25", "fleets, supply: nothing is kept once the first turn has begun")
            return
    if (at := misplaced(s)) is not None:
        yield Breach("CSG-TRN-11", f"agenda[{at}]: {type(s.agenda[at]).__name__} cannot wait here")
        return
    # a question that waits below another can be asked as well; to list what is composed would take too long
    asked = [step for step in s.agenda[:-1] if not step.runs and not step.composed] + s.agenda[-1:]
    if (unasked := next((step for step in asked if not _answerable(s, step)), None)) is not None:
        yield Breach("CSG-TRN-11", f"agenda: {type(unasked).__name__} cannot be asked here")


def _fits(s: State, step: Any) -> bool:
    """Whether the numbers of a step name what there is: seats, islands, tiles; ships, and those that somebody is asked
    about are in play."""
    for field in fields(step):
        name, value = field.name, getattr(step, field.name)
        if type(value) is not int:
            continue
        if name in _SEATS and not 0 <= value < s.setting.seats:
            return False
        if name in _PARTIES and not NOBODY <= value < s.setting.seats:
            return False
        if name in _SHIPS and not NOWHERE <= value < len(s.ships):
            return False
        if name in _AFLOAT and value == NOWHERE and type(step).__name__ not in _OF_NO_SHIP:
            return False
        if name in _AFLOAT and not step.runs and value != NOWHERE and s.ships[value] is None:
            return False
        if name in _PLACES and not NOWHERE <= value < len(s.islands if name == "island" else s.tiles):
            return False
    return True


def _answerable(s: State, step: Any) -> bool:
    """Whether there is an answer, if it is asked at all."""
    return bool(step.runs or (step.is_reaction and not step.is_available(s)) or step.moves(s))
