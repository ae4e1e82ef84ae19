// For people who play with the box: dice, spinners, decks and bags, and helpers that know the rules.
import { useEffect } from "preact/hooks";
import { useRoom } from "../parts/room.ts";
import { stayAwake } from "../play/feedback.ts";
import { keepAwake } from "../store/settings.ts";
import { t } from "../store/words.tsx";
import Nowhere from "./nowhere.tsx";
import { Device } from "./tools/device.tsx";
import { Helper } from "./tools/helper.tsx";
import { devices, tools } from "./tools/all.ts";
import { Face, hasFace, own } from "./tools/faces.ts";
import { Shelf } from "./tools/shelf.tsx";

/** A tool lies on the table between two throws: the screen stays on. */
function Tool({ params }: { params: Record<string, string> }) {
  useEffect(() => stayAwake(() => keepAwake.value), []);
  const [game] = params.id.split(".");
  if (!useRoom(game)) return <p class="waiting soft">{t("page-loading")}</p>;
  if (hasFace(params.id)) {
    const by = (one: { id: string }) => one.id === params.id;
    return (
      <Face
        key={params.id}
        id={params.id}
        device={devices.find(by) ?? devices.find(({ tool }) => tool === params.id)}
        tool={tools.find(by)}
        own={own.find(by)}
      />
    );
  }
  const device = devices.find(({ id }) => id === params.id);
  if (device) return <Device key={device.id} device={device} />;
  const tool = tools.find(({ id }) => id === params.id);
  return tool ? <Helper key={tool.id} tool={tool} /> : null;
}

export default function Tools({ params }: { params: Record<string, string> }) {
  const there = hasFace(params.id) || [...devices, ...tools].some(({ id }) => id === params.id);
  if (!params.id) return <Shelf />;
  return there ? <Tool key={params.id} params={params} /> : <Nowhere />;
}
