// The fleet as a list for the printer: on the screen it is not there at all.
import { rich, t } from "../../../store/words.tsx";
import type { Fleet } from "../fleet-text.ts";
import { moveOf, nameOf, nationOf } from "./card.tsx";
import type { CardTold, PieceTold, Reckoned, ShipTold } from "./told.ts";

const guns = ({ cannons = [] }: CardTold) => cannons.map(([range, number]) => `${range}${number}`).join(" ");
const told = ({ ability }: CardTold) =>
  ability.map(({ key, args }, i) => (
    <>
      {i > 0 && " "}
      {rich(key, args)}
    </>
  ));

const figures = (ship: ShipTold) =>
  [
    `${t("page-pirates-masts", { count: ship.masts ?? 0 })} ${guns(ship)}`,
    `${t("page-pirates-cargo")} ${ship.capacity}`,
    `${t("page-pirates-move")} ${moveOf(ship)}`,
  ].join(" · ");

export const Paper = ({ fleet, data }: { fleet: Fleet; data: Reckoned }) => (
  <section class="paper" aria-hidden="true">
    <h2>{fleet.name}</h2>
    <p>{t("page-pirates-paper", { spent: data.spent, total: data.total })}</p>
    <table>
      <tbody>
        {data.list.map((ship) => (
          <>
            <tr class="paper-ship">
              <th>
                {ship.name}
                <small>{nationOf(ship)}</small>
              </th>
              <td>{ship.points}</td>
              <td>
                {figures(ship)}
                <br />
                {told(ship)}
              </td>
            </tr>
            {[...ship.crew, ...ship.equipment].map((one) => (
              <Line one={one} />
            ))}
          </>
        ))}
        {[...data.ashore, ...data.events].map((one) => (
          <Line one={one} />
        ))}
      </tbody>
    </table>
  </section>
);

const Line = ({ one }: { one: PieceTold }) => (
  <tr>
    <th>– {nameOf(one)}</th>
    <td>{one.cost ?? one.points}</td>
    <td>{told(one)}</td>
  </tr>
);
