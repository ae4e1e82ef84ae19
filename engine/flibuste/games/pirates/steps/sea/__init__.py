"""Chapters 5.14 to 5.17: `terrain` (what a ship comes upon), `coming_out` (of whirlpools, fog and weeds), `icebergs`,
`smoke`."""
