import { asFault } from "@sayara/api-client/client/asFault";
import type { Outcome } from "@sayara/api-client/client/Outcome";
import { Fault } from "@sayara/api-client/client/Fault";
import { outcomeOf, readBody } from "@sayara/api-client/client/outcomeOf";
import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";

export interface ResponseRequest {
  url: string;
  headers: Record<string, string>;
  /** ETag of the cached response. */
  etag: string | undefined;
  /** In milliseconds. */
  timeout: number;
  fetch: typeof globalThis.fetch;
}

export type RequestedResponse<E extends Endpoint> =
  | { state: "unchanged"; seconds: number }
  | { state: "received"; outcome: Outcome<E>; etag: string | undefined; seconds: number };

/**
 * Requests a public response with a conditional GET.
 * @throws Fault, also for 429: the rate limit is the visitor's, so it must not be cached
 */
export async function requestResponse<E extends Endpoint>(
  endpoint: E,
  { url, headers, etag, timeout, fetch }: ResponseRequest,
): Promise<RequestedResponse<E>> {
  try {
    const response = await fetch(url, {
      headers: { ...headers, ...(etag !== undefined && { "If-None-Match": etag }) },
      signal: AbortSignal.timeout(timeout),
    });
    const { status } = response;
    const seconds = maxAgeOf(response.headers.get("Cache-Control"));
    if (status === 304) return { state: "unchanged", seconds };
    if (status === 429 || status >= 500) {
      await response.body?.cancel();
      throw new Fault("server", { endpoint: endpoint.name, status, detail: `status ${status}` });
    }
    const outcome = outcomeOf(endpoint, status, await readBody(endpoint, response));
    return { state: "received", outcome, etag: response.headers.get("ETag") ?? undefined, seconds };
  } catch (cause) {
    throw asFault(endpoint, { base: new URL(url).origin, cause });
  }
}

/** Returns `max-age` in seconds; 0 if the response must not be cached. */
function maxAgeOf(cacheControl: string | null): number {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(cacheControl ?? "") ?? [];
  return Number(seconds ?? 0);
}
