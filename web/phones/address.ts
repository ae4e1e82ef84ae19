// Where a phone can be reached in its own network: what a code says of it in bytes, and what stands in a description. We
// print every address ourselves, so that no text from a code gets into a description.

/** `ip4`: 4 bytes, `ip6`: 16, `name`: the 16 of an mDNS name, which is a UUID. */
export type Address = { kind: "ip4" | "ip6" | "name"; bytes: Uint8Array; port: number };

/** In the order of the numbers that a code gives them, and how many bytes each has. */
export const KINDS: [Address["kind"], number][] = [
  ["ip4", 4],
  ["ip6", 16],
  ["name", 16],
];

/** How many of them a code holds. */
export const MOST = 3;

const hex = (bytes: Uint8Array) => [...bytes].map((n) => n.toString(16).padStart(2, "0")).join("");

const unhex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** As a description names it. */
export function printed({ kind, bytes }: Address) {
  if (kind === "ip4") return bytes.join(".");
  const digits = hex(bytes);
  if (kind === "ip6") return (digits.match(/.{4}/g) as string[]).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

/** @returns null for whatever cannot be reached by it */
export function addressOf(host: string, port: number): Address | null {
  const read = ip4(host) ?? named(host) ?? ip6(host);
  return read && isReachable({ ...read, port }) ? { ...read, port } : null;
}

function ip4(host: string): { kind: "ip4"; bytes: Uint8Array } | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
  return parts?.every((n) => n < 256) ? { kind: "ip4", bytes: Uint8Array.from(parts) } : null;
}

function named(host: string): { kind: "name"; bytes: Uint8Array } | null {
  const uuid = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i.exec(host);
  return uuid && { kind: "name", bytes: unhex(uuid.slice(1).join("")) };
}

function ip6(host: string): { kind: "ip6"; bytes: Uint8Array } | null {
  if (!/^[\da-f:]+$/i.test(host)) return null;
  const halves = host.split("::");
  if (halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half ? half.split(":") : []));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array(missing).fill("0"), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return { kind: "ip6", bytes: unhex(groups.map((group) => group.padStart(4, "0")).join("")) };
}

/** Whether another phone can be meant: not this one itself, nor many, nor what holds only on one cable. */
export function isReachable({ kind, bytes: [a = 0, b = 0], port }: Address) {
  if (port < 1 || port > 65535) return false;
  if (kind === "ip4") return a > 0 && a !== 127 && a < 224 && !(a === 169 && b === 254);
  return kind !== "ip6" || (a & 0xe0) === 0x20 || (a & 0xfe) === 0xfc;
}

/** @param address  which are tried first: those of a home, others, names, and IPv6 */
function rank({ kind, bytes: [a = 0, b = 0] }: Address) {
  if (kind !== "ip4") return kind === "name" ? 2 : 3;
  return (a === 192 && b === 168) || (a === 172 && b >= 16 && b < 32) || a === 10 ? 0 : 1;
}

/** The few that a code has room for, of IPv6 one. */
export function chosen(addresses: Address[]) {
  const sorted = [...addresses].sort((one, other) => rank(one) - rank(other));
  return sorted.filter((one, i) => one.kind !== "ip6" || sorted[i - 1]?.kind !== "ip6").slice(0, MOST);
}
