# Nassau’s play screen but for its two charts: pictures, answers, fights, holds, tales, slips, the guided game.

play-nassau-progress-town = Round { $round } of 4, in town
play-nassau-progress-sea = Round { $round } of 4, at sea
play-nassau-part-round = Round { $round }
play-nassau-part-sea = Out to sea
play-nassau-part-ready = Ready for the next round
play-nassau-part-turn = { $seat }
play-nassau-totals = Points
play-nassau-total = { $seat }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
play-nassau-fortunes = Fortunes, phase by phase
play-nassau-lead = { $when ->
    [first] { $winner } has led since the first move.
    [last] { $winner } took the lead at the very end.
   *[since] { $winner } took the lead for good in phase { $at }.
}
play-nassau-score-track = Score track
play-nassau-score-towers = Watchtowers
play-nassau-score-opponents = Opponents
play-nassau-score-goods = Hideout
play-nassau-score-weapons = Weapons
play-nassau-score-companions = Companions
play-nassau-score-cargo = Cargo
play-nassau-score-dutchman = Flying Dutchman

## Pictures

play-nassau-pictures = What is shown
play-nassau-picture-town = Town
play-nassau-picture-sea = Sea
play-nassau-picture-ship = Ship
play-nassau-stand-there = Stand there
play-nassau-takes-nothing = take nothing
play-nassau-picture-tales = Tales
play-nassau-no-tales = No tale in hand.
play-nassau-ship-of = { $seat }’s ship
play-nassau-seat = Seat { $place }: { $sailor ->
    [yes] a sailor
   *[no] nobody
}{ $beast ->
    [yes] , with { $animal }
    [tired] , with { $animal }, used this round
   *[no] {""}
}
play-nassau-hand = Tales in hand: { $n }
play-nassau-hideout = Hideout
play-nassau-filled = filled
play-nassau-middle = In the middle:
play-nassau-tavern = Still in the tavern
play-nassau-defeated = Defeated
play-nassau-coast = On the coast
play-nassau-told = Told this round
play-nassau-standing = { $n ->
    [one] { $n } pirate stands on deck
   *[other] { $n } pirates stand on deck
}{ $laid ->
    [0] {""}
   *[other] , { $laid } lie
}
play-nassau-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Animals

play-nassau-animal-rat = A whole round: two loads of different kinds share one hold.
play-nassau-animal-turtle = At the home port: one bonus counts twice.
play-nassau-animal-crab = Before a fight: the opponent is 1 weaker.
play-nassau-animal-cat = In a fight: the dice that failed roll once more.
play-nassau-animal-lizard = After a fight: the reward once more.
play-nassau-animal-kraken = At a quay of the harbour: its bonus twice.
play-nassau-animal-parrot = At the campfire: one tale counts double.
play-nassau-animal-monkey = Keeps one thing that you would spend.

## At sea

play-nassau-far = Too far
play-nassau-stay = here
play-nassau-only-tale = Only a tale can be drawn there
play-nassau-unused = { $n ->
    [one] { $n } provision is kept for the next round.
   *[other] { $n } provisions are kept for the next round.
}
play-nassau-prize = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
play-nassau-shots = shots: { $n } of { $need }
play-nassau-risk = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}; { play-nassau-through }
play-nassau-full = The holds are full: something has to go.
play-nassau-frees = { $seat } takes back { $n ->
    [one] { $n } crate
   *[other] { $n } crates
} and scores 2 points

## A fight

play-nassau-fray = { $seat }’s fight
play-nassau-strength = strength { $n }
play-nassau-hits = points, reward
play-nassau-downs = tile
play-nassau-through = attacks getting through: { $mean } on average
play-nassau-odds = Points and reward { $hit }, its tile { $down }, { play-nassau-through }
play-nassau-at-once = Defeated at once
play-nassau-with-rum = { $n ->
    [one] Counted with your rum, which can stop a dodge.
   *[other] Counted with your { $n } rum, each of which can stop a dodge.
}
play-nassau-still-down = Still enough to defeat it.
play-nassau-still-hit = Still enough for the points and the reward.
play-nassau-in-vain = Then the fight brings nothing.

## Holds

play-nassau-room = { $n } of { $of } holds
play-nassau-less = One less
play-nassau-more = One more
play-nassau-must = stays: you have just traded for it
play-nassau-use-rat = With the rat, this round
play-nassau-rat-works = The rat works: two kinds share one hold.
play-nassau-keep-so = Keep these
play-nassau-samples = Ready-made answers

## Tales

play-nassau-own-hand = Your tales
play-nassau-met = true
play-nassau-near = nearly true
play-nassau-unmet = not true
play-nassau-would-score = { $n ->
    [one] together { $n } point
   *[other] together { $n } points
}
play-nassau-joke-note = A tale that is not true is a bad joke: 1 point. Three tales for each rum.
play-nassau-parrot = The parrot doubles “{ $tale }”
play-nassau-use-monkey = The monkey spirit keeps a rum
play-nassau-tell-them = { $n ->
    [0] Choose tales
    [one] Tell { $n } tale
   *[other] Tell { $n } tales
}

## The guided first game

play-learn-nassau-goal = Everyone moves the same captain. You take what the square shows where the captain stops.
play-learn-nassau-goal-more = Points come from fights, tales, towers, goods and crew. Four rounds, then all is counted.
play-learn-nassau-walk = An alley takes one pirate per section. They stay there, and it is closed for this round.
play-learn-nassau-walk-more = Keep some on deck: at sea they row, fire and defend.
play-learn-nassau-either = This square offers two things. Take one.
play-learn-nassau-either-more = Weapons win fights, crates are shots, provisions are turns at sea.
play-learn-nassau-extra = A doubloon buys one more move in the same turn.
play-learn-nassau-extra-more = You may have it once a turn, or keep the coin.
play-learn-nassau-animal = Each animal has a power, once a round, and needs a sailor on its seat.
play-learn-nassau-animal-more = A sailor with an animal is a pair: 8 points in the end.
play-learn-nassau-pile = Arrr tales are easier, B tales bring more.
play-learn-nassau-pile-more = You tell them at the campfire, if what they say is true.
play-learn-nassau-table = Five more pirates wait in the tavern, each with a gift.
play-learn-nassau-table-more = The one you hire stands on deck at once.
play-learn-nassau-keep = A hold takes 4 crates, 3 provisions or 1 good. What does not fit is lost.
play-learn-nassau-keep-more = Holds may be rearranged at any time; only the totals count.
play-learn-nassau-quay = Your boat goes to a quay: 2 provisions and its bonus.
play-learn-nassau-quay-more = Whoever passes first has the choice, and begins at sea.
play-learn-nassau-sea = Each turn at sea costs a provision: sail, then do one thing where you are.
play-learn-nassau-sea-more = Each border needs a sail and a sailor, or a pirate who lies down for it. A kraken stops you.
play-learn-nassau-act = One action: fight, hold the coast, trade or draw a tale.
play-learn-nassau-act-more = Outposts, towers and your crates on opponents pay again at every return.
play-learn-nassau-fight = Fire crates: at most as many as you have weapons and hands.
play-learn-nassau-fight-more = As many tokens are drawn as its strength. A crate that stays brings points and reward. Enough damage, and the tile is yours.
play-learn-nassau-dodge = It dodges: take back a crate, or give a rum.
play-learn-nassau-dodge-more = Without a crate on it the fight brings nothing.
play-learn-nassau-dice = A sail and a sailor make a die. A roll of 3 to 6 sends an attack back.
play-learn-nassau-dice-more = Pirates who lie down make more dice.
play-learn-nassau-stop = The way home has three stops. You may skip the islands.
play-learn-nassau-stop-more = Skull Island hides goods for doubloons, the campfire takes rum for tales.
play-learn-nassau-hide = A good in the colour of the next slot is worth its number.
play-learn-nassau-hide-more = Any other goes into the middle: it counts as a good, but has no value.
play-learn-nassau-tell = Three tales for each rum. Green ones are true now.
play-learn-nassau-tell-more = The best tales of the round win 5 points; telling none costs 5.
play-learn-nassau-pass = Few pirates are left. Pass, and choose a quay.
play-learn-nassau-pass-more = The others walk on without you.
play-learn-nassau-round = Your pirates are back from the alleys. The captain stays put.
play-learn-nassau-round-more = Empty trading posts have new goods, and the Old Salt has moved.
