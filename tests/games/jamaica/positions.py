"""Positions of Jamaica in one line a ship, and dice that fall as a test wants, for the tests of its rulebook.

A ship is written ``12 f3 g5 king | T01 T05``: its space (``41@-1`` behind the start), what is in its holds (food, gold,
powder, a character), and its treasures, powers face up and the others covered. Ships not named lie in Port Royal.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from flibuste.core.atoms import Json
from flibuste.core.seat import Seat
from flibuste.games.jamaica.state import State
from flibuste.games.jamaica.tables import CARDS, CHARACTERS, ICONS, LAIRS, NODES, PERSON
from flibuste.table import GAMES, Table
from tests.games.trial import Trial

GAME: Final = GAMES["jamaica"]
COLOURS: Final = ("red", "purple", "blue", "yellow", "green", "black")
ANNE, JACK, MARY, BART = range(4)
GHOST: Final = 2
FACE_UP: Final = {"T01", "T02", "T03", "T04", "CT12"}
_KINDS: Final = {"f": "food", "g": "gold", "p": "powder"}
LAIR_NODES: Final = [node for node in range(NODES) if LAIRS >> node & 1]


class Sea(Trial[State]):
    """A game to be looked at and played in tests. `told`: answers by what is asked (combat, treasure, die, ...)."""

    def __init__(self, position: Json, **told: Any) -> None:
        super().__init__("jamaica", position, **told)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and by which rule."""
        return self.decision.seat, self.decision.rule

    def at(self, seat: int = ANNE) -> str:
        """Where a ship is: ``12``, or ``41@-1``."""
        lap, node = divmod(self.state.place[seat], NODES)
        return f"{node}@{lap}" if lap else str(node)

    def holds(self, seat: int = ANNE) -> str:
        """What is in its holds: ``f3 g3 - - -``."""
        return " ".join(map(_hold_text, self.state.holds[seat]))

    def treasures(self, ship: int = ANNE) -> list[str]:
        """All treasures of a ship, face up and covered, as they really are."""
        row = GAME.write(self.state)["ships"][ship]
        return sorted([*row["up"], *(name for name, _, _ in row["down"])])

    def lines(self, seat: int = ANNE) -> dict[str, int]:
        """The lines of the score as the table stands, added up by their keys."""
        from flibuste.games.jamaica.scoring import score_state

        found: dict[str, int] = {}
        for line in score_state(self.state).lines[seat]:
            key = line.key.removeprefix("jamaica-line-")
            found[key] = found.get(key, 0) + line.points
        return found

    def table(self) -> Table:
        return Table.at("jamaica", GAME.write(self.state))


def _hold_text(hold: int) -> str:
    if hold & 7 == PERSON:
        return CHARACTERS[hold >> 3]
    return "-gfp"[hold & 7] + (str(hold >> 3) if hold else "")


def ship(text: str, seat: int) -> Json:
    body, _, treasures = text.partition("|")
    place, *goods = body.split()
    node, _, lap = place.partition("@")
    cards = treasures.split()
    return {
        "space": int(node),
        "lap": int(lap or 0),
        "holds": [_hold(word) for word in goods],
        "up": [card for card in cards if card in FACE_UP],
        "down": [[card, [] if card == "?" else [seat], False] for card in cards if card not in FACE_UP],
    }


def _hold(word: str) -> Json:
    if word == "-":
        return ["none", 0]
    return [_KINDS[word[0]], int(word[1:])] if word[1:].isdigit() else ["crew", word]


def position(
    *ships: str,
    seats: int = 3,
    ghost: str = "0 g5 g3",
    do: str = "",
    then: str = "",
    seat: int = ANNE,
    dice: tuple[int, int] | None = None,
    gone: Sequence[int] | None = None,
    hands: Sequence[str] = (),
    agenda: Json = None,
    fields: Json = None,
    **options: Json,
) -> Json:
    """The position before one action (`do`, such as ``forward 4``) or two, or before a round if there is none. The
    `dice` are those of the actions."""
    rows = [ship(text, i) for i, text in enumerate(ships)]
    rows += [ship("0 f3 g3", i) for i in range(len(ships), seats)]
    seats = len(rows)
    if seats == 2:
        haunt = ship(ghost, GHOST)
        haunt["down"] = [[name, [0] if name != "?" else [], False] for name, _, _ in haunt["down"]]
        rows.append(haunt)
    taken = sum(len(row["up"]) + len(row["down"]) for row in rows)
    away = list(gone) if gone is not None else LAIR_NODES[::-1][:taken]
    assert len(away) == taken, "as many lairs are empty as treasures are owned"
    if options.get("crew"):
        rows[0]["tokens"] = taken
    acts = [["Act", seat, ICONS[word.split()[0]], int(word.split()[1])] for word in (then, do) if word]
    lie = dice or [*(die for _, _, _, die in acts[::-1]), 5][:2]
    return {
        "options": options,
        "colours": list(COLOURS[:seats]),
        "turn": seat if acts else 0,
        "dice": list(lie) if acts else [0, 0],
        "ships": rows,
        "players": [{"hand": _cards(hands[i]) if i < len(hands) else list(CARDS[:3])} for i in range(seats)],
        "lairs": [node for node in LAIR_NODES if node not in away],
        "agenda": agenda or ([["RoundEnd"], *acts] if acts else [["RoundStart"]]),
        **(fields or {}),
    }


def _cards(text: str) -> list[str]:
    return [f"AC{int(number):02}" for number in text.split()]


def sea(*ships: str, told: dict[str, Any] | None = None, **where: Any) -> Sea:
    """The game at a position, with what happens by itself done."""
    return Sea(position(*ships, **where), **(told or {}))


def new(seats: int = 3, seed: int = 0, **options: Json) -> Table:
    return Table.new("jamaica", [Seat(f"Captain {i + 1}") for i in range(seats)], options, seed)


def random_game(seats: int, seed: int, **options: Json) -> Table:
    """A whole game of random moves."""
    table, rng = new(seats, seed, **options), Random(seed)
    while (decision := table.decision) is not None:
        table.play(rng.choice([option.id for option in decision.options if not option.barred]))
    return table
