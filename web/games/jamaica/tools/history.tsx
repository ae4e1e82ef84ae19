// What was rolled or drawn here, on a slip.
import { Sheet } from "../../../parts/sheet.tsx";
import { type Roll, Rolls } from "../../../screens/tools/rolls.tsx";
import { t } from "../../../store/words.tsx";

export const HistorySlip = ({
  rolls,
  word,
  onClose,
}: {
  rolls: Roll[];
  word: (got: string, at: number) => string;
  onClose: () => void;
}) => (
  <Sheet title={t("page-tools-history")} onClose={onClose} className="rolls-slip">
    <Rolls rolls={rolls} word={word} />
  </Sheet>
);
