import { type ClientOptions, createClient } from "@sayara/api-client/client/createClient";
import { type FakeHandlers, createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";

/** A client of an in-memory fake API, and the calls that it received. */
export function fakeApi(handlers: FakeHandlers, options: Partial<ClientOptions> = {}) {
  const { fetch, calls } = createFakeFetch(handlers);
  const call = createClient({ baseUrl: "http://api.test", retries: 0, ...options, fetch });
  return { calls, openApi: () => Promise.resolve(call) };
}

/** Response without content, for a call with no other response. */
export const noContent = { ok: true, data: undefined } as const;

/** Returns a response without content, identified by its name. */
export function namedOutcome<Name extends string>(outcome: Name) {
  return { ok: true, outcome, data: undefined } as const;
}

export function refuse<Code extends string>(status: number, code: Code, more: object = {}) {
  return { ok: false, status, refusal: { code, message: code, ...more } } as const;
}
