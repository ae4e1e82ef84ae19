"""Chapter 5.23 (EVT): events as a turn begins."""
