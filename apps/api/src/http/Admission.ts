import { RefusalError } from "./refusals.ts";

export interface AdmissionLimits {
  /** Requests in work at the same time. */
  atOnce: number;
  /** Requests that may wait for their turn. */
  waiting: number;
  /** Milliseconds that one may wait. */
  patience: number;
}

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 2;

interface Waiting {
  admit: () => void;
}

/** Lets so many in at a time; the others wait in a queue with an end and a deadline, first come, first served. */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue = new Set<Waiting>();
  #inWork = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn.
   *
   * @returns what ends the turn; it is called once.
   * @throws RefusalError `unavailable` when the queue is full or the wait too long.
   */
  async enter(): Promise<() => void> {
    if (this.#inWork < this.#limits.atOnce) {
      this.#inWork += 1;
      return this.#leave;
    }
    if (this.#queue.size >= this.#limits.waiting) throw tooBusy();
    await new Promise<void>((admit, refuse) => {
      const waiting: Waiting = {
        admit: () => {
          clearTimeout(timer);
          admit();
        },
      };
      const timer = setTimeout(() => {
        this.#queue.delete(waiting);
        refuse(tooBusy());
      }, this.#limits.patience);
      this.#queue.add(waiting);
    });
    return this.#leave;
  }

  /** The place goes to whoever waits longest, if anybody does. */
  readonly #leave = (): void => {
    const [next] = this.#queue;
    if (next === undefined) {
      this.#inWork -= 1;
      return;
    }
    this.#queue.delete(next);
    next.admit();
  };
}

function tooBusy(): RefusalError {
  return new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
}
