// Games from elsewhere: a wheel that the player picks is taken in, played with a plain face, and can go again.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { failureText } from "../../parts/failure.ts";
import { Icon } from "../../parts/icon.ts";
import { say } from "../../parts/live.ts";
import { News } from "../../parts/news.tsx";
import { addWheel, removeWheel, type Wheel, wheels } from "../../store/added.ts";
import { t } from "../../store/words.tsx";

export function Added() {
  const kept = useSignal<Wheel[]>([]);
  const busy = useSignal(false);
  const told = useSignal("");
  const failed = useSignal("");
  const look = async () => {
    kept.value = await wheels().catch(() => []);
  };
  useEffect(() => void look(), []);

  const take = async (file: File) => {
    busy.value = true;
    told.value = failed.value = "";
    try {
      const names = await addWheel(file);
      told.value = t("page-add-done", { games: names.map((name) => ({ word: `${name}-title` })), count: names.length });
      say(told.value);
    } catch (cause) {
      failed.value = failureText(cause);
    }
    busy.value = false;
    await look();
  };
  const pick = () => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".whl" });
    input.addEventListener("change", () => input.files?.[0] && take(input.files[0]));
    input.click();
  };
  const remove = async (wheel: Wheel) => {
    await removeWheel(wheel.file);
    location.reload(); // its code and its words go with the page
  };

  return (
    <section aria-labelledby="h-added">
      <h2 class="label section" id="h-added">
        {t("page-add")}
      </h2>
      <p class="prose">{t("page-add-note")}</p>
      {kept.value.length > 0 && (
        <ul class="rows">
          {kept.value.map((wheel) => (
            <li class="set" data-wheel={wheel.file}>
              <span class="wheel">
                <b>{wheel.games.map(({ name }) => t(`${name}-title`)).join(" · ")}</b>
                <span class="small soft">{wheel.file}</span>
              </span>
              <button class="btn" onClick={() => remove(wheel)}>
                {t("page-add-remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button class="btn wide" data-action="add-game" aria-disabled={busy.value} onClick={() => busy.value || pick()}>
        <Icon name="plus" size={20} />
        {t(busy.value ? "page-add-busy" : "page-add-pick")}
      </button>
      <News tag="p" data-added>
        {told.value}
      </News>
      {failed.value && (
        <p class="why" role="alert">
          <Icon name="rock" />
          {failed.value}
        </p>
      )}
    </section>
  );
}
