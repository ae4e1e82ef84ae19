"""Jamaica (Braff, Cathala, Pauchon): a race round the island, with the Ghost Ship and The Crew."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...core.atoms import Json
from ...core.faults import Breach
from ...core.game import Game
from ...core.layout_rules import LayoutRules
from ...core.result import Result
from ...core.seat import Seat
from ...core.source import Source
from . import foresight, imagine, position, secrets, tables, view
from .mind import JamaicaMind
from .round import RoundStart
from .scoring import score_state
from .setup import OPTIONS, first_state, setting_of
from .soundness import breaches_of
from .state import State


class Jamaica(Game[State]):
    """The rules of docs/rules/jamaica.md.

    Parts:
        ``CARD``: the id of an action card: `AC01` to `AC11`, which are the same in every deck.
        ``TREASURE``: the id of a treasure card.
        ``SHIP``: the seat of its captain, from 0; with two players the Ghost Ship is 2.
        ``SPACE``: the number of a space of the board: 0 is Port Royal, then onward; laps are not counted in it.
        ``HOLD``: a hold from 0, the board's first, the 6th Hold last.
        ``FACE``: a die's face.
        ``DIE``: one of the two action dice, 1 or 2 in the order in which they were rolled.
        ``N``: tokens of powder.
        ``TAKEN``: tokens out of each hold, one number for each in the order of the holds, 0 where none are.
        ``CELL``: a cell of the tavern by row and column, from 0: `r0c3`.
        ``CHARACTER``: a character's id: `buccaneer`.
    """

    name = "jamaica"
    prefix = "JAM"
    min_seats = tables.MIN_SEATS
    max_seats = tables.MAX_SEATS
    rules = 2
    begins = RoundStart
    seats_rule = "JAM-SET-01"
    minutes = 45
    colours = tables.COLOURS
    reserved: ClassVar[Mapping[int, tuple[str, ...]]] = {2: (tables.GHOST_COLOUR,)}
    options = OPTIONS
    keeps = True
    mind = JamaicaMind()

    view = staticmethod(view.view)
    imagine = staticmethod(imagine.imagine)
    secrets = staticmethod(secrets.secrets)
    preview = staticmethod(foresight.preview)
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    seats_of = staticmethod(position.FORM.seats_of)
    breaches = staticmethod(breaches_of)

    def set_up(self, seats: Sequence[Seat], options: Mapping[str, Json], luck: int) -> State:
        keepers = sum(1 << i for i, seat in enumerate(seats) if seat.keeps)
        return first_state(setting_of(self.coloured(seats), options).kept_by(keepers), luck)

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

    def untold(self, s: State) -> list[Breach]:
        unseen = Breach("JAM-TRE-02", "ships: a covered treasure that its captain has not seen")
        return [unseen] if s.setting.untold else []

    def data(self) -> Json:
        people = tables.DATA["crew"]["characters"]
        return {"characters": [{key: person[key] for key in ("id", "value_top", "value_bottom")} for person in people]}


GAME: Final = Jamaica()
