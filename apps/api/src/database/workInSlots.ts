import { setTimeout } from "node:timers/promises";

/** Milliseconds until the next check for due rows, while some slots or lanes are free and others are busy. */
const POLL_INTERVAL = 1000;

/** Due rows of one kind, and the work to do for each. */
interface Lane<Row> {
  /** Maximum number of rows processed concurrently. */
  slots: number;
  /** Reserves up to `count` due rows for longer than `work` takes, and returns them; empty if none is due. */
  reserve: (count: number) => Promise<Row[]>;
  work: (row: Row) => Promise<void>;
}

export interface Progress {
  /** Returns false when no further rows may be taken. */
  shouldContinue?: (() => boolean) | undefined;
}

/**
 * Processes due rows until none is left. A slot takes the next row as soon as it is free, so that a hanging
 * row delays only its own slot. The lanes do not wait for each other: a lane without due rows checks for new
 * ones while another lane is busy. A row is reserved only when its work begins.
 *
 * @returns the number of rows taken.
 * @throws the first error of `reserve` or `work`, after the rows in progress have finished.
 */
export async function workInSlots<Row>(
  lanes: readonly Lane<Row>[],
  { shouldContinue = () => true }: Progress = {},
): Promise<number> {
  const lanesAtWork: LanesAtWork = { count: lanes.length, isOver: false, over: Promise.withResolvers() };
  const results = await Promise.allSettled(
    lanes.map((lane) => workLane(lane, { shouldContinue, lanesAtWork })),
  );
  let count = 0;
  for (const result of results) {
    if (result.status === "rejected") throw result.reason;
    count += result.value;
  }
  return count;
}

/** Counts the lanes that are checking for rows or processing some. */
interface LanesAtWork {
  count: number;
  /** Whether the count has reached 0. */
  isOver: boolean;
  over: PromiseWithResolvers<void>;
}

async function workLane<Row>(
  { slots, reserve, work }: Lane<Row>,
  { shouldContinue, lanesAtWork }: { shouldContinue: () => boolean; lanesAtWork: LanesAtWork },
): Promise<number> {
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  let count = 0;
  let finished = 0;
  const start = (row: Row) => {
    count += 1;
    const promise: Promise<void> = work(row)
      .catch((error: unknown) => void faults.push(error))
      .finally(() => {
        finished += 1;
        running.delete(promise);
      });
    running.add(promise);
  };
  try {
    for (;;) {
      while (running.size < slots && shouldContinue()) {
        const finishedBefore = finished;
        const rows = await reserve(slots - running.size);
        // A row that finished in the meantime may have kept others from being reserved.
        if (rows.length === 0 && finished === finishedBefore) break;
        for (const row of rows) start(row);
      }
      if (running.size > 0) await Promise.race([...running, ...(running.size < slots ? [pause()] : [])]);
      else if (!shouldContinue() || !(await pauseWhileOthersWork(lanesAtWork))) break;
    }
  } finally {
    await Promise.all(running);
    leave(lanesAtWork);
  }
  if (faults.length > 0) throw faults[0];
  return count;
}

/** Waits for new rows. Returns false once no other lane is busy. */
async function pauseWhileOthersWork(lanesAtWork: LanesAtWork): Promise<boolean> {
  leave(lanesAtWork);
  await Promise.race([lanesAtWork.over.promise, pause()]);
  lanesAtWork.count += 1;
  return !lanesAtWork.isOver;
}

function leave(lanesAtWork: LanesAtWork): void {
  lanesAtWork.count -= 1;
  if (lanesAtWork.count > 0) return;
  lanesAtWork.isOver = true;
  lanesAtWork.over.resolve();
}

function pause(): Promise<void> {
  return setTimeout(POLL_INTERVAL, undefined, { ref: false });
}
