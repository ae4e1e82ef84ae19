"""Chapter 5.23 (EVT): `tokens`: events that go on, and what lies within their reach."""
