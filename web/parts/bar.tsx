// The top bar of a screen: the way back, the screen's heading, what can be done from here.
import type { ComponentChildren } from "preact";
import { back } from "../router.ts";
import { t } from "../store/words.tsx";
import { Heading } from "./heading.tsx";
import { Icon } from "./icon.ts";

/** `heads` is false where what the screen says first stands below; a `list` is come back to where one has left it. */
export const Bar = ({
  title,
  heads = true,
  list = false,
  note,
  onBack = back,
  children,
}: {
  title: ComponentChildren;
  heads?: boolean;
  list?: boolean;
  note?: ComponentChildren;
  onBack?: () => void;
  children?: ComponentChildren;
}) => (
  <header class="bar">
    <button class="btn btn--icon" aria-label={t("page-back")} onClick={onBack}>
      <Icon name="back" />
    </button>
    <div class="bar-name">
      {heads ? <Heading list={list}>{title}</Heading> : <p class="title">{title}</p>}
      {note && <p class="small soft">{note}</p>}
    </div>
    {children}
  </header>
);

export const BarButton = ({
  icon,
  label,
  onClick,
  href,
}: {
  icon: string;
  label: string;
  onClick?: () => void;
  href?: string;
}) =>
  href ? (
    <a class="btn btn--icon" href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  ) : (
    <button class="btn btn--icon" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
