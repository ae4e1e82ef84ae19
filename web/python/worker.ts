// The plain host's worker: Pyodide without PyScript, running the same bridge.py.

type Call = { id: number; name: string; args: string[] };

async function start({ interpreter, bridge }: { interpreter: string; bridge: string }) {
  const source = fetch(bridge).then((response) => {
    if (!response.ok) throw new Error(`the bridge could not be fetched: ${response.status}`);
    return response.text();
  });
  const [{ loadPyodide }, code] = await Promise.all([import(interpreter), source]);
  const python = await loadPyodide();
  python.runPython(code);
  return python;
}

let ready: ReturnType<typeof start> | undefined;

self.addEventListener("message", async ({ data }) => {
  if (data.start) {
    ready = start(data.start);
    ready.then(
      () => self.postMessage({ started: true }),
      (error) => self.postMessage({ failed: String(error?.stack ?? error) }),
    );
    return;
  }
  const { id, name, args } = data as Call;
  try {
    const python = await ready;
    self.postMessage({ id, value: await python.globals.get(name)(...args) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
