"""What holds in every state that play can reach: nothing is lost, nothing is made, every question can arise."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from ...core.agenda import Ask, misplaced
from ...core.faults import Breach
from ...core.layout_rules import AsLaid, before_it_goes_on
from . import (
    announcing,
    bribes,
    calls,
    deal,
    enemies,
    fighting,
    gains,
    gifts,
    menu,
    offers,
    rounds,
    shifting,
    shipless,
    standing,
    stealing,
    targets,
    treasure,
    voyage,
)
from .cards import COPIES
from .chart import LAND, NOWHERE
from .layout import x_tokens
from .standing import winner
from .state import NOBODY, NONE, Cards, State, captain, covers, plus
from .tables import MAX_SHIPS

_STEPS: Final = (
    deal.Deal, deal.ChooseIsland, deal.HandOut, rounds.Turns, rounds.Income, standing.TurnOver, menu.Menu,
    shipless.Destitute, shipless.PickPile, shipless.Seek, shipless.Found, shipless.Berth, voyage.Toll,
    fighting.Battle, bribes.Bribe, bribes.Bribed, offers.Offer, offers.Answer, offers.Demand, calls.Call, calls.Bid,
    calls.Close, announcing.Announce, announcing.Reply, gifts.Gift, treasure.Collect, treasure.Effect,
    treasure.PutBack, gains.ChoosePeg, gains.Discard, gains.Swap, gains.PayOrNot, gains.ChooseOne, targets.PickShip,
    targets.PickEnemy, shifting.Place, shifting.Drift, enemies.NameType, enemies.Duel, enemies.SwapIslands,
    enemies.WhiteFlag, enemies.TakeBribe, stealing.Theft, stealing.Steal, stealing.Give, stealing.Instead,
    stealing.Blind, AsLaid,
)  # fmt: skip
STEPS: Final[dict[str, type]] = {step.__name__: step for step in _STEPS}
_SETUP: Final = (rounds.Turns, deal.Deal, deal.HandOut, deal.ChooseIsland)
_WAITING: Final = (menu.Menu, shipless.Seek, calls.Bid, calls.Close, announcing.Reply)
"""Questions that come again, or wait for what others answer."""
_SEATS: Final = frozenset({"seat", "other", "thief", "victim", "giver", "to"})


def every_card() -> Cards:
    """All resource cards of each type (PLU-SET-04, PLU-SET-05)."""
    return plus(deal.PILES, deal.DECK)


def breaches_of(s: State) -> list[Breach]:
    """What breaks the invariants; the table must be sound before the agenda can be judged."""
    return [*_cards(s), *_fleets(s), *_tokens(s), *_treasures(s)] or [*_end(s)] or list(_agenda(before_it_goes_on(s)))


def _cards(s: State) -> Iterator[Breach]:
    n, total = s.setting.seats, NONE
    for part in (s.piles, s.deck, *s.hands):
        total = plus(total, part)
    if total != every_card() or min(map(min, (s.piles, s.deck, *s.hands))) < 0:
        yield Breach("PLU-RES-01", f"hands: with piles and deck {every_card()} cards of wood, iron, rum and gold")
        return
    for holder, hand in enumerate(s.hands):
        common = s.known_to(NOBODY, holder)
        for viewer in range(n):
            known = s.known_to(viewer, holder)
            sound = covers(hand, known) and covers(known, common) if viewer != holder else known == NONE
            if not sound:
                yield Breach("PLU-SET-12", f"known[{viewer * n + holder}]: no more than is held")


def _fleets(s: State) -> Iterator[Breach]:
    taken: set[int] = set()
    for number, ship in enumerate(s.ships):
        if ship is None:
            continue
        if ship.square in taken:
            yield Breach("PLU-MAP-02", f"ships[{number}].square: one ship a square")
        if s.chart.kinds[ship.square] == LAND:
            yield Breach("PLU-MAP-02", f"ships[{number}].square: on water")
        if ship.moves and captain(number) != s.turn:
            yield Breach("PLU-SAIL-02", f"ships[{number}].moves: only in one's own turn")
        taken.add(ship.square)
    for island, owner in zip(s.chart.islands, s.owners, strict=True):
        if owner != NOWHERE and island.kind != "resource":
            yield Breach("PLU-MAP-07", f"owners.{island.id}: flags stand on resource islands alone")


def _tokens(s: State) -> Iterator[Breach]:
    dealt = s.storm != NOWHERE
    if dealt == any(isinstance(step, deal.Deal) for step in s.agenda):
        yield Breach("PLU-SET-08", "storm: it lies there once the sea is dealt")
    elif len(s.marks) != (x_tokens(s.setting.seats) if dealt else 0):
        yield Breach("PLU-SET-07", f"marks: {x_tokens(s.setting.seats)} tokens")


def _treasures(s: State) -> Iterator[Breach]:
    lying = [step.card for step in s.agenda if isinstance(step, treasure.PutBack)]
    deck = [card for card in range(len(COPIES)) if s.unseen >> card & 1]
    every = [*lying, *deck, *s.bottom]
    # PLU-TC-37: a card that has ended the game lies open for good
    if len({*every}) < len(every) or len(every) < len(COPIES) - s.over:
        yield Breach("PLU-SET-06", "unseen: each treasure card is in the deck, below it, or open, once")


def _end(s: State) -> Iterator[Breach]:
    """PLU-END-01, PLU-END-05: a game is over when somebody has won, or time has run out."""
    if s.over == bool(s.agenda):
        yield Breach("PLU-END-01", "over: an empty agenda, and nothing else, is the end")
    elif not s.over and (side := winner(s)):
        yield Breach("PLU-END-01", f"points[{side[0]}]: this side stands at the target, and the game is over")
    elif s.over and not winner(s) and not s.last:
        yield Breach("PLU-END-01", "over: nobody stands at the target")


def _agenda(s: State) -> Iterator[Breach]:
    if s.over:
        return
    first, *rest = s.agenda
    if not isinstance(first, rounds.Turns) or any(isinstance(step, rounds.Turns) for step in rest):
        yield Breach("PLU-TRN-01", "agenda: below everything waits Turns")
    elif rest and not isinstance(rest[0], standing.TurnOver) and not all(isinstance(one, _SETUP) for one in rest):
        yield Breach("PLU-TRN-01", "agenda: then TurnOver, once the sea is settled")
    elif sum(isinstance(step, standing.TurnOver) for step in rest) > 1 or any(
        isinstance(step, standing.TurnOver) and step.seat != s.turn for step in rest
    ):
        yield Breach("PLU-TRN-05", "agenda: TurnOver once, of the captain whose turn it is")
    elif not all(_fits(s, step) for step in rest):
        yield Breach("PLU-TRN-06", "agenda: a step does not fit this table")
    elif any(isinstance(step, Ask) and not isinstance(step, (*_WAITING, *_SETUP)) for step in rest[:-1]):
        yield Breach("PLU-TRN-06", "agenda: only the last step may ask")
    elif (at := misplaced(s)) is not None:
        yield Breach("PLU-TRN-06", f"agenda[{at}]: {type(s.agenda[at]).__name__} cannot wait here")
    elif rest and isinstance(rest[-1], Ask) and not rest[-1].moves(s):
        yield Breach("PLU-TRN-06", f"agenda: {type(rest[-1]).__name__} cannot be asked here")


def _fits(s: State, step: Any) -> bool:
    """Whether the numbers of a step are such as occur."""
    n = s.setting.seats
    for field in fields(step):
        value = getattr(step, field.name)
        if field.name in _SEATS and not 0 <= value < n:
            return False
        if field.name == "ship" and not 0 <= value < n * MAX_SHIPS:
            return False
        if field.name == "target" and not 0 <= value < n * MAX_SHIPS + len(s.chart.islands):
            return False
        if field.name == "island" and not 0 <= value < len(s.chart.islands):
            return False
        if field.name == "token" and not 0 <= value < len(s.marks):
            return False
        if field.name == "card" and not 0 <= value < len(COPIES):
            return False
        if field.name == "square" and not 0 <= value < len(s.chart.kinds):
            return False
        if field.name in ("cards", "give", "get") and (len(value) != len(NONE) or min(value) < 0):
            return False
    return True
