"""Chapter 5.13 (KW-MAR): marines, who fire by themselves, aboard and ashore."""

from collections import Counter
from collections.abc import Iterator
from math import hypot
from typing import Final, NamedTuple

from .....core.atoms import Atom
from ...geometry.outline import HUNDREDTHS, Outline, point_at
from ...geometry.sight import samples
from ...state import NOWHERE, State
from ..abilities.ability import Ability, Aim
from ..abilities.active import active, printed
from ..abilities.crew import Marine
from ..armament.guns import Cannon, Muzzle, any_mast
from ..table.bodies import hull, land, submerged
from ..table.items import card_of, is_crew, things
from ..table.once import of_seat, spend, spent, unspend

_SHOT: Final = ("S", 2)
"""CSG-KW-MAR-01: range and number."""


def is_marine(item: int) -> bool:
    return is_crew(item) and any(isinstance(ability, Marine) for ability in printed(card_of(item)))


def marines_aboard(s: State, number: int) -> Iterator[int]:
    """CSG-KW-MAR-01: those of a ship who could fire: not while she is lost or submerged; of her nation."""
    ship = s.ship(number)
    if ship.lost == NOWHERE and not submerged(ship):
        yield from (grant.source for grant in active(s, number).grants if isinstance(grant.ability, Marine))


class Post(NamedTuple):
    """Where a marine stands ashore. `nth`: how many of the same card took post there before him."""

    island: int
    seat: int
    item: int
    nth: int = 0

    @property
    def text(self) -> str:
        """The place of it, as steps call it (`gunnery/aiming.py`)."""
        return ":".join(["ashore", *map(str, self if self.nth else self[:3])])


def posts_on(s: State, island: int) -> Iterator[Post]:
    """CSG-KW-MAR-02: all of an island."""
    met = Counter[tuple[int, int]]()
    for seat, item, _, _ in s.islands[island].posts:
        yield Post(island, seat, item, met[seat, item])
        met[seat, item] += 1


def gun_aboard(s: State, number: int) -> Cannon:
    """CSG-KW-MAR-01: from any mast position, standing or not."""
    return Cannon("marine", *_SHOT, any_mast(s.ship(number)), plain=True)


def gun_ashore(s: State, post: Post) -> Cannon:
    x, y = _point(s, post)
    return Cannon("marine", *_SHOT, (Muzzle(NOWHERE, (x, y)),), plain=True)


def marine_outline(s: State, post: Post) -> Outline:
    """CSG-KW-MAR-02: as a target, a point."""
    at = _point(s, post)
    return Outline((at,), at, 0.0)


def _point(s: State, post: Post) -> tuple[float, float]:
    x, y = s.islands[post.island].posts[_at(s, post)][2:]
    return x / HUNDREDTHS, y / HUNDREDTHS


def _at(s: State, post: Post) -> int:
    """Which of the posts of the island it is."""
    of_card = [i for i, it in enumerate(s.islands[post.island].posts) if it[:2] == (post.seat, post.item)]
    return of_card[post.nth]


def takes_post(s: State, number: int, island: int, item: int) -> None:
    """CSG-KW-MAR-02: he comes ashore at the point of the outline that is nearest to the bow tip of his ship."""
    ship, shore = s.ship(number), s.islands[island]
    tip = point_at((max(a for a, _ in hull(ship.card)), 0.0), ship.pose)
    x, y = min(samples(land(shore.shape, shore.pose)), key=lambda it: hypot(it[0] - tip[0], it[1] - tip[1]))
    post = (ship.owner, item, round(x * HUNDREDTHS), round(y * HUNDREDTHS))
    # of those of one card the last one to come stands last
    s.islands[island] = shore._replace(posts=tuple(sorted((*shore.posts, post), key=lambda it: it[:2])))
    if _had_fired(s, ship.owner, item, s.names[number], things(ship.hold).count(item)):
        nth = sum(it[:2] == post[:2] for it in shore.posts)
        spend(s, of_seat(ship.owner), _shot(item, island, nth))


def goes_aboard(s: State, island: int, seat: int, item: int, to: int) -> None:
    """A marine leaves his post, if he had one, for a ship: of those of one card one who has not fired goes first."""
    posts = [post for post in posts_on(s, island) if (post.seat, post.item) == (seat, item)]
    if posts:
        post = min(posts, key=lambda it: post_fired(s, it))
        fired = post_fired(s, post)
        leaves_post(s, post)
        if fired:
            fires(s, seat, item, s.names[to])


def leaves_post(s: State, post: Post) -> None:
    """Takes a marine from his post. Others of his card who came later move up, with what they have done in this turn
    and what has hit them."""
    ranks = [it for it in posts_on(s, post.island) if (it.seat, it.item) == (post.seat, post.item)]
    island, at = s.islands[post.island], _at(s, post)
    fired, hits = [post_fired(s, it) for it in ranks], dict(s.today.hits)
    hurt = [hits.pop(it.text, 0) for it in ranks]
    s.islands[post.island] = island._replace(posts=(*island.posts[:at], *island.posts[at + 1 :]))
    for it in ranks:
        unspend(s, of_seat(it.seat), _shot(it.item, it.island, it.nth))
    del fired[post.nth], hurt[post.nth]
    for it, shot, hit in zip(ranks, fired, hurt, strict=False):
        if shot:
            spend(s, of_seat(it.seat), _shot(it.item, it.island, it.nth))
        if hit:
            hits[it.text] = hit
    s.today = s.today._replace(hits=tuple(hits.items()))


def changes_ship(s: State, source: int, to: int, item: int) -> None:
    """A piece has just gone from ship to ship."""
    left, seat = things(s.ship(source).hold).count(item), s.ship(to).owner
    if is_marine(item) and _had_fired(s, seat, item, s.names[source], left):
        fires(s, seat, item, s.names[to])


# ---- each once per turn


def has_fired(s: State, seat: int, item: int, ship: str) -> int:
    """CSG-KW-MAR-01: how many marines of this card who are aboard now have fired in this turn."""
    count = 0
    while spent(s, of_seat(seat), _shot(item, ship, count)):
        count += 1
    return count


def fires(s: State, seat: int, item: int, ship: str) -> None:
    spend(s, of_seat(seat), _shot(item, ship, has_fired(s, seat, item, ship)))


def post_fired(s: State, post: Post) -> bool:
    """CSG-KW-MAR-01: whether the marine at this post has fired in this turn."""
    return spent(s, of_seat(post.seat), _shot(post.item, post.island, post.nth))


def fires_ashore(s: State, post: Post) -> None:
    spend(s, of_seat(post.seat), _shot(post.item, post.island, post.nth))


def _had_fired(s: State, seat: int, item: int, ship: str, left: int) -> bool:
    """Whether the one of this card who has gone from a ship has fired, when so many are left: who has not goes
    first."""
    count = has_fired(s, seat, item, ship)
    if count <= left:
        return False
    unspend(s, of_seat(seat), _shot(item, ship, count - 1))
    return True


def _shot(item: int, where: Atom, count: int) -> str:
    return f"marine:{item}:{where}:{count}"


def bonus_aboard(s: State, number: int, item: int, aim: Aim) -> int:
    """CSG-EFF-101, CSG-KW-MAR-04: what his own card adds, as far as it is in force."""
    grants = (grant for grant in active(s, number).answering(Ability.marine) if grant.source == item)
    return sum(grant.ability.marine(s, number, aim) for grant in grants)


def bonus_ashore(s: State, item: int, aim: Aim) -> int:
    """CSG-ABL-01: marines have their abilities on islands too."""
    return sum(ability.marine(s, NOWHERE, aim) for ability in printed(card_of(item)))
