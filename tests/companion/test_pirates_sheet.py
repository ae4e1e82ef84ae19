"""The score sheet of the constructible game: chapter 6."""

from tests.companion.filling import column, points, refused, said, scored

MULTI = {"mode": "multi"}
FALLBACK = {"fallback": True}


def test_gold_of_a_duel() -> None:
    """CSG-END-01: coins 1 x 2 + 3 x 3 = 11, loose 2, uniques 1, forts 4 are 18; what is in holds does not count."""
    rich = column(coin_1=2, coin_3=3, loose=2, uniques=1, forts=4, holds=50)
    result = scored("pirates", rich, column(coin_7=1))
    assert result.result.totals == (18, 7)
    assert points(result, 0) == {"coins": 11, "loose": 2, "uniques": 1, "forts": 4}
    assert result.result.winners == (0,)


def test_loose_gold_below_nothing() -> None:
    """CSG-DOC-07: what cargo loses in value is removed as loose gold, so a home may owe 2 to its coins."""
    result = scored("pirates", column(coin_5=2, loose=-2), column(coin_7=1))
    assert result.result.totals == (8, 7)
    assert points(result, 0)["loose"] == -2


def test_more_than_half() -> None:
    """CSG-END-02: of 30 gold 16 are needed, so 15 need one more; of 31 it is 16 too."""
    result = scored("pirates", column(coin_5=3), column(coin_4=4))
    assert [note.args["count"] for note in result.extra] == [1, 0]
    assert scored("pirates", column(), column(), values={"start-gold": 31}).extra[0].args["need"] == 16


def test_both_past_the_half() -> None:
    """CSG-END-03: 16 and 16, by loose gold, ask whose turn it was; 17 beat 16 without asking."""
    both = scored("pirates", column(loose=16), column(loose=16, active=1))
    assert (both.result.ranks, both.tied) == ((2, 1), [[0, 1]])
    assert scored("pirates", column(loose=17), column(loose=16, active=1)).result.ranks == (1, 2)


def test_a_duel_without_half() -> None:
    """CSG-END-05: 10 and 10 in the middle of a game ask nothing; once it is over they do."""
    (two,) = refused("pirates", column(loose=15, active=1), column(loose=15, active=1))
    assert two.key == "pirates-sheet-two-active"
    assert scored("pirates", column(loose=10), column(loose=10)).tied == []
    assert scored("pirates", column(loose=10), column(loose=10), options=FALLBACK).tied == [[0, 1]]


def test_equal_gold_without_half() -> None:
    """CSG-END-08: 10 each: 3 in the holds beat 2; holds equal, ships of 20 points beat 15; else it is shared."""
    ten = column(loose=10)
    holds = scored("pirates", ten | column(fallback_holds=2), ten | column(fallback_holds=3), options=FALLBACK)
    assert holds.result.ranks == (2, 1)
    assert holds.result.totals == (10, 10)
    assert scored("pirates", ten | column(ships=20), ten | column(ships=15), options=FALLBACK).result.ranks == (1, 2)
    assert scored("pirates", ten, ten, options=FALLBACK).result.ranks == (1, 1)


def test_gold_of_many() -> None:
    """CSG-MUL-05: at home 4 + 2 = 6, forts 1, holds 5 are 12."""
    result = scored("pirates", column(coin_2=2, loose=2, forts=1, holds=5), column(), column(), options=MULTI)
    assert points(result, 0) == {"coins": 4, "loose": 2, "uniques": 0, "forts": 1, "holds": 5}
    assert result.result.totals == (12, 0, 0)
    assert result.extra == []


def test_equal_gold_of_many() -> None:
    """CSG-MUL-06: 8 each: 6 at home beat 5; home equal, the ships are asked and decide; else it is shared."""
    more, less = column(loose=6, holds=2), column(loose=5, forts=3)
    result = scored("pirates", less, more, column(), options=MULTI)
    assert (result.result.ranks, result.tied) == ((2, 1, 3), [])
    result = scored("pirates", more | column(ships=9), more | column(ships=10), more | column(ships=9), options=MULTI)
    assert (result.result.ranks, result.tied) == ((2, 1, 2), [[0, 1, 2]])


def test_coins_of_a_duel() -> None:
    """CSG-SET-27: sixteen coins were put in; seventeen are worth a word."""
    assert scored("pirates", column(coin_1=10), column(coin_1=6)).notes == []
    assert said(scored("pirates", column(coin_1=10), column(coin_1=7)).notes) == [("players", "too-many-coins")]


def test_coins_of_many() -> None:
    """CSG-SET-28: six each: three players put in eighteen, nineteen are worth a word."""
    three = [column(coin_1=9), column(coin_1=9)]
    assert scored("pirates", *three, column(), options=MULTI).notes == []
    assert said(scored("pirates", *three, column(coin_1=1), options=MULTI).notes) == [("players", "too-many-coins")]


def test_more_gold_than_there_was() -> None:
    """CSG-SET-29: coins of 31 gold are worth a word when the game began with 30; bonuses are not counted there."""
    assert scored("pirates", column(coin_5=3), column(coin_5=3, loose=9)).notes == []
    assert said(scored("pirates", column(coin_5=3), column(coin_5=2, coin_6=1)).notes) == [
        ("values.start-gold", "too-much-gold")
    ]


def test_the_mode_goes_with_the_players() -> None:
    """Three play no duel, two play nothing else; a mode that there is not is refused."""
    assert [note.key for note in refused("pirates", column(), column(), column())] == ["pirates-sheet-mode"]
    assert [note.place for note in refused("pirates", column(), column(), options=MULTI)] == ["options.mode"]
    (fault,) = refused("pirates", column(), column(), options={"mode": "war"})
    assert (fault.place, fault.args["among"]) == ("options.mode", "duel, multi")
