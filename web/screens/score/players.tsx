// One player of a sheet: name, colour, gone.
import { type Captain, CaptainSlip } from "../../parts/captain-slip.tsx";
import { Icon } from "../../parts/icon.ts";
import { rememberPeople } from "../../store/roster.ts";
import type { Filled } from "../../store/sheets.ts";
import { t } from "../../store/words.tsx";
import { type About, coloursOf, seatOf } from "./model.ts";

export function PlayerSheet({
  sheet,
  seat,
  about,
  onChange,
  onClose,
  onNext,
}: {
  sheet: Filled;
  seat: number;
  about: About;
  onChange: (players: Filled["players"]) => void;
  onClose: () => void;
  onNext: () => void;
}) {
  const player = sheet.players[seat];
  if (!player) return null;
  const drawn = seatOf(player);
  /** A colour that somebody has is exchanged. */
  const change = ({ name, colour, emblem = null }: Captain) => {
    const painted = colour !== drawn.colour;
    onChange(
      sheet.players.map((one, i) => {
        if (i === seat) return { ...one, name, emblem, colour: painted ? colour : one.colour };
        return painted && one.colour === colour ? { ...one, colour: player.colour } : one;
      }),
    );
  };
  /** Names typed here are offered wherever names are asked. */
  const done = (on: () => void) => () => {
    rememberPeople([drawn]);
    on();
  };
  const remove = sheet.players.length > about.players[0] && (
    <button
      class="btn btn--quiet"
      data-action="remove-player"
      onClick={() => {
        onClose();
        onChange(sheet.players.filter((_, i) => i !== seat));
      }}
    >
      <Icon name="bin" size={20} />
      {t("page-score-remove")}
    </button>
  );
  return (
    <CaptainSlip
      title={t("page-score-player", { number: seat + 1 })}
      captain={drawn}
      others={sheet.players.filter((_, i) => i !== seat)}
      colours={coloursOf(about)}
      onChange={change}
      onClose={done(onClose)}
      onNext={done(onNext)}
      foot={remove}
    />
  );
}
