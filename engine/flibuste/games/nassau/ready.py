"""Chapter 5.9 (PH3) and NAS-DUT-10, NAS-DUT-11: everything is made ready, by itself and in this order."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.agenda import Auto, lies_on
from ...core.atoms import Args, Name
from ...core.events import Event, EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .crew import DISPLAY, draw_animal
from .luck import counted, drawn, members
from .places import DUTCH_TILES, OFFERINGS, POST_IDS, POST_ZONES, SALT_ZONES, TALE_CARDS, ZONES
from .purse import score
from .scoring import contest, tile
from .state import NOWHERE, SEA, State, put
from .tables import ANIMALS, DATA, GOOD_KINDS, ROUNDS

JOKE: Final[int] = DATA["final_scoring"]["bad_joke_points"]


@frozen
class MakeReady(Auto[State]):
    """Chapter 5.9, after the Dutchman's tile; the captain stays where he is (NAS-PH3-09)."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return lies_on(below, "RoundOver")

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.dutch:
            settle_tile(s, emit)
        stand_up(s, emit)
        hold_contest(s, emit)
        deal_animals(s, fate, emit)
        move_salt(s, fate, emit)
        refill_posts(s, fate, emit)
        s.visited = 1 << s.captain
        s.passed = 0
        for player in s.players:
            player.stage, player.boat, player.quay = SEA, NOWHERE, NOWHERE
        emit(Event("nassau-ready", rule="NAS-PH3-09", quiet=True))
        if s.dutch and s.round < ROUNDS:
            _next_dutch(s, fate, emit)


def settle_tile(s: State, emit: EventSink) -> None:
    """NAS-DUT-10, NAS-DUT-13: most crates on the tile score its points; one crate of each winner goes under the tile,
    all others to the last quay."""
    crates = [player.dutch[0] for player in s.players]
    points = tile(crates, DUTCH_TILES[s.dutch[-1]].points)
    for seat, (player, won) in enumerate(zip(s.players, points, strict=True)):
        on, under, quay = player.dutch
        under_now = 1 if won else 0
        player.dutch = (0, under + under_now, quay + on - under_now)
        if won:
            score(s, seat, won, emit, "NAS-DUT-10")
    emit(Event("nassau-tile-settled", {}, {"crates": crates}, "NAS-DUT-10", quiet=True))


def _next_dutch(s: State, fate: Fate, emit: EventSink) -> None:
    """NAS-DUT-11: the Dutchman's next tile is revealed, and he moves on."""
    names = [one.id for one in DUTCH_TILES]
    s.dutch = (*s.dutch, drawn(fate, "dutchman", names, [i for i in range(len(names)) if i not in s.dutch]))
    zone = ZONES[DUTCH_TILES[s.dutch[-1]].zone]
    emit(Event("nassau-dutchman-moved", {"zone": zone}, {"zone": zone}, "NAS-DUT-11"))


def stand_up(s: State, emit: EventSink) -> None:
    """NAS-PH3-01, NAS-PH3-02: laid pirates stand up, those of the alleys come back to the deck; animals are turned up
    again. Pirates on outposts and in the tavern stay."""
    sections = s.chart.town.sections
    for player in s.players:
        player.standing += player.laid + sum(sections[street] for street in members(player.streets))
        player.laid = player.streets = player.tired = 0
    emit(Event("nassau-stood-up", rule="NAS-PH3-01"))


def hold_contest(s: State, emit: EventSink) -> None:
    """NAS-PH3-03, NAS-PH3-04, NAS-PH3-05, NAS-RUL-35: the best tales of the round; whoever told none loses
    points; all played tales are discarded."""
    counts = [player.played.bit_count() for player in s.players]
    points = [
        sum(TALE_CARDS[card].points for card in members(player.told)) + JOKE * player.jokes.bit_count()
        for player in s.players
    ]
    for seat, won in enumerate(contest(counts, points)):
        if emit.on:
            args: Args = {"seat": Name(seat), "count": counts[seat], "value": points[seat], "n": won}
            emit(Event("nassau-contest", args, {"seat": seat}, "NAS-PH3-03" if counts[seat] else "NAS-PH3-04"))
        if won:
            score(s, seat, won, emit, "NAS-PH3-03" if counts[seat] else "NAS-PH3-04")
    for player in s.players:
        s.discards |= player.told
        player.buried |= player.jokes
        player.told = player.jokes = 0
    emit(Event("nassau-discarded", rule="NAS-PH3-05", quiet=True))


def deal_animals(s: State, fate: Fate, emit: EventSink) -> None:
    """NAS-PH3-06: the displayed ones leave the game; as many new ones as there are, up to three."""
    s.display = tuple(draw_animal(s, fate) for _ in range(min(DISPLAY, sum(s.pile))))
    if emit.on:
        data = {"display": [ANIMALS[animal] for animal in s.display]}
        emit(Event("nassau-display", {}, data, "NAS-PH3-06"))


def move_salt(s: State, fate: Fate, emit: EventSink) -> None:
    """NAS-PH3-07: the markers come back; the next tile and the next offering, while there are any."""
    for player in s.players:
        player.reserve += int(player.marker)
        player.traded = player.marker = False
    if not s.salts or s.round == ROUNDS:
        return
    names = [ZONES[zone] for zone in SALT_ZONES]
    s.salts = (*s.salts, drawn(fate, "salt", names, [i for i in range(len(names)) if i not in s.salts]))
    ids = [offering.id for offering in OFFERINGS]
    s.offerings = (*s.offerings, drawn(fate, "offering", ids, [i for i in range(len(ids)) if i not in s.offerings]))
    if emit.on:
        zone = ZONES[SALT_ZONES[s.salt]]
        emit(Event("nassau-salt-moved", {"zone": zone}, {"zone": zone}, "NAS-PH3-07"))


def refill_posts(s: State, fate: Fate, emit: EventSink) -> None:
    """NAS-PH3-08, NAS-TRD-02: empty trading posts, from A to I, until the bag is empty."""
    for slot in sorted(
        (i for i, good in enumerate(s.posts) if good < 0), key=lambda i: (POST_ZONES[i], s.chart.posts[i])
    ):
        if not sum(s.bag):
            return
        good = drawn(fate, "good", GOOD_KINDS, counted(s.bag))
        s.bag = put(s.bag, good, s.bag[good] - 1)
        s.posts[slot] = good
        if emit.on:
            data = {"post": POST_IDS[s.chart.posts[slot]], "good": GOOD_KINDS[good]}
            emit(Event("nassau-post", {"zone": ZONES[POST_ZONES[slot]]}, data, "NAS-PH3-08", quiet=True))
