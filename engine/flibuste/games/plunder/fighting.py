"""Chapters 5.8 and 5.9 (CON, SEA): a battle, from its dice to what follows."""

from collections.abc import Sequence
from typing import Any

from ...core.agenda import Auto, lies_on
from ...core.atoms import Arg, Args, Name
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .battle import Side, Target, outcome, roller
from .chart import NOWHERE
from .reach import target_of, targets
from .standing import end_turn, hit, plant, without_ships
from .state import NOBODY, State, captain
from .tables import ATTACK_DIE, DEFENCE_DIE, MAX_SHIPS


def target_kind(s: State, target: int) -> Target:
    """What is attacked, by its number."""
    if target < s.setting.seats * MAX_SHIPS:
        return Target.SHIP
    return Target.UNOWNED if s.owners[target - target_of(s, 0)] == NOWHERE else Target.OWNED


def defender_of(s: State, target: int) -> int:
    """The captain of the ship or the owner of the island; NOWHERE of an unowned one."""
    return captain(target) if target < s.setting.seats * MAX_SHIPS else s.owners[target - target_of(s, 0)]


def strength_of(s: State, target: int) -> int:
    """PLU-CON-04, PLU-SEA-04, PLU-CON-08: skulls of an island, whoever is moored there; cannons of the ship, and of no
    other (PLU-CON-07)."""
    if target_kind(s, target) is not Target.SHIP:
        return s.chart.islands[target - target_of(s, 0)].skulls
    ship = s.ships[target]
    assert ship is not None
    return ship.cannons


def place_of(s: State, target: int) -> str:
    """Where a target is on the chart: a ship, or an island."""
    if target_kind(s, target) is Target.SHIP:
        return f"ship:{target}"
    return f"island:{s.chart.islands[target - target_of(s, 0)].id}"


def told_target(s: State, target: int) -> dict[str, Arg]:
    """A target in the words of its kind: an island has a name, and nobody owns some."""
    args: dict[str, Arg] = {}
    if (other := defender_of(s, target)) != NOWHERE:
        args["other"] = Name(other)
    if target_kind(s, target) is not Target.SHIP:
        args["island"] = s.chart.called(target - target_of(s, 0))
    return args


def may_threaten(s: State, ship: int, target: int) -> bool:
    """PLU-THR-02, PLU-THR-04: what may be attacked, once a turn; of somebody who has cards to give."""
    other = defender_of(s, target)
    return other != NOBODY and any(s.hands[other]) and (ship, target) not in s.today.threatened


@frozen
class Battle(Auto[State]):
    """PLU-CON-03, PLU-SEA-03: nobody has bought it off, so that the pair is used; then the dice."""

    ship: int
    target: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "Menu") and (self.ship, self.target) in targets(s, s.turn)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        s.today = s.today._replace(attacked=s.today.attacked | {(self.ship, self.target)})
        kind, defender = target_kind(s, self.target), defender_of(s, self.target)
        own = captain(self.ship)
        # PLU-TEAM-11: friend or enemy; whoever throws has no choice to make
        rolls = (own + 1) % s.setting.seats if roller(kind).who == "left" else defender
        dice = fate.throw(
            ("attack", ATTACK_DIE),
            ("defence", DEFENCE_DIE),
            by=(own, rolls),
            why=lambda: ("plunder-told-battle", {"seat": Name(own), "kind": kind.value, **told_target(s, self.target)}),
        )
        attack, defence = Side(strength_of(s, self.ship), int(dice[0])), Side(strength_of(s, self.target), int(dice[1]))
        if emit.on:
            args: Args = {
                "seat": Name(own),
                "roll": attack.roll,
                "plus": attack.total - attack.roll,
                "total": attack.total,
                "other": Name(rolls),
                "against": defence.roll,
                "defence": defence.total - defence.roll,
                "strength": defence.total,
                "end": "tie" if attack.total == defence.total else "won" if attack.total > defence.total else "lost",
            }
            data = {"ship": self.ship, "target": self.target, "roll": attack.roll, "against": defence.roll}
            emit(Event("plunder-battle", args, data, roller(kind).rule))
        end = outcome(kind, attack, defence)
        if end.flag:
            plant(s, self.target - target_of(s, 0), own, emit, end.rule)
        if end.hit == "defender":
            hit(s, self.target, emit, end.rule, by=own)
        elif end.hit == "attacker":
            hit(s, self.ship, emit, end.rule, by=defender if end.reward else NOWHERE)
        if without_ships(s, own):
            end_turn(s)
