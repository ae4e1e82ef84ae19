"""Positions: the documented JSON of a state (docs/positions.md), as it is read."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ...core.atoms import Json, RawJson
from ...core.position import MOST_LUCK
from ...core.reading import Reader, Reads, Wrong, flag, known_fields, list_of, maybe, one_of, set_of, whole
from ...core.seat import Seat
from ...core.steps import step_of
from .collect import TALE_NAMES
from .deal import dealt, setting_of
from .fight import TOKENS
from .gains import ITEMS, Gain
from .places import (
    DUTCH_TILES,
    FOES,
    HIDEOUT_IDS,
    OFFERINGS,
    OUTPOSTS,
    POST_IDS,
    QUAYS,
    SALT_ZONES,
    SLOT_GOODS,
    TABLES,
    TOWER_IDS,
    ZONES,
)
from .position import FORM
from .ready import MakeReady
from .rounds import RoundOver
from .sea_turn import SeaPhase, SeaTurn
from .soundness import STEPS, breaches_of, crates_out, pirates_out
from .state import CRATE_BITS, HOME, NOWHERE, SEATS, STAGES, Chart, Fight, Player, Setting, State
from .tables import (
    ANIMALS,
    CRATES,
    DATA,
    GOOD_KINDS,
    HOLDS,
    HOLDS_AT_START,
    PIRATES,
    PRINTED,
    ROUNDS,
    SAILS,
    WEAPON_TILES,
    WEAPONS,
)
from .town import CELLS, SIDES, SPACES, TURNS, District, space_id
from .town_turn import TownTurn


def read(position: RawJson, seats: Sequence[Seat]) -> State:
    """The state of a position; PositionError says what breaks which rule. Most fields may be left out: what is not
    told is as it would be dealt, and what must add up does."""
    reader = _Reader(FORM.object_of(position), FORM.setting(position, seats, setting_of))
    return reader.sound(reader.state(), breaches_of)


def _index(names: Sequence[str]) -> Reads[int]:
    return one_of({name: i for i, name in enumerate(names)})


_GOOD: Final = _index(GOOD_KINDS)
_ANIMAL: Final = _index(ANIMALS)
_ZONE: Final = _index(ZONES)
_SPACE: Final = _index([space_id(space) for space in range(SPACES)])
_TOKEN: Final = _index(TOKENS)
_CARD: Final = whole(1, len(TALE_NAMES))


def _set(reads: Reads[int]) -> Reads[int]:
    """A list without repetitions, as a set."""
    return lambda value, place: sum(1 << one for one in set_of(reads)(value, place))


def _cards(value: RawJson, place: str) -> int:
    return sum(1 << card - 1 for card in set_of(_CARD)(value, place))


def _counts(names: Sequence[str], old: Sequence[int] | None = None, most: int | None = None) -> Reads[tuple[int, ...]]:
    """How many of each; of what is left out as many as there were, or none."""

    def read(value: RawJson, place: str) -> tuple[int, ...]:
        row = known_fields(value, place, names)
        dealt = zip(names, old or (0,) * len(names), strict=True)
        return tuple(whole(0, most)(row.get(name, n), f"{place}.{name}") for name, n in dealt)

    return read


_Rows = list[tuple[Any, ...]]


def _rows(*columns: Reads[Any]) -> Reads[_Rows]:
    """A list of rows of these columns."""

    def read(value: RawJson, place: str) -> _Rows:
        return [_row(columns, row, f"{place}[{i}]") for i, row in enumerate(list_of(_any)(value, place))]

    return read


def _collect(said: list[Json]) -> list[Json]:
    """Gains were three numbers each, one after the other, in earlier versions."""
    *seat, rest = said or [None]
    if not isinstance(rest, list) or not all(type(one) is int for one in rest) or len(rest) % len(Gain._fields):
        return said
    numbers = iter(rest)
    return [
        *seat,
        [dict(zip(Gain._fields, row, strict=True)) for row in zip(*[numbers] * len(Gain._fields), strict=True)],
    ]


def _any(value: RawJson, place: str) -> Json:
    return value


def _row(columns: Sequence[Reads[Any]], value: RawJson, place: str) -> tuple[Any, ...]:
    if not isinstance(value, list) or len(value) != len(columns):
        raise Wrong(place, value, f"it is a list of {len(columns)}")
    return tuple(reads(one, f"{place}[{i}]") for i, (reads, one) in enumerate(zip(columns, value, strict=True)))


class _Reader(Reader):
    """Reads the fields of a position for this setting."""

    def __init__(self, position: Mapping[str, RawJson], setting: Setting) -> None:
        super().__init__(position)
        self.setting = setting
        self._seat = whole(0, setting.seats - 1)
        self._owner = maybe(self._seat, NOWHERE)

    def state(self) -> State:
        s, n = dealt(self.setting, 0), self.setting.seats
        s.chart = self._chart(s)
        s.round = self.take("round", "NAS-END-01", whole(1, ROUNDS), 1)
        s.dolphin = self.take("dolphin", "NAS-SET-17", self._seat, 0)
        s.turn = self.take("turn", "NAS-P1-01", self._seat, s.dolphin)
        s.captain = self.take("captain", "NAS-SET-03", _SPACE, s.chart.town.start)
        s.visited = self.take("visited", "NAS-P1-20", _set(_SPACE), 1 << s.captain)
        s.passed = self.take("passed", "NAS-P1-15", _set(self._seat), 0)
        s.feld = self.take("feld", "NAS-FELD-01", maybe(_SPACE, NOWHERE), s.feld)
        self._sea(s)
        before = [player.hand for player in s.players]
        rows: list[Json] = self.take("players", "NAS-SET-04", list_of(_any, n), [{}] * n)
        for seat, row in enumerate(rows):
            try:
                s.players[seat] = self._player(s, seat, row, f"players[{seat}]")
            except Wrong as wrong:
                self.need("players", "NAS-SET-04", _raising(wrong), None)
        s.taken = self.take("taken", "NAS-P1-19", flag, default=_first_done(s))
        self._piles(s, before)
        s.fight = self.take("fight", "NAS-FGT-07", maybe(self._fight, None), None)
        s.over = self.take("over", "NAS-END-01", flag, default=False)
        s.luck = self.take("luck", "NAS-SET-01", whole(0, MOST_LUCK), 0)
        waits = [] if s.over else _waiting(s)
        s.agenda = self.take("agenda", "NAS-P1-01", list_of(step_of(STEPS, {"Collect": _collect})), waits)
        return s

    def _chart(self, s: State) -> Chart:
        tile = whole(1, CELLS)
        towns = self.take("town", "NAS-SET-01", _rows(tile, _index(SIDES), whole(0, TURNS - 1)), [*s.chart.layout])
        layout: tuple[District, ...] = tuple((a, b, c) for a, b, c in towns)
        if len(layout) != CELLS or len({tile for tile, _, _ in layout}) != CELLS or {1} - {t for t, _, _ in layout}:
            self.need("town", "NAS-SET-01", _refusing("nine tiles, each once"), None)
            layout = s.chart.layout
        types = self.take("dutch_weapons", "NAS-DUT-03", list_of(_index(WEAPONS)), [*s.chart.dutch_weapons])
        return replace(s.chart, layout=layout, dutch_weapons=tuple(types))

    def _sea(self, s: State) -> None:
        """What lies in the zones; what is not told is as it was dealt."""
        chart, n = s.chart, self.setting.seats
        crates = maybe(list_of(whole(0, CRATES), n), [NOWHERE])
        foes: _Rows = self.take("foes", "NAS-SET-12", _rows(_index([foe.id for foe in FOES]), crates), [])
        if foes:
            chart = replace(chart, foes=tuple(foe for foe, _ in foes))
            s.foes = [_packed(row) for _, row in foes]
        outposts: _Rows = self.take(
            "outposts", "NAS-SET-13", _rows(_index([outpost.id for outpost in OUTPOSTS]), self._owner), []
        )
        if outposts:
            chart = replace(chart, outposts=tuple(i for i, _ in outposts))
            s.outposts = [owner for _, owner in outposts]
        towers: _Rows = self.take("towers", "NAS-SET-13", _rows(_index(TOWER_IDS), self._owner, whole(0, CRATES)), [])
        if towers:
            chart = replace(chart, towers=tuple(i for i, _, _ in towers))
            s.towers = [(owner, crates) for _, owner, crates in towers]
        posts: _Rows = self.take("posts", "NAS-SET-13", _rows(_index(POST_IDS), maybe(_GOOD, NOWHERE)), [])
        if posts:
            chart = replace(chart, posts=tuple(i for i, _ in posts))
            s.posts = [good for _, good in posts]
        s.chart = chart
        revealed = range(s.round)
        zones = [ZONES[zone] for zone in SALT_ZONES]
        salts = [*s.salts, *(i for i in range(len(zones)) if i not in s.salts)][: len(revealed)] if s.salts else []
        s.salts = tuple(self.take("salts", "NAS-SET-16", list_of(_index(zones)), salts))
        ids = [offering.id for offering in OFFERINGS]
        more = [*s.offerings, *(i for i in range(len(ids)) if i not in s.offerings)][: len(revealed)] if salts else []
        s.offerings = tuple(self.take("offerings", "NAS-SET-16", list_of(_index(ids)), more))
        tiles = [tile.id for tile in DUTCH_TILES]
        dutch = [*s.dutch, *(i for i in range(len(tiles)) if i not in s.dutch)][: len(revealed)] if s.dutch else []
        s.dutch = tuple(self.take("dutch", "NAS-DUT-02", list_of(_index(tiles)), dutch))

    def _player(self, s: State, seat: int, value: Json, at: str) -> Player:
        row: Mapping[str, Json] = known_fields(value, at, _PLAYER)
        old = s.players[seat]

        def take(name: str, reads: Reads[Any], default: Any) -> Any:
            return reads(row[name], f"{at}.{name}") if name in row else default

        animals = take("animals", list_of(maybe(_ANIMAL, NOWHERE), SEATS), list(old.animals))
        player = Player(
            score=take("score", whole(None, None), old.score),
            sails=take("sails", whole(1, SAILS), old.sails),
            sailors=take("sailors", _set(whole(0, SEATS - 1)), old.sailors),
            animals=tuple(animals),
            tired=take("tired", _set(_ANIMAL), 0),
            rat=take("rat", flag, False),
            weapons=take("weapons", _counts(WEAPONS, old.weapons, PRINTED + WEAPON_TILES), old.weapons),
            items=take("items", _counts(ITEMS, old.items), old.items),
            holds=take("holds", whole(HOLDS_AT_START, HOLDS), old.holds),
            crates=take("crates", whole(0, CRATES), old.crates),
            provisions=take("provisions", whole(0, None), old.provisions),
            goods=take("goods", _counts(GOOD_KINDS, old.goods, 4), old.goods),
            reserve=0,
            standing=0,
            laid=take("laid", whole(0, PIRATES), 0),
            tavern=take("tavern", _set(_index([table.id for table in TABLES])), old.tavern),
            hideout=take("hideout", _index(HIDEOUT_IDS), old.hideout),
            filled=take("filled", whole(0, len(SLOT_GOODS[0])), 0),
            centre=take("centre", _counts(GOOD_KINDS, old.centre, 4), old.centre),
            hand=take("hand", _cards, NOWHERE),
            told=take("told", _cards, 0),
            jokes=take("jokes", _cards, 0),
            buried=take("buried", _cards, 0),
            defeated=take("defeated", _set(_index([foe.id for foe in FOES])), 0),
            streets=take("streets", _set(one_of(s.chart.town.streets)), 0),
            stage=take("stage", _index(STAGES), 0),
            boat=take("boat", maybe(_ZONE, NOWHERE), NOWHERE),
            quay=take("quay", maybe(whole(0, len(QUAYS) + len(OUTPOSTS) - 1), NOWHERE), NOWHERE),
            traded=take("traded", flag, False),
            marker=take("marker", flag, False),
            dutch=tuple(take("dutch", list_of(whole(0, CRATES), 3), [0, 0, 0])),
        )
        s.players[seat] = player
        rest = CRATES - player.crates - crates_out(s, seat)
        player.reserve = take("reserve", whole(0, CRATES), rest)
        player.standing = take("standing", whole(0, PIRATES), PIRATES - player.laid - pirates_out(s, seat))
        return player

    def _piles(self, s: State, before: list[int]) -> None:
        """Goods, animals and tales: what lies nowhere else is in the bag and in the piles."""
        bag = [_PER_GOOD - n for n in _goods_out(s)]
        s.bag = self.take("bag", "NAS-SET-14", _counts(GOOD_KINDS, None, _PER_GOOD), tuple(max(0, n) for n in bag))
        s.display = tuple(self.take("display", "NAS-SET-07", list_of(_ANIMAL), list(s.display)))
        out = [*s.display, *(animal for player in s.players for animal in player.animals if animal >= 0)]
        pile = tuple(max(0, copies - out.count(kind)) for kind, copies in enumerate(_COPIES))
        s.pile = self.take("pile", "NAS-SET-07", _counts(ANIMALS, None, max(_COPIES)), pile)
        s.discards = self.take("discards", "NAS-PH3-05", _cards, 0)
        gone = s.discards
        for player in s.players:
            gone |= player.told | player.jokes | player.buried | max(0, player.hand)
        for player, hand in zip(s.players, before, strict=True):
            if player.hand == NOWHERE:
                player.hand = hand & ~gone
                gone |= player.hand
        every = (1 << len(TALE_NAMES)) - 1
        s.tales = self.take("tales", "NAS-SET-08", _cards, every & ~gone)

    def _fight(self, value: RawJson, place: str) -> Fight:
        names = Fight._fields
        row = known_fields(value, place, names)
        tokens = list_of(_TOKEN)
        return Fight(
            seat=self._seat(row.get("seat"), f"{place}.seat"),
            slot=whole(NOWHERE, len(self.setting.foe_zones) - 1)(row.get("slot"), f"{place}.slot"),
            strength=whole(0, 5)(row.get("strength"), f"{place}.strength"),
            fired=whole(0, CRATES)(row.get("fired", 0), f"{place}.fired"),
            bomb=flag(row.get("bomb", False), f"{place}.bomb"),
            won=flag(row.get("won", False), f"{place}.won"),
            drawn=tuple(tokens(row.get("drawn", []), f"{place}.drawn")),
            attacks=tuple(tokens(row.get("attacks", []), f"{place}.attacks")),
            dice=tuple(list_of(whole(1, 6))(row.get("dice", []), f"{place}.dice")),
        )


_PLAYER: Final = tuple(Player.__dataclass_fields__)
_PER_GOOD: Final = next(row["per_type"] for row in DATA["supply"] if row["kind"] == "good")
_COPIES: Final = tuple(row["copies"] for row in DATA["animals"]["kinds"])


def _raising(wrong: Wrong) -> Reads[None]:
    def read(value: RawJson, place: str) -> None:
        raise wrong

    return read


def _refusing(may: str) -> Reads[None]:
    def read(value: RawJson, place: str) -> None:
        raise Wrong(place, value, may)

    return read


def _packed(crates: list[int]) -> int:
    """Crates by seat, as the state keeps them; NOWHERE alone for a defeated opponent."""
    if crates == [NOWHERE]:
        return NOWHERE
    return sum(n << CRATE_BITS * seat for seat, n in enumerate(crates))


def _goods_out(s: State) -> list[int]:
    """Goods of each kind that are not in the bag."""
    out = [s.posts.count(kind) for kind in range(len(GOOD_KINDS))]
    for player in s.players:
        for kind in range(len(GOOD_KINDS)):
            out[kind] += player.goods[kind] + player.centre[kind]
        for good, _ in SLOT_GOODS[player.hideout][: player.filled]:
            out[good] += 1
    return out


def _first_done(s: State) -> bool:
    """NAS-P1-19, NAS-RET-16: whether somebody has passed in town, or is home."""
    if all(player.boat != NOWHERE for player in s.players):
        return any(player.stage == HOME for player in s.players)
    return bool(s.passed)


def _waiting(s: State) -> list[Any]:
    """What waits where nothing is told of it: the turn of `turn` is about to begin, in town, or at sea once every boat
    is in the water."""
    if all(player.boat != NOWHERE for player in s.players):
        return [RoundOver(), MakeReady(), SeaTurn(s.turn)]
    return [RoundOver(), MakeReady(), SeaPhase(), TownTurn(s.turn)]
