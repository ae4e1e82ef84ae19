"""Nassau's fight (docs/rules/nassau.md, 5.6), by hand."""

import pytest

from flibuste.games.nassau.chances import repelled, unrepelled
from flibuste.games.nassau.fight import (
    LOSSES,
    TOKENS,
    End,
    Fighter,
    Foe,
    attacks_of,
    end_of,
    kept,
    leaves_choice,
    may_fight,
    most_shots,
    repels,
)
from flibuste.games.nassau.tables import BAG, FACES


def test_the_crab_weakens() -> None:
    """NAS-FGT-02: strength 3 is 2 with the crab; the damage on the tile is everybody's."""
    foe = Foe(3, crates=1, crab=True)
    assert (foe.strength, foe.damage, foe.need) == (2, 1, 1)


def test_the_bomb_does_two() -> None:
    """NAS-FGT-03: at once, on top of what lies there."""
    assert Foe(5, crates=1, bomb=True).damage == 3


@pytest.mark.parametrize(
    ("foe", "beaten"),
    [(Foe(2, bomb=True), True), (Foe(1, crab=True), True), (Foe(3, 2, crab=True), True), (Foe(3, 2), False)],
)
def test_defeated_at_once(foe: Foe, beaten: bool) -> None:
    """NAS-FGT-04: damage as high as the strength, or no strength left."""
    assert foe.beaten is beaten


@pytest.mark.parametrize(
    ("weapons", "sailors", "pirates", "crates", "shots"),
    [(3, 2, 2, 4, 3), (5, 2, 1, 9, 3), (5, 2, 9, 4, 4), (0, 2, 2, 4, 0)],
)
def test_how_many_crates_can_be_fired(weapons: int, sailors: int, pirates: int, crates: int, shots: int) -> None:
    """NAS-FGT-05: no more than weapons, hands, crates; sailors fire first, then pirates lie down."""
    ship = Fighter(weapons, 3, sailors, pirates, crates)
    assert most_shots(weapons, sailors + pirates, crates) == shots
    assert ship.laid(shots) == max(0, shots - sailors)


def test_a_fight_needs_a_shot_a_bomb_or_a_crab() -> None:
    """NAS-FGT-21: without a crate only a bomb does, or a crab that leaves nothing to be done."""
    assert not may_fight(0, 0, lambda: Foe(3).beaten)
    assert may_fight(0, 1, lambda: Foe(3).beaten)
    assert may_fight(0, 0, lambda: Foe(3, 2, crab=True).beaten)
    assert may_fight(1, 0, lambda: Foe(3).beaten)


def test_dodges_take_what_was_fired_now() -> None:
    """NAS-FGT-08: one crate each, or one rum; with no crate left they do nothing."""
    assert [kept(3, 2, 0), kept(3, 2, 1), kept(1, 4, 0), kept(2, 1, 3)] == [1, 2, 0, 2]


def test_dice_are_sets_of_sail_and_sailor() -> None:
    """NAS-FGT-10: pirates add to the sailors unless the shot laid them down; five at most."""
    ship = Fighter(weapons=3, sails=3, sailors=2, pirates=1, crates=3)
    assert (ship.base_dice, ship.dice(), ship.dice(fired=3)) == (2, 3, 2)
    assert Fighter(5, 9, 9, 9, 9).dice() == Fighter(5, 9, 9, 9, 9).base_dice == 5


def test_what_repels() -> None:
    """NAS-FGT-11: 3, 4, 5 and 6; whose attack goes back is chosen where kinds differ and some stay."""
    assert [face for face in FACES if repels(face)] == [3, 4, 5, 6]
    rum, sail = TOKENS.index("rum"), TOKENS.index("sail")
    assert leaves_choice((rum, sail, sail), 2)
    assert not leaves_choice((rum, sail, sail), 3)
    assert not leaves_choice((sail, sail), 1)


def test_the_cat_rolls_again_what_repelled_nothing() -> None:
    """NAS-ANI-11: dice that show 1 or 2; so eight of nine dice repel."""
    assert [face for face in FACES if not repels(face)] == [1, 2]
    assert repelled(1, cat=True)[1] == pytest.approx(8 / 9)


def test_in_which_order_attacks_take() -> None:
    """NAS-FGT-14: doubloon, rum, provision, crate, weapon, sail, sailor, hold."""
    found = attacks_of(map(TOKENS.index, [*reversed(TOKENS), "rum"]))
    assert [TOKENS[token] for token in found] == ["doubloon", "rum", *LOSSES[1:]]


def test_chances_add_up() -> None:
    """NAS-FGT-07: as many tokens of the bag as the strength; without a die all its attacks are left."""
    assert sum(repelled(4)) == pytest.approx(1)
    assert unrepelled(5, 0) == pytest.approx(5 * BAG.count("attack") / len(BAG))


@pytest.mark.parametrize(
    ("foe", "left", "end"),
    [
        (Foe(3, 2), 0, End.NOTHING),
        (Foe(3), 1, End.WOUNDED),
        (Foe(3, bomb=True), 0, End.WOUNDED),
        (Foe(3, 2), 1, End.DEFEATED),
        (Foe(1, crab=True), 0, End.DEFEATED),
    ],
)
def test_what_a_fight_brought(foe: Foe, left: int, end: End) -> None:
    """NAS-FGT-15: own damage scores, be it a crate or a bomb; NAS-FGT-17: as much as the strength defeats."""
    assert end_of(foe, left) is end
