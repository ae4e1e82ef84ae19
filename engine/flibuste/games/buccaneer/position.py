"""Positions: the documented JSON of a state (docs/positions.md), and chapter 5.9 (INV) that every one must obey."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ...core.agenda import Ask
from ...core.atoms import Json, RawJson
from ...core.codec import flag, list_of, named, number_of, row, tuple_of, whole, word_of
from ...core.faults import Breach
from ...core.layout_rules import AsLaid, before_it_goes_on
from ...core.position import MOST_LUCK, PositionForm, StateField, StateFields
from ...core.reading import Reader
from ...core.seat import Seat
from ...core.steps import steps_of
from .boarding import TreasureChoice, prizes, shown
from .mutiny import MutinyCall, MutinyCrew, MutinyShip, boardable, crew_of_mutiny, mutineers
from .pay import reserve_of
from .setup import OPTIONS, FirstShips, Opening, first_state, setting_of
from .state import Setting, State, owner, second
from .tables import (
    ALL_DUCATS,
    COLOURS,
    GROUP,
    KINDS,
    MAX_SEATS,
    MAX_STACK,
    MIN_SEATS,
    SET,
    START_DUCATS,
    TOKENS,
    WAGES,
    Ship,
)
from .turn import Action, TurnStart, can_act

_FIELDS: Final = (
    "game", "options", "colours", "turn", "units", "purses", "reserve", "tokens", "roads", "unseen", "boarded",
    "stalled", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("buccaneer", _FIELDS, COLOURS, OPTIONS, MIN_SEATS, MAX_SEATS, "BUC-SET-01", "BUC-SET-02")
MANY: Final = 1_000_000
"""No purse is fuller."""
STEPS: Final[dict[str, type]] = {
    step.__name__: step
    for step in (Opening, FirstShips, TurnStart, Action, MutinyCall, MutinyCrew, MutinyShip, TreasureChoice, AsLaid)
}


@lru_cache(maxsize=4)
def _fields(names: tuple[str, ...], cards: tuple[str, ...], n: int) -> StateFields[State]:
    """With these pieces, these ships and so many seats."""
    card, seat = word_of(cards), whole(0, n - 1)
    captured = row(card, seat, may="it is a ship and the seat of its captain")
    return StateFields(
        FORM,
        StateField("units", "BUC-INV-01", list_of(tuple_of(number_of(names)))),
        StateField("boarded", "BUC-INV-05", tuple_of(captured)),
        StateField("purses", "BUC-INV-06", list_of(whole(0, MANY), n), _loot),
        StateField("tokens", "BUC-INV-04", list_of(named(KINDS, whole(0, MANY)), n), _booty),
        StateField("roads", "BUC-INV-05", tuple_of(card), _in_roads),
        StateField("unseen", "BUC-INV-05", tuple_of(card), _elsewhere),
        StateField("turn", "BUC-SET-07", seat),
        StateField("over", "BUC-END-01", flag),
        StateField("stalled", "BUC-STL-03", flag),
        StateField("agenda", "BUC-INV-08", steps_of(STEPS), lambda s: [] if s.over else [TurnStart(s.turn)]),
        StateField("luck", "BUC-SET-08", whole(0, MOST_LUCK)),
        StateField("reserve", "BUC-INV-06", whole(-MANY, MANY), lambda s: reserve_of(s.purses)),
    )


def _fields_of(setting: Setting) -> StateFields[State]:
    return _fields(setting.names, tuple(setting.cards), setting.seats)


def write(s: State) -> Json:
    return _fields_of(s.setting).write(s, s.setting.options, s.setting.colours)


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position. Of what is left out nothing unusual has happened: all pirates are singles, the captains
    of the boarded ships have their loot and their treasures, the first ships of the deck lie in the roads, and `turn`
    (the first seat's) is about to begin."""
    setting = FORM.setting(position, seats, setting_of)
    reader, s = Reader(FORM.object_of(position)), first_state(setting, 0)
    _fields_of(setting).read(reader, s)
    return reader.sound(s, breaches_of)


def _loot(s: State) -> list[int]:
    """BUC-SET-04, BUC-PAY-05: the purses of those who have boarded these ships and paid nobody."""
    purses = [START_DUCATS] * s.setting.seats
    for ship, captain in s.boarded:
        purses[captain] += s.setting.cards[ship].ducats
    return purses


def _booty(s: State) -> list[tuple[int, ...]]:
    """BUC-ATT-08, BUC-ATT-10: their tokens, each captain having all of a ship's treasures."""
    tokens = [[0] * len(KINDS) for _ in range(s.setting.seats)]
    for ship, captain in s.boarded:
        for kind in shown(s.setting.cards[ship], lambda kind: TOKENS[kind] - sum(held[kind] for held in tokens)):
            tokens[captain][kind] += 1
    return [tuple(held) for held in tokens]


def _in_roads(s: State) -> tuple[str, ...]:
    """BUC-SHP-01: the first ships of the deck, as many as are left of the group."""
    gone = [ship for ship, _ in s.boarded]
    left = tuple(ship for ship in s.setting.cards if ship not in gone)
    return left[: GROUP - len(gone) % GROUP] if len(gone) < s.setting.ships else ()


def _elsewhere(s: State) -> tuple[str, ...]:
    seen = {*s.roads, *(ship for ship, _ in s.boarded)}
    return tuple(ship for ship in s.setting.cards if ship not in seen)


def breaches_of(s: State) -> list[Breach]:
    """What breaks the invariants; the table must be sound before the agenda can be judged."""
    return [*_pieces(s), *_ships(s), *_goods(s)] or _agenda(before_it_goes_on(s))


def _pieces(s: State) -> list[Breach]:
    names = s.setting.names
    stands: dict[int, list[int]] = {piece: [] for piece in range(s.setting.seats * SET)}
    for i, unit in enumerate(s.units):
        for piece in unit:
            stands[piece].append(i)
    breaches = [
        Breach("BUC-INV-01", f"units{f'[{at[-1]}]' if at else ''}: {names[piece]} is not there once")
        for piece, at in stands.items()
        if len(at) != 1
    ]
    for i, unit in enumerate(s.units):
        if not 1 <= len(unit) <= MAX_STACK:
            breaches.append(Breach("BUC-INV-02", f"units[{i}]: a height of {len(unit)} is not from 1 to {MAX_STACK}"))
        if len(unit) > 1 and owner(unit) == second(unit):
            own = f"units[{i}]: {names[unit[0]]} lies on {names[unit[1]]}, its own colour"
            breaches.append(Breach("BUC-INV-03", own))
    return breaches


def _ships(s: State) -> list[Breach]:
    gone = [card for card, _ in s.boarded]
    lies: dict[str, list[str]] = {card: [] for card in s.setting.cards}
    for place, cards in (("unseen", s.unseen), ("boarded", gone), ("roads", s.roads)):
        for i, card in enumerate(cards):
            lies[card].append(f"{place}[{i}]")
    breaches = [
        Breach("BUC-INV-05", f"{at[-1] if at else 'unseen'}: {card} is not there once")
        for card, at in lies.items()
        if len(at) != 1
    ]
    breaches += [
        Breach("BUC-VAR-03", f"{lies[card][0]}: nobody has told what {card} says")
        for card in (*s.roads, *gone)
        if card in s.setting.blank
    ]
    opening = any(isinstance(step, (Opening, FirstShips)) for step in s.agenda)
    done = len(gone) == s.setting.ships
    due = 0 if opening or done else GROUP - len(gone) % GROUP
    if len(s.roads) != due:
        breaches.append(Breach("BUC-SHP-01", f"roads: {len(s.roads)} ships after {len(gone)} boardings, not {due}"))
    if len(gone) > s.setting.ships:
        breaches.append(Breach("BUC-VAR-06", f"boarded: {len(gone)} ships, but {s.setting.ships} in the whole game"))
    if done and not s.over:
        breaches.append(Breach("BUC-END-01", "boarded: all ships are gone, so the game is over"))
    return breaches


def _goods(s: State) -> list[Breach]:
    breaches = [
        Breach("BUC-INV-06", f"purses[{i}]: {purse} is below zero") for i, purse in enumerate(s.purses) if purse < 0
    ]
    if s.reserve + sum(s.purses) != ALL_DUCATS:
        breaches.append(Breach("BUC-INV-06", f"reserve: with the purses it is not {ALL_DUCATS}"))
    cards = [s.setting.cards[card] for card, _ in s.boarded]
    earned = START_DUCATS * s.setting.seats + sum(card.ducats for card in cards)
    if sum(s.purses) < earned:
        breaches.append(Breach("BUC-PAY-12", f"purses: {sum(s.purses)} ducats, but {earned} have come in"))
    # a table may begin richer, by no more than there are coins; then play stays within what is read again
    elif sum(s.purses) > (most := earned + sum(map(_advance, cards)) + ALL_DUCATS):
        breaches.append(Breach("BUC-PAY-12", f"purses: {sum(s.purses)} ducats are more than {most}"))
    for kind, name in enumerate(KINDS):
        held = [tokens[kind] for tokens in s.tokens]
        due = min(TOKENS[kind], sum(card.treasures.count(kind) for card in cards))
        if min(held) < 0 or sum(held) > TOKENS[kind]:
            breaches.append(Breach("BUC-INV-04", f"tokens.{name}: {held} of the {TOKENS[kind]}"))
        elif sum(held) != due:
            breaches.append(Breach("BUC-ATT-08", f"tokens.{name}: {sum(held)} held, {due} were on the boarded ships"))
    return breaches


def _advance(card: Ship) -> int:
    """BUC-PAY-07: the most that the reserve may have paid for the captain who boarded this ship."""
    return max(0, (MAX_STACK - 1) * max(*WAGES, card.question_wage) - card.ducats)


def _agenda(s: State) -> list[Breach]:
    if s.over or not s.agenda:
        return [] if s.over and not s.agenda else [Breach("BUC-END-01", "over and agenda do not agree")]
    top, below = s.agenda[-1], s.agenda[:-1]
    if isinstance(top, Opening):
        fresh = not below and not s.boarded and all(len(unit) == 1 for unit in s.units)
        return [] if fresh else [Breach("BUC-SET-06", "agenda: the opening comes first")]
    if isinstance(top, TurnStart):
        fits = not below and 0 <= top.seat < s.setting.seats
        return [] if fits else [Breach("BUC-TRN-01", "agenda: a turn begins with nothing else pending")]
    if isinstance(top, FirstShips):
        fits = below == [TurnStart(top.seat)] and not s.boarded and bool(s.setting.blank)
        return [] if fits else [Breach("BUC-SET-06", "agenda: the first ships come first")]
    next_turn = TurnStart((s.turn + 1) % s.setting.seats)
    expected = [next_turn, Action(s.turn)] if isinstance(top, MutinyCall) else [next_turn]
    if below != expected:
        return [Breach("BUC-TRN-01", "agenda: the next turn has to wait beneath the question")]
    return [] if _sound(s, top) else [Breach("BUC-TRN-04", f"agenda: {type(top).__name__} cannot be asked here")]


def _sound(s: State, step: Ask[State]) -> bool:
    """Whether this question can arise here."""
    if isinstance(step, Action):
        return step.seat == s.turn and can_act(s, step.seat)
    if isinstance(step, MutinyCall):
        # All who may call are asked, each once, clockwise from the captain's left (BUC-MUT-07).
        callers, all_callers = (step.seat, *step.waiting), mutineers(s, s.turn)
        asked = len(all_callers) - len(callers)
        return asked >= 0 and all_callers[asked:] == callers and _callable(s, all_callers[:asked], step.called)
    units = {unit[0]: unit for unit in s.units if owner(unit) == s.turn == step.seat and len(unit) > 1}
    if isinstance(step, MutinyCrew):
        return len(step.called) > 1 and _callable(s, mutineers(s, s.turn), step.called)
    if isinstance(step, MutinyShip):
        called = _callable(s, mutineers(s, s.turn), (step.crew,))
        return called and step.crew in units and len(boardable(s, units[step.crew])) > 1
    if isinstance(step, TreasureChoice):
        fits = step.crew in units and step.ship in boardable(s, units[step.crew])
        return fits and len(set(prizes(s, s.setting.cards[step.ship]))) == 2
    return False


def _callable(s: State, callers: Sequence[int], called: Sequence[int]) -> bool:
    """Whether these crews, by their top pieces, can have been called by some of these seats, asked in this order."""
    crews = [crew[0] for seat in callers if (crew := crew_of_mutiny(s, s.turn, seat))]
    return len(set(called)) == len(called) and _in_order(called, crews)


def _in_order(called: Sequence[int], crews: Sequence[int]) -> bool:
    rest = iter(crews)
    return all(any(crew == top for crew in rest) for top in called)
