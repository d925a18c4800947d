import { writeSync } from "node:fs";

/** Maximum size of the buffer for a slow reader, in bytes. Further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Milliseconds between retries for a slow reader. */
const RETRY_INTERVAL = 50;

/**
 * Writes the log to standard output. If the disk is full or the pipe is closed, lines are lost, but no request fails
 * and the process does not end. pino's own destination throws an uncaught error on a full disk, and its `flushSync`,
 * called by `fatal`, retries forever.
 */
export function standardOutput(): { write(line: string): void } {
  let buffered = "";
  let isTruncated = false;
  let retryTimer: NodeJS.Timeout | undefined;
  return {
    write(line) {
      if (buffered.length + line.length > MAX_BUFFERED_BYTES) return;
      // Starts a new line, so that it is not joined to a truncated one.
      buffered += isTruncated ? `\n${line}` : line;
      isTruncated = false;
      if (retryTimer === undefined) flush();
    },
  };

  function flush(): void {
    retryTimer = undefined;
    let remaining = Buffer.from(buffered);
    buffered = "";
    const { length } = remaining;
    try {
      while (remaining.length > 0) remaining = remaining.subarray(writeSync(1, remaining));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EAGAIN") {
        buffered = remaining.toString();
        retryTimer = setTimeout(flush, RETRY_INTERVAL);
      } else {
        isTruncated = remaining.length < length;
      }
    }
  }
}
