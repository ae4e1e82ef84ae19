# Jamaica's tools for people with the box. Keys begin with page-jam-; what all tools share begins with page-.

page-jam-rules = Rules
page-jam-attack = attacks
page-jam-answer = defends
page-jam-another = Change captain: { $who }
page-jam-firepower = firepower
page-jam-star = the star
page-jam-unrolled = not rolled yet
page-jam-part-die = die { $n }
page-jam-part-powder = powder { $n }
page-jam-part-lady = Lady Beth { $n }
page-jam-part-sir = Sir Beth { $n }
page-jam-part-and = {", "}
page-jam-powder = Gunpowder of { $who }
page-jam-lady = Lady Beth
page-jam-sir = Sir Beth
page-jam-sabre = Sabre
page-jam-saran = Saran
page-jam-sabre-of = The Sabre: roll the die of { $who } again
page-jam-saran-of = Saran: roll the die of { $who } again
page-jam-again = rolled again
page-jam-roll = Roll
page-jam-new = New combat
page-jam-turned = Swap sides
page-jam-crew = With The Crew
page-jam-beats = beats
page-jam-level = level with
page-jam-odds = Chances: { $attack } { $win }, { $answer } { $lose }, a tie { $tie }.
page-jam-lost = Powder spent is lost, whoever wins.
page-jam-parted = They part: nobody takes anything. Powder spent is lost.
page-jam-spoils = { $who } may take one hold, one treasure, or give a curse. Powder spent is lost.

## The action dice

page-jam-dice-said = Morning { $morning }, evening { $evening }
page-jam-set = { $n } (set)
page-jam-how = How the dice are thrown
page-jam-oracle-off = Two dice
page-jam-oracle-on = The Oracle
page-jam-oracle-slot = Which die is set
page-jam-oracle-value = Its number
page-jam-oracle-note = One die is set, the other is rolled.
page-jam-swap = Swap morning and evening
page-jam-somebody = somebody
page-jam-hold-lies = What lies in hold { $number }
page-jam-placing = The Captain looks at their own hand, then places both dice, for everybody.
page-jam-roll-other = Roll the other

## Compass and rounds


## The own deck

page-jam-in-pile = in the pile
page-jam-in-hand = in hand
page-jam-played = played
page-jam-state-pile = in the pile
page-jam-state-hand = in hand
page-jam-state-played = played
page-jam-cards-how = Tap a card as it is played; tap again to take it back. Draw only if the phone is your deck.

## The treasure pile

page-jam-pile-base = Base
page-jam-pile-ghost = Ghost Ship
page-jam-pile-crew = The Crew
page-jam-pile-odds = Of { $all } cards { $up } are laid face up and { $cursed } are cursed.
page-jam-drawn = What is drawn
page-jam-drawn-one = A card was drawn.
page-jam-drew = { $who } drew a card.
page-jam-laid-open = face up: { $what }
page-jam-who-draws = Who draws
page-jam-nobody = Nobody is named
page-jam-hold = Hold to look
page-jam-show-me = Show it to me
page-jam-cover = Cover it
page-jam-lay-open = Lay it face up
