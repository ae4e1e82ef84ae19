"""Where animals, tales, the Flying Dutchman and the Feld pawn meet: what can be seen of a fight, a quay, a campfire.

An element is an animal by its name, ``tale:...`` for the one card that Anne tells, ``dutchman`` where the expansion is
played and she meets him, ``feld`` where her captain meets the pawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from flibuste.core.atoms import Atom, Json, move_of
from flibuste.core.decision import Decision
from flibuste.games.nassau.tables import ANIMALS, WEAPONS
from flibuste.games.nassau.tales import TALES_BY_ID
from tests.contract.pairs import Function, Seen, Value, follow
from tests.games.nassau.positions import ANNE, JACK, Board, acting, new, own, sea, town

DUTCHMAN: Final = "dutchman"
FELD: Final = "feld"
TALES: Final = tuple(f"tale:{card}" for card in TALES_BY_ID)
SPENT: Final = ("doubloons", "rum", "good", "two_different_goods")
TALES_OF_MONEY: Final = tuple(f"tale:{card}" for card, row in TALES_BY_ID.items() if row["pred"]["f"] in SPENT)
"""Those that look at what is spent or hidden on the way."""
TILE: Final = {"dutch": ["FD-D"], "dutch_weapons": ["hook", "sabre", "pistol", "cannon"]}
"""He lies in D, and wants hooks."""


def fit(one: str, other: str) -> bool:
    """Anne tells one card."""
    return not (one.startswith("tale:") and other.startswith("tale:"))


def crew(elements: Iterable[str], **counts: Json) -> Json:
    """Anne with these animals, each beside a sailor, and what else she has."""
    animals = [one for one in elements if one in ANIMALS]
    return own(**{"sailors": 5, "animals": " ".join(animals), **counts})


def options(elements: Iterable[str]) -> dict[str, Any]:
    """What the game is played with, for the elements that are options of it."""
    where: dict[str, Any] = {"fields": {}}
    if DUTCHMAN in elements:
        where |= {"dutchman": "beside", "fields": TILE}
    if FELD in elements:
        where["feld_pawn"] = True
        where["fields"] = {**where["fields"], "feld": "6.b"}
    return where


def wanting(**wishes: list[str]) -> Callable[[Decision], str | None]:
    """By question: the first of these that can be had (``keep:1*``: that begins like this); Anne stops at any other."""

    def choose(decision: Decision) -> str | None:
        wanted = wishes.get(decision.key.removeprefix("nassau-ask-").replace("-", "_"), [])
        able = [option.id for option in decision.options if not option.barred]
        for wish in wanted:
            for option in able:
                if option == wish or (wish.endswith("*") and option.startswith(wish[:-1])):
                    return option
        return None

    return choose


def go(board: Board, choose: Callable[[Decision], str | None], **told: Iterable[Atom]) -> Board:
    _, board.events = follow(board.state, choose, told)
    assert board.game.breaches(board.state) == []
    return board


def heard(board: Board, key: str) -> int:
    return board.heard().count(key)


KEEP: Final = ["keep:1*", "keep:0*"]

# ---- fights

HANDS: Final = {"hook": 3, "sails": 2, "crates": 4, "rum": 2, "doubloon": 2, "provisions": 1, "holds": 5}


def battle(elements: tuple[str, ...], foe: str, told: Mapping[str, list[Atom]], **has: Any) -> Board:
    """Anne fires at a ship in D, or at the Dutchman, with every animal that helps."""
    board = acting(crew(elements, **{**HANDS, **has}), boat="D", foes={"D": {foe: [0, 0]}}, **options(elements))
    bomb = bool(has.get("bomb"))
    fire = ["fire:0:crab:bomb:monkey", "fire:0:crab:bomb", "fire:0:bomb:monkey", "fire:0:bomb"] if bomb else []
    reward = ["reward:lizard:contract:monkey", "reward:lizard:contract", "reward:contract:monkey", "reward:contract"]
    choose = wanting(
        act=["dutchman:1"] if DUTCHMAN in elements else [f"fight:{foe}"],
        fight=[*fire, "fire:1:crab", "fire:0:crab", "fire:1"],
        dodge=["rum:monkey", "rum"],
        dice=["dice:2"],
        cat=["cat"],
        repel=["repel*"],
        lose_sailor=["seat*"],
        reward=[*reward, "reward:lizard", "reward"],
        keep=KEEP,
    )
    return go(board, choose, **told)


def _spoils(board: Board) -> Seen:
    player = board.player()
    return {
        "tokens": heard(board, "token"),
        "rolls": heard(board, "rolled"),
        "score": player.score,
        "defeated": player.defeated.bit_count(),
        "provisions": player.provisions,
        "crates": player.crates,
        "rum": board.item("rum"),
        "doubloons": board.item("doubloon"),
        "contracts": board.item("contract"),
        "bombs": board.item("bomb"),
        "on-tile": player.dutch[0],
    }


def fight(elements: tuple[str, ...]) -> Seen:
    """Two attack tokens, two bad dice, a reward of two provisions and more for a contract."""
    told: dict[str, list[Atom]] = {"token": ["doubloon", "rum"], "die": [1, 1, 4, 4]}
    return _spoils(battle(elements, "OP-SHI-2", told, contract=1))


def dodge(elements: tuple[str, ...]) -> Seen:
    """A token takes the crate that was fired, unless rum is paid."""
    return _spoils(battle(elements, "OP-SHI-2", {"token": ["dodge", "blank"]}))


def bomb(elements: tuple[str, ...]) -> Seen:
    """A bomb, and no crate, against a ship of strength 3."""
    return _spoils(battle(elements, "OP-SHI-4", {"token": ["blank"] * 3, "good": ["silver"]}, bomb=1))


def losses(elements: tuple[str, ...]) -> Seen:
    """Tokens for a hold, which was full, and for a sailor, each of whom has an animal or may have one."""
    full = {"crates": 8, "provisions": 3, "goods": "silver", "holds": 4, "sailors": 3, "sails": 2, "doubloon": 0}
    board = battle(elements, "OP-SHI-2", {"token": ["hold", "sailor"], "die": [1, 1, 1, 4]}, **full)
    player = board.player()
    return {
        "holds": player.holds,
        "sailors": player.sailor_count,
        "cargo": player.crates + player.provisions + sum(player.goods),
        "rat": int(player.rat),
        "tokens": heard(board, "token"),
    }


# ---- town


def quay(elements: tuple[str, ...]) -> Seen:
    """Anne passes with full holds, and moors where two crates are to be had."""
    board = town(crew(elements, crates=8, provisions=1), **options(elements))
    go(board, wanting(town=["pass"] if board.asked[0] == ANNE else [], quay=["quay:Q3"], kraken=["kraken"], keep=KEEP))
    player = board.player()
    return {"crates": player.crates, "provisions": player.provisions, "rat": int(player.rat)}


TOWERS: Final = {"A": [("WT-02", ANNE, 8)], "B": [("WT-10", ANNE, 4)]}


def walk(elements: tuple[str, ...]) -> Seen:
    """Anne's captain comes to a sail, and to the pawn; one crate is left in her reserve, one place in her holds."""
    where = options(elements)
    met = {"dutch": [0, 0, 1]} if DUTCHMAN in elements else {}
    board = town(crew(elements, crates=7, provisions=3, **met), at="6.c", towers=TOWERS, **where)
    bonuses = ["bonus:provision:monkey", "bonus:provision", "stop"]
    go(board, wanting(town=["walk:6.bc"], bonus=["bonus:crate"], second=bonuses, feld=["feld:0.a"], keep=KEEP))
    player = board.player()
    return {
        "sails": player.sails,
        "crates": player.crates,
        "provisions": player.provisions,
        "doubloons": board.item("doubloon"),
        "pawn": board.view().get("feld") or "-",
        "lost": heard(board, "gain-lost"),
        "extra": int(board.asked == (ANNE, "extra")),
    }


def pause(elements: tuple[str, ...]) -> Seen:
    """A pause for a rum."""
    board = town(crew(elements, doubloon=0), **options(elements))
    go(board, wanting(town=["pause:monkey", "pause"] if board.asked[0] == ANNE else []))
    return {"rum": board.item("rum"), "next": board.asked[0]}


# ---- the sea, and the way home


def compass(elements: tuple[str, ...]) -> Seen:
    """Where a compass leads."""
    board = sea(crew(elements, compass=1), **options(elements))
    return {"leads": frozenset(one for one in board.allowed if one.startswith("compass"))}


RICH: Final[dict[str, Json]] = {
    **dict.fromkeys(WEAPONS, 5),
    "sails": 5, "provisions": 1, "rum": 2, "doubloon": 3, "crates": 8, "holds": 5, "goods": "silver emerald",
    "defeated": ["OP-KRA-1", "OP-KRA-2", "OP-FOR-1", "OP-FOR-2", "OP-SHI-1", "OP-SHI-2", "OP-TRE-1", "OP-TRE-2",
                 "OP-RIV-1", "OP-RIV-2"],
}  # fmt: skip


TABLE: Final[dict[str, Any]] = {
    "foes": {
        "A": {"OP-RIV-1": None, "OP-RIV-2": None},
        "B": {"OP-KRA-3": [1, 0], "OP-FOR-3": [1, 0]},
        "C": {"OP-TRE-1": None, "OP-TRE-2": None},
        "D": {"OP-KRA-7": [1, 0]},
        "E": {"OP-KRA-1": None, "OP-KRA-2": None},
        "G": {"OP-SHI-1": None, "OP-SHI-2": None},
        "I": {"OP-FOR-1": None, "OP-FOR-2": None},
    },
    "towers": {"A": [("WT-02", ANNE, 1)], "B": [("WT-10", ANNE, 2)], "C": [("WT-03", ANNE, 3)]},
    "outposts": {"B": ("OU-1", ANNE), "C": ("OU-6", ANNE)},
}
"""So much that most tales are true."""


def camp(elements: tuple[str, ...]) -> Seen:
    """Anne, who has much, tells one tale at the campfire with two rum; of no other tale, the one of two sailors."""
    return _told(elements, RICH)


def _told(elements: tuple[str, ...], has: dict[str, Json], *, skull: bool = False) -> Seen:
    card = next((int(one.split(":")[1]) for one in elements if one.startswith("tale:")), 7)
    met = {"dutch": [1, 0, 0]} if DUTCHMAN in elements else {}
    where = options(elements)
    where["fields"] = {**where["fields"], "taken": True, "dolphin": JACK}
    board = sea(crew(elements, hand=[card], **met, **has), own(stage="home"), **TABLE, **where)
    tells = [f"tell:{parrot}:{monkey}:{card}" for parrot in (card, 0) for monkey in (1, 0)]
    before = board.player().score
    stops = ["skull", "camp"] if skull else ["camp"]

    def choose(decision: Decision) -> str | None:
        able = {option.id for option in decision.options if not option.barred}
        if decision.key == "nassau-ask-sea":
            return "home"
        if decision.key == "nassau-ask-stop":
            return stops.pop(0) if stops else None
        if decision.key == "nassau-ask-hide":
            return next(one for one in ("hide:silver:monkey", "hide:silver", "stop") if one in able)
        if decision.key == "nassau-ask-tell":
            step = board.state.agenda[-1]
            return next(one for one in tells if step.why_not(board.state, move_of(one)) is None)
        return None

    go(board, choose)
    points = int(TALES_BY_ID[card]["points"])
    told = heard(board, "told")
    score = board.player().score - before
    return {
        "told": told,
        "times": score // points if told else score,
        "rum": board.item("rum"),
        "doubloons": board.item("doubloon"),
    }


def hidden(elements: tuple[str, ...]) -> Seen:
    """Anne hides a good first, for one of her two doubloons."""
    return _told(elements, {**RICH, "doubloon": 2}, skull=True)


def home(elements: tuple[str, ...]) -> Seen:
    """Anne comes home with full holds: an outpost, a tower, an opponent with her crate; each of the three doubled."""
    seen: dict[str, Value] = {}
    met = {"dutch": [2, 0, 0]} if DUTCHMAN in elements else {}
    for doubled in ("crates", "tales", "points"):
        board = sea(
            crew(elements, crates=8, provisions=3, stage="camp", holds=3, **met),
            own(stage="home"),
            towers={"A": [("WT-02", ANNE, 1)]},
            outposts={"C": ("OU-6", ANNE)},
            foes={"D": {"OP-SHI-2": [1, 0]}},
            **{**options(elements), "fields": {**options(elements)["fields"], "taken": True, "dolphin": JACK}},
        )
        asked, board.events = follow(
            board.state, wanting(stop=["home"], turtle=[f"turtle:{doubled}"], keep=KEEP, pile=["draw:b"]), {}
        )
        player = board.player()
        seen |= {
            f"{doubled}:crates": player.crates,
            f"{doubled}:provisions": player.provisions,
            f"{doubled}:cards": sum(row.key == "nassau-ask-pile" for row in asked),
            f"{doubled}:score": player.score,
            f"{doubled}:next": board.asked[1],
        }
    return seen


def score(elements: tuple[str, ...]) -> Seen:
    """The lines of the score, without the companions of 8 points (NAS-END-06)."""
    met = {"dutch": [0, 1, 3]} if DUTCHMAN in elements else {}
    board = sea(crew(elements, crates=4, holds=4, **met), **options(elements))
    lines = board.lines()
    return {key: lines.get(key, 0) for key in ("towers", "opponents", "goods", "weapons", "cargo", "dutchman")}


def set_up(elements: tuple[str, ...]) -> Seen:
    """A new game with these options."""
    chosen: dict[str, Json] = {}
    for one in elements:
        chosen |= {"feld_pawn": True} if one == FELD else {"dutchman": one.split(":")[1]}
    view = new(2, 1, **chosen).view()
    return {
        "pawn": int(view.get("feld") is not None),
        "tiles": len((view.get("dutchman") or {}).get("weapons", [])),
        "salt": int(bool(view.get("salt"))),
        "offering": int(bool(view.get("offering"))),
    }


def one_dutchman(one: str, other: str) -> bool:
    return FELD in (one, other)


WITH_DUTCHMAN: Final = (*ANIMALS, DUTCHMAN)
FUNCTIONS: Final = (
    Function("fight", WITH_DUTCHMAN, fight),
    Function("dodge", WITH_DUTCHMAN, dodge),
    Function("losses", WITH_DUTCHMAN, losses),
    Function("bomb", ANIMALS, bomb),
    Function("quay", (*ANIMALS, DUTCHMAN, FELD), quay),
    Function("walk", (*ANIMALS, DUTCHMAN, FELD), walk),
    Function("pause", (*ANIMALS, DUTCHMAN, FELD), pause),
    Function("compass", WITH_DUTCHMAN, compass),
    Function("camp", (*ANIMALS, DUTCHMAN, *TALES), camp, fit),
    Function("hidden", (*ANIMALS, *TALES_OF_MONEY), hidden, fit),
    Function("home", (*ANIMALS, DUTCHMAN, FELD), home),
    Function("score", (*ANIMALS, DUTCHMAN, FELD), score),
    Function("set-up", ("dutchman:beside", "dutchman:alone", FELD), set_up, one_dutchman),
)
