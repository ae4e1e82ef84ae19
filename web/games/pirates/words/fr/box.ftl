# A box on the table: what the app asks of it, and how people answer.

page-box-pirates-d6 = Dé
