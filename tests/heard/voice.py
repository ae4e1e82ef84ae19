"""Orca loads this as its user's customizations: a voice without sound, which writes down what it would say.

It takes as long as a voice takes, so that what comes too fast is cut off as it would be. A line of JSON each: `say`,
`cut` (silenced before it was said, or half said) and `idle`.
"""

# mypy: ignore-errors
# Orca runs it, in Debian's Python, where its modules are

import json
import os

from gi.repository import GLib
from orca import speech, speechserver

LETTERS_A_SECOND = float(os.environ["HEARD_RATE"])


class Voice(speechserver.SpeechServer):
    def __init__(self):
        super().__init__()
        self.queue = []
        self.now = None
        self.file = open(os.environ["HEARD"], "a", buffering=1, encoding="utf-8")  # noqa: SIM115  (as long as Orca lives)

    def note(self, what, text=""):
        self.file.write(json.dumps([what, text], ensure_ascii=False) + "\n")

    def pump(self):
        if self.now is None and self.queue:
            self.now = self.queue.pop(0)
            self.note("say", self.now[0])
            lasts = max(50, int(1000 * len(self.now[0]) / LETTERS_A_SECOND))
            GLib.timeout_add(lasts, self.ended, self.now)

    def ended(self, which):
        if self.now is which:
            self.now = None
            if not self.queue:
                self.note("idle")
            if which[1]:
                GLib.idle_add(which[1])
            self.pump()
        return False

    def add(self, text, after=None):
        if text and text.strip():
            self.queue.append((text, after))
            self.pump()
        elif after:
            GLib.idle_add(after)

    def stop(self):
        for text, _ in ([self.now] if self.now else []) + self.queue:
            self.note("cut", text)
        self.queue, self.now = [], None
        self.note("idle")

    # what Orca calls: its names are not ours

    def speak(self, text=None, acss=None, interrupt=True):
        self.add(text)

    def speakCharacter(self, character, acss=None):  # noqa: N802
        self.add(character)

    def speakKeyEvent(self, event, acss=None):  # noqa: N802
        """The echo of keys is no news."""

    def sayAll(self, iterator, callback):  # noqa: N802
        def step():
            try:
                context, _ = next(iterator)
            except StopIteration:
                return False

            def after():
                context.currentOffset = context.endOffset
                callback(context.copy(), speechserver.SayAllContext.COMPLETED)
                GLib.idle_add(step)
                return False

            self.add(context.utterance, after)
            return False

        GLib.idle_add(step)

    def shutdown(self):
        self.stop()

    shutdownActiveServers = shutdown  # noqa: N815

    def reset(self, *_):
        pass

    def getInfo(self):  # noqa: N802
        return ["written", "written"]

    def updateCapitalizationStyle(self):  # noqa: N802
        pass

    def updatePunctuationLevel(self):  # noqa: N802
        pass


voice = Voice()
speech._initSpeechServer = lambda *_: setattr(speech, "_speechserver", voice)
