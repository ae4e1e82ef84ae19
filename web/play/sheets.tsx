// The slips that come up over the table: the log with the game's details, the menu, the keys.
import { useSignal } from "@preact/signals";
import games from "games:manifest";
import { Segments } from "../parts/choices.tsx";
import { Icon } from "../parts/icon.ts";
import { SeatName } from "../parts/seats.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { missed } from "../parts/room.ts";
import { go } from "../router.ts";
import { correct } from "../screens/setup-editor/plan.ts";
import { exportGame, gameFileName, handOver } from "../store/files.ts";
import { date, has, number, t } from "../store/words.tsx";
import { Log } from "./log.tsx";
import { hasRules } from "./rule-link.tsx";
import type { GameSession } from "./game-session.ts";

export function LogSheet({ session, onClose }: { session: GameSession; onClose: () => void }) {
  const tab = useSignal("log");
  return (
    <Sheet title={t("play-log")} onClose={onClose} className="log-sheet">
      <Segments
        label={t("play-log-or-details")}
        value={tab.value}
        among={[
          { value: "log", label: t("play-log") },
          { value: "details", label: t("play-details") },
        ]}
        onChange={(value: string) => (tab.value = value)}
      />
      {tab.value === "log" ? <Log session={session} onLeave={onClose} /> : <Details session={session} />}
    </Sheet>
  );
}

/** Seats, options, seed: what the game is made of. */
function Details({ session }: { session: GameSession }) {
  const { save, created } = session.kept.head;
  const flags = Object.entries(save.options).filter(([id, value]) => value && has(`${session.game}-option-${id}`));
  return (
    <dl class="details" tabindex={0} aria-label={t("play-details")}>
      <dt class="label">{t("play-details-seats")}</dt>
      {session.seats.map((seat) => (
        <dd>
          <SeatName seat={seat} size={26} />
          {seat.bot && <span class="soft"> {t(`bot-${seat.bot}`)}</span>}
        </dd>
      ))}
      {flags.length > 0 && (
        <>
          <dt class="label">{t("play-details-options")}</dt>
          {flags.map(([id, value]) => (
            <dd>{optionText(session.game, id, value)}</dd>
          ))}
        </>
      )}
      {session.disk && (
        <>
          <dt class="label">{t("play-details-seed")}</dt>
          <dd class="num">{save.seed}</dd>
        </>
      )}
      <dt class="label">{t("play-details-begun")}</dt>
      <dd>{date(created, { dateStyle: "medium", timeStyle: "short" })}</dd>
      <dt class="label">{t("play-details-moves")}</dt>
      <dd>{number(session.shown.value?.entries ?? 0)}</dd>
    </dl>
  );
}

function optionText(game: string, id: string, value: unknown) {
  const name = t(`${game}-option-${id}`);
  const choice = `${game}-option-${id}-${value}`;
  const said = has(choice) ? t(choice) : typeof value === "number" ? String(value) : "";
  return said ? `${name}${t("page-colon")} ${said}` : name;
}

/** A game that has drifted from the table is laid anew. */
function CorrectSetup({ session }: { session: GameSession }) {
  if (!session.disk || !session.physical || !games[session.game]?.setupEditor) return null;
  const lay = async () => {
    await correct(session.id);
    go(`#/lay/${session.game}?of=${session.id}`);
  };
  return (
    <button data-action="lay-right" onClick={() => lay().catch(missed)}>
      <Icon name="pen" />
      <span>
        {t("play-setup-right")}
        <small class="soft">{t("play-setup-right-note")}</small>
      </span>
    </button>
  );
}

/** A guest leaves the table for good, once it has said so twice. */
function Depart({ onDepart }: { onDepart: () => void }) {
  const leaves = useSignal(false);
  if (!leaves.value)
    return (
      <button data-action="depart" onClick={() => (leaves.value = true)}>
        <Icon name="back" />
        <span>
          {t("phones-depart")}
          <small class="soft">{t("phones-depart-note")}</small>
        </span>
      </button>
    );
  return (
    <div class="sure-row" data-departs>
      <button class="btn btn--main" data-action="depart-yes" onClick={onDepart}>
        {t("phones-depart")}
      </button>
      <button class="btn" data-action="depart-no" onClick={() => (leaves.value = false)}>
        {t("phones-depart-no")}
      </button>
    </div>
  );
}

export function MenuSheet({
  session,
  onClose,
  onHelp,
  onPhones,
  onDepart,
}: {
  session: GameSession;
  onClose: () => void;
  onHelp: () => void;
  onPhones: () => void;
  /** leaves the table of another phone for good */
  onDepart?: () => void;
}) {
  const save = async () => {
    onClose();
    await handOver(await exportGame(session.id), gameFileName(session.kept.head));
  };
  return (
    <Sheet title={t("play-menu")} onClose={onClose} className="menu-sheet">
      <nav class="menu rows">
        <a href="#/">
          <Icon name="anchor" />
          <span>{t("play-home")}</span>
        </a>
        {hasRules(session.game) && (
          <a href={`#/rules/${session.game}`}>
            <Icon name="rules" />
            <span>{t("play-rules")}</span>
          </a>
        )}
        {(session.disk ? !session.physical : session.inviteRelay) && (
          <button data-action="phones" onClick={onPhones}>
            <Icon name="people" />
            <span>
              {t("phones-other")}
              <small class="soft">{t(session.disk ? "phones-aside" : "phones-bring")}</small>
            </span>
          </button>
        )}
        <CorrectSetup session={session} />
        {onDepart && <Depart onDepart={onDepart} />}
        {
          // what another device holds is not kept here
          session.disk && (
            <>
              <a href={`#/replay/${session.id}`}>
                <Icon name="eye" />
                <span>{t("play-replay-so-far")}</span>
              </a>
              <button onClick={save}>
                <Icon name="share" />
                <span>
                  {t("play-save-file")}
                  <small class="soft">{t(session.physical ? "page-export-box" : "page-export-all")}</small>
                </span>
              </button>
            </>
          )
        }
        <button onClick={onHelp}>
          <Icon name="help" />
          <span>{t("play-keys")}</span>
        </button>
        <a href="#/settings">
          <Icon name="settings" />
          <span>{t("play-settings")}</span>
        </a>
      </nav>
    </Sheet>
  );
}

const KEYS = [
  ["\u2190 \u2191 \u2193 \u2192", "arrows"],
  ["Home / End", "ends"],
  ["Page \u2193 / \u2191", "pages"],
  ["1 2 3", "numbers"],
  ["Enter", "enter"],
  ["Esc", "escape"],
  ["M", "pieces"],
  ["O", "options"],
  ["U", "undo"],
  ["L", "log"],
  ["H", "hint"],
  ["?", "help"],
];

/** How each screen reader leaves the page its keys, by their manuals. */
const READERS = [
  ["Orca", "orca"],
  ["NVDA", "nvda"],
  ["JAWS", "jaws"],
  ["VoiceOver", "voiceover"],
];

/** Each key and what it does; letters of the game's own answers after those of all games. */
const keysOf = ({ game, face }: GameSession): [string, string][] => [
  ...KEYS.map(([key, word]) => [key, t(`play-key-${word}`)] as [string, string]),
  [t("play-letter-end"), t("play-key-end")],
  ...(face.letters ?? []).map(
    (word) => [t(`play-${game}-letter-${word}`), t(`play-${game}-letter-${word}.note`)] as [string, string],
  ),
];

export const HelpSheet = ({ session, onClose }: { session: GameSession; onClose: () => void }) => (
  <Sheet title={t("play-keys")} onClose={onClose} className="help-sheet">
    <p class="help-how">{t("play-help-touch")}</p>
    <dl class="keys-list">
      {keysOf(session).map(([key, says]) => (
        <div>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
    <h3 class="label section">{t("play-help-reader")}</h3>
    <p class="help-how">{t("play-help-reader-how")}</p>
    <dl class="keys-list">
      {READERS.map(([name, word]) => (
        <div>
          <dt>{name}</dt>
          <dd>{t(`play-help-${word}`)}</dd>
        </div>
      ))}
    </dl>
    <p class="help-how">{t("play-help-reader-touch")}</p>
  </Sheet>
);
