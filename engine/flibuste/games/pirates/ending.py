"""Chapter 6 (END, MUL): when a game is over, and what counts."""

from collections.abc import Iterable, Iterator

from ...core.atoms import Args, Name
from ...core.events import Event, EventSink
from ...core.result import Result
from .marker import is_marked, watch
from .questions.abilities.ability import Trait
from .questions.abilities.active import active
from .questions.sailing.berths import harbour
from .questions.table.bodies import card, derelict, is_kind
from .questions.table.items import HELD, is_coin
from .scoring import Hoard, duel, multi, needed
from .state import NOBODY, NOWHERE, Is, Ship, State
from .steps.treasure.worth import value_of

DUEL_PASSES, MULTI_PASSES = 5, 2
"""CSG-END-05, CSG-MUL-08: turns in a row, of each player, without any action."""
_OUT_OF_FOUR = 4
"""CSG-MUL-03 (d): from so many players on."""


def values(s: State, held: tuple[int, ...], number: int = NOWHERE) -> int:
    """The gold of these pieces, coins by what they show and uniques at their current value."""
    return sum([value_of(s, HELD.item(piece), number) for piece in held])


def hoard(s: State, seat: int) -> Hoard:
    """CSG-END-01, CSG-END-08, CSG-MUL-05: all that counts for a player; what lies on a wreck counts for nobody
    (CSG-MUL-10)."""
    home = s.home(seat)
    coins = s.islands[home].coins if home != NOWHERE else ()
    at_home = [HELD.item(coin) for coin in coins if is_coin(HELD.item(coin))]
    counted = tuple((value, at_home.count(value)) for value in sorted(set(at_home)))
    uniques = values(s, tuple(coin for coin in coins if not is_coin(HELD.item(coin))))
    ships = [(number, ship) for number, ship in s.fleet(seat) if Is.WRECK not in ship.state]
    return Hoard(
        coins=counted,
        loose=s.islands[home].loose if home != NOWHERE else 0,
        uniques=uniques,
        forts=_in_forts(s, seat),
        holds=sum(values(s, ship.hold, number) for number, ship in ships),
        ships=sum(card(ship).points for _, ship in ships),
        active=s.turn == seat,
    )


def golds(s: State) -> list[int]:
    """CSG-END-01: what each player has at home and in forts. It is asked after every order, so nothing else is counted
    for it."""
    found = [0] * s.setting.seats
    for island in s.islands:
        if island.home != NOBODY:
            found[island.home] += island.loose + values(s, island.coins)
        fort = island.fort
        if fort is not None and fort.owner != NOBODY:
            found[fort.owner] += values(s, fort.gold)
    return found


def _in_forts(s: State, seat: int) -> int:
    return sum(
        values(s, island.fort.gold) for island in s.islands if island.fort is not None and island.fort.owner == seat
    )


def result_of(s: State) -> Result:
    hoards = [hoard(s, seat) for seat in range(s.setting.seats)]
    if s.setting.duel:
        return duel(hoards, s.start_gold, fallback=s.over not in ("", "CSG-END-02", "CSG-END-03"))
    return multi(hoards)


def check(s: State, emit: EventSink) -> bool:
    """CSG-END-02, CSG-MUL-03: whether the game is over now; then nothing more is asked."""
    if s.over:
        return True
    rule = _rich(s) if s.setting.duel else _beaten(s, emit)
    return bool(rule) and ends(s, rule, emit)


def check_gold(s: State, emit: EventSink) -> bool:
    """CSG-END-02, CSG-SNK-06: of two players one may have won in the middle of an action."""
    return s.setting.duel and check(s, emit)


def ends(s: State, rule: str, emit: EventSink) -> bool:
    """CSG-END-09: nothing changes hands any more."""
    s.over = rule
    s.agenda.clear()
    s.way = None
    emit(Event("pirates-over", _why(s, rule), {}, rule))
    return True


def _why(s: State, rule: str) -> Args:
    """What a rule that ends the game says of this one: who has how much of all the gold, and whose turn it is."""
    found = golds(s)
    best = max(range(s.setting.seats), key=lambda seat: found[seat])
    return {"rule": rule, "best": Name(best), "gold": found[best], "all": s.start_gold, "seat": Name(s.turn)}


def _rich(s: State) -> str:
    """CSG-END-02, CSG-END-03; CSG-VAR-08: without treasure only ships count."""
    if s.setting.options["deathmatch"]:
        return "CSG-VAR-08" if len(fighting(s)) < s.setting.seats else ""
    return "CSG-END-02" if max(golds(s)) >= needed(s.start_gold) else ""


def fighting(s: State) -> list[int]:
    """CSG-MUL-03 (c): the players who have a ship that is not derelict."""
    return [
        seat
        for seat in range(s.setting.seats)
        if any(not derelict(ship) and Is.WRECK not in ship.state for _, ship in s.fleet(seat))
    ]


def _beaten(s: State, emit: EventSink) -> str:
    """CSG-MUL-03 (c) and (d), CSG-MUL-04, CSG-MUL-09"""
    if not s.setting.options["deathmatch"] and watch(s, emit):
        return "CSG-MUL-09"
    if len(fighting(s)) <= 1:
        return "CSG-MUL-03"
    seats = s.setting.seats
    without = sum(not any(True for _ in s.fleet(seat)) for seat in range(seats))
    return "CSG-MUL-03" if seats >= _OUT_OF_FOUR and 2 * without >= seats else ""


def fallback(s: State) -> str:
    """CSG-END-05, CSG-END-06, CSG-END-07, CSG-MUL-08: the rule by which the game ends as a turn begins; empty where it
    goes on."""
    if spent(s):
        return "CSG-END-05" if s.setting.duel else "CSG-MUL-08"
    if not s.setting.duel:
        return ""
    if not s.setting.options["deathmatch"] and not any(True for _ in loose_treasure(s)):
        return "CSG-END-06"
    return "" if any(_may_move(s, number, ship) for number, ship in s.fleet(s.turn)) else "CSG-END-07"


def spent(s: State) -> bool:
    """CSG-END-05, CSG-MUL-08: the rounds are over, or nobody acts any more; the next turn is not played."""
    most = DUEL_PASSES if s.setting.duel else MULTI_PASSES
    return s.passes >= most * s.setting.seats or 0 < s.setting.options["round_limit"] < s.round


def loose_treasure(s: State) -> Iterator[int]:
    """CSG-END-06: treasure with a value outside home islands and forts; what nobody has looked at counts."""
    for island in s.islands:
        if island.home == NOBODY:
            yield from (held for held in island.coins if is_coin(HELD.item(held)) or value_of(s, HELD.item(held)))
    for number, ship in s.afloat():
        yield from (held for held in ship.hold if value_of(s, HELD.item(held), number))


def _may_move(s: State, number: int, ship: Ship) -> bool:
    """CSG-END-07: whether she can be given a move action, now or later."""
    if is_kind(ship, "flotilla") or Is.WRECK in ship.state:
        return False
    abilities = active(s, number)
    mended = abilities.has(Trait.REPAIRS_ANYWHERE) or (
        ship.docked != NOWHERE and ship.lost == NOWHERE and harbour(s, ship.owner, ship.docked)
    )
    return not derelict(ship) or abilities.has(Trait.ROWS) or mended


# ---- the end marker


def marker_home(s: State, seat: int, number: int, items: Iterable[int], emit: EventSink) -> bool:
    """CSG-MUL-03 (a): the ship with the marker has unloaded the marked coin."""
    if is_marked(s, number, items):
        emit(Event("pirates-marker-home", {"seat": Name(seat)}, {"seat": seat}, "CSG-MUL-03"))
        return ends(s, "CSG-MUL-03", emit)
    return False


def marker_sunk(s: State, number: int, emit: EventSink) -> bool:
    """CSG-MUL-03 (b)"""
    return bool(s.marked) and s.marked[0] == number and ends(s, "CSG-MUL-03", emit)
