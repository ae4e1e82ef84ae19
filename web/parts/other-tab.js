// For the screens of one game: it is open in another tab, here it can only be read. When the other tab is gone, it
// may be taken over; `onTaken` opens the game again, for the other tab may have played on.
import { t } from "../store/words.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { News } from "./news.js";

/** @param {{game: import("../store/games.js").Game, onTaken: () => void}} props */
export function OtherTab({ game, onTaken }) {
  if (game.writable) return null;
  const take = () => {
    game.takeOver();
    onTaken();
  };
  return html`<${News} class="other-tab">
    <${Icon} name="lock" />
    <p>${t(game.free ? "page-other-tab-free" : "page-other-tab")}</p>
    ${game.free && html`<button class="btn btn--ink" data-action="take-over" onClick=${take}>${t("page-other-tab-take")}</button>`}
  <//>`;
}
