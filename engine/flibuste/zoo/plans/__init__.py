"""By game: what becomes of the words and lists of its view. Each module has `plan(table)`."""
