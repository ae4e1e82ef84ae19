"""A table that was laid in its middle: what a captain of the app has covered stands in until it is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flibuste.bots import choose
from flibuste.bridge import snapshot
from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Json, Move
from flibuste.core.box import Box, PhysicalFate
from flibuste.core.events import EventCollector
from flibuste.core.faults import InputNeeded, PositionError, Untold
from flibuste.games.jamaica.characters import calypso
from flibuste.games.jamaica.keepers import Claim
from flibuste.games.jamaica.spoils import GIVE, GiveWhich, Spoils, cursed_of
from flibuste.games.jamaica.state import CARD, CURSED, KNOWN, State, looks, slot
from flibuste.games.jamaica.tables import AMULETS
from flibuste.table import GAMES, Seat, Table
from tests.games.jamaica.side_by_side import FROM, Beside, random_move, seen_by
from tests.games.jamaica.test_laid_hands import at_the_start, without


class LaidApart(Beside):
    """Some have real hands, the others are captains of the app: bots, and perhaps a person. In the middle of the game
    the table is laid, and people name some of what these have covered."""

    person: int = -1

    def lay(self, rng: Random) -> None:
        layout: Any = json.loads(json.dumps(self.true.layout()))
        state: State = self.true.state
        for seat, player in enumerate(layout["players"]):
            keeps = seat in self.keepers
            player["hand"] = None
            if not keeps:
                layout["ships"][seat]["down"] = [self._laid_as(held, rng) for held in state.down[seat]]
            elif rng.random() < 0.5:
                player["discard"] = None
        seats = [
            Seat(f"Seat {i}", None if i in (*self.keepers, self.person) else "easy", keeps=i in self.keepers)
            for i in range(len(self.true.seats))
        ]
        self.true = Table.at("jamaica", self.true.position(), [replace(seat, keeps=False) for seat in seats])
        self.box, self.other = (self._laid(layout, seats, rng.randrange(1 << 30)) for _ in range(2))

    def _laid_as(self, held: int, rng: Random) -> str:
        if held & CURSED:
            return "cursed"
        state: State = self.true.state
        return state.setting.treasures[held & CARD].id if rng.random() < 0.3 else "?"

    def _laid(self, layout: Json, seats: Sequence[Seat], seed: int) -> Table:
        """The action cards of the app's captains are the true ones."""
        save = Table.laid("jamaica", layout, seats, seed, box=FROM).save()
        for seat, player in enumerate(self.true.position()["players"]):
            if seat not in self.keepers:
                save["position"]["players"][seat] = player
        return Table.load(save)

    def move(self, rng: Random) -> Move:
        """A bot chooses by what it knows of the box, people by what is truly there."""
        seat, step = self.true.asked, asking(self.true.state)
        if seat in self.keepers:
            return random_move(self.true, rng)
        if seat == self.person:
            if type(step) is type(asking(self.box.state)):
                self.advised(rng)
            return random_move(self.true, rng)
        if type(step) is not type(asking(self.box.state)):
            # whoever knows of one curse alone gives this one, and who knows of none gives any
            assert isinstance(step, GiveWhich)
            known = [self.true.state.setting.treasures[held & CARD].id for held in cursed_of(self.box.state, step.seat)]
            return rng.choice([move for move in step.moves(self.true.state) if not known or move[1] in known])
        return self.advised(rng) or random_move(self.box, rng)

    def advised(self, rng: Random) -> Move | None:
        """What a captain of the app would do, now and then: the same with other stand-ins."""
        if rng.random() > 0.03:
            return None
        seed, level = rng.getrandbits(32), rng.choice(["easy", "easy", "normal"])
        move, other = (choose(level, one.game, one.state, Random(seed)) for one in (self.box, self.other))
        assert move == other
        return move

    def truly(self, move: Move) -> Move | None:
        seat = self.true.asked
        assert seat is not None
        tells = len(cursed_of(self.box.state, seat)) < 2 or looks(self.box.state, seat)
        said = super().truly(move)
        if move == GIVE and isinstance(asking(self.true.state), GiveWhich) and seat not in self.keepers and tells:
            self.waits = move
            return None
        return said

    def compare(self) -> None:
        """What lies open is the same; of what is covered a captain of the app knows the truth, or nothing."""
        one, other = (without(seen_by(table.view(), self.keepers)) for table in (self.true, self.box))
        assert one == other
        true: State = self.true.state
        box: State = self.box.state
        for ship in range(true.setting.seats):
            there = {held & CARD for held in true.down[ship]}
            told = {held & CARD for held in box.down[ship] if KNOWN.seen(held) & ~box.setting.keepers}
            assert told <= there
        for seat in range(true.setting.seats):
            assert self.box.view(seat) == self.other.view(seat)
        rules, luck = self.box.game, len(self.box.log)
        for seat in (seat for seat in range(true.setting.seats) if seat not in self.keepers):
            one, other = (rules.write(rules.imagine(table.state, seat, luck)) for table in (self.box, self.other))
            assert one == other, f"seat {seat} imagines by what lies covered"
        assert snapshot(self.box) == snapshot(self.other)
        assert self.box.game.breaches(box) == []
        assert type(asking(true)) is type(asking(box))
        assert self.true.asked == self.box.asked
        assert self.true.result == self.box.result


def laid_game(seed: int, *, keepers: bool, crew: bool) -> LaidApart:
    """Laid as all choose a card, and a captain of the app has something covered that nobody told."""
    rng = Random(seed)
    while True:
        seats = rng.randint(2, 5)
        held = sorted(rng.sample(range(seats), rng.randint(1, seats - 1))) if keepers else []
        game = LaidApart(seats, held, {"crew": crew}, rng.randrange(1 << 30))
        others = [seat for seat in range(seats) if seat not in held]
        game.person = rng.choice(others) if not keepers or rng.random() < 0.5 else -1
        rounds = rng.randint(3, 9)
        while game.true.asked is not None and (game.true.state.round < rounds or not at_the_start(game.true)):
            game.true.play(random_move(game.true, rng))
        down = game.true.state.down
        if game.true.asked is not None and any(down[seat] for seat in others):
            game.lay(rng)
            if game.box.state.setting.untold:
                return game


@pytest.mark.parametrize("crew", [False, True])
@pytest.mark.parametrize("keepers", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_covered_is_told_and_never_refused(seed: int, keepers: bool, crew: bool) -> None:
    """JAM-TRE-02, JAM-WIN-04, JAM-WIN-05, JAM-SCORE-06, JAM-CREW-C17: whatever was drawn for it, which nobody sees."""
    game, rng = laid_game(seed, keepers=keepers, crew=crew), Random(~seed)
    while game.true.asked is not None:
        game.play(game.move(rng))
    assert Table.load(game.box.save()).position() == game.box.position()


@pytest.mark.parametrize("keepers", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_anything_that_may_lie_there_can_be_told(seed: int, keepers: bool) -> None:
    """JAM-SET-04: and the game goes to its end."""
    game, rng = laid_game(seed, keepers=keepers, crew=seed % 2 > 0).box, Random(seed)
    while step := asking(game.state):
        play(game, rng.choice(step.moves(game.state)), rng)
        assert game.game.breaches(game.game.read(game.position(), game.seats)) == []
    assert game.result
    assert all(held & CARD and KNOWN.seen(held) for covered in game.state.down[: len(game.seats)] for held in covered)


@pytest.mark.parametrize("keepers", [True, False])
@pytest.mark.parametrize("seed", range(2))
def test_laid_once_more_it_still_stands_in(seed: int, keepers: bool) -> None:
    """JAM-HID-04: what the bots had been told they know, and no more. In the app alone they know what was drawn."""
    game, rng = laid_game(seed, keepers=keepers, crew=False).box, Random(seed)
    while not (at_the_start(game) and game.state.round > 1 and game.log):
        step = asking(game.state)
        assert step
        play(game, rng.choice(step.moves(game.state)), rng)
    again = Table.laid("jamaica", game.layout(), game.seats, rng.randrange(99), FROM, game)
    assert again.state.down == game.state.down
    seats = [replace(seat, keeps=False) for seat in game.seats]
    alone = Table.laid("jamaica", game.layout(), seats, rng.randrange(99), before=game)
    assert all(KNOWN.by(held, seat) for seat in range(len(seats)) for held in alone.state.down[seat])


def test_a_save_in_which_a_bot_was_dealt_what_it_has_goes_on_with_it() -> None:
    """From before: the bot knows it. Where nobody knows it, a game in the app alone is refused."""
    game = laid_game(2, keepers=True, crew=False).box
    save = {**game.save(), "log": []}
    with pytest.raises(PositionError, match="JAM-TRE-02"):
        Table.at("jamaica", save["position"], [replace(seat, keeps=False) for seat in game.seats])
    for seat, ship in enumerate(save["position"]["ships"][: len(game.seats)]):
        ship["down"] = [[card, seen or [seat], cursed] for card, seen, cursed in ship["down"]]
    old, rng = Table.load(save), Random(2)
    assert not old.state.setting.untold
    for seat in (seat for seat in range(len(game.seats)) if seat not in old.keepers):
        assert all(card["card"] for card in old.view(seat)["ships"][seat]["down"])
    while step := asking(old.state):
        play(old, rng.choice(step.moves(old.state)), rng)
    assert Table.load(old.save()).position() == old.position()


def play(table: Table, move: Move, rng: Random) -> None:
    found: list[Atom] = []
    refused: set[Atom] = set()
    asked = ""
    while True:
        try:
            table.play(move, found)
        except InputNeeded as wanted:
            asked = wanted.asked
            found.append(rng.choice([face for face in wanted.faces if face not in refused]))
        except Untold:
            # out of a hand that the question does not give away
            assert asked == "theft"
            refused.add(found.pop())
        else:
            return


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whether_a_bot_has_all_amulets_people_say(answer: str) -> None:
    """JAM-CREW-C17: whatever stands in for them; where it knows all three, it wins unasked."""
    ships = [{"tokens": 0}, {"holds": [["crew", "calypso"]], "down": ["?"] * 3, "tokens": 3}, {"tokens": 0}]
    lairs = Table.new("jamaica", [Seat(name) for name in "ABC"], {"crew": True}).layout()["lairs"][3:]
    layout = {"colours": ["red", "blue", "yellow"], "options": {"crew": True}, "ships": ships, "lairs": lairs}
    seats = [Seat("Anne", keeps=True), Seat("Jack", "easy"), Seat("Mary", keeps=True)]
    state: State = Table.laid("jamaica", json.loads(json.dumps(layout)), seats, 3, box=FROM).state
    calypso(state, 1, EventCollector())
    claim = state.agenda.pop()
    assert isinstance(claim, Claim)
    box = Box.of(GAMES["jamaica"].sources, FROM, [0, 2])
    claim.run(state, PhysicalFate(state, box, [answer]), EventCollector())
    assert state.winner == (1 if answer == "yes" else -1)
    state.winner = -1
    amulets = [card for card in range(1, 32) if AMULETS >> card & 1]
    state.down[1] = tuple(slot(card, 0b010) for card in amulets)
    calypso(state, 1, EventCollector())
    assert state.winner == 1


def test_a_person_gives_a_curse_that_nobody_has_told() -> None:
    """JAM-WIN-05: whoever has it sees it, and names it as it is given; a bot looks at nothing."""
    covered = [{"tokens": 0}, {"down": ["?"], "tokens": 0}, {"down": ["?"], "tokens": 0}]
    lairs = Table.new("jamaica", [Seat(name) for name in "ABC"]).layout()["lairs"][2:]
    layout = {"colours": ["red", "blue", "yellow"], "ships": covered, "lairs": lairs}
    seats = [Seat("Anne", keeps=True), Seat("Jack"), Seat("Mary", "easy")]
    state: State = Table.laid("jamaica", json.loads(json.dumps(layout)), seats, 3, box=FROM).state
    assert Spoils(2, 2, 0).why_not(state, GIVE)
    assert GIVE not in Spoils(2, 2, 0).moves(state)
    step, box = Spoils(1, 1, 0), Box.of(GAMES["jamaica"].sources, FROM, [0])
    assert GIVE in step.moves(state)
    curses = [card.id for card in state.setting.treasures if card.cursed]
    with pytest.raises(InputNeeded) as asked:
        step.play(state.copy(), GIVE, PhysicalFate(state.copy(), box, []), EventCollector())
    assert (asked.value.asked, [*asked.value.faces]) == ("give", curses)
    for name in curses:
        step.play(gone := state.copy(), GIVE, PhysicalFate(gone, box, [name]), EventCollector())
        assert [gone.setting.treasures[held & CARD].id for held in gone.down[0]] == [name]
