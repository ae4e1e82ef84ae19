/**
 * Unpack an uncompressed zip into Pyodide's file system. Python itself could do that, but would have to import
 * zipfile and shutil first, on every start.
 * @param {ArrayBuffer} archive
 * @param {{ mkdirTree(path: string): void, writeFile(path: string, data: Uint8Array): void }} fs
 * @param {string} folder
 */
export function unpack(archive, fs, folder) {
  const data = new DataView(archive);
  const text = new TextDecoder();
  let end = data.byteLength - 22;
  while (end >= 0 && data.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Error("the engine's archive is damaged");
  const made = new Set();
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left -= 1) {
    if (data.getUint32(at, true) !== 0x02014b50 || data.getUint16(at + 10, true) !== 0) {
      throw new Error("the engine's archive is damaged");
    }
    const size = data.getUint32(at + 24, true);
    const nameLength = data.getUint16(at + 28, true);
    const local = data.getUint32(at + 42, true);
    const path = `${folder}/${text.decode(new Uint8Array(archive, at + 46, nameLength))}`;
    const start = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    fs.writeFile(path, new Uint8Array(archive, start, size));
    at += 46 + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
}
