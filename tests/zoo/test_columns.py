"""Each column has a name, means the same to every seat, and nothing of a view goes without."""

from collections import Counter
from importlib import import_module
from pkgutil import walk_packages
from random import Random

import pytest

from flibuste.core.agenda import Ask, asking
from flibuste.core.layout_rules import AsLaid
from flibuste.table import GAMES
from flibuste.zoo.columns import Plan, Row
from flibuste.zoo.sitting import Sitting
from tests.contract.games import random_table
from tests.zoo.cases import CASES, Case, each_case
from tools.answers import answers, concrete


def plan_of(table: object, game: str) -> Plan:
    found: Plan = import_module(f"flibuste.zoo.plans.{game}").plan(table)
    return found


@each_case
def test_every_number_has_a_name_of_its_own_and_the_same_for_all_seats(case: Case) -> None:
    sitting = Sitting(case.game, case.seats, case.options)
    assert [name for name, n in Counter(sitting.columns).items() if n > 1] == []
    assert len({row.names for row in sitting.rows}) == 1
    assert len({len(row.words) for row in sitting.rows}) == 1
    assert sitting.observation(0)["observation"].shape == (len(sitting.columns),)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_stands_in_a_view_has_a_column(game: str) -> None:
    """Any seats and options: a word or a place that no column shows is an error here."""
    for seed in range(4):
        table, rng = random_table(game, seed), Random(seed)
        rows = [Row(plan_of(table, game), len(table.seats), me, strict=True) for me in range(len(table.seats))]
        for i in range(200):
            step = asking(table.state)
            if step is None:
                break
            if i % 10 == 0:
                for me, row in enumerate(rows):
                    assert len(row.of(table.view(me))) == len(row.names)
            table.play(rng.choice(table.game.mind.choices(table.state, rng, 20)))


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_answers_are_those_that_the_steps_tell_of(game: str) -> None:
    package = import_module(f"flibuste.games.{game}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    table = random_table(game, 1)
    # what is asked wherever a table can be laid
    rooms = [package.__name__, *([AsLaid.__module__] if table.game.layout_rules else [])]
    told = {
        word
        for kind in concrete(Ask)
        if kind.__module__.startswith((*rooms,))
        for answer in answers(kind)
        for word in answer.words
    }
    plan = plan_of(table, game)
    row = Row(plan, len(table.seats), 0)
    assert told - {*row.words} == set()
    assert {*plan.answers} - told <= {*"NESW"}


def test_seats_are_counted_from_whoever_looks() -> None:
    sitting = Sitting("buccaneer", 3)
    sitting.begin(4)
    table, names = sitting.table, sitting.columns
    for seat in range(3):
        seen = dict(zip(names, sitting.observation(seat)["observation"].tolist(), strict=True))
        assert table.asked is not None
        assert [seen[f"asked=+{i}"] for i in range(3)] == [(seat + i) % 3 == table.asked for i in range(3)]
        assert [seen[f"seat={i}"] for i in range(3)] == [i == seat for i in range(3)]
        ducats = [player["ducats"] for player in table.view(seat)["seats"]]
        assert [seen[f"seats[+{i}].ducats"] for i in range(3)] == [ducats[(seat + i) % 3] for i in range(3)]


def test_the_same_word_of_an_answer_means_the_same_to_every_seat() -> None:
    sitting = Sitting("buccaneer", 3)
    colours = [player["colour"] for player in sitting.table.view()["seats"]]
    own = {row.words.index(f"{colour}-q") for row, colour in zip(sitting.rows, colours, strict=True)}
    assert len(own) == 1


def test_where_there_is_no_room_for_all_answers_the_seed_draws_of_them() -> None:
    case = CASES["buccaneer"]
    wide, narrow = Sitting(case.game, case.seats), Sitting(case.game, case.seats, listed=5)
    drawn = set()
    for seed in range(5):
        wide.begin(seed)
        narrow.begin(seed)
        assert len(narrow.answers) == 5 < len(wide.answers)
        assert [move for move in wide.answers if move in narrow.answers] == narrow.answers
        drawn.add(tuple(narrow.answers))
    assert len(drawn) > 1
