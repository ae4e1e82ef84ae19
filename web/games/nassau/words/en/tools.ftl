# Nassau's tools as they are drawn. Keys begin with page-nassau-.

page-nassau-hand = My cards ({ $count })
page-nassau-all = All ({ $count } true)
page-nassau-have = What I have
page-nassau-told = true: { $points } points
page-nassau-joke = a joke: 1 point; if true, { $points }
page-nassau-drop = Take card { $number } out of the hand
page-nassau-empty = Which cards are in your hand?
page-nassau-all-note = Lit: true now. Tapped: in my hand.
page-nassau-house = Points, and which picture bears which number, are our guess: check your box.
page-nassau-cards = My cards
page-nassau-cards-note = Tap the numbers of the cards in your hand.
page-nassau-number = Card { $number }
page-nassau-number-met = Card { $number }, true now
page-nassau-who-fights = Who fights
page-nassau-ship = My ship
page-nassau-short-sails = sails
page-nassau-short-sailors = sailors
page-nassau-short-pirates = pirates
page-nassau-fight = The fight
page-nassau-token-blank = –
page-nassau-token-dodge = dodge
page-nassau-token-weapon = weapon
page-nassau-token-sail = sail
page-nassau-token-sailor = sailor
page-nassau-token-hold = hold
page-nassau-token-doubloon = doubloon
page-nassau-token-rum = rum
page-nassau-token-provision = provision
page-nassau-token-crate = crate
page-nassau-token-away = { $token }: put back
page-nassau-token-add = Type in a token of my bag
page-nassau-die = Die { $number } shows { $face }: next face
page-nassau-draw = { $count ->
    [one] Draw a token
   *[other] Draw { $count } tokens
}
page-nassau-roll = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
page-nassau-cat = Cat: again
page-nassau-anew = New fight
page-nassau-back = All back into the bag
page-nassau-players = { $count } players
page-nassau-view = What is shown
page-nassau-town = Nassau
page-nassau-sea = The sea
page-nassau-tile = { $turn ->
    [0] tile { $tile }, side { $side }
    [1] tile { $tile }, side { $side }, a quarter turn
    [2] tile { $tile }, side { $side }, half a turn
   *[3] tile { $tile }, side { $side }, three quarter turns
}
page-nassau-first = Player { $number } begins.
page-nassau-animals = Open: { $animals }
page-nassau-deal = Deal anew
page-nassau-salt-in = The Old Salt is in { $zone }.
page-nassau-dutch-in = The Flying Dutchman is in { $zone }.
page-nassau-foe-kraken = kraken
page-nassau-foe-fortress = fortress
page-nassau-foe-ship = ship
page-nassau-foe-treasure = treasure island
page-nassau-foe-rival = rival pirates
page-nassau-outpost = outpost: { $what }
page-nassau-tower = tower: { $what }
page-nassau-post = post: { $what }, { $good }
page-nassau-tiles = Tiles of the rounds
page-nassau-points = { $points } points
page-nassau-shuffle = Shuffle, turn up the first
page-nassau-next-round = Next round
page-nassau-bonus-provision = Provision
page-nassau-bonus-rum = Rum
page-nassau-bonus-crate = Crate
page-nassau-feld-stands = It stands there
page-nassau-feld-on = On to the next corner
page-nassau-track = Score track
page-nassau-track-note = Below zero and past a hundred.
page-nassau-track-has = { $who }: { $points }
page-nassau-tap-places = What a tap places
page-nassau-boat = Place the boat
page-nassau-krakens = Place krakens
page-nassau-zone = Zone { $zone }: { $ways }
page-nassau-way = { $provisions ->
    [one] one provision
   *[other] { $provisions } provisions
}{ $laid ->
    [0] .
    [one] , one pirate laid down.
   *[other] , { $laid } pirates laid down.
}
page-nassau-no-way = out of reach.
page-nassau-boat-here = the boat is here.
page-nassau-kraken-here = kraken.
page-nassau-slot-open = { $good }, { $value }: empty
page-nassau-slot-full = { $good }, { $value }: filled
page-nassau-more = { $good }: +{ $gain }
page-nassau-unload = { $good }: take out of the hold
page-nassau-printed = Slots of my box
page-nassau-hide = Hide for { $cost }
page-nassau-hidden = Hidden.
page-nassau-slot = Slot { $number }
