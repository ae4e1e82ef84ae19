# Jamaica’s play screen but for its chart: hand, holds, dice, combat, tavern, slips, the guided game.

play-jamaica-progress = { $round ->
    [0] Laying the table
   *[other] Round { $round }
}
play-jamaica-progress-last = Round { $round }, the last one
play-jamaica-part-round = Round { $round }
play-jamaica-part-choose = Everybody chooses a card
play-jamaica-part-day = { $seat }’s day
play-jamaica-part-ghost = The Ghost Ship
play-jamaica-dice-laid = Morning { $first }, evening { $second }
play-jamaica-dice-rolled = Rolled: { $first } and { $second }
play-jamaica-totals = Gold in the holds
play-jamaica-total = { $seat }: { $total } gold
play-jamaica-fortunes = Fortunes, round by round
play-jamaica-lead = { $when ->
    [first] { $winner } has led since the first round.
    [last] { $winner } took the lead in the very last round.
   *[since] { $winner } took the lead for good in round { $at }.
}
play-jamaica-score-space = Last space
play-jamaica-score-gold = Gold
play-jamaica-score-treasures = Treasures
play-jamaica-score-cursed = Curses
play-jamaica-score-crew = The Crew

## Words that recur

play-jamaica-who = { $seat }
play-jamaica-at = { $space } ({ $node })
play-jamaica-or = or
play-jamaica-half-morning = Morning
play-jamaica-half-evening = Evening
play-jamaica-hold = Hold { $number }: { $goods }
play-jamaica-hold-number = Hold { $number }
play-jamaica-hold-of = { $seat }, hold { $number }: { $goods }
play-jamaica-holds = The holds of { $seat }: { $holds }

## Cards

play-jamaica-morning-is = { $die ->
    [0] Morning: { $icon }.
   *[other] Morning: { $icon }, { $die }.
}
play-jamaica-evening-is = { $die ->
    [0] Evening: { $icon }.
   *[other] Evening: { $icon }, { $die }.
}
play-jamaica-own-hand = In the hand
play-jamaica-look-card = Play this card, { $seat }?
play-jamaica-confirm-card = Play: { $morning }, { $evening }
play-jamaica-deed-forward = sail { $count }
play-jamaica-deed-back = go back { $count }
play-jamaica-deed-gold = load { $count } gold
play-jamaica-deed-food = load { $count } food
play-jamaica-deed-powder = load { $count } powder
play-jamaica-deed-none = nothing
play-jamaica-steps-forward = { $count } ahead:
play-jamaica-steps-back = { $count } back:
play-jamaica-choice = one of these.
play-jamaica-skipped = Home already: nothing more to do.
play-jamaica-mage-may = The Mage may swap the two dice first.
play-jamaica-load-into = Hold { $hold } is empty and takes { $goods }.
play-jamaica-load-dumps = { $count ->
    [one] No hold is empty: { $holds } goes overboard for { $goods }.
   *[other] No hold is empty: one of these is emptied for { $goods }: { $holds }.
}
play-jamaica-load-full = No hold is empty: one is emptied for { $goods }.
play-jamaica-load-ignored = No hold can take { $goods }: nothing is loaded.

## Stops

play-jamaica-home = Home in Port Royal: the last round.
play-jamaica-fights = A fight with { $ships }.
play-jamaica-pays = { $kind ->
    [gold] { $cost } gold to pay, { $have } aboard.
   *[food] { $cost } food to pay, { $have } aboard.
}
play-jamaica-merchants = { $kind ->
    [gold] { $cost } gold to pay, { $have } aboard: the merchants make up the rest.
   *[food] { $cost } food to pay, { $have } aboard: the merchants make up the rest.
}
play-jamaica-short = { $kind ->
    [gold] { $have ->
        [0] No gold for a price of { $cost }: the ship falls back to { $places }.
       *[other] { $have } of { $cost } gold: all of it is lost, and the ship falls back to { $places }.
    }
   *[food] { $have ->
        [0] No food for a price of { $cost }: the ship falls back to { $places }.
       *[other] { $have } of { $cost } food: all of it is lost, and the ship falls back to { $places }.
    }
}
play-jamaica-finds = A treasure.
play-jamaica-empty-lair = A lair, free and empty.
play-jamaica-free = Nothing to pay.
play-jamaica-nobody = Nobody there.
play-jamaica-confirm-sail = Sail to { $place }
play-jamaica-confirm-retreat = Fall back to { $place }
play-jamaica-confirm-ghost = Send the Ghost Ship to { $place }
play-jamaica-ghost-way = Alone in the lead it must go back; alone at the back it must go ahead; otherwise the Captain decides. It never pays.
play-jamaica-ghost-attacks = The Captain says whom the Ghost Ship attacks.
play-jamaica-ghost-fights = Whoever is not in the combat decides for the Ghost Ship.

## Dice

play-jamaica-look-dice = Place the dice like this, { $seat }?
play-jamaica-confirm-dice = Morning { $morning }, evening { $evening }
play-jamaica-as-laid = As they lie
play-jamaica-swapped = Swapped

## Holds

play-jamaica-less = One less
play-jamaica-more = One more
play-jamaica-pay-price = Pay { $parts }
play-jamaica-pay-powder = Fire { $parts }
play-jamaica-pay-rum = Pay { $parts } to move the bottle

## Combat

play-jamaica-duel = Combat: { $seat } attacks { $victim }
play-jamaica-star = a star
play-jamaica-unrolled = not rolled yet
play-jamaica-side = { $known ->
    [yes] Die: { $face }. Powder { $powder }, bonus { $bonus }. Firepower { $sum }.
   *[no] Die: { $face }. Powder { $powder }, bonus { $bonus }.
}
play-jamaica-odds = { $sure ->
    [win] Certain win.
    [loss] Certain loss.
   *[open] { $tie ->
        [0] Wins { $win } of { $of } ({ $percent }%).
       *[other] Wins { $win } of { $of } ({ $percent }%), level { $tie }.
    }
}
play-jamaica-powder-then = What is fired is lost in any case. The other side answers knowing how much it was.
play-jamaica-powder-lost = What is fired is lost in any case.
play-jamaica-confirm-powder = { $count ->
    [0] Roll without powder
   *[other] Fire { $count } and roll
}
play-jamaica-loot-of = What { $seat } has

## The tavern

play-jamaica-room = The room from above
play-jamaica-tray = The tavern. Face up: { $people }.
play-jamaica-worth = { $top } at home, { $bottom } elsewhere
play-jamaica-rum-near = { $count ->
    [0] the bottle by itself
   *[other] the bottle beside { $people }
}
play-jamaica-rum-costs = Moving the bottle costs { $cost } gold.
play-jamaica-comes-aboard = A character fills a hold of its own.
play-jamaica-all-twenty = All twenty characters
play-jamaica-house-values = Points at home in Port Royal, and elsewhere. All but the King’s are house values.
play-jamaica-crew-combat = Combat
play-jamaica-crew-riches = Riches
play-jamaica-crew-navigation = Navigation
play-jamaica-crew-goods = Goods
play-jamaica-crew-magic = Magic
play-jamaica-aboard = aboard { $seat }’s ship
play-jamaica-in-tavern = in the tavern
play-jamaica-unseen = not seen yet
play-jamaica-gone = gone

## A captain’s slip

play-jamaica-behind = before the start
play-jamaica-tokens = { $count ->
    [one] { $count } lair token
   *[other] { $count } lair tokens
}
play-jamaica-treasures = Treasures
play-jamaica-no-treasures = None yet.
play-jamaica-covered = A covered treasure
play-jamaica-covered-cursed = A covered treasure, known to be cursed
play-jamaica-own-covered = Covered treasures
play-jamaica-cards = Cards
play-jamaica-in-hand = In the hand
play-jamaica-chosen = Chosen
play-jamaica-in-deck = Still to be drawn ({ $count })
play-jamaica-to-come = In hand or still to be drawn ({ $count })
play-jamaica-played = Played ({ $count })

## The guided first game

play-learn-jamaica-goal = A race round the island and back to Port Royal. The first ship home does not always win.
play-learn-jamaica-goal-more = What counts in the end is the space you reach, the gold in your holds, and your treasures.
play-learn-jamaica-dice = { $seat } is Captain and places one die for the morning, one for the evening.
play-learn-jamaica-dice-more = They count for all ships. Tap a placement to see what it does to your cards.
play-learn-jamaica-card = A card has a morning and an evening: sail, or load. Below is what it does today.
play-learn-jamaica-card-more = Everybody chooses in secret. Tap a card to see what it does.
play-learn-jamaica-look = Finish the morning’s action completely, then do the evening’s.
play-learn-jamaica-look-more = What you load in the evening cannot pay for the morning.
play-learn-jamaica-price = Where a ship stops it pays: gold in a port, food at sea, nothing in a lair.
play-learn-jamaica-price-more = Spaces passed cost nothing.
play-learn-jamaica-short = Too little to pay? You lose all of that kind, and fall back until you can pay.
play-learn-jamaica-short-more = Red on a card warns of it.
play-learn-jamaica-route = The outer lane is long and cheap, with lairs; the inner short and costly.
play-learn-jamaica-combat = Ships on one space fight before they pay. Powder spent adds to the die.
play-learn-jamaica-combat-more = The bars show the chances if nobody adds more.
play-learn-jamaica-answer = The higher firepower wins, a star wins at once, a tie changes nothing.
play-learn-jamaica-answer-more = You know what you have to beat.
play-learn-jamaica-spoils = The winner takes one thing: a whole hold, or a treasure.
play-learn-jamaica-spoils-more = Booty is loaded like everything else, into a hold of its own.
play-learn-jamaica-treasure = The first to stop at a lair draws a treasure; some are cursed.
play-learn-jamaica-treasure-more = Powers lie face up; the others stay covered. Tap your disc to look at yours.
play-learn-jamaica-dump = Every load needs an empty hold. If you have none, you empty one that holds another kind.
play-learn-jamaica-dump-more = Spend before you load.
play-learn-jamaica-retreat = Falling back past a fork, the lane is yours to choose.
play-learn-jamaica-retreat-more = A lair on the way can make the shortage a bargain.
play-learn-jamaica-last = The round in which somebody reaches Port Royal is the last.
play-learn-jamaica-last-more = Port Royal is worth 15 points, the spaces just before it 2 to 10, those behind the red line −5. Gold counts, food and powder do not.
