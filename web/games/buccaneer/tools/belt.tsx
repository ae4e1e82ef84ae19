// What a table of Buccaneer takes each turn: the ships in the roads, a boarding settled, the towers.
import { useEffect } from "preact/hooks";
import { tokenOf } from "../../../art/colours.ts";
import { draw } from "../../../art/draw.ts";
import { chip, treasure } from "../../../art/pieces.ts";
import { t } from "../../../store/words.tsx";
import { deviceOf } from "../../../screens/tools/all.ts";
import { Tile, Way } from "../../../screens/tools/tile.tsx";
import { ownCards, shuffled, useFleet } from "./fleet.ts";
import { InRoads } from "./roads.tsx";

const SHIPS = deviceOf("buccaneer.ships");
const CREW = ["red", "blue", "yellow"].map((colour, i) => ({
  colour: tokenOf(colour),
  emblem: "",
  value: String(i + 2),
}));

export default function Belt() {
  const [fleet, setFleet] = useFleet();
  useEffect(() => {
    if (!fleet) setFleet(shuffled(ownCards() !== null));
  }, []);
  return (
    <>
      <Tile id={SHIPS.id} title={t(SHIPS.key)} wide>
        {fleet && <InRoads fleet={fleet} onChange={setFleet} />}
      </Tile>
      <Way id="buccaneer.boarding" title={t("buccaneer-tool-boarding")}>
        {draw(treasure("chest", 46))}
        {draw(treasure("sabre", 46))}
        {draw(treasure("barrel", 46))}
      </Way>
      <Way id="buccaneer.crews" title={t("buccaneer-tool-crews")}>
        {CREW.map((one) => draw(chip({ ...one, size: 46 })))}
      </Way>
    </>
  );
}
