// What is done at once in a tool, and taken back as easily.
import { tell } from "../../parts/notices.tsx";
import { t } from "../../store/words.tsx";

export const tellUndoable = (text: string, undo: () => void) => tell(text, { label: t("page-undo"), run: undo });
