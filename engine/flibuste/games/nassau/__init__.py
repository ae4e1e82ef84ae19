"""Nassau, with The Flying Dutchman. So far its tables, its score, and rules for who plays with the box."""
