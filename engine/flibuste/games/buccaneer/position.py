"""Positions: the documented JSON of a state (docs/positions.md), and chapter 5.9 (INV) that every one must obey."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, step_json, step_of
from ...core.atoms import Json
from ...core.faults import Breach, PositionError, SetupError
from ...core.options import read_options
from ...core.seat import Seat
from .boarding import TreasureChoice, prizes
from .mutiny import MutinyCall, MutinyCrew, MutinyShip, boardable, crew_of_mutiny
from .setup import OPTIONS, Opening, setting_of
from .state import State, owner
from .tables import ALL_DUCATS, COLOURS, GROUP, KINDS, MAX_SEATS, MAX_STACK, MIN_SEATS, SET, START_DUCATS, TOKENS
from .turn import Action, TurnStart, can_act

STEPS: Final[dict[str, type]] = {
    step.__name__: step for step in (Opening, TurnStart, Action, MutinyCall, MutinyCrew, MutinyShip, TreasureChoice)
}


def write(s: State) -> Json:
    names = s.setting.names
    return {
        "game": "buccaneer",
        "options": dict(s.setting.options),
        "colours": list(s.setting.colours),
        "turn": s.turn,
        "units": [[names[piece] for piece in unit] for unit in s.units],
        "purses": list(s.purses),
        "reserve": s.reserve,
        "tokens": [dict(zip(KINDS, held, strict=True)) for held in s.tokens],
        "roads": list(s.roads),
        "unseen": list(s.unseen),
        "boarded": [list(gone) for gone in s.boarded],
        "stalled": s.stalled,
        "over": s.over,
        "luck": s.luck,
        "agenda": [step_json(step) for step in s.agenda],
    }


def seats_of(position: Json) -> int:
    colours = position.get("colours") if isinstance(position, dict) else None
    if not isinstance(colours, list) or not MIN_SEATS <= len(colours) <= MAX_SEATS:
        raise PositionError([Breach("BUC-SET-01", "colours: a list of three to five colours is needed")])
    return len(colours)


def read(position: Json, seats: Sequence[Seat]) -> State:
    """The state of a position. What may be left out: options (all default), reserve, agenda (then `turn` is about to
    begin), unseen, boarded, stalled, over, luck."""
    n = seats_of(position)
    breaches: list[Breach] = []
    if len(seats) != n:
        raise PositionError([Breach("BUC-SET-01", f"{len(seats)} seats for {n} colours")])
    colours = position["colours"]
    if any(c not in COLOURS for c in colours) or len(set(colours)) < n:
        raise PositionError([Breach("BUC-SET-02", f"colours: {colours!r} are not different colours of {COLOURS}")])
    try:
        setting = setting_of(colours, read_options(OPTIONS, position.get("options", {}), n))
    except SetupError as fault:
        raise PositionError([Breach(fault.rule or "BUC-SET-02", str(fault))]) from fault

    def take(key: str, rule: str, good: Any, default: Any = None) -> Any:
        value = position.get(key, default)
        try:
            return good(value)
        except (TypeError, ValueError, KeyError, AttributeError, IndexError):
            breaches.append(Breach(rule, f"{key}: cannot be {value!r}"))
            return None

    def number(value: Any) -> int:
        if type(value) is not int:
            raise ValueError
        return value

    def card(value: Any) -> str:
        if not isinstance(value, str) or value not in setting.cards:
            raise ValueError
        return value

    def seat(value: Any) -> int:
        if not 0 <= number(value) < n:
            raise ValueError
        return number(value)

    def per_seat(values: Any) -> list[Any]:
        if not isinstance(values, list) or len(values) != n:
            raise ValueError
        return values

    units = take("units", "BUC-INV-01", lambda v: [tuple(setting.pieces[p] for p in unit) for unit in v])
    purses = take("purses", "BUC-INV-06", lambda v: [number(p) for p in per_seat(v)])
    tokens = take("tokens", "BUC-INV-04", lambda v: [tuple(number(held[k]) for k in KINDS) for held in per_seat(v)])
    roads = take("roads", "BUC-INV-05", lambda v: tuple(card(c) for c in v))
    boarded = take("boarded", "BUC-INV-05", lambda v: tuple((card(c), seat(p)) for c, p in v), [])
    gone = {*(roads or ()), *(c for c, _ in boarded or ())}
    rest = [c for c in setting.cards if c not in gone]
    unseen = take("unseen", "BUC-INV-05", lambda v: tuple(card(c) for c in v), rest)
    turn = take("turn", "BUC-SET-07", seat)
    over = position.get("over", False) is True
    default_agenda = [] if over else [["TurnStart", turn]]
    agenda = take("agenda", "BUC-INV-08", lambda v: [step_of(step, STEPS) for step in v], default_agenda)
    luck = take("luck", "BUC-SET-08", number, 0)
    reserve = take("reserve", "BUC-INV-06", number, ALL_DUCATS - sum(purses or ()))
    if breaches:
        raise PositionError(breaches)
    state = State(
        setting, luck, agenda, turn, units, purses, reserve, tokens, roads, unseen, boarded,
        position.get("stalled", False) is True, over,
    )  # fmt: skip
    if found := breaches_of(state):
        raise PositionError(found)
    return state


def breaches_of(s: State) -> list[Breach]:
    """What breaks the invariants; the table must be sound before the agenda can be judged."""
    return [*_pieces(s), *_ships(s), *_goods(s)] or _agenda(s)


def _pieces(s: State) -> list[Breach]:
    names = s.setting.names
    found = Counter(piece for unit in s.units for piece in unit)
    wrong = [names[p] for p in range(s.setting.seats * SET) if found[p] != 1]
    breaches = [Breach("BUC-INV-01", f"units: {name} is not there once") for name in wrong]
    for unit in s.units:
        if not 1 <= len(unit) <= MAX_STACK:
            breaches.append(Breach("BUC-INV-02", f"units: a height of {len(unit)} is not from 1 to {MAX_STACK}"))
        if len(unit) > 1 and unit[0] // SET == unit[1] // SET:
            breaches.append(Breach("BUC-INV-03", f"units: {names[unit[0]]} lies on {names[unit[1]]}, its own colour"))
    return breaches


def _ships(s: State) -> list[Breach]:
    gone = [card for card, _ in s.boarded]
    all_cards = Counter([*s.roads, *s.unseen, *gone])
    breaches = [
        Breach("BUC-INV-05", f"ships: {card} is not there once") for card in s.setting.cards if all_cards[card] != 1
    ]
    opening = any(isinstance(step, Opening) for step in s.agenda)
    done = len(gone) == s.setting.ships
    due = 0 if opening or done else GROUP - len(gone) % GROUP
    if len(s.roads) != due:
        breaches.append(Breach("BUC-SHP-01", f"roads: {len(s.roads)} ships after {len(gone)} boardings, not {due}"))
    if done and not s.over:
        breaches.append(Breach("BUC-END-01", "boarded: all ships are gone, so the game is over"))
    return breaches


def _goods(s: State) -> list[Breach]:
    breaches = [Breach("BUC-INV-06", f"purses: {purse} is below zero") for purse in s.purses if purse < 0]
    if s.reserve + sum(s.purses) != ALL_DUCATS:
        breaches.append(Breach("BUC-INV-06", f"purses and reserve: together they are not {ALL_DUCATS}"))
    cards = [s.setting.cards[card] for card, _ in s.boarded]
    earned = START_DUCATS * s.setting.seats + sum(card.ducats for card in cards)
    if sum(s.purses) < earned:
        breaches.append(Breach("BUC-PAY-12", f"purses: {sum(s.purses)} ducats, but {earned} have come in"))
    for kind, name in enumerate(KINDS):
        held = [tokens[kind] for tokens in s.tokens]
        due = min(TOKENS[kind], sum(card.treasures.count(kind) for card in cards))
        if min(held) < 0 or sum(held) > TOKENS[kind]:
            breaches.append(Breach("BUC-INV-04", f"tokens: {held} of the {TOKENS[kind]} {name}s"))
        elif sum(held) != due:
            breaches.append(Breach("BUC-ATT-08", f"tokens: {sum(held)} {name}s held, {due} were on the boarded ships"))
    return breaches


def _agenda(s: State) -> list[Breach]:
    if s.over or not s.agenda:
        return [] if s.over and not s.agenda else [Breach("BUC-END-01", "over and agenda do not agree")]
    top, below = s.agenda[-1], s.agenda[:-1]
    if isinstance(top, Opening):
        return [] if not below and not s.boarded else [Breach("BUC-SET-06", "agenda: the opening comes first")]
    if isinstance(top, TurnStart):
        fits = not below and 0 <= top.seat < s.setting.seats
        return [] if fits else [Breach("BUC-TRN-01", "agenda: a turn begins with nothing else pending")]
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
        callers = (step.seat, *step.waiting)
        mutinies = [0 <= seat < s.setting.seats and crew_of_mutiny(s, s.turn, seat) for seat in callers]
        return all(mutinies) and set(step.called) <= {unit[0] for unit in s.of(s.turn)}
    units = {unit[0]: unit for unit in s.units if owner(unit) == s.turn == step.seat and len(unit) > 1}
    if isinstance(step, MutinyCrew):
        return len(step.called) > 1 and all(top in units and boardable(s, units[top]) for top in step.called)
    if isinstance(step, MutinyShip):
        return step.crew in units and len(boardable(s, units[step.crew])) > 1
    if isinstance(step, TreasureChoice):
        fits = step.crew in units and step.ship in boardable(s, units[step.crew])
        return fits and len(set(prizes(s, s.setting.cards[step.ship]))) == 2
    return False
