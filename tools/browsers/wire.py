"""JSON messages over a WebSocket: DevTools and WebDriver BiDi count and answer them alike."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tools.browsers.browser import Gone

Message = dict[str, Any]


class Refused(Exception):
    """The browser answers that it cannot."""


class Wire:
    """Commands one after the other; events in between go to `listen`."""

    def __init__(self, url: str, listen: Callable[[str, Message], None], lines: ExitStack) -> None:
        # neither a proxy nor a limit stands between two processes of one machine; nobody says goodbye to a dead one
        reach = connect(url, max_size=None, proxy=None, ping_interval=None, compression=None, close_timeout=0.1)
        self._socket = lines.enter_context(reach)
        self._listen = listen
        self._numbers = count(1)

    def ask(self, method: str, *, session: str | None = None, seconds: float = 180, **params: object) -> Message:
        """One command and its answer. Raises `Refused`, or `Gone` when nobody is there."""
        number = next(self._numbers)
        message: Message = {"id": number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        try:
            self._socket.send(json.dumps(message))
            while True:
                heard: Message = json.loads(self._socket.recv(timeout=seconds))
                if heard.get("id") == number:
                    break
                if "method" in heard:
                    self._listen(heard["method"], heard["params"])
        except ConnectionClosed as error:
            raise Gone(f"{method}: {error}") from error
        if "error" in heard:
            raise Refused(f"{method}: {heard['error']} {heard.get('message', '')}")
        result: Message = heard["result"]
        return result
