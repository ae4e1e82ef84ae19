// The frame of a stranger's engine: a document without an origin, under a policy by which it fetches nothing. It starts the
// worker and stands between it and the page: of what the worker says only the answers that are due pass, as texts of a size
// that a page can work on. A worker that says anything else is ended.

/** The most characters of an answer. */
const MOST = 4_000_000;

/** @param event  `files`: those of `given` that are handed on */
function begin({
  data: { script, given, files },
  ports: [page],
}: MessageEvent<{ script: string; given: unknown; files: ArrayBuffer[] }>) {
  if (!page) return;
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  /** The requests that wait for their answers; the start is the first. */
  const due = new Set([0]);

  const end = (reason: string) => {
    worker.onmessage = worker.onerror = null;
    worker.terminate();
    page.postMessage({ ended: reason });
    page.close();
  };

  worker.onmessage = ({ data }) => {
    const [id, done, text] = Array.isArray(data) ? data : [];
    if (!due.delete(id) || typeof done !== "boolean" || typeof text !== "string") return end("it spoke unasked");
    if (text.length > MOST) return end("its answer was too long");
    page.postMessage({ id, done, text });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end(String(event.message || "its worker could not be started").slice(0, 200));
  };
  page.onmessage = ({ data }) => {
    due.add(data.id);
    worker.postMessage(data);
  };
  worker.postMessage(given, files);
}

addEventListener("message", begin, { once: true });
