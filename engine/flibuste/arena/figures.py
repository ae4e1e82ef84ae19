"""What the records of a match come to: the figures of `simulate`, and the standings of an arena."""

from collections.abc import Sequence

from ..core.atoms import Json
from ..table import GAMES
from .match import Match
from .playing import COPIES
from .rating import Contest, Rating, ratings, wilson


def counted(match: Match, records: Sequence[Json], games: int, fresh: Sequence[Json], seconds: float) -> Json:
    """The figures of `simulate`. `fresh`: the records of this run, which took so many seconds, copies included."""
    bots = [player.name for player in match.lineups[0]]
    by_seat, by_bot = [0.0] * len(bots), dict.fromkeys(bots, 0.0)
    for record in records:
        for seat in record["winners"]:
            by_seat[seat] += 1 / len(record["winners"])
            by_bot[record["seated"][seat]] += 1 / len(record["winners"])
    copying = [record["copy"] for record in fresh if "copy" in record]
    seconds -= sum(copying) * COPIES
    decisions = sum(record["decisions"] for record in records)
    made = sum(record["decisions"] for record in fresh)
    return {
        "game": match.game,
        "bots": bots,
        "games": games,
        "finished": sum(record["rank"] is not None for record in records),
        "seconds": round(seconds, 4),
        "decisions": decisions,
        "decisions_per_second": round(made / seconds, 1) if seconds > 0 else None,
        "decisions_per_game": round(decisions / games, 2) if games else None,
        "copy_microseconds": round(sum(copying) / len(copying) * 1e6, 3) if copying else None,
        "wins_by_seat": [round(wins, 2) for wins in by_seat],
        "wins_by_bot": {bot: round(wins, 2) for bot, wins in by_bot.items()},
    }


def standings(match: Match, records: Sequence[Json], seconds: float) -> Json:
    """What an arena came to: `players`, the strongest first, each with its rating (`elo`, from `low` to `high`),
    the `games` it sat in, its `wins` of these (parts of shared ones included), their `share` with its interval, and how
    many it gave up (`forfeits`), with the reason of the first (`why`)."""
    names = list(dict.fromkeys(player.name for lineup in match.lineups for player in lineup))
    rated = ratings(contests(match, records, names), len(names))
    order = sorted(range(len(names)), key=lambda i: -rated[i].elo)
    return {
        "game": match.game,
        "games": len(records),
        "finished": sum(bool(record["winners"]) for record in records),
        "seconds": round(seconds, 4),
        "decisions": sum(record["decisions"] for record in records),
        "players": [_standing(names[i], rated[i], records) for i in order],
        "wins_by_seat": _by_seat(match, records),
    }


def contests(match: Match, records: Sequence[Json], names: Sequence[str]) -> list[Contest]:
    """The games that somebody won, as the rating takes them."""
    sides = GAMES[match.game].sides(match.seats, match.options)
    found = []
    for record in records:
        seated, winners = [names.index(name) for name in record["seated"]], record["winners"]
        if winners:
            won = [sum(seat in winners for seat in side) / len(winners) for side in sides]
            found.append(Contest(tuple(tuple(seated[seat] for seat in side) for side in sides), tuple(won)))
    return found


def _standing(name: str, rating: Rating, records: Sequence[Json]) -> Json:
    among = [record for record in records if name in record["seated"]]
    wins = sum(_won(record, name) for record in among)
    low, high = wilson(wins, len(among)) if among else (0.0, 1.0)
    forfeits = [why for r in among for seat, why in r.get("forfeits", {}).items() if r["seated"][int(seat)] == name]
    return {
        "player": name,
        "elo": round(rating.elo, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
        "games": len(among),
        "wins": round(wins, 2),
        "share": [round(wins / len(among), 4) if among else None, round(low, 4), round(high, 4)],
        "forfeits": len(forfeits),
        **({"why": forfeits[0]} if forfeits else {}),
    }


def _won(record: Json, name: str) -> float:
    """What part of the win fell to this player, in all its seats."""
    winners = record["winners"]
    return sum(record["seated"][seat] == name for seat in winners) / len(winners) if winners else 0.0


def _by_seat(match: Match, records: Sequence[Json]) -> list[float]:
    wins = [0.0] * match.seats
    for record in records:
        for seat in record["winners"]:
            wins[seat] += 1 / len(record["winners"])
    return [round(one, 2) for one in wins]
