# A box on the table: what the app asks of it, and how people answer.

page-box-jamaica-die = Action dice
page-box-jamaica-combat = Combat die
page-box-jamaica-tavern = Tavern tiles

play-jamaica-told-tavern = { $seat } turns up a tavern tile. Who is it?

## Real cards

play-jamaica-ask-laid = Each of you lays a card face down.
play-jamaica-laid = { $count ->
    [one] The card lies there
   *[other] All lie there
}
play-jamaica-told-card = Morning: { $morning }; evening: { $evening }
play-jamaica-told-covered = Stays covered
play-jamaica-told-reveal = Turn up { $seat }’s card. Which is it?
play-jamaica-told-treasure = { $seat } takes the top treasure and looks at it. Which one is laid face up?
    .read = Take the top treasure for { $seat }; { $reader } looks at it. Which is it?
play-jamaica-told-theft = { $seat } takes a covered treasure and looks at it. What lies there now?
    .read = A covered treasure changes hands; { $reader } looks at it for { $seat }. Which is it?
play-jamaica-told-give = A curse is given. Which is it?
    .read = A curse is given; { $reader } looks at it for { $seat }. Which is it?
play-jamaica-told-calypso = { $seat } has Calypso. Are all three amulets aboard?
    .read = { $seat } has Calypso; { $reader } looks at what it has covered. Are all three amulets aboard?
play-jamaica-told-calypso-yes = Yes
play-jamaica-told-calypso-no = No
play-jamaica-told-unveil = { $seat } turns up a covered treasure. Which is it?

## What people carry out

play-jamaica-carry-sails = { $way ->
    [ahead] { $count ->
        [one] { $seat } sails one space ahead, to { $space }.
       *[other] { $seat } sails { $count } spaces ahead, to { $space }.
    }
   *[back] { $count ->
        [one] { $seat } sails one space back, to { $space }.
       *[other] { $seat } sails { $count } spaces back, to { $space }.
    }
}
play-jamaica-carry-ghost = { $way ->
    [ahead] { $count ->
        [one] The Ghost Ship sails one space ahead, to { $space }.
       *[other] The Ghost Ship sails { $count } spaces ahead, to { $space }.
    }
   *[back] { $count ->
        [one] The Ghost Ship sails one space back, to { $space }.
       *[other] The Ghost Ship sails { $count } spaces back, to { $space }.
    }
}
play-jamaica-carry-pays = { $seat } pays { jamaica-goods }: { $from }.
play-jamaica-carry-fires = { $seat } fires { jamaica-goods }.
play-jamaica-carry-fires-from = { $seat } fires { jamaica-goods }: { $from }.
play-jamaica-carry-from = { $count } from the hold of { $of }
