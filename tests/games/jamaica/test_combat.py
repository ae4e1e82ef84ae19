"""Chapter 5.6 (CBT): combat."""

from tests.games.jamaica.positions import ANNE, JACK, MARY, Sea, sea


def fight(mine: str = "f9 g9", theirs: str = "f9 g9", **where: object) -> Sea:
    """Anne sails from 16 onto Jack's ship on 17."""
    return sea(f"16 {mine}", f"17 {theirs}", do="forward 1", **where)  # type: ignore[arg-type]


def test_whoever_arrives_attacks() -> None:
    """JAM-CBT-01: one combat, before paying; nobody asks whether."""
    game = fight("f9 p3")
    assert game.asked == (ANNE, "JAM-D-09")
    assert game.state.combat is not None
    assert (game.state.combat.attacker, game.state.combat.target) == (ANNE, JACK)
    assert game.holds() == "f9 p3 - - -"


def test_of_several_ships_one_is_chosen() -> None:
    """JAM-CBT-02: Jack or Mary; the other one has no part in it."""
    game = sea("16 f9", "17 f9", "17 f9", do="forward 1")
    assert game.asked == (ANNE, "JAM-D-08")
    assert game.allowed == {"attack:1", "attack:2"}
    game.play("attack:2", combat=[4, "star"])
    assert game.asked == (MARY, "JAM-D-13")


def test_no_combat_in_port_royal() -> None:
    """JAM-CBT-03: neither at the start nor at the finish."""
    for game in (sea("2 f9", "0 f9", do="back 2"), sea("2 f9", "0 f9", "9 f9", do="back 2")):
        assert "combat" not in game.heard()
        assert game.asked[1] in ("JAM-D-01", "JAM-D-02")
    finish = sea("48 f9", "0@1 f9", do="forward 2")
    assert "combat" not in finish.heard()
    assert finish.state.over


def test_the_order_of_a_combat() -> None:
    """JAM-CBT-04: attacker's powder, roll, Sabre; defender's powder, roll, Sabre; then spoils."""
    game = fight("f9 p2 | T02", "f9 p2")
    order = [game.asked[1]]
    for option, told in (("powder:1", [4]), ("sabre:keep", []), ("powder:1", [2]), ("sabre:keep", [])):
        game.play(option, combat=told) if told else game.play(option)
        order.append(game.asked[1])
    assert order == ["JAM-D-09", "JAM-D-10", "JAM-D-11", "JAM-D-12", "JAM-D-13"]


def test_powder_is_spent_before_the_roll_and_lost() -> None:
    """JAM-CBT-05: any number up to all; gone even when a star makes it needless."""
    game = fight("f9 p3")
    assert game.allowed == {f"powder:{n}" for n in range(4)}
    assert game.refused("powder:4") == "JAM-CBT-05"
    game.play("powder:2", combat="star")
    assert game.holds() == "f9 p1 - - -"


def test_firepower_is_die_and_powder() -> None:
    """JAM-CBT-06: 4 and 3 powder against 6: 7 beats 6."""
    game = fight("f9 p3").play("powder:3", combat=[4, 6])
    assert game.asked == (ANNE, "JAM-D-13")


def test_the_higher_firepower_wins_and_equal_ones_part() -> None:
    """JAM-CBT-07: 8 against 6, 6 against 8, 6 against 6."""
    for rolls, winner in (([8, 6], ANNE), ([6, 8], JACK)):
        assert fight("f9 p1").play("powder:0", combat=rolls).asked == (winner, "JAM-D-13")
    game = fight("f9 p1").play("powder:0", combat=[6, 6])
    assert "combat-tie" in game.heard()
    assert game.holds() == "f7 p1 - - -"


def test_an_attackers_star_wins_at_once() -> None:
    """JAM-CBT-08: the defender is asked for nothing and rolls nothing."""
    game = fight("f9 p1", "f9 p9").play("powder:0", combat="star")
    assert game.asked == (ANNE, "JAM-D-13")
    assert game.holds(JACK) == "f9 p9 - - -"


def test_a_defenders_star_wins() -> None:
    """JAM-CBT-09: even against 10 and 20 powder."""
    assert fight("f9 p20").play("powder:20", combat=[10, "star"]).asked == (JACK, "JAM-D-13")


def test_a_star_has_no_number() -> None:
    """JAM-CBT-10: no firepower is told for it, and a low star beats Lady Beth and powder."""
    game = fight("f9 p9 | T03").play("powder:9", combat=[2, "star"])
    won = next(event.args for event in game.events if event.key == "jamaica-combat-won")
    assert won["how"] == "star"
    assert not {"mine", "theirs"} & won.keys()
    assert game.asked == (JACK, "JAM-D-13")


def test_a_combat_moves_no_ship() -> None:
    """JAM-CBT-11: the beaten attacker stays and pays."""
    game = fight("f9 p1").play("powder:0", combat=[2, "star"]).play("spoils:nothing")
    assert (game.at(), game.holds()) == ("17", "f7 p1 - - -")


def test_one_combat_for_each_arrival() -> None:
    """JAM-CBT-12: on 18, and after the shortage on 17 again."""
    game = sea("16 f9 p1", "18 f9", "17 f9", do="forward 2").play("powder:0", combat=[4, 4])
    assert game.at() == "17"
    assert game.state.combat is not None
    assert game.state.combat.target == MARY


def test_one_ship_needs_no_target() -> None:
    """JAM-D-08: asked with two other ships, not with one."""
    assert fight("f9 p1").asked == (ANNE, "JAM-D-09")
    game = sea("16 f9", "17 f9", "17 f9", do="forward 1")
    assert game.refused("attack:0") == "JAM-CBT-02"


def test_the_attackers_powder() -> None:
    """JAM-D-09: asked with powder, not without; and from which holds, when that matters."""
    assert fight("f9 p1").asked == (ANNE, "JAM-D-09")
    assert "rolled" in fight("f9").heard()
    game = fight("f9 p1 p2").play("powder:2")
    assert game.asked == (ANNE, "JAM-D-06")
    assert game.allowed == {"pay:0:1:1:0:0", "pay:0:0:2:0:0"}
    assert [option.id for option in game.decision.options if option.default] == ["pay:0:1:1:0:0"]


def test_the_defenders_powder() -> None:
    """JAM-D-11: asked with powder once the attack stands, and not at all against a star."""
    game = fight("f9 p1", "f9 p2").play("powder:0", combat=[8])
    assert game.asked == (JACK, "JAM-D-11")
    assert game.decision.args["theirs"] == 8
    assert game.allowed == {"powder:0", "powder:1", "powder:2"}
    assert fight("f9 p1", "f9").play("powder:0", combat=[8, 4]).asked == (ANNE, "JAM-D-13")
