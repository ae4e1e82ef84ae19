"""The quick run leaves out only what a change cannot have touched."""

import pytest

from flibuste.table import GAMES
from tests.conftest import game_of
from tools import touched


@pytest.mark.parametrize(
    ("paths", "games"),
    [
        (None, touched.GAMES),
        ([], touched.GAMES),
        (["web/play/selection.ts", "CHANGELOG.md"], ()),
        (["web/games/nassau/words/en.ftl", "docs/rules/jamaica.md"], ("jamaica", "nassau")),
        (["web/words/page/en.ftl"], touched.GAMES),
        (
            ["web/main.tsx", "engine/flibuste/games/nassau/town.py", "tests/games/plunder/test_said.py"],
            ("nassau", "plunder"),
        ),
        (["engine/flibuste/games/nassau/town.py", "engine/flibuste/core/agenda.py"], touched.GAMES),
        (["engine/flibuste/games/__init__.py"], touched.GAMES),
        (["tests/contract/games.py"], touched.GAMES),
        (["build.py"], touched.GAMES),
        (["bench/soak.py"], ()),
        (["bench/count.py"], touched.GAMES),
        (["tests/counts.json"], touched.GAMES),
    ],
)
def test_what_games_share_touches_all_of_them(paths: list[str] | None, games: tuple[str, ...]) -> None:
    assert touched.games_of(paths) == games


def test_all_games_are_known() -> None:
    assert sorted(GAMES) == list(touched.GAMES)


def test_whose_rules_a_test_is_about() -> None:
    assert game_of("tests/contract/test_contract.py::test_a_bot_answers_alike[plunder-hard]") == "plunder"
    assert game_of("tests/companion/tools/test_pirates.py::test_odds[guns-3]") == "pirates"
    assert game_of("tests/games/jamaica/test_bots.py::test_a_bot[4]") == "jamaica"
    assert game_of("tests/test_reference.py::test_the_reference_says_what_the_engine_says[4-pirates]") == "pirates"
    assert game_of("tests/test_counts.py::test_no_figure_has_changed[nassau]") == "nassau"
    assert game_of("tests/test_counts.py::test_no_figure_has_changed[start]") is None
    assert game_of("tests/core/test_core.py::test_a_table[plunder]") is None
    assert game_of("tests/contract/test_told_views.py::test_where_nobody_watches_no_view_is_made") is None
