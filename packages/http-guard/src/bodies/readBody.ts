import { BodyError } from "./BodyError.ts";

/** A body that is arriving. */
export interface Arrival {
  /** Deadline, by `performance.now()`. */
  deadline: number;
  /** Aborts the reading. Set only while the body is arriving. */
  abort?: ((reason: BodyError) => void) | undefined;
}

export interface ReadOptions {
  arrival: Arrival;
  /** Maximum size, in bytes. */
  limit: number;
  /** Number of received bytes that extend the deadline by one second. Infinity: no extension. */
  bytesPerSecond: number;
}

/**
 * Reads the whole body of a request into one buffer. Storing the chunks as they arrive would take some hundred bytes
 * for a chunk of one byte.
 *
 * @throws BodyError
 */
export async function readBody(
  request: Request,
  { arrival, limit, bytesPerSecond }: ReadOptions,
): Promise<Buffer<ArrayBuffer>> {
  const size = maxBodySize(request, limit);
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => {});
  arrival.abort = aborted.reject;
  const watchdog = abortAtDeadline(arrival);
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted.promise]);
      if (done) return bytes.subarray(0, length);
      if (length + value.byteLength > size) throw new BodyError("large");
      bytes.set(value, length);
      length += value.byteLength;
      arrival.deadline += (value.byteLength / bytesPerSecond) * 1000;
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof BodyError ? error : new BodyError("broken");
  } finally {
    arrival.abort = undefined;
    clearTimeout(watchdog.timer);
  }
}

/**
 * Returns the maximum bytes of a request's body: its announced length, or else the limit.
 *
 * @throws BodyError `large`
 */
export function maxBodySize({ headers }: Pick<Request, "headers">, limit: number): number {
  const declaredLength = Number(headers.get("content-length") ?? limit);
  if (declaredLength > limit) throw new BodyError("large");
  return declaredLength;
}

/** Aborts the body once it is late. Returns the timer, which is reset as bytes arrive. */
function abortAtDeadline(arrival: Arrival): { timer: NodeJS.Timeout } {
  const watchdog = { timer: setTimeout(checkDeadline, arrival.deadline - performance.now()) };
  return watchdog;

  function checkDeadline(): void {
    const remaining = arrival.deadline - performance.now();
    if (remaining > 0) watchdog.timer = setTimeout(checkDeadline, remaining);
    else arrival.abort?.(new BodyError("late"));
  }
}
