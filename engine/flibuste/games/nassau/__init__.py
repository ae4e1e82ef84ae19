"""Nassau (Feld): the town, the Caribbean, the tales, with The Flying Dutchman and the Stefan Feld pawn."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.atoms import Json, Move
from ...core.game import Game
from ...core.layout_rules import LayoutRules
from ...core.result import Result
from ...core.seat import Seat
from ...core.source import Source
from . import deal, imagine, position, tables, view
from .estates import score_state
from .mind import NassauMind
from .soundness import breaches_of
from .state import State


class Nassau(Game[State]):
    """The rules of docs/rules/nassau.md.

    Parts:
        ``ALLEY``: the id of an alley, the cell before the letters of its two spaces, or its two cells: `4.bc`, `4-7`.
        ``EXIT``: the id of an alley over the edge of the town, the cell and the side: `0>N`.
        ``SPACE``: a space of the town, cell and letter: `4.c`; cells from 0, row by row from the north-west.
        ``ZONE``: a zone of the sea: `A` to `I`.
        ``FOE``: the id of an opponent: `OP-KRA-1`.
        ``OUTPOST``: the id of an outpost: `OU-1`.
        ``TOWER``: the id of a watchtower: `WT-01`.
        ``POST``: the id of a trading post: `TP-01`.
        ``QUAY``: the id of a quay of the harbour, `Q1` to `Q5`, or of the outpost whose quay it is.
        ``TABLE``: the id of a table of the tavern: `TT-1`.
        ``N``: how many crates, or dice.
        ``I``: which of the printed choices, from 0.
        ``WEAPON``: `pistol`, `sabre`, `cannon`, `hook` or `harpoon`.
        ``ANIMAL``: `rat`, `turtle`, `crab`, `cat`, `lizard`, `kraken`, `parrot` or `monkey`.
        ``GOOD``: `tobacco`, `sugar`, `silver`, `spice`, `emerald` or `sapphire`.
        ``SAILOR``: a sailor's seat aboard, from 0, where the starting sailor sits.
        ``TOKEN``: what an attack token costs: `doubloon`, `rum`, `provision`, `crate`, `weapon`, `sail`, `sailor` or
            `hold`.
        ``RAT``: 1: the rat makes room, 0: it does not.
        ``KEPT``: how many stay: crates, provisions, then goods of each kind, eight numbers in the order of `GOOD`.
        ``TALE``: the number of a tale, from 1.
        ``PARROT``: the number of the tale whose points the parrot doubles, or 0.
        ``MONKEY``: 1: the monkey keeps a rum, 0: it does not. As a word at the end of a move, `monkey` keeps what it
            spends.
    """

    name = "nassau"
    prefix = "NAS"
    min_seats = tables.MIN_SEATS
    max_seats = tables.MAX_SEATS
    seats_rule = "NAS-SET-04"
    minutes = 100
    colours = tables.COLOURS
    options = deal.OPTIONS
    mind = NassauMind()

    view = staticmethod(view.view)
    secrets = staticmethod(imagine.secrets)
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    seats_of = staticmethod(position.FORM.seats_of)
    breaches = staticmethod(breaches_of)
    imagine = staticmethod(imagine.imagine)

    def set_up(self, seats: Sequence[Seat], options: Mapping[str, Json], luck: int) -> State:
        return deal.first_state(deal.setting_of(self.coloured(seats), options), luck)

    @property
    def sources(self) -> Mapping[str, Source]:
        from .sources import SOURCES  # here: only a game with a box waits for it

        return SOURCES

    @property
    def layout_rules(self) -> LayoutRules:
        from . import layout_rules  # here: only a table that is laid waits for it

        return layout_rules

    def preview(self, s: State, move: Move, seat: int) -> Json:
        # only the game of a phone foresees: simulations and bots never load it
        from .foresight import preview

        return preview(s, move, seat)

    def result(self, s: State) -> Result | None:
        return score_state(s) if s.over else None

    def standing(self, s: State) -> list[int]:
        return list(score_state(s).totals)


GAME: Final = Nassau()
