"""Chapter 5.9 (SHT): shots as moves, and as people see them."""

from .....core.atoms import Arg, Args, Move, Word
from .....core.decision import Option
from ...names import called, called_fort, item_called, ship_named
from ...questions.abilities.treasures import Scope
from ...questions.armament.guns import SNIPE
from ...questions.forts.standing_forts import fort_at
from ...questions.gunnery.aiming import ASHORE, FORT, TOKEN, aim_at, bonus, called_range, place
from ...questions.gunnery.hit_rolls import Gun
from ...questions.islands.wolves import wolves_at
from ...questions.table.bodies import measure
from ...questions.table.items import HELD
from ...state import State
from ..damage.special_shots import powder, powders
from .possible_shots import SCOPE, TWICE, Firing, Shot


def atom_of(s: State, target: str) -> str:
    """How a move calls a target: the name of a ship, ``fort-2``, ``ashore-2-0-515``."""
    aimed_at = place(target)
    return target.replace(":", "-") if aimed_at.kind in (FORT, ASHORE, TOKEN) else s.names[aimed_at.number]


def target_of(s: State, atom: str) -> str:
    """The target that a move calls so: the inverse of `atom_of`."""
    number = ship_named(s, atom)
    return atom.replace("-", ":") if number is None else f"ship:{number}"


def board_place(s: State, text: str) -> str:
    """The place on the board that lights up for it."""
    spot = place(text)
    return f"island:{spot.number}" if spot.kind in (FORT, ASHORE, TOKEN) else f"ship:{s.names[spot.number]}"


def called_place(s: State, text: str) -> Arg:
    """What messages call it."""
    spot = place(text)
    if spot.kind == FORT:
        return called_fort(fort_at(s, spot.number).card)
    if spot.kind == TOKEN:
        return item_called(HELD.item(wolves_at(s, spot.number)))
    if spot.kind == ASHORE:
        return item_called(spot.post.item)
    return item_called(spot.rest[0]) if spot.rest else called(s, spot.number)


def gun_called(name: str) -> Arg:
    """``m2b`` is the second cannon of mast 2; a kind of cannon has one message, with its number.

    >>> gun_called("m2b"), gun_called("b")
    (Word(key='pirates-gun-m', n=2), Word(key='pirates-gun-b', n=None))
    """
    if name in ("b", "marine", "breath"):
        return Word(f"pirates-gun-{name}")
    return Word(f"pirates-gun-{name[0]}", int(name[1:].removesuffix("b")))


def fire_move(s: State, shot: Shot) -> Move:
    move: Move = ("fire", shot.gun.name, atom_of(s, shot.target.place))
    return (*move, shot.extra) if shot.extra else move


def fire_option(s: State, firing: Firing, shot: Shot) -> Option:
    """A shot with the rolls that hit."""
    aim = aim_at(firing.shooter, shot.gun, shot.target)
    more = bonus(s, firing.shooter, shot.gun, aim)
    good = Gun(shot.gun.number, more, only_six=firing.mode == SNIPE).good
    args: Args = {
        "gun": gun_called(shot.gun.name),
        "range": _range(s, firing, shot),
        "number": shot.gun.number,
        "target": called_place(s, shot.target.place),
        "extra": extra_called(s, firing.shooter, shot.extra),
    }
    key = "pirates-do-fire-special" if shot.extra else "pirates-do-fire"
    data = {"gun": shot.gun.name, "good": len(good), "number": shot.gun.number, "bonus": more}
    source, at = board_place(s, firing.shooter), board_place(s, shot.target.place)
    return Option(fire_move(s, shot), key, args, "fire", source, at, data=data)


def _range(s: State, firing: Firing, shot: Shot) -> str:
    """CSG-GEO-29, CSG-EQP-04: the range in force, which what is loaded may shorten."""
    found = called_range(s, firing.shooter, shot.gun, firing.mode, shot.target.place)
    loaded = powder(s, place(firing.shooter).number, shot.extra) if shot.extra else None
    return min((loaded.within, found), key=lambda it: measure(s, it)) if loaded and loaded.within else found


def extra_called(s: State, shooter: str, extra: str) -> Arg:
    """What is loaded besides."""
    if extra == SCOPE:
        return item_called(min(Scope.items()))
    if extra in ("", TWICE):
        return Word("pirates-two-dice") if extra else ""
    found = next(special for special in powders(s, place(shooter).number) if special.atom == extra)
    return item_called(found.source)
