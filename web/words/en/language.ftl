# What only the build reads: how the language is called in itself, how it writes lists and numbers (our English is
# British), and what the installed app says of itself (manifest.json).
language-name = English
language-locale = en-GB
manifest-description = Pirate board games for one device and several hands, offline.
manifest-new = New game
manifest-new-short = New
manifest-picture-play = A game of Buccaneer
manifest-picture-home = Games that wait for you
