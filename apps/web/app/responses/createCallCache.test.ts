import { createClient } from "@sayara/api-client/client/createClient";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import { settings } from "@sayara/api-client/contract/settings/settings";
import { expect, test, vi } from "vitest";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { createCallCache } from "./createCallCache.ts";

/** A fake API that counts its calls and can fail. `seconds` is the `max-age` of its responses. */
function createApi({ seconds = 10 } = {}) {
  const api = { time: 0, isUnreachable: false, mode: "demo", etags: [] as (string | null)[] };
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    api.etags.push(headers.get("If-None-Match"));
    if (api.isUnreachable) throw new TypeError("fetch failed");
    const etag = `W/"${api.mode}"`;
    const responseHeaders = { ETag: etag, "Cache-Control": `public, max-age=${seconds}` };
    if (headers.get("If-None-Match") === etag)
      return new Response(null, { status: 304, headers: responseHeaders });
    return Response.json({ ...defaultSettings, mode: api.mode }, { headers: responseHeaders });
  };
  const onFault = vi.fn();
  const callCache = createCallCache({ baseUrl: "http://api.test", onFault, fetch, now: () => api.time });
  const mode = async () => {
    const outcome = await callCache.get(settings, {}, {});
    return outcome.ok ? outcome.data.mode : outcome.refusal.code;
  };
  return { api, callCache, mode, onFault };
}

test("concurrent calls, and calls while the response is fresh, share one request", async () => {
  const { api, mode } = createApi();
  expect(await Promise.all([mode(), mode(), mode()])).toEqual(["demo", "demo", "demo"]);
  api.time = 9_999;
  expect(await mode()).toBe("demo");
  expect(api.etags).toEqual([null]);
});

test("a stale response is used while it is revalidated in the background", async () => {
  const { api, mode } = createApi();
  await mode();
  api.time = 15_000;
  api.mode = "production";
  expect(await mode()).toBe("demo");
  await expect.poll(() => mode()).toBe("production");
  expect(api.etags).toEqual([null, 'W/"demo"']);
});

test("a revalidation with the same ETag gets 304 and keeps the parsed response", async () => {
  const { api, callCache } = createApi();
  const first = await callCache.get(settings, {}, {});
  api.time = 100_000;
  const second = await callCache.get(settings, {}, {});
  expect(second).toBe(first);
  expect(api.etags).toEqual([null, 'W/"demo"']);
});

test("a call waits for the revalidation of an old response", async () => {
  const { api, mode } = createApi();
  await mode();
  api.time = 100_000;
  api.mode = "production";
  expect(await mode()).toBe("production");
});

test("while the API is unreachable, a cached response is used for five minutes and no longer", async () => {
  const { api, mode, onFault } = createApi();
  await mode();
  api.isUnreachable = true;
  api.time = 300_000;
  expect(await mode()).toBe("demo");
  expect(onFault).toHaveBeenCalledTimes(1);
  api.time = 400_000;
  await expect(mode()).rejects.toMatchObject({ name: "Fault", kind: "network" });
  api.isUnreachable = false;
  expect(await mode()).toBe("demo");
});

test("after a fault the API is not called again for two seconds", async () => {
  const { api, mode } = createApi();
  await mode();
  api.isUnreachable = true;
  api.time = 100_000;
  await mode();
  await mode();
  expect(api.etags).toHaveLength(2);
  api.time += 2000;
  await mode();
  expect(api.etags).toHaveLength(3);
});

test("a fault is not cached", async () => {
  const { api, mode } = createApi();
  api.isUnreachable = true;
  await expect(mode()).rejects.toThrow("network");
  api.isUnreachable = false;
  expect(await mode()).toBe("demo");
});

test("a refusal and a response without max-age are not cached", async () => {
  const { api, mode } = createApi({ seconds: 0 });
  await mode();
  await mode();
  expect(api.etags).toEqual([null, null]);

  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return Response.json({ code: "not_found", message: "no such agency" }, { status: 404 });
  };
  const callCache = createCallCache({ baseUrl: "http://api.test", onFault: () => {}, fetch });
  const load = () => callCache.get(supplier, { params: { idOrSlug: "nobody" } }, {});
  for (let i = 0; i < 2; i++) expect(await load()).toMatchObject({ ok: false, status: 404 });
  expect(calls).toBe(2);
});

test("a 429 is a fault of that call and is not cached", async () => {
  const fetch = async () => Response.json({ code: "too_many_requests", message: "" }, { status: 429 });
  const callCache = createCallCache({ baseUrl: "http://api.test", onFault: () => {}, fetch });
  await expect(callCache.get(settings, {}, {})).rejects.toMatchObject({ kind: "server", status: 429 });
});

test("a visitor whose shared call hits another visitor's rate limit gets a response from a separate call", async () => {
  const visitors: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const visitor = new Headers(init?.headers).get("X-Visitor-Address");
    visitors.push(visitor);
    const isLimited = visitor === "limited";
    return isLimited ? Response.json({}, { status: 429 }) : Response.json(defaultSettings);
  };
  const callCache = createCallCache({ baseUrl: "http://api.test", onFault: () => {}, fetch });
  const load = (visitor: string) => callCache.get(settings, {}, { "X-Visitor-Address": visitor });
  const [limited, ...others] = await Promise.allSettled(["limited", "anna", "bruno"].map(load));
  expect(limited).toMatchObject({ reason: { status: 429 } });
  expect(others).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
  expect(visitors).toEqual(["limited", "anna"]);
});

test("the outcome equals that of the API client", async () => {
  const { callCache } = createApi();
  const fetch = async () => Response.json(defaultSettings);
  const call = createClient({ baseUrl: "http://api.test", fetch });
  expect(await callCache.get(settings, {}, {})).toEqual(await call(settings, {}));
});
