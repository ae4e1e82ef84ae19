# A table that people lay.

play-jamaica-setup-ships = Whose ship?
play-jamaica-setup-hold = Hold { $number }: { $goods }
play-jamaica-setup-kind = What lies in hold { $number }
play-jamaica-setup-count = How many
play-jamaica-setup-more = One more
play-jamaica-setup-up = Treasures face up
play-jamaica-setup-down = Covered treasures
play-jamaica-setup-cursed = Of these known to be cursed
play-jamaica-setup-behind = Behind Port Royal
play-jamaica-setup-captain = Captain of the round
play-jamaica-setup-round = Round
play-jamaica-setup-moment = What comes next?
play-jamaica-setup-at-round = The Captain rolls
play-jamaica-setup-at-rolled = Dice are rolled
play-jamaica-setup-at-act = Somebody plays a card
play-jamaica-setup-at-choose = Cards are chosen
play-jamaica-setup-at-ghost = The Ghost Ship sails
play-jamaica-setup-die-1 = First die
play-jamaica-setup-die-2 = Second die
play-jamaica-setup-morning = Morning
play-jamaica-setup-evening = Evening
play-jamaica-setup-act-note = Where the card leaves nothing to choose, it is played at once, and the next captain follows.
play-jamaica-setup-discard = { $seat }’s discard pile
play-jamaica-setup-whose = Whose card?
play-jamaica-setup-card = Which card?
play-jamaica-setup-how = Tap a ship and then its space; tap a lair to take its token or put it back.
play-jamaica-setup-tavern = The tavern
play-jamaica-setup-tokens = Lair tokens kept
play-jamaica-setup-person = Somebody of the crew
play-jamaica-setup-who-aboard = Who is in hold { $number }
play-jamaica-setup-sits = Who sits there
play-jamaica-setup-covered = Covered
play-jamaica-setup-nobody = Nobody
play-jamaica-setup-bottle = The bottle
play-jamaica-setup-stairs = The stairs
play-jamaica-setup-cell = Row { $row }, column { $col }: { $who }

# What cannot be, by the rule that it breaks.
play-jamaica-setup-JAM-SET-04 = The ships have as many treasures as lairs have lost their token. The lairs are ringed.
play-jamaica-setup-JAM-GHOST-16 = The Ghost Ship carries nothing but gold.
play-jamaica-setup-JAM-CREW-04 = Who borders the empty room of the tavern lies face up. Tap who sits there.
play-jamaica-setup-JAM-CREW-16 = The captains keep as many tokens as lairs have lost.
play-jamaica-setup-JAM-CREW-SET-01 = Whoever is aboard has left a cell of the tavern empty. Tap that cell.
play-jamaica-setup-JAM-CREW-SET-03 = The bottle stands where nobody sits.
