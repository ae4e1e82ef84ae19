# A table that people lay.

play-jamaica-lay-ships = Whose ship?
play-jamaica-lay-hold = Hold { $number }: { $goods }
play-jamaica-lay-kind = What lies in hold { $number }
play-jamaica-lay-count = How many
play-jamaica-lay-more = One more
play-jamaica-lay-up = Treasures face up
play-jamaica-lay-down = Covered treasures
play-jamaica-lay-cursed = Of these known to be cursed
play-jamaica-lay-behind = Behind Port Royal
play-jamaica-lay-captain = Captain of the round
play-jamaica-lay-round = Round
play-jamaica-lay-moment = What comes next?
play-jamaica-lay-at-round = The Captain rolls
play-jamaica-lay-at-rolled = Dice are rolled
play-jamaica-lay-at-act = Somebody plays a card
play-jamaica-lay-at-choose = Cards are chosen
play-jamaica-lay-at-ghost = The Ghost Ship sails
play-jamaica-lay-act-note = Where the card leaves nothing to choose, it is played at once, and the next captain follows.
play-jamaica-lay-whose = Whose card?
play-jamaica-lay-card = Which card?
play-jamaica-lay-how = Tap a ship and then its space; tap a lair to take its token or put it back.
play-jamaica-lay-tavern = The tavern
play-jamaica-lay-tokens = Lair tokens kept
play-jamaica-lay-person = Somebody of the crew
play-jamaica-lay-who-aboard = Who is in hold { $number }
play-jamaica-lay-sits = Who sits there
play-jamaica-lay-covered = Covered
play-jamaica-lay-nobody = Nobody
play-jamaica-lay-bottle = The bottle
play-jamaica-lay-stairs = The stairs
play-jamaica-lay-cell = Row { $row }, column { $col }: { $who }

# What cannot be, by the rule that it breaks.
play-jamaica-lay-JAM-SET-04 = The ships have as many treasures as lairs have lost their token. The lairs are ringed.
play-jamaica-lay-JAM-GHOST-16 = The Ghost Ship carries nothing but gold.
play-jamaica-lay-JAM-CREW-04 = Who borders the empty room of the tavern lies face up. Tap who sits there.
play-jamaica-lay-JAM-CREW-16 = The captains keep as many tokens as lairs have lost.
play-jamaica-lay-JAM-CREW-SET-01 = Whoever is aboard has left a cell of the tavern empty. Tap that cell.
play-jamaica-lay-JAM-CREW-SET-03 = The bottle stands where nobody sits.
