import { createClient } from "@sayara/api-client/client/createClient";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import { settings } from "@sayara/api-client/contract/settings/settings";
import { expect, test, vi } from "vitest";
import { defaultSettings } from "../marketplace/defaultSettings.ts";
import { createCallCache } from "./createCallCache.ts";

/** A fake API that counts its calls and can fail. `seconds` is the `max-age` of its responses. */
function anApi({ seconds = 10 } = {}) {
  const api = { time: 0, isAway: false, mode: "demo", seen: [] as (string | null)[] };
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    api.seen.push(headers.get("If-None-Match"));
    if (api.isAway) throw new TypeError("fetch failed");
    const etag = `W/"${api.mode}"`;
    const sent = { ETag: etag, "Cache-Control": `public, max-age=${seconds}` };
    if (headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers: sent });
    return Response.json({ ...defaultSettings, mode: api.mode }, { headers: sent });
  };
  const onFault = vi.fn();
  const answers = createCallCache({ baseUrl: "http://api.test", onFault, fetch, now: () => api.time });
  const mode = async () => {
    const outcome = await answers.get(settings, {}, {});
    return outcome.ok ? outcome.data.mode : outcome.refusal.code;
  };
  return { api, answers, mode, onFault };
}

test("concurrent calls, and calls while the response is fresh, share one request", async () => {
  const { api, mode } = anApi();
  expect(await Promise.all([mode(), mode(), mode()])).toEqual(["demo", "demo", "demo"]);
  api.time = 9_999;
  expect(await mode()).toBe("demo");
  expect(api.seen).toEqual([null]);
});

test("a stale response is used while it is revalidated in the background", async () => {
  const { api, mode } = anApi();
  await mode();
  api.time = 15_000;
  api.mode = "production";
  expect(await mode()).toBe("demo");
  await expect.poll(() => mode()).toBe("production");
  expect(api.seen).toEqual([null, 'W/"demo"']);
});

test("a revalidation with the same ETag gets 304 and keeps the parsed response", async () => {
  const { api, answers } = anApi();
  const first = await answers.get(settings, {}, {});
  api.time = 100_000;
  const second = await answers.get(settings, {}, {});
  expect(second).toBe(first);
  expect(api.seen).toEqual([null, 'W/"demo"']);
});

test("a call waits for the revalidation of an old response", async () => {
  const { api, mode } = anApi();
  await mode();
  api.time = 100_000;
  api.mode = "production";
  expect(await mode()).toBe("production");
});

test("while the API is unreachable, a cached response is used for five minutes and no longer", async () => {
  const { api, mode, onFault } = anApi();
  await mode();
  api.isAway = true;
  api.time = 300_000;
  expect(await mode()).toBe("demo");
  expect(onFault).toHaveBeenCalledTimes(1);
  api.time = 400_000;
  await expect(mode()).rejects.toMatchObject({ name: "Fault", kind: "network" });
  api.isAway = false;
  expect(await mode()).toBe("demo");
});

test("after a fault the API is not called again for two seconds", async () => {
  const { api, mode } = anApi();
  await mode();
  api.isAway = true;
  api.time = 100_000;
  await mode();
  await mode();
  expect(api.seen).toHaveLength(2);
  api.time += 2000;
  await mode();
  expect(api.seen).toHaveLength(3);
});

test("a fault is not cached", async () => {
  const { api, mode } = anApi();
  api.isAway = true;
  await expect(mode()).rejects.toThrow("network");
  api.isAway = false;
  expect(await mode()).toBe("demo");
});

test("a refusal and a response without max-age are not cached", async () => {
  const { api, mode } = anApi({ seconds: 0 });
  await mode();
  await mode();
  expect(api.seen).toEqual([null, null]);

  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return Response.json({ code: "not_found", message: "no such agency" }, { status: 404 });
  };
  const answers = createCallCache({ baseUrl: "http://api.test", onFault: () => {}, fetch });
  const ask = () => answers.get(supplier, { params: { idOrSlug: "nobody" } }, {});
  for (let i = 0; i < 2; i++) expect(await ask()).toMatchObject({ ok: false, status: 404 });
  expect(calls).toBe(2);
});

test("a 429 is a fault of that call and is not cached", async () => {
  const fetch = async () => Response.json({ code: "too_many_requests", message: "" }, { status: 429 });
  const answers = createCallCache({ baseUrl: "http://api.test", onFault: () => {}, fetch });
  await expect(answers.get(settings, {}, {})).rejects.toMatchObject({ kind: "server", status: 429 });
});

test("a visitor whose shared call hits another visitor's rate limit gets a response from a separate call", async () => {
  const seen: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const visitor = new Headers(init?.headers).get("X-Visitor-Address");
    seen.push(visitor);
    const isLimited = visitor === "limited";
    return isLimited ? Response.json({}, { status: 429 }) : Response.json(defaultSettings);
  };
  const answers = createCallCache({ baseUrl: "http://api.test", onFault: () => {}, fetch });
  const ask = (visitor: string) => answers.get(settings, {}, { "X-Visitor-Address": visitor });
  const [limited, ...others] = await Promise.allSettled(["limited", "anna", "bruno"].map(ask));
  expect(limited).toMatchObject({ reason: { status: 429 } });
  expect(others).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
  expect(seen).toEqual(["limited", "anna"]);
});

test("the outcome equals that of the API client", async () => {
  const { answers } = anApi();
  const fetch = async () => Response.json(defaultSettings);
  const call = createClient({ baseUrl: "http://api.test", fetch });
  expect(await answers.get(settings, {}, {})).toEqual(await call(settings, {}));
});
