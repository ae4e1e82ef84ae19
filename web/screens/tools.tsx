// For people who play with the box: dice, spinners, decks and bags, and helpers that know the rules.
import { useEffect } from "preact/hooks";
import { useRoom } from "../parts/room.ts";
import { stayAwake } from "../play/awake.ts";
import { keepAwake } from "../store/settings.ts";
import { t } from "../store/words.tsx";
import Nowhere from "./nowhere.tsx";
import { Device } from "./tools/device.tsx";
import { Helper } from "./tools/helper.tsx";
import { devices, tools } from "./tools/all.ts";
import { Face, hasFace, own } from "./tools/faces.ts";
import { Shelf } from "./tools/shelf.tsx";

/** A tool lies on the table between two throws: the screen stays on. */
function Tool({ id }: { id: string }) {
  useEffect(() => stayAwake(() => keepAwake.value), []);
  const [game = ""] = id.split(".");
  if (!useRoom(game)) return <p class="waiting soft">{t("page-loading")}</p>;
  const by = (one: { id: string }) => one.id === id;
  if (hasFace(id)) {
    return (
      <Face
        key={id}
        id={id}
        device={devices.find(by) ?? devices.find(({ tool }) => tool === id)}
        tool={tools.find(by)}
        own={own.find(by)}
      />
    );
  }
  const device = devices.find(by);
  if (device) return <Device key={device.id} device={device} />;
  const tool = tools.find(by);
  return tool ? <Helper key={tool.id} tool={tool} /> : null;
}

export default function Tools({ params: { id } }: { params: Record<string, string> }) {
  if (!id) return <Shelf />;
  const there = hasFace(id) || [...devices, ...tools].some((one) => one.id === id);
  return there ? <Tool key={id} id={id} /> : <Nowhere />;
}
