"""Chapter 5.19 (FRT): forts, what they do, and who haunts them."""
