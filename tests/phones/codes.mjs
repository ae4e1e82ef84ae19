// Asked by test_codes.py: packs, unpacks and breaks codes. node codes.mjs ROUNDS SEED < descriptions.json
import { readFileSync } from "node:fs";
import { addressOf, isReachable } from "../../web/phones/address.ts";
import { CodeError, WIRE, codeIn, linkTo, packed, qrText, unpacked } from "../../web/phones/code.ts";
import { describing, factsOf } from "../../web/phones/describe.ts";
import { base45, base64url, bytesOfBase45, bytesOfBase64url } from "../../web/phones/text.ts";

const [rounds, seed] = process.argv.slice(2).map(Number);
const descriptions = JSON.parse(readFileSync(0, "utf8"));
let luck = BigInt(seed) * 2n + 1n;
/** @param {number} below */
function any(below) {
  luck = (luck * 6364136223846793005n + 1442695040888963407n) & (2n ** 64n - 1n);
  return Number(luck >> 33n) % below;
}
const bytes = (/** @type {number} */ count) => Uint8Array.from({ length: count }, () => any(256));
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const word = (/** @type {number} */ count) => Array.from({ length: count }, () => LETTERS[any(64)]).join("");
const same = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);
/** @param {() => unknown} work @returns {string} */
function outcome(work) {
  try {
    work();
    return "taken";
  } catch (cause) {
    if (cause instanceof CodeError) return cause.reason;
    throw cause;
  }
}

function anyCode() {
  const kinds = /** @type {const} */ ([
    ["ip4", 4],
    ["ip6", 16],
    ["name", 16],
  ]);
  const addresses = Array.from({ length: any(4) }, () => {
    for (;;) {
      const [kind, size] = kinds[any(3)];
      const one = { kind, bytes: bytes(size), port: 1 + any(65535) };
      if (isReachable(one)) return one;
    }
  });
  const facts = { fingerprint: bytes(32), ufrag: word(4 + any(29)), pwd: word(22 + any(43)), addresses };
  return {
    kind: /** @type {"offer" | "answer" | "score"} */ (["offer", "answer", "score"][any(3)]),
    table: bytes(4),
    seat: any(16) + 128 * any(2),
    nth: any(8),
    ...facts,
  };
}

const found = { sizes: {}, wrong: [], taken: { random: 0, flipped: 0, cut: 0, text: 0 }, reasons: {}, injected: [] };
const told = (/** @type {any} */ what) => found.wrong.length < 5 && found.wrong.push(what);

for (const [name, both] of Object.entries(descriptions))
  for (const kind of /** @type {const} */ (["offer", "answer"])) {
    const facts = factsOf(both[kind]);
    const code = { kind, table: bytes(4), seat: 1, nth: 3, ...facts };
    found.sizes[`${name}: ${kind}`] = [packed(code).length, facts.addresses.map((one) => one.kind)];
    const again = codeIn(qrText(code));
    const sdp = describing(again, kind).sdp;
    // what was built again says the same
    if (!same(factsOf(sdp), facts) || !same(again, code)) told([name, kind, sdp]);
    if (!same(codeIn(linkTo(code, "https://example.org/app/?x=1#/play/3")), code)) told([name, "link"]);
  }

for (let i = 0; i < rounds; i++) {
  const code = anyCode();
  const whole = packed(code);
  for (const text of [qrText(code), ` ${qrText(code)}\n`, linkTo(code, "https://example.org/#/"), base64url(whole)])
    if (!same(codeIn(text), code)) told(text);
  const built = factsOf(describing(code, code.kind).sdp);
  if (built.ufrag !== code.ufrag || built.pwd !== code.pwd || !same(built.fingerprint, code.fingerprint)) told(built);
  if (describing(code, code.kind).sdp.split("\r\n").length !== 15 + code.addresses.length) told("lines");
  const some = bytes(any(120));
  if (!same(bytesOfBase45(base45(some)), some) || !same(bytesOfBase64url(base64url(some)), some)) told([...some]);
  for (const [what, given] of Object.entries({
    random: () => unpacked(bytes(any(140))),
    flipped: () => {
      const at = any(whole.length);
      unpacked(whole.map((byte, j) => (j === at ? byte ^ (1 << any(8)) : byte)));
    },
    cut: () => unpacked(whole.slice(0, any(whole.length))),
    text: () =>
      codeIn(Array.from({ length: any(150) }, () => String.fromCharCode(any(2) ? 32 + any(95) : any(65536))).join("")),
  })) {
    const said = outcome(given);
    if (said === "taken") found.taken[what] += 1;
    found.reasons[said] = (found.reasons[said] ?? 0) + 1;
  }
}

// what a code says of itself is looked at even where its sum is right
/** @param {Uint8Array} body */
function summed(body) {
  let sum = 0xffff;
  for (const byte of body) {
    sum ^= byte << 8;
    for (let i = 0; i < 8; i++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return Uint8Array.from([...body, sum >> 8, sum & 255]);
}
const body = packed({
  ...anyCode(),
  addresses: [{ kind: "ip4", bytes: Uint8Array.of(192, 168, 1, 7), port: 5000 }],
}).slice(0, -2);
const changed = (/** @type {number} */ at, /** @type {number} */ to) =>
  summed(body.map((byte, i) => (i === (at + body.length) % body.length ? to : byte)));
const forged = {
  "another format": changed(0, 0x20),
  "another wire": changed(1, WIRE + 1),
  "a fourth kind": changed(0, 0x13),
  "a short ufrag": changed(39, 3),
  "a long password": changed(40, 200),
  "four addresses": changed(-8, 4),
  "no address, and more": changed(-8, 0),
  "an unknown kind of address": changed(-7, 9),
  "this phone itself": changed(-6, 127),
  "many phones": changed(-6, 239),
  "more than a code": summed(Uint8Array.from([...body, 0])),
};
const forgeries = Object.fromEntries(
  Object.entries(forged).map(([name, code]) => [name, outcome(() => unpacked(code))]),
);
const facts = { ...anyCode(), pwd: `${word(20)}\r\na=x` };
found.injected = [
  outcome(() => describing(facts, "offer")),
  outcome(() => packed(facts)),
  outcome(() => factsOf(describing(anyCode(), "offer").sdp.replace("sha-256", "sha-1"))),
];
const hosts = [
  "192.168.0.9",
  "172.20.10.1",
  "fe80::1",
  "::1",
  "127.0.0.1",
  "0.0.0.0",
  "fd00::2",
  "300.1.1.1",
  "1::2::3",
  "x.local",
  "10.0.0.1\r\na=x",
];
const reached = hosts.filter((host) => addressOf(host, 9));
console.log(JSON.stringify({ ...found, forgeries, reached }));
