"""Chapter 5.16 (TC-05, TC-06): whom a card is turned against, an enemy or an enemy's ship; by public facts only."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...core.atoms import Move, Name
from ...core.decision import Decision, Option
from ...core.events import EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .standing import next_comes
from .state import State, captain
from .treasure import AskOfCard, OfCard

Aimed = Callable[[State, OfCard, int, Fate, EventSink], None]
_AIMED: Final[dict[str, Aimed]] = {}
_OF_SHIPS: Final[set[str]] = set()
"""What a ship is picked for, and not a captain."""


def aims(op: str, *, ship: bool = False) -> Callable[[Aimed], Aimed]:
    """Makes a function what an effect does to the captain, or the `ship`, that was picked."""

    def added(aimed: Aimed) -> Aimed:
        assert op not in _AIMED
        _AIMED[op] = aimed
        if ship:
            _OF_SHIPS.add(op)
        return aimed

    return added


def enemy_ships(s: State, seat: int) -> list[int]:
    """PLU-TC-05: those of eligible enemies."""
    return [number for enemy in s.enemies(seat) for number, _ in s.fleet(enemy)]


def pick_ship(s: State, effect: OfCard, fate: Fate, emit: EventSink) -> None:
    """PLU-D-34: without an enemy's ship the part is skipped (PLU-TC-03); the only one is not asked about."""
    ships = enemy_ships(s, effect.seat)
    if len(ships) == 1 and not s.setting.asks_of_one:
        _AIMED[effect.what["op"]](s, effect, ships[0], fate, emit)
    elif ships:
        next_comes(s, PickShip.about(effect))


@frozen
class PickShip(AskOfCard):
    """PLU-D-34: a ship of an eligible enemy; then what the card does to it.

    Answers:
        ``pick SHIP``: the enemy ship that it is about.
    """

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return OfCard.possible(self, s, below) and self.what["op"] in _OF_SHIPS and bool(enemy_ships(s, self.seat))

    def moves(self, s: State) -> list[Move]:
        return [("pick", ship) for ship in enemy_ships(s, self.seat)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-pick", {"who": Name(captain(int(move[1])))}, "pick", at=f"ship:{move[1]}")
            for move in self.moves(s)
        )
        rule = self.rule
        return self.decision(s, "plunder-ask-ship", rule, options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _AIMED[self.what["op"]](s, self, int(move[1]), fate, emit)


def affected(s: State, effect: OfCard) -> list[int]:
    """PLU-TC-06: the eligible enemies who can be affected as far as public facts tell: with cards for a theft or for
    all their gold, with a Plunder Point card, an island, a card or a ship."""
    able = _ABLE.get(effect.what["op"], _anybody)
    return [enemy for enemy in s.enemies(effect.seat) if able(s, enemy)]


def _anybody(s: State, enemy: int) -> bool:
    return True


def _with_cards(s: State, enemy: int) -> bool:
    return any(s.hands[enemy])


_ABLE: Final[dict[str, Callable[[State, int], bool]]] = {
    "steal": _with_cards,
    "take_all": _with_cards,
    "steal_pp": lambda s, enemy: s.points[enemy] > 0,
    "swap_islands": lambda s, enemy: bool(s.islands_of(enemy)),
    "forced_bribe": lambda s, enemy: _with_cards(s, enemy) or any(s.fleet(enemy)),
}


def pick_enemy(s: State, effect: OfCard, fate: Fate, emit: EventSink) -> None:
    """PLU-D-30: without anybody to be affected the part is skipped; the only one is not asked about."""
    enemies = affected(s, effect)
    if len(enemies) == 1:
        _AIMED[effect.what["op"]](s, effect, enemies[0], fate, emit)
    elif enemies:
        next_comes(s, PickEnemy.about(effect))


@frozen
class PickEnemy(AskOfCard):
    """PLU-D-30: which enemy a card is about.

    Answers:
        ``against SEAT``: the enemy whom it is about.
    """

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        if not OfCard.possible(self, s, below) or self.what["op"] in _OF_SHIPS or self.what["op"] not in _AIMED:
            return False
        return self.what.get("from") in (None, "chosen_enemy") and len(affected(s, self)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("against", enemy) for enemy in affected(s, self)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "plunder-do-against", {"who": Name(int(move[1]))}, "pick") for move in self.moves(s)
        )
        rule = self.rule
        return self.decision(s, "plunder-ask-enemy", rule, options, {"seat": Name(self.seat)})

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        _AIMED[self.what["op"]](s, self, int(move[1]), fate, emit)
