"""Chapter 12: what a bot of ours thinks that a ship, its cargo and its prospects are worth, in points."""

from typing import Final, NamedTuple

from .cargo import load_of, stows
from .collect import MOST_WEAPONS
from .gains import (
    ANIMAL,
    CHOICE,
    CRATE,
    DOUBLOON,
    GOOD,
    HOLD,
    ITEM_OF,
    PROVISION,
    RUM,
    SAIL,
    SAILOR,
    TALE,
    TAVERN,
    WEAPON,
    Gains,
)
from .luck import members
from .places import FOES, SLOT_GOODS, TALE_CARDS, TALES
from .state import CAMP, HOME, SEA, Player, State, copy_player, put
from .tables import COMPANION_POINTS, HOLDS, OPPONENTS, PRINTED, ROUNDS, SAILORS, SAILS
from .tales import CARDS_PER_RUM, Belongings, met


class Weights(NamedTuple):
    """What things are worth in points, as measured in games of our own. Those of what is used at sea or in town fade
    with the rounds that are left."""

    doubloon: float = 1.6
    rum: float = 1.3
    bomb: float = 2.4
    contract: float = 1.6
    compass: float = 1.0
    weapon: float = 0.5
    """Each weapon, a round that is left: what it opens."""
    animal: float = 1.2
    half: float = 1.6
    """An animal that waits, or a sailor without one."""
    crew: float = 0.9
    """A sail or a sailor, a round that is left."""
    provision: float = 3.0
    """An action at sea, this round; the fifth and later ones two thirds of it."""
    stored: float = 2.2
    """A provision for the next round."""
    crate: float = 1.8
    pirate: float = 0.8
    """A standing pirate at sea."""
    street: float = 0.55
    """A pirate on a street."""
    hired: float = 2.0
    """A pirate more, for the rest of the game."""
    hold: float = 0.9
    tale: float = 2.7
    good: float = 1.5
    """A good aboard that does not fit the next slot."""
    soon: float = 2.5
    """More of it, if its slot comes soon."""
    loss: float = 2.6
    """What an attack token takes on the average."""
    mark: float = 1.3
    """A crate on an opponent that stands: a tale at the home port, and for some tales."""
    outpost: float = 1.1
    """An outpost, a home port that is left."""
    dutch: float = 1.0
    points_ahead: float = 2.0
    """Points of opponents that will yet be defeated, a round that is left; then types of them, towers and the crates on
    them, the values and the number of hidden goods, the most weapons of a type and all tiles: what is multiplied at the
    end grows on both sides."""
    types_ahead: float = 0.6
    towers_ahead: float = 0.0
    crates_ahead: float = 0.0
    values_ahead: float = 0.0
    goods_ahead: float = 0.0
    most_ahead: float = 0.0
    tiles_ahead: float = 0.0
    spite: float = 0.3
    """How much of what another loses is a gain."""


SKILLED: Final = Weights()
BEGINNER: Final = Weights(
    doubloon=1.0,
    rum=0.8,
    bomb=1.0,
    contract=0.8,
    compass=0.5,
    weapon=0.2,
    animal=0.6,
    half=0.8,
    crew=0.4,
    provision=1.5,
    stored=1.0,
    crate=1.0,
    pirate=0.4,
    street=0.3,
    hired=1.0,
    hold=0.4,
    soon=0.0,
    loss=1.3,
    mark=0.0,
    outpost=0.5,
    points_ahead=0.0,
    types_ahead=0.0,
    spite=0.0,
)
"""A beginner counts what scores as it stands, and thinks half as much of what leads there."""


class Outlook(NamedTuple):
    """How much of the game is left. `ports`: home ports to come for this seat; `rest`: rounds, from 4 down to 0, the
    one that goes on by its parts; `sea`: whether provisions of this round can still be used."""

    ports: float
    rest: float
    sea: bool


def outlook(s: State, seat: int) -> Outlook:
    player = s.players[seat]
    in_town = player.boat < 0
    ports = ROUNDS - s.round + (player.stage != HOME)
    part = 1.0 if in_town else 0.55 if player.stage == SEA else 0.0
    return Outlook(ports, ROUNDS - s.round + part, player.stage == SEA)


def settled(s: State, seat: int, w: Weights) -> float:
    """What no longer changes with the ship alone: towers, outposts, marked opponents, the Dutchman."""
    look = outlook(s, seat)
    towers = s.towers_of(seat)
    marked = sum(s.crates_on(slot, seat) > 0 for slot in range(len(s.foes)))
    worth = (sum(towers) + w.crates_ahead * look.rest) * (len(towers) + w.towers_ahead * look.rest)
    worth += 2.0 * look.ports * len(towers)
    worth += w.outpost * s.outposts_of(seat) * look.ports + w.mark * min(1.0, look.ports) * marked
    if s.setting.dutchman:
        crates = [player.dutch[2] + 0.7 * player.dutch[0] for player in s.players]
        ahead = sum(other > crates[seat] for i, other in enumerate(crates) if i != seat)
        worth += (25.0, 15.0, 10.0, 5.0)[ahead] * (0.35 + 0.65 * (1 - look.rest / ROUNDS)) if crates[seat] else 0.0
        worth += w.dutch * crates[seat]
    return worth


def ship(player: Player, look: Outlook, told: float, w: Weights) -> float:
    """A ship and what is aboard. `told`: what the tales in hand are worth."""
    worth = player.score + told
    weapons = player.weapons
    tiles = sum(weapons) - PRINTED * len(weapons)
    worth += (max(weapons) + w.most_ahead * look.rest) * (tiles + w.tiles_ahead * look.rest)
    worth += w.weapon * look.rest * sum(min(n, 4) for n in weapons)
    sailors, animals = player.sailors.bit_count(), sum(animal >= 0 for animal in player.animals)
    worth += COMPANION_POINTS * min(sailors, animals) + w.animal * min(look.rest, 2.0) * animals
    # an animal that waits, or a sailor without an animal, is half a pair
    worth += w.half * abs(sailors - animals) * min(1.0, look.rest)
    worth += w.crew * look.rest * (min(player.sails, sailors + 1) + min(sailors, player.sails + 1))
    items = player.items
    fade = min(1.0, look.rest / 1.5)
    worth += sum((0.5 + use * fade) * min(n, 4) for n, use in zip(items, w[: len(items)], strict=True))
    provisions = min(player.provisions, 9)
    worth += 0.5 * provisions
    if look.sea:
        worth += w.provision * (min(provisions, 4) + 0.67 * max(0, provisions - 4))
    elif look.rest > 0:
        worth += w.stored * min(provisions, 3)
    worth += 0.5 * player.crates + min(1.0, look.rest) * w.crate * (
        min(player.crates, 5) + 0.33 * max(0, player.crates - 5)
    )
    worth += goods_worth(player, look, w)
    worth += w.pirate * min(1.0, look.rest) * (min(player.standing, 4) + 0.4 * player.standing)
    return worth + w.hold * look.rest * (player.holds - 3)


def goods_worth(player: Player, look: Outlook, w: Weights) -> float:
    """NAS-END-04 as it stands, and what the goods aboard may still add."""
    slots = SLOT_GOODS[player.hideout]
    value = sum(slot[1] for slot in slots[: player.filled])
    hidden = player.filled + sum(player.centre)
    more_value, more_goods = w.values_ahead * look.rest, w.goods_ahead * look.rest
    worth = (value + more_value) * (hidden + more_goods) + 0.5 * sum(player.goods)
    may_hide = look.ports if player.stage in (SEA, HOME) or player.boat < 0 else look.ports - 1
    if may_hide <= 0 or not sum(player.goods):
        return worth
    money = 0.8 if player.items[DOUBLOON] else 0.45
    left = list(player.goods)
    filled = player.filled
    later = 0.0
    while filled < len(slots) and left[slots[filled][0]]:
        left[slots[filled][0]] -= 1
        value += slots[filled][1]
        filled += 1
        hidden += 1
        later = (value + more_value) * (hidden + more_goods) - worth
    # of the others those that come soon are worth waiting for
    soon = {good: 1.0 - 0.25 * i for i, (good, _) in enumerate(slots[filled : filled + 4])}
    rest = sum(n * (w.good + w.soon * soon.get(good, 0.0)) for good, n in enumerate(left))
    return worth + money * max(0.0, later) + 0.6 * rest


def tales_worth(player: Player, own: Belongings, look: Outlook) -> float:
    """The tales in hand: those that could be told now, and those that may come true."""
    if not player.hand:
        return 0.0
    cards = members(player.hand)
    if look.ports < 1 or (look.ports <= 1 and player.stage == CAMP):
        return 0.5 * len(cards)
    points = sorted((float(TALE_CARDS[card].points) for card in cards if met(TALES[card], own)), reverse=True)
    room = CARDS_PER_RUM * (player.items[RUM] + max(0.0, look.ports - 1))
    now = sum(points[: int(room)])
    return 0.75 * now + 0.9 * (len(cards) - len(points)) * min(1.0, look.ports / 2) + 0.3 * len(cards)


def with_gains(player: Player, gains: Gains, look: Outlook, w: Weights) -> tuple[Player, float]:
    """The ship with gains, as far as they are not chance; of what is, its worth is told apart."""
    after, more = copy_player(player), 0.0
    for kind, n, weapon in gains:
        if kind == WEAPON:
            if after.weapons[weapon] < MOST_WEAPONS:
                after.weapons = put(after.weapons, weapon, after.weapons[weapon] + 1)
        elif kind == CHOICE:
            best = max(range(len(after.weapons)), key=lambda i: (after.weapons[i] < MOST_WEAPONS, after.weapons[i]))
            after.weapons = put(after.weapons, best, min(MOST_WEAPONS, after.weapons[best] + 1))
        elif kind == SAIL:
            after.sails = min(SAILS, after.sails + n)
        elif kind == SAILOR:
            if after.sailors.bit_count() < SAILORS:
                after.sailors |= after.sailors + 1
        elif kind == ANIMAL:
            more += COMPANION_POINTS * (after.sailors.bit_count() > after.animal_count) + 1.0
        elif kind == TAVERN:
            after.standing += bool(after.tavern)
            more += w.hired * look.rest * bool(after.tavern)
        elif kind == HOLD:
            after.holds = min(HOLDS, after.holds + 1)
        elif kind == TALE:
            more += w.tale * n * min(1.0, look.ports)
        elif kind == CRATE:
            after.crates += min(n, after.reserve)
        elif kind == PROVISION:
            after.provisions += n
        elif kind == GOOD:
            more += 3.5 * n
        else:
            after.item(ITEM_OF[kind], n)
    drop_what_does_not_fit(after)
    return after, more


def drop_what_does_not_fit(player: Player) -> None:
    """Takes crates and provisions off the ship, the cheapest first, until the rest of the load fits."""
    while not stows(player, load_of(player)) and (player.crates or player.provisions):
        if player.crates > 2 or not player.provisions:
            player.crates -= 1
        else:
            player.provisions -= 1


def opponents_worth(player: Player, look: Outlook, w: Weights, foe: int | None = None) -> float:
    """NAS-END-03 as it may stand at the end, or with one more opponent."""
    defeated = members(player.defeated if foe is None else player.defeated | 1 << foe)
    points = sum(FOES[one].points for one in defeated) + w.points_ahead * look.rest
    return points * min(len(OPPONENTS), len({FOES[one].type for one in defeated}) + w.types_ahead * look.rest)
