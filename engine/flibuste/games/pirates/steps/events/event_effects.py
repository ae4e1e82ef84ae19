"""Chapter 5.23 (EVT): what the events of a turn's beginning do, once it is said to whom or where."""

from dataclasses import replace
from random import Random
from typing import Final

from .....core.agenda import Composed, not_asked, then
from .....core.atoms import Args, Json, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Whole
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL, ahead
from ...geometry.gap import within
from ...geometry.march import TOUCH, march
from ...geometry.outline import HUNDREDTHS
from ...names import called, item_called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import reachable, reveal, uses
from ...questions.cargo.hold import coins_of, crew_of
from ...questions.events.tokens import ROLLING_FOG, near, tokens_of
from ...questions.sailing.berths import is_wild, may_dock
from ...questions.table.bodies import body, border, land, measure, nearest_island, water
from ...questions.table.items import HELD, card_of, may_be_crew
from ...questions.table.spells import cast, lift
from ...state import NOWHERE, Is, State, Token
from ..basics.dice import Roll
from ..basics.parting import part_with
from ..damage.losing import LoseMasts, parts
from ..placing.effect_moves import push, pushed_to
from ..sailing.docked_by_effect import moor
from ..sea.terrain import lose_in_fog, swallowed

MERMAIDS: Final = "mermaids"
"""CSG-EVT-04: a ship under this spell is given no action."""
_GOES: Final = 6
_SIDE: Final = 60


def mermaids(s: State, number: int, emit: EventSink) -> None:
    """CSG-EVT-04: for as many of her player's turns as there are crew aboard."""
    count = len(crew_of(s.ship(number)))
    if count:
        cast(s, number, MERMAIDS, count)
    args: Args = {"ship": called(s, number), "count": count}
    emit(Event("pirates-enchanted", args, {"ship": s.names[number], "turns": count}, "CSG-EVT-04"))


def false_treasure(s: State, number: int, by: int, emit: EventSink) -> None:
    """CSG-EVT-09: all her coins leave the game."""
    for held in coins_of(s.ship(number)):
        part_with(s, number, held, by, emit)


def mutiny(s: State, number: int, by: int) -> None:
    """CSG-EVT-13: a die for each of the crew."""
    crew = [HELD.item(held) for held in crew_of(s.ship(number))]
    then(s, *(step for item in crew for step in (Roll(by, NOWHERE, "mutiny"), Mutineer(number, item, by))))


@frozen
class Mutineer(AutoStep):
    """CSG-EVT-13: on 6 this crew leaves."""

    ship: int
    item: int
    by: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.die == _GOES:
            picked_off(s, self.ship, self.item, self.by, emit)


def picked_off(s: State, number: int, item: int, by: int, emit: EventSink) -> None:
    """CSG-EVT-14: an event takes one of her crew, unless they are safe, or something saves him (D-SAVE)."""
    held = next((piece for piece in crew_of(s.ship(number)) if HELD.item(piece) == item), None)
    if held is not None and not uses(s, number, Trait.CREW_SAFE, emit):
        parts(s, number, held, by, emit)


def cove_of(s: State, number: int) -> int:
    """CSG-EVT-07: the nearest wild island that the player has not explored, or that has no treasure; NOWHERE where
    there is none, or where she cannot dock."""
    ship = s.ship(number)
    among = [
        i
        for i, island in enumerate(s.islands)
        if is_wild(island) and (not island.explored >> ship.owner & 1 or not island.coins)
    ]
    found = nearest_island(s, body(ship), among)
    return found if found != NOWHERE and may_dock(s, number, found) else NOWHERE


def hidden_cove(s: State, number: int, emit: EventSink) -> None:
    """CSG-EVT-07: a ship that is not pinned is docked at the nearest wild island that has something for her."""
    moor(s, number, cove_of(s, number), emit)


def favor(s: State, emit: EventSink) -> None:
    """CSG-EVT-08: all events leave the game, in hands too; those that go on end."""
    s.events = [()] * s.setting.seats
    s.tokens = ()
    for number, _ in list(s.afloat()):
        lift(s, number, MERMAIDS)
    emit(Event("pirates-events-gone", rule="CSG-EVT-08"))


def lay_token(s: State, seat: int, card: str, x: int, y: int, tile: int, emit: EventSink) -> None:
    """CSG-EVT-06, CSG-EVT-10, CSG-EVT-11: the card goes on."""
    s.tokens = (*s.tokens, Token(card, seat, x, y, tile))
    emit(Event("pirates-token", {}, {"seat": seat, "event": card, "x": x, "y": y, "tile": tile}, "CSG-EVT-01"))


def duel(s: State, seat: int, pair: tuple[int, int, int, int], emit: EventSink) -> None:
    """CSG-EVT-12: both are shown, and each rolls. `pair`: the ship and the crew of either side, as items."""
    ours, mine, theirs, foe = pair
    reveal(s, ours, mine)
    reveal(s, theirs, foe)
    then(s, Roll(seat, NOWHERE, "duel"), Fights(seat, ours, mine, theirs, foe))


@frozen
class Fights(AutoStep):
    """CSG-EVT-12: the die and the points of one of them; `total`: of the first, once he has rolled. The lower leaves,
    both where they are equal."""

    seat: int
    ours: int
    mine: int
    theirs: int
    foe: int
    total: int = NOWHERE

    def is_valid(self, s: State) -> bool:
        crews = may_be_crew(self.mine) and may_be_crew(self.foe)
        return crews and all(n in range(len(s.ships)) and s.ships[n] is not None for n in (self.ours, self.theirs))

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        first = self.total == NOWHERE
        number, item = (self.ours, self.mine) if first else (self.theirs, self.foe)
        total = s.die + card_of(item).points
        args: Args = {"ship": called(s, number), "what": item_called(item), "count": total}
        emit(Event("pirates-duelled", args, {"ship": s.names[number], "total": total}, "CSG-EVT-12"))
        if first:
            then(s, Roll(s.ship(self.theirs).owner, NOWHERE, "duel"), replace(self, total=total))
            return
        if total <= self.total:
            picked_off(s, self.theirs, self.foe, self.seat, emit)
        if total >= self.total:
            picked_off(s, self.ours, self.mine, self.seat, emit)


# ---- wind


def foul_winds(s: State, seat: int, x: int, y: int) -> None:
    """CSG-EVT-05: every undocked ship within L, in the order of the ships; the player left of hers says where to.
    Wrecks lie aground, and UT_HOLY keeps the winds of an enemy off."""
    struck = [
        number
        for number, ship in s.afloat()
        if ship.docked == NOWHERE and Is.WRECK not in ship.state and near(s, ship, x, y) and reachable(s, number, seat)
    ]
    n = s.setting.seats
    towed = {ship.tows for _, ship in s.afloat()}
    then(
        s,
        *(Blow((s.ship(number).owner + 1) % n, number, seat) for number in struck if number not in towed),
    )


@frozen
class Blow(Composed[State]):
    """CSG-EVT-05: the bearing along which a ship is blown L.

    Answers:
        ``blow BEARING``: the way she is blown.
    """

    seat: int
    ship: int
    by: int

    open = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        return [("blow", bearing) for bearing in rng.sample(range(0, FULL, 15), min(most, 24))]

    def why_not(self, s: State, move: Move) -> Bar | None:
        return None if self._form(s).fits(move) else not_asked(move)

    def _form(self, s: State) -> Form:
        args: Args = {"ship": called(s, self.ship)}
        return Form("blow", "pirates-do-blow-form", (Whole("bearing", 0, FULL - 1, "degree"),), args)

    def ask(self, s: State) -> Decision:
        place = f"ship:{s.names[self.ship]}"
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(
            Option(
                move,
                "pirates-do-blow",
                {**args, "bearing": int(move[1])},
                "blow",
                place,
                data=self._end(s, int(move[1])),
            )
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-blow", "CSG-EVT-05", options, args, forms=(self._form(s),))

    def _end(self, s: State, bearing: int) -> dict[str, Json]:
        return {} if s.ships[self.ship] is None else {"pose": list(pushed_to(s, self.ship, bearing, "L"))}

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        push(s, self.ship, int(move[1]), "L", emit)
        here = body(s.ship(self.ship))
        if any(within(here, land(island.shape, island.pose), TOUCH) for island in s.islands):
            then(s, LoseMasts(self.ship, 1, self.by))


# ---- fog


@frozen
class RollFog(AutoStep):
    """CSG-EVT-10, TS-6: each bank under a token of this player drifts S towards the side that a die says."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        banks = [token.tile for token in tokens_of(s, ROLLING_FOG) if token.seat == self.seat]
        then(s, *(step for tile in banks for step in (Roll(self.seat, NOWHERE, "rolling-fog"), Rolls(self.seat, tile))))


@frozen
class Rolls(AutoStep):
    """CSG-EVT-10: this bank drifts where the die has said."""

    seat: int
    tile: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.tiles[self.tile].kind == "fog":
            _drift(s, self.seat, self.tile, s.die, emit)


def _drift(s: State, seat: int, tile: int, side: int, emit: EventSink) -> None:
    terrain = s.tiles[tile]
    bank, way = water(terrain.kind, terrain.pose), ahead(terrain.pose.heading + _SIDE * (side - 1))
    gone = march(bank, way, measure(s, "S"), [land(island.shape, island.pose) for island in s.islands], border(s)).way
    shift = way[0] * gone, way[1] * gone
    before = swallowed(s, tile)
    s.tiles[tile] = terrain._replace(pose=terrain.pose.shifted(shift))
    # CSG-FOG-09: who is lost in it goes along
    for number, ship in list(s.afloat()):
        if ship.lost == tile:
            s.change(number, pose=ship.pose.shifted(shift))
    x, y = (round(at * HUNDREDTHS) for at in s.tiles[tile].pose.place)
    s.tokens = tuple(token._replace(x=x, y=y) if token.tile == tile else token for token in s.tokens)
    emit(Event("pirates-fog-drifted", {}, {"tile": tile, "pose": list(s.tiles[tile].pose)}, "CSG-EVT-10"))
    for number in swallowed(s, tile):
        if number not in before and reachable(s, number, seat):
            lose_in_fog(s, number, tile, emit)
