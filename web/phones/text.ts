// Bytes as text: base45 (RFC 9285) for QR codes, whose alphanumeric mode it fills, and base64url for links.

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

export function base45(bytes: Uint8Array) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 2) {
    const [first = 0, second] = bytes.subarray(i, i + 2);
    let n = second === undefined ? first : first * 256 + second;
    for (let digits = second === undefined ? 2 : 3; digits > 0; digits--) {
      text += ALPHABET[n % 45];
      n = Math.floor(n / 45);
    }
  }
  return text;
}

/** @returns null where it is none */
export function bytesOfBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 3) {
    const digits = [...text.slice(i, i + 3)].map((letter) => ALPHABET.indexOf(letter));
    if (digits.includes(-1)) return null;
    const n = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    const pair = digits.length === 3;
    if (n >= (pair ? 65536 : 256)) return null;
    if (pair) bytes.push(n >> 8);
    bytes.push(n & 255);
  }
  return Uint8Array.from(bytes);
}

export const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @returns null where it is none */
export function bytesOfBase64url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  // the last letter may hold bits that belong to no byte
  return base64url(bytes) === text ? bytes : null;
}
