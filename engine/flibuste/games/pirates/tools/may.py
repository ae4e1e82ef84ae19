"""May this ship move, shoot, ram, board, tow, explore, repair (docs/rules/pirates.md, 5.3 to 5.11)?"""

from collections.abc import Mapping
from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Args
from ..questions.turns.actions_table import DEEDS, MOST_ACTIONS, STATES, TARGETS, Order, Reason, why_not

_WHOM = {"shoots": "shot_at", "rams": "rammed", "boards": "boarded"}
_OUTCOMES: Final[Mapping[str, Mapping[str, str]]] = {
    "moves": {"pirates-tool-may-moves-contact": "CSG-PIN-01"},
    "shoots": {"pirates-tool-may-shoots-mast": "CSG-DMG-02"},
    "rams": {
        "pirates-tool-may-rams-mast": "CSG-DMG-02",
        "pirates-tool-may-rams-pinned": "CSG-RAM-05",
        "pirates-tool-may-rams-boards": "CSG-BRD-01",
    },
    "boards": {"pirates-tool-may-boards-wins": "CSG-BRD-03"},
}
"""What comes of it, line by line, each with its rule."""


class MayTool(Tool):
    """What the ship would do, what it is done to, and how the ship stands.

    `data`: `may`. The first line says yes or no; when yes, how it is done and what comes of it, when no, every reason,
    each with its rule.
    """

    id = "pirates.may"
    rule = "CSG-ACT-05"
    asked = (
        choice("deed", tuple(DEEDS)),
        choice("shot_at", TARGETS, when=("deed", "shoots")),
        flag("captain", when=("deed", "shoots")),
        choice("rammed", TARGETS, when=("deed", "rams")),
        choice("boarded", tuple(one for one in TARGETS if one != "friend"), when=("deed", "boards")),
        flag("fresh", 1, when=("deed", "rams")),
        flag("after_ram", 1, when=("deed", "boards")),
        flag("bow_at_derelict", 1, when=("deed", "tows")),
        flag("tows_already", when=("deed", "tows")),
        choice("explored", ("wild-island", "beside-ship"), when=("deed", "explores")),
        flag("docked_since", 1, when=("deed", "explores")),
        flag("own_flag", when=("deed", "explores")),
        choice("repaired_at", ("home-or-fort", "at-sea"), when=("deed", "repairs")),
        flag("shipwright", when=("deed", "repairs")),
        choice("state", STATES),
        count("given", 0, MOST_ACTIONS),
        flag("second"),
    )

    def answer(self, given: Input) -> Answer:
        deed = given["deed"]
        reasons = [_line(reason) for reason in why_not(_order(given))]
        if reasons:
            return Answer([Said("pirates-tool-may-no", reasons[0].rule), *reasons], {"may": False})
        told = {f"pirates-tool-may-{deed}": DEEDS[deed], **_OUTCOMES.get(deed, {})}
        if deed == "rams" and given["rammed"] == "adrift":
            told = {"pirates-tool-may-rams-derelict": "CSG-RAM-04"}
        return Answer(
            [Said("pirates-tool-may-yes", "CSG-ACT-05"), *(Said(key, rule) for key, rule in told.items())],
            {"may": True},
        )


def _order(given: Input) -> Order:
    deed = given["deed"]
    return Order(
        deed,
        given["state"],
        given["given"],
        second=bool(given["second"]),
        target=given[_WHOM[deed]] if deed in _WHOM else TARGETS[0],
        captain=bool(given["captain"]),
        fresh=bool(given["fresh"]),
        after_ram=bool(given["after_ram"]),
        bow_at_derelict=bool(given["bow_at_derelict"]),
        tows=bool(given["tows_already"]),
        island=given["explored"] == "wild-island",
        docked_since=bool(given["docked_since"]),
        own_flag=bool(given["own_flag"]),
        at_home=given["repaired_at"] == "home-or-fort",
        anywhere=bool(given["shipwright"]),
    )


def _line(reason: Reason) -> Said:
    args: Args = {reason.why: reason.what} if reason.what else {}
    return Said(f"pirates-tool-may-{reason.why}", reason.rule, args)
