// An island with a fort, seen from the sea.
export const fort = (w = 120, h = 84) =>
  `<svg class="fort" viewBox="0 0 120 84" width="${w}" height="${h}" aria-hidden="true"><path class="fort-land" d="M2 82C8 66 22 60 34 58L44 44H84L92 58C104 62 114 70 118 82Z"/><path class="fort-wall" d="M36 58V34H42V28H48V34H54V28H60V34H66V28H72V34H78V28H84V34H90V58Z"/><path class="fort-gate" d="M57 58V48a6 6 0 0 1 12 0V58Z"/></svg>`;
