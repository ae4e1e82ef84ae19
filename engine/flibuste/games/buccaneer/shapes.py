"""The view as JSON: for type checkers, and for the page, whose `view.d.ts` is written from here (`tools/shapes.py`)."""

from typing import TypedDict


class Card(TypedDict):
    """A merchant ship; `name` is None for a house card, whose name is a word of the app."""

    id: str
    min_crew: int
    ducats: int
    question_wage: int
    treasures: list[str]
    name: str | None


class Boarded(TypedDict):
    """A ship of this group that is gone, and who took it."""

    ship: str
    seat: int


class Ships(TypedDict):
    """`open`: ids in the roads; `deck`: how many are still to come; `of`: how many the game has."""

    open: list[str]
    deck: int
    boarded: list[Boarded]
    of: int
    cards: dict[str, Card]


class Unit(TypedDict):
    """A pirate or a crew, from the top down; None: a covered value."""

    id: str
    owner: int
    colours: list[str]
    values: list[str | None]


class Player(TypedDict):
    """`ducats` is None in somebody else's closed purse; `tokens`: how many of each kind."""

    colour: str
    ducats: int | None
    tokens: dict[str, int]


class Reserve(TypedDict):
    ducats: int
    tokens: dict[str, int]


class View(TypedDict):
    turn: int
    open_crews: bool
    ships: Ships
    units: list[Unit]
    seats: list[Player]
    reserve: Reserve
