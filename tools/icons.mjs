// Draws the app's icon with the pen of the game: a ship before a wind rose. node tools/icons.mjs FOLDER
// Two cuts: with the plate's frame, and full-bleed for systems that cut icons to their own shape.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { script } from "./script.mjs";

const { rhumbs, rose } = await script("web/art/chart.ts");
const { rigging } = await script("web/art/ships.ts");

const STYLE = `
.h, .l, .thin, .rhumb, .wave { fill: none; }
.ship * { stroke: #1c2a36; stroke-width: 1.25; stroke-linecap: round; stroke-linejoin: round; }
.ship .hull { fill: #e0cd9c; stroke-width: 1.6; } .ship .sail { fill: #fbf6e8; stroke-width: 1.5; }
.ship .h { stroke-width: .55; } .ship .thin { stroke-width: .9; } .ship .s { fill: #1c2a36; stroke-width: .3; }
.ship .yard { stroke-width: 1.7; } .ship .spar { stroke-width: 2.2; } .ship .flag { fill: #9a2e17; stroke-width: .7; }
.rose-light { fill: #fbf6e8; stroke: #42525e; stroke-width: .7; } .rose-dark { fill: #42525e; stroke: #42525e; stroke-width: .7; }
.rose-ring { fill: none; stroke: #42525e; stroke-width: .8; } .rose-eye { fill: #fbf6e8; stroke: #42525e; }
.rhumb { stroke: #d3c39c; stroke-width: .8; } .wave { stroke: #5f888d; stroke-width: 1.4; stroke-linecap: round; }
.frame { fill: none; stroke: #1c2a36; }
`;

/** Lines of swell across the sea, closer towards the horizon. */
function swell() {
  let d = "";
  for (let row = 0, y = 152; y < 200; row += 1, y += 8 + row) {
    for (let x = -20 + (row % 2) * 17; x < 220; x += 34 + row * 3) d += `M${x} ${y}q7-4.500 14 0t14 0`;
  }
  return `<path class="wave" d="${d}"/>`;
}

/** @param {boolean} framed */
function icon(framed) {
  const frame = `<rect class="frame" x="5" y="5" width="190" height="190" rx="34" stroke-width="5"/>
<rect class="frame" x="12" y="12" width="176" height="176" rx="27" stroke-width="1.500"/>`;
  // maskable: all that matters stays in the middle circle of four fifths
  const scale = framed ? 1 : 0.9;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<style>${STYLE}</style>
<clipPath id="sheet"><rect width="200" height="200" rx="${framed ? 38 : 0}"/></clipPath>
<g clip-path="url(#sheet)">
<rect width="200" height="200" fill="#f4ecd8"/>
<g transform="translate(100 100) scale(${scale}) translate(-100 -100)">
${rhumbs(100, 86, 220, 32, 62)}
<g opacity=".5" transform="translate(100 86)">${rose(70, { lily: false })}</g>
<path d="M-60 144H260V300H-60Z" fill="#cfe0df"/><path d="M-60 144H260" stroke="#1c2a36" stroke-width="1.500"/>
${swell()}
<g transform="translate(-29 5) scale(1.5)">${rigging("sloop")}</g>
</g>
${framed ? frame : ""}
</g>
</svg>
`.replace(/(\d\.\d*?)0+(?=\D)/g, "$1");
}

const [folder = "."] = process.argv.slice(2);
await writeFile(join(folder, "icon.svg"), icon(true));
await writeFile(join(folder, "maskable.svg"), icon(false));
