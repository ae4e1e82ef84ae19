"""What every game stands on; no game is named in here."""
