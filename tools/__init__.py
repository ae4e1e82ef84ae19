"""What builds, serves and measures Flibuste. Nothing here runs on the player's device."""
