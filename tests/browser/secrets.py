"""Games with secrets: positions found by playing on at random in this process, and what must not stand in the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import unified_diff
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser import shell
from tools.browsers import Browser

Answer = dict[str, Any]


def colours(game: str, names: list[str], bots: dict[int, str] | None = None) -> list[Answer]:
    """People in colours that this game knows."""
    known = {
        "buccaneer": ["red", "blue", "yellow", "black", "green"],
        "jamaica": ["red", "purple", "blue", "yellow"],
        "nassau": ["red", "blue", "yellow", "green"],
        "plunder": ["red", "blue", "yellow", "black", "green", "purple"],
        "pirates": ["red", "blue", "yellow", "black", "green", "purple", "orange", "pink"],
    }
    return [
        {"name": name, "bot": (bots or {}).get(at), "colour": known[game][at], "emblem": None}
        for at, name in enumerate(names)
    ]


def playing(game: str, seats: list[Answer], seed: int, **options: Any) -> Iterator[tuple[Answer, Answer]]:
    """A game of random moves: the save so far, and the last answer of the bridge."""
    name, rng = f"found {game} {seed}", Random(seed)
    answer = shell.ask("new", table=name, game=game, seats=seats, options=options, seed=seed)
    save = answer["save"]
    while answer["table"]["decision"]:
        yield save, answer
        options_now = answer["table"]["decision"]["options"]
        free = [option["id"] for option in options_now if not option["barred"]]
        option = rng.choice(free) if free else shell.ask("think", table=name, sips=1)["option"]
        answer = shell.ask("play", table=name, option=option)
        save["log"].append(answer["entry"])
    yield save, answer
    shell.ask("close", table=name)


def found(
    wanted: Callable[[Answer], bool],
    seats: list[Answer],
    *,
    game: str = "jamaica",
    seeds: range = range(1, 60),
    **options: Any,
) -> Answer:
    """A save that ends where the bridge's last answer is as wanted."""
    for seed in seeds:
        for save, answer in playing(game, seats, seed, **options):
            if wanted(answer):
                return {**save, "log": list(save["log"])}
    raise AssertionError("no such position in these games")


def about_to_tell(
    game: str, event: str, seats: list[Answer], seeds: range, verb: str = "", **options: Any
) -> tuple[Answer, str]:
    """A save whose next move, a person's, tells of this event; and that option. What cannot be otherwise, the page does
    by itself: there is another one. `verb`: of the move."""
    for seed in seeds:
        before: Answer = {}
        for save, answer in playing(game, seats, seed, **options):
            entry = save["log"][-1] if before else {}
            if before and event in [one["key"] for one in answer["events"]] and entry["move"].startswith(verb):
                asked = [option for option in before["table"]["decision"]["options"] if not option["barred"]]
                move = [entry["move"], *entry["args"]]
                chosen = next((str(option["id"]) for option in asked if option["move"] == move), None)
                if seats[entry["seat"]]["bot"] is None and len(asked) > 1 and chosen:
                    return {**save, "log": save["log"][:-1]}, chosen
            before = answer
    raise AssertionError(f"no {event} in these games")


def asks(key: str) -> Callable[[Answer], bool]:
    """A decision of this key is asked."""
    return lambda answer: (answer["table"]["decision"] or {}).get("key") == key


def sit_down(page: Page, url: str, save: Answer) -> str:
    """The game of a save, opened in the page; its id."""
    game = _brought(page, url, save)
    sit_at(page, url, game)
    return game


def sit_at(page: Page, url: str, game: str) -> None:
    """A game that is on the disk, at its question."""
    page.goto(f"{url}#/play/{game}")
    card = page.locator("dialog.reveal [data-action=seen]")
    asked = page.locator("[data-action=lift-curtain], [data-option]:not([aria-disabled=true])")
    asked.or_(card).first.wait_for(timeout=60_000)
    while card.count():  # what had one answer was given, and turned up a card
        card.click()
        asked.or_(card).first.wait_for(timeout=60_000)


def sit_down_at_end(page: Page, url: str, save: Answer) -> str:
    """A finished game, opened where it ended; its id."""
    game = _brought(page, url, save)
    page.goto(f"{url}#/end/{game}")
    page.wait_for_selector(".score", timeout=60_000)
    return game


def _brought(page: Page, url: str, save: Answer) -> str:
    """The id of a game that is not there yet."""
    page.goto(f"{url}#/settings")
    before = set(shell.ids(page))
    shell.bring(page, url, save)
    return (set(shell.ids(page)) - before).pop()


def document(page: Page | Browser, *, unheard: bool = False) -> str:
    """Everything that stands in the document, without what differs between two games and tells nothing; `unheard`: nor
    the live region."""
    html: str = page.evaluate("document.documentElement.outerHTML")
    # what everybody has just heard goes again after a while; the region lies where a dialog was open
    if unheard:
        html = re.sub(r'<div [^>]*id="live"[^>]*>[^<]*</div>', "", html)
        html = re.sub(r">\s+<", "><", html)
    # how far the download for offline play has come
    html = re.sub(r' data-(offline|engine)="[^"]*"', "", html)
    return html.replace(page.evaluate("location.hash.split('/')[2] ?? ''") or "\0", "GAME")


def difference(documents: list[list[str]]) -> str:
    """Where documents are not the same, as lines."""
    told = (line for other in documents[1:] for line in unified_diff(documents[0], other, lineterm="", n=1))
    return "\n".join(told)
