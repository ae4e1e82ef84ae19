"""Reads the tables that lie beside a game's modules, from a folder or from a zip alike."""

import json
from typing import Protocol

from .atoms import Json


class _Loader(Protocol):
    def get_data(self, path: str) -> bytes: ...


def read_table(loader: _Loader, module_file: str, name: str) -> Json:
    """The JSON of `data/<name>` beside the module whose `__loader__` and `__file__` are given."""
    folder, slash, _ = module_file.replace("\\", "/").rpartition("/")
    return json.loads(loader.get_data(f"{folder}{slash}data/{name}"))
