// What a table of Buccaneer takes each turn: the ships in the roads, a boarding settled, the towers.
import { useEffect } from "preact/hooks";
import { tokenOf } from "../../../art/colours.js";
import { draw } from "../../../art/draw.js";
import { chip, treasure } from "../../../art/pieces.js";
import { html } from "../../../parts/html.js";
import { t } from "../../../store/words.js";
import { deviceOf } from "../../../screens/tools/all.js";
import { Tile, Way } from "../../../screens/tools/tile.js";
import { ownCards, shuffled, useFleet } from "./fleet.js";
import { InRoads } from "./roads.js";

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
  return html`
    <${Tile} id=${SHIPS.id} title=${t(SHIPS.key)} wide
      >${fleet && html`<${InRoads} fleet=${fleet} onChange=${setFleet} />`}<//
    >
    <${Way} id="buccaneer.boarding" title=${t("buccaneer-tool-boarding")}>
      ${draw(treasure("chest", 46))}${draw(treasure("sabre", 46))}${draw(treasure("barrel", 46))}
    <//>
    <${Way} id="buccaneer.crews" title=${t("buccaneer-tool-crews")}>
      ${CREW.map((one) => draw(chip({ ...one, size: 46 })))}
    <//>
  `;
}
