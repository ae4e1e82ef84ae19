### Pirates: what the cards of the catalogue do, in our own words (docs/rules/pirates.md, 5.13 and 5.20 to 5.23)

pirates-keyword-galley = Galley
    .note = Never derelict: without masts it sails on, and the next hit sinks it. When it rams it is not pinned, and no mast falls. It may pivot.
pirates-keyword-schooner = Schooner
    .note = May pivot after sailing.
pirates-keyword-longship = Longship
    .note = Each mast fires twice. It neither pins nor is pinned, boards better after its own ram, and may pivot.
pirates-keyword-junk = Junk
    .note = Its own sails do not block its fire.
pirates-keyword-fear = Fear
    .note = Each turn, roll a die for every enemy ship within S: on a 5 that ship has no abilities this turn, on a 6 it sails only S in its next one.
pirates-keyword-mercenary = Mercenary
    .note = Docks at no home island, and begins S away from its own. Its coins go home on other ships.
pirates-keyword-sea-monster = Sea monster
    .note = Only moves and shoots, above or below the surface; its segments are its masts. It rams with any part and holds what it rams.
pirates-keyword-sea-dragon = Sea dragon
    .note = Flies to any free place, or swoops: one target within twice L, two hits on a 4 or more. It never touches a ship.
pirates-keyword-submarine = Submarine
    .note = Above or below the surface. Below it only moves, and may ram and dive away; it is never pinned.
pirates-keyword-titan = Titan
    .note = Walks over islands, in any direction after one turn. It rams with any part and is never pinned.
pirates-keyword-flotilla = Flotilla
    .note = Does not sail by itself: a ship of its nation tows it. It has a flag instead of masts: two hits in one shoot action take it.
pirates-keyword-broadsides = Broadsides
    .note = May fire all guns at one target within S with one roll that must beat every gun: then all hit, and one more.
pirates-keyword-eternal = Eternal
    .note = When it sinks it comes back, without masts, at its home island.
pirates-keyword-ex-patriot = Ex-patriot
    .note = May sail on any ship, which is a Mercenary as long as it is aboard.
pirates-keyword-captain = Captain
    .note = The ship may shoot after sailing.
pirates-keyword-helmsman = Helmsman
    .note = The ship sails S farther.
pirates-keyword-marine = Marine
    .note = Fires a shot of its own each turn: range S, number 2. It may also stand guard on an island.
pirates-keyword-turtle = Turtle ship
    .note = Panels take the first hits, and keep boarders off as long as one is left.
pirates-keyword-ghost = Ghost ship
    .note = Solid or intangible each turn: intangible it passes through islands and ships, and cannot be rammed or pinned.
pirates-keyword-icebreaker = Icebreaker
    .note = Terrain does not trouble it, and it may ram icebergs away.
pirates-keyword-limit = Limit
    .note = Only one of this crew in a fleet.
pirates-keyword-ransom = Ransom
    .note = If it comes aboard an enemy it is a coin of 5 there.
pirates-keyword-windcatcher = Windcatcher
    .note = May sail each segment in any direction.
pirates-keyword-extended-range = Extended range
    .note = Its guns reach twice as far.
pirates-keyword-switchblade = Switchblade
    .note = Its blades can be put out: whom they touch, it rams.
pirates-keyword-catamaran = Catamaran
    .note = A second hull takes the first hit that counts; each hit counts only on 1 to 4. It is never rammed.
pirates-keyword-bombardier = Bombardier
    .note = One more gun, which nothing takes away: artillery with twice the range, or a thrower of fire. A 1 jams it.
pirates-keyword-black-mark = Black Mark
    .note = May sail as one of the Cursed, and so does its ship.
pirates-keyword-loyal = Loyal: { $whom }
    .note = Its fleet needs another ship or crew of this nation.
pirates-keyword-hostile = Hostile: { $whom }
    .note = Its fleet has no ship or crew of this nation.

pirates-crew-captain = Captain
pirates-crew-helmsman = Helmsman
pirates-crew-explorer = Explorer
pirates-crew-cannoneer = Cannoneer
pirates-crew-shipwright = Shipwright
pirates-crew-oarsman = Oarsman
pirates-crew-musketeer = Musketeer
pirates-crew-firepot = Firepot specialist
pirates-crew-stinkpot = Stinkpot specialist
pirates-crew-smokepot = Smokepot specialist
pirates-crew-chainshot = Chainshot specialist

pirates-effect-all-long = All its cannons reach L.
pirates-effect-armour-first = Undamaged, it ignores the first hit of each turn.
pirates-effect-armour-two = Two hits of one shoot action cost it one mast.
pirates-effect-backfire = Each 1 on a cannon roll costs it a mast.
pirates-effect-best-of-two = Once a shoot action one cannon rolls two dice and keeps either.
pirates-effect-board-bonus = +{ $n } to boarding rolls{ $vs ->
    [nation] {" "}against { $whom }.
    [kind] {" "}against { $kind ->
        [sea_monster] sea monsters.
       *[other] submarines.
    }
   *[any] .
}
pirates-effect-board-captive = When it wins a boarding, it may take the most expensive crew captive: worth its points at home.
pirates-effect-board-kill-all = When it wins a boarding, it may eliminate all the crew.
pirates-effect-board-mast = When it wins a boarding, a mast falls too.
pirates-effect-board-ranged = Once a move action it may board within S without a ram; the other side gets no bonus.
pirates-effect-board-take-all = When it wins a boarding, it may take all treasure that fits.
pirates-effect-board-two-picks = When it wins a boarding, it gets two different spoils: crew, treasure, mast.
pirates-effect-breath = Instead of shooting, one breath: range L, number 3; a hit { $kind ->
    [fire] sets a mast on fire.
   *[stun] silences ship and crew for a turn.
}
pirates-effect-build-plus5 = Face up from the start: your build total is 5 higher. Never leaves its ship of its own will.
pirates-effect-cancel = Once a turn, silences one crew or ship within S.
pirates-effect-cannon-aura = Other friendly ships within S get +1 to cannon rolls.
pirates-effect-cannon-bonus = +{ $n } to cannon rolls{ $vs ->
    [nation] {" "}against { $whom }.
    [not] {" "}against all but { $whom }.
    [fort_S] {" "}against forts within S.
    [damaged] {" "}against targets that have lost a mast.
    [already_shot] {" "}against ships another ship has fired at this turn.
   *[any] { $when ->
        [has_captain] {" "}with a captain aboard.
       *[other] .
    }
}
pirates-effect-cannon-bonus-per-friend = +1 to cannon rolls for each friendly ship within S.
pirates-effect-cargo-add = { $when ->
    [no_crew] +{ $n } cargo without crew aboard.
   *[other] +{ $n } cargo.
}
pirates-effect-claim-derelict = Exploring a derelict makes it yours; both return to your home island.
pirates-effect-clear-line = Other ships do not block its fire.
pirates-effect-crew-any = Crew of every nation have their abilities aboard.
pirates-effect-crew-cost-cut = Face up from the start: other crew of the ship cost 1 less.
pirates-effect-crew-flip = Other face-up crew that would be eliminated turn face down instead.
pirates-effect-crew-for-action = Once a turn, eliminate another crew of the ship for a second action.
pirates-effect-crew-no-space = Takes no cargo space.
pirates-effect-crew-of = Crew of this nation have their abilities aboard: { $whom }
pirates-effect-crew-safe = Its crew are lost only with the ship.
pirates-effect-crew-scapegoat = Dies in place of a crew of at most { $cost } points.
pirates-effect-derelict-move = Rows while derelict: base move S.
pirates-effect-double-hit = Each hit takes two masts.
pirates-effect-explore-on-dock = Explores for free when it docks at a wild island.
pirates-effect-extra-action-roll = Once a turn roll a die: 5 or 6, a second action.
pirates-effect-extra-gun = One more gun, range S, number 3, from any mast; nothing improves it.
pirates-effect-extra-move-roll = Without a helmsman, roll after each move action: 4 or more, L more.
pirates-effect-fixed-guns = Keeps all cannons until derelict.
pirates-effect-fleet-double-roll = Roll at the start of your turn: on a 6 one of your ships may have two actions.
pirates-effect-fog-jump = Lost in fog, it may leave by any other fog bank.
pirates-effect-free-move-after-shoot = A free move after each shoot action.
pirates-effect-free-move-s = Once a turn, S more after { $on ->
    [load] loading cargo.
   *[unload] unloading cargo.
}
pirates-effect-give-bonus = Once a turn, one of your ships gets +1 to all its cannon rolls.
pirates-effect-give-two = Gives up its action: another of your ships may have two.
pirates-effect-gold-bonus = One coin of each unloading is worth +{ $n }.
pirates-effect-hex-move = Instead of moving roll a die: 5 or 6, push an enemy ship L in any direction.
pirates-effect-hit-kills-cargo = Each hit may also remove a piece of cargo.
pirates-effect-hit-kills-crew = Once a turn, a hit also eliminates a crew.
pirates-effect-ignore-terrain = { $keep ->
    [iceberg] Only icebergs affect its moves.
   *[none] Terrain does not affect its moves.
}
pirates-effect-immune-close = Ships within S cannot target it.
pirates-effect-immune-docked = Cannot be targeted while docked.
pirates-effect-immune-forts = Forts cannot target it.
pirates-effect-immune-l = L cannons never hit it.
pirates-effect-island-swap = When it explores, one coin may be swapped with a random one of another wild island.
pirates-effect-leave-last = Never loads the last treasure of an island.
pirates-effect-marine-bonus = +{ $n } to its own shots against { $whom }.
pirates-effect-mark-explored = Once a turn, a wild island within S gets your flag; all others lose theirs there.
pirates-effect-monster-boost = Sea monsters that begin a move within L get +L.
pirates-effect-move-add = +{ $seg } to the base move{ $when ->
    [all_masts] {" "}while no mast is missing.
    [no_cargo] {" "}without cargo.
    [submerged] {" "}submerged.
    [has_captain] {" "}with a captain aboard.
    [near_friend_S] {" "}with a friend within S.
   *[always] .
}
pirates-effect-move-and-shoot = May shoot at the end of a move action.
pirates-effect-move-set-full = Base move S when every cargo space is filled.
pirates-effect-no-crew = Carries no crew.
pirates-effect-no-pin = Cannot be pinned.
pirates-effect-only-six = Only a 6 of a cannon takes a mast.
pirates-effect-peek = Once a turn, look at one face-down { $where ->
    [ship] piece on any ship.
   *[any] piece anywhere.
}
pirates-effect-pick-mast = You choose which mast its hits take.
pirates-effect-plunder-nation = Touching a ship of this nation, it may load the treasure there: { $whom }
pirates-effect-raid-home = May dock at enemy home islands and load { $n ->
    [0] what fits;
    [one] one treasure;
   *[other] { $n } treasures;
} leaves on the next turn.
pirates-effect-ram-immune = Rams take none of its masts.
pirates-effect-ram-loss = When it rams, the target also loses one crew{ $mast ->
    [1] {" "}and one mast.
   *[0] .
}
pirates-effect-repair-anywhere = Repairs at sea and at any island.
pirates-effect-repair-on-sink = Gets a mast back for each ship it sinks.
pirates-effect-repeat-action-roll = Once a turn roll a die: 5 or 6, the same action twice.
pirates-effect-reroll-any = Once a turn, roll one of its dice again; the second roll stands.
pirates-effect-reshoot-miss = Once a turn, one cannon that missed fires again.
pirates-effect-shoot-submerged = Hits submerged pieces within S.
pirates-effect-sinks-early = Sinks with its last mast.
pirates-effect-snipe = May double all ranges of a shoot action; then only a 6 hits.
pirates-effect-special-shot = Once a turn one cannon, within S: { $shot ->
    [SHOT_FIRE] a hit sets a mast on fire.
    [SHOT_STINK] a hit silences the crew for a turn.
    [SHOT_CHAIN] a hit stops the target for a turn.
   *[SHOT_SMOKE] a fog bank until your next turn.
}
pirates-effect-steal-touch = Once a turn, takes a random treasure from a ship it touches.
pirates-effect-steal-unique = Once a turn, sees the treasure of a ship it touches and may take its unique ones.
pirates-effect-sub-board = May board after a submerged ram.
pirates-effect-swap-treasure = Once a turn, swaps a random treasure with an enemy within S.
pirates-effect-treasure-gun = At home a coin may become a cannon for good: range S, number 3.
pirates-effect-unload-near = May unload within S of your home island.
pirates-effect-unsinkable = Cannot be sunk, only scuttled.
pirates-effect-weak-to = Ships of this nation get +1 against it: { $whom }
pirates-effect-wild-shot = Each 6 that hits takes one more mast; each 1 costs it one.

pirates-effect-shot-fire = One cannon a turn: a hit sets a mast on fire.
pirates-effect-shot-stink = One cannon a turn: a hit silences the crew for a turn, no mast is lost.
pirates-effect-shot-chain = One cannon a turn: a hit stops the target for a turn, no mast is lost.
pirates-effect-shot-smoke = One cannon a turn: a fog bank within S until your next turn.
pirates-effect-shot-grape = One cannon a turn: a hit eliminates a crew, not a mast.
pirates-effect-shot-explode = One cannon a turn: a hit sets a mast on fire and eliminates a crew.
pirates-effect-shot-double = One cannon a turn: if it hits, it fires again.
pirates-effect-shot-grapple = One cannon a turn: a hit allows a boarding party at a distance, no mast is lost.
pirates-effect-single = Once a game.
pirates-effect-on-1 = On a 1: { $how ->
    [lost] it is lost.
    [lost_and_own_fire_mast] it is lost, and one of its ship’s masts burns.
    [lost_and_own_mast] it is lost, and one of its ship’s masts with it.
   *[own_mast] its ship loses a mast.
}
pirates-effect-ev-divers = When you sink an enemy: all its gold is yours.
pirates-effect-ev-raft = When your ship sinks: crew and coins land on the nearest wild island.
pirates-effect-ev-mermaids = An undocked enemy ship gets no action for as many turns as it has crew.
pirates-effect-ev-foul-winds = Every undocked ship within L of a point is pushed L; against an island it loses a mast.
pirates-effect-ev-becalmed = Until your next turn, ships within L of a point do not move unless they row.
pirates-effect-ev-hidden-cove = One of your ships is docked at the nearest wild island that you have not explored, or that is empty.
pirates-effect-ev-favor = All events leave the game.
pirates-effect-ev-false-treasure = All coins of an enemy ship leave the game.
pirates-effect-ev-rolling-fog = A fog bank drifts S each of your turns.
pirates-effect-ev-cursed-zone = Dice for ships within L of a point count 2 less.
pirates-effect-ev-duel = A crew of yours and one of an enemy’s roll and add their points: the lower leaves the game, at a tie both.
pirates-effect-ev-mutiny = Roll for each crew of an enemy ship: on a 6 it leaves.
