"""Chapter 3 (SET, DUT-02, FELD-01): the options, and the deal before the first round."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ...core.agenda import Auto, advance, then
from ...core.atoms import Json, Name, RawJson
from ...core.events import MUTE, Event, EventSink
from ...core.fate import Fate, OwnDice
from ...core.faults import SetupError
from ...core.frozen import frozen
from ...core.gate import shown
from ...core.options import OptionSpec
from .collect import TALE_NAMES
from .crew import DISPLAY, draw_animal, seat_animal
from .feld import corner_at_start
from .luck import counted, drawn, members, shuffled
from .places import (
    BACKS,
    DUTCH_TILES,
    FIRST_POSTS,
    FOES,
    HIDEOUT_IDS,
    NEAR,
    OF_BACK,
    OFFERINGS,
    OUTPOSTS,
    POST_IDS,
    POST_ZONES,
    SALT_ZONES,
    TOWER_IDS,
    ZONES,
)
from .rounds import NewRound
from .state import NOWHERE, Chart, Setting, State, blank, put
from .tables import DATA, GOOD_KINDS, ROUNDS, WEAPONS
from .town import CELLS, LETTERS, SIDES, TURNS, District, first_game, space_id, space_of

START: Final = 1
"""NAS-SET-03: the tile where the captain begins."""
_WEAK: Final = 2
"""NAS-SET-10: the near zones get opponents up to this strength."""
LAYOUTS: Final = ("random", "first_game")
_TILES: Final = tuple(tile["tile"] for tile in DATA["city"]["tiles"])


def read_town(data: RawJson) -> tuple[District, ...]:
    """NAS-SET-01: a town as somebody laid it: nine times the tile's number, its side and its quarter turns clockwise,
    row by row from the north-west. SetupError says which is wrong."""
    rule = "NAS-SET-01"
    if not isinstance(data, list) or len(data) != CELLS:
        raise SetupError(f"town is a list of {CELLS} tiles, not {shown(data)}", rule)
    laid = []
    for i, row in enumerate(data):
        if not isinstance(row, list) or len(row) != 3:
            raise SetupError(f"town[{i}]: a tile, its side and its turns are needed, not {shown(row)}", rule)
        tile, side, turns = row
        if type(tile) is not int or tile not in _TILES:
            raise SetupError(f"town[{i}]: there is no tile {shown(tile)}", rule)
        if side not in SIDES or type(turns) is not int or not 0 <= turns < TURNS:
            raise SetupError(f"town[{i}]: a tile lies on side A or B, turned 0 to 3 times, not {shown(row)}", rule)
        laid.append((tile, SIDES.index(side), turns))
    if len({tile for tile, _, _ in laid}) != CELLS:
        raise SetupError("town: each tile lies there once", rule)
    return tuple(laid)


OPTIONS: Final = (
    OptionSpec("dutchman", "choice", "without", "NAS-DUT-01", ("without", "beside", "alone")),
    OptionSpec("feld_pawn", "flag", False, "NAS-FELD-01"),
    OptionSpec("layout", "choice", "random", "NAS-SET-01", LAYOUTS, renamed={"custom": "first_game"}),
    OptionSpec("start", "seat", None, "NAS-SET-17"),
    OptionSpec("town", "data", "house", "NAS-SET-01", check=read_town),
)


def setting_of(colours: Sequence[str], options: Mapping[str, Json]) -> Setting:
    """The unchanging part of a game with these options (already checked)."""
    if (town := options["town"]) != "house":  # what somebody laid is meant, whatever else stands there
        layout = read_town(town)
    else:
        layout = first_game() if options["layout"] == "first_game" else ()
    return Setting.of(tuple(colours), options, layout)


def first_state(setting: Setting, luck: int) -> State:
    """The table before the deal."""
    return blank(setting, luck, [Deal()])


def dealt(setting: Setting, luck: int) -> State:
    """A table as this luck deals it, before the first turn."""
    s = first_state(setting, luck)
    advance(s, OwnDice(s), MUTE)
    return s


@frozen
class Deal(Auto[State]):
    """Chapter 3: the whole table is dealt; then the first round begins, clockwise (NAS-SET-18)."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return not below

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        _hand_out(s, fate)
        layout = s.setting.layout or _town(fate)
        foes = _foes(s.setting, fate)
        s.chart = Chart(
            layout=layout,
            foes=foes,
            outposts=tuple(shuffled(fate, "outpost", [outpost.id for outpost in OUTPOSTS])),
            towers=tuple(shuffled(fate, "tower", TOWER_IDS)),
            posts=tuple(shuffled(fate, "post", POST_IDS)),
        )
        s.foes = [0] * len(foes)
        s.towers = [(NOWHERE, 0)] * len(TOWER_IDS)
        s.outposts = [NOWHERE] * len(OUTPOSTS)
        s.posts = _goods(s, fate)
        s.captain = s.chart.town.start
        s.visited = 1 << s.captain
        if s.setting.salt:
            s.salts = (drawn(fate, "salt", [ZONES[zone] for zone in SALT_ZONES], range(len(SALT_ZONES))),)
            s.offerings = (drawn(fate, "offering", [offering.id for offering in OFFERINGS], range(len(OFFERINGS))),)
        if s.setting.feld:
            s.feld = space_of(str(fate.answer("feld", [space_id(space) for space in feld_start(layout)])))
        start = s.setting.options["start"]
        s.dolphin = s.turn = int(fate.answer("start", range(s.setting.seats))) if start is None else start
        if s.setting.dutchman:
            # last, so that the same luck deals the same table with him and without
            s.dutch = (drawn(fate, "dutchman", [tile.id for tile in DUTCH_TILES], range(len(DUTCH_TILES))),)
            s.chart = replace(s.chart, dutch_weapons=tuple(shuffled(fate, "dutch-weapon", WEAPONS, ROUNDS)))
        emit(Event("nassau-dealt", rule="NAS-SET-01"))
        emit(Event("nassau-starts", {"seat": Name(s.dolphin)}, {"seat": s.dolphin}, "NAS-SET-17"))
        then(s, NewRound())


def feld_start(layout: tuple[District, ...]) -> tuple[int, ...]:
    """NAS-FELD-01: the spaces where the pawn may begin."""
    start = next(cell for cell, (tile, _, _) in enumerate(layout) if tile == START)
    cell = corner_at_start(start)
    return tuple(range(cell * len(LETTERS), (cell + 1) * len(LETTERS)))


def _town(fate: Fate) -> tuple[District, ...]:
    """NAS-SET-01: position, side and direction of each tile are drawn."""
    tiles = shuffled(fate, "tile", [str(tile) for tile in _TILES])
    return tuple(
        (_TILES[tile], drawn(fate, "side", SIDES, range(len(SIDES))), int(fate.answer("turns", range(TURNS))))
        for tile in tiles
    )


def _hand_out(s: State, fate: Fate) -> None:
    """NAS-SET-06, NAS-SET-07, NAS-SET-08, NAS-SET-09: a weapon, an animal, tales and a hideout each."""
    for player, weapon in zip(s.players, shuffled(fate, "weapon", WEAPONS, len(s.players)), strict=True):
        player.weapons = put(player.weapons, weapon, player.weapons[weapon] + 1)
    s.display = tuple(draw_animal(s, fate) for _ in range(DISPLAY))
    for player in s.players:
        seat_animal(player, draw_animal(s, fate))
    for back, cards in enumerate(OF_BACK):
        for player in s.players:
            for _ in range(DATA["start_kit"]["tales"][BACKS[back]]):
                card = drawn(fate, "tale", TALE_NAMES, members(s.tales & cards))
                s.tales ^= 1 << card
                player.hand |= 1 << card
    for player, hideout in zip(s.players, shuffled(fate, "hideout", HIDEOUT_IDS, len(s.players)), strict=True):
        player.hideout = hideout


def _foes(setting: Setting, fate: Fate) -> tuple[int, ...]:
    """NAS-SET-10, NAS-SET-11, NAS-SET-12, NAS-RUL-05: the weak ones near by; then the strong ones join what
    is left of them."""
    names = [foe.id for foe in FOES]
    bag = [i for i, foe in enumerate(FOES) if foe.strength <= _WEAK]
    slots = list(enumerate(setting.foe_zones))
    placed = {}
    for among in ([at for at, zone in slots if zone in NEAR], [at for at, zone in slots if zone not in NEAR]):
        for at in among:
            placed[at] = drawn(fate, "opponent", names, bag)
            bag.remove(placed[at])
        bag += [i for i, foe in enumerate(FOES) if foe.strength > _WEAK and i not in bag]
    return tuple(placed[at] for at, _ in slots)


def _goods(s: State, fate: Fate) -> list[int]:
    """NAS-SET-14: one of each kind on the near posts; the others are mixed for the far ones, and stay in the bag."""
    near = iter(shuffled(fate, "good", GOOD_KINDS, len(FIRST_POSTS)))
    s.bag = tuple(n - 1 for n in s.bag)
    posts = [next(near) if post in FIRST_POSTS else NOWHERE for post in range(len(POST_ZONES))]
    for post, good in enumerate(posts):
        if good == NOWHERE:
            posts[post] = drawn(fate, "good", GOOD_KINDS, counted(s.bag))
            s.bag = put(s.bag, posts[post], s.bag[posts[post]] - 1)
    return posts
