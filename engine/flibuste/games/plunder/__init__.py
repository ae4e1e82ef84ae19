"""Plunder: A Pirate's Life, for two to six captains, alone or in teams."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ...core.agenda import Ask
from ...core.atoms import Json, Move
from ...core.decision import Decision
from ...core.faults import SetupError
from ...core.game import Game
from ...core.layout_rules import LayoutRules
from ...core.result import Result
from ...core.seat import Seat
from ...core.source import Source
from . import deal, faces, imagine, position, rounds, tables, view
from .ending import score_state
from .mind import PlunderMind
from .soundness import breaches_of
from .state import State


class Plunder(Game[State]):
    """The rules of docs/rules/plunder.md; for two captains the same, on a smaller sea (PLU-2P-06).

    Parts:
        ``SEAT``: a captain, from 0.
        ``SHIP``: the number of a ship: three times its captain's seat, and 0 to 2.
        ``TARGET``: the number of a ship; or of an island, which are counted on after all ships, three a captain: all
            islands of the chart in the order of its slots (the option says at which, `island:T6A-a`).
        ``SQUARE``: a square of the chart: `C2`.
        ``ISLAND``: the id of an island, its tile and face and a letter: `T6A-a`; on a painted face a number: `T6A-1`.
        ``MARK``: the number of an X token, from 0, as in `marks` of a position.
        ``TYPE``: `wood`, `iron`, `rum` or `gold`.
        ``CARDS``: how many cards of each type, four numbers: wood, iron, rum, gold.
        ``GIVEN``: the same, of what one gives.
        ``WANTED``: the same, of what one gets.
        ``OFFERED``: four numbers, by type 1 where it is offered, else 0.
        ``SOUGHT``: the same, of what is sought.
    """

    name = "plunder"
    prefix = "PLU"
    keeps = True
    min_seats = tables.MIN_SEATS
    max_seats = tables.MAX_SEATS
    rules = 2
    seats_rule = "PLU-SET-01"
    minutes = 90
    colours = tables.COLOURS
    options = deal.OPTIONS
    mind = PlunderMind()

    sides = staticmethod(deal.sides_of)
    view = staticmethod(view.view)
    secrets = staticmethod(imagine.secrets)
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    seats_of = staticmethod(position.FORM.seats_of)
    breaches = staticmethod(breaches_of)
    imagine = staticmethod(imagine.imagine)

    def set_up(self, seats: Sequence[Seat], options: Mapping[str, Json], luck: int) -> State:
        keepers = sum(1 << i for i, seat in enumerate(seats) if seat.keeps)
        if keepers and options["pile_shortage"] == "dig":
            # a pile would be filled from a deck that the app does not know
            raise SetupError("nobody digs in the deck where hands are real", "PLU-OPT-04")
        setting = deal.setting_of(self.coloured(seats), options)
        if why := deal.why_not_deal(setting):
            raise SetupError(why, "PLU-OPT-07")
        return rounds.begin(setting.kept_by(keepers), luck)

    def older(self, s: State, rules: int) -> None:
        s.setting = replace(s.setting, asks_of_one=True)

    @property
    def sources(self) -> Mapping[str, Source]:
        from .sources import SOURCES  # here: only a game with a box waits for it

        return SOURCES

    @property
    def layout_rules(self) -> LayoutRules:
        from . import layout_rules  # here: only a table that is laid waits for it

        return layout_rules

    def agree(self, s: State, move: Move) -> State:
        if not s.setting.keepers:
            return s
        from .agreeing import agree  # here, as below: only a game with keepers waits for it

        return agree(s, move)

    def put(self, s: State, step: Ask[State]) -> Decision:
        if not s.keeps(step.seat):
            return step.ask(s)
        from .agreeing import put

        return put(s, step)

    def preview(self, s: State, move: Move, seat: int) -> Json:
        # only the game of a phone foresees: simulations and bots never load it
        from .foresight import preview

        return preview(s, move, seat)

    def result(self, s: State) -> Result | None:
        return score_state(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return list(score_state(s).totals)

    def data(self) -> Json:
        return {
            "faces": list(faces.NAMES),
            "merchants": sorted(faces.MERCHANTS),
            "coasts": faces.MOST_COASTS,
            "skulls": faces.MOST_SKULLS,
        }


GAME: Final = Plunder()
