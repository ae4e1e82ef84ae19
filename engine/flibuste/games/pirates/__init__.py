"""The constructible game of pirate fleets. So far its tables and its score, for people who play with the box."""
