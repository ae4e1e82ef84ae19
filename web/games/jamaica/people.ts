// The twenty of the tavern, each by an emblem of our own: the thing they are known by, with the pen of the line icons.

const EMBLEMS: Record<string, string> = {
  // a gun on its carriage
  sir_beth:
    '<path d="M3 9.5 17 5.8l2 4.4L6.5 15.5C4.6 15.8 3 14 3 12Z"/><path d="M4 17h13.5"/><circle cx="8" cy="17" r="3"/><path d="m19.8 4.5 1.2 3"/>',
  // a crescent blade over a turban's knot
  saran:
    '<path d="M4 20c9-1 14.5-6.5 15.5-16.5C14 7.5 7.5 10 6.2 16.3"/><path d="m3.5 15.5 5.2 4.9M4.3 19.7 2.8 21.2"/>',
  // a musket and its smoke
  buccaneer:
    '<path d="M2.5 19.5 6 16l11.5-9.5 1.2 1.3L8.5 18.2l-3.3 3.3Z"/><path d="M10.5 13.5v3.5M19.5 5.2c.3-1.9 3-1.4 2.3.5"/>',
  // a plan: arrows round a cross
  strategist:
    '<path d="M4 5.5h5.5L7.5 3.5M9.5 5.5 7.5 7.5M20 18.5h-5.5l2 2M14.5 18.5l2-2"/><path d="m13.5 5 6 6M19.5 5l-6 6"/><circle cx="7" cy="17" r="3"/>',
  // a ship on the stocks
  shipowner:
    '<path d="M3 14.5h18c-.8 3.3-2.3 5-5 5.5H8c-2.7-.5-4.2-2.2-5-5.5Z"/><path d="M12 14.5V3M12 4.5c3.5 1.3 5 4 5 7.5h-5M12 6c-2.5 1-4 3-4.5 6H12"/>',
  // a weasel, nose up
  weasel:
    '<path d="M3 13.5c3.5-.5 4.5-4.5 8-6l.8-3 2.7 2c3 .8 5 2.8 6.5 5.5-1.5 1.5-3.5 2-5.5 1.7-1.5 4.3-5 6.3-10.5 6.3"/><path d="M15.8 9.8v.01"/>',
  king: '<path d="M4 18.5 2.8 8l5 4L12 5l4.2 7 5-4L20 18.5Z"/><path d="M4.5 21h15"/>',
  // a mitre
  bishop: '<path d="M6 20c-1.5-5-.5-11 6-17 6.5 6 7.5 12 6 17Z"/><path d="M6.2 16.8h11.6M12 6.5v7M9.3 9.5h5.4"/>',
  // a chart, half unrolled
  cartographer:
    '<path d="M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20Z"/><path d="m6 11 2.5 1.5M11 13.5l2.5-2M15.5 9.5l3 3M18.5 9.5l-3 3"/>',
  // a pipe
  sea_dog:
    '<path d="M21 6.5 14.5 8.5c-2 .6-2.5 1.5-2.5 3.5v3c0 3-1.8 5-4.5 5S3 18 3 15v-4h7.5"/><path d="M5 7.5c-1.5-1.5 1.5-2.5 0-4.5M9 7.5c-1.5-1.5 1.5-2.5 0-4.5"/>',
  anchorman:
    '<circle cx="12" cy="4.8" r="1.9"/><path d="M12 6.7V20.5M8.2 9.8h7.6M4.2 13.6c.5 4.2 3.3 6.6 7.8 6.9 4.5-.3 7.3-2.7 7.8-6.9M4.2 13.6 2.9 16M4.2 13.6l2.3 1.6M19.8 13.6l1.3 2.4M19.8 13.6l-2.3 1.6"/>',
  // a backstaff's heir: sextant
  navigator: '<path d="M12 3 4.5 18c4.5 3 10.5 3 15 0Z"/><path d="M12 3v15M7 14.5c3 1.8 7 1.8 10 0M15 8.5l4.5-2.5"/>',
  // scales, and what lies in them
  merchant_venetian:
    '<path d="M12 3v15M7.5 20.5h9M4.5 6.5h15M4.5 6.5l-2.5 6h5ZM19.5 6.5l-2.5 6h5Z"/><circle cx="4.5" cy="15.8" r="1.3" fill="currentColor"/>',
  merchant_prussian:
    '<path d="M12 3v15M7.5 20.5h9M4.5 6.5h15M4.5 6.5l-2.5 6h5ZM19.5 6.5l-2.5 6h5Z"/><path fill="currentColor" d="M3.2 14.6h2.6v2.6H3.2Z"/>',
  merchant_helvetian:
    '<path d="M12 3v15M7.5 20.5h9M4.5 6.5h15M4.5 6.5l-2.5 6h5ZM19.5 6.5l-2.5 6h5Z"/><path fill="currentColor" d="m4.5 14.3 1.6 2.7H2.9Z"/>',
  // a hoop and a mallet
  cooper:
    '<path d="M4.5 11h9c1 3.5 1 6 0 9.5h-9c-1-3.5-1-6 0-9.5ZM3.9 14.2h10.2M3.9 17.3h10.2"/><path d="m13 3.5 6.5 3-1.5 3.3-6.5-3ZM15.5 8.6l5 9.4"/>',
  // a nymph's shell
  calypso:
    '<path d="M12 20.5C6 18 2.8 13.5 3.2 7.5 6 6.8 8 5.5 9 3.5c2 .8 4 .8 6 0 1 2 3 3.3 5.8 4 .4 6-2.8 10.5-8.8 13Z"/><path d="M12 20.5V4.2M12 20.5 7 6.5M12 20.5 17 6.5"/>',
  // a hat full of stars
  mage: '<path d="M6 17.5 13 3c.8 3 1.5 5 5 6.5l-2.5.5 2.5 7.5"/><path d="M2.5 18.5c5.5 2.6 13.5 2.6 19 0-2-1.3-3.3-1.3-4.3-1.3H6.8c-1.5 0-2.8.2-4.3 1.3ZM11.5 11.5v.01M13.5 14.2v.01M10 15v.01"/>',
  // an eye in a hand-glass
  oracle:
    '<path d="M4.5 10C6.5 6.8 9 5.5 12 5.5S17.5 6.8 19.5 10C17.5 13.2 15 14.5 12 14.5S6.5 13.2 4.5 10Z"/><circle cx="12" cy="10" r="2"/><path d="M12 2v1.5M5 4l1.2 1.2M19 4l-1.2 1.2M7.5 18.5h9M9.5 21.5h5"/>',
  // a spy-glass
  lookout: '<path d="m2.8 15.5 11.5-6 2.4 4.6-11.5 6ZM14 8.5l4.3-2.3 3.2 6-4.3 2.3Z"/><path d="m7.2 13.2 2.4 4.6"/>',
};

/** Its drawing, in a box of 24. */
export const emblem = (who: string) => EMBLEMS[who];

export const person = (who: string, size = 24) =>
  `<svg class="icon person" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${emblem(who)}</svg>`;
