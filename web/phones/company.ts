// Who plays on other phones, as each device at the table knows it; and what it says when somebody comes or goes.
import { tell } from "../parts/notices.tsx";
import type { GameSession } from "../play/game-session.ts";
import { t } from "../store/words.tsx";
import type { Company, Standing } from "./messages.ts";

/** A phone that is silent or gone may be back by what lies by (reserve.ts) before anybody needs to know. */
const GRACE_MS = 3_000;

type Told = Pick<GameSession, "company" | "seats" | "isHere" | "wantsPhone" | "disk">;

/** Answers were taken back by somebody elsewhere. @param by  a seat; null: nobody's in particular */
export function tellUndone(by: number | null, session: Pick<GameSession, "seats" | "isHere"> | null) {
  if (!session || (by !== null && session.isHere(by))) return;
  tell(by === null ? t("phones-undone") : t("phones-undone-by", { seat: { seat: by } }, session.seats));
}

/** Says once of each seat that its phone has left, is gone, or is back. */
export class CompanyNews {
  #company: Company | null = null;
  #before: Map<number, Standing> = new Map();
  /** Of whom it was said that they are gone. */
  #missed: Set<number> = new Set();
  #late: Map<number, ReturnType<typeof setTimeout>> = new Map();

  /** The table is there to be told of it. */
  sits(session: Told) {
    if (this.#company) this.stands(this.#company, session);
  }

  stands(company: Company, session: Told | null) {
    this.#company = company;
    if (!session) return;
    session.company.value = company;
    for (const [seat, standing] of company.standings) {
      const before = this.#before.get(seat);
      this.#before.set(seat, standing);
      if (before === undefined || before === standing || session.isHere(seat)) continue;
      this.#quiet(seat);
      const act = { label: t("phones-show-code"), run: () => (session.wantsPhone.value = seat) };
      const says = (what: string) =>
        tell(
          t(`phones-news-${what}`, { seat: { seat } }, session.seats),
          session.disk && what !== "back" ? act : undefined,
        );
      if (standing === "left") this.#misses(seat, () => says("left"));
      if ((standing === "away" || standing === "gone") && !this.#missed.has(seat))
        this.#late.set(
          seat,
          setTimeout(() => this.#misses(seat, () => says(standing)), GRACE_MS),
        );
      if (standing === "there" && this.#missed.delete(seat)) says("back");
    }
    for (const seat of [...this.#before.keys()])
      if (!company.standings.some(([one]) => one === seat)) {
        this.#before.delete(seat);
        this.#quiet(seat);
      }
  }

  #misses(seat: number, say: () => void) {
    this.#missed.add(seat);
    say();
  }

  #quiet(seat: number) {
    clearTimeout(this.#late.get(seat));
    this.#late.delete(seat);
  }

  end() {
    for (const seat of [...this.#late.keys()]) this.#quiet(seat);
  }
}
