"""Chapter 3 (SET): the options, and all that is dealt and chosen before the first turn."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, lies_on, then
from ...core.atoms import Args, Json, Move, Name
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.faults import SetupError
from ...core.frozen import frozen
from ...core.options import OptionSpec
from . import hoard
from .cards import COPIES
from .chart import NOWHERE, TURNS, Laid, first_map, joined
from .faces import FACES, HOUSE, TILES, read_tiles, starts
from .layout import forms, x_tokens
from .reach import blocked, inside, open_ports
from .spinning import spin
from .state import NONE, Setting, Ship, State
from .tables import DATA, LIMITS, MAX_SHIPS, SAILING_DIE, TARGET, TARGETS, TEAM_TARGETS

TEAMS_OF: Final = {4: "teams", 6: "teams_of_six"}
"""The option that says how so many captains sail together (PLU-TEAM-01)."""


def _teams(seats: int) -> tuple[str, ...]:
    return ("none", *("x".join(map(str, form)) for form in forms(seats)))


OPTIONS: Final = (
    # PLU-OPT-01: when it ends
    OptionSpec("clock", "choice", "none", "PLU-END-05", ("none", "round", "turn", "now")),
    OptionSpec("target", "choice", "usual", "PLU-END-04", ("usual", *range(TARGETS[0], TARGETS[1] + 1))),
    OptionSpec("tile_faces", "choice", "both", "PLU-OPT-02", ("both", "A_only")),
    OptionSpec("tile_rotation", "flag", default=True, rule="PLU-OPT-02"),
    OptionSpec("first_map", "flag", default=False, rule="PLU-OPT-02"),
    OptionSpec("peg_supply", "choice", "finite", "PLU-OPT-03", ("finite", "unlimited")),
    OptionSpec("pile_shortage", "choice", "strict", "PLU-OPT-04", ("strict", "dig")),
    OptionSpec("counters", "choice", 3, "PLU-OPT-05", tuple(range(7))),
    OptionSpec("bribes", "flag", default=True, rule="PLU-OPT-05"),
    *(OptionSpec(name, "choice", "none", "PLU-OPT-06", _teams(n), seats=(n, n)) for n, name in TEAMS_OF.items()),
    OptionSpec("tiles", "data", "house", "PLU-OPT-07", check=read_tiles),
)
_START_HAND: Final[int] = LIMITS["start_hand"]
PILES: Final = hoard.cards_of(DATA["resource_deck"]["face_up_pile_at_setup"])
DECK: Final = hoard.cards_of(DATA["resource_deck"]["face_down_deck_at_setup"])
_WEAK: Final = 1
"""PLU-SET-08, PLU-SET-10: the skulls of an island to begin with."""


def sides_of(seats: int, options: Mapping[str, Json]) -> tuple[tuple[int, ...], ...]:
    """PLU-TEAM-01: the seats of each team, or each seat alone."""
    chosen = options[TEAMS_OF[seats]] if seats in TEAMS_OF else "none"
    # PLU-TEAM-02: seats alternate between the teams
    teams = seats if chosen == "none" else int(chosen[0])
    return tuple(tuple(range(team, seats, teams)) for team in range(teams))


def setting_of(colours: Sequence[str], options: Mapping[str, Json]) -> Setting:
    """The unchanging part of a game with these options (already checked). SetupError where a target is reached already
    when they begin (PLU-END-04)."""
    sides = sides_of(len(colours), options)
    target = TARGET if len(sides) == len(colours) else TEAM_TARGETS[len(sides), len(sides[0])]
    if options["target"] != "usual":
        target = options["target"]
    if target <= 2 * len(sides[0]):
        raise SetupError(f"{target} points are there when the game begins", "PLU-END-04")
    faces = HOUSE if options["tiles"] == "house" else read_tiles(options["tiles"])
    return Setting(tuple(colours), options, sides, target, faces=faces)


def why_not_deal(setting: Setting) -> str | None:
    """PLU-SET-10: whether painted tiles might leave somebody without an island to begin with."""
    options, least = setting.options, 0
    for tile, side, _ in first_map(setting.seats):
        sides = [side] if options["first_map"] else range(1 if options["tile_faces"] == "A_only" else len(FACES))
        least += min(starts(setting.faces[tile * len(FACES) + one]) for one in sides)
    if least >= setting.seats:
        return None
    return f"the tiles have {least} islands with one skull, and {setting.seats} captains begin on one each"


def first_state(setting: Setting, luck: int) -> State:
    """The table before the deal: the tiles lie as on the first map until they are drawn."""
    chart = joined(first_map(setting.seats), setting.faces)
    return State(
        setting=setting,
        chart=chart,
        luck=luck,
        agenda=[Deal()],
        turn=0,
        ships=[None] * (setting.seats * MAX_SHIPS),
        owners=[NOWHERE] * len(chart.islands),
        hands=[NONE] * setting.seats,
        known=[NONE] * (setting.seats * (setting.seats + 1)),
        points=[0] * setting.seats,
        piles=PILES,
        deck=DECK,
        storm=NOWHERE,
        marks=(),
        unseen=(1 << len(COPIES)) - 1,
    )


@frozen
class Deal(Auto[State]):
    """PLU-SET-02, PLU-SET-07, PLU-SET-08, PLU-SET-09: sea, tokens, storm; then who chooses first. A token in a port
    waits there for a ship (PLU-SET-14)."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        held = any(map(any, s.hands)) or any(owner != NOWHERE for owner in s.owners)
        return not held and not any(s.ships) and lies_on(below, "Turns")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if not s.setting.options["first_map"]:
            s.chart = joined(_tiles(s, fate), s.setting.faces)
            s.owners = [NOWHERE] * len(s.chart.islands)
        # PLU-SET-07: land, ports and squares with a token are all valid
        s.marks = tuple(spin(s, fate) for _ in range(x_tokens(s.setting.seats)))
        s.storm = spin(s, fate)
        while storm_hides_a_start(s) and not _always_hides(s):
            s.storm = spin(s, fate)
        emit(Event("plunder-dealt", rule="PLU-SET-02"))
        first = _first_chooser(s.setting.seats, fate)
        n = s.setting.seats
        # PLU-SET-09: anticlockwise; PLU-SET-13: whoever chose last begins
        order = [(first - k) % n for k in range(n)]
        s.turn = s.first = order[-1]
        then(s, *(ChooseIsland(seat) for seat in order), HandOut())


def _tiles(s: State, fate: Fate) -> tuple[Laid, ...]:
    """PLU-SET-02: shuffled into the slots, each with a face and a rotation; two players leave the merchants out
    (PLU-2P-01)."""
    options = s.setting.options
    laid: list[Laid] = []
    left = [TILES[tile] for tile, _, _ in sorted(first_map(s.setting.seats))]
    while left:
        tile = str(fate.answer("tile", tuple(left)))
        left.remove(tile)
        face = FACES[0] if options["tile_faces"] == "A_only" else str(fate.answer("face", tuple(FACES)))
        turns = int(fate.answer("turns", tuple(range(TURNS)))) if options["tile_rotation"] else 0
        laid.append((TILES.index(tile), FACES.index(face), turns))
    return tuple(laid)


def storm_hides_a_start(s: State) -> bool:
    """PLU-SET-08: a port of an island with one skull lies in the storm."""
    return any(inside(s, port) for island in s.chart.islands if island.skulls == _WEAK for port in island.ports)


def _always_hides(s: State) -> bool:
    """PLU-SET-08: painted tiles may have such ports everywhere."""
    ports = {port for island in s.chart.islands if island.skulls == _WEAK for port in island.ports}
    return all(ports & covered for covered in s.chart.around[:NOWHERE])


def _first_chooser(seats: int, fate: Fate) -> int:
    """PLU-SET-09: the highest die; the tied roll again among themselves."""
    among = list(range(seats))
    while len(among) > 1:
        rolls = [int(fate.answer("die", SAILING_DIE)) for _ in among]
        among = [seat for seat, roll in zip(among, rolls, strict=True) if roll == max(rolls)]
    return among[0]


def islands_to_choose(s: State) -> list[int]:
    """PLU-SET-10: one skull, and nobody's."""
    return [i for i, island in enumerate(s.chart.islands) if island.skulls == _WEAK and s.owners[i] == NOWHERE]


@frozen
class ChooseIsland(Ask[State]):
    """PLU-D-01, PLU-SET-10: a flag on an island; with several ports the ship's is chosen, too (PLU-D-02).

    Answers:
        ``settle ISLAND SQUARE``: one's flag stands on an island, one's ship in one of its ports.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        settled = any(s.fleet(self.seat)) or s.islands_of(self.seat)
        return not settled and lies_on(below, "HandOut", "ChooseIsland") and self._chooses_before(s, below[-1])

    def _chooses_before(self, s: State, other: Any) -> bool:
        """PLU-SET-09, PLU-SET-13: anticlockwise, and whoever has the first turn is the last one."""
        n = s.setting.seats
        return not isinstance(other, ChooseIsland) or (self.seat - s.turn) % n > (other.seat - s.turn) % n

    def moves(self, s: State) -> list[Move]:
        return [
            ("settle", s.chart.islands[island].id, s.chart.name(port))
            for island in islands_to_choose(s)
            for port in open_ports(s, [island])
        ]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "plunder-do-settle",
                {"island": s.chart.called_by(move[1]), "port": move[2]},
                "settle",
                at=f"island:{move[1]}",
            )
            for move in self.moves(s)
        )
        return self.decision(s, "plunder-ask-island", "PLU-SET-10", options, {"seat": Name(self.seat)}, turn=self.seat)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        island = s.chart.island(str(move[1]))
        s.owners[island] = self.seat
        # PLU-SET-11
        s.ships[self.seat * MAX_SHIPS] = new_ship(s.chart.square(str(move[2])))
        args: Args = {"seat": Name(self.seat), "island": s.chart.called(island), "port": str(move[2])}
        emit(Event("plunder-settled", args, {"seat": self.seat, "island": move[1]}, "PLU-SET-10"))


def new_ship(square: int, *, still: bool = False) -> Ship:
    """PLU-SHP-02: three lives, no cannon, no mast.

    >>> new_ship(4)
    Ship(square=4, lives=3, cannons=0, masts=0, moves=0, still=False)
    """
    return Ship(square, LIMITS["start_lives"], LIMITS["start_cannons"], LIMITS["start_masts"], still=still)


@frozen
class HandOut(Auto[State]):
    """PLU-SET-12: three cards each, face down."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Turns") and not any(map(any, s.hands))

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        for seat in range(s.setting.seats):
            hoard.draw(s, seat, _START_HAND, fate)
        emit(Event("plunder-begins", {"seat": Name(s.turn)}, {"seat": s.turn}, "PLU-SET-13"))


def income(s: State, seat: int) -> int:
    """PLU-RES-03, PLU-STM-09: a card for each own island that the storm does not shut."""
    return sum(not blocked(s, island) for island in s.islands_of(seat))
