# What only the build reads: how the language is called in itself, how it writes lists and numbers, and what the
# installed app says of itself (manifest.json).
language-name = Français
language-locale = fr
manifest-description = Des jeux de pirates pour un seul appareil et plusieurs mains, hors ligne.
manifest-new = Nouvelle partie
manifest-new-short = Nouvelle
manifest-picture-play = Une partie de Buccaneer
manifest-picture-home = Les parties qui attendent
