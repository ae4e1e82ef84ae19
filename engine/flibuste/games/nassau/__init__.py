"""Nassau, with The Flying Dutchman. So far its tables and its score, for people who play with the box."""
