// For people who play with the box: dice, spinners, decks and bags, and helpers that know the rules.
import { useEffect } from "preact/hooks";
import { html } from "../parts/html.js";
import { useRoom } from "../parts/room.js";
import { stayAwake } from "../play/garnish.js";
import { keepAwake } from "../store/settings.js";
import { t } from "../store/words.js";
import Nowhere from "./nowhere.js";
import { Device } from "./tools/device.js";
import { Helper } from "./tools/helper.js";
import { devices, tools } from "./tools/all.js";
import { Face, hasFace, own } from "./tools/faces.js";
import { Shelf } from "./tools/shelf.js";

/** A tool lies on the table between two throws: the screen stays on. @param {{params: Record<string, string>}} props */
function Tool({ params }) {
  useEffect(() => stayAwake(() => keepAwake.value), []);
  const [game] = params.id.split(".");
  if (!useRoom(game)) return html`<p class="waiting soft">${t("page-loading")}</p>`;
  if (hasFace(params.id)) {
    const by = (/** @type {{id: string}} */ one) => one.id === params.id;
    return html`<${Face}
      key=${params.id}
      id=${params.id}
      device=${devices.find(by) ?? devices.find(({ tool }) => tool === params.id)}
      tool=${tools.find(by)}
      own=${own.find(by)}
    />`;
  }
  const device = devices.find(({ id }) => id === params.id);
  if (device) return html`<${Device} key=${device.id} device=${device} />`;
  return html`<${Helper} key=${params.id} tool=${tools.find(({ id }) => id === params.id)} />`;
}

/** @param {{params: Record<string, string>}} props */
export default function Tools({ params }) {
  const there = hasFace(params.id) || [...devices, ...tools].some(({ id }) => id === params.id);
  if (!params.id) return html`<${Shelf} />`;
  return there ? html`<${Tool} key=${params.id} params=${params} />` : html`<${Nowhere} />`;
}
