"""Positions: the documented JSON of a state (docs/positions.md), read and written."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, as_is, list_of, maybe, row, tuple_of, whole
from ...core.position import MOST_LUCK, PositionForm, StateField, StateFields
from ...core.reading import Reader, Reads, Wrong
from ...core.seat import Seat
from ...core.steps import steps_of
from .older import OLDER
from .options import COLOURS, OPTIONS, setting_of
from .position_parts import FORT_NAME, HOLD, ISLAND, ITEM, SHIP, SIZE, TILE, TODAY, TOKEN, WAY, WORD, text
from .questions.fleets.supply import asked_of, supplied
from .soundness import breaches_of, steps
from .state import Setting, State
from .steps.setup.set_up import first_state
from .tables import COIN_VALUES, DIE, DUEL, MAX_SEATS

_FIELDS: Final = (
    "game", "options", "colours", "turn", "first", "round", "names", "ships", "islands", "tiles", "fleets", "supply",
    "pool", "rares", "brought", "coins", "gone", "events", "forts", "tokens", "start_gold", "today", "way", "tallies",
    "die", "passes", "marked", "loaders", "over", "luck", "agenda",
)  # fmt: skip
FORM: Final = PositionForm("pirates", _FIELDS, COLOURS, OPTIONS, DUEL, MAX_SEATS, "CSG-SET-01")
_TEXT: Final = 20_000


def write(s: State) -> Json:
    return _fields(s.setting.seats).write(s, s.setting.options, s.setting.colours)


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. What is left out is as on the empty table."""
    reader, s = Reader(FORM.object_of(position)), first_state(FORM.setting(position, seats, setting_of), 0)
    _fields(s.setting.seats).read(reader, s)
    return reader.sound(s, breaches_of)


@cache
def _fields(n: int) -> StateFields[State]:
    seat, count, coins = whole(0, n - 1), whole(0, None), tuple_of(whole(0, None), len(COIN_VALUES))
    return StateFields(
        FORM,
        StateField("turn", "CSG-TRN-11", seat),
        StateField("first", "CSG-SET-03", seat, lambda s: s.turn),
        StateField("round", "CSG-END-05", whole(1, None)),
        StateField("names", "CSG-ACT-10", tuple_of(WORD)),
        StateField("ships", "CSG-ACT-10", list_of(maybe(SHIP, None))),
        StateField("islands", "CSG-SET-05", list_of(ISLAND)),
        StateField("tiles", "CSG-SET-14", list_of(TILE)),
        StateField("fleets", "CSG-FLT-01", list_of(text(_TEXT, "it is a text"), n)),
        _Supply("supply", "CSG-FLT-13", list_of(WORD, n)),
        StateField("pool", "CSG-INF-03", coins),
        StateField("rares", "CSG-UNT-01", count),
        # left out where there are none: what our older versions wrote stays what is written
        StateField("brought", "CSG-FLT-13", HOLD, sparse=True),
        StateField("coins", "CSG-SET-29", coins),
        StateField("gone", "CSG-SET-29", HOLD),
        StateField("events", "CSG-SET-30", list_of(HOLD, n)),
        StateField("forts", "CSG-FLT-12", list_of(tuple_of(FORT_NAME), n)),
        StateField("tokens", "CSG-EVT-01", tuple_of(TOKEN)),
        StateField("start_gold", "CSG-SET-29", count),
        StateField("today", "CSG-TRN-15", TODAY),
        StateField("way", "CSG-MOV-10", maybe(WAY, None)),
        StateField("tallies", "CSG-UNT-06", tuple_of(row(ITEM, count))),
        StateField("die", "CSG-ABL-07", whole(0, DIE[-1])),
        StateField("passes", "CSG-END-05", count),
        StateField("marked", "CSG-MUL-02", tuple_of(SIZE)),
        StateField("loaders", "CSG-MUL-09", tuple_of(SIZE)),
        StateField("over", "CSG-END-02", WORD),
        StateField("luck", "CSG-ABL-07", whole(0, MOST_LUCK)),
        StateField("agenda", "CSG-TRN-11", steps_of(steps(), OLDER)),
    )


class _Supply(StateField[State]):
    """What may be put in depends on the setting."""

    def read(self, reader: Reader, s: State) -> None:
        treasures = list_of(Codec(_supply_in(s.setting), as_is), s.setting.seats)
        s.supply = reader.take(self.name, self.rule, treasures.reads, s.supply)


def _supply_in(setting: Setting) -> Reads[str]:
    """CSG-SET-27, CSG-SET-28: what a player may put in."""

    def read(value: RawJson, place: str) -> str:
        text = WORD.reads(value, place)
        try:
            fits = not text or supplied(setting, text).fits(asked_of(setting))
        except ValueError:
            fits = False
        if not fits:
            raise Wrong(place, value, "it is a list of the house, or numbers of coins and unique treasures that fit")
        return text

    return read
