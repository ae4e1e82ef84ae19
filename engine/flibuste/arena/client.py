"""A program that plays: a process of its own that gets the line protocol, with a time limit for each answer."""

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from tempfile import TemporaryFile
from threading import Timer
from time import monotonic
from typing import Any, BinaryIO, Final, Self, cast

from ..core.agenda import Ask, allowing
from ..core.atoms import Json, Move
from ..core.decision import Barred
from ..core.events import Event
from ..core.game import Game
from ..core.gate import clipped
from ..core.result import Result
from ..words import STANDARD, Words
from .lines import Ended, Lines, Refusal, ending, question, read_answer, refused, written

START: Final = 10.0
"""Seconds more for the first answer: a program has to start."""
FAREWELL: Final = 2.0
"""Seconds to end once the game is over."""
REFUSED: Final = 3
"""The number of refused answers to one question at which a game ends."""


class Forfeit(Exception):
    """The program has given the game up; the message says how."""


class Client:
    """One program in one seat of one game. As a context it is started, and is ended with all that it started."""

    def __init__(self, command: Sequence[str], game: str, seat: int, names: Sequence[str], limit: float) -> None:
        self._command, self._game, self._seat, self._names, self._limit = command, game, seat, names, limit
        self._words = Words(STANDARD, names)
        self._heard = 0
        """How many events it has been told."""
        self._late = False
        self._slack = START

    def __enter__(self) -> Self:
        self._says = TemporaryFile()
        try:
            self._process: subprocess.Popen[bytes] | None = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._says,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},  # a Python that forgets to flush is no less a player
            )
            self._lines = Lines(cast(BinaryIO, self._process.stdout))
        except OSError as fault:
            self._process, self._fault = None, fault
        return self

    def __exit__(self, *fault: object) -> None:
        self._kill()
        if self._process is not None:
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # what was still to be written has nobody to read it
                    cast(BinaryIO, pipe).close()
        self._says.close()

    def move(self, game: Game[Any], state: Any, step: Ask[Any], events: Sequence[Event], entries: int) -> Move:
        """A legal move. Raises Forfeit when none comes in time, or none that is legal."""
        decision, new = step.ask(state), events[self._heard :]
        self._heard = len(events)
        view = game.view(state, self._seat)
        line = question(decision, view, new, self._words, self._game, self._names, entries)
        until = monotonic() + self._limit + self._slack
        fault: Refusal | Barred | None = None
        for _ in range(REFUSED):
            try:
                move = read_answer(self._exchange(line, until), decision).move
                allowing(state, move)
            except (Refusal, Barred) as reason:
                fault, line = reason, refused(reason, self._words)
            else:
                self._slack = 0.0
                return move
        self._kill()
        raise Forfeit(f"{REFUSED} answers refused, at last: {clipped(str(fault))}")

    def end(self, result: Result | None, events: Sequence[Event], entries: int) -> None:
        """Tells how the game ended, and lets the program end."""
        if self._process is None:
            return
        line = ending(result, entries, events[self._heard :], self._seat, self._words)
        timer = self._timer(FAREWELL)
        try:
            self._write(line)
            cast(BinaryIO, self._process.stdin).close()
            self._process.wait(FAREWELL)
        except (OSError, subprocess.TimeoutExpired):  # it has gone already, or never will
            pass
        finally:
            timer.cancel()

    def _exchange(self, line: Json, until: float) -> str:
        """Sends a line and reads one. The timer ends the process, and so whatever this waits for."""
        if self._process is None:
            raise Forfeit(f"{self._command[0]} cannot be started: {self._fault.strerror}")
        timer = self._timer(until - monotonic())
        try:
            self._write(line)
            return self._lines.next()
        except (OSError, Ended) as fault:
            if self._late:
                raise Forfeit(f"no answer within {self._limit:g} s{self._said()}") from fault
            self._kill()
            raise Forfeit(f"the program has ended ({self._process.wait()}){self._said()}") from fault
        finally:
            timer.cancel()

    def _write(self, line: Json) -> None:
        assert self._process is not None
        pipe = cast(BinaryIO, self._process.stdin)
        pipe.write(written(line).encode())
        pipe.flush()

    def _timer(self, seconds: float) -> Timer:
        timer = Timer(max(seconds, 0.0), self._too_late)
        timer.daemon = True
        timer.start()
        return timer

    def _too_late(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        """Ends the process and those that it started."""
        if self._process is None:
            return
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _said(self) -> str:
        """The last line of what it said to its standard error."""
        self._says.seek(0, os.SEEK_END)
        self._says.seek(max(0, self._says.tell() - 1000))
        lines = self._says.read().decode(errors="replace").strip().splitlines()
        return f": {clipped(lines[-1])}" if lines else ""
