# Plunder: what is asked, what can be answered, what happens. The log names captains and speaks to nobody.

## What is asked

plunder-ask-island = { $seat }, which island do you begin on?
plunder-ask-before = { $seat }, what do you do before you roll?
plunder-ask-turn = { $n ->
    [0] { $seat }, what do you do? No step of the die is left.
    [one] { $seat }, what do you do? One step of the die is left.
   *[other] { $seat }, what do you do? { $n } steps of the die are left.
}
plunder-ask-toll = { $seat }, which { $n } cards do you pay for crossing the storm’s edge to { $square }?
plunder-ask-loot = { $seat }, which resource does every enemy give you?
plunder-ask-swap-islands = { $seat }, which islands change flags?
plunder-ask-white-flag = { $seat }, what do you offer { $other }?
plunder-ask-bribe = { $seat }, do you take what { $other } offers: { $cards }?
plunder-ask-peg = { $seat }, which ship takes { $what }?
plunder-ask-discard = { $n ->
    [one] { $seat }, which card do you discard?
   *[other] { $seat }, which { $n } cards do you discard?
}
plunder-ask-swap = { $n ->
    [one] { $seat }, which card becomes gold?
   *[other] { $seat }, which { $n } cards become gold?
}
plunder-ask-pay = { $seat }, do you give up your gold?
plunder-ask-either = { $seat }, the gold or the sailor?
plunder-ask-place = { $seat }, where does the ship go?
plunder-ask-drift = { $n ->
    [one] { $seat }, where does the ship sail? One step is left.
   *[other] { $seat }, where does the ship sail? Up to { $n } steps are left.
}
plunder-ask-ship = { $seat }, choose an enemy ship.
plunder-ask-enemy = { $seat }, choose a captain.
plunder-ask-steal = { $n ->
    [one] { $seat }, you steal a card from { $other }: which one, or drawn blind?
   *[other] { $seat }, you steal { $n } cards from { $other }: which ones, or drawn blind?
}
plunder-ask-give = { $seat }, { $other } steals from you and asks for { $cards }. What do you do?
plunder-ask-instead = { $seat }, { $other } would rather give { $cards }. Do you take that?
plunder-ask-offer = { $seat }, what do you offer { $other }?
plunder-ask-trade-other = { $seat }, { $other } offers you { $want } for { $give }. Agreed?
plunder-ask-trade-own = { $seat }, { $other } answers: { $want } for { $give }. Agreed?
plunder-ask-call = { $seat }, what do you offer all those who may trade with you?
plunder-ask-announce = { $seat }, what do you seek, and what do you offer?
plunder-ask-reply = { $gives ->
    [0] { $seat }, { $other } offers { $want }. What do you propose?
   *[other] { $wants ->
        [0] { $seat }, { $other } seeks { $give }. What do you propose?
       *[other] { $seat }, { $other } seeks { $give } and offers { $want }. What do you propose?
    }
}
plunder-ask-close = { $seat }, with whom do you make the deal?
plunder-ask-demand-ship = { $seat }, what do you demand of { $other } for leaving this ship alone?
plunder-ask-demand-owned = { $seat }, what do you demand of { $other } for leaving { $island } alone?
plunder-ask-threat-other = { $wants ->
    [0] { $seat }, { $other } wants { $give } for not attacking you. Agreed?
   *[other] { $seat }, { $other } wants { $give } for not attacking you, and pays { $want }. Agreed?
}
plunder-ask-threat-own = { $gives ->
    [0] { $seat }, { $other } offers { $want } for peace. Agreed?
   *[other] { $seat }, { $other } offers { $want } for peace and { $give }. Agreed?
}
plunder-ask-bribing-ship = { $n ->
    [0] { $seat }, { $other } attacks your ship. What do you offer for peace?
    [one] { $seat }, { $other } refuses one card and still attacks your ship. Do you offer more?
   *[other] { $seat }, { $other } refuses { $n } cards and still attacks your ship. Do you offer more?
}
plunder-ask-bribing-owned = { $n ->
    [0] { $seat }, { $other } attacks { $island }. What do you offer for peace?
    [one] { $seat }, { $other } refuses one card and still attacks { $island }. Do you offer more?
   *[other] { $seat }, { $other } refuses { $n } cards and still attacks { $island }. Do you offer more?
}
plunder-ask-bribed = { $seat }, { $other } offers { $cards } for peace. Do you take it?
plunder-ask-gift = { $seat }, { $other } proposes that { $to } gets { $island }. Agreed?
plunder-ask-seek = { $seat }, you have no ship. What do you do?
plunder-ask-pile = { $seat }, which card do you take?

## What can be answered

plunder-do-settle = { $island }, with a ship on { $port }
plunder-do-roll = Roll the sailing die
plunder-do-sail = { $toll ->
    [0] To { $square }
   *[other] To { $square }, for { $toll } cards
}
plunder-do-toll = Pay { $cards }
plunder-do-toll-form = Pay other cards
plunder-do-back = Go back
plunder-do-collect = Collect the X on { $square }
plunder-do-attack-ship = Attack one of { $other }’s ships
plunder-do-attack-owned = Attack { $other }’s { $island }
plunder-do-attack-unowned = Attack { $island }
plunder-do-build = Add { $what }
plunder-do-launch = Build a ship on { $square }
plunder-do-bury = Bury 5 gold for a point
plunder-do-trade = Trade with { $other }
plunder-do-call-all = Make everybody an offer
plunder-do-announce-all = Announce what you seek
plunder-do-exchange = { $give } for { $want }
plunder-do-threat-ship = Threaten one of { $other }’s ships
plunder-do-threat-owned = Threaten { $other }’s { $island }
plunder-do-gift = Give { $island } to { $other }
plunder-do-gift-ask = Ask { $other } for { $island }
plunder-do-end = End the turn
plunder-left-mark = An X is in reach
plunder-left-steps = { $n ->
    [one] 1 step is left to sail
   *[other] { $n } steps are left to sail
}
plunder-left-gold = You hold { $n } gold: 5 buy a Plunder Point
plunder-do-time = The clock has run out
plunder-do-offer = { $give } for { $want }
plunder-do-offer-form = Other terms
plunder-do-call = { $give } for { $want }
plunder-do-call-form = Other terms
plunder-do-announce = { $gives ->
    [0] Seek { $want }
   *[other] { $wants ->
        [0] Offer { $give }
       *[other] Seek { $want }, offer { $give }
    }
}
plunder-do-announce-form = Other types
plunder-do-propose = { $give } for { $want }
plunder-do-propose-form = Other terms
plunder-do-pass = Propose nothing
plunder-do-demand = { $gives ->
    [0] Demand { $want }
   *[other] Demand { $want } and pay { $give }
}
plunder-do-demand-form = Other terms
plunder-do-counter = Rather { $give } for { $want }
plunder-do-counter-form = Other terms
plunder-do-accept = Accept
plunder-do-refuse = Refuse
plunder-do-enough = Refuse, and no more offers this turn
plunder-do-deal = With { $other }: { $give } for { $want }
plunder-do-none = With nobody
plunder-do-bribe = Offer { $cards }
plunder-do-bribe-form = Offer cards
plunder-do-fight = Offer nothing and fight
plunder-do-accept-bribe = Take it and do not attack
plunder-do-reject-bribe = Refuse it
plunder-do-agree = Agree
plunder-do-loot = All { $what }
plunder-do-reject = Refuse, and this ship loses a life
plunder-do-swap-islands = Give { $own } for { $other }
plunder-do-decline = Change nothing
plunder-do-add = This ship takes { $what }
plunder-do-discard = Discard { $cards }
plunder-do-swap = Swap { $cards }
plunder-do-pay = Give up { $n } gold
plunder-do-pay-all = Give up all your gold
plunder-do-suffer = Lose a life
plunder-do-gold_course = Hold course: 3 gold, and the ship loses a life
plunder-do-save_sailor = Save the sailor: the turn ends
plunder-do-place = On { $square }
plunder-do-drift = To { $square }
plunder-do-stay = Stay here
plunder-do-pick = { $who }’s ship
plunder-do-against = { $who }
plunder-do-blind = { $n ->
    [one] Draw a card blind
   *[other] Draw { $n } cards blind
}
plunder-do-want = Ask for { $cards }
plunder-do-give = Give what is asked for
plunder-do-instead = Rather give { $cards }
plunder-do-take = Take it
plunder-do-double = Roll two dice: a double brings a ship
plunder-do-buy-build = Build a ship for its usual cost
plunder-do-buy-card = Give a Plunder Point card for a ship
plunder-do-buy-gold = Give 5 gold for a ship
plunder-do-renounce = Give up { $island } for a ship
plunder-do-pile = Take { $what }

## Why not

plunder-barred-cards = These cards are not in hand.
plunder-barred-empty = Something has to change hands.
plunder-barred-dear = A threat must bring more cards than it costs.
plunder-barred-net = In one turn nobody may gain more than { $most ->
    [one] one card
   *[other] { $most } cards
} from a teammate.
plunder-barred-refused = These terms have been refused this turn.
plunder-barred-same = These terms lie on the table already: accept them, refuse them, or change something.
plunder-barred-unsaid = Name at least one kind, and none on both sides at once.
plunder-barred-said = You have announced this already in this turn.
plunder-barred-counters = There have been enough counter-offers: accept or refuse.

## What happens

plunder-dealt = The sea is laid out, and the storm has its place.
plunder-settled = { $seat } begins on { $island }, with a ship on { $port }.
plunder-begins = { $seat } chose last and has the first turn.
plunder-turn = Round { $n }: { $seat }’s turn.
plunder-turn-over = { $seat }’s turn is over.
plunder-drew = { $n ->
    [0] { $seat } draws no card for islands.
    [one] { $seat } draws a card for the islands.
   *[other] { $seat } draws { $n } cards for the islands.
}
plunder-drew-cards = { $seat } draws { $cards }.
plunder-sailing = { $seat } rolls a { $n } on the sailing die.
plunder-storm = The storm moves to { $square }.
plunder-sailed = One of { $seat }’s ships sails to { $square }.
plunder-paid = { $seat } pays { $cards }.
plunder-launched = { $seat } puts a new ship to sea on { $square }: { $points } of { $target } Plunder Points.
plunder-added = One of { $seat }’s ships gets { $what }.
plunder-attacked-ship = { $seat } attacks one of { $other }’s ships.
plunder-attacked-owned = { $seat } attacks { $other }’s { $island }.
plunder-attacked-unowned = { $seat } attacks { $island }.
plunder-told-battle = { $kind ->
    [ship] { $seat } attacks one of { $other }’s ships. What do the dice show?
    [owned] { $seat } attacks { $other }’s { $island }. What do the dice show?
   *[unowned] { $seat } attacks { $island }. What do the dice show?
}
plunder-battle = { $seat } rolls { $roll } + { $plus } = { $total }; { $other } rolls { $against } + { $defence } = { $strength }. { $end ->
    [tie] { $total } to { $strength }: the attacker wins ties.
    [won] The attacker wins.
   *[lost] The attack fails.
}
plunder-hit = One of { $seat }’s ships loses a life.
plunder-sunk = One of { $seat }’s ships sinks: { $points } of { $target } Plunder Points.
plunder-card = { $n ->
    [one] { $seat } takes a Plunder Point card: { $points } of { $target } Plunder Points.
   *[other] { $seat } takes { $n } Plunder Point cards: { $points } of { $target } Plunder Points.
}
plunder-card-stolen = { $seat } takes a Plunder Point card from { $other }: { $points } of { $target } Plunder Points.
plunder-card-back = { $seat } gives back a Plunder Point card.
plunder-flag = { $seat } plants a flag on { $island }: { $points } of { $target } Plunder Points.
plunder-flag-gone = { $island } is nobody’s again.
plunder-swapped = { $seat } gives { $own } for { $other }.
plunder-won = { $seats } reached the target.
plunder-last-round = The clock has run out, says { $seat }: this round is the last.
plunder-last-turn = The clock has run out, says { $seat }: this turn is the last.
plunder-time-up = Time is up, and most points win.
plunder-found = { $seat } finds “{ $card }”.
plunder-token-moved = The X moves to { $square }.
plunder-gained = { $seat } gains { $cards }.
plunder-lost = { $seat } loses { $cards }.
plunder-handed = { $seat } gives { $cards } to { $to }.
plunder-has-gold = { $seat } has gold, and may part with all of it.
plunder-told-gamble = { $seat } rolls a die for all the gold in hand. What does it show?
plunder-told-loss = { $seat } rolls a die for how many cards are lost. What does it show?
plunder-rolled = { $seat } rolls { $roll }.
plunder-told-duel = { $seat } and { $other } roll a die each in a duel for all gold. What do they show?
plunder-duel = { $seat } rolls { $roll }, { $other } rolls { $against }.
plunder-put = One of { $seat }’s ships is on { $square } now.
plunder-treaty = { $seat } and { $other } have a treaty until the turn ends.
plunder-wanted = { $seat } asks { $other } for { $cards }.
plunder-kept = { $seat } does not give { $other } what was asked for.
plunder-instead = { $seat } proposes { $cards } to { $other } instead.
plunder-stolen = { $n ->
    [one] { $seat } steals a card from { $other }.
   *[other] { $seat } steals { $n } cards from { $other }.
}
plunder-stolen-cards = { $seat } has stolen { $cards } from { $other }.
plunder-proposed-trade = { $seat } offers { $other } { $give } for { $want }.
plunder-proposed-threat = { $gives ->
    [0] { $seat } demands { $want } of { $other } for peace.
   *[other] { $wants ->
        [0] { $seat } offers { $other } { $give } for peace.
       *[other] { $seat } offers { $other } peace: { $give } for { $want }.
    }
}
plunder-struck-trade = { $seat } gives { $other } { $give } for { $want }.
plunder-struck-threat = { $gives ->
    [0] { $seat } leaves { $other } in peace for { $want }.
   *[other] { $seat } leaves { $other } in peace and gives { $give } for { $want }.
}
plunder-refused = { $seat } refuses what { $other } proposes.
plunder-enough = { $seat } wants no more offers from { $other } this turn.
plunder-called = { $seat } offers everybody { $give } for { $want }.
plunder-announced = { $gives ->
    [0] { $seat } seeks { $want }.
   *[other] { $wants ->
        [0] { $seat } offers { $give }.
       *[other] { $seat } seeks { $want } and offers { $give }.
    }
}
plunder-passed = { $seat } proposes nothing to { $other }.
plunder-bid = { $seat } would give { $other } { $give } for { $want }.
plunder-no-deal = { $seat } deals with nobody.
plunder-bribe-offered = { $seat } offers { $other } { $cards } for peace.
plunder-bribe-taken = { $seat } takes { $cards } from { $other } and does not attack.
plunder-bribe-rejected = { $seat } refuses { $cards } from { $other }.
plunder-gift-offered = { $seat } offers { $other } the island { $island }.
plunder-gift-asked = { $seat } asks { $other } for the island { $island }.
plunder-told-seek = { $seat } rolls two dice for a ship: a double brings one. What do they show?
plunder-sought = { $seat } rolls { $roll } and { $against } for a ship.

## Things

plunder-wood = { $n } wood
plunder-iron = { $n } iron
plunder-rum = { $n } rum
plunder-gold = { $n } gold
plunder-nothing = nothing
plunder-kind-wood = wood
plunder-kind-iron = iron
plunder-kind-rum = rum
plunder-kind-gold = gold
plunder-peg-life = a life
plunder-peg-cannon = a cannon
plunder-peg-mast = a mast

## Groups of answers

plunder-group-settle = Islands
plunder-group-roll = Roll
plunder-group-sail = Sail
plunder-group-toll = Toll
plunder-group-back = Back
plunder-group-collect = Collect
plunder-group-attack = Attack
plunder-group-build = Improve
plunder-group-launch = New ship
plunder-group-bury = Bury
plunder-group-trade = Trade
plunder-group-exchange = Exchange
plunder-group-threat = Threaten
plunder-group-gift = Islands of the team
plunder-group-end = Turn
plunder-group-time = Clock
plunder-group-offer = Offer
plunder-group-call = Offer
plunder-group-announce = Announcement
plunder-group-propose = Proposal
plunder-group-pass = No proposal
plunder-group-demand = Demand
plunder-group-counter = Counter-offer
plunder-group-accept = Accept
plunder-group-refuse = Refuse
plunder-group-enough = Enough
plunder-group-deal = Deal
plunder-group-none = No deal
plunder-group-bribe = Bribe
plunder-group-fight = Fight
plunder-group-reject = Refuse
plunder-group-agree = Agree
plunder-group-loot = Resources
plunder-group-swap = Swap
plunder-group-decline = Leave it
plunder-group-add = Ships
plunder-group-discard = Discard
plunder-group-choose = Choose
plunder-group-place = Squares
plunder-group-drift = Sail
plunder-group-stay = Stay
plunder-group-pick = Choose
plunder-group-want = Ask for cards
plunder-group-blind = Draw blind
plunder-group-give = Give
plunder-group-instead = Rather give
plunder-group-take = Take
plunder-group-double = Dice
plunder-group-ship = A ship
plunder-group-pile = Piles
