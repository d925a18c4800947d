import { RefusalError } from "#api/http/answers/refusals.ts";

export interface AdmissionLimits {
  /** Concurrent requests. */
  atOnce: number;
  /** Length of the queue. */
  waiting: number;
  /** Milliseconds that a request may wait. */
  patience: number;
}

/** Seconds until a refused client may retry. */
const RETRY_AFTER = 2;

interface Waiting {
  admit: () => void;
}

/** Limits concurrent requests. Others wait in a bounded queue with a deadline, first come, first served. */
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
   * @returns a function that ends the turn; call it once.
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

  /** Passes the turn to the first of the queue. */
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
