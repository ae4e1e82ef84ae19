// All games of this device, and what the captains have made of them.
import { signal } from "@preact/signals";
import { Bar, BarButton } from "../parts/bar.tsx";
import { failureText } from "../parts/failure.ts";
import { Icon } from "../parts/icon.ts";
import { tell } from "../parts/notices.tsx";
import { Disc } from "../parts/seats.tsx";
import { useSeen } from "../parts/sight.ts";
import { Mini, State, titleOf, useTable } from "../parts/tables.tsx";
import { type Head, heads, listGames, removeGame, restoreGame } from "../store/games.ts";
import { readable } from "../store/open-games.ts";
import { listSheets, type SheetRecord, sheets } from "../store/sheets.ts";
import { ago, t } from "../store/words.tsx";
import { SheetRow } from "./score/rows.tsx";
import { exportOne, GameMenu } from "./past/menu.tsx";
import { pickFile } from "./past/file.tsx";
import { Statistics } from "./past/statistics.tsx";

const search = signal("");
const menu = signal<string | null>(null);
const FEW = 6;

const sought = (title: string, people: { name: string }[]) => {
  const text = search.value.trim().toLocaleLowerCase();
  return !text || [title, ...people.map(({ name }) => name)].some((it) => it.toLocaleLowerCase().includes(text));
};
const soughtGame = (head: Head) => sought(titleOf(head), head.save.seats);
const soughtSheet = ({ sheet }: SheetRecord) => sought(t(`${sheet.game}-title`), sheet.players);

function Row({ head }: { head: Head }) {
  const { ref, seen } = useSeen<HTMLLIElement>();
  const table = useTable(head, seen);
  const { seats, game } = head.save;
  const title = titleOf(head);
  const minutes = Math.round(head.played / 60_000);
  return (
    <li class="game" data-game={head.id} ref={ref}>
      <a class="game-open" href={`#/${head.status === "finished" ? "end" : "play"}/${head.id}`}>
        <Mini game={game} table={seen ? table : null} />
        <span class="game-text">
          <b class="game-title" dir="auto">
            {title}
          </b>
          <span class="cont-state">
            {head.status === "finished" ? (
              <State head={head} table={null} />
            ) : (
              t("page-names", { who: seats.map((_, seat) => ({ seat })) }, seats)
            )}
          </span>
          <span class="cont-foot">
            <span class="seats">
              {seats.map((seat) => (
                <Disc seat={seat} size={22} />
              ))}
            </span>
            <span class="small soft">
              {ago(head.updated)}
              {minutes > 0 && (
                <>
                  <span class="dotsep" />
                  {t("page-played-time", { minutes })}
                </>
              )}
            </span>
          </span>
        </span>
      </a>
      <button
        class="btn btn--icon"
        aria-label={t("page-game-menu", { title: { text: title } })}
        aria-haspopup="dialog"
        onClick={() => (menu.value = head.id)}
      >
        <Icon name="menu" />
      </button>
    </li>
  );
}

/** A record that no longer makes sense: kept, and let out. */
const Damaged = ({ head }: { head: Head }) => (
  <li class="game game--damaged">
    <Icon name="rock" size={26} />
    <span class="game-text">
      <b>{t("page-damaged-game")}</b>
      <span class="small soft">{t("page-damaged-so")}</span>
    </span>
    <span class="game-acts">
      <button class="btn" onClick={() => exportOne(head.id)}>
        {t("page-export")}
      </button>
      <button class="btn" onClick={() => drop(head.id, t("page-damaged-game"))}>
        {t("page-delete")}
      </button>
    </span>
  </li>
);

/** Deleted at once, and brought back as easily. */
async function drop(id: string, title: string) {
  menu.value = null;
  try {
    await removeGame(id);
    tell(t("page-deleted", { title: { text: title } }), {
      label: t("page-undo"),
      run: () => restoreGame(id).catch((cause) => tell(failureText(cause))),
    });
  } catch (cause) {
    tell(failureText(cause));
  }
}

/** Games that were played here and sheets of games that were played with the box, the latest first. */
function Shelf({ title, id, games, sheets }: { title: string; id: string; games: Head[]; sheets: SheetRecord[] }) {
  const all = [...games, ...sheets].sort((a, b) => b.updated - a.updated);
  if (!all.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 class="label section" id={id}>
        {title}
      </h2>
      <ul class="rows games">
        {all.map((one) =>
          "sheet" in one ? <SheetRow key={one.id} record={one} among /> : <Row key={one.id} head={one} />,
        )}
      </ul>
    </section>
  );
}

export default function Past() {
  const all = listGames();
  const running = listGames({ finished: false });
  const finished = listGames({ running: false });
  const filled = listSheets({ running: false });
  const filling = listSheets({ finished: false });
  const many = all.length + filled.length + filling.length;
  const damaged = (heads.value ?? []).filter((head) => !head.removed && !readable(head));
  const open = all.find((head) => head.id === menu.value);
  return (
    <>
      <Bar title={t("page-past")}>
        <BarButton icon="plus" label={t("page-import")} onClick={pickFile} />
      </Bar>
      <main class="page past">
        {many > FEW && (
          <p class="field search">
            <input
              class="input"
              type="search"
              aria-label={t("page-filter")}
              placeholder={t("page-filter")}
              value={search.value}
              onInput={(event: InputEvent) => (search.value = (event.currentTarget as HTMLInputElement).value)}
            />
          </p>
        )}
        {heads.value && sheets.value && !many && <p class="nothing name-it">{t("page-nothing-yet")}</p>}
        <Shelf
          title={t("page-anchored")}
          id="h-running"
          games={running.filter(soughtGame)}
          sheets={filling.filter(soughtSheet)}
        />
        <Shelf
          title={t("page-finished")}
          id="h-finished"
          games={finished.filter(soughtGame)}
          sheets={filled.filter(soughtSheet)}
        />
        {damaged.length > 0 && (
          <ul class="rows games">
            {damaged.map((head) => (
              <Damaged key={head.id} head={head} />
            ))}
          </ul>
        )}
        <Statistics />
      </main>
      {open && (
        <GameMenu
          key={open.id}
          head={open}
          onClose={() => (menu.value = null)}
          onDelete={() => drop(open.id, titleOf(open))}
        />
      )}
    </>
  );
}
