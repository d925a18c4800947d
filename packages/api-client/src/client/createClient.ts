import ky, { isHTTPError } from "ky";
import type { Language } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";
import type { CallInput, Endpoint } from "../contract/defineEndpoint.ts";
import type { Api, ApiEndpoint, ApiInput, ApiOutcome } from "./Api.ts";
import { asFault } from "./asFault.ts";
import { createBodyTimeout } from "./createBodyTimeout.ts";
import type { CallOptions } from "./CallOptions.ts";
import type { Fault } from "./Fault.ts";
import { newIdempotencyKey } from "./newIdempotencyKey.ts";
import type { Outcome } from "./Outcome.ts";
import { outcomeOf, readBody } from "./outcomeOf.ts";
import { requestPath } from "./requestPath.ts";

/** Options and callbacks of a client. Only `baseUrl` is required. */
export interface ClientOptions {
  /** Origin of the API, such as `https://api.example.tn`, or an http(s) URL that is put before its paths. */
  baseUrl: string;
  /** Replaces the runtime's `fetch`, for instance with a fake in tests or one that uses a proxy. */
  fetch?: typeof globalThis.fetch;
  /** Added to every request, for instance a visitor's address and cookie that a server forwards. */
  headers?: Record<string, string>;
  /**
   * Milliseconds until a response starts, and again until its body has arrived, per attempt; 10 000 by
   * default. An upload has thirty times this limit until the response starts.
   */
  timeout?: number;
  /** Retries of repeatable calls; 2 by default. */
  retries?: number;
  /**
   * Language of the developer messages in refusals, and of mails that a call without its own language sends.
   */
  language?: Language;
  /** Called with every fault before it is thrown, for logging. */
  onFault?: (fault: Fault) => void;
  /** Called with the user of every sign-in, to store it as the current user. */
  onSignedIn?: (user: User) => void;
  /** Called before the sign-out call is sent, to delete the current user. */
  beforeSignOut?: () => void;
}

/** A client: a function that takes an endpoint and its input. */
export interface Client {
  /** Calls an endpoint of the contract. @throws Fault, or the reason of an aborted signal */
  <Name extends keyof Api>(
    endpoint: ApiEndpoint<Name>,
    input: ApiInput<Name>,
    options?: CallOptions,
  ): Promise<ApiOutcome<Name>>;
  /** Calls an endpoint whose name is not known at compile time. @throws Fault, or the reason of an aborted signal */
  <E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Outcome<E>>;
}

/**
 * Creates a function that calls any endpoint of the contract. Refusals are returned. Faults are thrown as {@link
 * Fault}, and an aborted call throws the signal's reason. Only the endpoints you import are bundled.
 *
 * @throws TypeError for a `baseUrl` that is not an http(s) URL, or has a query, a fragment or a password.
 * @example
 * const call = createClient({ baseUrl: "http://localhost:4000" });
 * const outcome = await call(settings, {});
 * if (outcome.ok) console.log(outcome.data.currency);
 */
export function createClient({ baseUrl, timeout = 10_000, retries = 2, ...options }: ClientOptions): Client {
  const base = normalizeBaseUrl(baseUrl);
  const http = ky.create({
    timeout,
    throwHttpErrors: (status) => status === 408 || status === 429 || status >= 500,
    ...(options.fetch && { fetch: options.fetch }),
  });

  return (async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    callOptions: CallOptions = {},
  ): Promise<Outcome<E>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const url = base + requestPath(endpoint.path, params, query);
    const { signal, onUploadProgress } = callOptions;
    const key =
      endpoint.retry === "withKey" ? (callOptions.idempotencyKey ?? newIdempotencyKey()) : undefined;
    if (endpoint.sessionEffect === "closes") options.beforeSignOut?.();
    const bodyTimeout = createBodyTimeout(timeout, signal);
    try {
      const response = await http(url, {
        method: endpoint.method,
        credentials: endpoint.credentials ? "include" : "omit",
        retry: {
          limit: endpoint.retry === "never" ? 0 : retries,
          methods: [endpoint.method],
          statusCodes: [408, 429, 502, 503, 504],
          maxRetryAfter: 10_000,
          jitter: true,
        },
        ...(body instanceof FormData
          ? endpoint.upload?.({ body, timeout, onProgress: onUploadProgress, fetch: options.fetch })
          : body !== undefined && { json: body }),
        headers: {
          ...options.headers,
          ...(options.language && { "accept-language": options.language }),
          ...(key && { "idempotency-key": key }),
          ...(endpoint.bearer && callOptions.bearer && { authorization: `Bearer ${callOptions.bearer}` }),
        },
        signal: bodyTimeout.signal,
      });
      bodyTimeout.start();
      const outcome = outcomeOf(endpoint, response.status, await readBody(endpoint, response));
      if (endpoint.sessionEffect === "opens" && outcome.ok && response.status === 200)
        options.onSignedIn?.(outcome.data as User);
      return outcome;
    } catch (cause) {
      if (signal?.aborted) throw cause;
      if (bodyTimeout.hasExpired()) throw report(asFault(endpoint, { base, cause, isBodyLate: true }));
      if (isHTTPError(cause) && isRefusal(endpoint, cause.response.status, cause.data))
        return outcomeOf(endpoint, cause.response.status, cause.data);
      throw report(asFault(endpoint, { base, cause }));
    } finally {
      bodyTimeout.dispose();
    }
  }) as Client;

  function report(fault: Fault): Fault {
    options.onFault?.(fault);
    return fault;
  }
}

/** Returns the URL without a trailing slash. */
function normalizeBaseUrl(baseUrl: string): string {
  if (!/^https?:\/\/[^\s?#@/]+(\/[^\s?#]*)?$/.test(baseUrl))
    throw new TypeError("baseUrl must be like https://api.example.tn");
  return baseUrl.replace(/\/+$/, "");
}

/**
 * Returns whether an error status is a refusal: 429, or a 503 that the endpoint itself declares, such as
 * `gateway_unavailable`, where the server has undone the call's changes. Every other 5xx is a fault with an
 * unknown effect.
 */
function isRefusal({ refusals }: Endpoint, status: number, body: unknown): boolean {
  if (status === 429) return true;
  if (status !== 503 || typeof body !== "object" || body === null || !("code" in body)) return false;
  return refusals.some((code) => code === body.code);
}
