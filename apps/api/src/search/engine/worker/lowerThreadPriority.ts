import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** Nice value: a third of the processor time of a thread at 0 that competes for the same processor. */
const NICE = 5;

/**
 * Makes the calling thread give way to the others of its process and to PostgreSQL when processors are busy. Linux
 * only, where each thread has a priority of its own; elsewhere it does nothing.
 */
export function lowerThreadPriority(): void {
  try {
    // Reads "<process>/task/<thread>". A synchronous call, because others run in threads of the pool.
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, NICE);
  } catch {
    // Without it searches only compete as equals.
  }
}
