// What can be done with one game of the list.
import { useState } from "preact/hooks";
import { failureText } from "../../parts/failure.ts";
import { Icon } from "../../parts/icon.ts";
import { tell } from "../../parts/notices.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { titleOf } from "../../parts/tables.tsx";
import { exportGame, gameFileName, handOver } from "../../store/files.ts";
import { copyGame, type Head, heads, renameGame } from "../../store/games.ts";
import { t } from "../../store/words.tsx";
import { NAME_LIMIT } from "../../store/roster.ts";

export async function exportOne(id: string) {
  try {
    const head = heads.peek()?.find((one) => one.id === id);
    const done = await handOver(await exportGame(id), gameFileName(head as Head));
    if (done !== "dropped") tell(t("page-exported"));
  } catch (cause) {
    tell(failureText(cause));
  }
}

type MenuProps = { head: Head; onClose: () => void; onDelete: () => void };

export function GameMenu({ head, onClose, onDelete }: MenuProps) {
  const [naming, setNaming] = useState(false);
  return (
    <Sheet title={<span dir="auto">{titleOf(head)}</span>} onClose={onClose}>
      {naming ? (
        <Rename head={head} onClose={onClose} />
      ) : (
        <Acts head={head} onClose={onClose} onDelete={onDelete} onRename={() => setNaming(true)} />
      )}
    </Sheet>
  );
}

/** The menu goes, and what fails is told. */
async function attempt(onClose: () => void, work: () => Promise<unknown>) {
  onClose();
  try {
    await work();
  } catch (cause) {
    tell(failureText(cause));
  }
}

function Rename({ head, onClose }: Omit<MenuProps, "onDelete">) {
  const [title, setTitle] = useState(head.title ?? "");
  const rename = (event: Event) => {
    event.preventDefault();
    void attempt(onClose, () => renameGame(head.id, title));
  };
  return (
    <form class="rename" onSubmit={rename}>
      <label for="rename">{t("page-rename-label")}</label>
      <input
        class="input"
        id="rename"
        value={title}
        placeholder={t(`${head.save.game}-title`)}
        maxlength={NAME_LIMIT}
        dir="auto"
        autocomplete="off"
        ref={(input: HTMLInputElement | null) => input?.focus()}
        onInput={(event: InputEvent) => setTitle((event.currentTarget as HTMLInputElement).value)}
      />
      <button class="btn btn--ink" type="submit">
        {t("page-rename-save")}
      </button>
    </form>
  );
}

function Acts({ head, onClose, onDelete, onRename }: MenuProps & { onRename: () => void }) {
  const finished = head.status === "finished";
  const copy = () =>
    attempt(onClose, async () => {
      await copyGame(head.id, t("page-copy-title", { title: { text: titleOf(head) } }));
      tell(t("page-copied"));
    });
  const act = (icon: string, label: string, run: () => void, note: string = "") => (
    <li>
      <button class="menu-act" onClick={run}>
        <Icon name={icon} size={22} />
        <span>
          {label}
          {note && <small class="soft">{note}</small>}
        </span>
      </button>
    </li>
  );
  return (
    <ul class="rows menu">
      <li>
        <a class="menu-act" href={`#/${finished ? "end" : "play"}/${head.id}`} onClick={onClose}>
          <Icon name="next" size={22} />
          {t("page-open")}
        </a>
      </li>
      <li>
        <a class="menu-act" href={`#/replay/${head.id}`} onClick={onClose}>
          <Icon name="clock" size={22} />
          {t("page-watch")}
        </a>
      </li>
      {act("pen", t("page-rename"), onRename)} {act("copy", t("page-copy"), copy)}
      {act(
        "share",
        t("page-export"),
        () => attempt(onClose, () => exportOne(head.id)),
        finished ? "" : t(head.save.box ? "page-export-box" : "page-export-all"),
      )}
      {act("bin", t("page-delete"), onDelete)}
    </ul>
  );
}
