"""Chapter 5.2 (LOAD): goods come aboard."""

from tests.games.jamaica.positions import ANNE, sea


def test_all_tokens_into_one_empty_hold() -> None:
    """JAM-LOAD-01: a 5 of powder is five tokens in one empty hold; nobody is asked whether."""
    assert sea("20 f3 g3", do="powder 5").holds() == "f3 g3 p5 - -"


def test_nothing_is_added_to_a_hold() -> None:
    """JAM-LOAD-02: gold does not join the gold that is there."""
    assert sea("20 g3 f3", do="gold 2").holds() == "g3 f3 g2 - -"


def test_an_empty_hold_must_be_used() -> None:
    """JAM-LOAD-03: with one empty hold among four full ones there is no choice."""
    assert sea("20 f1 g1 p1 f2", do="gold 6").holds() == "f1 g1 p1 f2 g6"


def test_without_an_empty_hold_one_of_another_kind_is_emptied() -> None:
    """JAM-LOAD-04: the hold with food cannot be emptied for food; any other loses all it has."""
    game = sea("20 f9 g2 g3 p1 p2", do="food 4")
    assert game.asked == (ANNE, "JAM-D-05")
    assert game.allowed == {"hold:1", "hold:2", "hold:3", "hold:4"}
    assert game.barred == {"hold:0": "JAM-LOAD-04"}
    assert game.play("hold:2").holds() == "f9 g2 f4 p1 p2"


def test_a_load_that_fits_nowhere_is_ignored() -> None:
    """JAM-LOAD-05: five holds of gold: more gold is neither taken, nor is anything lost."""
    game = sea("20 g1 g2 g3 g4 g5", do="gold 6")
    assert game.holds() == "g1 g2 g3 g4 g5"
    assert "load-ignored" in game.heard()


def test_a_load_cannot_be_refused() -> None:
    """JAM-LOAD-06: one food throws out nine gold, if that is the only other kind."""
    game = sea("20 f1 f1 f1 f1 g9", do="food 1")
    assert game.holds() == "f1 f1 f1 f1 f1"


def test_gold_twice_fills_two_holds() -> None:
    """JAM-LOAD-07: morning and evening gold lie apart; in a full ship the second cannot throw out the first."""
    assert sea("20 f1 f1 f1", do="gold 2", then="gold 5").holds() == "f1 f1 f1 g2 g5"
    game = sea("20 f1 f2 f3 p1 p2", do="gold 2", then="gold 5").play("hold:0")
    assert game.holds() == "g2 f2 f3 p1 p2"
    assert game.barred == {"hold:0": "JAM-LOAD-04"}


def test_stolen_goods_and_the_sixth_hold_obey_the_same_rules() -> None:
    """JAM-LOAD-08: the 6th Hold is used like any other: when it alone is empty, it takes the load."""
    assert sea("20 f1 f1 f1 f1 f1 - | T04", do="gold 3").holds() == "f1 f1 f1 f1 f1 g3"
    stolen = sea("20 f1 f1 f1 f1 p1", "21 g7", do="forward 1").play("powder:0", combat="star")
    assert stolen.play("spoils:hold:0").asked == (ANNE, "JAM-D-05")


def test_a_board_hold_or_the_sixth() -> None:
    """JAM-D-04: asked when both are empty; a board hold is the first choice."""
    game = sea("20 f1 - f1 f1 f1 - | T04", do="gold 3")
    assert game.asked == (ANNE, "JAM-D-04")
    assert game.allowed == {"hold:1", "hold:5"}
    assert [option.default for option in game.decision.options] == [True, False]
    assert game.play("hold:5").holds() == "f1 - f1 f1 f1 g3"


def test_one_hold_to_empty_needs_no_question() -> None:
    """JAM-D-05: with one candidate it is emptied, with several the loader is asked."""
    assert sea("20 f1 f2 f3 f4 g5", do="food 6").holds() == "f1 f2 f3 f4 f6"
    assert sea("20 f1 f2 f3 p4 g5", do="food 6").asked == (ANNE, "JAM-D-05")
