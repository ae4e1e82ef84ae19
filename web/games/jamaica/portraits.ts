// The twenty of the tavern as people: a face under a hat, and on a badge the emblem that stands for them where it is small.
import { valueAt } from "../../lists.ts";
import { emblem } from "./people.ts";

const BUST =
  '<path d="M6 48c1-9 7-12 13-13h10c6 1 12 4 13 13Z"/><path class="skin" d="M16 22c0-7 3-11 8-11s8 4 8 11-3 13-8 13-8-6-8-13Z"/><path d="M20.500 23h.01M27.500 23h.01" class="eyes"/><path d="m24 24-1 3.500h1.600M21.500 31q2.500 1.400 5 0" class="thin"/>';

const HATS: Record<string, string> = {
  tricorne: '<path class="dark" d="M8 20c2-9 8-14 16-14s14 5 16 14c-4-3-10-4-16-4s-12 1-16 4Z"/>',
  bicorne: '<path d="M5 20C10 9 15 3 24 3s14 6 19 17c-6-4-12-5-19-5S11 16 5 20Z"/><path d="M24 7v5M21.500 9.500h5"/>',
  crown: '<path d="M14 18 12 6l7 6 5-8 5 8 7-6-2 12c-6-2-14-2-20 0Z"/>',
  mitre: '<path d="M15 18C14 11 17 6 24 1c7 5 10 10 9 17-5-2-13-2-18 0Z"/><path d="M24 6v9M20.500 10h7"/>',
  turban:
    '<path d="M13 19c-4-9 2-15 11-15s15 6 11 15c-6-4-16-4-22 0Z"/><path class="thin" d="M14 16c6-1 11-5 14-11M23 15c5-1 9-3 11-7"/>',
  scarf: '<path class="dark" d="M15 19c-1-8 3-12 9-12s10 4 9 12c-6-3-12-3-18 0ZM33 17l6 1-4 4Z"/>',
  knit: '<path d="M15 16c0-6 3-9 9-9s9 3 9 9Z"/><path class="dark" d="M14 16h20v4H14Z"/>',
  beret: '<path class="dark" d="M12 17c0-8 7-11 14-10 7 0 11 4 10 8-8-1-16 0-22 4Z"/>',
  wide: '<path d="M15 17c0-8 3-11 9-11s9 3 9 11"/><path class="dark" d="M5 19c8-4 30-4 38 0-5 1.500-33 1.500-38 0Z"/>',
  pointed: '<path class="dark" d="M8 20c5-2 9-5 9-10 1-5 5-8 11-9-2 4 0 9 4 14l7 5c-9-4-22-4-31 0Z"/>',
  hood: '<path class="dark" d="M12 36C8 16 13 5 24 5s16 11 12 31c0-11-4-18-12-18s-12 7-12 18Z"/>',
  hair: '<path class="dark" d="M12 36C9 16 14 7 24 7s15 9 12 29c-2-8-3-13-5-17-5 0-8-2-10-4-1 5-3 9-5 12 0 4-2 6-4 9Z"/>',
};

const BEARDS: Record<string, string> = {
  full: '<path class="dark" d="M16 24c0 9 3 15 8 15s8-6 8-15c-2 4-5 4-8 4s-6 0-8-4Z"/>',
  goatee: '<path class="dark" d="M21 33h6c0 4-1 6-3 6s-3-2-3-6Z"/>',
  moustache: '<path class="dark" d="M17 29.500c3-3.500 6-3 7-1.500 1-1.500 4-2 7 1.500-3 1-6 1-7 0-1 1-4 1-7 0Z"/>',
};

const LOOKS: Record<string, [hat: string, beard?: string]> = {
  sir_beth: ["tricorne"],
  saran: ["turban", "full"],
  buccaneer: ["scarf", "moustache"],
  strategist: ["bicorne"],
  shipowner: ["wide", "goatee"],
  weasel: ["hood", "moustache"],
  king: ["crown", "full"],
  bishop: ["mitre"],
  cartographer: ["beret", "goatee"],
  sea_dog: ["knit", "full"],
  anchorman: ["scarf", "full"],
  navigator: ["hair"],
  merchant_venetian: ["beret", "moustache"],
  merchant_prussian: ["bicorne", "moustache"],
  merchant_helvetian: ["wide", "full"],
  cooper: ["knit", "moustache"],
  calypso: ["hair"],
  mage: ["pointed"],
  oracle: ["hood"],
  lookout: ["knit"],
};

export function portrait(who: string, size: number) {
  const [hat, beard = ""] = valueAt(LOOKS, who);
  return `<svg class="portrait" width="${size}" height="${size}" viewBox="0 0 52 52" aria-hidden="true">${BUST}${BEARDS[beard] ?? ""}${HATS[hat]}<circle cx="41" cy="41" r="10.500"/><g class="icon" transform="translate(33.500 33.500) scale(.625)">${emblem(who)}</g></svg>`;
}
