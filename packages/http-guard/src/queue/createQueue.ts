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
  concurrency: number;
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
  /** Maximum waiting time of a task, in milliseconds. */
  waitTimeout: number;
  /** Maximum number of one owner's tasks, including waiting ones. Absent: no limit. */
  maxPerOwner?: number;
}

export interface QueueOptions {
  /** Aborted when the caller no longer needs the task. The task then leaves the queue. */
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

interface WaitingTask {
  start: () => void;
}

/** Creates a queue that runs a bounded number of tasks at a time, first come, first served. */
export function createQueue({ concurrency, maxWaiting, waitTimeout, maxPerOwner }: QueueLimits): Queue {
  let running = 0;
  const waiting = new Set<WaitingTask>();
  const owners = new Map<string, number>();

  function acquireSlot(signal: AbortSignal | undefined): Promise<void> | undefined {
    if (running < concurrency) {
      running += 1;
      return undefined;
    }
    if (waiting.size >= maxWaiting) throw new BusyError("full");
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        waiting.delete(waitingTask);
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        action();
      };
      const onAbort = () => settle(() => reject(signal?.reason));
      const waitingTask: WaitingTask = { start: () => settle(resolve) };
      const timer = setTimeout(() => settle(() => reject(new BusyError("late"))), waitTimeout);
      signal?.addEventListener("abort", onAbort, { once: true });
      waiting.add(waitingTask);
    });
  }

  /** Passes the slot to the first waiting task. */
  function releaseSlot(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next.start();
  }

  /** Counts a task towards its owner's share. Returns a function that releases it. */
  function countTask(owner: string): () => void {
    const count = owners.get(owner) ?? 0;
    if (maxPerOwner !== undefined && count >= maxPerOwner) throw new BusyError("share");
    owners.set(owner, count + 1);
    return () => {
      const remaining = (owners.get(owner) ?? 1) - 1;
      if (remaining > 0) owners.set(owner, remaining);
      else owners.delete(owner);
    };
  }

  return {
    async run(task, { signal, owner } = {}) {
      signal?.throwIfAborted();
      const releaseShare = owner === undefined ? undefined : countTask(owner);
      try {
        await acquireSlot(signal);
        try {
          return await task();
        } finally {
          releaseSlot();
        }
      } finally {
        releaseShare?.();
      }
    },
    isFull: () => running >= concurrency,
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
