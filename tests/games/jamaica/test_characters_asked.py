"""When a captain is asked about the characters of a ship, and when there is nothing to ask."""

from tests.games.jamaica.positions import ANNE, JACK
from tests.games.jamaica.test_characters import a_round, crew

# ---- who is asked


def test_when_the_oracle_is_asked() -> None:
    """JAM-CREW-D-01: the Captain only: with Jack's Oracle, Anne just rolls."""
    assert a_round("20 f1", "20 oracle", die=[1, 2]).asked == (ANNE, "JAM-D-01")
    assert len(a_round("20 oracle").allowed) == 13


def test_when_the_mage_is_asked() -> None:
    """JAM-CREW-D-02: not with equal dice."""
    game = a_round("20 mage f1", "30 f1", cards="1 1 1", die=[4, 4]).play(*["card:AC01"] * 3)
    assert game.holds() == "mage f1 f4 p4 -"


def test_when_the_sea_dog_is_asked() -> None:
    """JAM-CREW-D-03: at a back icon, not at a forward one."""
    assert crew("18 f9 sea_dog", do="back 1").allowed == {"back:ignore", "back:sail"}
    assert crew("16 f9 sea_dog", do="forward 1").at() == "17"


def test_steps_are_chosen_with_the_lane() -> None:
    """JAM-CREW-D-04: all ends of all lengths in one question."""
    game = crew("5 f9 g9 navigator", do="forward 1")
    assert game.asked == (ANNE, "JAM-CREW-D-04")
    assert game.allowed == {"sail:6", "sail:7", "sail:13"}


def test_when_the_buccaneer_is_asked() -> None:
    """JAM-CREW-D-05: with a ship in range, in either direction, and not without."""
    assert crew("17 f9 g9 buccaneer", "17 f9", do="forward 1").asked == (ANNE, "JAM-CREW-D-05")
    assert crew("17 f9 g9 buccaneer", "30 f9", do="forward 1").asked == (ANNE, "JAM-CREW-D-09")


def test_which_hold_is_lost() -> None:
    """JAM-CREW-D-06: one full hold goes without asking, none is no matter."""
    one = crew("15 f9 g9 buccaneer strategist", "17 f9", do="forward 1").play("attack:1")
    assert one.holds(JACK) == "- - - - -"
    assert crew("15 f9 g9 buccaneer strategist", "17 -", do="forward 1").play("attack:1").holds(JACK) == "- - - - -"
    two = crew("15 f9 g9 buccaneer strategist", "17 f9 king", do="forward 1").play("attack:1")
    assert two.allowed == {"discard:0", "discard:1"}
    assert two.refused("discard:4") == "JAM-CREW-C03"


def test_when_merchants_are_asked_about() -> None:
    """JAM-CREW-D-07: when they are needed and would do; with enough gold there is no question."""
    assert crew("15 g2 f1 merchant_venetian", do="forward 1").asked == (ANNE, "JAM-CREW-D-07")
    assert crew("15 g3 merchant_venetian", do="forward 1").asked == (ANNE, "JAM-CREW-D-09")
    assert "shortage" in crew("15 g1 f1 p9 merchant_venetian", do="forward 1").heard()


def test_the_mix_is_asked_for() -> None:
    """JAM-CREW-D-08: with enough gold too; gold first is the default."""
    game = crew("15 g4 f2 merchant_venetian", do="forward 1")
    assert game.asked == (ANNE, "JAM-CREW-D-08")
    assert [option.id for option in game.decision.options if option.default] == ["pay:3:0:0:0:0"]


def test_when_somebody_can_be_recruited() -> None:
    """JAM-CREW-D-09: asked with nobody as an answer; not when no hold can take a character."""
    assert "recruit:no" in crew("15 g9", do="forward 1").allowed
    full = crew("16 king mage oracle bishop cooper", agenda=[["RoundEnd"], ["Settle", ANNE]])
    assert full.asked[1] in ("JAM-D-01", "JAM-D-02", "JAM-CREW-D-01")


def test_when_the_lookout_is_asked() -> None:
    """JAM-CREW-D-10: not next to a lair without a token."""
    assert crew("2 f9 lookout | CT01", do="forward 1", gone=[4]).asked[1] in ("JAM-D-01", "JAM-D-02")


def test_the_weasel_chooses_in_private() -> None:
    """JAM-CREW-D-11: a secret question; with one card left in the pile it is taken."""
    assert crew("3 f9 weasel", do="forward 1").decision.secret
    cards = "CT01 CT02 CT03 CT04 CT05 CT06 CT07 CT08"
    last = crew(f"3 f9 weasel | {cards}", do="forward 1", gone=[44, 37, 33, 25, 22, 19, 11, 9])
    assert len(last.treasures()) == 9
