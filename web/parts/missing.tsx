// What stands in place of a screen, or of a tool, whose file did not come.
import { useEffect } from "preact/hooks";
import { t } from "../store/words.tsx";
import { Heading } from "./heading.tsx";

/** The page is loaded again by itself as soon as that can help, as after a start that was broken off (early.ts). */
export const fetchAgain = () => void dispatchEvent(new Event("flibuste-missing"));

export function Missing() {
  useEffect(fetchAgain, []);
  return (
    <main class="page waiting">
      <Heading>{t("page-missing")}</Heading>
      <p>{t("page-missing-so")}</p>
      <p>
        <button class="btn btn--ink" onClick={() => location.reload()}>
          {t("page-store-reload")}
        </button>
      </p>
    </main>
  );
}
