// Files on their way to Python: out of a wheel, or out of an archive of our own.

/** A path and what the file holds. */
export type Member = [path: string, data: Uint8Array<ArrayBuffer>];

/**
 * The files of an uncompressed zip. Python itself could read it, but would have to import zipfile and shutil first, on
 * every start.
 */
export function* unzipped(archive: ArrayBuffer): Generator<Member> {
  const data = new DataView(archive);
  const text = new TextDecoder();
  let end = data.byteLength - 22;
  while (end >= 0 && data.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Error("the engine's archive is damaged");
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left -= 1) {
    if (data.getUint32(at, true) !== 0x02014b50 || data.getUint16(at + 10, true) !== 0) {
      throw new Error("the engine's archive is damaged");
    }
    const size = data.getUint32(at + 24, true);
    const nameLength = data.getUint16(at + 28, true);
    const local = data.getUint32(at + 42, true);
    const path = text.decode(new Uint8Array(archive, at + 46, nameLength));
    const start = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
    yield [path, new Uint8Array(archive, start, size)];
    at += 46 + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
}

/**
 * How many bytes the files of a zip say that they are once they are unpacked; endless where the zip says it in the way of
 * those of more than 4 GB. The list is looked for where Python looks for it, which unpacks no more than it says.
 */
export function unpackedSize(archive: ArrayBuffer): number {
  const data = new DataView(archive);
  let end = data.byteLength - 22;
  while (end >= 0 && data.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return 0;
  if (end >= 20 && data.getUint32(end - 20, true) === 0x07064b50) return Infinity;
  let size = 0;
  let at = Math.max(0, end - data.getUint32(end + 12, true));
  while (at + 46 <= end && data.getUint32(at, true) === 0x02014b50) {
    size += data.getUint32(at + 24, true);
    at += 46 + data.getUint16(at + 28, true) + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
  }
  return size;
}

/** Files as one archive: a line that lists them, then all that they hold. */
export function packed(members: Member[]) {
  const list = members.map(([path, data]) => [path, data.length]);
  return new Blob([`${JSON.stringify(list)}\n`, ...members.map(([, data]) => data)]).arrayBuffer();
}

/** The files of such an archive. */
export function* unpacked(archive: ArrayBuffer): Generator<Member> {
  const data = new Uint8Array(archive);
  let at = data.indexOf(10) + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(data.subarray(0, at)))) {
    yield [path, data.subarray(at, (at += size))];
  }
}

/** Write files into Pyodide's file system. */
export function write(
  members: Iterable<Member>,
  fs: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void },
  folder: string,
) {
  const made = new Set();
  for (const [name, data] of members) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    fs.writeFile(path, data);
  }
}
