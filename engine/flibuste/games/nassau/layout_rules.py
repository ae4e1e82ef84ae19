"""A table laid by people: town, sea and ships as they lie; tales, the pile and what was revealed before, by lot."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from operator import or_
from random import Random
from typing import Any, Final, NamedTuple

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, list_of, maybe, number_of, record, set_of, whole, word_of
from ...core.faults import Breach, PositionError
from ...core.reading import Reader, known_fields
from ...core.seat import Seat
from ...core.steps import step_json
from .actions import Act
from .deal import setting_of
from .homeward import NextStop
from .layout_fields import fields as fields
from .luck import counted, members
from .places import BACKS, DUTCH_TILES, OF_BACK, OFFERINGS, SALT_ZONES, TALE_CARDS, ZONES
from .position import FORM, write
from .ready import MakeReady
from .rounds import NewRound, RoundOver
from .sea_turn import AtSea, SeaPhase, SeaTurn
from .state import HOME, NOWHERE, SEA, SEATS, STAGES, Player, State
from .tables import ANIMALS, DATA, ROUNDS
from .town_turn import InTown, TownTurn

FIELDS: Final = (
    "game", "options", "colours", "round", "turn", "dolphin", "town", "captain", "visited", "feld", "players", "foes",
    "outposts", "towers", "posts", "display", "pile", "discards", "salt", "offering", "dutch", "dutch_weapons",
    "moment",
)  # fmt: skip
MIDWAY: Final = ("passed", "taken", "fight", "agenda")
"""What a layout has besides, as a position has it, in the middle of a turn."""
LAID: Final = replace(FORM, fields=(*FIELDS, *MIDWAY))
_DOWN: Final = ("hand", "jokes", "buried")
"""Where a player's tales lie of which all but the owner see the backs."""
_DERIVED: Final = ("standing", "reserve")
"""Pirates and crates that are nowhere else."""
_COPIES: Final = {row["kind"]: row["copies"] for row in DATA["animals"]["kinds"]}
_CARDS: Final = (1 << len(TALE_CARDS)) - 1
_REVEALED: Final[Mapping[str, tuple[str, Sequence[str]]]] = {
    "salt": ("salts", tuple(ZONES[zone] for zone in SALT_ZONES)),
    "offering": ("offerings", tuple(one.id for one in OFFERINGS)),
    "dutch": ("dutch", tuple(one.id for one in DUTCH_TILES)),
}
"""What is revealed once a round: in a layout the last one, in a position all of them."""


class Phase(NamedTuple):
    """Where the game goes on. `begin`: the round is about to begin; `turn`: the captain's turn is, in town, or at sea
    once all boats are in the water; `sailed`: the boat has sailed, and acts; `home`: it is about to make its next
    stop on the way home; `midway`: a turn, or what comes before a round's first one, goes on where it stands, so that
    nothing is lost that is being gained, fought for or stowed."""

    at: str = "turn"


_MOMENT: Final = record(Phase, {"at": word_of(("begin", "turn", "sailed", "home", "midway"))})
_MOMENTS: Final[Mapping[type[Any], str]] = {
    NewRound: "begin",
    TownTurn: "turn",
    SeaTurn: "turn",
    InTown: "turn",
    AtSea: "turn",
    Act: "sailed",
    NextStop: "home",
}
"""By the step that comes next. At any other one a turn is midway."""


# ---- what lies open


def layout(s: State) -> dict[str, Json]:
    """What lies open of a state; in the middle of a turn also what is left of it."""
    table, moment = write(s), _moment_of(s)
    fields = (*FIELDS, *MIDWAY) if moment.at == "midway" else FIELDS
    laid = {key: table[key] for key in fields if key in table}
    for key, (all_of, _) in _REVEALED.items():
        laid[key] = table[all_of][-1] if table[all_of] else None
    laid["players"] = [_open(s, seat, row) for seat, row in enumerate(table["players"])]
    laid["pile"] = sum(s.pile)
    if moment.at == "begin":
        laid["turn"] = s.dolphin
    laid["moment"] = _MOMENT.writes(moment)
    return laid


def goes_on(s: State) -> tuple[int, str]:
    step = s.agenda[-1]
    if isinstance(step, NewRound):
        return s.dolphin, "NAS-PH3-10"
    return s.turn, "NAS-SEA-01" if isinstance(step, SeaTurn) else "NAS-P1-01"


def _open(s: State, seat: int, row: dict[str, Json]) -> dict[str, Json]:
    player = s.players[seat]
    return {key: part for key, part in row.items() if key not in _DERIVED} | {
        where: _backs(getattr(player, where)) for where in _DOWN
    }


def _backs(cards: int) -> list[int]:
    return [(cards & of).bit_count() for of in OF_BACK]


def _moment_of(s: State) -> Phase:
    return Phase(_MOMENTS.get(type(s.agenda[-1]), "midway")) if s.agenda else Phase()


# ---- a position that has it


def position(laid: RawJson, luck: int, before: State | None = None, in_app: Collection[int] = ()) -> Mapping[str, Json]:
    """A position with this layout. Of a game that was played before, captains with the same backs hold the same tales,
    and pile and revealed tiles are the same where their numbers are."""
    LAID.setting(laid, [Seat("") for _ in range(LAID.seats_of(laid))], setting_of)
    return _Lot(LAID.object_of(laid), Random(luck), before).position()


class _Row(NamedTuple):
    """What of a player's row decides on what is drawn, and on what comes next. `given`: the row as it was laid."""

    given: Mapping[str, RawJson]
    backs: Mapping[str, list[int]]
    told: list[int]
    animals: list[str | None]
    boat: str | None
    stage: int


class _Lot(Reader):
    """Fills a layout with what nobody sees."""

    def __init__(self, laid: Mapping[str, RawJson], rng: Random, before: State | None) -> None:
        super().__init__(laid)
        self.rng, self.before = rng, before

    def position(self) -> dict[str, Json]:
        n = LAID.seats_of(self.data)
        rows: list[_Row] = self.take("players", "NAS-SET-04", list_of(_ROW, n).reads, [_FRESH] * n)
        turn = self.take("turn", "NAS-P1-01", whole(0, n - 1).reads, 0)
        moment = self.take("moment", "NAS-P1-01", _MOMENT.reads, Phase())
        number = self.take("round", "NAS-END-01", whole(1, ROUNDS).reads, 1)
        shown: list[str] = self.take("display", "NAS-SET-07", list_of(_ANIMAL).reads, [])
        pile = self.take("pile", "NAS-SET-07", maybe(whole(0, sum(_COPIES.values())), NOWHERE).reads, NOWHERE)
        gone: list[int] = self.take("discards", "NAS-PH3-05", set_of(_TALE).reads, [])
        revealed = {
            all_of: self._revealed(key, all_of, names, number)
            for key, (all_of, names) in _REVEALED.items()
            if self.data.get(key) is not None
        }
        self.clean()
        if moment.at == "midway" and "agenda" not in self.data:
            raise PositionError([Breach("NAS-GEN-03", "moment: nobody is in the middle of anything")])
        if faults := [*_astray(rows, turn, moment)]:
            raise PositionError(faults)
        left = {key: part for key, part in self.data.items() if key not in (*_REVEALED, *MIDWAY, "pile", "moment")}
        held = self._tales(rows, gone)
        players = [{**row.given, **cards} for row, cards in zip(rows, held, strict=True)]
        return {
            **left,
            **revealed,
            **({} if pile == NOWHERE else {"pile": self._pile(pile, rows, shown)}),
            "players": players,
            **self._goes_on(rows, turn, moment),
        }

    def _goes_on(self, rows: Sequence[_Row], turn: int, moment: Phase) -> dict[str, Json]:
        if moment.at == "midway":
            return {key: self.data[key] for key in MIDWAY if key in self.data}
        return {
            "passed": [seat for seat, row in enumerate(rows) if row.boat],
            "agenda": [step_json(step) for step in _going_on(rows, turn, moment)],
        }

    def _revealed(self, key: str, all_of: str, names: Sequence[str], number: int) -> list[str]:
        """NAS-SET-16, NAS-DUT-02: one a round; which ones came before, nobody has laid."""
        last: str = self.take(key, "NAS-SET-16", word_of(names).reads, "")
        was: list[str] = write(self.before)[all_of] if self.before else []
        if len(was) == number and was[-1] == last:
            return was
        return [*self.rng.sample([name for name in names if name != last], number - 1), last]

    def _pile(self, n: int, rows: Sequence[_Row], shown: Sequence[str]) -> dict[str, int]:
        """NAS-SET-07: so many of the animals that lie nowhere else."""
        seen = [*shown, *(animal for row in rows for animal in row.animals if animal)]
        left = [max(0, _COPIES[animal] - seen.count(animal)) for animal in ANIMALS]
        if n > sum(left):
            raise PositionError([Breach("NAS-SET-07", "pile: there are not so many animals")])
        lay = self.before.pile if self.before else None
        if lay is None or sum(lay) != n or any(a > b for a, b in zip(lay, left, strict=True)):
            drawn = self.rng.sample(counted(left), n)
            lay = tuple(drawn.count(kind) for kind in range(len(ANIMALS)))
        return dict(zip(ANIMALS, lay, strict=True))

    def _tales(self, rows: Sequence[_Row], gone: Sequence[int]) -> list[dict[str, list[int]]]:
        """NAS-SET-08: tales of these backs for every captain, out of those that nobody has told."""
        left = _CARDS & ~_cards([*gone, *(card for row in rows for card in row.told)])
        held = [self._kept(seat, row, left) for seat, row in enumerate(rows)]
        left &= ~_joined(cards for kept in held for cards in kept.values())
        drawn = [list(members(left & of)) for of in OF_BACK]
        for cards in drawn:
            self.rng.shuffle(cards)
        for seat, (row, kept) in enumerate(zip(rows, held, strict=True)):
            for where in _DOWN:
                for back, n in enumerate(row.backs[where] if where not in kept else ()):
                    if n > len(drawn[back]):
                        none_left = f"players[{seat}].{where}: there are not so many tales {BACKS[back]}"
                        raise PositionError([Breach("NAS-SET-08", none_left)])
                    kept[where] = kept.get(where, 0) | _joined(1 << drawn[back].pop() for _ in range(n))
        return [{where: [card + 1 for card in members(kept[where])] for where in _DOWN} for kept in held]

    def _kept(self, seat: int, row: _Row, left: int) -> dict[str, int]:
        """Tales that lie as they lay: as many of each back, none of them told."""
        if self.before is None:
            return {}
        player = self.before.players[seat]
        were = {where: getattr(player, where) for where in _DOWN}
        return {at: cards for at, cards in were.items() if _backs(cards) == row.backs[at] and not cards & ~left}


def _cards(numbers: Sequence[int]) -> int:
    return _joined(1 << number - 1 for number in numbers)


def _joined(sets: Iterator[int]) -> int:
    """All of these sets together."""
    return reduce(or_, sets, 0)


def _astray(rows: Sequence[_Row], turn: int, moment: Phase) -> Iterator[Breach]:
    """What cannot be at this moment."""
    row, at_sea = rows[turn], all(one.boat for one in rows)
    if moment.at == "midway":
        return
    if moment.at == "begin":
        for seat, other_row in enumerate(rows):
            if other_row.boat or other_row.stage != SEA or other_row.told or any(other_row.backs["jokes"]):
                yield Breach("NAS-PH3-09", f"players[{seat}]: a round begins in town")
    elif not at_sea and (moment.at != "turn" or row.boat):
        yield Breach("NAS-P1-15", f"{'turn' if row.boat else 'moment'}: not all boats are in the water")
    elif at_sea and row.stage == HOME and any(one.stage != HOME for one in rows):
        yield Breach("NAS-SEA-01", "turn: this captain is home")
    elif moment.at == "sailed" and row.stage != SEA:
        yield Breach("NAS-SEA-08", "moment: this captain is on the way home")
    elif moment.at == "home" and row.stage == HOME:
        yield Breach("NAS-RET-01", "moment: everybody is home")


def _going_on(rows: Sequence[_Row], turn: int, moment: Phase) -> list[Any]:
    if moment.at == "begin":
        return [NewRound()]
    if not all(row.boat for row in rows):
        return [RoundOver(), MakeReady(), SeaPhase(), TownTurn(turn)]
    if moment.at == "turn":
        return [RoundOver(), MakeReady(), SeaTurn(turn)]
    step = Act(turn) if moment.at == "sailed" else NextStop(turn)
    return [RoundOver(), MakeReady(), SeaTurn((turn + 1) % len(rows)), step]


_TALE: Final = whole(1, len(TALE_CARDS))
_ANIMAL: Final = word_of(ANIMALS)
_SEATED: Final = maybe(_ANIMAL, None)
_BOAT: Final = maybe(word_of(ZONES), None)
_STAGE: Final = number_of(STAGES)
_BACKS: Final = list_of(whole(0, len(TALE_CARDS)), len(BACKS))
_HAND: Final = [DATA["start_kit"]["tales"][back] for back in BACKS]
_NONE: Final = [0] * len(BACKS)
_PLAYER: Final = tuple(key for key in Player.__dataclass_fields__ if key not in _DERIVED)
_FRESH: Final = _Row({}, {"hand": _HAND, "jokes": _NONE, "buried": _NONE}, [], [], None, SEA)


def _read_row(value: RawJson, place: str) -> _Row:
    row = known_fields(value, place, _PLAYER)
    return _Row(
        row,
        {where: _BACKS.reads(row.get(where, _FRESH.backs[where]), f"{place}.{where}") for where in _DOWN},
        set_of(_TALE).reads(row.get("told", []), f"{place}.told"),
        list_of(_SEATED, SEATS).reads(row.get("animals", [None] * SEATS), f"{place}.animals"),
        _BOAT.reads(row.get("boat"), f"{place}.boat"),
        _STAGE.reads(row.get("stage", STAGES[SEA]), f"{place}.stage"),
    )


_ROW: Final = Codec(_read_row, lambda row: row.given)
