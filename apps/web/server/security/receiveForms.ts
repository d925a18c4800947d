import { addressGroup } from "@sayara/http-guard/addresses/addressGroup";
import { createBodies } from "@sayara/http-guard/bodies/createBodies";

/** Returns the maximum size in bytes of a form body at this path; 0 if the page has no form. */
export type FormLimitOf = (path: string) => number;

/**
 * Returns a function that reads the request's body into memory before it calls the handler, so that a render never
 * waits for a slow sender. Does not read the body for a page without a form: the page itself rejects the request.
 *
 * @throws BodyError
 */
export function receiveForms(limitOf: FormLimitOf) {
  const bodies = createBodies();
  return async <T>(
    request: Request,
    address: string,
    handle: (receivedRequest: Request) => Promise<T>,
  ): Promise<T> => {
    if (request.body === null) return handle(request);
    const { url, method, headers, signal } = request;
    const limit = limitOf(new URL(url).pathname);
    if (limit === 0) return handle(new Request(url, { method, headers, signal }));
    const { bytes, release } = await bodies.receive(request, { limit, sender: addressGroup(address) });
    try {
      return await handle(new Request(url, { method, headers, signal, body: bytes }));
    } finally {
      release();
    }
  };
}
