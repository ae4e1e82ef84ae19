// As much of a browser's connections as web/phones/peer.ts asks of one: to be imported before it.
globalThis.CSS = { supports: () => false };
globalThis.addEventListener ??= () => {};

/** Those that were made. */
export const peers = [];

const SDP = [
  "a=ice-ufrag:abcd",
  `a=ice-pwd:${"a".repeat(24)}`,
  `a=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}`,
];

globalThis.RTCPeerConnection = class extends EventTarget {
  iceGatheringState = "complete";
  localDescription = { sdp: SDP.join("\r\n") };
  closed = false;
  constructor() {
    super();
    peers.push(this);
  }
  createDataChannel() {
    return (this.channel = new EventTarget());
  }
  createOffer = async () => ({});
  setLocalDescription = async () => {};
  setRemoteDescription = async () => {};
  close() {
    this.closed = true;
  }
};
