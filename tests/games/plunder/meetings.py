"""Where two treasure cards meet: Anne finds one with a ship, and then the other one with another ship.

An element is a card; of cards whose instructions are alike but for their numbers, the first stands for all. Two are
played in both orders. What differs by the order is written with a stroke: ``6/3`` is 6 where the pair's first card was
found first, 3 where the other one was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from flibuste.core.atoms import Atom, move_id
from flibuste.core.decision import Decision
from flibuste.games.plunder.cards import CARDS
from flibuste.games.plunder.menu import Menu
from flibuste.games.plunder.standing import TurnOver
from flibuste.games.plunder.state import Cards, Ship, State
from flibuste.games.plunder.tables import MAX_SHIPS, RESOURCES
from flibuste.games.plunder.tools.card import harms_enemies
from tests.contract.pairs import Function, Seen, Value, follow
from tests.games.plunder.boards import ANNE, JACK, board

NAMES: Final = ("anne", "jack", "mary", "bart")


def shape(card: str) -> tuple[Any, ...]:
    """What a card does, without how many of what."""
    kept = ("op", "what", "where", "from")
    return tuple(tuple((key, effect[key]) for key in kept if key in effect) for effect in CARDS[card]["effects"])


def kinds() -> tuple[str, ...]:
    """Of each kind of card the first; but what gold is taken from all, and a type of one's choice, differ."""
    found: dict[tuple[Any, ...], str] = {}
    for card, row in CARDS.items():
        taken = tuple(effect["res"] for effect in row["effects"] if effect["op"] == "take_all")
        found.setdefault((*shape(card), *taken), card)
    return tuple(found.values())


KINDS: Final = kinds()
ENDS: Final = tuple(card for card in KINDS if CARDS[card]["effects"][-1]["op"] == "end_turn")
"""What ends the turn comes last, or there is no second card (test_pairs.py)."""
MOVES: Final = tuple(
    card for card in KINDS if {"moor_own_ship", "sail_extra"} & {effect["op"] for effect in CARDS[card]["effects"]}
)
"""What moves the finder's ship comes last, where no other ship is at the second token."""
GOLD: Final = tuple(card for card in KINDS if "gold" in str(CARDS[card]["effects"]) or card == "MIDAS")
"""What has to do with gold."""
HARM: Final = tuple(card for card in KINDS if harms_enemies(CARDS[card]))


def fit(one: str, other: str) -> bool:
    return not (one in ENDS and other in ENDS)


def one_goes_first(one: str, other: str) -> bool:
    last = {*ENDS, *MOVES}
    return not (one in last and other in last)


DICE: Final[dict[str, list[Atom]]] = {"GAMBIT": [5], "GODFORSAKEN": [3], "STANDOFF": [2, 5]}
"""Anne wins the gamble, loses three cards, and loses the duel."""
MILD: Final[dict[str, list[str]]] = {
    "menu": [],
    "enemy": ["against:1", "against:3"],
    "ship": ["pick:3", "pick:6", "pick:9"],
    "steal": ["blind"],
    "peg": ["add:0", "add:1"],
    "loot": ["loot:gold"],
    "pay": ["pay"],
    "either": ["gold_course"],
    "swap_islands": ["takeover*"],
    "bribe": ["accept"],
    "drift": ["drift:N", "drift*", "stay"],
    "place": ["place*"],
    "discard": ["discard:1:1:1:0", "discard*"],
    "swap": ["swap*"],
}
HARSH: Final = {**MILD, "pay": ["suffer"], "bribe": ["reject*"]}


def answering(s: State, wishes: dict[str, list[str]], first: str) -> Callable[[Decision], str | None]:
    """At the menu `first`, and then no more. Whoever has to offer a bribe offers one card, wood rather than iron."""
    finds = [first]

    def choose(decision: Decision) -> str | None:
        key = decision.key.removeprefix("plunder-ask-").replace("-", "_")
        able = [option.id for option in decision.options if not option.barred]
        if key == "white_flag":
            cheapest = next(i for i, n in enumerate(s.hands[decision.seat]) if n)
            return move_id(("bribe", *(int(i == cheapest) for i in range(len(RESOURCES)))))
        if any(option.startswith("roll") for option in able):
            return finds.pop() if finds and finds[0] in able else None
        for wish in wishes[key]:
            for option in able:
                if option == wish or (wish.endswith("*") and option.startswith(wish[:-1])):
                    return option
        raise AssertionError(f"{key}: none of {wishes[key]} is in {able}")

    return choose


TABLES: Final[dict[str, dict[str, Any]]] = {
    "three": {"fleets": (("G9", "G11"), ("G14",)), "sides": ()},
    "short": {"fleets": (("G9", "G11"), ("G14",)), "sides": ()},
    "two": {"fleets": (("G9", "G11"),), "sides": ()},
    "teams": {"fleets": (("G9", "G11"), ("G12",), ("G14",)), "sides": ((0, 2), (1, 3))},
}
"""At each table what sails beside Anne's two ships; of four, she and Mary are a team."""
HANDS: Final[list[Cards]] = [(3, 3, 3, 3), (2, 2, 2, 2), (1, 1, 1, 1), (2, 1, 1, 2)]


PILES: Final[dict[str, Cards]] = {"short": (10, 10, 10, 4)}
"""Where one table has less on its piles than the others."""


def lay(table: str, *, alone: bool) -> State:
    """Two tokens, each under a ship of Anne's with two lives, or both under her only one; there is gold on the
    piles."""
    spec = TABLES[table]
    others = [[Ship(_square(square, table), 3) for square in fleet] for fleet in spec["fleets"]]
    places = ["G2", "G2"] if alone else ["G2", "G5"]
    s = board(
        [Ship(_square(square, table), 2) for square in dict.fromkeys(places)],
        *others,
        flags={"T1A-a": ANNE, "T1A-b": JACK},
        marks=places,
        hands=HANDS[: 1 + len(others)],
        sides=spec["sides"],
    )
    s.piles = PILES.get(table, (20, 20, 20, 20))
    s.points = [0, 2, *[1] * (len(others) - 1)]
    s.agenda = [TurnOver(ANNE), Menu(ANNE)]
    return s


@cache
def _square(name: str, table: str) -> int:
    return board(*[[] for _ in range(1 + len(TABLES[table]["fleets"]))]).chart.square(name)


@cache
def played(table: str, cards: tuple[str, ...], *, alone: bool = False) -> State:
    """The table after these cards, each found with a ship of its own; or both with Anne's only one, and then she
    gives no gold for it and takes no bribe."""
    s = lay(table, alone=alone)
    for token, card in enumerate(cards):
        told: dict[str, Sequence[Atom]] = {
            "treasure": [card],
            "die": DICE.get(card, []),
            "letter": ["L"] * 2,
            "number": [1] * 2,
            "stolen": ["wood"] * 2 + ["iron"] * 2 + ["rum"] * 2,
        }
        wishes = HARSH if alone else MILD
        follow(s, answering(s, wishes, f"collect:{token}:{0 if alone else token}"), told)
    return s


def _both(look: Callable[[State], dict[str, Value]], table: str, cards: tuple[str, ...], *, alone: bool) -> Seen:
    """In both orders, where nothing has to come last."""
    last = {*ENDS, *MOVES} if alone else {*ENDS}
    orders = [order[::-1] if len(order) > 1 and order[0] in last else order for order in (cards, cards[::-1])]
    first, second = (look(played(table, order, alone=alone)) for order in orders)
    return {key: value if value == second[key] else f"{value}/{second[key]}" for key, value in first.items()}


def hands(s: State) -> dict[str, Value]:
    """The cards of every hand."""
    return {
        f"{NAMES[seat]}-{kind}": s.hands[seat][i] for seat in range(s.setting.seats) for i, kind in enumerate(RESOURCES)
    }


def pegs(s: State) -> dict[str, Value]:
    """What is left of Anne's only ship and of the others', and whether her turn goes on."""
    anne, *others = (s.ships[number] for number in range(0, len(s.ships), MAX_SHIPS))
    found: dict[str, Value] = {f"{NAMES[i]}-lives": ship.lives if ship else 0 for i, ship in enumerate(others, 1)}
    lives, cannons, masts = (anne.lives, anne.cannons, anne.masts) if anne else (0, 0, 0)
    return {"lives": lives, "cannons": cannons, "masts": masts, **found, "turn": NAMES[s.turn]}


def lives(s: State) -> dict[str, Value]:
    """What is left of the others' ships, where a bribe is taken."""
    others = ((number, s.ships[number]) for number in range(MAX_SHIPS, len(s.ships), MAX_SHIPS))
    return {NAMES[number // MAX_SHIPS]: ship.lives if ship else 0 for number, ship in others}


def places(s: State) -> dict[str, Value]:
    """How many of Anne's ships have moved, and where Jack's is."""
    moved = sum(ship is not None and s.chart.name(ship.square) not in ("G2", "G5") for ship in s.ships[:MAX_SHIPS])
    jacks = s.ships[MAX_SHIPS]
    return {"moved": moved, "jack": s.chart.name(jacks.square) if jacks else "-"}


def standing(s: State) -> dict[str, Value]:
    """Point cards, islands, treaties, and whether the turn has ended."""
    cards: dict[str, Value] = {f"{NAMES[seat]}-points": s.points[seat] for seat in range(s.setting.seats)}
    flags = {f"{NAMES[seat]}-isle": "+".join(s.chart.islands[i].id for i in s.islands_of(seat)) for seat in (0, 1)}
    treaties = "+".join(NAMES[seat] for seat in range(s.setting.seats) if s.today.treaties >> seat & 1)
    return {**cards, **flags, "treaties": treaties or "-", "turn": NAMES[s.turn]}


LOOKS: Final[dict[str, tuple[Callable[[State], dict[str, Value]], bool]]] = {
    "cards": (hands, False),
    "pegs": (pegs, True),
    "lives": (lives, False),
    "places": (places, False),
    "standing": (standing, False),
}


def _function(name: str, table: str, elements: tuple[str, ...]) -> Function:
    look, alone = LOOKS[name]
    fits = one_goes_first if alone else fit
    return Function(f"{name}-{table}", elements, lambda cards: _both(look, table, cards, alone=alone), fits)


FUNCTIONS: Final = (
    *(_function(name, "three", KINDS) for name in LOOKS),
    _function("cards", "short", GOLD),
    *(_function(name, table, HARM) for table in ("two", "teams") for name in LOOKS),
)
