"""Plunder's score sheet (docs/rules/plunder.md, chapters 6 and 7.2): points as they stand, alone or in teams."""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Final

from ...companion.fields import Field, Section, Tap, When
from ...companion.sheet import Checked, Filled, Played, Sheet, Side
from ...core.atoms import Args, Json, Name
from ...core.faults import Note
from ...core.options import OptionSpec
from ...core.result import Result
from .ending import holding
from .scoring import Holding, on_time, points_of_side, score, team_word
from .standing import winner
from .state import State
from .tables import (
    ISLANDS,
    MAX_SEATS,
    MAX_SHIPS,
    MIN_SEATS,
    MOST_ISLANDS,
    POINT_CARDS,
    START,
    TARGET,
    TARGETS,
    TEAM_TARGETS,
)

_TEAMS: Final[When] = ("teams", True)
_TIME: Final[When] = ("time", True)
_TEAM_NUMBERS: Final = tuple(range(1, max(teams for teams, _ in TEAM_TARGETS) + 1))


class PlunderSheet(Sheet):
    """Ships, islands and Plunder Point cards; a target, or the clock, decides."""

    game = "plunder"
    players = (MIN_SEATS, MAX_SEATS)
    options = (
        OptionSpec("teams", "flag", False, "PLU-TEAM-01"),
        OptionSpec("time", "flag", False, "PLU-END-05"),
    )
    sections = (Section("team", _TEAMS), Section("points"), Section("tie"), Section("values"))
    fields = (
        Field(
            "team", 1, _TEAM_NUMBERS[-1], None, "choice", "team", among=_TEAM_NUMBERS, when=_TEAMS, rule="PLU-TEAM-02"
        ),
        Field("ships", 0, MAX_SHIPS, START, section="points", steps=(1,), rule="PLU-PP-01"),
        Field("islands", 0, 30, START, section="points", steps=(1,), rule="PLU-PP-01"),
        Field("cards", 0, POINT_CARDS, section="points", steps=(1,), rule="PLU-PP-02"),
        Field("hand", 0, 99, section="tie", when=_TIME, tie=True, rule="PLU-END-06"),
        Field("first", kind="flag", section="tie", when=("time", False), tie=True, rule="PLU-END-01"),
    )
    values = (
        Field("target", *TARGETS, TARGET, section="values", when=("teams", False), rule="PLU-END-04"),
        Field("team-target", TARGETS[0], 60, None, section="values", when=_TEAMS, rule="PLU-TEAM-01"),
    )

    taps = (
        Tap("built", "PLU-BLD-06", (("self", "ships", 1),)),
        Tap("conquered", "PLU-CON-05", (("self", "islands", 1),)),
        Tap("conquered-from", "PLU-CON-05", (("self", "islands", 1), ("other", "islands", -1))),
        Tap("sank", "PLU-SEA-05", (("self", "cards", 1), ("other", "ships", -1))),
        Tap("lost", "PLU-PP-04", (("self", "ships", -1),)),
        Tap("buried", "PLU-PP-03", (("self", "cards", 1),)),
        Tap("life", "PLU-TC-09", (("self", "cards", 1),)),
        Tap("plundered", "PLU-TC-29", (("self", "cards", 1), ("other", "cards", -1))),
        Tap("card-for-ship", "PLU-NOS-06", (("self", "cards", -1), ("self", "ships", 1))),
        Tap("island-for-ship", "PLU-NOS-06", (("self", "islands", -1), ("self", "ships", 1))),
    )

    places: ClassVar[Mapping[str, str]] = {f"plunder-line-{name}": name for name in ("ships", "islands", "cards")}

    def played(self, s: State) -> Played:
        """PLU-END-05: without anybody at the target time has decided."""
        holdings = [holding(s, seat) for seat in range(s.setting.seats)]
        teams, timed = any(held.team for held in holdings), not winner(s)
        columns = [_column(held, timed=timed) for held in holdings]
        target = {"team-target" if teams else "target": s.setting.target}
        return Played(columns, {"teams": teams, "time": timed}, target)

    def check(self, filled: Filled, checked: Checked) -> None:
        if filled.options["teams"]:
            sizes = Counter(_team(filled, seat) for seat in range(len(filled.rows)))
            if (len(sizes), *set(sizes.values())) not in TEAM_TARGETS:
                checked.warnings.append(Note("players", "plunder-sheet-uneven-teams", "PLU-TEAM-01"))
        islands, box = filled.sum("islands"), MOST_ISLANDS.get(len(filled.rows), ISLANDS)
        if islands > box:
            args: Args = {"count": islands, "max": box}
            checked.warnings.append(Note("islands", "plunder-sheet-many-islands", "PLU-PP-01", args))
        if (cards := filled.sum("cards")) > POINT_CARDS:
            args = {"count": cards, "max": POINT_CARDS}
            checked.warnings.append(Note("cards", "plunder-sheet-many-cards", "PLU-SUP-03", args))
        if not filled.options["time"]:
            holdings = _holdings(filled)
            if (first := _sides(holdings, [seat for seat, held in enumerate(holdings) if held.first])) > 1:
                checked.faults.append(Note("first", "plunder-sheet-two-first", "PLU-END-01", {"count": first}))
            sides = {holdings[seat].team or -seat - 1: seat for seat in range(len(holdings))}
            there = [seat for seat in sides.values() if points_of_side(holdings, seat) >= _target(filled)]
            if len(there) > 1 and len({points_of_side(holdings, seat) for seat in there}) > 1:
                checked.warnings.append(Note("players", "plunder-sheet-too-late", "PLU-END-01"))

    def result(self, filled: Filled) -> Result:
        return score(_holdings(filled), timed=filled.options["time"] is True)

    def tied(self, filled: Filled, result: Result) -> list[list[int]]:
        """On time, who is equal in all but the hand; else who stands at the target together with another side."""
        holdings = _holdings(filled)
        groups: dict[tuple[int, ...], list[int]] = {}
        for seat in range(len(holdings)):
            key = on_time(holdings, seat)
            groups.setdefault(key if filled.options["time"] else key[:1], []).append(seat)
        equal = [seats for _, seats in sorted(groups.items(), reverse=True) if _sides(holdings, seats) > 1]
        if filled.options["time"]:
            return equal
        return [seats for seats in equal if points_of_side(holdings, seats[0]) >= _target(filled)]

    def sides(self, filled: Filled, result: Result) -> list[Side]:
        """PLU-TEAM-03: a team wins with the points of all who sail in it."""
        if not filled.options["teams"]:
            return []
        teams: dict[int, list[int]] = {}
        for seat in range(len(filled.rows)):
            teams.setdefault(_team(filled, seat), []).append(seat)
        return [
            Side(team_word(team), tuple(seats), sum(result.totals[seat] for seat in seats))
            for team, seats in sorted(teams.items())
        ]

    def extra(self, filled: Filled, result: Result) -> list[Note]:
        """How far each side is from its target."""
        holdings, target = _holdings(filled), _target(filled)
        rule = "PLU-TEAM-01" if filled.options["teams"] else "PLU-END-01"
        told: list[Note] = []
        for seat, held in enumerate(holdings):
            if held.team and any(other.team == held.team for other in holdings[:seat]):
                continue
            points = points_of_side(holdings, seat)
            args: Args = {"count": max(0, target - points), "total": points, "target": target}
            who: Args = {"team": team_word(held.team)} if held.team else {"seat": Name(seat)}
            key = "plunder-sheet-team-to-go" if held.team else "plunder-sheet-to-go"
            told.append(Note(f"players[{seat}]", key, rule, {**who, **args}))
        return told


def _team(filled: Filled, seat: int) -> int:
    """PLU-TEAM-02: who was put into no team sits alternately."""
    return filled.rows[seat]["team"] or 1 + seat % 2


def _holdings(filled: Filled) -> list[Holding]:
    teams: Json = filled.options["teams"]
    return [
        Holding(
            ships=row["ships"] or 0,
            islands=row["islands"] or 0,
            cards=row["cards"] or 0,
            hand=row["hand"] or 0,
            first=bool(row["first"]),
            team=_team(filled, seat) if teams else 0,
        )
        for seat, row in enumerate(filled.rows)
    ]


def _column(held: Holding, *, timed: bool) -> dict[str, int]:
    column = {"ships": held.ships, "islands": held.islands, "cards": held.cards}
    column |= {"hand": held.hand} if timed else {"first": int(held.first)}
    return column | ({"team": held.team} if held.team else {})


def _target(filled: Filled) -> int:
    """PLU-END-04; a team's target goes by the form of the teams unless another was agreed."""
    if not filled.options["teams"]:
        return filled.values["target"]
    teams = len({_team(filled, seat) for seat in range(len(filled.rows))})
    by_form = next((target for (n, _), target in TEAM_TARGETS.items() if n == teams), max(TEAM_TARGETS.values()))
    return filled.values["team-target"] or by_form


def _sides(holdings: list[Holding], seats: list[int]) -> int:
    return len({holdings[seat].team or -seat - 1 for seat in seats})


SHEET: Final = PlunderSheet()
