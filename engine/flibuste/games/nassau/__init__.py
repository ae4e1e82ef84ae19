"""Nassau (Feld): the town, the Caribbean, the tales, with The Flying Dutchman and the Stefan Feld pawn."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.atoms import Json, Move
from ...core.faults import Breach
from ...core.game import Game
from ...core.result import Result
from ...core.seat import Seat
from ...core.secrets import Secrets
from . import deal, imagine, position, reading, tables, view
from .estates import score_state
from .mind import NassauMind
from .soundness import breaches_of
from .state import State


class Nassau(Game[State]):
    """The rules of docs/rules/nassau.md."""

    name = "nassau"
    prefix = "NAS"
    min_seats = tables.MIN_SEATS
    max_seats = tables.MAX_SEATS
    seats_rule = "NAS-SET-04"
    minutes = 100
    colours = tables.COLOURS
    options = deal.OPTIONS
    mind = NassauMind()

    def set_up(self, seats: Sequence[Seat], options: Mapping[str, Json], luck: int) -> State:
        return deal.first_state(deal.setting_of(self.coloured(seats), options), luck)

    def view(self, s: State, seat: int | None) -> Json:
        return view.view(s, seat)

    def preview(self, s: State, move: Move, seat: int) -> Json:
        # only the game of a phone foresees: simulations and bots never load it
        from .foresight import preview

        return preview(s, move, seat)

    def imagine(self, s: State, seat: int, luck: int) -> State:
        return imagine.imagine(s, seat, luck)

    def secrets(self, s: State) -> Secrets:
        return imagine.secrets(s)

    def result(self, s: State) -> Result | None:
        return score_state(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return list(score_state(s).totals)

    def write(self, s: State) -> Json:
        return position.write(s)

    def read(self, data: Json, seats: Sequence[Seat]) -> State:
        return reading.read(data, seats)

    def seats_of(self, data: Json) -> int:
        return position.FORM.seats_of(data)

    def breaches(self, s: State) -> list[Breach]:
        return breaches_of(s)


GAME: Final = Nassau()
