"""Worlds that a seat cannot tell from the true one, and what is hidden at all: tales in hand and face down."""

from collections.abc import Hashable
from random import Random
from typing import Final

from ...core.secrets import Secret, Secrets
from .luck import members
from .places import OF_BACK
from .state import Player, State

_DOWN: Final = ("hand", "jokes", "buried")
"""Where a player's tales lie that only their owner knows."""


def known(player: Player) -> int:
    """The set of tales that their owner alone knows."""
    return player.hand | player.jokes | player.buried


def imagine(s: State, seat: int, luck: int) -> State:
    """Chapter 4.1: the tales of the others, in hand and face down, are dealt again with the piles; the backs stay
    where they are, for everybody sees them."""
    world = s.copy()
    world.luck = luck
    rng = Random(luck)
    others = [player for i, player in enumerate(world.players) if i != seat]
    pool = world.tales
    for player in others:
        pool |= known(player)
    for back in OF_BACK:
        cards = [*members(pool & back)]
        rng.shuffle(cards)
        for player in others:
            for where in _DOWN:
                had = getattr(player, where)
                dealt = had & ~back
                for _ in range((had & back).bit_count()):
                    dealt |= 1 << cards.pop()
                setattr(player, where, dealt)
        world.tales = world.tales & ~back | sum(1 << card for card in cards)
    return world


def secrets(s: State) -> Secrets:
    """Chapter 4.1: the piles are nobody's; tales in hand and face down are their owner's."""
    everybody = (1 << s.setting.seats) - 1
    found: dict[Hashable, Secret] = {card: Secret("pile", 0) for card in members(s.tales)}
    for seat, player in enumerate(s.players):
        found |= {card: Secret("hand", 1 << seat) for card in members(player.hand)}
        found |= {card: Secret("down", 1 << seat) for card in members(player.jokes | player.buried)}
        # whoever jokes tells everybody that a condition does not hold
        found |= {("joke", card): Secret(None, everybody) for card in members(player.jokes)}
    return found
