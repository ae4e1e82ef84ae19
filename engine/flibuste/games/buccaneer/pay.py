"""Chapter 5.4 (PAY): loot and wages."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ...core.atoms import Arg, Args, Name
from ...core.events import Event, EventSink
from .state import State, Unit
from .tables import ALL_DUCATS, QUESTION, SET, WAGES, Ship


def wage(piece: int, question_wage: int) -> int:
    """BUC-PAY-01: the printed number, or the ship's wage for a question mark."""
    face = piece % SET
    return question_wage if face == QUESTION else WAGES[face]


def wages(crew: Unit, question_wage: int) -> dict[int, int]:
    """What every other player earns in ducats, by seat from the top of the crew down.

    BUC-PAY-01, BUC-PAY-03: all of one's pieces. BUC-PAY-02: the second's, too. BUC-PAY-04: the captain's are paid
    nothing. BUC-PAY-11: who has no piece in the crew is not in it. The second is another's, so somebody always earns
    (BUC-INV-07).
    """
    captain = crew[0] // SET
    earned: dict[int, int] = {}
    for piece in crew[1:]:
        seat = piece // SET
        if seat != captain:
            earned[seat] = earned.get(seat, 0) + wage(piece, question_wage)
    return earned


def reserve_of(purses: Iterable[int]) -> int:
    """BUC-PAY-14: every ducat that is in no purse.

    >>> reserve_of([10, 10, 10]) + 30 == ALL_DUCATS
    True
    """
    return ALL_DUCATS - sum(purses)


class Settlement(NamedTuple):
    """How a captain comes out of a boarding: the purse afterwards, and what he and the reserve had to add."""

    purse: int
    from_purse: int
    from_reserve: int


def settlement(purse: int, loot: int, owed: int) -> Settlement:
    """BUC-PAY-05, BUC-PAY-06, BUC-PAY-07: the loot pays first, then the captain's purse, then the reserve. So the
    others are always paid in full (BUC-PAY-08), and nobody is in debt (BUC-PAY-09).

    >>> settlement(purse=10, loot=22, owed=15)
    Settlement(purse=17, from_purse=0, from_reserve=0)
    >>> settlement(purse=3, loot=6, owed=14)
    Settlement(purse=0, from_purse=3, from_reserve=5)
    """
    short = max(0, owed - loot)
    from_purse = min(purse, short)
    return Settlement(purse + max(0, loot - owed) - from_purse, from_purse, short - from_purse)


def pay(s: State, crew: Unit, card: Ship, emit: EventSink) -> None:
    """Moves the money of a boarding; what is not in a purse is in the reserve (BUC-PAY-12, BUC-PAY-14). Tokens are no
    money: an empty purse costs none (BUC-PAY-10)."""
    captain = crew[0] // SET
    earned = wages(crew, card.question_wage)
    share = settlement(s.purses[captain], card.ducats, sum(earned.values()))
    for seat, ducats in earned.items():
        s.reserve -= ducats
        s.purses[seat] += ducats
        if emit.on:
            pieces = sum(piece // SET == seat for piece in crew)
            args: Args = {"seat": Name(seat), "amount": ducats, "pieces": pieces}
            emit(Event("buccaneer-wages", args, {"seat": seat, "amount": ducats}, "BUC-PAY-03"))
    s.reserve -= share.purse - s.purses[captain]
    s.purses[captain] = share.purse
    if emit.on:
        _tell_rest(captain, earned, card.ducats, share, emit)


def rest_rule(owed: int, loot: int, share: Settlement) -> str:
    """Which rule settles the rest: the captain keeps it (BUC-PAY-05), adds what is missing (BUC-PAY-06), or is broke
    and the reserve adds (BUC-PAY-07)."""
    if owed <= loot:
        return "BUC-PAY-05"
    return "BUC-PAY-07" if share.from_reserve else "BUC-PAY-06"


def _tell_rest(captain: int, earned: Mapping[int, int], loot: int, share: Settlement, emit: EventSink) -> None:
    owed = sum(earned.values())
    balance: dict[str, Arg] = {"seat": Name(captain), "loot": loot, "wages": owed}
    data = {"seat": captain, "loot": loot, "wages": {str(seat): ducats for seat, ducats in earned.items()}}
    if owed <= loot:
        emit(
            Event(
                "buccaneer-rest",
                balance | {"rest": loot - owed},
                data | {"rest": loot - owed},
                rest_rule(owed, loot, share),
            )
        )
    else:
        paid: dict[str, Arg] = {"paid": share.from_purse, "reserve": share.from_reserve}
        emit(Event("buccaneer-shortage", balance | paid, data | paid, rest_rule(owed, loot, share)))
