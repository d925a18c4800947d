import { writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** Bytes that wait for a reader that is slow. Later lines are dropped. */
const MOST_WAITING = 1024 * 1024;
/** Milliseconds until a slow reader is tried again. */
const PAUSE = 50;

/**
 * Standard output for the log. A full disk or a closed pipe costs lines of the log, and ends neither a request nor the
 * process. pino's own destination passes a full disk on as an uncaught error, and its `flushSync`, which `fatal` calls,
 * tries for ever.
 */
export function standardOutput(): DestinationStream {
  let waiting = "";
  let isTorn = false;
  let again: NodeJS.Timeout | undefined;
  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) return;
      // What is left of a line that was cut off is not joined to the next one.
      waiting += isTorn ? `\n${line}` : line;
      isTorn = false;
      if (again === undefined) flush();
    },
  };

  function flush(): void {
    again = undefined;
    let rest = Buffer.from(waiting);
    waiting = "";
    const { length } = rest;
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EAGAIN") {
        waiting = rest.toString();
        again = setTimeout(flush, PAUSE);
      } else {
        isTorn = rest.length < length;
      }
    }
  }
}
