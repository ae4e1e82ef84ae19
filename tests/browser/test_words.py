"""The words of the page: all languages say everything, and nothing of one is left in the other."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import shell
from tests.page import WEB, scripts
from tests.test_words import LANGUAGES
from tools.environment import ROOT
from tools.server import Server

ROOMS = [WEB / "words", *sorted(WEB.glob("games/*/words"))]
FILES = [(room, path.name) for room in ROOMS for path in sorted((room / "en").glob("*.ftl"))]
each_file = pytest.mark.parametrize(("room", "name"), FILES, ids=[f"{r.parent.name}-{n}" for r, n in FILES])
# no two of a kind follow each other
SCREENS = ["", "#/rules/buccaneer", "#/new?game=buccaneer", "#/past", "#/rules/jamaica?all=1", "#/settings", "#/about"]

# the same in English and in French, and rightly so
SHARED = {"Flibuste", "Buccaneer", "Jamaica", "Nassau", "Pirates", "Plunder", "The Crew"}
SHARED |= {"English", "Français", "Options", "Ducats", "ducats.", "second", "Licences", "Vibration"}


def messages(path: Path) -> dict[str, str]:
    """Key (or key.attribute) -> text."""
    found: dict[str, str] = {}
    key = ""
    for line in path.read_text().splitlines():
        if match := re.match(r"([a-zA-Z][\w-]*) =(.*)", line):
            key = match[1]
            found[key] = match[2].strip()
        elif match := re.match(r"    \.(\w+) =(.*)", line):
            found[f"{key.split('.')[0]}.{match[1]}"] = match[2].strip()
            key = f"{key.split('.')[0]}.{match[1]}"
        elif line.startswith((" ", "}")) and key:
            found[key] += "\n" + line
    return found


def arguments(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@cache
def quoted(path: Path) -> set[str]:
    """What may be a key in a script: what follows a quotation mark, with and without an attribute."""
    found = set(re.findall(r"[\"`]([\w.-]+)", path.read_text()))
    return found | {word.partition(".")[0] for word in found}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@each_file
def test_every_language_has_every_key_with_the_same_arguments(room: Path, name: str, language: str) -> None:
    en, other = messages(room / "en" / name), messages(room / language / name)
    assert en.keys() == other.keys()
    assert {
        key: arguments(en[key]) ^ arguments(other[key]) for key in en if arguments(en[key]) != arguments(other[key])
    } == {}


@pytest.mark.parametrize("room", ROOMS[1:], ids=lambda room: room.parent.name)
def test_the_words_of_a_room_are_asked_for_in_that_room_alone(room: Path) -> None:
    """A game's words come when the game is opened; only those of `page.ftl` are there from the start."""
    others = {word for path in scripts() if room.parent not in path.parents for word in quoted(path)}
    keys = {key for path in (room / "en").glob("*.ftl") if path.name != "page.ftl" for key in messages(path)}
    assert keys & others == set()


def test_no_key_stands_twice() -> None:
    keys = [key for room, name in FILES for key in messages(room / "en" / name)]
    assert {key for key in keys if keys.count(key) > 1} == set()


@each_file
def test_french_typography(room: Path, name: str) -> None:
    for key, text in messages(room / "fr" / name).items():
        words = re.sub(r"\{[^{}]*\}|https?:\S+", "", text)
        assert "'" not in words, f"{key}: straight apostrophe"
        assert not re.search(r"[^\s\u202f][;!?»]", words.replace("du\u202f?", "")), f"{key}: no narrow space"
        assert not re.search(r" [:;!?»]|\u00a0[;!?»]|« ", words), f"{key}: a space that may break"


def part_of(template: str) -> re.Pattern[str]:
    """The keys that a template of the page may make."""
    return re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))


def test_every_key_that_is_used_has_words_and_every_word_is_used() -> None:
    """Keys put together from parts are known by the parts that are written out."""
    source = "\n".join(path.read_text() for path in scripts())
    used = set(re.findall(r'"((?:page|play|guide|phones)-[\w-]+)"', source))
    made = [part_of(text) for text in re.findall(r"`((?:page|play|guide|phones)-[^`\s]*\$\{[^`]*)`", source)]
    known = {key for room, name in FILES for key in messages(room / "en" / name)}
    # a style may be called guide-…, too, and what ends in a hyphen is only the beginning of a key
    ids = {match for match in used if match not in known and not re.match(r"guide-|.*-$", match)}
    assert not ids, f"no words for {ids}"
    # the build's own
    told = (ROOT / "manifest.json").read_text() + (ROOT / "tools/rooms.mjs").read_text()
    used |= set(re.findall(r'"((?:manifest|language)-[\w-]+)"', told))
    used |= {f"{key}{rest}" for key in used for rest in ("-note", "-more")}
    bases = {key.split(".")[0] for key in known}
    idle = {key for key in bases if key not in used and not any(part.fullmatch(key) for part in made)}
    assert not idle, f"nobody says {idle}"


def said(page: Page) -> set[str]:
    """Every text and label on the screen that has letters in it."""
    texts: list[str] = page.evaluate(
        """() => {
          const found = [];
          const data = ".who-name, .rule-no, .rule-id, .build-id, html [lang], datalist";
          const walker = document.createTreeWalker(document.querySelector("#app"), 5);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.nodeType === 3 && !node.parentElement.closest(data)) found.push(node.data);
            if (node.nodeType === 1) for (const name of ["aria-label", "placeholder", "title"])
              found.push(node.getAttribute(name) ?? "");
          }
          return found;
        }"""
    )
    return {text for it in texts if len(re.findall(r"[^\W\d]", text := it.strip())) > 2}


@pytest.mark.browser
def test_no_word_of_one_language_is_left_in_the_other(page: Page, site: Server) -> None:
    shell.bring(page, site.url, shell.made_game(["Anne", "Jack", "Mary"], seed=1, entries=9))
    spoken: dict[str, dict[str, set[str]]] = {"en": {}, "fr": {}}
    for language, found in spoken.items():
        page.evaluate("(it) => localStorage.setItem('flibuste.settings', JSON.stringify({ language: it }))", language)
        page.goto("about:blank")
        for path in SCREENS:
            page.goto(f"{site.url}{path or '#/'}")
            screen = re.findall(r"\w+", path or "home")[0]
            expect(page.locator("body")).to_have_attribute("data-screen", screen)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.wait_for_selector('body[data-engine="ready"]', timeout=60_000)
            page.wait_for_timeout(300)
            found[path] = said(page)
            assert not {text for text in found[path] if re.match(r"(page|play|buccaneer|bot|core)-[\w-]+$", text)}
    names = {"Anne", "Jack", "Mary", "Bart", "Grace", "Olivier"}
    for path, words in spoken["en"].items():
        libraries = {text for text in words if "Preact" in text or re.match(r"Version \d|\d+ min$", text)}
        assert words & spoken["fr"][path] - SHARED - names - libraries == set(), path
