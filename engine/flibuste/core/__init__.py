"""What every game is built on; no game is named in here."""
