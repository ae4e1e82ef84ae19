// A connection between two phones in one network, without any server: this is the one place where one is made.
import { type Carrier, Inbox } from "./carrier.ts";
import type { Facts } from "./code.ts";
import { describing, factsOf } from "./describe.ts";
import type { Prepared } from "./reserve.ts";

/** How long a browser may look for addresses. */
const GATHERING_MS = 3_000;
/** A phone that sleeps hears what was said last when it wakes up, if that is soon: then its browser gives the connection up too. */
const HEARS_MS = 30_000;

/** WebKit's engine on Linux has no such connections, nor has an iPhone in Lockdown Mode. */
export const canConnect = () => typeof globalThis.RTCPeerConnection === "function";

function connection() {
  const peer = new RTCPeerConnection({ iceServers: [] });
  // both sides know of it, so that nothing needs to be said to open it
  const channel = peer.createDataChannel("game", { negotiated: true, id: 0 });
  return { peer, channel };
}

/** Once all addresses are known, or it takes too long. */
async function gathered(peer: RTCPeerConnection): Promise<Facts> {
  if (peer.iceGatheringState !== "complete")
    await new Promise((done) => {
      const timer = setTimeout(done, GATHERING_MS);
      peer.addEventListener("icegatheringstatechange", () => {
        if (peer.iceGatheringState !== "complete") return;
        clearTimeout(timer);
        done(undefined);
      });
    });
  return factsOf(peer.localDescription?.sdp ?? "");
}

/** Resolves when the channel is open; never, where the phones do not reach each other: whoever waits counts seconds. */
const opened = (peer: RTCPeerConnection, channel: RTCDataChannel): Promise<Carrier> =>
  new Promise((done) => {
    channel.addEventListener("open", () => done(carrierOf(peer, channel)));
  });

function carrierOf(peer: RTCPeerConnection, channel: RTCDataChannel): Carrier {
  const inbox = new Inbox();
  // anything but text is nonsense
  channel.addEventListener("message", ({ data }) => inbox.text(typeof data === "string" ? data : ""));
  channel.addEventListener("close", () => inbox.end());
  peer.addEventListener("connectionstatechange", () => {
    if (peer.connectionState === "failed" || peer.connectionState === "closed") inbox.end();
  });
  const close = () => {
    removeEventListener("pagehide", close);
    peer.close();
  };
  addEventListener("pagehide", close);
  const closeOnceHeard = () => {
    channel.addEventListener("close", close);
    setTimeout(close, HEARS_MS);
  };
  return {
    send: (text) => channel.send(text),
    close: (hears) => (hears && channel.readyState === "open" ? closeOnceHeard() : void setTimeout(close, 50)),
    listen: (ear) => inbox.listen(ear),
  };
}

/** A phone that waits to be answered: for as long as people need, because nothing runs yet. */
export type Offered = {
  facts: Facts;
  answered: (facts: Facts) => Promise<void>;
  carrier: Promise<Carrier>;
  close: () => void;
};

export async function offering(): Promise<Offered> {
  const { peer, channel } = connection();
  const carrier = opened(peer, channel);
  await peer.setLocalDescription(await peer.createOffer());
  return {
    facts: await gathered(peer),
    answered: (facts) => peer.setRemoteDescription(describing(facts, "answer")),
    carrier,
    close: () => peer.close(),
  };
}

/** A phone that has read the other's code, and shows its own. `hears`: whether the other was heard already, as far as this browser can
 * tell: it is told before anybody has read the answer. */
type Answered = { facts: Facts; carrier: Promise<Carrier>; hears: Promise<void>; close: () => void };

export async function answering(offer: Facts): Promise<Answered> {
  const { peer, channel } = connection();
  const carrier = opened(peer, channel);
  const hears: Promise<void> = new Promise((done) => {
    peer.addEventListener("iceconnectionstatechange", () => {
      if (peer.iceConnectionState === "connected") done();
    });
  });
  await peer.setRemoteDescription(describing(offer, "offer"));
  await peer.setLocalDescription(await peer.createAnswer());
  return { facts: await gathered(peer), carrier, hears, close: () => peer.close() };
}

/** Firefox gives up an answer of which nothing is heard for five seconds; Chromium was seen to wait for five minutes. */
export const KEEPS_ANSWERS = !CSS.supports("-moz-appearance", "none");

/** An answer that is told now and used later: nothing of it runs, so it lasts as long as the page. It has no addresses: the other
 * phone takes them from the first packet. */
export async function preparing(offer: Facts): Promise<Omit<Prepared, "code"> & { facts: Facts }> {
  const { peer, channel } = connection();
  const carrier = opened(peer, channel);
  await peer.setRemoteDescription(describing(offer, "offer"));
  const answer = await peer.createAnswer();
  return {
    facts: { ...factsOf(answer.sdp ?? ""), addresses: [] },
    knock: async () => {
      await peer.setLocalDescription(answer);
      return carrier;
    },
    close: () => peer.close(),
  };
}
