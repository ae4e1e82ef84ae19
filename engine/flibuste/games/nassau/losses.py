"""Chapter 5.6 (FGT-12 to FGT-14): what the attack tokens take that were not sent back."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, then
from ...core.atoms import Args, Move, Name, Word
from ...core.decision import Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .cargo import Stow
from .crew import LoseSailor, losable, lose_sailor
from .fight import TOKENS
from .gains import ITEMS, thing
from .purse import score
from .state import Player, State, put
from .tables import ATTACK_POINTS, HOLDS_AT_START, PRINTED, WEAPONS
from .waiting import fight_on

FLAG_SAIL: Final = 1
"""NAS-FGT-13: the sail that cannot be lost."""


@frozen
class Suffer(Auto[State]):
    """NAS-FGT-12, NAS-FGT-14, NAS-RUL-43: the tokens that remain, in a fixed order, one unit each."""

    seat: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Outcome", "DutchEnd")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        fight = s.fight
        if fight is None or not fight.attacks:
            return
        token, *left = fight.attacks
        s.fight = fight._replace(attacks=tuple(left))
        if emit.on:
            args: Args = {"seat": Name(self.seat), "token": TOKENS[token]}
            emit(Event("nassau-attack", args, {"seat": self.seat, "token": TOKENS[token]}, "NAS-FGT-14", quiet=True))
        then(s, Suffer(self.seat))
        suffer(s, self.seat, TOKENS[token], emit)


def suffer(s: State, seat: int, kind: str, emit: EventSink) -> None:
    """NAS-FGT-12, NAS-INT-06, NAS-INT-07: one unit of it, or three points where nothing of it can be lost now."""
    player = s.players[seat]
    if kind in ITEMS:
        item = ITEMS.index(kind)
        if player.items[item]:
            player.item(item, -1)
            _told(seat, kind, emit)
            return
    elif kind == "provision" and player.provisions:
        player.provisions -= 1
        _told(seat, kind, emit)
        return
    elif kind == "crate" and player.crates:
        # NAS-GEN-06: to one's own reserve
        player.crates -= 1
        player.reserve += 1
        _told(seat, kind, emit)
        return
    elif kind == "weapon" and (types := losable_weapons(player)):
        if len(types) > 1:
            then(s, LoseWeapon(seat))
        else:
            lose_weapon(s, seat, types[0], emit)
        return
    elif kind == "sail" and player.sails > FLAG_SAIL:
        player.sails -= 1
        _told(seat, kind, emit)
        return
    elif kind == "sailor" and (places := losable(player)):
        if len(places) > 1:
            then(s, LoseSailor(seat))
        else:
            lose_sailor(s, seat, places[0], emit)
        return
    elif kind == "hold" and player.holds > HOLDS_AT_START:
        # NAS-HLD-08, NAS-INT-08
        player.holds -= 1
        _told(seat, kind, emit)
        then(s, Stow(seat))
        return
    score(s, seat, ATTACK_POINTS, emit, "NAS-FGT-12")


def _told(seat: int, kind: str, emit: EventSink) -> None:
    if emit.on:
        emit(
            Event("nassau-lost", {"seat": Name(seat), "what": thing(kind)}, {"seat": seat, "kind": kind}, "NAS-FGT-12")
        )


def losable_weapons(player: Player) -> list[int]:
    """NAS-FGT-13: the types with a tile; the printed weapons stay."""
    return [weapon for weapon, n in enumerate(player.weapons) if n > PRINTED]


def lose_weapon(s: State, seat: int, weapon: int, emit: EventSink) -> None:
    player = s.players[seat]
    player.weapons = put(player.weapons, weapon, player.weapons[weapon] - 1)
    _told(seat, WEAPONS[weapon], emit)


@frozen
class LoseWeapon(Ask[State]):
    """NAS-DEC-29: of which type.

    Answers:
        ``weapon WEAPON``: the weapon that goes.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return fight_on(s, self.seat, below, "Suffer") and len(losable_weapons(s.players[self.seat])) > 1

    def moves(self, s: State) -> list[Move]:
        return [("weapon", WEAPONS[weapon]) for weapon in losable_weapons(s.players[self.seat])]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(move, "nassau-do-lose-weapon", {"weapon": Word(f"nassau-weapon-{move[1]}")}, "weapon")
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "nassau-ask-lose-weapon", "NAS-FGT-14", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        lose_weapon(s, self.seat, WEAPONS.index(str(move[1])), emit)
