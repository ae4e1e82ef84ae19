"""Chapter 5.9 (SHT): what fires at what, and which rolls hit."""
