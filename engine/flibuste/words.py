"""The engine's words in a terminal: Fluent messages, in a folder for each language (the extra ``flibuste[words]``)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from .core.atoms import Arg, Args, Name, Word
from .elision import de, que
from .rooms import part, rooms

LOCALES: Final = Path(__file__).parent / "locale"
STANDARD: Final = "en"
"""The language of whoever names none."""


class Person(str):
    """The name of somebody at the table: no article of it is joined to another word."""


FUNCTIONS: Final[dict[str, Any]] = {
    "DE": lambda said: de(str(said), whole=isinstance(said, Person)),
    "QUE": lambda said: que(str(said)),
}
"""What a French sentence says before a name, which decides how it is written."""


class Words:
    """Says messages in one language. Without fluent.runtime it says their keys, so that everything still works."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.names = names
        self._bundle: Any = _bundle(language)

    def say(self, key: str, args: Args | None = None) -> str:
        """The message in words; its key and arguments where it has none."""
        message = self._bundle.get_message(key) if self._bundle and self._bundle.has_message(key) else None
        spoken = {name: self._arg(arg) for name, arg in (args or {}).items()}
        if message is None or message.value is None:
            return " ".join([key, *(f"{name}={value}" for name, value in spoken.items())])
        text = str(self._bundle.format_pattern(message.value, spoken)[0])
        # a sentence that begins with another message, such as "merchant ship", gets its capital letter here
        begins = [spoken[name] for name, arg in (args or {}).items() if isinstance(arg, Word)]
        return text[:1].upper() + text[1:] if text.startswith(tuple(map(str, begins))) and text not in begins else text

    def _arg(self, arg: Arg) -> str | int:
        if isinstance(arg, Name):
            return Person(self.names[arg.seat]) if arg.seat < len(self.names) else f"#{arg.seat + 1}"
        if isinstance(arg, Word):
            return self.say(arg.key, None if arg.n is None else {"n": arg.n})
        if isinstance(arg, str | int):
            return arg
        items = [str(self._arg(a)) for a in arg]
        if len(items) < 2:
            return "".join(items) or self.say("list-none")
        listed = items[0]
        for item in items[1:-1]:
            listed = self.say("list-more", {"first": listed, "next": item})
        return self.say("list-pair", {"first": listed, "last": items[-1]})


@cache
def _bundle(language: str) -> Any:
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        return None
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in sorted(path for folder in _locales() for path in (folder / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _locales() -> Iterator[Path]:
    """The folders of Fluent files: the shared one, and that of every game's room."""
    yield LOCALES
    for game in rooms():
        if (room := part(game)) and room.__file__:
            yield Path(room.__file__).parent / "locale"


def languages() -> Mapping[str, Path]:
    return {folder.name: folder for folder in sorted(LOCALES.iterdir()) if folder.is_dir()}
