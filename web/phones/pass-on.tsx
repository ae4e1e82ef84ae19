// A code on its way to another phone, and one that has come from there: by a message or the clipboard.
import { useId } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/icon.ts";
import { say, useSaid } from "../parts/live.ts";
import { t } from "../store/words.tsx";
import { type Code, linkTo } from "./code.ts";
import { mistakeOf } from "./mistakes.ts";

/** @param props  `name`: whose phone it is for */
export function PassOn({ code, name }: { code: Code; name: string }) {
  const link = linkTo(code, location.href);
  const copied = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
      say(t("phones-copied"));
    } catch {
      // it can be marked by hand
      copied.value = false;
    }
  };
  const share = () => navigator.share({ text: link }).catch(() => {});
  return (
    <div class="pass-on">
      <p class="code-text small" data-code tabindex={0} role="textbox" aria-readonly="true" aria-label={name}>
        {link}
      </p>
      <div class="pass-on-acts">
        {"share" in navigator && (
          <button type="button" class="btn" data-action="share-code" onClick={share}>
            <Icon name="share" />
            {t("phones-share")}
          </button>
        )}
        <button type="button" class="btn" data-action="copy-code" onClick={copy}>
          <Icon name="copy" />
          {t(copied.value ? "phones-copied" : "phones-copy")}
        </button>
      </div>
    </div>
  );
}

/** @param props  `isBusy`: a code is being tried; `onCode` throws what has a `key` */
export function Paste({
  label,
  act,
  isBusy = false,
  onCode,
}: {
  label: string;
  act: string;
  isBusy?: boolean;
  onCode: (text: string) => Promise<unknown>;
}) {
  const id = useId();
  const text = useSignal("");
  const wrong = useSignal("");
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    wrong.value = "";
    try {
      await onCode(text.peek());
      text.value = "";
    } catch (cause) {
      wrong.value = mistakeOf(cause);
    }
  };
  return (
    <form class="paste" onSubmit={submit}>
      <label class="label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text.value}
        onInput={(event: InputEvent) => (text.value = (event.currentTarget as HTMLTextAreaElement).value)}
      />
      {wrong.value && <Wrong said={wrong.value} />}
      <button class="btn btn--main" data-action="take-code" aria-disabled={isBusy ? "true" : undefined}>
        {act}
      </button>
    </form>
  );
}

/** Why a code was not taken, and what to do. */
export function Wrong({ said }: { said: string }) {
  useSaid(said, { open: true });
  return (
    <p class="why">
      <Icon name="rock" />
      {said}
    </p>
  );
}
