import { BodyError } from "./BodyError.ts";

/** A body that is arriving. */
export interface Arrival {
  /** Deadline, by `performance.now()`. */
  lateAt: number;
  /** Aborts the reading. Set only while the body is arriving. */
  abort?: ((reason: BodyError) => void) | undefined;
}

export interface Reading {
  arrival: Arrival;
  /** Maximum size, in bytes. */
  limit: number;
  /** Every this many bytes received extend the deadline by one second. Infinity: no extension. */
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
  { arrival, limit, bytesPerSecond }: Reading,
): Promise<Buffer<ArrayBuffer>> {
  const size = announcedSize(request, limit);
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  arrival.abort = lost.reject;
  const watch = abortWhenLate(arrival);
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), lost.promise]);
      if (done) return bytes.subarray(0, length);
      if (length + value.byteLength > size) throw new BodyError("large");
      bytes.set(value, length);
      length += value.byteLength;
      arrival.lateAt += (value.byteLength / bytesPerSecond) * 1000;
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof BodyError ? error : new BodyError("broken");
  } finally {
    arrival.abort = undefined;
    clearTimeout(watch.timer);
  }
}

/**
 * Returns the maximum bytes of a request's body: its announced length, or else the limit.
 *
 * @throws BodyError `large`
 */
export function announcedSize({ headers }: Pick<Request, "headers">, limit: number): number {
  const announced = Number(headers.get("content-length") ?? limit);
  if (announced > limit) throw new BodyError("large");
  return announced;
}

/** Aborts the body once it is late. Returns the timer, which is reset as bytes arrive. */
function abortWhenLate(arrival: Arrival): { timer: NodeJS.Timeout } {
  const watch = { timer: setTimeout(look, arrival.lateAt - performance.now()) };
  return watch;

  function look(): void {
    const left = arrival.lateAt - performance.now();
    if (left > 0) watch.timer = setTimeout(look, left);
    else arrival.abort?.(new BodyError("late"));
  }
}
