"""Plunder's score sheet: chapters 5.7, 6 and 7.2."""

from typing import Any

from flibuste.companion import SHEETS
from tests.companion.filling import Column, column, points, refused, said, scored

TEAMS = {"teams": True}
TIME = {"time": True}
FIRST = "plunder-line-first"


def captain(ships: int, islands: int, cards: int, **more: Any) -> Column:
    return column(ships=ships, islands=islands, cards=cards, **more)


def test_points_of_a_captain() -> None:
    """PLU-PP-01: 3 ships, 4 islands and 2 cards are 9; 1 ship and 1 island, as everybody begins, are 2."""
    result = scored("plunder", captain(3, 4, 2), column())
    assert result.result.totals == (9, 2)
    assert points(result, 0) == {"ships": 3, "islands": 4, "cards": 2}
    assert result.result.ranks == (1, 2)


def test_cards_are_points() -> None:
    """PLU-PP-02: five cards more are five points more, and the line cites the rule."""
    result = scored("plunder", captain(0, 0, 5), captain(0, 0, 0))
    assert result.result.totals == (5, 0)
    assert result.result.lines[0][2].rule == "PLU-PP-02"


def test_how_far_it_is() -> None:
    """PLU-END-01: with 7 of 10 points three are missing; at 10 and above it is reached."""
    result = scored("plunder", captain(2, 3, 2), captain(3, 6, 2))
    assert [(note.key, note.args["count"]) for note in result.extra] == [
        ("plunder-sheet-to-go", 3),
        ("plunder-sheet-to-go", 0),
    ]


def test_the_first_at_the_target_has_won() -> None:
    """PLU-END-01: 10 and 10 ask who was first; 9 and 9 ask nothing yet; 11 and 10 cannot both be right."""
    ten, nine, eleven = captain(2, 4, 4), captain(2, 4, 3), captain(2, 4, 5)
    assert scored("plunder", ten, nine, ten).tied == [[0, 2]]
    assert scored("plunder", nine, nine).tied == []
    settled = scored("plunder", {**ten, "first": 0}, {**ten, "first": 1}, nine, nine).result
    assert settled.ranks == (2, 1, 3, 3)
    # the two with nine tie, too, but neither has been at the target
    assert [lines[-1].key == FIRST for lines in settled.lines] == [True, True, False, False]
    assert said(scored("plunder", ten, eleven).notes) == [("players", "too-late")]
    assert scored("plunder", ten, ten).notes == []


def test_another_target() -> None:
    """PLU-END-04: 13 points to win are 3 more than 10; 31 are too many."""
    assert scored("plunder", captain(2, 4, 4), column(), values={"target": 13}).extra[0].args["count"] == 3
    (fault,) = refused("plunder", column(), column(), values={"target": 31})
    assert (fault.place, fault.args["min"], fault.args["max"]) == ("values.target", 3, 30)


def test_on_time_most_points_win() -> None:
    """PLU-END-05: 6 points beat 5 when the time is up, and no target matters for equal ones."""
    result = scored("plunder", captain(1, 3, 1), captain(1, 3, 2), options=TIME)
    assert result.result.ranks == (2, 1)
    assert said(scored("plunder", captain(3, 5, 2), captain(3, 5, 3), options=TIME).notes) == []


def test_equal_on_time() -> None:
    """PLU-END-06: of 6 points each, 3 cards beat 2; of 2 cards each, 3 islands beat 2; then the hand is asked."""
    cards = scored("plunder", captain(1, 3, 2), captain(1, 2, 3), options=TIME)
    assert (cards.result.ranks, cards.tied) == ((2, 1), [])
    islands = scored("plunder", captain(2, 2, 2), captain(1, 3, 2), options=TIME)
    assert (islands.result.ranks, islands.tied) == ((2, 1), [])
    hands = scored(
        "plunder", captain(1, 3, 2, hand=4), captain(1, 3, 2, hand=5), captain(1, 3, 2, hand=4), options=TIME
    )
    assert (hands.result.ranks, hands.tied) == ((2, 1, 2), [[0, 1, 2]])
    assert hands.result.lines[0][-1].rule == "PLU-END-06"


def test_teams_on_time() -> None:
    """PLU-END-07: 4 + 4 points against 5 + 3; cards 1 + 1 against 2 + 1, so the second team wins."""
    result = scored(
        "plunder",
        captain(1, 2, 1, team=1),
        captain(1, 2, 2, team=2),
        captain(1, 2, 1, team=1),
        captain(1, 1, 1, team=2),
        options={**TEAMS, **TIME},
    )
    assert result.result.ranks == (2, 1, 2, 1)
    assert result.result.lines[0][-1].rule == "PLU-END-07"
    assert result.tied == []


def test_the_target_of_teams() -> None:
    """PLU-TEAM-01: two teams play for 16, three for 14; another target may be typed; 3 against 1 is worth a word."""
    four, six = [column(team=1 + i % 2) for i in range(4)], [column(team=1 + i % 3) for i in range(6)]
    assert [note.args["target"] for note in scored("plunder", *four, options=TEAMS).extra] == [16, 16]
    assert [note.args["target"] for note in scored("plunder", *six, options=TEAMS).extra] == [14, 14, 14]
    typed = scored("plunder", *six, options=TEAMS, values={"team-target": 20})
    assert typed.extra[0].args["target"] == 20
    uneven = [column(team=1), column(team=1), column(team=1), column(team=2)]
    assert said(scored("plunder", *uneven, options=TEAMS).notes) == [("players", "uneven-teams")]
    assert scored("plunder", *four, options=TEAMS).notes == []


def test_teams_sit_alternately() -> None:
    """PLU-TEAM-02: where no team is given, first and third captain sail together."""
    result = scored("plunder", captain(3, 3, 3), column(), captain(0, 0, 0), column(), options=TEAMS)
    assert result.result.ranks == (1, 2, 1, 2)


def test_the_points_of_a_team() -> None:
    """PLU-TEAM-03: 9 + 2 = 11 beat 5 + 5 = 10; the captains keep their own totals and share the rank."""
    result = scored(
        "plunder",
        captain(3, 4, 2, team=1),
        captain(1, 3, 1, team=2),
        captain(1, 1, 0, team=1),
        captain(1, 3, 1, team=2),
        options=TEAMS,
    )
    assert result.result.totals == (9, 5, 2, 5)
    assert result.result.winners == (0, 2)
    assert result.result.lines[2][-1].args["total"] == 11
    assert [note.args["count"] for note in result.extra] == [5, 6]


def test_more_cards_than_the_box_has() -> None:
    """PLU-SUP-03: 56 cards are fine, 57 are worth a word but no fault, for markers may stand in."""
    assert scored("plunder", captain(1, 1, 50), captain(1, 1, 6), options=TIME).notes == []
    assert said(scored("plunder", captain(1, 1, 50), captain(1, 1, 7), options=TIME).notes) == [("cards", "many-cards")]


def test_more_islands_than_the_map_has() -> None:
    """Two players: 12 islands are fine, 13 are worth a word; three: 16 and 17."""
    assert scored("plunder", captain(1, 8, 0), captain(1, 4, 0)).notes == []
    assert said(scored("plunder", captain(1, 8, 0), captain(1, 5, 0)).notes) == [("islands", "many-islands")]
    three = [captain(1, 6, 0), captain(1, 6, 0)]
    assert scored("plunder", *three, captain(1, 4, 0)).notes == []
    assert said(scored("plunder", *three, captain(1, 5, 0)).notes) == [("islands", "many-islands")]


def tapped(tap_id: str) -> tuple[Column, Column]:
    """What a tap makes of a captain and of the other one, who both have 2 ships, 3 islands and 4 cards."""
    sides = {"self": captain(2, 3, 4), "other": captain(2, 3, 4)}
    (tap,) = (tap for tap in SHEETS["plunder"].taps if tap.id == tap_id)
    for who, field, by in tap.changes:
        sides[who][field] += by
    return sides["self"], sides["other"]


UNTOUCHED = captain(2, 3, 4)


def test_a_ship_built() -> None:
    """PLU-BLD-06: one ship more."""
    assert tapped("built") == (captain(3, 3, 4), UNTOUCHED)


def test_an_island_conquered() -> None:
    """PLU-CON-05: one island more, and the old owner, if there was one, has one less."""
    assert tapped("conquered") == (captain(2, 4, 4), UNTOUCHED)
    assert tapped("conquered-from") == (captain(2, 4, 4), captain(2, 2, 4))


def test_a_ship_sunk() -> None:
    """PLU-SEA-05: a card for the winner, a ship less for the loser."""
    assert tapped("sank") == (captain(2, 3, 5), captain(1, 3, 4))


def test_a_ship_sunk_by_nobody() -> None:
    """PLU-PP-04: a ship less, and no card for anybody."""
    assert tapped("lost") == (captain(1, 3, 4), UNTOUCHED)


def test_treasure_buried() -> None:
    """PLU-PP-03: a card more."""
    assert tapped("buried") == (captain(2, 3, 5), UNTOUCHED)


def test_a_pirates_life() -> None:
    """PLU-TC-09: a card more."""
    assert tapped("life") == (captain(2, 3, 5), UNTOUCHED)


def test_the_card_plunder() -> None:
    """PLU-TC-29: a card moves."""
    assert tapped("plundered") == (captain(2, 3, 5), captain(2, 3, 3))


def test_a_ship_for_a_card_or_an_island() -> None:
    """PLU-NOS-06: a ship more, a card or an island less: the points stay."""
    assert tapped("card-for-ship") == (captain(3, 3, 3), UNTOUCHED)
    assert tapped("island-for-ship") == (captain(3, 2, 4), UNTOUCHED)


def test_ranges() -> None:
    """Four ships are too many, a fourth team there is not, the hand is not asked without the clock."""
    (ships,) = refused("plunder", captain(4, 0, 0), column())
    assert (ships.place, ships.args["max"]) == ("players[0].ships", 3)
    (team,) = refused("plunder", column(team=4), column(), options=TEAMS)
    assert (team.place, team.key, team.args["among"]) == ("players[0].team", "core-sheet-choice", "1, 2, 3")
    assert said(scored("plunder", column(hand=1000), column()).notes) == [("options.time", "off")]
    assert [note.place for note in refused("plunder", column())] == ["players"]


def test_a_team_has_one_total() -> None:
    """PLU-TEAM-03: what its captains have together; each side once, with its name and seats."""
    result = scored("plunder", captain(3, 2, 0), captain(1, 1, 1), captain(2, 2, 1), captain(1, 1, 0), options=TEAMS)
    assert [side.to_json() for side in result.sides] == [
        {"name": "plunder-sheet-team-1", "seats": [0, 2], "total": 10},
        {"name": "plunder-sheet-team-2", "seats": [1, 3], "total": 5},
    ]
    assert result.result.ranks == (1, 2, 1, 2)
    assert scored("plunder", captain(3, 2, 0), captain(1, 1, 1)).sides == []


def test_one_side_is_first_at_the_target() -> None:
    """PLU-END-01."""
    first = captain(3, 7, 0) | column(first=1)
    (note,) = refused("plunder", first, first)
    assert note.key == "plunder-sheet-two-first"
