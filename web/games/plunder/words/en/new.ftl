# The tiles of one’s own box, painted.
page-tiles = The tiles of my box
page-tiles-edit = { $count ->
    [0] Paint the tiles of my box
    [one] Paint my tiles (1 of 12 is ready)
   *[other] Paint my tiles ({ $count } of 12 are ready)
}
page-tiles-told = A face that is not painted yet is played with the house tile.
page-tiles-house = These are house tiles, not those of your box. Paint yours once: they are kept on this device.
page-tiles-note = Each stroke is kept on this device. A face that is not painted is played with the house tile.
page-tiles-name = Tile { $tile }, side { $side }
page-tiles-of = { $name }: { $state ->
    [finished] painted
    [begun] begun; house tile for now
   *[house] house tile
}
page-tiles-progress = { $count } of { $all } painted
page-tiles-faces = All tiles
page-tiles-brush = Brush
page-tiles-brush-sea = Sea
page-tiles-brush-land = Land
page-tiles-brush-port = Port
page-tiles-brush-skull-1 = 1 skull
page-tiles-brush-skull-2 = 2 skulls
page-tiles-brush-skull-3 = 3 skulls
page-tiles-brush-merchant = Merchant
page-tiles-brush-barrier = Barrier
page-tiles-how-sea = Tap or draw: what lies there becomes open sea.
page-tiles-how-land = Tap or draw over the squares that are mostly land.
page-tiles-how-port = Tap the square of an anchor; tap again, or draw from it, until the anchor points to where ships come in.
page-tiles-how-skull = Tap an island to say how strong it is. On open sea, a new island begins.
page-tiles-how-merchant = Tap the island with the barrel.
page-tiles-how-barrier = Tap an edge between two squares, or draw along edges. Do it again to remove it.
page-tiles-undo = Take back the stroke
page-tiles-from-house = Begin with the house tile
page-tiles-wipe = Wipe this face
page-tiles-done = Done
page-tiles-next = Next: { $name }
page-tiles-face-finished = This face is painted: it is played with.
page-tiles-face-unpainted = Not painted yet: the house tile is played.
page-tiles-face-merchant = Only tiles 5 and 6 have a merchant.
page-tiles-face-ashore = A port lies beside no land. Until then the house tile is played.
page-tiles-face-mark = An island with a port has no skulls yet. Until then the house tile is played.
page-tiles-face-port = An island with skulls or a merchant has no port yet. Until then the house tile is played.
page-tiles-face-many = There are more than { $most } islands. Until then the house tile is played.
page-tiles-square = { $square }: { $what ->
    [sea] sea
    [plain] land
    [merchant] land of a merchant
    [port] port, open to the { $docks }
   *[resource] land with { $skulls ->
        [one] one skull
       *[other] { $skulls } skulls
    }
}
page-tiles-side-N = north
page-tiles-side-E = east
page-tiles-side-S = south
page-tiles-side-W = west
page-tiles-edge = Between { $from } and { $to }: { $what ->
    [reef] reef
    [cliff] cliff
   *[open] nothing
}
page-tiles-share = Send my tiles as a file
page-tiles-take = Take tiles from a file
page-tiles-file-taken = { $count ->
    [0] Nothing new in this file: nothing was changed.
    [one] One new face. Your own faces were kept.
   *[other] { $count } new faces. Your own faces were kept.
}
page-tiles-file-replaced = { $count ->
    [one] The face of the file is here now.
   *[other] The { $count } faces of the file are here now.
}
page-tiles-file-none = There are no tiles in this file. Nothing was changed.
page-tiles-file-damaged = The tiles in this file are damaged. Nothing was changed.
page-tiles-file-other = A face in this file differs from the one painted here. Nothing was changed.
page-tiles-file-instead = Take those of the file instead
