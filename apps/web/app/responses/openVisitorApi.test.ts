import * as endpoints from "@sayara/api-client/endpoints";
import { afterEach, expect, test, vi } from "vitest";
import { createCallCache } from "./createCallCache.ts";
import { openVisitorApi } from "./openVisitorApi.ts";
import { publicCalls } from "./publicCalls.ts";

const search = {
  params: { page: 1, size: 30 },
  body: { from: "2026-12-01T09:00:00Z", to: "2026-12-03T09:00:00Z", language: "fr" as const },
};
const configuration = { apiUrl: "http://api.test", webServerSecret: "secret" };

afterEach(() => vi.unstubAllGlobals());

/** Opens a visitor's API client that sends every call to `fetch`. */
function openApi(fetch: () => Promise<Response>, onFault = vi.fn()) {
  vi.stubGlobal("fetch", fetch);
  const callCache = createCallCache({ baseUrl: configuration.apiUrl, onFault: () => {} });
  const api = openVisitorApi({
    callCache,
    configuration,
    visitorAddress: "203.0.113.1",
    requestId: "an-id",
    onFault,
  });
  return { api, onFault };
}

test("only GET calls without a session or secret use the shared cache", () => {
  const shared = Object.values(endpoints).filter(({ name }) => publicCalls.has(name));
  expect(shared).toHaveLength(publicCalls.size);
  for (const { name, method, session, secretInUrl, bearer } of shared)
    expect({ name, method, session, secretInUrl, bearer }).toEqual({
      name,
      method: "GET",
      session: "none",
      secretInUrl: false,
      bearer: false,
    });
});

test("other calls carry the visitor's address and the request's id, and report their faults", async () => {
  const requestHeaders: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { headers } = request;
    requestHeaders.push(`${headers.get("X-Request-Id")} ${headers.get("X-Visitor-Address")}`);
    throw new TypeError("fetch failed");
  });
  const callCache = createCallCache({ baseUrl: configuration.apiUrl, onFault: () => {} });
  const onFault = vi.fn();
  for (const visitorAddress of ["203.0.113.1", "203.0.113.2"]) {
    const api = openVisitorApi({ callCache, configuration, visitorAddress, requestId: "an-id", onFault });
    await expect(api(endpoints.frontendCars, search as never)).rejects.toThrow("network");
  }
  expect(new Set(requestHeaders)).toEqual(new Set(["an-id 203.0.113.1", "an-id 203.0.113.2"]));
  expect(onFault).toHaveBeenCalledTimes(2);
});

test("a call does not wait for the API's Retry-After, because its page occupies a place in the render queue", async () => {
  let status = 429;
  const fetch = vi.fn(async () => {
    const code = status === 429 ? "too_many_requests" : "unavailable";
    return Response.json({ code, message: "", retryAfter: 10 }, { status, headers: { "Retry-After": "10" } });
  });
  const { api, onFault } = openApi(fetch);
  const startedAt = performance.now();
  const response = await api(endpoints.frontendCars, search as never);
  expect(response).toMatchObject({ ok: false, refusal: { code: "too_many_requests", retryAfter: 10 } });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(onFault).not.toHaveBeenCalled();

  status = 503;
  await expect(api(endpoints.frontendCars, search as never)).rejects.toThrow("status 503");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onFault).toHaveBeenCalledTimes(1);
  // Half of one Retry-After shows that no call waited for it.
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test("a lost connection is retried once, without delay, and only for a call that may be repeated", async () => {
  const fetch = vi.fn(async (): Promise<Response> => {
    if (fetch.mock.calls.length === 1) throw new TypeError("fetch failed");
    return Response.json({ code: "too_many_requests", message: "" }, { status: 429 });
  });
  const { api, onFault } = openApi(fetch);
  expect(await api(endpoints.frontendCars, search as never)).toMatchObject({ ok: false });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onFault).not.toHaveBeenCalled();

  fetch.mockClear();
  const message = { body: {} };
  await expect(api(endpoints.signIn, message as never)).rejects.toThrow("network");
  expect(fetch).toHaveBeenCalledTimes(1);
});
