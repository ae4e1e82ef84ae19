// From a browser's description of a connection to its facts, and back to a description that browsers take. Nothing of a
// code gets into it but checked letters, and what we print ourselves.
import { addressOf, chosen, printed } from "./address.ts";
import { CodeError, type Facts, isPrintable } from "./code.ts";

/** @param sdp  as a browser writes it */
export function factsOf(sdp: string): Facts {
  const lines = sdp.split(/\r?\n/);
  const said = (name: string) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3) ?? "";
  const digest = /^sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})$/i.exec(said("fingerprint"))?.[1] ?? "";
  const places = lines.flatMap((line) => {
    const [, host, port] = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/i.exec(line) ?? [];
    const address = host && addressOf(host, Number(port));
    return address ? [address] : [];
  });
  const facts = {
    fingerprint: Uint8Array.from(digest ? digest.split(":") : [], (pair) => Number.parseInt(pair, 16)),
    ufrag: said("ice-ufrag"),
    pwd: said("ice-pwd"),
    addresses: chosen(places),
  };
  if (!isPrintable(facts)) throw new CodeError("damaged");
  return facts;
}

/** The roles are turned round: whoever has made the offer greets, once it knows everything; else the greeting backs off while
 * nobody can answer it, for as long as people take to scan. */
const SETUP = { offer: "active", answer: "passive" };

export function describing(facts: Facts, kind: "offer" | "answer"): RTCSessionDescriptionInit {
  if (!isPrintable(facts)) throw new CodeError("damaged");
  const { fingerprint, ufrag, pwd, addresses } = facts;
  const digest = [...fingerprint].map((n) => n.toString(16).padStart(2, "0").toUpperCase()).join(":");
  const places = addresses.map(
    (address, i) => `a=candidate:${i + 1} 1 udp ${2130706431 - i} ${printed(address)} ${address.port} typ host`,
  );
  const lines = [
    ...["v=0", "o=- 1 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, `a=fingerprint:sha-256 ${digest}`, `a=setup:${SETUP[kind]}`],
    ...["a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", ...places],
  ];
  return { type: kind, sdp: lines.map((line) => `${line}\r\n`).join("") };
}
