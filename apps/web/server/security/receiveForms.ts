import { addressGroup } from "@sayara/http-guard/addresses/addressGroup";
import { createBodies } from "@sayara/http-guard/bodies/createBodies";

/** Returns the bytes that a form of the page at this path may have; 0 where the page takes none. */
export type FormLimitOf = (path: string) => number;

/**
 * Returns the function that calls another with a request whose body is in memory, so that a render never waits for a
 * slow sender. The body of a page without a form is not read: the page itself refuses.
 *
 * @throws BodyError
 */
export function receiveForms(limitOf: FormLimitOf) {
  const bodies = createBodies();
  return async <T>(request: Request, address: string, answer: (whole: Request) => Promise<T>): Promise<T> => {
    if (request.body === null) return answer(request);
    const { url, method, headers, signal } = request;
    const limit = limitOf(new URL(url).pathname);
    if (limit === 0) return answer(new Request(url, { method, headers, signal }));
    const { bytes, release } = await bodies.receive(request, { limit, sender: addressGroup(address) });
    try {
      return await answer(new Request(url, { method, headers, signal, body: bytes }));
    } finally {
      release();
    }
  };
}
