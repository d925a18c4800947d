import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

/** Nice value that leaves a third of the CPU time of a thread at 0 on the same core. */
const NICE = 5;

/**
 * Lowers the calling thread's priority, so that it yields to the process's other threads and to PostgreSQL on busy
 * cores. Works only on Linux, where each thread has its own priority; does nothing elsewhere.
 */
export function lowerThreadPriority(): void {
  try {
    // Reads "<process>/task/<thread>". The call is synchronous, because others run in the thread pool.
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, NICE);
  } catch {
    // On failure, searches merely compete at the normal priority.
  }
}
