"""Buccaneer (Stefan Dorra): crews are laid on crews, ships are boarded, and everybody below the captain is paid."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.atoms import Json
from ...core.game import Game
from ...core.layout_rules import LayoutRules
from ...core.result import Result
from ...core.seat import Seat
from ...core.source import Source
from . import position, tables, view
from .mind import BuccaneerMind
from .scoring import score_state
from .setup import OPTIONS, first_state, setting_of
from .state import State


class Buccaneer(Game[State]):
    """The rules of docs/rules/buccaneer.md.

    Parts:
        ``CREW``: a single or a stack by the piece on top of it, colour and rank: `red-q`, `blue-5`.
        ``SHIP``: the id of a card in the roads: `BUC-S01`.
    """

    name = "buccaneer"
    prefix = "BUC"
    min_seats = tables.MIN_SEATS
    max_seats = tables.MAX_SEATS
    seats_rule = "BUC-SET-01"
    minutes = 40
    colours = tables.COLOURS
    options = OPTIONS
    mind = BuccaneerMind()

    imagine = staticmethod(view.imagine)
    secrets = staticmethod(view.secrets)
    preview = staticmethod(view.preview)
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    seats_of = staticmethod(position.FORM.seats_of)
    breaches = staticmethod(position.breaches_of)
    view = staticmethod(view.view)

    def set_up(self, seats: Sequence[Seat], options: Mapping[str, Json], luck: int) -> State:
        return first_state(setting_of(self.coloured(seats), options), luck)

    @property
    def sources(self) -> Mapping[str, Source]:
        from .sources import SOURCES  # here: only a game with a box waits for it

        return SOURCES

    @property
    def layout_rules(self) -> LayoutRules:
        from . import layout_rules  # here: only a table that is laid waits for it

        return layout_rules

    def result(self, s: State) -> Result | None:
        return score_state(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return list(score_state(s).totals)

    def data(self) -> Json:
        return {
            "ships": [view.card_json(card) for card in tables.HOUSE_DECK],
            "treasures": [
                {"id": kind, "count": count, "majority_value": value}
                for kind, count, value in zip(tables.KINDS, tables.TOKENS, tables.MAJORITY, strict=True)
            ],
            "limits": {
                "min_crew": [tables.SMALLEST_CREW, tables.MAX_STACK],
                "ducats": [0, 99],
                "question_wage": [0, 9],
            },
            "house": True,
        }


GAME: Final = Buccaneer()
