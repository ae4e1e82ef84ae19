// The curtain: between two people who share the device, when one of them knows something the other may not see, or when
// they choose in secret one after the other.
// Behind it nothing is in the page at all.
import { useEffect } from "preact/hooks";
import { draw } from "../art/draw.ts";
import { rhumbs } from "../art/chart.ts";
import { chip } from "../art/pieces.ts";
import { icon } from "../art/icons.ts";
import { emblemOf, tokenOf } from "../art/colours.ts";
import { itemAt } from "../lists.ts";
import { Heading } from "../parts/heading.tsx";
import { Icon } from "../parts/icon.ts";
import { painted } from "../parts/painted.ts";
import { flat } from "../store/settings.ts";
import { rich, t } from "../store/words.tsx";
import { holds } from "./holder.ts";
import type { PrivateView } from "./private-view.ts";
import { turned } from "./sides.tsx";
import type { GameSession } from "./game-session.ts";
import type { ComponentChildren } from "preact";

export function curtained(session: GameSession) {
  const now = session.shown.value;
  if (!now || now.viewer === null || holds(session, now.viewer)) return false;
  return now.private || (now.decision !== null && session.secretly() !== null);
}

const r = (n: number) => Math.round(n * 10) / 10;

/** A great rose: 32 winds behind the disc of the one who is next. */
function rays() {
  const P: (angle: number, distance: number) => number[] = (a, d) => [r(Math.sin(a) * d), r(-Math.cos(a) * d)];
  const set: (n: number, offset: number, length: number, width: number) => string = (n, offset, length, width) => {
    let dark = "";
    let light = "";
    for (let i = 0; i < n; i++) {
      const a = offset + (i * 2 * Math.PI) / n;
      dark += `M${P(a, 60)}L${P(a, length)}L${P(a + width, 66)}Z`;
      light += `M${P(a, 60)}L${P(a, length)}L${P(a - width, 66)}Z`;
    }
    return `<path class="rose-light" d="${light}"/><path class="rose-dark" d="${dark}"/>`;
  };
  let ticks = "";
  for (let i = 0; i < 180; i++)
    ticks += `M${P((i * Math.PI) / 90, 120)}L${P((i * Math.PI) / 90, i % 15 ? 123.5 : 128)}`;
  return (
    `<svg viewBox="-190 -190 380 360" aria-hidden="true"><g class="rose">${set(16, Math.PI / 16, 104, 0.16)}${set(8, Math.PI / 8, 118, 0.26)}` +
    `<circle class="rose-ring" r="120"/><circle class="rose-ring" r="128"/><path class="rose-ring" d="${ticks}"/>${set(4, Math.PI / 4, 134, 0.32)}${set(4, 0, 152, 0.36)}</g>` +
    `<g class="rose-lily" transform="translate(-26 -200) scale(2.2)">${icon("lily")}</g></svg>`
  );
}

const SEA = `<svg class="curtain-sea" viewBox="0 0 390 844" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="sea" width="390" height="844"/><rect fill="url(#sea-lines)" width="390" height="844"/>${rhumbs(195, 340, 700, 32, 178)}</svg>`;

/** The device goes to somebody: who it is, and nothing else. */
function HandOver({
  session,
  next,
  task,
  onLift,
  onPhones,
  children,
}: {
  session: GameSession;
  next: number;
  task: string;
  onLift: () => void;
  onPhones?: () => void;
  children?: ComponentChildren;
}) {
  const seat = itemAt(session.seats, next);
  const last = session.chapters.value.at(-1)?.entry?.seat;
  useEffect(() => void painted().then(() => session.face.prepare?.()), []);
  return (
    <div class={`screen-curtain${turned(session, next)}`}>
      {draw(SEA)}
      <header class="bar">
        <a class="btn btn--icon" href="#/" aria-label={t("play-home")}>
          <Icon name="back" />
        </a>
        <div class="bar-name">
          <p class="title">{t(`${session.game}-title`)}</p>
        </div>
        {onPhones && (
          <button class="btn btn--icon" data-action="phones" aria-label={t("phones-other")} onClick={onPhones}>
            <Icon name="people" />
          </button>
        )}
      </header>
      <main class="hand-over">
        <Heading key={next} className="hand-over-to" names={task}>
          <span class="name-it give">
            {flat.value
              ? t("play-curtain-flat")
              : last !== undefined && last !== next && session.isHere(last)
                ? rich("play-curtain-give", { seat: { seat: last } }, session.seats)
                : t("play-curtain-for")}{" "}
          </span>
          <span class="figure">
            {draw(rays())}
            {draw(chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 128 }))}
          </span>
          <span id="next" dir="auto">
            {seat.name}
          </span>{" "}
          <span class="task">{task}</span>
        </Heading>
      </main>
      <footer class="curtain-foot">
        <button class="btn btn--main" data-action="lift-curtain" onClick={onLift}>
          {draw(icon("curtain", 24))}
          <span>{t("play-curtain-lift", { seat: { seat: next } }, session.seats)}</span>
        </button>
        {children}
      </footer>
    </div>
  );
}

/** Before a decision. As long as it is down, whoever chose in secret just before may still think again.
 * @param props  `onPhones`: whoever is next may have a phone of their own */
export function Curtain({ session, onPhones }: { session: GameSession; onPhones?: () => void }) {
  const next = session.shown.value?.viewer ?? 0;
  const again = session.undoable() > 0 ? session.secretly() : null;
  return (
    <HandOver
      session={session}
      next={next}
      task={t("play-curtain-task", { seat: { seat: next } }, session.seats)}
      onLift={() => session.lift(next)}
      onPhones={onPhones}
    >
      {again !== null && (
        <button class="btn btn--quiet" data-action="choose-again" onClick={() => session.undo()}>
          {draw(icon("undo", 20))}
          <span>{rich("play-curtain-again", { seat: { seat: again } }, session.seats)}</span>
        </button>
      )}
    </HandOver>
  );
}

/** Before somebody looks at something alone; it can be put off, for it can be looked at at any time. */
export const PrivateViewCurtain = ({ session, privateView }: { session: GameSession; privateView: PrivateView }) => (
  <HandOver
    session={session}
    next={privateView.seat}
    task={t(
      privateView.asked ? "play-curtain-news" : "play-curtain-task",
      { seat: { seat: privateView.seat } },
      session.seats,
    )}
    onLift={() => privateView.lift()}
  >
    <button class="btn btn--quiet" data-action="put-off" onClick={privateView.close}>
      <span>{t(privateView.asked ? "play-curtain-later" : "play-back")}</span>
    </button>
  </HandOver>
);
