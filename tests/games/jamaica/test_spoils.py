"""Chapters 5.5, 5.7, 5.8 (TRE, WIN, PWR): treasures, spoils, powers."""

from flibuste.core.atoms import Json
from tests.games.jamaica.positions import ANNE, JACK, MARY, Sea, sea


def won(mine: str, theirs: str, **where: Json) -> Sea:
    """Anne sails from 16 onto Jack's ship on 17 and beats him with a star. She has to spend no powder: she has one."""
    return sea(f"16 p1 {mine}", f"17 {theirs}", do="forward 1", **where).play("powder:0", combat="star")


# ---- treasures


def test_powers_lie_face_up_at_once() -> None:
    """JAM-TRE-01: the 6th Hold drawn on 4 is open to all and holds the evening's load."""
    game = sea("3 f1 f1 f1 f1 f1", do="forward 1", then="gold 4", told={"treasure": "T04"})
    assert game.view()["ships"][ANNE]["up"] == ["T04"]
    assert game.holds() == "f1 f1 f1 f1 f1 g4"


def test_riches_and_curses_lie_covered() -> None:
    """JAM-TRE-02: only their owner sees them, until the end."""
    for card in ("T06", "T12"):
        game = sea("3 f1", do="forward 1", told={"treasure": card})
        assert [row["card"] for row in game.view(ANNE)["ships"][ANNE]["down"]] == [card]
        assert [row["card"] for row in game.view(JACK)["ships"][ANNE]["down"]] == [None]
        assert [row["card"] for row in game.view()["ships"][ANNE]["down"]] == [None]


def test_any_number_of_treasures_without_a_hold() -> None:
    """JAM-TRE-03: six treasures take no hold."""
    game = sea("3 f1 | T05 T06 T07 T10 T11", do="forward 1", told={"treasure": "T12"})
    assert len(game.treasures()) == 6
    assert game.holds() == "f1 - - - -"


# ---- spoils


def test_one_thing_or_nothing() -> None:
    """JAM-WIN-01: a hold, a face-up treasure, a covered one, a curse, or nothing; and only one of them."""
    game = won("f3 | T10", "f2 g5 | T01 T05")
    assert game.asked == (ANNE, "JAM-D-13")
    assert game.allowed == {
        "spoils:hold:0", "spoils:hold:1", "spoils:card:T01", "spoils:covered", "spoils:give", "spoils:nothing",
    }  # fmt: skip
    game.play("spoils:hold:1")
    assert game.treasures(JACK) == ["T01", "T05"]
    assert game.asked[1] != "JAM-D-13"


def test_a_whole_hold_is_loaded_by_the_rules() -> None:
    """JAM-WIN-02: nine gold into an empty hold; with none, one of another kind is emptied; else barred."""
    whole = won("f3", "g9").play("spoils:hold:0")
    assert (whole.holds(), whole.holds(JACK)) == ("p1 f1 g9 - -", "- - - - -")
    game = won("f3 f3 f3 g2", "g9 f2").play("spoils:hold:0")
    assert game.asked == (ANNE, "JAM-D-05")
    assert game.barred == {"hold:4": "JAM-LOAD-04"}
    full = won("p2 p2 p2 p2", "p9 g1")
    assert full.barred == {"spoils:hold:0": "JAM-WIN-02"}
    assert full.refused("spoils:hold:3") == "JAM-WIN-02"


def test_a_face_up_treasure_passes_with_its_power() -> None:
    """JAM-WIN-03: Lady Beth is Anne's, and adds to her die from then on."""
    game = won("f3", "f2 | T03").play("spoils:card:T03")
    ships = game.view()["ships"]
    assert (ships[ANNE]["up"], ships[JACK]["up"]) == (["T03"], [])
    assert (ships[ANNE]["bonus"], ships[JACK]["bonus"]) == (2, 0)
    assert won("f3", "f2").refused("spoils:card:T03") == "JAM-WIN-03"


def test_a_covered_treasure_is_drawn_by_lot() -> None:
    """JAM-WIN-04: each of three may come; the thief and the former owner know it, and it stays covered."""
    seen = set()
    for luck in range(40):
        game = won("f3", "f2 | T05 T07 T10", fields={"luck": luck * 7919}).play("spoils:covered")
        seen.update(game.treasures())
        assert game.found[0] in {"T05", "T07", "T10"}
        assert game.view(ANNE)["ships"][ANNE]["down"][0]["card"] == game.treasures()[0]
        assert game.view(MARY)["ships"][ANNE]["down"][0]["card"] is None
    assert seen == {"T05", "T07", "T10"}
    assert won("f3", "f2").refused("spoils:covered") == "JAM-WIN-04"


def test_only_curses_are_given() -> None:
    """JAM-WIN-05: with riches alone it is barred; with a curse the loser gets it."""
    assert won("f3 | T05", "f2").barred == {"spoils:give": "JAM-WIN-05"}
    game = won("f3 | T05 T11", "f2").play("spoils:give")
    assert (game.treasures(ANNE), game.treasures(JACK)) == (["T05"], ["T11"])


def test_nothing_may_be_taken() -> None:
    """JAM-WIN-06: always among the answers."""
    game = won("f3", "f2 g9").play("spoils:nothing")
    assert game.holds(JACK) == "f2 g9 - - -"


def test_the_sixth_hold_is_stolen_with_what_is_in_it() -> None:
    """JAM-WIN-07: five gold come along although Anne's holds are full; nothing is emptied."""
    game = won("f3 f3 f3 f3", "f2 - - - - g5 | T04").play("spoils:card:T04", "pay:0:2:0:0:0:0")
    assert game.holds() == "p1 f1 f3 f3 f3 g5"
    assert game.holds(JACK) == "f2 - - - -"


def test_spoils_come_before_the_price() -> None:
    """JAM-WIN-08: the food won pays for space 17; food lost to the defender does not."""
    assert won("g1", "f2").play("spoils:hold:0").at() == "17"
    lost = sea("16 p1 f2", "17 g1", do="forward 1").play("powder:0", combat=[2, "star"]).play("spoils:hold:1")
    assert lost.asked == (ANNE, "JAM-D-07")


def test_spoils_are_asked_for_unless_there_is_nothing_to_hide() -> None:
    """JAM-D-13: nothing to take and no covered card: no question. With any covered card there is one, and a secret."""
    assert won("f3", "-").state.combat is None
    assert "no-spoils" in won("f3", "-").heard()
    game = won("f3 | T05", "-")
    assert game.allowed == {"spoils:nothing"}
    assert game.decision.secret
    assert won("f3", "g1").decision.open


def test_which_curse_is_given_is_asked_in_private() -> None:
    """JAM-D-14: with two curses the giver chooses, with one it goes."""
    game = won("f3 | T10 T12", "f2").play("spoils:give")
    assert game.asked == (ANNE, "JAM-D-14")
    assert game.decision.secret
    assert game.allowed == {"give:T10", "give:T12"}
    assert game.play("give:T12").treasures(JACK) == ["T12"]
    assert game.found[0] == "T12"  # the receiver has seen it: there is no undoing it


# ---- powers


def test_morgans_map_is_a_fourth_card() -> None:
    """JAM-PWR-01: read at the refill; a Map lost leaves four cards in hand, and none is drawn."""
    game = sea("20 f9 | T01", do="gold 1")
    assert [seat["hand_count"] for seat in game.view()["seats"]] == [4, 3, 3]
    others = sea("20 f9 | T02 T03", do="gold 1")
    assert [seat["hand_count"] for seat in others.view()["seats"]] == [3, 3, 3]
    lost = sea("20 f9", do="gold 1", hands=["1 2 3 4"])
    assert [seat["hand_count"] for seat in lost.view()["seats"]] == [4, 3, 3]
    gained = sea("3 f9", do="forward 1", told={"treasure": "T01"})
    assert gained.view()["seats"][ANNE]["hand_count"] == 4


def test_the_sabre_has_one_roll_made_again() -> None:
    """JAM-PWR-02: one's own roll or the other's, a star too, right after it, once in a combat; the second stands."""
    game = sea("16 f9 p1 | T02", "17 f9", do="forward 1").play("powder:0", combat=[2])
    assert game.asked == (ANNE, "JAM-D-10")
    game.play("sabre:reroll", combat=[10, 8])
    assert game.asked == (ANNE, "JAM-D-13")  # no second window on the roll of 8
    theirs = sea("16 f9 p1", "17 f9 | T02", do="forward 1").play("powder:0", combat="star")
    assert theirs.asked == (JACK, "JAM-D-10")
    assert theirs.play("sabre:reroll", combat=[4, 6]).asked == (JACK, "JAM-D-13")


def test_a_reroll_changes_no_powder() -> None:
    """JAM-PWR-03: after it comes the comparison, not another question for powder."""
    game = (
        sea("16 f9 p5 | T02", "17 f9", do="forward 1").play("powder:2", combat=[2]).play("sabre:reroll", combat=[4, 4])
    )
    assert game.asked == (ANNE, "JAM-D-13")
    assert game.holds() == "f9 p3 - - -"


def test_a_star_rolled_again_goes_on_as_a_number() -> None:
    """JAM-PWR-04: star to 2: the defender rolls after all; a number to a star wins."""
    game = (
        sea("16 f9 p1", "17 f9 p1 | T02", do="forward 1").play("powder:0", combat="star").play("sabre:reroll", combat=2)
    )
    assert game.asked == (JACK, "JAM-D-11")
    again = (
        sea("16 f9 p1 | T02", "17 f9 p1", do="forward 1").play("powder:0", combat=2).play("sabre:reroll", combat="star")
    )
    assert again.asked == (ANNE, "JAM-D-13")


def test_a_sabre_won_is_of_no_use_in_that_combat() -> None:
    """JAM-PWR-05: the combat is over when it changes hands."""
    game = sea("16 f9 p1", "17 f9 | T02", do="forward 1").play("powder:0", combat="star").play("sabre:keep")
    game.play("spoils:card:T02")
    assert game.state.combat is None
    assert game.at() == "17"


def test_lady_beth_adds_two() -> None:
    """JAM-PWR-06: with her a 4 ties with a 6, attacking and defending."""
    game = sea("16 f9 p1 | T03", "17 f9", do="forward 1").play("powder:0", combat=[4, 6])
    assert "combat-tie" in game.heard()
    defence = sea("16 f9 p1", "17 f9 | T03", do="forward 1").play("powder:0", combat=[6, 4])
    assert "combat-tie" in defence.heard()


def test_the_content_of_the_sixth_hold_is_stolen_like_any_other() -> None:
    """JAM-PWR-07: one more hold; when its content goes, the card stays."""
    game = won("f3", "f2 - - - - g5 | T04").play("spoils:hold:5")
    assert game.holds(JACK) == "f2 - - - - -"
    assert game.treasures(JACK) == ["T04"]


def test_gold_in_the_sixth_hold_counts_and_powers_do_not() -> None:
    """JAM-PWR-08: 4 and 3 gold are 7; the four powers are worth nothing."""
    game = sea("20 g4 - - - - g3 | T01 T02 T03 T04")
    assert game.lines() == {"space": -5, "gold": 7}


def test_the_sabres_first_window() -> None:
    """JAM-D-10: not asked when nobody in the combat has it."""
    assert (
        sea("16 f9 p1", "17 f9", "20 f9 | T02", do="forward 1").play("powder:0", combat=[8, 2]).asked[1] == "JAM-D-13"
    )
    assert sea("16 f9 p1", "17 f9 | T02", do="forward 1").play("powder:0", combat=8).asked == (JACK, "JAM-D-10")


def test_the_sabres_second_window() -> None:
    """JAM-D-12: asked after the defender's roll only if it was kept back."""
    game = sea("16 f9 p1 | T02", "17 f9", do="forward 1").play("powder:0", combat=[8]).play("sabre:keep", combat=[10])
    assert game.asked == (ANNE, "JAM-D-12")
    assert game.decision.args["face"] == "10"
    assert game.play("sabre:reroll", combat=2).asked == (ANNE, "JAM-D-13")
