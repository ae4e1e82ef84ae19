# Jamaica: what the engine says. Names stand in the log ("Anne sails ..."); only a question speaks to somebody.

jamaica-title = Jamaica
jamaica-tagline = Once round the island, hold full or hold empty
jamaica-description = Race once round Jamaica. Two dice drive everybody’s day; cards chosen in secret say who sails, who loads and who runs out of food. Not the fastest wins but the richest.

## Ships, spaces, goods

jamaica-ghost = the Ghost Ship
jamaica-space-sea = the open sea
jamaica-space-0 = Port Royal
jamaica-space-4 = Skull Cay
jamaica-space-5 = Old Harbour
jamaica-space-6 = Carlisle Bay
jamaica-space-9 = Dead Man’s Rock
jamaica-space-11 = Gallows Isle
jamaica-space-16 = Black River
jamaica-space-18 = Savanna-la-Mar
jamaica-space-19 = Shark Tooth
jamaica-space-21 = Negril
jamaica-space-22 = Widow’s Cove
jamaica-space-25 = Raven Rock
jamaica-space-28 = Montego Bay
jamaica-space-30 = Falmouth
jamaica-space-31 = St Ann’s Bay
jamaica-space-33 = Hangman’s Point
jamaica-space-34 = Port Maria
jamaica-space-37 = Lantern Reef
jamaica-space-41 = Port Antonio
jamaica-space-44 = Blackbone Stack
jamaica-space-45 = Morant Bay
jamaica-icon-gold = gold
jamaica-icon-food = food
jamaica-icon-powder = powder
jamaica-icon-forward = ahead
jamaica-icon-back = back
jamaica-goods = { $kind ->
    [gold] { $count } gold
    [food] { $count } food
    [powder] { $count } powder
    [crew] { $who }
   *[none] nothing
}
jamaica-price = { $kind ->
    [gold] { $cost } gold
    [food] { $cost } food
   *[none] free
}
jamaica-hold-empty = empty

## Treasures

jamaica-treasure-T01 = Morgan’s Map
    .note = A hand of four cards instead of three, from the next refill on.
jamaica-treasure-T02 = Saran’s Sabre
    .note = Once in each combat a roll is made again, whoever made it.
jamaica-treasure-T03 = Lady Beth
    .note = Two more on the combat die, attacking and defending.
jamaica-treasure-T04 = the 6th Hold
    .note = One hold more, with all that a hold can do.
jamaica-treasure-T05 = a treasure worth 3
jamaica-treasure-T06 = a treasure worth 3
jamaica-treasure-T07 = a treasure worth 5
jamaica-treasure-T08 = a treasure worth 7
jamaica-treasure-T09 = a treasure worth 7
jamaica-treasure-T10 = a curse of 2
jamaica-treasure-T11 = a curse of 3
jamaica-treasure-T12 = a curse of 4
jamaica-treasure-CT01 = a treasure worth 3
jamaica-treasure-CT02 = a treasure worth 3
jamaica-treasure-CT03 = a treasure worth 4
jamaica-treasure-CT04 = a treasure worth 4
jamaica-treasure-CT05 = a treasure worth 5
jamaica-treasure-CT06 = a treasure worth 5
jamaica-treasure-CT07 = a treasure worth 6
jamaica-treasure-CT08 = a treasure worth 7
jamaica-treasure-CT09 = the Amulet of Jade, a curse of 2
jamaica-treasure-CT10 = the Amulet of Bone, a curse of 3
jamaica-treasure-CT11 = the Amulet of Obsidian, a curse of 4
jamaica-treasure-CT12 = the Youkounkoun
    .note = Twelve points. It lies face up, and anybody who beats its owner may take it.

## The Crew

jamaica-character-sir_beth = Sir Beth
    .note = Two more on the combat die, attacking and defending.
jamaica-character-saran = Saran
    .note = Once in each combat a roll is made again, whoever made it.
jamaica-character-buccaneer = the Buccaneer
    .note = Alone on a space, may attack a ship one space away. A win destroys one of its holds; a defeat costs only the powder.
jamaica-character-strategist = the Strategist
    .note = Wins every combat as the attacker, without powder or dice.
jamaica-character-shipowner = the Shipowner
    .note = At the end 3 points for each character on board, the Shipowner included.
jamaica-character-weasel = the Weasel
    .note = Looks at up to three covered treasures and keeps one.
jamaica-character-king = the King
    .note = Worth a fortune in Port Royal, and a loss anywhere else.
jamaica-character-bishop = the Bishop
    .note = At the end 2 points for each lair’s token collected in the whole game.
jamaica-character-cartographer = the Cartographer
    .note = A hand of four cards instead of three, from the next refill on.
jamaica-character-sea_dog = the Sea Dog
    .note = May ignore a card’s back icon.
jamaica-character-anchorman = the Anchorman
    .note = May sail one space less than the die says.
jamaica-character-navigator = the Navigator
    .note = May sail one more space than the die says.
jamaica-character-merchant_venetian = the Venetian Merchant
    .note = Gold and food pay for each other.
jamaica-character-merchant_prussian = the Prussian Merchant
    .note = Powder and food pay for each other.
jamaica-character-merchant_helvetian = the Helvetian Merchant
    .note = Powder and gold pay for each other.
jamaica-character-cooper = the Cooper
    .note = Loads one more token than the die says.
jamaica-character-calypso = Calypso
    .note = With all three cursed amulets, wins the game on the spot.
jamaica-character-mage = the Mage
    .note = May swap the two dice for one’s own two actions.
jamaica-character-oracle = the Oracle
    .note = As Captain, may set one die instead of rolling it.
jamaica-character-lookout = the Lookout
    .note = May take the treasure of a lair one space away.

## Questions

jamaica-ask-dice = { $seat }, which die for the morning, which for the evening?
    .note = The dice show { $first } and { $second }. Everybody sails by them today.
jamaica-ask-oracle = { $seat }, will you roll both dice, or let the Oracle set one?
jamaica-ask-card = { $seat }, which card do you play?
    .note = Morning { $morning }, evening { $evening }.
jamaica-ask-mage = { $seat }, does the Mage swap the dice for you?
jamaica-ask-route = { $way ->
    [back] { $seat }, where does sailing { $steps } back take you?
   *[ahead] { $seat }, where does sailing { $steps } ahead take you?
}
jamaica-ask-sea-dog = { $seat }, do you sail { $steps } back, or does the Sea Dog look away?
jamaica-ask-load = { $seat }, where do you put { jamaica-goods }?
jamaica-ask-dump = { $seat }, which hold do you empty for { jamaica-goods }?
jamaica-ask-pay = { $why ->
    [powder] { $seat }, from which holds do you take { jamaica-goods } to fire?
    [rum] { $seat }, from which holds do you pay { jamaica-goods } to move the bottle?
   *[price] { $seat }, from which holds do you pay { jamaica-goods }?
}
jamaica-ask-merchant = { $seat }, will your merchants make up the price, or do you fall back?
    .note = { $kind ->
        [gold] The price is { $need } gold.
       *[food] The price is { $need } food.
    }
jamaica-ask-retreat = { $seat }, where do you fall back to?
jamaica-ask-target = { $ghost ->
    [yes] { $seat }, which ship does the Ghost Ship attack?
   *[no] { $seat }, which ship do you attack?
}
jamaica-ask-ranged = { $seat }, does your Buccaneer open fire?
jamaica-ask-powder = { $seat }, how much powder do you fire at { $victim }?
    .note = Besides the die: { $mine } for { $seat }, { $theirs } on the other side.
jamaica-ask-answer = { $seat }, how much powder do you fire back at { $victim }?
    .note = The attack stands at { $theirs }; besides the die { $seat } has { $mine }.
jamaica-ask-sabre = { $crew ->
    [yes] { $face ->
        [star] { $seat }, does Saran have { $victim }’s star rolled again?
       *[number] { $seat }, does Saran have { $victim }’s { $face } rolled again?
    }
   *[no] { $face ->
        [star] { $seat }, does the Sabre have { $victim }’s star rolled again?
       *[number] { $seat }, does the Sabre have { $victim }’s { $face } rolled again?
    }
}
jamaica-ask-spoils = { $ghost ->
    [yes] { $seat }, what does the Ghost Ship take from { $victim }?
   *[no] { $seat }, what do you take from { $victim }?
}
jamaica-ask-give = { $seat }, which curse does { $victim } get?
jamaica-ask-discard = { $seat }, which hold does { $victim } lose?
jamaica-ask-recruit = { $seat }, whom do you recruit in the tavern?
jamaica-ask-lookout = { $seat }, does your Lookout fetch a treasure?
jamaica-ask-weasel = { $seat }, which of these { $count } do you keep?
jamaica-ask-ghost = { $seat }, which way does the Ghost Ship sail { $steps }?
jamaica-ask-ghost-route = { $way ->
    [back] { $seat }, where does the Ghost Ship stop, { $steps } back?
   *[ahead] { $seat }, where does the Ghost Ship stop, { $steps } ahead?
}

## Answers

jamaica-do-dice = Morning { $morning }, evening { $evening }
jamaica-do-roll = Roll both dice
jamaica-do-oracle = { $slot ->
    [morning] Morning { $value }, roll for the evening
   *[evening] Evening { $value }, roll for the morning
}
jamaica-do-card = { $morning }, then { $evening }
jamaica-do-card-laid = The card lies face down
jamaica-do-sail = { $treasure ->
    [yes] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price }, a treasure
       *[other] { $space } ({ $node }), { jamaica-price }, a treasure, a fight
    }
   *[no] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price }
       *[other] { $space } ({ $node }), { jamaica-price }, a fight
    }
}
jamaica-do-stay = Stay at anchor: { $space } ({ $node })
jamaica-do-sail-ghost = { $treasure ->
    [yes] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price } for others, a treasure
       *[other] { $space } ({ $node }), { jamaica-price } for others, a treasure, a fight
    }
   *[no] { $ships ->
        [0] { $space } ({ $node }), { jamaica-price } for others
       *[other] { $space } ({ $node }), { jamaica-price } for others, a fight
    }
}
jamaica-do-retreat = { $treasure ->
    [yes] { $ships ->
        [0] Back to { $space } ({ $node }), { jamaica-price }, a treasure
       *[other] Back to { $space } ({ $node }), { jamaica-price }, a treasure, a fight
    }
   *[no] { $ships ->
        [0] Back to { $space } ({ $node }), { jamaica-price }
       *[other] Back to { $space } ({ $node }), { jamaica-price }, a fight
    }
}
jamaica-do-ignore-back = Stay where you are
jamaica-do-sail-back = Sail { $steps } back
jamaica-do-board-hold = Hold { $number }
    .note = Here now: { jamaica-goods }.
jamaica-do-sixth-hold = The 6th Hold
    .note = Hold { $number }; here now: { jamaica-goods }.
jamaica-do-dump = Empty hold { $number }: { jamaica-goods }
jamaica-do-pay = From the holds: { $parts }
    .note = Gold { $gold }, food { $food }, powder { $powder }.
jamaica-do-merchant = Let the merchants pay
jamaica-do-no-merchant = Fall back
jamaica-do-attack = { $bonus ->
    [0] { $victim }, with { $powder } powder
   *[other] { $victim }, with { $powder } powder and { $bonus } on the die
}
jamaica-do-hold-fire = Hold fire
jamaica-do-powder = { $count ->
    [0] No powder
   *[other] { $count } powder
}
jamaica-do-sabre-keep = Let it stand
jamaica-do-sabre-reroll = Roll again
jamaica-do-take-hold = Hold { $number }: { jamaica-goods }
jamaica-do-take-card = Take { $card }
jamaica-do-take-covered = { $count ->
    [one] The covered treasure
   *[other] One of the { $count } covered treasures, blindly
}
jamaica-do-give = Give a curse away
jamaica-do-give-card = Give { $card }
jamaica-do-take-nothing = Nothing
jamaica-do-discard = Hold { $number }: { jamaica-goods }
jamaica-do-recruit = { $cost ->
    [0] Recruit { $who }
   *[other] Move the bottle for { $cost } gold and recruit { $who }
}
jamaica-do-recruit-nobody = Nobody
jamaica-do-spy = Take the treasure of { $space } ({ $node })
jamaica-do-not-spy = Leave it
jamaica-do-keep = Keep { $card }
jamaica-do-keep-covered = Keep one that stays covered
jamaica-do-ghost-ahead = { $steps } ahead
jamaica-do-ghost-back = { $steps } back

jamaica-group-space = Space
jamaica-group-pay = Pay
jamaica-group-hold = Hold
jamaica-group-treasure = Treasure
jamaica-group-give = Give
jamaica-group-nothing = Nothing
jamaica-group-powder = Powder
jamaica-group-sabre = Roll again
jamaica-group-attack = Attack
jamaica-group-card = Card
jamaica-group-dice = Dice
jamaica-group-oracle = Oracle
jamaica-group-back = Back
jamaica-group-recruit = Recruit
jamaica-group-ghost = Ghost Ship

## Why not

jamaica-barred-card = This card is not in the hand.
jamaica-barred-dice = These are not the dice that were rolled.
jamaica-barred-oracle = The Oracle sets the morning or the evening, to a number from 1 to 6.
jamaica-barred-route = No move of { $steps } ends there.
jamaica-barred-retreat = A ship falls back to the first space that it can pay, on the way of its choice, and no further.
jamaica-barred-split = That does not make { $need } from holds that can pay.
jamaica-barred-hold = Only an empty hold can be loaded.
jamaica-barred-same = A hold is never emptied for goods of its own kind; this one holds: { jamaica-goods }.
jamaica-barred-no-hold = No hold is empty, and all of them already hold this kind.
jamaica-barred-no-room = No hold is empty, and all of the winner’s already hold this kind.
jamaica-barred-empty = There is nothing in this hold.
jamaica-barred-no-card = This treasure does not lie face up there.
jamaica-barred-no-covered = There is no covered treasure there.
jamaica-barred-no-curse = There is no cursed treasure to give.
jamaica-barred-ghost-gives = The Ghost Ship never gives anything away.
jamaica-barred-ghost-full = All holds of the Ghost Ship are full of gold.
jamaica-barred-powder = From 0 to { $max } can be fired.
jamaica-barred-not-here = This ship is not on the same space.
jamaica-barred-out-of-range = The Buccaneer’s guns do not reach that ship.
jamaica-barred-no-lair = No lair with a treasure lies one space from there.
jamaica-barred-not-looked = That is not one of the cards looked at.
jamaica-barred-rum = Moving the bottle there costs { $cost } gold.
jamaica-barred-recruit = Nobody like that sits, face up, next to a cell that the bottle can reach.

## The log

jamaica-starts = { $seat } is the first Captain.
jamaica-round = Round { $round }: { $seat } is Captain.
jamaica-told-dice = { $placed ->
        [yes] { $seat }, captain of this round, rolls both action dice and lays one for the morning, one for the evening. What do they show?
       *[no] { $seat }, captain of this round, rolls both action dice. What do they show?
    }
jamaica-told-first-card = Everyone lays a card face down. Then turn up { $seat }’s: which is it?
jamaica-told-other-die = { $seat } rolls the other action die. What does it show?
jamaica-dice-rolled = { $seat } rolls { $first } and { $second }.
jamaica-oracle = { $slot ->
    [morning] { $seat } lets the Oracle set the morning to { $value }.
   *[evening] { $seat } lets the Oracle set the evening to { $value }.
}
jamaica-dice-placed = { $seat } sets the morning to { $morning } and the evening to { $evening }.
jamaica-chose = { $seat } has chosen a card.
jamaica-revealed = { $seat } turns up: { $morning }, then { $evening }.
jamaica-drew = { $seat } draws: { $morning }, then { $evening }.
jamaica-reshuffled = { $seat } shuffles the discards into a new pile.
jamaica-mage = { $seat } has the Mage swap the dice.
jamaica-sailed = { $way ->
    [ahead] { $seat } sails ahead to { $space } ({ $node }).
    [back] { $seat } sails back to { $space } ({ $node }).
   *[none] { $seat } rides at anchor at { $space } ({ $node }).
}
jamaica-ghost-sailed = { $way ->
    [ahead] The Ghost Ship sails ahead to { $space } ({ $node }).
    [back] The Ghost Ship sails back to { $space } ({ $node }).
   *[none] The Ghost Ship stays at { $space } ({ $node }).
}
jamaica-sea-dog = { $seat } lets the Sea Dog look away and stays.
jamaica-home = { $seat } is back in Port Royal: this is the last round.
jamaica-loaded = { $kind ->
    [crew] { $seat } takes { $who } aboard.
   *[none] { $seat } loads { jamaica-goods }.
}
jamaica-dumped = { $kind ->
    [crew] { $seat } throws { $who } overboard.
   *[none] { $seat } empties a hold: { jamaica-goods }.
}
jamaica-load-ignored = { $seat } has no hold for it: { jamaica-goods }.
jamaica-paid = { $why ->
    [powder] { $seat } uses { jamaica-goods } as powder.
    [rum] { $seat } pays { jamaica-goods } to move the bottle.
   *[price] { $seat } pays { jamaica-goods }.
}
jamaica-shortage = { $kind ->
    [gold] { $paid ->
        [0] { $seat } cannot pay { $cost } gold.
       *[other] { $seat } cannot pay { $cost } gold and gives up { $paid }.
    }
   *[food] { $paid ->
        [0] { $seat } cannot pay { $cost } food.
       *[other] { $seat } cannot pay { $cost } food and gives up { $paid }.
    }
}
jamaica-retreat = { $seat } falls back to { $space } ({ $node }).
jamaica-combat = { $ranged ->
    [yes] Attack from afar: { $seat } against { $victim }.
   *[no] Combat: { $seat } against { $victim }.
}
jamaica-told-combat = { $how ->
    [again] { $seat } rolls the combat die again, against { $other }. What does it show?
    [ghost] { $seat } rolls the combat die for the Ghost Ship, against { $other }. What does it show?
    [attack] { $seat } attacks { $other } and rolls the combat die. What does it show?
   *[defend] { $seat } rolls the combat die in defence against { $other }. What does it show?
}
jamaica-rolled = { $again ->
    [yes] { $face ->
        [star] { $seat }’s die is rolled again: the star.
       *[other] { $seat }’s die is rolled again: { $face }.
    }
   *[no] { $face ->
        [star] { $seat } rolls the star.
        [8] { $seat } rolls an { $face }.
       *[other] { $seat } rolls a { $face }.
    }
}
jamaica-combat-won = { $how ->
    [star] The star wins: { $seat } beats { $victim }.
    [strategist] The Strategist wins: { $seat } beats { $victim }.
   *[firepower] { $seat } beats { $victim }, { $mine } to { $theirs }.
}
jamaica-combat-tie = A draw, { $both } all: nothing changes hands.
jamaica-no-spoils = { $seat } takes nothing.
jamaica-stole-hold = { $seat } takes { jamaica-goods } from { $victim }.
jamaica-stole-up = { $seat } takes { $card } from { $victim }.
jamaica-stole-covered = { $seat } takes a covered treasure from { $victim }.
jamaica-gave = { $seat } gives { $victim } a curse.
jamaica-discarded = { $seat } sinks a hold of { $victim }: { jamaica-goods }.
jamaica-lair = { $seat } takes the treasure of { $space } ({ $node }).
jamaica-treasure-seen = { $seat } finds { $card }.
jamaica-treasure-up = { $seat } lays { $card } face up.
jamaica-treasure-passed = It goes to { $seat }: { $card }.
jamaica-powder = { $count ->
    [0] { $seat } fires no powder.
   *[other] { $seat } fires { $count } powder.
}
jamaica-looks = { $seat } has the Weasel look at { $count ->
    [one] one treasure
   *[other] { $count } treasures
}.
jamaica-kept = { $seat } keeps one of them.
jamaica-bottle = { $seat } moves the bottle.
jamaica-turn = A new turn begins.
jamaica-turned-up = In the tavern: { $who }.
jamaica-recruited = { $seat } recruits { $who }.
jamaica-calypso = Calypso wakes the three amulets: { $seat } wins at once.
jamaica-uncovered = { $seat } turns up: { $cards }.
jamaica-over = { $count ->
    [one] { $winners } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $winners } share the win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    } each.
}

## The score

jamaica-line-space = { $home ->
    [yes] Home in Port Royal
   *[no] Last space
}
jamaica-line-gold = Gold in the holds: { $count }
jamaica-line-riches = { $count ->
    [one] One treasure
   *[other] { $count } treasures
}
jamaica-line-cursed = { $count ->
    [one] One curse
   *[other] { $count } curses
}
jamaica-line-diamond = The Youkounkoun
jamaica-line-character = Aboard: { $who }
jamaica-line-shipowner = { $count ->
    [one] The Shipowner, for one character
   *[other] The Shipowner, for { $count } characters
}
jamaica-line-bishop = { $count ->
    [0] The Bishop, without tokens
    [one] The Bishop, for one token
   *[other] The Bishop, for { $count } tokens
}
jamaica-line-calypso = Calypso and the three amulets: the winner, whatever the points
jamaica-line-tie = Equal totals: whoever is further along comes first
    .short = { $ahead ->
        [yes] further along
        [no] further behind
       *[level] just as far
    }

## Options of the game

jamaica-option-crew = The Crew
    .note = Twenty characters wait in the taverns of the ports, with powers of their own, and other treasures lie in the lairs.
jamaica-option-reveal = Turning up the cards
    .note = One after the other, each at the player’s turn, or all together once everybody has chosen.
jamaica-option-reveal-sequential = Each in turn
jamaica-option-reveal-simultaneous = All together
jamaica-option-merchants_in_combat = Merchants fight too
    .note = With The Crew: what a merchant lets pass for powder may be fired in combat.
jamaica-option-ghost_powers = The ghost uses its booty
    .note = For two players: face-up treasures that the Ghost Ship stole work for it.
jamaica-option-round_cap = Longest game
    .note = After this many rounds the game ends and is scored as it stands.
jamaica-option-round_cap-30 = 30 rounds
jamaica-option-round_cap-60 = 60 rounds
jamaica-option-round_cap-90 = 90 rounds
jamaica-option-start = First Captain
    .note = Drawn at random, or the seat you mark.
jamaica-option-start-drawn = Drawn at random
jamaica-option-crew_values = Values of the characters
    .note = The house values of Flibuste, or those printed on your own tiles, typed in.
jamaica-option-crew_values-house = House values
jamaica-option-crew_values-own = Those of my box

## The score sheet

jamaica-sheet-option-crew = { jamaica-option-crew }
jamaica-sheet-section-race = The race
jamaica-sheet-section-gold = Gold
jamaica-sheet-section-treasures = Treasures
jamaica-sheet-section-crew = The Crew
jamaica-sheet-section-tie = Equal totals
jamaica-sheet-space-15 = 15 (Port Royal)
jamaica-sheet-space--5 = −5 (lost at sea)
jamaica-sheet-space = Last space
    .note = The number of the space: −5, 2 to 10, or 15 in Port Royal.
jamaica-sheet-gold = Gold in all holds
jamaica-sheet-riches-3 = Treasures worth 3
jamaica-sheet-riches-4 = Treasures worth 4
jamaica-sheet-riches-5 = Treasures worth 5
jamaica-sheet-riches-6 = Treasures worth 6
jamaica-sheet-riches-7 = Treasures worth 7
jamaica-sheet-curse-2 = Curse of 2
jamaica-sheet-curse-3 = Curse of 3
jamaica-sheet-curse-4 = Curse of 4
jamaica-sheet-other = Other treasures, added up
jamaica-sheet-diamond = The Youkounkoun
jamaica-sheet-tokens = Treasure tokens collected
jamaica-sheet-people = People aboard
jamaica-sheet-calypso = Won by Calypso
jamaica-sheet-race = Place in the race
    .note = Only needed where equal totals stand on −5: 1 is the furthest along.
jamaica-sheet-section-values = Values of the characters
    .note = Nineteen of the twenty are house values; set them as your tiles say.
jamaica-sheet-no-space = { $who }: the last space is missing, and counts 0.
jamaica-sheet-nobody-home = Nobody is in Port Royal. The game ends only when a ship gets there: look again.
jamaica-sheet-too-many-cards = { $count } treasures on the sheet, but only { $max } are in play. Count them again.
jamaica-sheet-card-twice = { $count } treasures of this value on the sheet, but the box has only { $max }.
jamaica-sheet-too-many-tokens = { $count } tokens on the sheet, but there are only { $max }.
jamaica-sheet-too-many-people = { $seat }: { $count } characters, but only { $max } holds. Count them again.
jamaica-sheet-person-twice = There are { $count } of this character on the sheet, but only one in the box.
jamaica-sheet-ask-calypso = { $seat } has Calypso and all three amulets: was that not a win at once?
jamaica-sheet-no-calypso = { $seat } wins by Calypso only with Calypso and all three amulets. It is not counted.
jamaica-sheet-calypso-twice = Only one player can win by Calypso. Take the mark away from the others.

jamaica-sheet-crew-sir_beth = { jamaica-character-sir_beth }
jamaica-sheet-crew-saran = { jamaica-character-saran }
jamaica-sheet-crew-buccaneer = { jamaica-character-buccaneer }
jamaica-sheet-crew-strategist = { jamaica-character-strategist }
jamaica-sheet-crew-shipowner = { jamaica-character-shipowner }
jamaica-sheet-crew-weasel = { jamaica-character-weasel }
jamaica-sheet-crew-king = { jamaica-character-king }
jamaica-sheet-crew-bishop = { jamaica-character-bishop }
jamaica-sheet-crew-cartographer = { jamaica-character-cartographer }
jamaica-sheet-crew-sea_dog = { jamaica-character-sea_dog }
jamaica-sheet-crew-anchorman = { jamaica-character-anchorman }
jamaica-sheet-crew-navigator = { jamaica-character-navigator }
jamaica-sheet-crew-merchant_venetian = { jamaica-character-merchant_venetian }
jamaica-sheet-crew-merchant_prussian = { jamaica-character-merchant_prussian }
jamaica-sheet-crew-merchant_helvetian = { jamaica-character-merchant_helvetian }
jamaica-sheet-crew-cooper = { jamaica-character-cooper }
jamaica-sheet-crew-calypso = { jamaica-character-calypso }
jamaica-sheet-crew-mage = { jamaica-character-mage }
jamaica-sheet-crew-oracle = { jamaica-character-oracle }
jamaica-sheet-crew-lookout = { jamaica-character-lookout }
jamaica-sheet-sir_beth-top = { jamaica-character-sir_beth }, at the finish
jamaica-sheet-sir_beth-bottom = { jamaica-character-sir_beth }, elsewhere
jamaica-sheet-saran-top = { jamaica-character-saran }, at the finish
jamaica-sheet-saran-bottom = { jamaica-character-saran }, elsewhere
jamaica-sheet-buccaneer-top = { jamaica-character-buccaneer }, at the finish
jamaica-sheet-buccaneer-bottom = { jamaica-character-buccaneer }, elsewhere
jamaica-sheet-strategist-top = { jamaica-character-strategist }, at the finish
jamaica-sheet-strategist-bottom = { jamaica-character-strategist }, elsewhere
jamaica-sheet-shipowner-top = { jamaica-character-shipowner }, at the finish
jamaica-sheet-shipowner-bottom = { jamaica-character-shipowner }, elsewhere
jamaica-sheet-weasel-top = { jamaica-character-weasel }, at the finish
jamaica-sheet-weasel-bottom = { jamaica-character-weasel }, elsewhere
jamaica-sheet-king-top = { jamaica-character-king }, at the finish
jamaica-sheet-king-bottom = { jamaica-character-king }, elsewhere
jamaica-sheet-bishop-top = { jamaica-character-bishop }, at the finish
jamaica-sheet-bishop-bottom = { jamaica-character-bishop }, elsewhere
jamaica-sheet-cartographer-top = { jamaica-character-cartographer }, at the finish
jamaica-sheet-cartographer-bottom = { jamaica-character-cartographer }, elsewhere
jamaica-sheet-sea_dog-top = { jamaica-character-sea_dog }, at the finish
jamaica-sheet-sea_dog-bottom = { jamaica-character-sea_dog }, elsewhere
jamaica-sheet-anchorman-top = { jamaica-character-anchorman }, at the finish
jamaica-sheet-anchorman-bottom = { jamaica-character-anchorman }, elsewhere
jamaica-sheet-navigator-top = { jamaica-character-navigator }, at the finish
jamaica-sheet-navigator-bottom = { jamaica-character-navigator }, elsewhere
jamaica-sheet-merchant_venetian-top = { jamaica-character-merchant_venetian }, at the finish
jamaica-sheet-merchant_venetian-bottom = { jamaica-character-merchant_venetian }, elsewhere
jamaica-sheet-merchant_prussian-top = { jamaica-character-merchant_prussian }, at the finish
jamaica-sheet-merchant_prussian-bottom = { jamaica-character-merchant_prussian }, elsewhere
jamaica-sheet-merchant_helvetian-top = { jamaica-character-merchant_helvetian }, at the finish
jamaica-sheet-merchant_helvetian-bottom = { jamaica-character-merchant_helvetian }, elsewhere
jamaica-sheet-cooper-top = { jamaica-character-cooper }, at the finish
jamaica-sheet-cooper-bottom = { jamaica-character-cooper }, elsewhere
jamaica-sheet-calypso-top = { jamaica-character-calypso }, at the finish
jamaica-sheet-calypso-bottom = { jamaica-character-calypso }, elsewhere
jamaica-sheet-mage-top = { jamaica-character-mage }, at the finish
jamaica-sheet-mage-bottom = { jamaica-character-mage }, elsewhere
jamaica-sheet-oracle-top = { jamaica-character-oracle }, at the finish
jamaica-sheet-oracle-bottom = { jamaica-character-oracle }, elsewhere
jamaica-sheet-lookout-top = { jamaica-character-lookout }, at the finish
jamaica-sheet-lookout-bottom = { jamaica-character-lookout }, elsewhere
