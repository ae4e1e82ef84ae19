// The top bar of a screen: the way back, the screen's heading, what can be done from here.
import { back } from "../router.js";
import { t } from "../store/words.js";
import { Heading } from "./heading.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";

/** `heads` is false where what the screen says first stands below.
 * @param {{title: import("preact").ComponentChildren, heads?: boolean, note?: import("preact").ComponentChildren, onBack?: () => void, children?: import("preact").ComponentChildren}} props */
export const Bar = ({ title, heads = true, note, onBack = back, children }) => html`
  <header class="bar">
    <button class="btn btn--icon" aria-label=${t("page-back")} onClick=${onBack}><${Icon} name="back" /></button>
    <div class="bar-name">
      ${heads ? html`<${Heading}>${title}<//>` : html`<p class="title">${title}</p>`}
      ${note && html`<p class="small soft">${note}</p>`}
    </div>
    ${children}
  </header>
`;

/** @param {{icon: string, label: string, onClick?: () => void, href?: string}} props */
export const BarButton = ({ icon, label, onClick, href }) =>
  href
    ? html`<a class="btn btn--icon" href=${href} aria-label=${label}><${Icon} name=${icon} /></a>`
    : html`<button class="btn btn--icon" aria-label=${label} onClick=${onClick}><${Icon} name=${icon} /></button>`;
