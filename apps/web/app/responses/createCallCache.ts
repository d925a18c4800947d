import { Fault } from "@sayara/api-client/client/Fault";
import type { Outcome } from "@sayara/api-client/client/Outcome";
import { requestPath } from "@sayara/api-client/client/requestPath";
import type { CallInput, Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { createLru } from "./createLru.ts";
import { requestResponse } from "./requestResponse.ts";

export interface AnswersOptions {
  baseUrl: string;
  /** Called for a fault whose page received a cached response. */
  onFault: (error: unknown) => void;
  fetch?: typeof globalThis.fetch;
  /** Current time in milliseconds. */
  now?: () => number;
}

/** Cache of the API's public responses, shared by all visitors. */
export interface Answers {
  /**
   * @param headers the visitor's headers; sent with a call made for them
   * @throws Fault if the API is unreachable and no response is cached
   */
  get<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: Record<string, string>,
  ): Promise<Outcome<E>>;
}

/** Upper bound of the API's `max-age`, in milliseconds. Until then a response is used without revalidation. */
const longestFresh = 30_000;
/** Milliseconds after `longestFresh` in which the response is used and revalidated in the background. */
const staleWhileRevalidate = 30_000;
/**
 * Milliseconds after `longestFresh` in which the page waits for the revalidation, and uses the response only if that
 * fails.
 */
const staleIfError = 300_000;
/** Milliseconds after a fault in which cached responses are used without another call. */
const pauseAfterFault = 2000;
const timeout = 5000;
const bounds = { count: 500, size: 500, sizeOf: () => 1 };

interface CachedResponse {
  outcome: Outcome<Endpoint>;
  etag: string | undefined;
  checkedAt: number;
  freshFor: number;
  failedAt: number;
}

export function createCallCache({
  baseUrl,
  onFault,
  fetch = globalThis.fetch,
  now = Date.now,
}: AnswersOptions): Answers {
  const kept = createLru<CachedResponse>(bounds);
  const calls = new Map<string, Promise<Outcome<Endpoint>>>();

  function refresh(
    endpoint: Endpoint,
    path: string,
    headers: Record<string, string>,
  ): Promise<Outcome<Endpoint>> {
    const running = calls.get(path);
    if (running !== undefined)
      return running.catch((fault: unknown) => {
        // The rate limit is that of the visitor who made the call.
        if (fault instanceof Fault && fault.status === 429) return refresh(endpoint, path, headers);
        throw fault;
      });
    const call = request(endpoint, path, headers).finally(() => calls.delete(path));
    calls.set(path, call);
    return call;
  }

  async function request(
    endpoint: Endpoint,
    path: string,
    headers: Record<string, string>,
  ): Promise<Outcome<Endpoint>> {
    const known = kept.get(path);
    try {
      const url = baseUrl + path;
      const requested = await requestResponse(endpoint, { url, headers, etag: known?.etag, timeout, fetch });
      const times = {
        checkedAt: now(),
        freshFor: Math.min(requested.seconds * 1000, longestFresh),
        failedAt: -Infinity,
      };
      if (requested.state === "unchanged" && known !== undefined) {
        Object.assign(known, times);
        return known.outcome;
      }
      if (requested.state === "unchanged")
        throw new Error(`${endpoint.name}: 304 to an unconditional request`);
      const { outcome, etag } = requested;
      if (outcome.ok && times.freshFor > 0) kept.set(path, { outcome, etag, ...times });
      else kept.delete(path);
      return outcome;
    } catch (fault) {
      if (known !== undefined) known.failedAt = now();
      throw fault;
    }
  }

  async function get(
    endpoint: Endpoint,
    input: CallInput<Endpoint>,
    headers: Record<string, string>,
  ): Promise<Outcome<Endpoint>> {
    const { params, query } = input as Record<"params" | "query", Record<string, unknown> | undefined>;
    const path = requestPath(endpoint.path, params, query);
    const known = kept.get(path);
    if (known === undefined) return refresh(endpoint, path, headers);

    const age = now() - known.checkedAt;
    if (age < known.freshFor) return known.outcome;
    const mayStandIn = age < known.freshFor + staleIfError;
    if (mayStandIn && now() - known.failedAt < pauseAfterFault) return known.outcome;
    if (age < known.freshFor + staleWhileRevalidate) {
      refresh(endpoint, path, headers).catch(onFault);
      return known.outcome;
    }
    try {
      return await refresh(endpoint, path, headers);
    } catch (fault) {
      if (!mayStandIn) throw fault;
      onFault(fault);
      return known.outcome;
    }
  }

  // The key contains the endpoint's path, so its value is an outcome of that endpoint.
  return { get: get as Answers["get"] };
}
