"""Chapter 3 (SET) and 7.4: the set-up and the options of the app."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...core.agenda import Auto, then
from ...core.atoms import Json, Name
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.faults import SetupError
from ...core.frozen import frozen
from ...core.gate import shown
from ...core.options import OptionSpec
from .round import ROUND_START, refill
from .state import COVERED, EMPTY, Setting, State
from .tables import (
    BETH,
    CELLS,
    CHARACTERS,
    DECK,
    GHOST_COLOUR,
    GHOST_HOLDS,
    HOUSE_VALUES,
    LAIRS,
    PILE,
    STAIRS,
    START_HOLDS,
)
from .tavern import turn_up

_VALUES_RULE: Final = "JAM-CREW-14"
_LOWEST, _HIGHEST = -9, 15


def read_values(values: Json) -> tuple[tuple[int, int], ...]:
    """JAM-CREW-14: the values printed on somebody's own tiles: per character two numbers, at the finish and elsewhere.

    Either `{"king": [9, -3], ...}`, or the list that the game shows as `characters`. A character that is not typed in
    keeps the house value. SetupError says which is wrong.
    """
    if isinstance(values, list):
        values = _by_name(values)
    if not isinstance(values, dict):
        raise SetupError(f"values are an object of characters, not {shown(values)}", _VALUES_RULE)
    for name, pair in values.items():
        if name not in CHARACTERS:
            raise SetupError(f"there is no character {shown(name)}", _VALUES_RULE)
        if not isinstance(pair, list) or len(pair) != 2 or any(type(value) is not int for value in pair):
            raise SetupError(f"{name}: two whole numbers are needed, not {shown(pair)}", _VALUES_RULE)
        if any(not _LOWEST <= value <= _HIGHEST for value in pair):
            raise SetupError(f"{name}: {shown(pair)} is not from {_LOWEST} to {_HIGHEST}", _VALUES_RULE)
    return tuple(
        (values[name][0], values[name][1]) if name in values else house
        for name, house in zip(CHARACTERS, HOUSE_VALUES, strict=True)
    )


def _by_name(rows: list[Json]) -> dict[str, Json]:
    """The values of a list of characters, by their names."""
    found: dict[str, Json] = {}
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            raise SetupError(f"a character has an id, not {shown(row)}", _VALUES_RULE)
        if row["id"] in found:
            raise SetupError(f"{shown(row['id'])} is there twice", _VALUES_RULE)
        found[row["id"]] = [row.get("value_top"), row.get("value_bottom")]
    return found


OPTIONS: Final = (
    OptionSpec("crew", "flag", False, "JAM-SET-09"),
    OptionSpec("reveal", "choice", "sequential", "JAM-FLOW-04", ("sequential", "simultaneous")),
    OptionSpec("merchants_in_combat", "flag", True, "JAM-CREW-M01"),
    OptionSpec("ghost_powers", "flag", True, "JAM-GHOST-17", seats=(2, 2)),
    OptionSpec("round_cap", "choice", 60, "JAM-END-05", (30, 60, 90)),
    OptionSpec("start", "seat", None, "JAM-SET-08"),
    OptionSpec("crew_values", "data", "house", _VALUES_RULE, check=read_values),
)


def setting_of(colours: Sequence[str], options: Mapping[str, Json]) -> Setting:
    """The unchanging part of a game with these options (already checked)."""
    values = HOUSE_VALUES if options["crew_values"] == "house" else read_values(options["crew_values"])
    setting = Setting.of(colours, options, values)
    if setting.ghost >= 0 and GHOST_COLOUR in colours:
        raise SetupError("the black ship is the Ghost Ship in a game for two", "JAM-GHOST-01")
    return setting


def first_state(setting: Setting, luck: int) -> State:
    """What lies on the table before anything is drawn: JAM-SET-02, JAM-SET-03, JAM-SET-04, JAM-SET-05, JAM-SET-06.

    For two JAM-GHOST-01, JAM-GHOST-02, JAM-GHOST-03; with The Crew JAM-CREW-SET-01, JAM-CREW-SET-02, JAM-CREW-SET-03,
    JAM-CREW-SET-04, JAM-CREW-SET-05. The Bank is unlimited (JAM-SET-07), so nobody counts it.
    """
    n, ships = setting.seats, setting.ships
    haunted = setting.ghost >= 0
    everything = (1 << len(setting.treasures)) - 2
    tavern = tuple(EMPTY if cell == STAIRS else COVERED for cell in range(len(CELLS)))
    return State(
        setting=setting,
        luck=luck,
        agenda=[Opening()],
        round=0,
        captain=0,
        turn=0,
        dice=(0, 0),
        place=[0] * ships,
        holds=[START_HOLDS] * n + [GHOST_HOLDS] * haunted,
        up=[0] * ships,
        down=[()] * ships,
        tokens=[0] * ships,
        hand=[0] * n,
        deck=[DECK] * n,
        discard=[()] * n,
        chosen=[-1] * n,
        shown=False,
        lairs=LAIRS,
        pile=PILE,
        unseen=everything & ~BETH if haunted and not setting.crew else everything,
        returned=0,
        tavern=tavern if setting.crew else (),
        strangers=(1 << len(CHARACTERS)) - 1 if setting.crew else 0,
        bottle=STAIRS,
        combat=None,
        ending=False,
        winner=-1,
        over=False,
    )


@frozen
class Opening(Auto[State]):
    """JAM-SET-06, JAM-SET-08, JAM-CREW-SET-03: the tavern's first tiles, the first hands, the first Captain."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        turn_up(s, fate, emit)
        start = s.setting.options["start"]
        if start is None:
            start = fate.answer("captain", range(s.setting.seats))
        s.captain = s.turn = int(start)
        for seat in range(s.setting.seats):
            refill(s, seat, fate, emit)
        emit(Event("jamaica-starts", {"seat": Name(s.captain)}, {"captain": s.captain}, "JAM-SET-08"))
        then(s, ROUND_START)
