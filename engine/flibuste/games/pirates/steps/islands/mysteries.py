"""Chapter 5.25 (MYS): every docking at a mysterious island rolls on its table, and the result is applied at once."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from .....core.agenda import then
from .....core.atoms import Args
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import pushed
from ...auto_step import AutoStep
from ...names import called
from ...questions.abilities.ability import Ability
from ...questions.abilities.active import sums
from ...questions.cargo.hold import coins_of, crew_of, passengers, treasure_of
from ...questions.islands.mystery_tables import ISLANDS, row_at, rows_of
from ...questions.table.bodies import card, standing
from ...questions.table.cards import pieces
from ...questions.table.items import HELD, card_of, is_unique
from ...questions.table.spells import ALWAYS, HERE, WEIGHTLESS, cast
from ...state import NOBODY, NOWHERE, UNTURNED, State
from ..basics.dice import Roll, counted
from ..damage.losing import LoseCrew, LoseMasts
from .crew_mysteries import GoAshore, LoseUnique, Maroon, Recruit, recruits, shores
from .treasure_mysteries import OfferEvent, Offering, SendCoins, coin_home, coins_at, events_left, other_islands

TABLES: Final = tuple(ISLANDS)
_STORM: Final = 4
_MOST_DICE: Final = range(6)
"""MAST_STORM: dice that are left, of five at most."""
_HIGHEST: Final = 6


@frozen
class Mystery(AutoStep):
    """CSG-MYS-01, CSG-MYS-02, CSG-DOC-06 (a): the table lies open from the first docking on; the player rolls."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or ship.docked == NOWHERE or s.islands[ship.docked].table == NOWHERE:
            return
        at = ship.docked
        if s.islands[at].table == UNTURNED:
            used = {island.table for island in s.islands}
            left = [name for i, name in enumerate(TABLES) if i not in used] or list(TABLES)
            name = str(fate.answer("island", left))
            s.islands[at] = s.islands[at]._replace(table=TABLES.index(name))
            emit(Event("pirates-island-open", {"island": at + 1}, {"island": at, "table": name}, "CSG-MYS-01"))
        then(s, Roll(ship.owner, self.ship, "island"), Fated(self.ship, at))


def chart_of(s: State, number: int) -> int:
    """CSG-MYS-02, CSG-KW-EXP-02: what a ship adds to her rolls: her charts, and an ex-patriot that she is linked to."""
    ship = s.ship(number)
    crew = (card_of(HELD.item(held)) for held in crew_of(ship))
    linked = any("ex_patriot" in member.keywords and member.links_to(pieces()[ship.card]) for member in crew)
    return sums(s, number, Ability.chart) + linked


@frozen
class Fated(AutoStep):
    """CSG-MYS-02, CSG-MYS-03: what the roll brings; what cannot be is passed over."""

    ship: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None or s.ship(self.ship).docked != self.island:
            return
        table = TABLES[s.islands[self.island].table]
        roll = max(1, min(_HIGHEST, counted(s, s.die, self.ship) + chart_of(s, self.ship)))
        row = row_at(table, roll)
        result = rows_of(table)[row].result
        args: Args = {"ship": called(s, self.ship), "island": self.island + 1, "roll": roll}
        data = {"ship": s.names[self.ship], "island": self.island, "table": table, "row": row}
        emit(Event("pirates-fated", args, data, "CSG-MYS-02"))
        if act := _RESULTS.get(str(result["code"])):
            act(s, self.ship, self.island, result, fate, emit)


Act = Callable[[State, int, int, Mapping[str, Any], Fate, EventSink], None]


def _coins_away(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    lying = len(coins_at(s, at))
    count = lying if row["n"] == "all" else min(int(row["n"]), lying)
    if count and other_islands(s, at):
        spread = bool(row.get("spread")) and count > 1 and len(other_islands(s, at)) > 1
        then(s, SendCoins(s.ship(number).owner, at, count, spread, NOWHERE))


def _storm(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    then(s, Gust(number, int(row["dice"]), 0))


@frozen
class Gust(AutoStep):
    """MAST_STORM: so many dice are still to be rolled; then what `hits` are a mast each, no more than stand."""

    ship: int
    dice: int
    hits: int

    def is_valid(self, s: State) -> bool:
        return s.ships[self.ship] is not None and self.dice in _MOST_DICE

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if self.dice:
            then(s, Roll(s.ship(self.ship).owner, self.ship, "storm"), Blows(self.ship, self.dice - 1, self.hits))
        elif count := min(self.hits, standing(s.ship(self.ship))):
            then(s, LoseMasts(self.ship, count, NOBODY))


@frozen
class Blows(AutoStep):
    """MAST_STORM: one of the dice has been rolled."""

    ship: int
    dice: int
    hits: int

    def is_valid(self, s: State) -> bool:
        return s.ships[self.ship] is not None and self.dice in _MOST_DICE

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        hit = counted(s, s.die, self.ship) >= _STORM
        then(s, Gust(self.ship, self.dice, self.hits + hit))


def _spell(
    word: str, field: str, s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink
) -> None:
    """What lies on the ship until it has its time: words that the rules of moving and exploring ask for."""
    value = row[field] if field else ""
    tail = "".join(value) if isinstance(value, list) else str(value)
    cast(s, number, f"{word}:{tail}" if tail else word, ALWAYS)
    emit(Event("pirates-bewitched", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-MYS-03", quiet=True))


def _event(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    """CSG-MYS-05, CSG-R-40: three that are in nobody's hand, as far as the player knows."""
    left = events_left(s, s.ship(number).owner)
    if not s.setting.options["events"] or not left:
        return
    offered: list[int] = []
    for _ in range(min(3, len(left))):
        item = left[int(fate.answer("event", range(len(left))))]
        left.remove(item)
        offered.append(item)
    then(s, OfferEvent(s.ship(number).owner, tuple(offered)))


def _marooned(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    ship = s.ship(number)
    if passengers(ship) and shores(s, number, at):
        then(s, Maroon((ship.owner + 1) % s.setting.seats, number, at))


def _deserters(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    if passengers(s.ship(number)) and shores(s, number, at):
        then(s, Roll(s.ship(number).owner, number, "deserters"), Desert(number, at))


@frozen
class Desert(AutoStep):
    """DESERTERS: as many as the die says; all, where there are no more."""

    ship: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ship(self.ship)
        crew, count = len(passengers(ship)), max(0, counted(s, s.die, self.ship))
        if count >= crew:
            then(s, Maroon(ship.owner, self.ship, self.island))
        elif count:
            then(s, GoAshore(ship.owner, self.ship, self.island, count, away=True))


def _ashore(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    count = min(int(row["n"]), len(passengers(s.ship(number))))
    if count:
        then(s, GoAshore(s.ship(number).owner, number, at, count, away=False))


def _recruit(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    seat = s.ship(number).owner
    if recruits(s, seat, int(row["max_points"])):
        then(s, Recruit(seat, int(row["max_points"])))


def _home(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    if coins_at(s, at):
        coin_home(s, s.ship(number).owner, at, fate, emit)


def _offering(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    if coins_of(s.ship(number)):
        then(s, Offering(s.ship(number).owner, number, at))


def _lose_crew(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    if crew_of(s.ship(number)):
        then(s, LoseCrew(number, int(row.get("n", 1)), NOBODY))


def _lose_unique(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    ship = s.ship(number)
    if any(is_unique(HELD.item(held)) for held in treasure_of(ship)):
        then(s, LoseUnique(ship.owner, number))
    else:
        _lose_crew(s, number, at, row, fate, emit)


def _push(s: State, number: int, at: int, row: Mapping[str, Any], fate: Fate, emit: EventSink) -> None:
    ship = s.ship(number)
    pushed(s, ship.owner, "".join(card(ship).card["move"]) if row["move"] == "mine" else "")


_RESULTS: Final[Mapping[str, Act]] = {
    "COINS_AWAY": _coins_away,
    "PULL_COINS": partial(_spell, HERE.pull, "n"),
    "MAST_STORM": _storm,
    "PUSH_ENEMY": _push,
    "LEFT_STEERS": partial(_spell, "steered", ""),
    "CREW_WEIGHTLESS": partial(_spell, WEIGHTLESS, "until"),
    "UNIQUE_FOR_COIN": partial(_spell, HERE.unique, ""),
    "STUCK": partial(_spell, "stuck", "max"),
    "ADD_EVENT": _event,
    "ADD_COIN": partial(_spell, HERE.add, ""),
    "NO_EXPLORE": partial(_spell, "no-explore", ""),
    "NEXT_MOVE_PLUS": partial(_spell, "plus", "segs"),
    "NEXT_MOVE_ONLY": partial(_spell, "only", "segs"),
    "SWAP_COINS": partial(_spell, HERE.swap, ""),
    "BETTER_COIN": partial(_spell, HERE.better, ""),
    "CREW_MAROONED": _marooned,
    "COIN_HOME": _home,
    "COIN_OFFERING": _offering,
    "LOSE_CREW": _lose_crew,
    "LOSE_UNIQUE_OR_CREW": _lose_unique,
    "FREE_S_AFTER_LOADING": partial(_spell, HERE.free, ""),
    "DESERTERS": _deserters,
    "STRANDED_CREW": _recruit,
    "CREW_ASHORE": _ashore,
}
