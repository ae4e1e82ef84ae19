"""Where characters, treasures and the Ghost Ship meet: what can be seen of a combat, a stop, a load with any of them.

An element is a character or a kind of treasure by its name, aboard Anne's ship; ``foe:...`` aboard the other one's;
``ghost``: the other one is the Ghost Ship.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from flibuste.core.agenda import asking
from flibuste.core.atoms import Atom, Json
from flibuste.core.decision import Decision
from flibuste.core.events import Event
from flibuste.core.seat import Seat
from flibuste.games.jamaica.ghost import GhostWay
from flibuste.games.jamaica.scoring import score_state
from flibuste.games.jamaica.state import State
from flibuste.games.jamaica.tables import BASE_TREASURES, BOARD_HOLDS, CHARACTERS, CREW_TREASURES, NEIGHBOURS
from tests.contract.pairs import Function, Seen, Value, follow
from tests.games.jamaica.positions import ANNE, GAME, GHOST, JACK, position

FOE: Final = "foe:"
THE_GHOST: Final = "ghost"


def _kinds(cards: Sequence[Any], names: Mapping[str, str]) -> dict[str, str]:
    """One card of each kind: those of power by their names, riches, curses."""
    found: dict[str, str] = {}
    for card in cards[1:]:
        kind = names.get(card.id) or ("curse" if card.cursed else "riches")
        found.setdefault(kind, card.id)
    return found


BASE: Final = _kinds(BASE_TREASURES, {"T01": "map", "T02": "sabre", "T03": "beth", "T04": "sixth"})
CREW: Final = _kinds(CREW_TREASURES, {card.id: "diamond" for card in CREW_TREASURES if card.up})
CARD: Final = {**BASE, **CREW}
"""Per kind of treasure a card; riches and curses are numbered alike in both games."""


def both_sides(*names: str) -> tuple[str, ...]:
    return (*names, *(FOE + name for name in names))


CREW_SIDES: Final = (*both_sides(*CHARACTERS, *CREW), THE_GHOST)
BASE_SIDES: Final = (*both_sides(*BASE), THE_GHOST)


def fit(one: str, other: str) -> bool:
    """Whether both can be there: nobody twice, nothing of Jack's where the ghost is, and Lady Beth is the ghost's own
    (JAM-GHOST-03); it has no characters (JAM-CREW-G03)."""
    if one.removeprefix(FOE) == other.removeprefix(FOE):
        return False
    if THE_GHOST not in (one, other):
        return True
    with_it = other if one == THE_GHOST else one
    return with_it in CHARACTERS or with_it.removeprefix(FOE) not in (*CHARACTERS, "beth")


class Look:
    """A position with some elements, played on."""

    def __init__(
        self,
        elements: tuple[str, ...],
        anne: str,
        jack: str = "",
        *,
        crew: bool = True,
        ghost: str = "",
        **where: Any,
    ) -> None:
        seats = 2 if THE_GHOST in elements else 3
        mine = [one for one in elements if not one.startswith(FOE) and one != THE_GHOST]
        theirs = [one.removeprefix(FOE) for one in elements if one.startswith(FOE)]
        self.cards = CREW if crew else BASE
        rows = [self._ship(anne, mine)]
        if seats == 2:
            where["ghost"] = self._ship(ghost or f"{jack.split()[0]} g5 g3", theirs)
            rows.append("30 f9")
            self.other = GHOST
        else:
            rows.append(self._ship(jack, theirs))
            self.other = JACK
        lies = position(*rows, seats=seats, crew=crew, **where)
        self.state: State = GAME.read(lies, [Seat(name) for name in ("Anne", "Jack", "Mary")[:seats]])
        self.asked: list[Decision] = []
        self.events: list[Event] = []

    def _ship(self, text: str, elements: Iterable[str]) -> str:
        goods, _, treasures = text.partition("|")
        people = [one for one in elements if one in CHARACTERS]
        cards = [self.cards[one] for one in elements if one in self.cards]
        if "sixth" in elements:
            people += "-" * (BOARD_HOLDS + 2 - len(goods.split()) - len(people))
        return f"{goods} {' '.join(people)} | {treasures} {' '.join(cards)}"

    def go(self, choose: Callable[[Decision], str | None], **told: Iterable[Atom]) -> Look:
        asked, events = follow(self.state, choose, told)
        self.asked += asked
        self.events += events
        assert GAME.breaches(self.state) == []
        return self

    def rules(self) -> frozenset[str]:
        """All that was asked, and of whom."""
        return frozenset(f"{row.seat}:{row.rule}" for row in self.asked)

    def options(self, rule: str) -> frozenset[str]:
        """What might be answered when this was asked."""
        return frozenset(o.id for row in self.asked if row.rule == rule for o in row.options if not o.barred)

    def most(self, rule: str) -> int:
        return max((int(option.split(":")[1]) for option in self.options(rule)), default=0)

    def heard(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == f"jamaica-{key}"]

    def owned(self, kind: int, ship: int = ANNE) -> int:
        return self.state.owned(ship, kind)


def answering(**answers: str | None) -> Callable[[Decision], str | None]:
    """By question: this, or where it cannot be had the default, else the first; None stops there. Of what is not
    named, nothing."""

    def choose(decision: Decision) -> str | None:
        key = decision.key.removeprefix("jamaica-ask-").replace("-", "_")
        if key not in answers:
            return None
        wanted = answers[key]
        able = [option for option in decision.options if not option.barred]
        for option in able:
            if option.id == wanted:
                return option.id
        if wanted is None:
            return None
        return next((option.id for option in able if option.default), able[0].id)

    return choose


# ---- combat

FIGHT: Final = {"powder": "powder:0", "answer": "powder:0", "sabre": "sabre:keep", "target": "", "ranged": "attack:1",
               "ghost_route": "sail:20"}  # fmt: skip


def _combat(look: Look) -> Seen:
    """Powder that could be fired, firepower of both with a 6 each, who may reroll what, and who has won."""
    rolled = look.heard("rolled")
    sums = [side["sum"] or 0 for side in rolled[-1].data["combat"]["sides"]] if rolled else [0, 0]
    sabres = [row for row in look.asked if row.rule in ("JAM-D-10", "JAM-D-12")]
    won = look.heard("combat-won")
    return {
        "powder": look.most("JAM-D-09"),
        "answer": look.most("JAM-D-11"),
        "mine": int(sums[0]),
        "theirs": int(sums[1]),
        "rolls": len(rolled),
        "reroll": frozenset(f"{row.seat}:{row.rule}" for row in sabres),
        "won": str(won[-1].data["winner"]) if won else "-",
        "fought": len(look.heard("combat")),
    }


def attack(elements: tuple[str, ...], *, crew: bool = True) -> Seen:
    """Anne sails into another ship."""
    look = Look(elements, "16 f9 p2 g1", "17 f5 g4 p3", do="forward 1", crew=crew)
    return _combat(look.go(answering(**FIGHT, pay="", route="sail:17"), combat=[6, 6]))


def afar(elements: tuple[str, ...]) -> Seen:
    """Anne stops one space away from another ship."""
    look = Look(elements, "15 f9 p2 g4", "17 f5 g4 p3", do="forward 1")
    fight = {**FIGHT, "ranged": f"attack:{look.other}"}
    look.go(answering(**fight, pay="", route="sail:16"), combat=[6, 6])
    lost = look.heard("discarded") or look.options("JAM-CREW-D-06")
    asked = "JAM-CREW-D-06" in {row.rule for row in look.asked} or _waits(look) == "JAM-CREW-D-06"
    return {**_combat(look), "loot": "discard" if lost or asked else "-"}


def _waits(look: Look) -> str:
    step = look.state.agenda[-1] if look.state.agenda else None
    return step.ask(look.state).rule if step else "over"


def haunted(elements: tuple[str, ...], *, crew: bool = True) -> Seen:
    """The Ghost Ship sails into Anne."""
    away: dict[str, Json] = {"fields": {"dice": [3, 2]}, "agenda": [["RoundEnd"], ["GhostMove", 1]]}
    look = Look((*elements, THE_GHOST), "20 f9 p2", crew=crew, ghost="18 g5 g3", **away)
    look.go(answering(**FIGHT), combat=[6, 6])
    step = look.state.agenda[-1]
    spoils = step.ask(look.state) if _waits(look) in ("JAM-D-13", "JAM-D-18") else None
    options = spoils.options if spoils else ()
    return {
        **_combat(look),
        "spoils": f"{spoils.seat}:{spoils.rule}" if spoils else "-",
        "takes": frozenset(option.id for option in options if not option.barred and "hold" not in option.id),
    }


def spoils(elements: tuple[str, ...], *, crew: bool = True) -> Seen:
    """Anne has won: what she may take, and how many covered cards she looks at."""
    agenda = [["RoundEnd"], ["Price", ANNE, 0], ["Spoils", ANNE, ANNE, GHOST if THE_GHOST in elements else JACK]]
    look = Look(elements, "20 f9", "20 g5 | " + ("CT02 CT03" if crew else "T06 T07"), agenda=agenda, crew=crew,
                ghost="20 g5 g3 | " + ("CT02 CT03" if crew else "T06 T07"))  # fmt: skip
    before = {ship: _cards(look.state, ship) for ship in (ANNE, look.other)}
    look.go(answering(spoils="spoils:covered"))
    step = look.state.agenda[-1]
    looking = len(step.cards) if type(step).__name__ == "WeaselChoice" else 0
    return {
        "may": look.options("JAM-D-13"),
        "looks": looking,
        "came": _cards(look.state, ANNE) - before[ANNE],
        "private": str(any(row.secret for row in look.asked)),
    }


def _cards(s: State, ship: int) -> int:
    return s.up[ship].bit_count() + len(s.down[ship])


# ---- sailing and stopping


def course(elements: tuple[str, ...]) -> Seen:
    """Where a die of 2 leads, ahead and back, and whether the icon may be left out."""
    seen: dict[str, frozenset[str] | int | str] = {}
    for way in ("forward", "back"):
        look = Look(elements, "18 f9 g9 g8", "30 f9", do=f"{way} 2")
        dog = [row for row in _step_through(look, back="back:sail") if row.rule == "JAM-CREW-D-03"]
        step = look.state.agenda[-1]
        ends = [m[1] for m in step.moves(look.state)] if type(step).__name__ == "Route" else [look.state.node(ANNE)]
        seen[way] = frozenset(map(str, ends))
        seen[f"leave-{way}"] = len(dog)
    return seen


def _step_through(look: Look, back: str) -> list[Decision]:
    look.go(answering(sea_dog=back))
    return look.asked


QUIET: Final = frozenset(("0:JAM-D-06", "0:JAM-CREW-D-08"))
"""Out of which holds: a matter of where the tokens lie."""
STOPS: Final = {
    **FIGHT, "spy": "", "lookout": None, "weasel": None, "merchant": "merchant:pay", "recruit": "recruit:no", "pay": "",
    "retreat": "", "sea_dog": "back:sail",
}  # fmt: skip


def _stop(look: Look, spy: str = "") -> Seen:
    """What a stop brings: the questions, cards seen and kept, tokens, where the ship ends, and who has won."""
    answers: dict[str, str | None] = {**STOPS, "route": "", "lookout": spy, "weasel": "keep:CT11"}
    look.go(answering(**answers), treasure=["CT11", "CT01", "CT02"], combat=[6, 6, 6, 6])
    kept = [row for row in look.asked if row.rule == "JAM-CREW-D-11"]
    return {
        "asked": look.rules() - QUIET,
        "looks": len(kept[-1].options) if kept else 0,
        "tokens": look.state.tokens[ANNE],
        "at": look.state.node(ANNE),
        "winner": look.state.winner,
    }


def lair(elements: tuple[str, ...]) -> Seen:
    """Anne stops at a lair, with two of the amulets; the third one is drawn."""
    return _stop(Look(elements, "3 f9 g9 | CT09 CT10", "30 f9", do="forward 1", dice=(1, 5)))


def draw(elements: tuple[str, ...]) -> Seen:
    """Anne stops at a lair, with two of the amulets; what the top card is."""
    tops = [CREW[one] for one in elements if one in CREW] or ["CT03"]
    top = "CT11" if tops[0] == CREW["curse"] else tops[0]
    people = tuple(one for one in elements if one not in CREW)
    look = Look(people, "3 f9 g9 | CT09 CT10", "30 f9", do="forward 1", dice=(1, 5))
    answers: dict[str, str | None] = {**STOPS, "route": "sail:4", "weasel": f"keep:{top}"}
    look.go(answering(**answers), treasure=[top, "CT04", "CT05"])
    kept = [row for row in look.asked if row.rule == "JAM-CREW-D-11"]
    return {
        "looks": len(kept[-1].options) if kept else 0,
        "open": look.state.up[ANNE].bit_count(),
        "covered": len(look.state.down[ANNE]),
        "worth": sum(_lines(look.state, "riches", "cursed", "diamond").values()),
        "winner": look.state.winner,
    }


def beside(elements: tuple[str, ...]) -> Seen:
    """Next to a lair; a ship lies one space behind."""
    return _stop(Look(elements, "2 f9 g9 | CT09 CT10", "2 f9 g5", do="forward 1"), spy="spy:4")


def staying(elements: tuple[str, ...]) -> Seen:
    """Anne would rather not sail: next to a lair, one space from a ship, in a port."""
    look = Look(elements, "5 f9 g9", "6 f9 g5", do="back 1")
    look.go(answering(**{**STOPS, "route": "sail:5", "sea_dog": "back:ignore", "ranged": "attack:no"}))
    return {"at": look.state.node(ANNE), "asked": look.rules() - QUIET,
            "gold": look.owned(1), "tokens": look.state.tokens[ANNE]}  # fmt: skip


def short(elements: tuple[str, ...]) -> Seen:
    """Anne falls back from 17, food for it lacking, with gold for port 16, next to a ship, or with powder alone."""
    seen: dict[str, Value] = {}
    for purse in ("g9", "p9"):
        look = Look(elements, f"16 {purse}", "15 f9 g5", do="forward 1")
        answers = {**STOPS, "route": "sail:17", "merchant": "merchant:no", "ranged": "attack:no"}
        look.go(answering(**answers), combat=[6] * 4)
        seen[f"{purse}:asked"] = look.rules() - QUIET - {"0:JAM-CREW-D-04"}
        seen[f"{purse}:at"] = look.state.node(ANNE)
        seen[f"{purse}:left"] = look.owned(1) + look.owned(3)
    return seen


PURSES: Final = {"port": ("f3", "p3", "g1 f1 p1"), "water": ("g2", "p2", "f1 g1")}


def prices(elements: tuple[str, ...]) -> Seen:
    """What pays a port of 3 gold, water of 2 food, and the rum."""
    seen: dict[str, str] = {}
    for place, purses in PURSES.items():
        for purse in purses:
            look = Look(elements, f"{15 if place == 'port' else 16} {purse}", "30 f9", do="forward 1")
            look.go(answering(merchant=None, route=f"sail:{16 if place == 'port' else 17}"))
            seen[f"{place}:{purse.replace(' ', '+')}"] = "pays" if _waits(look) == "JAM-CREW-D-07" else "short"
    for purse in ("f1", "p1"):
        look = Look(elements, f"15 g3 {purse}", "30 f9", do="forward 1", fields={"tavern": _tavern(elements)})
        look.go(answering(route="sail:16", pay="pay:3:0:0:0:0"))
        hires = _waits(look) == "JAM-CREW-D-09" and any(
            option.id.startswith("recruit:r1c3") for option in look.state.agenda[-1].ask(look.state).options
        )
        seen[f"rum:{purse}"] = "pays" if hires else "short"
    return seen


def _tavern(aboard: tuple[str, ...]) -> list[str | None]:
    """Freed cells below the stairs: who lies beside the first of them can be had for a piece of gold."""
    others = iter([who for who in CHARACTERS if who not in aboard])
    tiles: list[str | None] = ["?"] * 21
    freed = (3, 10, 9)[: max(2, len(aboard) + 1)]
    for cell in sorted({near for free in freed for near in NEIGHBOURS[free]}):
        tiles[cell] = next(others)
    for cell in freed:
        tiles[cell] = None
    return tiles


# ---- rounds and scores


def day(elements: tuple[str, ...]) -> Seen:
    """A round: Anne, its Captain, has a card with two loads; what the dice are for her, for others, for the ghost."""
    hands = ["1 2 3"] * 3
    look = Look(elements, "20 p9", "30 f1", hands=hands, ghost="25 g5 g3")
    oracle = "oracle" in elements
    once = {"oracle": ["oracle:morning:6"], "dice": ["dice:1"][oracle:], "mage": ["mage:swap"]}
    once["card"] = ["card:AC01"] * 3

    def choose(decision: Decision) -> str | None:
        answers = once.get(decision.key.removeprefix("jamaica-ask-"))
        return answers.pop(0) if answers else None

    look.go(choose, die=[2, 5][oracle:])
    loaded = [e for e in look.heard("loaded") if e.data["ship"] == ANNE]
    sizes = [int(str(e.data["content"])) >> 3 for e in loaded]
    lies = look.heard("dice-placed")[0].data
    step = asking(look.state)
    return {
        "asked": frozenset(rule for rule in look.rules() if "CREW" in rule),
        "morning": sizes[0] if sizes else 0,
        "evening": sizes[1] if len(sizes) > 1 else 0,
        "others": f"{lies['morning']}-{lies['evening']}",
        "ghost": step.die if isinstance(step, GhostWay) else 0,
    }


def refill(elements: tuple[str, ...], *, crew: bool = True) -> Seen:
    """A load of 2 in the evening, and the hand after it."""
    look = Look(elements, "20 f9", "30 f9", do="gold 2", crew=crew)
    look.go(answering(load="hold:5"))
    return {
        "gold": look.owned(1),
        "hand": look.state.hand[ANNE].bit_count(),
        "holds": len(look.state.holds[ANNE]),
        "asked": frozenset(r for r in look.rules() if r == "0:JAM-D-04"),
    }


def score(elements: tuple[str, ...], *, crew: bool = True) -> Seen:
    """The lines of the score at sea and at home, without the characters' own values (JAM-CREW-14)."""
    seen: dict[str, int] = {}
    for name, place in (("sea", "20"), ("home", "0@1")):
        where: dict[str, Json] = {"fields": {"over": True, "agenda": []}} if name == "home" else {}
        look = Look(elements, f"{place} g4", "30 f9", crew=crew, **where)
        lines = _lines(look.state, "gold", "riches", "cursed", "diamond", "shipowner", "bishop")
        seen |= {f"{name}:{key}": points for key, points in lines.items()}
    return seen


def _lines(s: State, *keys: str) -> dict[str, int]:
    lines = dict.fromkeys(keys, 0)
    for line in score_state(s).lines[ANNE]:
        key = line.key.removeprefix("jamaica-line-")
        if key in lines:
            lines[key] += line.points
    return lines


def one_on_top(one: str, other: str) -> bool:
    return fit(one, other) and not (one in CREW and other in CREW)


def of_base(look: Callable[..., Seen]) -> Callable[[tuple[str, ...]], Seen]:
    return lambda elements: look(elements, crew=False)


OWN: Final = (*CHARACTERS, *CREW)
FUNCTIONS: Final = (
    Function("attack", CREW_SIDES, attack, fit),
    Function("afar", CREW_SIDES, afar, fit),
    Function("haunted", OWN, haunted, fit),
    Function("spoils", (*OWN, *(FOE + kind for kind in CREW), THE_GHOST), spoils, fit),
    Function("course", CHARACTERS, course, fit),
    Function("lair", CHARACTERS, lair, fit),
    Function("draw", OWN, draw, one_on_top),
    Function("beside", CHARACTERS, beside, fit),
    Function("staying", CHARACTERS, staying, fit),
    Function("short", CHARACTERS, short, fit),
    Function("prices", CHARACTERS, prices, fit),
    Function("day", (*CHARACTERS, THE_GHOST), day, fit),
    Function("refill", CHARACTERS, refill, fit),
    Function("score", OWN, score, fit),
    Function("base-attack", BASE_SIDES, of_base(attack), fit),
    Function("base-haunted", tuple(one for one in both_sides(*BASE) if "beth" not in one), of_base(haunted), fit),
    Function("base-spoils", BASE_SIDES, of_base(spoils), fit),
    Function("base-refill", tuple(BASE), of_base(refill), fit),
    Function("base-score", tuple(BASE), of_base(score), fit),
)
