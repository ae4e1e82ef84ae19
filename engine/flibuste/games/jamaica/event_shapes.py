"""What the events of Jamaica say beside their words (`Event.data`), by key: for type checkers and for the page,
whose `events.d.ts` is written from here (`tools/shapes.py`). Nothing imports it when the engine runs."""

from typing import TypedDict

from ...core.shapes import Nothing
from .shapes import Combat


class Bottle(TypedDict):
    cell: str


class OfSeat(TypedDict):
    seat: int


class Fought(TypedDict):
    combat: Combat


class Spoils(TypedDict):
    winner: int
    loser: int


class DicePlaced(TypedDict):
    morning: int
    evening: int


class DiceRolled(TypedDict):
    dice: list[int]


class SpoilsOfHold(TypedDict):
    winner: int
    loser: int
    hold: int


class CardOf(TypedDict):
    seat: int
    card: str


class Dumped(TypedDict):
    ship: int
    hold: int
    kind: str


class Sailed(TypedDict):
    ship: int
    way: list[int]


class OfShip(TypedDict):
    ship: int


class Lair(TypedDict):
    ship: int
    space: int


class Loaded(TypedDict):
    ship: int
    hold: int
    content: int


class Over(TypedDict):
    winners: list[int]


class Paid(TypedDict):
    seat: int
    kind: str
    holds: list[int]


class Recruited(TypedDict):
    seat: int
    who: str
    bottle: str


class Round(TypedDict):
    captain: int
    round: int


class Shortage(TypedDict):
    ship: int
    kind: str


class Starts(TypedDict):
    captain: int


class TreasureUp(TypedDict):
    ship: int
    card: str


class TurnedUp(TypedDict):
    cell: str
    who: str


class Uncovered(TypedDict):
    seat: int
    cards: list[str]


Events = TypedDict(
    "Events",
    {
        "jamaica-bottle": Bottle,
        "jamaica-calypso": OfSeat,
        "jamaica-chose": OfSeat,
        "jamaica-combat": Fought,
        "jamaica-combat-tie": Nothing,
        "jamaica-combat-won": Spoils,
        "jamaica-dice-placed": DicePlaced,
        "jamaica-dice-rolled": DiceRolled,
        "jamaica-discarded": SpoilsOfHold,
        "jamaica-drew": CardOf,
        "jamaica-dumped": Dumped,
        "jamaica-gave": Spoils,
        "jamaica-ghost-sailed": Sailed,
        "jamaica-home": OfShip,
        "jamaica-kept": OfSeat,
        "jamaica-lair": Lair,
        "jamaica-load-ignored": OfSeat,
        "jamaica-loaded": Loaded,
        "jamaica-looks": OfSeat,
        "jamaica-mage": OfSeat,
        "jamaica-no-spoils": OfShip,
        "jamaica-oracle": OfSeat,
        "jamaica-over": Over,
        "jamaica-paid": Paid,
        "jamaica-powder": Fought,
        "jamaica-recruited": Recruited,
        "jamaica-reshuffled": OfSeat,
        "jamaica-retreat": Sailed,
        "jamaica-revealed": CardOf,
        "jamaica-rolled": Fought,
        "jamaica-round": Round,
        "jamaica-sailed": Sailed,
        "jamaica-sea-dog": OfShip,
        "jamaica-shortage": Shortage,
        "jamaica-starts": Starts,
        "jamaica-stole-covered": Spoils,
        "jamaica-stole-hold": SpoilsOfHold,
        "jamaica-stole-up": Spoils,
        "jamaica-treasure-passed": CardOf,
        "jamaica-treasure-seen": CardOf,
        "jamaica-treasure-up": TreasureUp,
        "jamaica-turn": OfSeat,
        "jamaica-turned-up": TurnedUp,
        "jamaica-uncovered": Uncovered,
    },
)
Events.__doc__ = """What each event has."""
