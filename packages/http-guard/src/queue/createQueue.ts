/** Why a task gets no turn: the queue is full, it has waited too long, or its owner has too many tasks under way. */
export type BusyReason = "full" | "late" | "share";

export class BusyError extends Error {
  override readonly name = "BusyError";
  readonly reason: BusyReason;

  constructor(reason: BusyReason) {
    super(
      { full: "the queue is full", late: "waited too long", share: "too many tasks of one owner" }[reason],
    );
    this.reason = reason;
  }
}

export interface QueueLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that wait. */
  waiting: number;
  /** Milliseconds that a task waits at most. */
  patience: number;
  /** Tasks of one owner, those that wait included. No limit if absent. */
  ofOneOwner?: number;
}

export interface QueueOptions {
  /** Aborted when the caller no longer needs the task: it then leaves its place. */
  signal?: AbortSignal | undefined;
  /** Whose share the task takes. */
  owner?: string;
}

export interface Queue {
  /**
   * Runs a task as soon as there is a place.
   *
   * @throws BusyError if there is none in time; the signal's reason if the caller aborts meanwhile
   */
  run<Result>(task: () => Promise<Result>, options?: QueueOptions): Promise<Result>;
  /** Whether a task would have to wait. */
  isFull(): boolean;
  readonly running: number;
  readonly waiting: number;
}

interface Place {
  start: () => void;
}

/** Creates a queue that runs a bounded number of tasks at a time, first come, first served. */
export function createQueue({ atOnce, waiting: most, patience, ofOneOwner }: QueueLimits): Queue {
  let running = 0;
  const waiting = new Set<Place>();
  const owners = new Map<string, number>();

  function enter(signal: AbortSignal | undefined): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (waiting.size >= most) throw new BusyError("full");
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        waiting.delete(place);
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        act();
      };
      const giveUp = () => settle(() => reject(signal?.reason));
      const place: Place = { start: () => settle(resolve) };
      const timer = setTimeout(() => settle(() => reject(new BusyError("late"))), patience);
      signal?.addEventListener("abort", giveUp, { once: true });
      waiting.add(place);
    });
  }

  /** Passes the place to the first that waits. */
  function leave(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next.start();
  }

  /** Returns a function that gives the share back. */
  function takeShare(owner: string): () => void {
    const own = owners.get(owner) ?? 0;
    if (ofOneOwner !== undefined && own >= ofOneOwner) throw new BusyError("share");
    owners.set(owner, own + 1);
    return () => {
      const left = (owners.get(owner) ?? 1) - 1;
      if (left > 0) owners.set(owner, left);
      else owners.delete(owner);
    };
  }

  return {
    async run(task, { signal, owner } = {}) {
      signal?.throwIfAborted();
      const giveBack = owner === undefined ? undefined : takeShare(owner);
      try {
        await enter(signal);
        try {
          return await task();
        } finally {
          leave();
        }
      } finally {
        giveBack?.();
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
