// A die that lies on the table. `face` is what is on top: a number, a star, a skull, nothing yet.

const STAR =
  '<path class="face-mark" transform="translate(49 59)" d="m0-20 5.6 13.4L20-5.4 9 4l3.4 14.2L0 10.6-12.4 18.2-9 4l-11-9.4 14.4-1.2Z"/>';
const EDGE =
  "M81.71 36.17V79.17M83.73 34.49V72.79M85.76 32.8V76.4M87.78 31.12V70.02M89.8 29.44V73.64M91.82 27.76V67.26M93.84 26.07V70.87M95.86 24.39V64.49M97.88 22.71V68.11";

/** @param face  "star" is drawn; everything else is written, so never words typed by a person */
export const dieArt = (face: string | number | null, size = 150) =>
  `<svg class="die" width="${size}" height="${Math.round((size * 104) / 116)}" viewBox="0 0 116 104" aria-hidden="true"><path class="cast" d="M20 86Q20 94 28 94H84Q88 94 91 92L110 79Q112 77 108 75L90 72Z"/><path class="body" d="M26 90Q17 90 17 81V40Q17 33 22 29L36 18.5Q40 15.5 46 15.5H92Q102 15.5 102 25V66Q102 71.5 98 74.5L82 87Q78 90 72 90Z"/><path class="side" d="M80 36Q80 32.5 83 30L97 19Q102 18.5 102 25V66Q102 71.5 98 74.5L84 85.5Q80 87.5 80 82Z"/><path class="h" d="${EDGE}"/><rect class="front" x="17" y="28" width="64" height="62" rx="10"/><circle class="inner" cx="49" cy="59" r="25"/>${
    face === "star" ? STAR : `<text class="num" x="49" y="59">${face ?? ""}</text>`
  }</svg>`;
