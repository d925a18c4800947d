/**
 * Why a task is rejected: the queue is full, the task has waited too long, or its owner has too many tasks in progress.
 */
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
  /** Maximum number of running tasks. */
  atOnce: number;
  /** Maximum number of waiting tasks. */
  waiting: number;
  /** Maximum waiting time of a task, in milliseconds. */
  patience: number;
  /** Maximum number of one owner's tasks, including waiting ones. Absent: no limit. */
  ofOneOwner?: number;
}

export interface QueueOptions {
  /** Aborted when the caller no longer needs the task, which then leaves the queue. */
  signal?: AbortSignal | undefined;
  /** Owner whose share the task counts towards. */
  owner?: string;
}

export interface Queue {
  /**
   * Runs a task as soon as a slot is free.
   *
   * @throws BusyError if no slot becomes free before the timeout; the signal's reason if the caller aborts while
   *   waiting
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

  /** Passes the slot to the first waiting task. */
  function leave(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next.start();
  }

  /** Counts a task towards its owner's share. Returns a function that releases it. */
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
