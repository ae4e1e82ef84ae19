// What one phone shows another so that they find each other, in some 70 bytes: who is who, and five facts of a
// description. A code may come from anywhere: what is not exactly of this form is refused.
import { itemAt } from "../lists.ts";
import { type Address, isReachable, KINDS, MOST } from "./address.ts";
import { base45, base64url, bytesOfBase45, bytesOfBase64url } from "./text.ts";

/** What is needed of a browser's description. */
export type Facts = { fingerprint: Uint8Array; ufrag: string; pwd: string; addresses: Address[] };
/** `score`: an offer, to a column of a score sheet; `table`: four bytes that tell this table from others; `seat`: whose phone the
 * code is for, or comes from; `nth`: which of this table's codes it is or answers, counted from 0 to 7 and again. */
export type Code = { kind: "offer" | "answer" | "score"; table: Uint8Array; seat: number; nth: number } & Facts;

/** The least and the most. */
type Span = readonly [number, number];

/** What phones say to each other. Another number stands for another language. */
export const WIRE = 2;
const FORMAT = 1;
const CODES = ["offer", "answer", "score"] as const;
/** Of ICE: what its words are made of, and how long they are. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const UFRAG: Span = [4, 32];
const PWD: Span = [22, 64];
/** Of the byte for the place: the three bits that no place has (places.ts) say which code it is. */
const NTH = 0x70;
export const CODES_COUNTED = 8;
const PREFIX = "FLIB:";
const JOIN = "#/join/";

/** `key`: the message that says what is wrong with a code. */
export class CodeError extends Error {
  reason: "foreign" | "damaged" | "newer";
  key;

  /** @param reason  none of ours; not whole; of another version */
  constructor(reason: "foreign" | "damaged" | "newer") {
    super(`a code is ${reason}`);
    this.reason = reason;
    this.key = `phones-code-${reason}`;
  }
}

/** CRC-16/CCITT: a text that is sent on has no error correction of its own. */
function checksum(bytes: Uint8Array) {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let i = 0; i < 8; i++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return sum;
}

/** Six bits a letter. */
function squeezed(word: string) {
  const bits = [...word].map((letter) => binary(LETTERS.indexOf(letter), 6)).join("");
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
}

/** @param length  in letters */
function spread(bytes: Uint8Array, length: number) {
  const bits = Array.from(bytes, (byte) => binary(byte, 8)).join("");
  return Array.from({ length }, (_, i) => LETTERS[Number.parseInt(bits.slice(i * 6, i * 6 + 6), 2)]).join("");
}

const binary = (n: number, digits: number) => n.toString(2).padStart(digits, "0");

const ofTwoBytes = ([high = 0, low = 0]: Uint8Array) => high * 256 + low;

export const isPrintable = ({ fingerprint, ufrag, pwd, addresses }: Facts) =>
  fingerprint.length === 32 &&
  addresses.length <= MOST &&
  [ufrag, pwd].every((word) => [...word].every((letter) => LETTERS.includes(letter))) &&
  isOf(ufrag.length, UFRAG) &&
  isOf(pwd.length, PWD) &&
  addresses.every(isReachable);

const isOf = (n: number, [low, high]: Span) => n >= low && n <= high;

export function packed(code: Code): Uint8Array {
  const { kind, table, seat, nth, fingerprint, ufrag, pwd, addresses } = code;
  const isSound = isOf(seat, [0, 255]) && (seat & NTH) === 0 && isOf(nth, [0, CODES_COUNTED - 1]);
  if (!isPrintable(code) || table.length !== 4 || !isSound) throw new CodeError("damaged");
  const places = addresses.flatMap(({ kind, bytes, port }) => [
    KINDS.findIndex(([name]) => name === kind),
    ...bytes,
    port >> 8,
    port & 255,
  ]);
  const place = seat | (nth << 4);
  const head = [(FORMAT << 4) | CODES.indexOf(kind), WIRE, ...table, place, ...fingerprint, ufrag.length, pwd.length];
  const body = Uint8Array.from([...head, ...squeezed(ufrag + pwd), addresses.length, ...places]);
  const sum = checksum(body);
  return Uint8Array.from([...body, sum >> 8, sum & 255]);
}

export function unpacked(bytes: Uint8Array): Code {
  const body = bytes.subarray(0, -2);
  if (bytes.length < 4 || bytes.length > 256 || checksum(body) !== ofTwoBytes(bytes.subarray(-2)))
    throw new CodeError("damaged");
  const [head = 0, wire] = body;
  if (head >> 4 !== FORMAT || wire !== WIRE) throw new CodeError("newer");
  let at = 2;
  const take = (count: number) => {
    if (at + count > body.length) throw new CodeError("damaged");
    return body.slice(at, (at += count));
  };
  const takeByte = () => itemAt(take(1), 0);
  const kind = CODES[head & 15];
  if (!kind) throw new CodeError("damaged");
  const table = take(4);
  const place = takeByte();
  const [seat, nth] = [place & ~NTH, (place & NTH) >> 4];
  const fingerprint = take(32);
  const [many, more] = [takeByte(), takeByte()];
  const letters = take(Math.ceil(((many + more) * 6) / 8));
  const words = spread(letters, many + more);
  const [ufrag, pwd] = [words.slice(0, many), words.slice(many)];
  const addresses: Address[] = [];
  for (let left = takeByte(); left > 0; left--) {
    const [name, size] = KINDS[takeByte()] ?? [null, 0];
    if (!name) throw new CodeError("damaged");
    addresses.push({ kind: name, bytes: take(size), port: ofTwoBytes(take(2)) });
  }
  const code = { kind, table, seat, nth, fingerprint, ufrag, pwd, addresses };
  // there is one way to say it: whatever is packed otherwise is none of ours
  if (at !== body.length || !isPrintable(code) || String(packed(code)) !== String(bytes))
    throw new CodeError("damaged");
  return code;
}

/** For a QR code, whose alphanumeric mode takes it. */
export const qrText = (code: Code) => PREFIX + base45(packed(code));

/** For a message or the clipboard: a link into the app. @param page  its address */
export const linkTo = (code: Code, page: string) => `${page.replace(/#.*$/s, "")}${JOIN}${base64url(packed(code))}`;

/** A code as it was scanned, pasted, or stands at the end of a link. */
export function codeIn(text: string): Code {
  const found = text.trim();
  if (found.length > 2000) throw new CodeError("foreign");
  const link = /(?:^|#\/join\/)([A-Za-z0-9_-]{20,})$/.exec(found)?.[1];
  const bytes = found.startsWith(PREFIX) ? bytesOfBase45(found.slice(PREFIX.length)) : link && bytesOfBase64url(link);
  if (bytes) return unpacked(bytes);
  throw new CodeError(found.startsWith(PREFIX) || link ? "damaged" : "foreign");
}
