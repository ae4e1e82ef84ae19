// The requests to another thread that wait for their answers, by number.

/** @typedef {{ resolve: (value: string) => void, reject: (error: Error) => void }} Asked */

export class Calls {
  #last = 0;
  /** @type {Map<number, Asked>} */
  #waiting = new Map();
  #post;

  /** @param {(request: { id: number, name: string, args: string[] }) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** @param {string} name @param {string[]} args @returns {Promise<string>} */
  send(name, ...args) {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      this.#post({ id: this.#last, name, args });
    });
  }

  /** What nobody has asked for is nothing. @param {number} id @param {string} value */
  answer(id, value) {
    this.#take(id)?.resolve(value);
  }

  /** @param {number} id @param {string} text */
  refuse(id, text) {
    this.#take(id)?.reject(new Error(text));
  }

  /** Nobody will answer any more. @param {Error} error */
  end(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** @param {number} id */
  #take(id) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    return asked;
  }
}
