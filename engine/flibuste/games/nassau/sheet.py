"""Nassau's score sheet (docs/rules/nassau.md, chapter 6), with or without The Flying Dutchman."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ...companion.fields import Field, Section, When
from ...companion.sheet import Checked, Filled, Played, Row, Sheet, seat_note
from ...core.atoms import Args
from ...core.faults import Note
from ...core.options import OptionSpec
from ...core.result import Line, Result
from .estates import estate
from .scoring import Estate, contest, score, tile
from .state import State
from .tables import (
    COLOURS,
    CRATES,
    DUTCHMAN_POINTS,
    DUTCHMAN_PRINTED,
    GOODS,
    MAX_SEATS,
    MIN_SEATS,
    OPPONENT_TYPES,
    PAIRS,
    ROUNDS,
    TALES,
    TILE_POINTS,
    TOWERS,
    WEAPON_TILES,
    WEAPONS,
)

_DUTCHMAN: Final[When] = ("dutchman", True)
_CONTEST: Final[When] = ("contest", True)
_TILES: Final[When] = ("tiles", True)
_ROUNDS: Final = range(1, ROUNDS + 1)
_CARGO: Final = ("crates", "provisions", "goods", "tales", "rum", "doubloons", "contracts", "bombs", "compasses")
_MOST_CARGO: Final = 99
_STEPS: Final = (1, 5, 10)


class NassauSheet(Sheet):
    """The track and six final scorings; printed points are typed in, for the app's own differ from them."""

    game = "nassau"
    players = (MIN_SEATS, MAX_SEATS)
    colours = COLOURS
    options = (
        OptionSpec("dutchman", "flag", False, "NAS-DUT-12"),
        OptionSpec("contest", "flag", False, "NAS-PH3-03"),
        OptionSpec("tiles", "flag", False, "NAS-DUT-10"),
    )
    sections = (
        Section("track"),
        Section("contest", _CONTEST),
        Section("tiles", _TILES),
        Section("towers"),
        Section("opponents"),
        Section("hideout"),
        Section("weapons"),
        Section("companions"),
        Section("cargo"),
        Section("dutchman", _DUTCHMAN),
        Section("settled", _CONTEST),
        Section("tile-values", _TILES),
        Section("values", _DUTCHMAN),
    )
    fields = (
        Field("track", -50, 400, section="track", steps=_STEPS, rule="NAS-GEN-01"),
        *(
            field
            for number in _ROUNDS
            for field in (
                Field(f"played-{number}", 0, TALES, section="contest", when=_CONTEST, rule="NAS-PH3-04"),
                Field(f"told-{number}", 0, 300, section="contest", steps=_STEPS, when=_CONTEST, rule="NAS-PH3-03"),
            )
        ),
        *(Field(f"hull-{number}", 0, CRATES, section="tiles", when=_TILES, rule="NAS-DUT-10") for number in _ROUNDS),
        Field("towers", 0, TOWERS, section="towers", rule="NAS-END-02"),
        Field("tower-crates", 0, CRATES, section="towers", rule="NAS-END-02"),
        Field("opponents", 0, 150, section="opponents", steps=_STEPS, rule="NAS-END-03"),
        Field("types", 0, OPPONENT_TYPES, section="opponents", rule="NAS-END-03"),
        Field("hidden-value", 0, 30, section="hideout", rule="NAS-END-04"),
        Field("hidden-goods", 0, GOODS, section="hideout", rule="NAS-END-04"),
        *(Field(weapon, 0, WEAPON_TILES, section="weapons", rule="NAS-END-05") for weapon in WEAPONS),
        Field("pairs", 0, PAIRS, section="companions", rule="NAS-END-06"),
        Field("cargo", 0, _MOST_CARGO, section="cargo", steps=_STEPS, rule="NAS-END-07"),
        *(Field(kind, 0, 60, None, section="cargo", part="cargo", rule="NAS-END-07") for kind in _CARGO),
        Field("quay", 0, CRATES, section="dutchman", when=_DUTCHMAN, rule="NAS-DUT-12"),
    )
    values = (
        Field("rounds", 0, ROUNDS, ROUNDS, section="settled", when=_CONTEST, rule="NAS-PH3-03"),
        *(
            Field(
                f"tile-{number}", 0, 30, TILE_POINTS, section="tile-values", when=_TILES, house=True, rule="NAS-DUT-10"
            )
            for number in _ROUNDS
        ),
        *(
            Field(
                f"place-{place}",
                0,
                99,
                points,
                section="values",
                when=_DUTCHMAN,
                house=place > DUTCHMAN_PRINTED,
                rule="NAS-DUT-12",
            )
            for place, points in enumerate(DUTCHMAN_POINTS, 1)
        ),
    )

    places: ClassVar[Mapping[str, str]] = {
        "nassau-line-track": "track",
        "nassau-line-towers": "towers",
        "nassau-line-opponents": "opponents",
        "nassau-line-goods": "hideout",
        "nassau-line-weapons": "weapons",
        "nassau-line-companions": "pairs",
        "nassau-line-cargo": "cargo",
        "nassau-line-dutchman": "quay",
    }

    def played(self, s: State) -> Played:
        """What the rounds brought is on the track already."""
        estates = [estate(s, seat) for seat in range(s.setting.seats)]
        return Played(list(map(_column, estates)), {"dutchman": bool(s.setting.dutchman)})

    def place(self, line: Line) -> str | None:
        if line.key == "nassau-line-contest":
            return f"told-{line.args['round']}"
        if line.key == "nassau-line-tile":
            return f"hull-{line.args['round']}"
        return super().place(line)

    def check(self, filled: Filled, checked: Checked) -> None:
        for seat, row in enumerate(filled.rows):
            checked.warnings += _doubts(seat, row)
        self.check_parts("cargo", filled, checked)
        for name, most, rule in (
            ("towers", TOWERS, "NAS-END-02"),
            ("tales", TALES, "NAS-GEN-02"),
        ):
            if (held := filled.sum(name)) > most:
                checked.warnings.append(Note(name, f"nassau-sheet-too-many-{name}", rule, {"count": held, "max": most}))
        if (goods := filled.sum("hidden-goods") + filled.sum("goods")) > GOODS:
            args: Args = {"count": goods, "max": GOODS}
            checked.warnings.append(Note("hidden-goods", "nassau-sheet-too-many-goods", "NAS-GEN-02", args))

    def result(self, filled: Filled) -> Result:
        dutchman = filled.options["dutchman"] is True
        points = [filled.values[f"place-{place}"] for place in range(1, len(DUTCHMAN_POINTS) + 1)]
        return score(
            [_estate(row, self.amount(row, "cargo"), dutchman=dutchman) for row in filled.rows], points, _rounds(filled)
        )


def _rounds(filled: Filled) -> list[list[Line]]:
    """What the rounds bring that is not on the track yet, where the sheet is asked to settle them."""

    def of(name: str) -> list[int]:
        return [row[name] or 0 for row in filled.rows]

    lines = []
    if filled.options["contest"]:
        settled = range(1, filled.values["rounds"] + 1)
        lines += [_contest_lines(number, of(f"played-{number}"), of(f"told-{number}")) for number in settled]
    if filled.options["tiles"]:
        lines += [_tile_lines(number, of(f"hull-{number}"), filled.values[f"tile-{number}"]) for number in _ROUNDS]
    return lines


def _doubts(seat: int, row: Row) -> Sequence[Note]:
    """What does not go together in one player's column."""

    def n(name: str) -> int:
        return row[name] or 0

    place, notes = f"players[{seat}]", []
    if n("tower-crates") < n("towers") or (n("tower-crates") and not n("towers")):
        args = {"crates": n("tower-crates"), "towers": n("towers")}
        notes.append(seat_note(f"{place}.tower-crates", "nassau-sheet-bare-tower", "NAS-END-02", seat, **args))
    if bool(n("opponents")) != bool(n("types")):
        notes.append(seat_note(f"{place}.types", "nassau-sheet-opponents-or-types", "NAS-END-03", seat))
    if n("hidden-value") and not n("hidden-goods"):
        notes.append(seat_note(f"{place}.hidden-goods", "nassau-sheet-no-goods", "NAS-END-04", seat))
    for number in _ROUNDS:
        if n(f"told-{number}") and not n(f"played-{number}"):
            told = f"{place}.played-{number}"
            notes.append(seat_note(told, "nassau-sheet-no-tales", "NAS-PH3-04", seat, round=number))
    if (crates := n("tower-crates") + n("crates") + n("quay")) > CRATES:
        notes.append(
            seat_note(f"{place}.crates", "nassau-sheet-too-many-crates", "NAS-GEN-02", seat, count=crates, max=CRATES)
        )
    return notes


def _column(estate: Estate) -> dict[str, int]:
    return {
        "track": estate.track,
        "towers": estate.towers,
        "tower-crates": estate.tower_crates,
        "opponents": estate.opponents,
        "types": estate.types,
        "hidden-value": estate.hidden_value,
        "hidden-goods": estate.hidden_goods,
        **dict(zip(WEAPONS, estate.weapons, strict=True)),
        "pairs": estate.pairs,
        "cargo": estate.cargo,
        **({} if estate.quay is None else {"quay": estate.quay}),
    }


def _estate(row: Row, cargo: int, *, dutchman: bool) -> Estate:
    return Estate(
        track=row["track"] or 0,
        towers=row["towers"] or 0,
        tower_crates=row["tower-crates"] or 0,
        opponents=row["opponents"] or 0,
        types=row["types"] or 0,
        hidden_value=row["hidden-value"] or 0,
        hidden_goods=row["hidden-goods"] or 0,
        weapons=tuple(row[weapon] or 0 for weapon in WEAPONS),
        pairs=row["pairs"] or 0,
        cargo=cargo,
        quay=(row["quay"] or 0) if dutchman else None,
    )


SHEET: Final = NassauSheet()


def _contest_lines(number: int, tales: Sequence[int], points: Sequence[int]) -> list[Line]:
    """A line for each player about a round's contest."""
    return [
        Line(
            "nassau-line-contest",
            scored,
            "NAS-PH3-03" if count else "NAS-PH3-04",
            {"round": number, "count": count, "value": own},
        )
        for scored, count, own in zip(contest(tales, points), tales, points, strict=True)
    ]


def _tile_lines(number: int, crates: Sequence[int], points: int) -> list[Line]:
    """A line for each player about a round's tile of the Dutchman."""
    return [
        Line("nassau-line-tile", scored, "NAS-DUT-10", {"round": number, "count": own})
        for scored, own in zip(tile(crates, points), crates, strict=True)
    ]
