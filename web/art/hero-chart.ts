// The chart under the title: a coast, a rose, one ship that comes home. Drawn by the build, into index.html.
import { coast, coastline, hill, palm, rhumbs, rose, serpent } from "./chart.ts";
import { rigging } from "./ships.ts";

const W = 780;
const H = 200;

export function heroChart() {
  const west: [number, number][] = [
    [-40, -20],
    [46, -20],
    [70, 16],
    [58, 46],
    [88, 70],
    [70, 104],
    [112, 128],
    [96, 158],
    [126, 186],
    [104, 230],
    [-40, 230],
  ];
  const cay: [number, number][] = [
    [322, 168],
    [340, 160],
    [356, 166],
    [352, 178],
    [334, 181],
    [322, 176],
  ];
  const shore = coast(west, { rough: 12, seed: 7, every: 11 }) + coast(cay, { rough: 5, seed: 3, every: 7 });
  return `<svg class="hero-chart" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
<rect class="sea" width="${W}" height="${H}"/>${rhumbs(330, 82, 620, 32, 52)}
${coastline("hero-coast", shore, [4, 9, 15, 22, 30])}
${hill(26, 138, 1.7)}${hill(50, 148, 1.9)}${hill(24, 160, 1.4)}${palm(84, 150, 1.2)}${palm(76, 168, 0.9)}${palm(98, 176, 1.1)}${palm(58, 178, 1)}${palm(338, 172, 0.7)}
<g transform="translate(330 82)">${rose(46, { lily: true })}</g>
<svg x="180" y="112" width="84" height="63" viewBox="0 0 160 120">${rigging("galleon", 0)}</svg>${serpent(452, 158, 0.8)}
<svg x="640" y="90" width="104" height="78" viewBox="0 0 160 120">${rigging("schooner", 0)}</svg>
</svg>`;
}
