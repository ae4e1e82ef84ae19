// A compass of the box: a wheel of letters or numbers, and a needle that turns a few times and settles on one.

const R = 100;
/** @param turn  0 to 1, from the top and clockwise */
const at = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [
    Math.round((R + radius * Math.cos(angle)) * 100) / 100,
    Math.round((R + radius * Math.sin(angle)) * 100) / 100,
  ];
};

/** The rose in the middle: four long points and four short ones, one half of each dark. */
const ROSE = [1, 3, 5, 7, 0, 2, 4, 6]
  .map((eighth) => {
    const turn = eighth / 8;
    const long = eighth % 2 ? 30 : 46;
    const tip = at(turn, long);
    const [left, right] = [at(turn - 1 / 16, 12), at(turn + 1 / 16, 12)];
    return `<path class="point" d="M${tip}L${left}L${R} ${R}Z"/><path class="point point--dark" d="M${tip}L${right}L${R} ${R}Z"/>`;
  })
  .join("");

/** @param faces  of the engine
 * @param on  which of them it shows */
export function wheelArt(faces: (string | number)[], on: number | null) {
  const n = faces.length;
  const marks = faces
    .map((face, i) => {
      const [x, y] = at(i / n, 79);
      const [x1, y1] = at((i + 0.5) / n, 64);
      const [x2, y2] = at((i + 0.5) / n, 94);
      const lit = i === on ? `<circle class="lit" cx="${x}" cy="${y}" r="13.500"/>` : "";
      return `<path class="tick" d="M${x1} ${y1}L${x2} ${y2}"/>${lit}<text class="face${i === on ? " on" : ""}" x="${x}" y="${y}">${face}</text>`;
    })
    .join("");
  return (
    `<svg class="plu-wheel" viewBox="0 0 200 200" aria-hidden="true"><circle class="rim" cx="100" cy="100" r="98"/><circle class="dial" cx="100" cy="100" r="94"/>` +
    `<circle class="inner" cx="100" cy="100" r="64"/>${marks}${ROSE}</svg>`
  );
}

export const NEEDLE =
  '<svg class="plu-needle" viewBox="0 0 200 200" aria-hidden="true"><path class="north" d="M100 40 106.500 100 93.500 100Z"/><path class="south" d="M93.500 100 106.500 100 100 146Z"/><circle cx="100" cy="100" r="7"/></svg>';
