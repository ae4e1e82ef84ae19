"""Chapters 3.1 and 7 (VAR): what is agreed before the fleets are built."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.atoms import Json
from ...core.options import OptionSpec
from .state import Setting
from .tables import BUILD_TOTAL, DUEL

COLOURS: Final = ("red", "blue", "yellow", "black", "green", "purple", "orange", "pink")
TOTALS: Final = tuple(range(20, 201))
"""CSG-SET-01, CSG-VAR-07: the build totals that can be agreed on."""
ROUNDS: Final = (0, 20, 30, 40, 60, 80, 100)
"""0: as many as it takes."""

OPTIONS: Final = (
    OptionSpec("quick", "flag", default=False, rule="CSG-VAR-01", seats=(DUEL, DUEL)),
    OptionSpec("build_total", "choice", BUILD_TOTAL, "CSG-SET-01", TOTALS),
    OptionSpec("fleets", "choice", "choose", "CSG-FLT-14", ("choose", "lot")),
    OptionSpec("pure_nations", "flag", default=False, rule="CSG-VAR-09"),
    OptionSpec("unique_names", "flag", default=True, rule="CSG-FLT-04"),
    OptionSpec("events", "flag", default=True, rule="CSG-VAR-10"),
    OptionSpec("equipment", "flag", default=True, rule="CSG-EQP-01"),
    OptionSpec("uniques", "flag", default=True, rule="CSG-UNT-01"),
    OptionSpec("forts", "flag", default=True, rule="CSG-FLT-12"),
    OptionSpec("layout", "choice", "auto", "CSG-SET-13", ("auto", "hand")),
    OptionSpec("terrain", "choice", 1, "CSG-VAR-12", tuple(range(5))),
    OptionSpec("mysterious", "choice", "off", "CSG-VAR-11", ("off", "mixed", "all")),
    OptionSpec("scale_treasure", "flag", default=False, rule="CSG-SET-02"),
    OptionSpec("edge", "choice", "flat", "CSG-VAR-03", ("flat", "round")),
    OptionSpec("bow_pivot", "flag", default=False, rule="CSG-VAR-04"),
    OptionSpec("deathmatch", "flag", default=False, rule="CSG-VAR-08"),
    OptionSpec("scale", "choice", "card", "CSG-VAR-02", ("card", "printed")),
    OptionSpec("boarding_pick", "choice", "owner", "CSG-VAR-06", ("owner", "winner")),
    OptionSpec("sink_gold", "choice", "usual", "CSG-VAR-05", ("usual", "split", "loot", "none")),
    OptionSpec("auto_mast", "flag", default=False, rule="CSG-DEC-02"),
    OptionSpec("round_limit", "choice", 60, "CSG-END-05", ROUNDS),
)
QUICK: Final[Mapping[str, Any]] = {
    "build_total": 20,
    "terrain": 0,
    "mysterious": "off",
    "events": False,
    "equipment": False,
    "uniques": False,
    "forts": False,
}
"""CSG-VAR-01: the game for learning, whatever else was chosen."""


def setting_of(colours: Sequence[str], options: Mapping[str, Json]) -> Setting:
    """What does not change in a game with these options (already checked)."""
    return Setting(tuple(colours), {**options, **(QUICK if options["quick"] else {})})
