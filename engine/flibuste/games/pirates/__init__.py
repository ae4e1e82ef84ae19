"""The constructible game of pirate fleets. So far its tables, its score, and rules for who plays with the box."""
