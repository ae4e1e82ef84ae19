"""Pirates: the constructible game of fleets, for two to eight captains."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.atoms import Json
from ...core.faults import Breach
from ...core.game import Game
from ...core.result import Result
from ...core.seat import Seat
from ...core.secrets import Secrets
from . import ending, imagine, options, position, reading, secrets, view
from .laying import deal
from .mind import PiratesMind
from .soundness import breaches_of
from .state import State
from .tables import DUEL, MAX_SEATS


class Pirates(Game[State]):
    """The rules of docs/rules/pirates.md."""

    name = "pirates"
    prefix = "CSG"
    min_seats = DUEL
    max_seats = MAX_SEATS
    seats_rule = "CSG-SET-01"
    minutes = 75
    colours = options.COLOURS
    options = options.OPTIONS
    mind = PiratesMind()

    def set_up(self, seats: Sequence[Seat], options_: Mapping[str, Json], luck: int) -> State:
        return deal.first_state(options.setting_of(self.coloured(seats), options_), luck)

    def view(self, s: State, seat: int | None) -> Json:
        return view.view(s, seat)

    def imagine(self, s: State, seat: int, luck: int) -> State:
        return imagine.imagine(s, seat, luck)

    def secrets(self, s: State) -> Secrets:
        return secrets.secrets(s)

    def result(self, s: State) -> Result | None:
        return ending.result_of(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return list(ending.result_of(s).totals)

    def write(self, s: State) -> Json:
        return position.write(s)

    def read(self, data: Json, seats: Sequence[Seat]) -> State:
        return reading.read(data, seats)

    def seats_of(self, data: Json) -> int:
        return position.FORM.seats_of(data)

    def picture(self, s: State) -> str:
        # a phone draws with its own hand, and never loads it
        from .picture import picture

        return picture(s)

    def breaches(self, s: State) -> list[Breach]:
        return breaches_of(s)


GAME: Final = Pirates()
