// What somebody on a score sheet is called: by the name, or by the place.
import { t } from "../store/words.tsx";

export const placeName = (seat: number) => t("page-score-nobody", { number: seat + 1 });

export const playerName = ({ players }: { players: { name: string }[] }, seat: number) =>
  players[seat].name || placeName(seat);
