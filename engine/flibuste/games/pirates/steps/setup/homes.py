"""Chapter 3.6: whose home each island is, and where the ships lie at the start (CSG-SET-18 to CSG-SET-24)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final

from .....core.agenda import Ask, Composed, not_asked, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick, Whole
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...geometry.angles import FULL
from ...geometry.gap import apart, gap, within
from ...geometry.march import TOUCH, Area
from ...geometry.mooring import SWINGS, dock, standoff, towed
from ...geometry.outline import Outline, Pose
from ...names import called, ship_named
from ...questions.fleets import muster
from ...questions.fleets.fleet import Aboard, Fleet
from ...questions.sailing.berths import berth
from ...questions.sailing.towing import NO_TOWERS
from ...questions.setup.legal_places import islands_of
from ...questions.setup.moorings import best, moored, trapped
from ...questions.table.bodies import body, hull, land, lying, measure, overlaps, stern_point, water, zone_of
from ...questions.table.cards import pieces
from ...questions.table.layout import area
from ...state import NOBODY, NOWHERE, Is, Ship, State
from .placing_islands import in_turn

_MOST_SKEW: Final = 60
_STEP: Final = 15
_ROUND: Final = range(0, FULL, 5)
GUNS: Final = ("artillery", "flame")


@frozen
class Homes(AutoStep):
    """CSG-SET-18 of a duel, CSG-SET-19 of more: who chooses which home, and places the ships then."""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        first, n = s.first, s.setting.seats
        if s.setting.duel:
            second = 1 - first
            then(s, ChooseHome(second, first), Deploying(first), ChooseHome(first, second), Deploying(second))
            return
        last = in_turn(s, islands_of(s))[-1]
        order = [(last - i) % n for i in range(n)]
        then(s, *(step for seat in order for step in (ChooseHome(seat, seat), Deploying(seat))))


@frozen
class ChooseHome(Ask[State]):
    """D-HOME, CSG-SET-18, CSG-SET-19: the home of a seat, among the islands that are nobody's.

    Answers:
        ``home ISLAND``: the home.
    """

    seat: int
    whose: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("home", i) for i, island in enumerate(s.islands) if island.home == NOBODY]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "pirates-do-home", {"island": int(move[1]) + 1}, "home", at=f"island:{move[1]}")
            for move in self.moves(s)
        )
        rule = "CSG-SET-18" if s.setting.duel else "CSG-SET-19"
        args: Args = {"seat": Name(self.seat), "whose": Name(self.whose), "own": "yes" if self.own else "no"}
        return self.decision(s, "pirates-ask-home", rule, options, args, turn=self.seat)

    @property
    def own(self) -> bool:
        return self.seat == self.whose

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        number = int(move[1])
        # CSG-SET-20: a mysterious island is an ordinary one as a home
        s.islands[number] = s.islands[number]._replace(home=self.whose, table=NOWHERE)
        args: Args = {"seat": Name(self.whose), "island": number + 1}
        emit(Event("pirates-home", args, {"seat": self.whose, "island": number}, "CSG-SET-20"))


# ---- the ships of a fleet


def numbers_of(s: State, seat: int) -> list[int]:
    """The numbers of the ships that a seat brought."""
    return [number for number, name in enumerate(s.names) if name.startswith(f"{seat}.")]


def aboard(s: State, number: int) -> Aboard:
    """What the fleet's list says of a ship, before the crew has gone aboard."""
    seat = int(s.names[number].partition(".")[0])
    return fleet_of(s, seat).ships[numbers_of(s, seat).index(number)]


def fleet_of(s: State, seat: int) -> Fleet:
    """The fleet that a seat has chosen."""
    return _read(s.fleets[seat])


_read: Final = lru_cache(maxsize=64)(muster.read)


def lies_off(ship: Aboard) -> bool:
    """CSG-SET-22, CSG-KW-EXP-03: Mercenaries, and who sails as such."""
    return "mercenary" in ship.card.keywords or any("ex_patriot" in member.piece.keywords for member in ship.crew)


def launched(ship: Aboard, seat: int, pose: Pose) -> Ship:
    """The ship as she was built, empty."""
    row = ship.card.card
    shell = int(row.get("panels", 0)) + int(row.get("extra_hulls", 0))
    return Ship(ship.card.id, seat, seat, pose, (1 << int(row.get("flags") or row["masts"])) - 1, shell=shell)


@frozen
class Deploying(AutoStep):
    """CSG-SET-21 to CSG-SET-24: one ship after the other, flotillas last, because ships may tow them."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        numbers = sorted(numbers_of(s, self.seat), key=lambda number: "flotilla" in aboard(s, number).card.keywords)
        then(s, *(Berth(self.seat, number) for number in numbers))


@frozen
class Berth(AutoStep):
    """CSG-GEO-21: a ship for which no legal place is left is put without regard to other ships."""

    seat: int
    number: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if next(places(s, self.seat, self.number, (*range(0, FULL, _STEP), *range(FULL))), None) is not None:
            then(s, Deploy(self.seat, self.number))
        else:
            deployed(s, self.seat, self.number, pose_of(s, self.seat, self.number, 0, 0), emit)


def pose_of(s: State, seat: int, number: int, bearing: int, turned: int) -> Pose:
    """CSG-GEO-21, CSG-SET-22: where a ship comes to lie; `turned` is her skew, or the heading of a Mercenary."""
    return _pose_of(s, seat, aboard(s, number), bearing, turned)


def _pose_of(s: State, seat: int, ship: Aboard, bearing: int, turned: int) -> Pose:
    home = s.islands[s.home(seat)]
    if lies_off(ship):
        island = land(home.shape, home.pose)
        return off_shore(ship.card.id, home.pose, island, bearing, turned, measure(s, "S"))
    return _docked(ship.card.id, home.shape, home.pose, bearing, turned)


@lru_cache(maxsize=1024)
def _docked(card: str, shape: int, home: Pose, bearing: int, skew: int) -> Pose:
    return dock(hull(card), home.place, land(shape, home), bearing, skew)


def off_shore(card: str, home: Pose, island: Outline, bearing: int, heading: int, far: float) -> Pose:
    """CSG-SET-22: as far as that from the island, at this bearing from it."""
    return standoff(hull(card), home.place, island, bearing, heading, far)


def why_not_pose(s: State, seat: int, number: int, pose: Pose) -> Bar | None:
    """CSG-SET-21, CSG-GEO-21: inside the area, at the island, over no other solid."""
    return _why_not_pose(s, seat, aboard(s, number), pose)


def _why_not_pose(s: State, seat: int, ship: Aboard, pose: Pose) -> Bar | None:
    home = s.home(seat)
    outline = lying(ship.card.id, pose)
    width, height = area(s.setting.seats)
    edge = Area(0.0, 0.0, float(width), float(height))
    if not all(edge.left <= x <= edge.right and edge.bottom <= y <= edge.top for x, y in outline.points):
        return Bar("pirates-barred-edge", "CSG-GEO-21")
    others = [land(one.shape, one.pose) for i, one in enumerate(s.islands) if i != home]
    others += [body(vessel) for _, vessel in s.afloat()]
    others += [water(tile.kind, tile.pose) for tile in s.tiles if tile.kind == "iceberg"]
    if overlaps(outline, others):
        return Bar("pirates-barred-overlap", "CSG-SET-21")
    island = land(s.islands[home].shape, s.islands[home].pose)
    if lies_off(ship):
        return (
            Bar("pirates-barred-overlap", "CSG-SET-22")
            if apart(outline, island) < 0 and gap(outline, island) < 0
            else None
        )
    # CSG-SET-23: a flotilla has no bow, and touches with any part
    return None if within(zone_of(ship.card.id, pose), island, TOUCH) else Bar("pirates-barred-bow", "CSG-SET-21")


def places(s: State, seat: int, number: int, bearings: tuple[int, ...] = (*range(FULL),)) -> Iterator[Move]:
    """The legal places of a ship: straight in first, then askew."""
    name, ship = s.names[number], aboard(s, number)
    off = lies_off(ship)
    for turned in (0,) if off else SWINGS:
        for bearing in bearings:
            at = (bearing + 180) % FULL if off else turned
            if _why_not_pose(s, seat, ship, _pose_of(s, seat, ship, bearing, at)) is None:
                yield ("deploy", name, bearing, at)


def zone(s: State, seat: int, number: int) -> list[list[int]]:
    """CSG-SET-21, CSG-SET-22: where a ship may lie that comes straight in, all around the home island: how she is
    deployed there, and her pose."""
    off = lies_off(aboard(s, number))
    ways = [(bearing, (bearing + 180) % FULL if off else 0) for bearing in _ROUND]
    berths = [(*way, *pose_of(s, seat, number, *way)) for way in ways]
    return [[*it] for it in berths if why_not_pose(s, seat, number, Pose(*it[2:])) is None]


def towers(s: State, seat: int, number: int) -> list[int]:
    """CSG-SET-23: the ships of one's own fleet and nation that may tow this flotilla."""
    card = aboard(s, number).card
    if "flotilla" not in card.keywords:
        return []
    return [
        other
        for other, ship in s.fleet(seat)
        if pieces()[ship.card].nation == card.nation
        and ship.tows == NOWHERE
        and not any(word in pieces()[ship.card].keywords for word in NO_TOWERS)
    ]


@frozen
class Deploy(Composed[State]):
    """D-DEPLOY: where a ship lies: from which bearing she came, and how far she turned aside.

    Answers:
        ``deploy SHIP BEARING SKEW``: docked at home, on this side of it.
        ``escort SHIP SHIP``: the first in tow of the second.
    """

    seat: int
    number: int

    open = True

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        coarse = [*range(0, FULL, _STEP)]
        rng.shuffle(coarse)
        found = [self._escort(s, one) for one in self._towers(s)][:most]
        for bearings in (tuple(coarse), (*range(FULL),)):
            legal = [*islice(places(s, self.seat, self.number, bearings), most - len(found))]
            if legal:
                # where that can be, none that is offered keeps the fleet from sailing
                found += [move for move in legal if not self._traps(s, move)] or legal
                break
        return found

    def _traps(self, s: State, move: Move) -> bool:
        pose = pose_of(s, self.seat, self.number, int(move[2]), int(move[3]))
        return bool(trapped(moored(s, self.number, self._launched(s), pose), self.seat))

    def draw(self, s: State, rng: Random, most: int) -> Move:
        return rng.choice(self.candidates(s, rng, 1 + len(self._towers(s))))

    def _escort(self, s: State, tower: int) -> Move:
        return "escort", s.names[self.number], s.names[tower]

    def _towers(self, s: State) -> list[int]:
        return towers(s, self.seat, self.number)

    def why_not(self, s: State, move: Move) -> Bar | None:
        if not any(form.fits(move) for form in self._forms(s)):
            return not_asked(move)
        if move[0] == "escort":
            return None
        pose = pose_of(s, self.seat, self.number, int(move[2]), int(move[3]))
        return why_not_pose(s, self.seat, self.number, pose)

    def _forms(self, s: State) -> list[Form]:
        name = s.names[self.number]
        args: Args = {"ship": called(s, self.number)}
        turned = Whole("skew", -_MOST_SKEW, _MOST_SKEW, "degree")
        if lies_off(aboard(s, self.number)):
            turned = Whole("heading", 0, FULL - 1, "degree")
        parts = (Pick("ship", (name,)), Whole("bearing", 0, FULL - 1, "degree"), turned)
        forms = [Form("deploy", "pirates-do-deploy-form", parts, args)]
        if others := self._towers(s):
            tow = (Pick("ship", (name,)), Pick("tower", tuple(s.names[one] for one in others)))
            forms.append(Form("escort", "pirates-do-escort-form", tow, args))
        return forms

    def ask(self, s: State) -> Decision:
        options = tuple(self._option(s, move) for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.number)}
        berths = zone(s, self.seat, self.number)
        ship = self._launched(s)
        data = {
            "ship": s.names[self.number],
            "card": ship.card,
            "home": s.home(self.seat),
            "zone": berths,
            "berth": (best(s, self.number, ship, berths) or [])[:2],
        }
        forms = tuple(self._forms(s))
        return self.decision(
            s, "pirates-ask-deploy", "CSG-SET-21", options, args, turn=self.seat, forms=forms, data=data
        )

    def _launched(self, s: State) -> Ship:
        return launched(aboard(s, self.number), self.seat, Pose(0, 0, 0))

    def _option(self, s: State, move: Move) -> Option:
        if move[0] == "escort":
            args: Args = {"ship": called(s, self.number), "tower": called(s, s.names.index(str(move[2])))}
            return Option(move, "pirates-do-escort", args, "deploy", at=f"ship:{move[2]}")
        pose = pose_of(s, self.seat, self.number, int(move[2]), int(move[3]))
        args = {"ship": called(s, self.number), "bearing": int(move[2]), "turned": int(move[3])}
        return Option(move, "pirates-do-deploy", args, "deploy", data={"pose": list(pose)})

    def trace(self, s: State, move: Move) -> dict[str, object]:
        """Where the ship would lie, why she may not, and whom of the fleet that would keep from sailing."""
        bar = self.why_not(s, move)
        fits = move[0] == "deploy" and any(form.fits(move) for form in self._forms(s))
        pose = pose_of(s, self.seat, self.number, int(move[2]), int(move[3])) if fits else None
        stuck = trapped(moored(s, self.number, self._launched(s), pose), self.seat) if pose and not bar else []
        return {
            "bar": bar and bar.to_json(),
            "pose": pose and list(pose),
            "trapped": [s.names[number] for number in stuck],
        }

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[0] == "escort":
            tower = ship_named(s, str(move[2]))
            assert tower is not None, "it was legal"
            _escorted(s, self.seat, self.number, tower, emit)
        else:
            pose = pose_of(s, self.seat, self.number, int(move[2]), int(move[3]))
            deployed(s, self.seat, self.number, pose, emit)


def deployed(s: State, seat: int, number: int, pose: Pose, emit: EventSink) -> None:
    """The ship lies there; a bombard is named now (CSG-FLT-11)."""
    ship = aboard(s, number)
    s.ships[number] = launched(ship, seat, pose)
    s.change(number, docked=berth(s, number))
    args: Args = {"seat": Name(seat), "ship": called(s, number)}
    rule = "CSG-SET-22" if lies_off(ship) else "CSG-SET-21"
    emit(Event("pirates-deployed", args, {"seat": seat, "ship": number}, rule))
    if "bombardier" in ship.card.keywords:
        then(s, NameGun(seat, number))


def _escorted(s: State, seat: int, number: int, tower: int, emit: EventSink) -> None:
    """CSG-SET-23, CSG-GEO-22: a flotilla lies behind the ship that tows it."""
    ship, card = s.ship(tower), aboard(s, number).card.id
    around = [land(island.shape, island.pose) for island in s.islands]
    around += [body(vessel) for other, vessel in s.afloat() if other != tower]
    pose = towed(hull(card), ship.pose, stern_point(ship.card), around)
    s.ships[number] = launched(aboard(s, number), seat, pose)
    s.change(tower, tows=number)
    args: Args = {"seat": Name(seat), "ship": called(s, number), "tower": called(s, tower)}
    emit(Event("pirates-escorted", args, {"seat": seat, "ship": number, "tower": tower}, "CSG-SET-23"))


@frozen
class NameGun(Ask[State]):
    """CSG-FLT-11: the gun of a bombardier is artillery or throws fire, for all of the game.

    Answers:
        ``gun SHIP artillery|flame``: what her gun is.
    """

    seat: int
    number: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("gun", s.names[self.number], gun) for gun in GUNS]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.number)}
        options = tuple(
            Option(move, "pirates-do-gun", {**args, "gun": str(move[2])}, "gun", f"ship:{move[1]}")
            for move in self.moves(s)
        )
        return self.decision(s, "pirates-ask-gun", "CSG-FLT-11", options, args, turn=self.seat)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move[2] == "flame":
            s.change(self.number, state=s.ship(self.number).state | Is.FLAME)
        args: Args = {"ship": called(s, self.number), "gun": str(move[2])}
        emit(Event("pirates-gun-named", args, {"ship": self.number, "gun": move[2]}, "CSG-FLT-11"))
