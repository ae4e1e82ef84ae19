// What somebody on a score sheet is called: by the name, or by the place.
import { itemAt } from "../lists.ts";
import { t } from "../store/words.tsx";

export const placeName = (seat: number) => t("page-score-nobody", { number: seat + 1 });

export const playerName = ({ players }: { players: { name: string }[] }, seat: number) =>
  itemAt(players, seat).name || placeName(seat);
