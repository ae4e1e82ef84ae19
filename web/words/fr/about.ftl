# What this is, whose it is, and whom it thanks. Keys begin with page-.

## À propos

page-about-note = Des jeux de pirates dans la poche : ni compte, ni serveur, ni publicité. Fait par des joueurs, pour les soirs sans la boîte, ou avec elle.
page-unofficial = Un projet d’amateurs, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; Flibuste n’est lié à aucun d’eux. Pour soutenir les auteurs : acheter les boîtes.
page-credits-games = Les jeux
page-buccaneer-credit = Buccaneer : de Stefan Dorra, publié par Queen Games en 2006.
page-jamaica-credit = Jamaica : de Malcolm Braff, Bruno Cathala et Sébastien Pauchon, publié par GameWorks en 2007 ; son extension The Crew en 2017.
page-nassau-credit = Nassau : de Stefan Feld, publié par Queen Games en 2024, avec The Flying Dutchman ; sa ville vient de Rum & Pirates de 2006.
page-pirates-credit = Pirates : le jeu à construire né avec Pirates of the Spanish Main en 2004, créé par Jordan Weisman, conçu par Mike Mulvihill, Ethan Pasternack, James Ernest et Mike Selinker, publié par WizKids.
page-plunder-credit = Plunder : de K.C. Schrimpl, publié par Lost Boy Entertainment en 2020.
page-own-words = Toutes les règles sont racontées avec nos propres mots.
page-house = Données maison
page-house-note = Ce qu’aucune source publique ne dit d’une boîte a été créé pour cette application et équilibré en jouant. C’est signalé « maison », et jamais présenté comme imprimé. Les règles maison comblent les silences d’un livret.
page-house-buccaneer = Buccaneer : les noms et les nombres de quatorze des quinze navires. Au début d’une partie, on peut saisir ses propres cartes.
page-house-jamaica = Jamaica : dans The Crew, les valeurs de dix-neuf personnages sur vingt et de onze trésors sur douze.
page-house-nassau = Nassau : les rues des quartiers, la composition du sac, ce que rapportent adversaires, tours, postes, avant-postes, tables, quais, cachettes et offrandes, et les points des récits.
page-house-pirates = Pirates : les contours des navires et des îles, quatre forts, les flottes toutes prêtes et les listes de pièces. Les cartes sont celles qui ont été publiées.
page-house-plunder = Plunder : les faces des tuiles, et le nombre de chaque carte Trésor et de chaque ressource.
page-credits = Remerciements
page-credit-icons = Emblèmes et trois trésors : game-icons.net, par { $authors }. Licence CC BY 3.0 ; redimensionnés et recolorés.
page-credit-fell = Police : IM Fell English, par Igino Marini. SIL Open Font License 1.1.
page-credit-atkinson = Police : Atkinson Hyperlegible Next, par le Braille Institute. SIL Open Font License 1.1.
page-credit-engine = Les règles tournent en Python, dans cette page : Pyodide et PyScript, et la bibliothèque standard de Python.
page-credit-libraries = Bibliothèques : { $libraries }.
page-credit-ours = Navires, cartes, le sabre et les icônes au trait, textes des règles et code : de nous, licence MIT.
page-privacy = Vie privée
page-privacy-note = Rien ne part sur internet. Une partie ne quitte cet appareil que pour un autre téléphone de la table, ou dans un fichier que vous envoyez.
