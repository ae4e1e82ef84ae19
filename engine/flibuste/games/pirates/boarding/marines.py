"""Chapter 5.13 (KW-MAR): marines, who fire by themselves, aboard and ashore."""

from collections.abc import Iterator
from math import hypot
from typing import Final

from ....core.atoms import Atom
from ..abilities.ability import Ability, Aim
from ..abilities.active import active, printed
from ..abilities.crew import Marine
from ..cargo.items import card_of, is_crew, things
from ..geometry.outline import HUNDREDTHS, Outline, point_at
from ..geometry.sight import samples
from ..gunnery.guns import Cannon, Muzzle, any_mast
from ..sailing.sea import hull, land, submerged
from ..state import NOWHERE, State
from ..turns.once import of_seat, spend, spent, unspend

_SHOT: Final = ("S", 2)
"""CSG-KW-MAR-01: range and number."""


def is_marine(item: int) -> bool:
    return is_crew(item) and any(isinstance(one, Marine) for one in printed(card_of(item)))


def marines_aboard(s: State, number: int) -> Iterator[int]:
    """CSG-KW-MAR-01: those of a ship who could fire: not while she is lost or submerged; of her nation."""
    ship = s.ship(number)
    if ship.lost == NOWHERE and not submerged(ship):
        yield from (one.source for one in active(s, number).grants if isinstance(one.ability, Marine))


def marines_ashore(s: State) -> Iterator[tuple[int, int, int]]:
    """The island, whose, and which."""
    for i, island in enumerate(s.islands):
        for seat, item, _, _ in island.posts:
            yield i, seat, item


def gun_aboard(s: State, number: int) -> Cannon:
    """CSG-KW-MAR-01: from any mast position, standing or not."""
    return Cannon("marine", *_SHOT, any_mast(s.ship(number)), plain=True)


def gun_ashore(s: State, island: int, seat: int, item: int) -> Cannon:
    x, y = _post(s, island, seat, item)
    return Cannon("marine", *_SHOT, (Muzzle(NOWHERE, (x, y)),), plain=True)


def marine_outline(s: State, island: int, seat: int, item: int) -> Outline:
    """CSG-KW-MAR-02: as a target, a point."""
    at = _post(s, island, seat, item)
    return Outline((at,), at, 0.0)


def _post(s: State, island: int, seat: int, item: int) -> tuple[float, float]:
    x, y = next((x, y) for owner, one, x, y in s.islands[island].posts if (owner, one) == (seat, item))
    return x / HUNDREDTHS, y / HUNDREDTHS


def takes_post(s: State, number: int, island: int, item: int) -> None:
    """CSG-KW-MAR-02: he comes ashore at the point of the outline that is nearest to the bow tip of his ship."""
    ship, one = s.ship(number), s.islands[island]
    tip = point_at((max(a for a, _ in hull(ship.card)), 0.0), ship.pose)
    x, y = min(samples(land(one.shape, one.pose)), key=lambda it: hypot(it[0] - tip[0], it[1] - tip[1]))
    post = (ship.owner, item, round(x * HUNDREDTHS), round(y * HUNDREDTHS))
    s.islands[island] = one._replace(posts=tuple(sorted((*one.posts, post))))
    _goes(s, ship.owner, item, s.names[number], island, things(ship.hold).count(item))


def leaves_post(s: State, island: int, seat: int, item: int, to: int = NOWHERE) -> None:
    """`to`: the ship that he goes aboard of."""
    one = s.islands[island]
    posts = list(one.posts)
    gone = next((it for it in posts if it[:2] == (seat, item)), None)
    if gone is not None:
        posts.remove(gone)
        s.islands[island] = one._replace(posts=tuple(posts))
        if to != NOWHERE:
            left = sum(it[:2] == (seat, item) for it in posts)
            _goes(s, seat, item, island, s.names[to], left)


def changes_ship(s: State, source: int, to: int, item: int) -> None:
    """A piece has just gone from ship to ship."""
    if is_marine(item):
        left = things(s.ship(source).hold).count(item)
        _goes(s, s.ship(to).owner, item, s.names[source], s.names[to], left)


# ---- each once per turn


def has_fired(s: State, seat: int, item: int, where: Atom) -> int:
    """CSG-KW-MAR-01: how many marines of this card who are there now have fired in this turn; `where`: the name of a
    ship, or the number of an island."""
    count = 0
    while spent(s, of_seat(seat), _shot(item, where, count)):
        count += 1
    return count


def fires(s: State, seat: int, item: int, where: Atom) -> None:
    spend(s, of_seat(seat), _shot(item, where, has_fired(s, seat, item, where)))


def _goes(s: State, seat: int, item: int, source: Atom, to: Atom, left: int) -> None:
    """One of this card has gone from place to place, and so many are left: who has not fired goes first."""
    count = has_fired(s, seat, item, source)
    if count > left:
        unspend(s, of_seat(seat), _shot(item, source, count - 1))
        fires(s, seat, item, to)


def _shot(item: int, where: Atom, count: int) -> str:
    return f"marine:{item}:{where}:{count}"


def bonus_aboard(s: State, number: int, item: int, aim: Aim) -> int:
    """CSG-EFF-101, CSG-KW-MAR-04: what his own card adds, as far as it is in force."""
    grants = (one for one in active(s, number).answering(Ability.marine) if one.source == item)
    return sum(one.ability.marine(s, number, aim) for one in grants)


def bonus_ashore(s: State, item: int, aim: Aim) -> int:
    """CSG-ABL-01: marines have their abilities on islands too."""
    return sum(one.marine(s, NOWHERE, aim) for one in printed(card_of(item)))
