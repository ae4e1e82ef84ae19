"""The fight's tools say of random fights what the game makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from flibuste.companion.tools import tools
from flibuste.core.events import Event
from flibuste.core.seat import Seat
from flibuste.games.nassau.fighters import fighter
from flibuste.games.nassau.places import FOES
from flibuste.games.nassau.state import State
from flibuste.table import Table

FIGHTS = 60


@dataclass
class Fought:
    """One fight: what the tools are asked, and what became of it."""

    ship: dict[str, int]
    foe: dict[str, int]
    fired: int
    shots: int
    """The most crates that the game let be fired."""
    tokens: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    choice: list[int] = field(default_factory=list)
    """The numbers of dice among which the game let choose."""
    rum: int = 0
    back: int = 0
    end: str = "wounded"

    def hear(self, event: Event) -> None:
        match event.key:
            case "nassau-token":
                self.tokens.append(str(event.data["token"]))
            case "nassau-rolled":
                self.dice = [*event.data["dice"]]
            case "nassau-repelled":
                self.back += len(event.data["tokens"])
            case "nassau-nothing-won":
                self.end = "nothing"
            case "nassau-defeated":
                self.end = "defeated"


def begun(s: State, decision: Any, move: Any) -> Fought:
    """What stands on the table when crab, bomb and crates have been chosen."""
    seat, slot = decision.seat, decision.data["slot"]
    foe = FOES[s.chart.foes[slot]]
    crab, bomb = int("crab" in move), int("bomb" in move)
    ship = fighter(s.players[seat], foe.weapon)
    known = dict(zip(("weapons", "sails", "sailors", "pirates", "crates"), ship, strict=True))
    alike = [option.move for option in decision.options if option.move[2:] == move[2:]]
    return Fought(
        known,
        {"strength": foe.strength, "damage": s.damage(slot), "crab": crab, "bomb": bomb},
        int(move[1]),
        max(int(one[1]) for one in alike),
    )


def fights(seed: int) -> Iterator[Fought]:
    """All fights of a game of random moves that seeks them."""
    table, rng = Table.new("nassau", [Seat(name) for name in ("Anne", "Jack", "Mary")], {}, seed), Random(seed)
    now: Fought | None = None
    while (decision := table.decision) is not None:
        free = [option for option in decision.options if option.barred is None]
        chosen = rng.choice([option for option in free if option.move[0] == "fight"] or free)
        state: Any = table.state
        if decision.key == "nassau-ask-fight":
            now = begun(state, decision, chosen.move)
        elif decision.key == "nassau-ask-dice" and now:
            now.choice = [int(option.move[1]) for option in free]
        elif decision.key == "nassau-ask-dodge" and now:
            now.rum += chosen.move[0] == "rum"
        table.play(chosen.id)
        if now:
            for event in table.told(table.witness):
                now.hear(event)
            if table.state.fight is None:
                yield now
                now = None


def test_the_tools_agree_with_the_game() -> None:
    """NAS-FGT-04, NAS-FGT-05, NAS-FGT-08, NAS-FGT-10, NAS-FGT-11, NAS-FGT-15, NAS-FGT-17: what may be fired, how many
    dice there are, what goes back and gets through, and how it ends."""
    found = [one for seed in range(40) for one in fights(seed)]
    some = Random(1).sample(found, FIGHTS)
    assert {"nothing", "wounded", "defeated"} == {one.end for one in some}
    for one in some:
        told = tools()["nassau.fight"].use({**one.ship, **one.foe, "fired": one.fired}).data
        if told.get("at_once"):
            assert (one.end, one.fired, one.tokens) == ("defeated", 0, [])
            continue
        if not one.foe["bomb"]:
            assert one.shots == told["most"]
        if one.choice:
            assert max(one.choice) == told["dice"]
        settled = tools()["nassau.settle"].use(
            {
                **one.foe,
                "fired": one.fired,
                "dodged": one.rum,
                "tokens": [{"token": token} for token in one.tokens],
                "dice": [{"die": die} for die in one.dice],
            }
        )
        assert (settled.data["draw"], settled.data["over"]) == (0, True)
        assert settled.data["back"] == one.back
        assert settled.lines[-1].key == f"nassau-tool-settle-{one.end}"
