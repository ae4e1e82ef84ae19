"""Chapter 5.7 (WIN): what the winner of a combat takes."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.agenda import Ask, lies_on, not_asked, then
from ...core.atoms import Args, Move, Name
from ...core.decision import Bar, Decision, Option
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .characters import BUCCANEER, WEASEL, powers
from .load import ghost_takes, load
from .state import AFTER_COMBAT, CARD, CURSED, State, contents, looks, stands_in
from .tables import GOLD, PERSON
from .treasure import hand_over, names_of, number_of, steal_covered, steal_up, treasure_word

NOTHING: Move = ("spoils", "nothing")
COVERED: Move = ("spoils", "covered")
GIVE: Move = ("spoils", "give")


def controller(s: State, ship: int, other: int) -> int:
    """JAM-GHOST-14: who decides for a ship in a combat: its captain, or for the ghost the player who is not in it."""
    return s.setting.seats - 1 - other if ship == s.setting.ghost else ship


def cursed_of(s: State, ship: int) -> list[int]:
    """The covered cursed treasures that a captain of the app knows aboard, as slots."""
    return [held for held in s.down[ship] if s.setting.treasures[held & CARD].cursed and not stands_in(s, held)]


def has_curse(s: State, ship: int) -> bool:
    """JAM-WIN-05: whether there is a curse to be given; where only its captain can look, whether there may be."""
    if looks(s, ship):
        from .keepers import curses  # here, as below: only a game with real cards waits for it

        return bool(s.down[ship]) and bool(curses(s, ship))
    return any(held & CURSED for held in s.down[ship]) or bool(cursed_of(s, ship))


def why_not_take_hold(s: State, winner: int, loser: int, hold: int) -> Bar | None:
    """JAM-WIN-02, JAM-GHOST-16, JAM-CREW-11: a whole hold, if it can be loaded. The ghost may take food, powder and
    people without loading them (`load.ghost_takes`).
    """
    holds = s.holds[loser]
    if not 0 <= hold < len(holds) or not holds[hold]:
        return Bar("jamaica-barred-empty", "JAM-WIN-02")
    kind = holds[hold] & 7
    if winner == s.setting.ghost:
        if kind == GOLD and 0 not in s.holds[winner]:
            return Bar("jamaica-barred-ghost-full", "JAM-GHOST-16")
        return None
    if any(h == 0 or h & 7 != kind for h in s.holds[winner]):
        return None
    return Bar("jamaica-barred-no-room", "JAM-CREW-11" if kind == PERSON else "JAM-WIN-02")


def spoils_of(s: State, winner: int, loser: int) -> Iterator[Move]:
    """Everything that the winner may do; against the ghost as well (JAM-GHOST-18), whose own Lady Beth is no card that
    could be taken (JAM-GHOST-04).
    """
    for hold, content in enumerate(s.holds[loser]):
        if content and why_not_take_hold(s, winner, loser, hold) is None:
            yield "spoils", "hold", hold
    for name in names_of(s, s.up[loser]):
        yield "spoils", "card", name
    if s.down[loser]:
        yield COVERED
    if winner != s.setting.ghost and has_curse(s, winner):
        yield GIVE
    yield NOTHING


def hides(s: State, winner: int) -> bool:
    """JAM-PHONE-05: whether a curse is there to be given is the winner's secret."""
    return winner != s.setting.ghost and bool(s.down[winner])


def award(s: State, winner: int, loser: int, emit: EventSink) -> None:
    """JAM-WIN-01: asks the winner, unless nothing can be taken and there is nothing to hide (JAM-D-13, JAM-D-18)."""
    if hides(s, winner) or next(spoils_of(s, winner, loser)) != NOTHING:
        then(s, Spoils(controller(s, winner, loser), winner, loser))
    elif emit.on:
        emit(Event("jamaica-no-spoils", {"seat": s.who(winner)}, {"ship": winner}, "JAM-WIN-06"))


@frozen
class Spoils(Ask[State]):
    """JAM-D-13, JAM-D-18: a hold, a treasure, a curse for the loser, or nothing.

    Answers:
        ``spoils hold HOLD``: what lies in the loser's hold.
        ``spoils card TREASURE``: a treasure that lies face up before the loser.
        ``spoils covered``: one of the loser's face-down treasures, unseen.
        ``spoils give``: the loser gets a cursed treasure of the winner's.
        ``spoils nothing``: nothing.
    """

    seat: int
    winner: int
    loser: int

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        won = lies_on(below, *AFTER_COMBAT) and s.fights(self.winner, self.loser)
        return won and self.seat == controller(s, self.winner, self.loser)

    def privacy(self, s: State) -> tuple[bool, bool]:
        secret = hides(s, self.winner) and not s.setting.keepers >> self.winner & 1
        return secret, not secret

    def moves(self, s: State) -> list[Move]:
        return list(spoils_of(s, self.winner, self.loser))

    def why_not(self, s: State, move: Move) -> Bar | None:
        if len(move) < 2 or move[0] != "spoils":
            return not_asked(move)
        if move == NOTHING:
            return None
        if len(move) == 3 and move[1] == "hold" and isinstance(move[2], int):
            return why_not_take_hold(s, self.winner, self.loser, move[2])
        if len(move) == 3 and move[1] == "card":
            known = move[2] in names_of(s, s.up[self.loser])
            return None if known else Bar("jamaica-barred-no-card", "JAM-WIN-03")
        if move == COVERED:
            return None if s.down[self.loser] else Bar("jamaica-barred-no-covered", "JAM-WIN-04")
        if move == GIVE:
            return self._why_not_give(s)
        return not_asked(move)

    def _why_not_give(self, s: State) -> Bar | None:
        if self.winner == s.setting.ghost:
            return Bar("jamaica-barred-ghost-gives", "JAM-GHOST-15")
        return None if has_curse(s, self.winner) else Bar("jamaica-barred-no-curse", "JAM-WIN-05")

    def ask(self, s: State) -> Decision:
        options = [self._hold(s, i) for i, content in enumerate(s.holds[self.loser]) if content]
        for name in names_of(s, s.up[self.loser]):
            args: Args = {"card": treasure_word(s, number_of(s, name))}
            at = f"treasure:{name}"
            options.append(Option(("spoils", "card", name), "jamaica-do-take-card", args, group="treasure", at=at))
        if covered := s.down[self.loser]:
            args = {"count": len(covered)}
            at = f"covered:{self.loser}"
            options.append(Option(COVERED, "jamaica-do-take-covered", args, group="treasure", at=at))
        if hides(s, self.winner):
            barred = self._why_not_give(s)
            options.append(Option(GIVE, "jamaica-do-give", {}, group="give", at=f"ship:{self.loser}", barred=barred))
        options.append(Option(NOTHING, "jamaica-do-take-nothing", {}, group="nothing"))
        ghost = "yes" if self.winner == s.setting.ghost else "no"
        asked: Args = {"seat": Name(self.seat), "victim": s.who(self.loser), "ghost": ghost}
        rule = "JAM-D-18" if ghost == "yes" else "JAM-D-13"
        # JAM-GHOST-14: who decides for the ghost has no help of the own crew
        mine = powers(s, self.winner, WEASEL) if self.winner == self.seat else {}
        data = {**mine, "ghost_by": "JAM-GHOST-14" if ghost == "yes" else ""}
        return self.decision(
            s,
            "jamaica-ask-spoils",
            rule,
            tuple(options),
            asked,
            data=data,
        )

    def _hold(self, s: State, i: int) -> Option:
        args: Args = {"number": i + 1, **contents(s.holds[self.loser][i])}
        barred = why_not_take_hold(s, self.winner, self.loser, i)
        at = f"hold:{self.loser}:{i}"
        return Option(("spoils", "hold", i), "jamaica-do-take-hold", args, group="hold", at=at, barred=barred)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        winner, loser = self.winner, self.loser
        if move[1] == "hold":
            self._take_hold(s, int(move[2]), emit)
        elif move[1] == "card":
            steal_up(s, winner, loser, number_of(s, move[2]), emit)
        elif move == COVERED:
            steal_covered(s, winner, loser, fate, emit)
        elif move == GIVE:
            curses = cursed_of(s, winner)
            if looks(s, winner) or not curses:
                from .keepers import given

                _gave(s, winner, loser, given(s, winner, loser, fate), emit)
            elif len(curses) == 1:
                give(s, winner, loser, curses[0], fate, emit)
            else:
                then(s, GiveWhich(self.seat, loser))
        elif emit.on:
            emit(Event("jamaica-no-spoils", {"seat": s.who(winner)}, {"ship": winner}, "JAM-WIN-06"))

    def _take_hold(self, s: State, hold: int, emit: EventSink) -> None:
        holds = s.holds[self.loser]
        content = holds[hold]
        s.holds[self.loser] = (*holds[:hold], 0, *holds[hold + 1 :])
        if emit.on:
            args: Args = {"seat": s.who(self.winner), "victim": s.who(self.loser), **contents(content)}
            data = {"winner": self.winner, "loser": self.loser, "hold": hold}
            emit(Event("jamaica-stole-hold", args, data, "JAM-WIN-02"))
        if self.winner == s.setting.ghost:
            ghost_takes(s, content, emit)
        else:
            load(s, self.winner, content, emit)


def give(s: State, winner: int, loser: int, held: int, fate: Fate, emit: EventSink) -> None:
    """JAM-WIN-05: the loser, and nobody else, learns which curse it is, so there is no taking it back."""
    fate.answer("give", (s.setting.treasures[held & CARD].id,))
    _gave(s, winner, loser, held, emit)


def _gave(s: State, winner: int, loser: int, held: int, emit: EventSink) -> None:
    args: Args = {"seat": Name(winner), "victim": s.who(loser)}
    gave = Event("jamaica-gave", args, {"winner": winner, "loser": loser}, "JAM-WIN-05")
    hand_over(s, winner, loser, held, emit, gave, cursed=True)


@frozen
class GiveWhich(Ask[State]):
    """JAM-D-14: which of one's own cursed treasures; private.

    Answers:
        ``give TREASURE``: the cursed treasure that goes.
    """

    seat: int
    loser: int

    secret = True
    refusal = ("jamaica-barred-no-curse", "JAM-WIN-05")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        won = lies_on(below, *AFTER_COMBAT) and s.fights(self.seat, self.loser) and self.seat != s.setting.ghost
        return won and len(cursed_of(s, self.seat)) > 1

    def moves(self, s: State) -> list[Move]:
        return [("give", s.setting.treasures[held & CARD].id) for held in cursed_of(s, self.seat)]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                ("give", s.setting.treasures[held & CARD].id),
                "jamaica-do-give-card",
                {"card": treasure_word(s, held & CARD)},
                group="give",
                at=f"treasure:{s.setting.treasures[held & CARD].id}",
            )
            for held in cursed_of(s, self.seat)
        )
        args = {"seat": Name(self.seat), "victim": s.who(self.loser)}
        return self.decision(s, "jamaica-ask-give", "JAM-D-14", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        held = next(h for h in cursed_of(s, self.seat) if s.setting.treasures[h & CARD].id == move[1])
        give(s, self.seat, self.loser, held, fate, emit)


@frozen
class Discard(Ask[State]):
    """JAM-CREW-D-06: after a won attack from afar, one hold of the loser is lost to everybody.

    Answers:
        ``discard HOLD``: the loser's hold that is emptied.
    """

    seat: int
    loser: int

    open = True
    refusal = ("jamaica-barred-empty", "JAM-CREW-C03")

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        won = lies_on(below, "Price") and s.acts(self.seat) and s.fights(self.seat, self.loser)
        return won and s.carries(self.seat, BUCCANEER) and sum(map(bool, s.holds[self.loser])) > 1

    def moves(self, s: State) -> list[Move]:
        return [("discard", i) for i, content in enumerate(s.holds[self.loser]) if content]

    def ask(self, s: State) -> Decision:
        options = tuple(
            Option(
                move,
                "jamaica-do-discard",
                {"number": int(move[1]) + 1, **contents(s.holds[self.loser][int(move[1])])},
                group="hold",
                at=f"hold:{self.loser}:{move[1]}",
            )
            for move in self.moves(s)
        )
        args: Args = {"seat": Name(self.seat), "victim": s.who(self.loser)}
        data = powers(s, self.seat, BUCCANEER)
        return self.decision(s, "jamaica-ask-discard", "JAM-CREW-D-06", options, args, data=data)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        discard(s, self.seat, self.loser, int(move[1]), emit)


def discard(s: State, seat: int, loser: int, hold: int, emit: EventSink) -> None:
    """JAM-CREW-C03: tokens go to the Bank, a character leaves the game; of the ghost's, gold (JAM-CREW-G03)."""
    holds = s.holds[loser]
    s.holds[loser] = (*holds[:hold], 0, *holds[hold + 1 :])
    if emit.on:
        args: Args = {"seat": Name(seat), "victim": s.who(loser), **contents(holds[hold])}
        emit(Event("jamaica-discarded", args, {"winner": seat, "loser": loser, "hold": hold}, "JAM-CREW-C03"))
