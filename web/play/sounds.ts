// What is heard: waves, canvas, wood, coins, dice, cannon, a bell and two tunes, made here out of noise and tones. Loaded with
// the first of them.

export type Sound =
  "knock" | "coin" | "horn" | "dice" | "cannon" | "splash" | "sail" | "sink" | "card" | "bell" | "victory" | "defeat";

/** So loud all of it is at most. */
const LOUD = 0.5;

type Desk = { audio: AudioContext; out: AudioNode; noise: AudioBuffer };

let desk: Desk | null = null;

function opened(): Desk {
  if (desk) return desk;
  const audio = new AudioContext();
  const out = audio.createDynamicsCompressor();
  const volume = audio.createGain();
  volume.gain.value = LOUD;
  out.connect(volume).connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const grains = noise.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
  desk = { audio, out, noise };
  return desk;
}

/** How loud a sound is while it lasts: it rises within `attack` seconds, and has died away `seconds` later. */
function shaped({ audio, out }: Desk, at: number, seconds: number, loud: number, attack = 0.004) {
  const shape = audio.createGain();
  shape.gain.setValueAtTime(0.0001, at);
  shape.gain.exponentialRampToValueAtTime(loud, at + attack);
  shape.gain.exponentialRampToValueAtTime(0.0001, at + attack + seconds);
  shape.connect(out);
  return shape;
}

/** @param to  the frequency that it glides to, in hertz */
function tone(
  desk: Desk,
  at: number,
  { from, to = from, seconds, loud, type = "sine", attack }: Partial<Tone> & Pick<Tone, "from" | "seconds" | "loud">,
) {
  const source = desk.audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(shaped(desk, at, seconds, loud, attack));
  source.start(at);
  source.stop(at + seconds + 0.2);
}
type Tone = { from: number; to: number; seconds: number; loud: number; type: OscillatorType; attack: number };

/** Noise through a filter that glides from one frequency to another. */
function rush(
  desk: Desk,
  at: number,
  {
    from,
    to = from,
    seconds,
    loud,
    type = "bandpass",
    attack,
    q = 1,
  }: Partial<Rush> & Pick<Rush, "from" | "seconds" | "loud">,
) {
  const source = desk.audio.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  const filter = desk.audio.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(shaped(desk, at, seconds, loud, attack));
  source.start(at, Math.random());
  source.stop(at + seconds + 0.3);
}
type Rush = {
  from: number;
  to: number;
  seconds: number;
  loud: number;
  type: BiquadFilterType;
  attack: number;
  q: number;
};

/** What metal sounds like: tones that do not fit each other. */
function metal(desk: Desk, at: number, pitch: number, seconds: number, loud: number) {
  for (const [i, part] of [1, 2.01, 2.76, 4.07, 5.43].entries())
    tone(desk, at, { from: pitch * part, seconds: seconds / (1 + i * 0.5), loud: loud / (1 + i * 1.4) });
}

/** A tune: tones by half steps from the A of the chamber, with the beats that each lasts. */
function tune(desk: Desk, at: number, beat: number, notes: [step: number, beats: number][], loud: number) {
  let now = at;
  for (const [step, beats] of notes) {
    const from = 440 * 2 ** (step / 12);
    tone(desk, now, { from, seconds: beat * beats * 1.1, loud, type: "triangle", attack: 0.012 });
    tone(desk, now, { from: from / 2, seconds: beat * beats, loud: loud * 0.6, type: "sawtooth", attack: 0.02 });
    now += beat * beats;
  }
}

/** A die that bounces: seconds after the throw, and how loud. */
const BOUNCES = [
  [0, 0.5],
  [0.13, 0.42],
  [0.3, 0.5],
  [0.42, 0.3],
  [0.5, 0.26],
  [0.62, 0.2],
  [0.68, 0.14],
] as const;

const SOUNDS: Record<Sound, (desk: Desk, at: number) => void> = {
  knock(desk, at) {
    rush(desk, at, { from: 900, to: 200, seconds: 0.07, loud: 0.5, type: "lowpass" });
    tone(desk, at, { from: 180, to: 85, seconds: 0.12, loud: 0.5 });
  },
  coin(desk, at) {
    metal(desk, at, 1480, 0.3, 0.22);
    metal(desk, at + 0.07, 1860, 0.4, 0.2);
  },
  horn(desk, at) {
    for (const from of [146, 220, 293])
      tone(desk, at, { from, seconds: 0.7, loud: 0.16, type: "sawtooth", attack: 0.09 });
  },
  dice(desk, at) {
    for (const [later, loud] of BOUNCES) {
      rush(desk, at + later, { from: 2600 - later * 900, seconds: 0.035, loud, q: 3 });
      tone(desk, at + later, { from: 420 - later * 120, to: 240, seconds: 0.04, loud: loud * 0.5 });
    }
  },
  cannon(desk, at) {
    rush(desk, at, { from: 1800, to: 60, seconds: 0.9, loud: 0.9, type: "lowpass" });
    tone(desk, at, { from: 95, to: 32, seconds: 0.7, loud: 0.9 });
  },
  splash(desk, at) {
    rush(desk, at, { from: 900, to: 3200, seconds: 0.45, loud: 0.4, attack: 0.03 });
    rush(desk, at + 0.12, { from: 2600, to: 700, seconds: 0.6, loud: 0.22, attack: 0.05 });
  },
  sail(desk, at) {
    rush(desk, at, { from: 380, to: 900, seconds: 0.55, loud: 0.22, attack: 0.2, q: 0.7 });
    rush(desk, at + 0.22, { from: 1500, to: 400, seconds: 0.12, loud: 0.3, q: 0.8 });
  },
  sink(desk, at) {
    rush(desk, at, { from: 700, to: 120, seconds: 1.5, loud: 0.4, type: "lowpass", attack: 0.1 });
    tone(desk, at, { from: 130, to: 44, seconds: 1.3, loud: 0.4, type: "triangle", attack: 0.1 });
    for (const [i, from] of [330, 420, 280, 360, 250].entries())
      tone(desk, at + 0.5 + i * 0.17, { from, to: from * 1.7, seconds: 0.09, loud: 0.16 });
  },
  card(desk, at) {
    rush(desk, at, { from: 1200, to: 4200, seconds: 0.12, loud: 0.3, attack: 0.02 });
    tone(desk, at + 0.1, { from: 210, to: 120, seconds: 0.05, loud: 0.25 });
  },
  bell(desk, at) {
    metal(desk, at, 698, 1.3, 0.3);
    metal(desk, at + 0.28, 698, 1.6, 0.26);
  },
  victory(desk, at) {
    const hornpipe: [number, number][] = [
      [-2, 1],
      [2, 1],
      [5, 1],
      [10, 2],
      [7, 1],
      [10, 1],
      [14, 3],
    ];
    tune(desk, at, 0.16, hornpipe, 0.24);
    metal(desk, at + 1.2, 880, 1.6, 0.12);
  },
  defeat(desk, at) {
    const lament: [number, number][] = [
      [-5, 2],
      [-6, 1],
      [-8, 2],
      [-9, 1],
      [-12, 4],
    ];
    tune(desk, at, 0.22, lament, 0.2);
    rush(desk, at + 0.6, { from: 500, to: 180, seconds: 1.8, loud: 0.12, attack: 0.6, type: "lowpass" });
  },
};

/** Plays it now; a device without sound plays nothing. */
export function sounds(kind: Sound) {
  try {
    const at = opened();
    void at.audio.resume();
    SOUNDS[kind](at, at.audio.currentTime + 0.02);
  } catch {
    // no sound on this device
  }
}
