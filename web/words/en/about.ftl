# What this is, whose it is, and whom it thanks. Keys begin with page-.

## About

page-about-note = Pirate board games in your pocket: no account, no server, no ads. Made by players, for evenings without the box – or with it.
page-unofficial = An unofficial fan project. The games belong to their authors and publishers; Flibuste is not connected with any of them. Support the authors: buy the boxes.
page-credits-games = The games
page-buccaneer-credit = Buccaneer: by Stefan Dorra, published by Queen Games in 2006.
page-jamaica-credit = Jamaica: by Malcolm Braff, Bruno Cathala and Sébastien Pauchon, published by GameWorks in 2007; its expansion The Crew in 2017.
page-nassau-credit = Nassau: by Stefan Feld, published by Queen Games in 2024, with The Flying Dutchman; its town comes from Rum & Pirates of 2006.
page-pirates-credit = Pirates: the constructible game that began with Pirates of the Spanish Main in 2004, created by Jordan Weisman, designed by Mike Mulvihill, Ethan Pasternack, James Ernest and Mike Selinker, published by WizKids.
page-plunder-credit = Plunder: by K.C. Schrimpl, published by Lost Boy Entertainment in 2020.
page-own-words = All rules are written in our own words.
page-house = House data
page-house-note = Whatever no public source says about a box was made for this app and balanced by play. It is marked “house” and never passed off as printed. House rules fill the gaps where a rulebook is silent.
page-house-buccaneer = Buccaneer: the names and numbers of fourteen of the fifteen ships. Your own cards can be typed in when a game is set up.
page-house-jamaica = Jamaica: in The Crew, the values of nineteen of the twenty characters and eleven of the twelve treasures.
page-house-nassau = Nassau: the streets of the district tiles, the mix of tokens, what opponents, towers, posts, outposts, tables, quays, hideouts and offerings bring, and the points of the tales.
page-house-pirates = Pirates: the outlines of ships and islands, four forts, the ready-made fleets and lists of coins. The cards are the published ones.
page-house-plunder = Plunder: the faces of the map tiles, and how many there are of each treasure card and of each resource.
page-credits = Credits
page-credit-icons = Emblems and three treasures: game-icons.net, by { $authors }. Licence CC BY 3.0; scaled and recoloured.
page-credit-fell = Typeface: IM Fell English, by Igino Marini. SIL Open Font License 1.1.
page-credit-atkinson = Typeface: Atkinson Hyperlegible Next, by the Braille Institute. SIL Open Font License 1.1.
page-credit-engine = The rules run in Python, in this page: Pyodide and PyScript, and the Python standard library.
page-credit-libraries = Libraries: { $libraries }.
page-credit-ours = Ships, charts, the sabre and line icons, rules texts and code: ours, MIT licence.
page-privacy = Privacy
page-privacy-note = Nothing goes to the internet. A game leaves this device only for another phone at your table, or in a file you send.
