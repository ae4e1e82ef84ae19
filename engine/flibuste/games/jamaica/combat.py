"""Chapter 5.6 (CBT): powder, dice, stars, and the Sabre."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Ask, Auto, Chance, lies_on, not_asked, then, window
from ...core.atoms import Arg, Args, Json, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate, Thrower
from ...core.frozen import frozen
from .characters import SARAN, SIR_BETH, STRATEGIST, TRADERS, bonus, linked, powers, purse, rerolls
from .pay import spend
from .shapes import Combat as CombatShape
from .shapes import Side
from .spoils import Discard, award, controller, discard
from .state import AFTER_COMBAT, Combat, State
from .tables import BORDERS, COMBAT_DIE, POWDER, STAR

KEEP: Final[Move] = ("sabre", "keep")
REROLL: Final[Move] = ("sabre", "reroll")


def start_combat(s: State, attacker: int, target: int, emit: EventSink, *, ranged: bool = False) -> None:
    """JAM-CBT-04: the attacker's powder first. What comes after the combat must wait on the agenda already."""
    s.combat = Combat(attacker, target, int(ranged))
    if emit.on:
        args: Args = {"seat": s.who(attacker), "victim": s.who(target), "ranged": "yes" if ranged else "no"}
        emit(Event("jamaica-combat", args, combat_data(s), "JAM-CREW-C03" if ranged else "JAM-CBT-01"))
    if wins_unfought(s, attacker):
        end_combat(s, attacker, target, emit)
        return
    then(s, *_powder_of(s, attacker), _ROLL_A)


def wins_unfought(s: State, attacker: int) -> bool:
    """JAM-CREW-C04: the Strategist wins every combat as the attacker."""
    return s.setting.crew and STRATEGIST in s.holds[attacker]


def edge(s: State, c: Combat) -> int:
    """JAM-CBT-06: by how much the attacker's firepower is higher, the dice left out."""
    return c.powder + bonus(s, c.attacker) - c.answer - bonus(s, c.target)


def firepower(roll: int, powder: int, bonus: int) -> int:
    """JAM-CBT-06: of one side; a star has none.

    >>> firepower(4, 3, 2)
    9
    """
    return roll + powder + bonus


def verdict(roll: int, answer_roll: int, edge: int) -> int:
    """JAM-CBT-07, JAM-CBT-08, JAM-CBT-09, JAM-CBT-10: above 0 when the attacker wins, below when the defender does, 0
    when they part. Faces that were rolled again count like any others (JAM-PWR-04).

    >>> verdict(4, 6, 2), verdict(STAR, 10, -9), verdict(10, STAR, 9)
    (0, 1, -1)
    """
    if roll == STAR:
        return 1
    return -1 if answer_roll == STAR else roll + edge - answer_roll


def powder_kinds(s: State, ship: int) -> int:
    """JAM-CREW-M01: what counts as powder for this ship in a combat."""
    return linked(s, ship, POWDER) if s.setting.merchants_fight else 1 << POWDER


def _powder_of(s: State, ship: int) -> list[Ask[State]]:
    """JAM-D-09, JAM-D-11: not asked without powder; the ghost never has any (JAM-GHOST-13)."""
    return [Powder(ship)] if ship != s.setting.ghost and purse(s, ship, powder_kinds(s, ship)) else []


@frozen
class Powder(Ask[State]):
    """JAM-D-09, JAM-D-11: how much powder is spent before one's own roll; then from which holds. It is asked in the
    open like all of a combat (JAM-PHONE-06).

    Answers:
        ``powder N``: how much is spent.
    """

    seat: int

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        c = s.combat
        if c is None or not 0 <= self.seat < s.setting.seats:
            return False
        due = c.attacker if lies_on(below, "RollA") else c.target if lies_on(below, "RollB") else None
        unspent = not (c.powder if due == c.attacker else c.answer)
        return due == self.seat and unspent and self._most(s) > 0

    def moves(self, s: State) -> list[Move]:
        return [("powder", n) for n in range(self._most(s) + 1)]

    def _most(self, s: State) -> int:
        return purse(s, self.seat, powder_kinds(s, self.seat))

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) != 2 or move[0] != "powder" or not isinstance(move[1], int):
            return not_asked(move)
        most = self._most(s)
        return None if 0 <= move[1] <= most else Bar("jamaica-barred-powder", "JAM-CBT-05", {"max": most})

    def ask(self, s: State) -> Decision:
        c = _combat(s)
        attacks = self.seat == c.attacker
        options = tuple(
            Option(("powder", n), "jamaica-do-powder", {"count": n}, group="powder", default=n == 0)
            for n in range(self._most(s) + 1)
        )
        other = c.target if attacks else c.attacker
        args: Args = {
            "seat": Name(self.seat),
            "victim": s.who(other),
            "mine": bonus(s, self.seat),
            "theirs": bonus(s, other) if attacks else c.roll + c.powder + bonus(s, other),
        }
        key, rule = ("jamaica-ask-powder", "JAM-D-09") if attacks else ("jamaica-ask-answer", "JAM-D-11")
        traders = TRADERS if s.setting.merchants_fight else ()
        data = powers(s, self.seat, SIR_BETH, *traders)
        return self.decision(s, key, rule, options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        c, n = _combat(s), int(move[1])
        s.combat = c._replace(powder=n) if self.seat == c.attacker else c._replace(answer=n)
        if emit.on:
            args: Args = {"seat": Name(self.seat), "count": n}
            emit(Event("jamaica-powder", args, combat_data(s), "JAM-CBT-05"))
        spend(s, self.seat, n, powder_kinds(s, self.seat), "powder", emit)


def _combat(s: State) -> Combat:
    if s.combat is None:
        raise ValueError("no combat is going on")
    return s.combat


def _fought(s: State, below: Sequence[Any]) -> bool:
    """JAM-CBT-01, JAM-CBT-03, JAM-CREW-C03: whether the combat can be fought where the two ships are."""
    c = s.combat
    if c is None or not s.fights(c.attacker, c.target) or not lies_on(below, *AFTER_COMBAT):
        return False
    attacker, target = s.node(c.attacker), s.node(c.target)
    ghosts = lies_on(below, "GhostLair")
    begun = c.attacker == s.setting.ghost if ghosts else s.acts(c.attacker)
    return begun and target > 0 and (target in BORDERS[attacker] if c.ranged else target == attacker)


def _roll(s: State, ship: int, fate: Fate, emit: EventSink, *, again: bool = False) -> None:
    c = _combat(s)
    other = c.target if ship == c.attacker else c.attacker
    by = controller(s, ship, other)

    def why() -> tuple[str, Args]:
        how = "again" if again else "ghost" if ship == s.setting.ghost else "attack" if ship == c.attacker else "defend"
        return "jamaica-told-combat", {"seat": Name(by), "other": s.who(other), "how": how}

    answer = fate.answer("combat", COMBAT_DIE, thrower=Thrower(by, why))
    roll = STAR if answer == "star" else int(answer)
    s.combat = c._replace(roll=roll) if ship == c.attacker else c._replace(answer_roll=roll)
    if emit.on:
        args: Args = {"seat": s.who(ship), "face": answer, "again": "yes" if again else "no"}
        emit(Event("jamaica-rolled", args, combat_data(s), "JAM-PWR-02" if again else "JAM-CBT-04"))


def combat_json(s: State, c: Combat) -> CombatShape:
    """A combat as it lies open, the attacker first: powder once it was named, a die once it lies, and the firepower.

    `reroll`: the ship that may still have a roll made again.
    """
    sides = [_side_json(s, c.attacker, c.powder, c.roll), _side_json(s, c.target, c.answer, c.answer_roll)]
    return {"sides": sides, "ranged": bool(c.ranged), "reroll": sabre_of(s, c)}


def _side_json(s: State, ship: int, powder: int, roll: int) -> Side:
    return {
        "ship": ship,
        "powder": powder if powder or roll else None,
        "face": "star" if roll == STAR else roll or None,
        "bonus": bonus(s, ship),
        "sum": firepower(roll, powder, bonus(s, ship)) if 0 < roll < STAR else None,
    }


def combat_data(s: State) -> dict[str, Json]:
    """The combat as it lies open, for those who are told of it."""
    return {"combat": combat_json(s, _combat(s))}


def sabre_of(s: State, c: Combat) -> int | None:
    """JAM-PWR-02: the ship of the two that may still have a roll made again."""
    return None if c.rerolled else next((ship for ship in (c.attacker, c.target) if rerolls(s, ship)), None)


def _sabre_of_seat(s: State, c: Combat) -> int | None:
    """Who decides for that ship."""
    ship = sabre_of(s, c)
    return None if ship is None else controller(s, ship, c.target if ship == c.attacker else c.attacker)


def _offer_reroll(s: State) -> None:
    """JAM-PWR-02: right after a roll and at no other time, to whoever of the two has the Sabre or Saran."""
    seat = _sabre_of_seat(s, _combat(s))
    if seat is not None:
        window(s, Sabre(seat))


@frozen
class RollA(Auto[State]):
    """JAM-CBT-04 (b): the attacker rolls."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _fought(s, below) and not (_combat(s).roll or _combat(s).answer_roll or _combat(s).answer)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        _roll(s, _combat(s).attacker, fate, emit)
        then(s, _STAND_A)
        _offer_reroll(s)


@frozen
class StandA(Auto[State]):
    """JAM-CBT-08: a star wins at once; else the defender may spend powder, knowing the attacker's firepower."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _fought(s, below) and _combat(s).roll > 0 and not (_combat(s).answer_roll or _combat(s).answer)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        c = _combat(s)
        if c.roll == STAR:
            end_combat(s, c.attacker, c.target, emit)
            return
        then(s, *_powder_of(s, c.target), _ROLL_B)


@frozen
class RollB(Auto[State]):
    """JAM-CBT-04 (f): the defender rolls."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _fought(s, below) and 0 < _combat(s).roll < STAR and not _combat(s).answer_roll

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        _roll(s, _combat(s).target, fate, emit)
        then(s, _STAND_B)
        _offer_reroll(s)


@frozen
class StandB(Auto[State]):
    """JAM-CBT-07, JAM-CBT-09: a star wins, else the higher firepower; equal ones part."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return _fought(s, below) and 0 < _combat(s).roll < STAR and _combat(s).answer_roll > 0

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        c = _combat(s)
        balance = verdict(c.roll, c.answer_roll, edge(s, c))
        if balance < 0:
            end_combat(s, c.target, c.attacker, emit)
        elif balance > 0:
            end_combat(s, c.attacker, c.target, emit)
        else:
            s.combat = None
            args: Args = {"both": firepower(c.roll, c.powder, bonus(s, c.attacker))}
            emit(Event("jamaica-combat-tie", args, rule="JAM-CBT-07"))


_ROLL_A, _STAND_A, _ROLL_B, _STAND_B = RollA(), StandA(), RollB(), StandB()


def end_combat(s: State, winner: int, loser: int, emit: EventSink) -> None:
    """JAM-WIN-01, JAM-CREW-C03: spoils; after an attack from afar only the attacker has any, and only to destroy.

    The combat is over before anything is taken, so a Sabre taken here comes too late for it (JAM-PWR-05).
    """
    c = _combat(s)
    s.combat = None
    if emit.on:
        _tell_won(s, c, winner, loser, emit)
    if not c.ranged:
        award(s, winner, loser, emit)
    elif winner == c.attacker:
        full = [i for i, content in enumerate(s.holds[loser]) if content]
        if len(full) == 1:
            discard(s, winner, loser, full[0], emit)
        elif full:
            then(s, Discard(winner, loser))


def _tell_won(s: State, c: Combat, winner: int, loser: int, emit: EventSink) -> None:
    how = "star" if STAR in (c.roll, c.answer_roll) else "firepower" if c.roll else "strategist"
    args: dict[str, Arg] = {"seat": s.who(winner), "victim": s.who(loser), "how": how}
    if how == "firepower":
        attack = firepower(c.roll, c.powder, bonus(s, c.attacker))
        defence = firepower(c.answer_roll, c.answer, bonus(s, c.target))
        args |= {"mine": max(attack, defence), "theirs": min(attack, defence)}
    rule = {"star": "JAM-CBT-08", "firepower": "JAM-CBT-07", "strategist": "JAM-CREW-C04"}[how]
    emit(Event("jamaica-combat-won", args, {"winner": winner, "loser": loser}, rule))


@frozen
class Sabre(Chance[State]):
    """JAM-D-10, JAM-D-12: keep the roll just made, or have it made again; the powder stays as it is (JAM-PWR-03).

    Answers:
        ``sabre keep|reroll``: the roll stands, or is made again.
    """

    seat: int

    open = True
    decline = KEEP

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "StandA", "StandB") and s.combat is not None and self.is_available(s)

    def is_available(self, s: State) -> bool:
        return _sabre_of_seat(s, _combat(s)) == self.seat

    def moves(self, s: State) -> list[Move]:
        return [KEEP, REROLL]

    def ask(self, s: State) -> Decision:
        c = _combat(s)
        second = c.answer_roll != 0
        roll = c.answer_roll if second else c.roll
        roller = c.target if second else c.attacker
        options = (
            Option(KEEP, "jamaica-do-sabre-keep", {}, group="sabre", default=True),
            Option(REROLL, "jamaica-do-sabre-reroll", {}, group="sabre"),
        )
        args: Args = {
            "seat": Name(self.seat),
            "victim": s.who(roller),
            "face": "star" if roll == STAR else str(roll),
            "crew": "yes" if s.setting.crew else "no",
        }
        rule = "JAM-D-12" if second else "JAM-D-10"
        data = {
            **powers(s, self.seat, SARAN),
            "ghost_by": "" if self.seat in (c.attacker, c.target) else "JAM-GHOST-14",
        }
        return self.decision(s, "jamaica-ask-sabre", rule, options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == KEEP:
            return
        c = s.combat = _combat(s)._replace(rerolled=1)
        _roll(s, c.target if c.answer_roll else c.attacker, fate, emit, again=True)


@frozen
class Target(Ask[State]):
    """JAM-D-08, JAM-D-17: which of several ships on the space is attacked; for the ghost its Captain says.

    Answers:
        ``attack SHIP``: the ship that is attacked.
    """

    seat: int
    attacker: int

    open = True
    refusal = ("jamaica-barred-not-here", "JAM-CBT-02")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        haunts = self.attacker == s.setting.ghost >= 0
        if not lies_on(below, "GhostLair" if haunts else "Price") or not s.acts(self.seat):
            return False
        return (haunts or self.attacker == self.seat) and len(s.met_by(self.attacker)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("attack", ship) for ship in s.met_by(self.attacker)]

    def ask(self, s: State) -> Decision:
        options = tuple(attack_option(s, ship) for ship in s.met_by(self.attacker))
        ghost = self.attacker == s.setting.ghost
        args: Args = {"seat": Name(self.seat), "ghost": "yes" if ghost else "no"}
        rule = "JAM-D-17" if ghost else "JAM-D-08"
        # JAM-GHOST-10: the Captain's crew does not fight for the ghost
        mine = {} if ghost else powers(s, self.seat, STRATEGIST)
        data = {**mine, "ghost_by": "JAM-GHOST-10" if ghost else ""}
        return self.decision(s, "jamaica-ask-target", rule, options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        start_combat(s, self.attacker, int(move[1]), emit)


def attack_option(s: State, ship: int) -> Option:
    args: Args = {"victim": s.who(ship), "powder": s.owned(ship, POWDER), "bonus": bonus(s, ship)}
    return Option(("attack", ship), "jamaica-do-attack", args, group="attack", at=f"ship:{ship}")
