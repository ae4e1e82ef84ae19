"""May this ship move, shoot, ram, board, tow, explore, repair (docs/rules/pirates.md, 5.3 to 5.11)?"""

from collections.abc import Iterator
from typing import Final

from ..tool import Answer, Input, Said, Tool, choice, count, flag

ACTIONS: Final = ("moves", "shoots", "rams", "boards", "tows", "explores", "repairs")
STATES: Final = ("normal", "derelict", "mastless", "pinned", "lost", "submerged", "entangled", "chained", "towed")
TARGETS: Final = (
    "enemy",
    "adrift",
    "friend",
    "docked",
    "cata",
    "turtle-panels",
    "flotilla",
    "dragon",
    "hidden",
    "intangible",
)
_MOST: Final = 2

_BARRED: Final = {
    "moves": {"derelict", "pinned", "entangled", "chained", "towed"},
    "shoots": {"derelict", "mastless", "lost", "submerged", "towed"},
    "explores": {"lost", "submerged"},
    "repairs": {"lost", "submerged"},
    "rams": {"derelict", "lost", "entangled", "chained", "towed"},
    "boards": {"lost", "submerged"},
    "tows": {"derelict", "lost", "submerged", "entangled", "chained", "towed"},
}
"""CSG-ACT-05: what a state forbids. A ram and a tow follow a move action of that ship (CSG-RAM-01, CSG-TOW-01); who is
pinned by the contact itself still rams (CSG-RAM-06)."""
_UNTOUCHED: Final = {
    "shoots": ("CSG-SHT-03", {"friend", "docked", "hidden"}),
    "rams": ("CSG-RAM-07", {"friend", "cata", "flotilla", "dragon", "hidden", "intangible"}),
    "boards": ("CSG-BRD-06", {"cata", "turtle-panels", "flotilla", "dragon", "hidden"}),
}
"""Which pieces cannot be the target; a catamaran here has its second hull."""


class May(Tool):
    """What the ship would do, how it stands, and what it is done to.

    `data`: `may`. The first line says yes or no; when no, every reason has its rule.
    """

    id = "pirates.may"
    rule = "CSG-ACT-05"
    asked = (
        choice("deed", ACTIONS),
        choice("state", STATES),
        count("given", 0, _MOST),
        flag("second"),
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
    )

    def answer(self, given: Input) -> Answer:
        reasons = [*_reasons(given["deed"], given)]
        if reasons:
            return Answer([Said("pirates-tool-may-no", reasons[0].rule), *reasons], {"may": False})
        deed = given["deed"]
        return Answer(
            [Said("pirates-tool-may-yes", "CSG-ACT-05"), Said(f"pirates-tool-may-{deed}", _RULES[deed])], {"may": True}
        )


_RULES: Final = {
    "moves": "CSG-MOV-03",
    "shoots": "CSG-SHT-01",
    "rams": "CSG-RAM-03",
    "boards": "CSG-BRD-02",
    "tows": "CSG-TOW-03",
    "explores": "CSG-EXP-04",
    "repairs": "CSG-REP-01",
}
_FREE: Final = ("rams", "boards", "tows")


def _reasons(deed: str, given: Input) -> Iterator[Said]:
    state = given["state"]
    # a Shipwright repairs also while lost in fog
    if state in _BARRED[deed] and not (deed == "repairs" and state == "lost" and given["shipwright"]):
        yield Said("pirates-tool-may-state", "CSG-ACT-05", {"state": state})
    free = deed in _FREE or _free_by_crew(deed, given)
    if not free and given["given"] >= _MOST:
        yield Said("pirates-tool-may-twice", "CSG-ACT-03")
    elif not free and given["given"] and not given["second"]:
        yield Said("pirates-tool-may-once", "CSG-ACT-02")
    yield from _what_for(deed, given)


def _free_by_crew(deed: str, given: Input) -> bool:
    """CSG-ACT-06: the captain's shot after a move action (CSG-MOV-10); exploring on docking (CSG-EXP-02)."""
    if deed == "shoots":
        return bool(given["captain"])
    return deed == "explores" and given["explored"] == "wild-island" and bool(given["own_flag"])


def _what_for(deed: str, given: Input) -> Iterator[Said]:
    """What the deed itself asks for."""
    rule, spared = _UNTOUCHED.get(deed, ("", set[str]()))
    whom = {"shoots": "shot_at", "rams": "rammed", "boards": "boarded"}.get(deed)
    if whom and given[whom] in spared:
        yield Said("pirates-tool-may-target", rule, {"target": given[whom]})
    if deed == "rams" and not given["fresh"]:
        yield Said("pirates-tool-may-stale", "CSG-RAM-01")
    if deed == "boards" and not given["after_ram"]:
        yield Said("pirates-tool-may-no-ram", "CSG-BRD-01")
    if deed == "tows" and not given["bow_at_derelict"]:
        yield Said("pirates-tool-may-no-derelict", "CSG-TOW-01")
    if deed == "tows" and given["tows_already"]:
        yield Said("pirates-tool-may-one-tow", "CSG-TOW-05")
    if (
        deed == "explores"
        and given["explored"] == "wild-island"
        and not given["docked_since"]
        and not given["own_flag"]
    ):
        yield Said("pirates-tool-may-not-docked", "CSG-EXP-01")
    if deed == "repairs" and given["repaired_at"] == "at-sea" and not given["shipwright"]:
        yield Said("pirates-tool-may-elsewhere", "CSG-REP-01")
