"""Chapter 5.7 (INF): what a seat may know, and worlds that agree with it."""

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import cast

from ...core.atoms import Json, Move
from ...core.secrets import Secret, Secrets
from .boarding import big_enough, choices, crew_json, prizes
from .mutiny import boardable, crew_of_mutiny
from .pay import rest_rule, settlement, wages
from .shapes import Card, View
from .shapes import Unit as UnitShape
from .state import State, Unit, owner, second, write_card
from .tables import FACES, KINDS, SET, Ship


def view(s: State, seat: int | None) -> View:
    """BUC-INF-01, BUC-INF-05: no value of a covered piece, no order of the deck; closed purses are one's own only. What
    was seen may be remembered (BUC-INF-04), but not here."""
    setting = s.setting
    closed = _closed(s)
    return {
        "turn": s.turn,
        "open_crews": setting.open_crews,
        "ships": {
            "open": list(s.roads),
            "deck": s.deck,
            "boarded": [{"ship": ship, "seat": captain} for ship, captain in s.boarded],
            "of": setting.ships,
            "cards": _cards(tuple(card for card in setting.cards.values() if card.id not in setting.blank)),
        },
        "units": [_unit(setting.colours, unit, setting.open_crews) for unit in s.units],
        "seats": [
            {
                "colour": setting.colours[i],
                "ducats": None if closed and i != seat else s.purses[i],
                "tokens": _tokens(s.tokens[i]),
            }
            for i in range(setting.seats)
        ],
        "reserve": {"ducats": s.reserve, "tokens": {kind: s.left(k) for k, kind in enumerate(KINDS)}},
    }


def _closed(s: State) -> bool:
    """BUC-VAR-02: purses are one's own until the game is over."""
    return bool(s.setting.options["closed_purses"]) and not s.over


@lru_cache(maxsize=4)
def _cards(cards: tuple[Ship, ...]) -> dict[str, Card]:
    """Made once: they do not change, and a view is made at every event that somebody watches."""
    return {card.id: card_json(card) for card in cards}


def card_json(card: Ship) -> Card:
    """A ship's card as the page reads it."""
    return cast("Card", write_card(card))


@lru_cache(maxsize=256)
def _tokens(held: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(KINDS, held, strict=True))


@lru_cache(maxsize=1024)
def _unit(colours: tuple[str, ...], unit: Unit, open_crews: bool) -> UnitShape:
    shown = len(unit) if open_crews else 1
    return {
        "id": f"{colours[owner(unit)]}-{FACES[unit[0] % SET]}",
        "owner": owner(unit),
        "colours": [colours[piece // SET] for piece in unit],
        "values": [FACES[piece % SET] if i < shown else None for i, piece in enumerate(unit)],
    }


def secrets(s: State) -> Secrets:
    """BUC-INF-01, BUC-VAR-02: covered pieces and the deck are hidden from everybody, closed purses from all others."""
    hidden: Secrets = {ship: Secret("deck", 0) for ship in s.unseen}
    if not s.setting.open_crews:
        hidden = {**hidden, **{piece: Secret("crew", 0) for unit in s.units for piece in unit[1:]}}
    if _closed(s):
        hidden = {**hidden, **{("purse", i): Secret(ducats, 1 << i) for i, ducats in enumerate(s.purses)}}
    return hidden


def imagine(s: State, seat: int, luck: int) -> State:
    """A world that this seat cannot tell from the true one (BUC-INF-01).

    The covered values of each colour are dealt again, other people's closed purses too, and the luck of the deck.
    """
    world = s.copy()
    world.luck = luck
    if s.setting.blank:
        world.setting = replace(s.setting, imagined=True)
    rng = Random(luck)
    if not s.setting.open_crews:
        _deal_covered(world, rng)
    if _closed(s):
        _deal_purses(world, seat, rng)
    return world


def _deal_covered(world: State, rng: Random) -> None:
    # Sorted, so that the deal depends on what can be seen and on the luck alone, and not on how the pieces really lie.
    covered = sorted(piece for unit in world.units for piece in unit[1:])
    dealt: dict[int, list[int]] = {}
    for piece in covered:
        dealt.setdefault(piece // SET, []).append(piece)
    for pieces in dealt.values():
        rng.shuffle(pieces)
    world.units = [(unit[0], *[dealt[piece // SET].pop() for piece in unit[1:]]) for unit in world.units]


def _deal_purses(world: State, seat: int, rng: Random) -> None:
    """The reserve lies open, so the sum of the other purses is known, and nothing else about them."""
    others = [i for i in range(world.setting.seats) if i != seat]
    total = sum(world.purses[i] for i in others)
    cuts = sorted(rng.randint(0, total) for _ in others[1:])
    for i, low, high in zip(others, [0, *cuts], [*cuts, total], strict=True):
        world.purses[i] = high - low


def preview(s: State, move: Move, seat: int) -> Json:
    """What a captain may foresee of a capture or a boarding; the sums only where nothing is covered (BUC-INF-03)."""
    if move == ("mutiny", "call"):
        return _mutiny(s, seat)
    unit = s.find(move[1]) if len(move) == 3 else None
    if unit is None:
        return None
    if move[0] == "board":
        return _boarding(s, unit, s.setting.cards[str(move[2])])
    target = s.find(move[2])
    return None if target is None else _capture(s, unit + target)


def _mutiny(s: State, seat: int) -> Json:
    """What is at stake for whoever may call it: the ships, what they show, and who comes second."""
    crew = crew_of_mutiny(s, s.turn, seat)
    if crew is None:
        return None
    cards = [s.setting.cards[ship] for ship in boardable(s, crew)]
    return {
        "kind": "mutiny",
        "second": second(crew) == seat,
        "ships": [{"ship": card.id, "treasures": [KINDS[k] for k in prizes(s, card)]} for card in cards],
    }


def _capture(s: State, crew: Unit) -> Json:
    return {
        "kind": "capture",
        "height": len(crew),
        "colours": [s.setting.colours[piece // SET] for piece in crew],
        "ships": [ship for ship in s.roads if big_enough(crew, s.setting.cards[ship])],
    }


def _boarding(s: State, crew: Unit, card: Ship) -> Json:
    captain = owner(crew)
    known = s.setting.open_crews
    kinds = prizes(s, card)
    earned = wages(crew, card.question_wage)
    share = settlement(s.purses[captain], card.ducats, sum(earned.values())) if known else None
    return {
        "kind": "boarding",
        "ship": card.id,
        "loot": card.ducats,
        "wage": card.question_wage,
        "crew": crew_json(s, crew, card, known=known),
        "treasures": [KINDS[k] for k in kinds],
        "choice": choices(kinds),
        "second": second(crew),
        "men": [
            {
                "seat": seat,
                "pieces": sum(piece // SET == seat for piece in crew),
                "wages": ducats if known else None,
            }
            for seat, ducats in earned.items()
        ],
        "rest": card.ducats - sum(earned.values()) if known else None,
        "before": s.purses[captain],
        "after": share and share.purse,
        "reserve": share and share.from_reserve,
        "rule": share and rest_rule(sum(earned.values()), card.ducats, share),
    }
