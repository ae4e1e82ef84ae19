// A camera that reads codes. It runs only while a screen holds it, and no picture leaves this file.
import { decodeQR } from "qr/decode.js";

/** Of a phone: the camera that looks away from its holder, or at them. */
export type Facing = "environment" | "user";

/** Why there is no picture: the person or the browser refused it, there is no camera, another app holds it, or the
 * address or its server forbids cameras. */
export type Blindness = "refused" | "none" | "busy" | "forbidden";

export interface Lens {
  close(): void;
}

/** Wide enough for a code at arm's length; more would only take longer. In pixels. */
const WIDE = 640;
/** Between two looks, in milliseconds. */
const PAUSE = 50;

const BLINDNESS: Record<string, Blindness> = {
  NotAllowedError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
  SecurityError: "forbidden",
};

/** Whether this browser could show a camera's picture at all. */
export const mayLook = (): boolean => !!navigator.mediaDevices?.getUserMedia;

/** The stream of a camera. Rejects with a `Blindness`. */
async function streamOf(facing: Facing): Promise<MediaStream> {
  if (!mayLook()) throw "forbidden" satisfies Blindness;
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: facing, width: { ideal: WIDE } },
      audio: false,
    });
  } catch (cause) {
    throw BLINDNESS[cause instanceof DOMException ? cause.name : ""] ?? "busy";
  }
}

/** What a code in this picture says, or null. */
function read(video: HTMLVideoElement, paper: CanvasRenderingContext2D): string | null {
  const scale = Math.min(1, WIDE / video.videoWidth);
  const { canvas } = paper;
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  paper.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(paper.getImageData(0, 0, width, height));
  } catch {
    return null; // no code in it: look again
  }
}

/** Show what a camera sees in `video` and tell each text that it reads, again and again for as long as the code is seen.
 * Rejects with a `Blindness` where there is no picture; `lost` is called with one if it goes for good. */
export async function openLens(
  video: HTMLVideoElement,
  facing: Facing,
  found: (text: string) => void,
  lost: (why: Blindness) => void,
): Promise<Lens> {
  const paper = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!paper) throw "busy" satisfies Blindness;
  let stream: MediaStream | null = null;
  let isClosed = false;

  const stop = () => {
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
  };
  const start = async () => {
    stop();
    const opened = await streamOf(facing);
    if (isClosed) {
      opened.getTracks().forEach((track) => track.stop());
      return;
    }
    stream = opened;
    video.srcObject = opened;
    await video.play().catch(() => {}); // it is interrupted where the camera changes meanwhile
  };
  const again = () => void start().catch(lost);
  // an iPhone's picture stays black after the app was in the background
  const shown = () => (document.visibilityState === "visible" ? again() : stop());

  await start();
  document.addEventListener("visibilitychange", shown);
  const looking = setInterval(() => {
    if (!stream?.active || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const text = read(video, paper);
    if (text !== null) found(text);
  }, PAUSE);
  return {
    close() {
      isClosed = true;
      clearInterval(looking);
      document.removeEventListener("visibilitychange", shown);
      stop();
      video.srcObject = null;
    },
  };
}
