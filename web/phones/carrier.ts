// What carries texts from phone to phone, whatever is made of them.

/** What listens: to texts, and to the end. */
export type Ear = { text: (text: string) => void; end: () => void };
/** A data channel, or in tests a pair of arrays. `close`: at once, or, where something was said last, once the other end has heard
 * it and closes too. */
export type Carrier = {
  send: (text: string) => void;
  close: (hears?: boolean) => void;
  listen: (ear: Ear) => void;
};

/** Keeps what comes before anybody listens: a greeting may be there as soon as a channel is open, while whoever opened it still waits
 * for the browser to say that all is well. */
export class Inbox implements Ear {
  #kept: ((ear: Ear) => void)[] = [];
  #ear: Ear | null = null;

  text(text: string) {
    this.#hand((ear) => ear.text(text));
  }

  end() {
    this.#hand((ear) => ear.end());
  }

  #hand(it: (ear: Ear) => void) {
    if (this.#ear) it(this.#ear);
    else this.#kept.push(it);
  }

  /** In its own turn: whoever listens may not be finished yet. */
  listen(ear: Ear) {
    queueMicrotask(() => {
      for (let next = this.#kept.shift(); next; next = this.#kept.shift()) next(ear);
      this.#ear = ear;
    });
  }
}
