"""Chapter 5.6 (RAM, BRD): rams, boarding parties, and what is taken from ships."""
