import { BusyError } from "./createRenderQueue.ts";

/** Bytes of all bodies in memory. */
const MOST = 32_000_000;
/** Bytes that each part of a body takes besides its content. */
const PART = 200;

/**
 * Returns the function that calls another with a request whose body is in memory, so that a render never waits for a
 * slow sender. `boundBody` limits the size of one body, the server's request timeout the time.
 *
 * @throws BusyError when the bodies under way would take too much memory.
 */
export function holdBodies() {
  let held = 0;
  return async <T>(request: Request, answer: (whole: Request) => Promise<T>): Promise<T> => {
    if (request.body === null) return answer(request);
    let own = 0;
    const parts: Uint8Array[] = [];
    try {
      for await (const part of request.body) {
        const size = part.byteLength + PART;
        own += size;
        held += size;
        if (held > MOST) throw new BusyError("too many bodies are under way");
        parts.push(part);
      }
      const { url, method, headers, signal } = request;
      return await answer(new Request(url, { method, headers, signal, body: Buffer.concat(parts) }));
    } finally {
      held -= own;
    }
  };
}
