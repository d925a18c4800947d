import ky, { isHTTPError } from "ky";
import type { Language } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";
import type { PriceRefusal } from "../contract/PriceRefusal.ts";
import type { Answer, CallInput, Endpoint, RefusalOf } from "../contract/defineEndpoint.ts";
import { asFault } from "./asFault.ts";
import type { Fault } from "./Fault.ts";
import { newIdempotencyKey } from "./newIdempotencyKey.ts";
import { outcomeOf, readBody } from "./outcomeOf.ts";
import { requestPath } from "./requestPath.ts";
import type { Upload } from "./uploadOptions.ts";

/** How a client reaches the API, and whom it tells what. Only `baseUrl` is required. */
export interface ClientOptions {
  /** Origin of the API, `https://api.example.tn`. */
  baseUrl: string;
  /** Another one than the runtime's: a test's fake, or one that goes through a proxy. */
  fetch?: typeof globalThis.fetch;
  /** Added to every request: a server passing on a visitor's address and cookie, for instance. */
  headers?: Record<string, string>;
  /** Milliseconds for one try; 10 000 by default. An upload gets twelve times as long. */
  timeout?: number;
  /** Tries after the first, for calls that may be repeated; 2 by default. */
  retries?: number;
  /** Language of the developer messages in refusals, and of mails caused by a call that names none. */
  language?: Language;
  /** Told of every fault before it is thrown, for a log. */
  onFault?: (fault: Fault) => void;
  /** Given the answer of every call that signs in, to keep it as the current user. */
  onSignedIn?: (user: User) => void;
  /** Called before the sign-out call leaves, to forget the current user. */
  beforeSignOut?: () => void;
}

/** What one call may be given besides its input. */
export interface CallOptions {
  /** Ends the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** For calls that book or pay: the same key gets the same answer. Made when absent; give one to span a reload. */
  idempotencyKey?: string;
  /** The token of a mailed link, for the calls that take it as `Authorization: Bearer`. */
  bearer?: string;
  /** Share of an upload that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/** An answer that says no, for a reason the endpoint declares. */
export interface Refused<E extends Endpoint> {
  ok: false;
  status: number;
  refusal: PriceRefusal & { code: RefusalOf<E> };
}

/** What a call brings: one of the answers that its endpoint declares, or a refusal. Look at `ok`, then `status`. */
export type Outcome<E extends Endpoint> = Answer<E> | Refused<E>;
/** Makes a call of the contract. @throws Fault, or the reason of an aborted signal */
export type Client = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Outcome<E>>;

/**
 * A function that makes any call of the contract. Refusals are values; faults are thrown as {@link Fault}, and an
 * aborted call throws the signal's reason. Only the endpoints you import end up in your bundle.
 *
 * @example
 * const call = createClient({ baseUrl: "http://localhost:4000" });
 * const outcome = await call(settings, {});
 * if (outcome.ok) console.log(outcome.data.currency);
 */
export function createClient({ baseUrl, timeout = 10_000, retries = 2, ...options }: ClientOptions): Client {
  const http = ky.create({
    timeout,
    throwHttpErrors: (status) => status === 408 || status === 429 || status >= 500,
    ...(options.fetch && { fetch: options.fetch }),
  });

  return async (endpoint, input, callOptions = {}) => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const url = baseUrl.replace(/\/$/, "") + requestPath(endpoint.path, params, query);
    const { signal, onUploadProgress } = callOptions;
    const key =
      endpoint.retry === "withKey" ? (callOptions.idempotencyKey ?? newIdempotencyKey()) : undefined;
    if (endpoint.sessionEffect === "closes") options.beforeSignOut?.();
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
          ? await upload({ body, timeout, onProgress: onUploadProgress, fetch: options.fetch })
          : body !== undefined && { json: body }),
        headers: {
          ...options.headers,
          ...(options.language && { "accept-language": options.language }),
          ...(key && { "idempotency-key": key }),
          ...(endpoint.bearer && callOptions.bearer && { authorization: `Bearer ${callOptions.bearer}` }),
        },
        ...(signal && { signal }),
      });
      const outcome = outcomeOf(endpoint, response.status, await readBody(endpoint, response));
      if (endpoint.sessionEffect === "opens" && outcome.ok && outcome.status === 200)
        options.onSignedIn?.(outcome.data as User);
      return outcome;
    } catch (cause) {
      if (signal?.aborted) throw cause;
      if (isHTTPError(cause) && cause.response.status === 429) return outcomeOf(endpoint, 429, cause.data);
      const fault = asFault(endpoint, cause);
      options.onFault?.(fault);
      throw fault;
    }
  };
}

/** Few calls upload, so only they load what that takes. */
async function upload(form: Upload) {
  const { uploadOptions } = await import("./uploadOptions.ts");
  return uploadOptions(form);
}
