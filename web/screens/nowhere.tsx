// Where an address leads nowhere: the edge of the chart, and the way home.
import { Empty } from "../parts/empty.tsx";
import { Heading } from "../parts/heading.tsx";
import { t } from "../store/words.tsx";

export default function Nowhere() {
  return (
    <main class="lost">
      <Empty picture="serpent" />
      <Heading>{t("page-unknown")}</Heading>
      <p>{t("page-unknown-so")}</p>
      <a class="btn btn--main" href="#/">
        {t("play-home")}
      </a>
    </main>
  );
}
