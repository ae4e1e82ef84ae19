// The requests to another thread that wait for their answers, by number.

type Asked = { resolve: (value: string) => void; reject: (error: Error) => void };

export class Calls {
  #last = 0;
  #waiting: Map<number, Asked> = new Map();
  #post;

  constructor(post: (request: { id: number; name: string; args: string[] }) => void) {
    this.#post = post;
  }

  send(name: string, ...args: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      this.#post({ id: this.#last, name, args });
    });
  }

  /** What nobody has asked for is nothing. */
  answer(id: number, value: string) {
    this.#take(id)?.resolve(value);
  }

  refuse(id: number, text: string) {
    this.#take(id)?.reject(new Error(text));
  }

  /** Nobody will answer any more. */
  end(error: Error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #take(id: number) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    return asked;
  }
}
