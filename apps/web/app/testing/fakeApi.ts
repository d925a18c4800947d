import { type ClientOptions, createClient } from "@sayara/api-client/client/createClient";
import { type FakeHandlers, createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";

/** A client of a fake API in memory, and the calls that reached it. */
export function fakeApi(handlers: FakeHandlers, options: Partial<ClientOptions> = {}) {
  const { fetch, calls } = createFakeFetch(handlers);
  const call = createClient({ baseUrl: "http://api.test", retries: 0, ...options, fetch });
  return { calls, openApi: () => Promise.resolve(call) };
}

/** Short answers and refusals of a fake API. */
export const yes = { ok: true, status: 200, data: undefined } as const;
export const no = { ok: true, status: 204, data: undefined } as const;

export function refuse<Code extends string>(status: number, code: Code, more: object = {}) {
  return { ok: false, status, refusal: { code, message: code, ...more } } as const;
}
