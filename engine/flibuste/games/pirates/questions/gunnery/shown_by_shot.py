"""CSG-INF-05: hidden pieces are turned up that make a shot what it is."""

from .....core.events import EventSink
from ...geometry.sight import EXACT
from ...state import State
from ..abilities.ability import Ability, Aim, Trait
from ..abilities.active import applies, latent, shows, uses
from ..armament.guns import Cannon, short_reach
from ..table.bodies import submerged
from .aiming import ABOARD, SHIP, place, range_of
from .lookout import look_out, targets


def shows_aim(s: State, shooter: str, gun: Cannon, aim: Aim, mode: str, emit: EventSink) -> None:
    """CSG-INF-05: hidden pieces are turned up that bring the cannon, make the shot possible, or change its roll."""
    origin, target = place(shooter), place(aim.target)
    if target.kind == SHIP:
        applies(s, target.number, Ability.exposes, emit, aim)
    if origin.kind == ABOARD:
        shows(s, origin.number, [origin.rest[0]], emit)
    if origin.kind != SHIP:
        return
    shows(s, origin.number, [gun.source], emit)
    _shows_means(s, origin.number, gun, aim, mode, emit)
    if not gun.plain:
        applies(s, origin.number, Ability.aims, emit, aim)
        for other, _ in list(s.fleet(s.ship(origin.number).owner)):
            if other != origin.number:
                applies(s, other, Ability.aids, emit, aim)


def _shows_means(s: State, number: int, gun: Cannon, aim: Aim, mode: str, emit: EventSink) -> None:
    """CSG-EFF-40, CSG-EFF-41, CSG-EFF-44: who makes the shot possible."""
    aimed_at = place(aim.target)
    if aimed_at.kind == SHIP and submerged(s.ship(aimed_at.number)):
        uses(s, number, Trait.SHOOTS_SUBMERGED, emit)
    if gun.mounted and latent(s, number, Trait.ALL_LONG) and aim.far > short_reach(s, number, gun, mode) + EXACT:
        uses(s, number, Trait.ALL_LONG, emit)
    if latent(s, number, Trait.CLEAR_LINE):
        shooter = f"{SHIP}:{number}"
        sea = look_out(s, shooter, range_of(s, shooter, gun, mode), blocked=True)
        if all(found.place != aim.target for found in targets(s, shooter, gun, sea, mode)):
            uses(s, number, Trait.CLEAR_LINE, emit)
