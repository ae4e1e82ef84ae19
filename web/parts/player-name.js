// What somebody on a score sheet is called: by the name, or by the place.
import { t } from "../store/words.js";

/** @param {number} seat */
export const placeName = (seat) => t("page-score-nobody", { number: seat + 1 });

/** @param {{players: {name: string}[]}} sheet @param {number} seat */
export const playerName = ({ players }, seat) => players[seat].name || placeName(seat);
