/** The queue is full, or the task has waited for the patience. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface RenderQueue {
  /**
   * Runs a task as soon as a place is free.
   * @throws BusyError if no place is free in time; the signal's reason if the caller aborts while waiting
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Whether a task would have to wait. */
  isFull(): boolean;
  readonly running: number;
  readonly waiting: number;
}

export interface RenderQueueOptions {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that wait. */
  length: number;
  /** Milliseconds that a task waits at most. */
  patience: number;
}

interface Waiting {
  start: () => void;
}

/** Creates a queue that runs a bounded number of tasks at a time, first come first served. */
export function createRenderQueue({ atOnce, length, patience }: RenderQueueOptions): RenderQueue {
  let running = 0;
  const waiting = new Set<Waiting>();

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next.start();
  }

  function enter(signal: AbortSignal | undefined): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= length) return Promise.reject(new BusyError("the queue is full"));
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        waiting.delete(place);
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        act();
      };
      const giveUp = () => settle(() => reject(signal?.reason));
      const place: Waiting = { start: () => settle(resolve) };
      const timer = setTimeout(() => settle(() => reject(new BusyError("waited too long"))), patience);
      signal?.addEventListener("abort", giveUp, { once: true });
      waiting.add(place);
    });
  }

  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      await enter(signal);
      try {
        return await task();
      } finally {
        leave();
      }
    },
    isFull: () => running >= atOnce,
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
