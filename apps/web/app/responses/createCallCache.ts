import { Fault } from "@sayara/api-client/client/Fault";
import type { Outcome } from "@sayara/api-client/client/Outcome";
import { requestPath } from "@sayara/api-client/client/requestPath";
import type { CallInput, Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { LRUCache } from "lru-cache";
import { requestResponse } from "./requestResponse.ts";

export interface CallCacheOptions {
  baseUrl: string;
  /** Called for a fault whose page received a cached response. */
  onFault: (error: unknown) => void;
  fetch?: typeof globalThis.fetch;
  /** Current time in milliseconds. */
  now?: () => number;
}

/** Cache of the API's public responses, shared by all visitors. */
export interface CallCache {
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
const maxFresh = 30_000;
/** Milliseconds after `maxFresh` in which the response is used and revalidated in the background. */
const staleWhileRevalidate = 30_000;
/**
 * Milliseconds after `maxFresh` in which the page waits for the revalidation, and uses the response only if that
 * fails.
 */
const staleIfError = 300_000;
/** Milliseconds after a fault in which cached responses are used without another call. */
const pauseAfterFault = 2000;
const timeout = 5000;
const MAX_RESPONSES = 500;

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
}: CallCacheOptions): CallCache {
  const cache = new LRUCache<string, CachedResponse>({ max: MAX_RESPONSES });
  const pendingCalls = new Map<string, Promise<Outcome<Endpoint>>>();

  function refresh(
    endpoint: Endpoint,
    path: string,
    headers: Record<string, string>,
  ): Promise<Outcome<Endpoint>> {
    const running = pendingCalls.get(path);
    if (running !== undefined)
      return running.catch((fault: unknown) => {
        // The rate limit is that of the visitor who made the call.
        if (fault instanceof Fault && fault.status === 429) return refresh(endpoint, path, headers);
        throw fault;
      });
    const call = request(endpoint, path, headers).finally(() => pendingCalls.delete(path));
    pendingCalls.set(path, call);
    return call;
  }

  async function request(
    endpoint: Endpoint,
    path: string,
    headers: Record<string, string>,
  ): Promise<Outcome<Endpoint>> {
    const cached = cache.get(path);
    try {
      const url = baseUrl + path;
      const requested = await requestResponse(endpoint, { url, headers, etag: cached?.etag, timeout, fetch });
      const times = {
        checkedAt: now(),
        freshFor: Math.min(requested.seconds * 1000, maxFresh),
        failedAt: -Infinity,
      };
      if (requested.state === "unchanged" && cached !== undefined) {
        Object.assign(cached, times);
        return cached.outcome;
      }
      if (requested.state === "unchanged")
        throw new Error(`${endpoint.name}: 304 to an unconditional request`);
      const { outcome, etag } = requested;
      if (outcome.ok && times.freshFor > 0) cache.set(path, { outcome, etag, ...times });
      else cache.delete(path);
      return outcome;
    } catch (fault) {
      if (cached !== undefined) cached.failedAt = now();
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
    const cached = cache.get(path);
    if (cached === undefined) return refresh(endpoint, path, headers);

    const age = now() - cached.checkedAt;
    if (age < cached.freshFor) return cached.outcome;
    const isUsableOnError = age < cached.freshFor + staleIfError;
    if (isUsableOnError && now() - cached.failedAt < pauseAfterFault) return cached.outcome;
    if (age < cached.freshFor + staleWhileRevalidate) {
      refresh(endpoint, path, headers).catch(onFault);
      return cached.outcome;
    }
    try {
      return await refresh(endpoint, path, headers);
    } catch (fault) {
      if (!isUsableOnError) throw fault;
      onFault(fault);
      return cached.outcome;
    }
  }

  // The key contains the endpoint's path, so its value is an outcome of that endpoint.
  return { get: get as CallCache["get"] };
}
