"""The words of the engine in use: whatever it says in a game has its sentence in both languages."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from flibuste.bridge import Desk
from flibuste.core.atoms import Json
from flibuste.words import FUNCTIONS
from tests.test_words import LANGUAGES, in_language, words


@cache
def bundle(language: str) -> FluentBundle:
    result = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in in_language(language):
        result.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return result


NAMED = ["Anne", "Jack", "Mary", "Bart", "Olivier", "Sam", "Grace", "Henry"]


def spoken(language: str, said: dict[str, object]) -> str:
    """A message of the engine as a person reads it; anything missing in it is a failure."""
    return sentence(language, str(said["key"]), json.dumps(said["args"]))


@cache
def sentence(language: str, key: str, told: str) -> str:
    """A game says most of its sentences many times."""
    args = {name: spoken_arg(language, arg) for name, arg in json.loads(told).items()}
    message = bundle(language).get_message(key)
    assert message.value
    text, errors = bundle(language).format_pattern(message.value, args)
    assert not errors, (key, told, errors)
    return str(text)


def spoken_arg(language: str, arg: object) -> str | int:
    if isinstance(arg, list):
        return ", ".join(str(spoken_arg(language, one)) for one in arg)
    if isinstance(arg, dict):
        if "seat" in arg:
            return NAMED[arg["seat"]]
        return spoken(language, {"key": arg["word"], "args": {"n": arg["n"]} if "n" in arg else {}})
    assert isinstance(arg, str | int)
    return arg


def ask(desk: Desk, op: str, **fields: object) -> Json:
    answer = json.loads(desk.call(json.dumps({"op": op, "table": "t", **fields})))
    assert answer["ok"], answer
    return dict(answer)


def said_in_a_game(
    seats: int, seed: int, options: dict[str, object], game: str = "buccaneer"
) -> Iterator[dict[str, object]]:
    """Everything that the engine says in a game of random moves: questions, answers, reasons, events, score."""
    desk, rng = Desk(), random.Random(seed)
    people = [{"name": name, "bot": None, "colour": None, "emblem": None} for name in NAMED[:seats]]
    answer: Json = ask(desk, "new", game=game, seats=people, options=options, seed=seed)
    while True:
        yield from answer["events"]
        decision = answer["table"]["decision"]
        if decision is None:
            break
        yield decision
        yield from decision["options"]
        yield from (option["barred"] for option in decision["options"] if option["barred"])
        allowed = [option["id"] for option in decision["options"] if not option["barred"]]
        answer = ask(desk, "play", option=rng.choice(allowed))
    yield from (line for seat in answer["table"]["result"]["lines"] for line in seat)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"open_crews": True, "closed_purses": True}),
        (5, {"groups": 3, "tie_break": "tokens", "stalemate": "end"}),
        (
            3,
            {
                "deck": [
                    {"min_crew": 2, "ducats": 1, "question_wage": 9, "treasures": ["chest", "chest"], "name": "Hope"}
                ]
                * 9
            },
        ),
    ],
)
def test_a_game_never_lacks_a_word(seats: int, options: dict[str, object]) -> None:
    heard: dict[str, set[str]] = {}
    for seed in range(3):
        for said in said_in_a_game(seats, seed, options):
            for language in LANGUAGES:
                heard.setdefault(str(said["key"]), set()).add(spoken(language, said))
    assert {"buccaneer-captured", "buccaneer-boarded", "buccaneer-over", "buccaneer-line-treasure"} <= heard.keys()


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"reveal": "simultaneous"}), (2, {"crew": True}), (6, {"crew": True})]
)
def test_jamaica_never_lacks_a_word(seats: int, options: dict[str, object]) -> None:
    heard: dict[str, set[str]] = {}
    for seed in range(4):
        for said in said_in_a_game(seats, seed, options, "jamaica"):
            for language in LANGUAGES:
                heard.setdefault(str(said["key"]), set()).add(spoken(language, said))
    assert {"jamaica-revealed", "jamaica-shortage", "jamaica-combat-won", "jamaica-line-gold"} <= heard.keys()


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"pile_shortage": "dig"}), (4, {"teams": "2x2"})])
def test_plunder_never_lacks_a_word(seats: int, options: dict[str, object]) -> None:
    heard: dict[str, set[str]] = {}
    for said in said_in_a_game(seats, 1, options, "plunder"):
        for language in LANGUAGES:
            heard.setdefault(str(said["key"]), set()).add(spoken(language, said))
        needed = {f"plunder-group-{said['group']}"} if "group" in said else set()
        needed |= {form["key"] for form in said.get("forms", [])}  # type: ignore[attr-defined]
        assert needed <= words("en").keys()
    assert {"plunder-sailed", "plunder-battle", "plunder-line-cards"} <= heard.keys()


def test_every_option_of_a_game_is_explained() -> None:
    for game in ask(Desk(), "games")["games"]:
        name = game["name"]
        needed = {f"{name}-title", f"{name}-tagline", f"{name}-description"}
        needed |= {f"bot-{level}" for level in game["bots"]} | {f"colour-{colour}" for colour in game["colours"]}
        for option in game["options"]:
            key = f"{name}-option-{option['id']}"
            # a number says itself
            choices = [choice for choice in option["among"] if isinstance(choice, str)]
            needed |= {key, f"{key}.note"} | {f"{key}-{choice}" for choice in choices}
        assert needed - words("en").keys() == set()


def test_whole_sentences() -> None:
    def say(language: str, key: str, **args: Any) -> str:
        pattern = bundle(language).get_message(key).value
        assert pattern
        text, errors = bundle(language).format_pattern(pattern, args)
        assert not errors
        return str(text)

    crew = {"seat": "Mary", "victim": "Jack", "mine": 1, "theirs": 4, "height": 5}
    assert say("en", "buccaneer-captured", **crew) == "Mary lays a pirate on Jack’s crew of 4 and captains a crew of 5."
    assert (
        say("fr", "buccaneer-captured", **crew)
        == "Mary pose un pirate chez Jack, sur un équipage de 4, et commande 5 pirates."
    )
    loot = {"seat": "Anne", "ship": "La Flûte armée", "height": 6, "forced": "yes"}
    assert (
        say("fr", "buccaneer-boarded", **loot)
        == "La mutinerie l’exige\u202f: Anne aborde La Flûte armée avec un équipage de 6."
    )
    short = {"seat": "Bart", "loot": 12, "wages": 15, "paid": 3, "reserve": 0}
    assert say("en", "buccaneer-shortage", **short) == "Loot 12, wages 15: Bart pays 3 out of the purse."
    shared = {"kind": "chest", "why": "shared", "count": 2, "sharers": 2, "value": 15}
    assert say("en", "buccaneer-line-treasure", **shared) == "Chests: 2 each, 15 shared by 2"
