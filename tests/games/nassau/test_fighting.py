"""Chapter 5.6 (FGT-01 to FGT-11): a fight up to the defence."""

from typing import Any

from tests.games.nassau.positions import ANNE, JACK, Board, acting, own


def facing(foe: str, crates: tuple[int, int] = (0, 0), crew: Any = None, **where: Any) -> Board:
    """Anne attacks this opponent in zone B."""
    return acting(crew or own(), boat="B", foes={"B": {foe: list(crates)}}, **where).play(f"fight:{foe}")


def test_only_the_weapons_of_the_type_count() -> None:
    """NAS-FGT-01: harpoons against a kraken, cannons against a fortress, and so on."""
    foes = {"KRA": "harpoon", "FOR": "cannon", "SHI": "hook", "TRE": "sabre", "RIV": "pistol"}
    for name, weapon in foes.items():
        assert "fire:3" in facing(f"OP-{name}-2", crew=own(**{weapon: 3})).allowed  # type: ignore[arg-type]
        others = {other: 3 for other in foes.values() if other != weapon}
        assert facing(f"OP-{name}-2", crew=own(**others)).allowed == {"fire:1"}  # type: ignore[arg-type]


def test_damage_is_everybodys() -> None:
    """NAS-FGT-02: a crate of Jack's on it, and one of Anne's defeats strength 2."""
    board = facing("OP-TRE-2", (0, 1)).play("fire:1", token=["blank", "blank"])
    assert board.view()["players"][ANNE]["defeated"] == ["OP-TRE-2"]


def test_a_bomb_does_two_damage() -> None:
    """NAS-FGT-03: marked with crates of the reserve, if the opponent stands."""
    board = facing("OP-TRE-4", crew=own(bomb=1)).play("fire:0:bomb", token=["blank"] * 3)
    assert (board.player().crates, board.player().reserve, board.item("bomb")) == (3, 15, 0)
    assert board.state.crates_on(board.state.chart.foes.index(_tile(board, "OP-TRE-4")), ANNE) == 2


def _tile(board: Board, foe: str) -> int:
    from flibuste.games.nassau.places import FOES

    return next(i for i, one in enumerate(FOES) if one.id == foe)


def test_a_bomb_with_few_crates_in_the_reserve() -> None:
    """NAS-FGT-03: the holds make up for it, and what is placed remains as damage."""
    towers = {"A": [("WT-02", 0, 9)], "D": [("WT-01", 0, 7)]}
    board = facing("OP-RIV-6", crew=own(bomb=1, crates=3), towers=towers)
    assert (board.player().reserve, "fire:2:bomb" in board.allowed, "fire:3:bomb" in board.allowed) == (1, False, False)
    board.play("fire:1:bomb", token=["blank"] * 4)
    assert (board.player().reserve, board.player().crates) == (0, 1)
    assert board.state.damage(board.state.chart.foes.index(_tile(board, "OP-RIV-6"))) == 3


def test_enough_damage_before_a_crate_is_fired() -> None:
    """NAS-FGT-04: no tokens, no crates, and the reward is due, which is told after what brings it."""
    board = facing("OP-TRE-2", crew=own(bomb=1)).play("fire:0:bomb")
    assert "token" not in board.heard()
    assert [key for key in board.heard() if key in ("fired-unneeded", "points", "defeated")] == [
        *("fired-unneeded", "points", "defeated")
    ]
    assert (board.scores()[0], board.item("doubloon"), board.player().reserve) == (12, 3, 17)
    assert {option for option in facing("OP-TRE-2", crew=own(bomb=1)).allowed if "bomb" in option} == {"fire:0:bomb"}


def test_how_many_crates_are_fired() -> None:
    """NAS-FGT-05: weapons, hands and crates in holds bound them; pirates lie down beyond the sailors."""
    assert facing("OP-TRE-4", crew=own(sabre=5, crates=4)).allowed == {f"fire:{n}" for n in (1, 2, 3, 4)}
    assert facing("OP-TRE-4", crew=own(sabre=5, standing=1, laid=7)).allowed == {"fire:1", "fire:2", "fire:3"}
    board = facing("OP-TRE-4", crew=own(sabre=5)).play("fire:3", token=["blank"] * 3)
    assert (board.player().laid, board.player().crates) == (1, 0)


def test_more_than_needed_may_be_fired() -> None:
    """NAS-FGT-05: three at strength 1."""
    assert "fire:3" in facing("OP-TRE-1", crew=own(sabre=3)).allowed


def test_at_least_one_crate_is_fired() -> None:
    """NAS-FGT-06: but after a bomb."""
    assert facing("OP-TRE-4", crew=own(bomb=1)).allowed == {"fire:1", "fire:0:bomb", "fire:1:bomb"}


def test_as_many_tokens_as_the_strength() -> None:
    """NAS-FGT-07: whatever damage was done before; blanks do nothing."""
    board = facing("OP-TRE-4", (0, 2)).play("fire:1", token=["blank"] * 3)
    assert board.heard().count("token") == 3
    assert board.item("rum") == 1


def test_a_dodge_takes_a_crate_of_this_fight() -> None:
    """NAS-FGT-08: earlier ones are safe; a rum instead; without one left it does nothing."""
    board = facing("OP-TRE-4", (1, 0), crew=own(rum=0)).play("fire:1", token=["dodge", "dodge", "blank"])
    assert "nothing-won" in board.heard()
    assert board.state.damage(board.state.chart.foes.index(_tile(board, "OP-TRE-4"))) == 1
    saved = facing("OP-TRE-4", crew=own(rum=1)).play("fire:1", token=["dodge", "blank", "blank"])
    assert (saved.asked, saved.allowed) == ((ANNE, "dodge"), {"crate", "rum"})
    assert saved.play("rum").scores()[0] == 13


def test_without_attacks_nobody_rolls() -> None:
    """NAS-FGT-09: and with one the dice fall."""
    assert "rolled" not in facing("OP-KRA-1").play("fire:1", token="blank").heard()
    assert "rolled" in facing("OP-KRA-1").play("fire:1", token="sail", die=[3, 3]).heard()


def test_how_many_dice() -> None:
    """NAS-FGT-10: sets of sail and sailor; pirates who still stand add some; five at most."""
    board = facing("OP-KRA-1", crew=own(sails=4, sailors=2)).play("fire:1", token="rum")
    assert (board.asked, board.allowed) == ((ANNE, "dice"), {"dice:2", "dice:3", "dice:4"})
    board.play("dice:4", die=[1, 1, 1, 3])
    assert board.player().laid == 2
    alone = facing("OP-KRA-1", crew=own(sails=2, sailors=2)).play("fire:1", token="rum", die=[1, 1])
    assert alone.asked == (JACK, "sea")


def test_good_dice_send_tokens_back() -> None:
    """NAS-FGT-11: one for each 3, 4, 5 or 6, of the player's choice."""
    board = facing("OP-KRA-2").play("fire:1", token=["rum", "doubloon"], die=[2, 3])
    assert (board.asked, board.allowed) == ((ANNE, "repel"), {"repel:doubloon", "repel:rum"})
    board.play("repel:rum")
    assert (board.item("rum"), board.item("doubloon")) == (1, 0)


def test_what_is_told_of_a_fight_says_where_it_stands() -> None:
    """NAS-FGT-11, NAS-ANI-10: the strength as it counts, the tokens drawn, those that do nothing any more, the end."""
    board = facing("OP-KRA-2", crew=own(animals="crab", sails=1))
    told = board.play("fire:1:crab", token=["sail"], die=[3]).told
    assert (told("fired")["strength"], told("token")["drawn"]) == (1, ["sail"])
    assert told("repelled")["gone"] == ["sail"]
    beaten = facing("OP-TRE-2", (0, 1)).play("fire:1", token=["blank", "blank"]).told
    assert beaten("defeated")["fight"] == "won"
    dodged = facing("OP-TRE-4", crew=own(rum=0)).play("fire:1", token=["dodge", "blank", "blank"]).told
    assert (dodged("dodged")["fired"], dodged("fight-over")["fight"]) == (0, "over")


def test_equal_tokens_are_not_asked_about() -> None:
    """NAS-FGT-11: any of them goes back; and all do with enough good dice."""
    board = facing("OP-KRA-2", crew=own(doubloon=3)).play("fire:1", token=["doubloon", "doubloon"], die=[2, 3])
    assert board.item("doubloon") == 2
    all_back = facing("OP-KRA-2").play("fire:1", token=["rum", "doubloon"], die=[4, 3])
    assert (all_back.item("rum"), all_back.item("doubloon")) == (1, 1)
