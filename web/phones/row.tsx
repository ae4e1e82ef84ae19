// One line of a slip: whose phone it is, how it stands, and what may be done about it.
import type { ComponentChildren } from "preact";
import { News } from "../parts/news.tsx";
import { t } from "../store/words.tsx";

/** @param props  `standing`: of whoever is not just awaited, with `said`, its words; `onAwait`: a code brings that phone */
export function PhoneRow({
  place,
  name,
  standing,
  said,
  acts,
  onAwait,
  children,
}: {
  place: number;
  name: ComponentChildren;
  standing?: string;
  said?: string;
  acts?: ComponentChildren;
  onAwait?: (() => void) | false;
  children?: ComponentChildren;
}) {
  return (
    <li class="phone" data-phone={place} data-standing={standing}>
      <div class="phone-top">
        <div class="phone-head">
          {name}
          {said && <News className="soft small">{said}</News>}
        </div>
        {(acts || onAwait) && (
          <div class="phone-acts">
            {acts}
            {onAwait && (
              <button class="btn" data-action="await" onClick={onAwait}>
                {t("phones-show-code")}
              </button>
            )}
          </div>
        )}
      </div>
      {children}
    </li>
  );
}
