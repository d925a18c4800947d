import { BusyError, type Queue, type QueueOptions } from "@sayara/http-guard/queue/createQueue";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

interface SlotOptions extends Pick<QueueOptions, "owner"> {
  /** Seconds until a refused client may retry. */
  retryAfter?: number;
}

/**
 * Runs `work` when the queue has a free slot.
 *
 * @throws RefusalError `too_many_requests` beyond the owner's share; `unavailable` if the queue is full or the wait is
 *   too long.
 */
export async function runInSlot<Result>(
  queue: Queue,
  work: () => Promise<Result>,
  { retryAfter = 2, ...options }: SlotOptions = {},
): Promise<Result> {
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return work();
  };
  return queue.run(start, options).catch((error: unknown) => {
    // An error thrown by the work is passed on unchanged, even if it comes from another queue.
    if (isStarted || !(error instanceof BusyError)) throw error;
    throw new RefusalError(error.reason === "share" ? "too_many_requests" : "unavailable", { retryAfter });
  });
}
