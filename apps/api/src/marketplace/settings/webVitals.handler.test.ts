import { measuredPages } from "@sayara/api-client/contract/settings/measuredPages";
import { createMetrics } from "@sayara/telemetry/metrics/createMetrics";
import { beforeEach, expect, test } from "vitest";
import { createApp } from "#api/createApp.ts";
import type { App } from "#api/server/http/App.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const database = withDatabase("pglite");
let api: TestApp;
let app: App;
let readLines: (name: string) => Promise<string[]>;
beforeEach(async () => {
  api = createTestApp(database().db);
  const metrics = await createMetrics();
  app = createApp({ ...api.dependencies, metrics });
  readLines = async (name) =>
    (await metrics.read()).text.split("\n").filter((line) => line.startsWith(`sayara_web_vitals_${name}`));
});

const send = (body: unknown, headers: Record<string, string> = {}, target = app) =>
  target.request("/api/web-vitals", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: api.config.webUrl, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test("counts a report by vital and page, in seconds, with the bounds of good and poor", async () => {
  const response = await send({ page: "car", lcp: 2600, inp: 180, fcp: 1200, ttfb: 300, cls: 0.12 });
  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect((await send({ page: "home", lcp: 900 })).status).toBe(200);
  expect(await readLines("seconds_sum")).toEqual([
    'sayara_web_vitals_seconds_sum{vital="lcp",page="car"} 2.6',
    'sayara_web_vitals_seconds_sum{vital="inp",page="car"} 0.18',
    'sayara_web_vitals_seconds_sum{vital="fcp",page="car"} 1.2',
    'sayara_web_vitals_seconds_sum{vital="ttfb",page="car"} 0.3',
    'sayara_web_vitals_seconds_sum{vital="lcp",page="home"} 0.9',
  ]);
  const buckets = await readLines("seconds_bucket");
  expect(buckets).toContain('sayara_web_vitals_seconds_bucket{le="2.5",vital="lcp",page="car"} 0');
  expect(buckets).toContain('sayara_web_vitals_seconds_bucket{le="4",vital="lcp",page="car"} 1');
  expect(buckets).toContain('sayara_web_vitals_seconds_bucket{le="0.2",vital="inp",page="car"} 1');
  const shifts = await readLines("layout_shift_bucket");
  expect(shifts).toContain('sayara_web_vitals_layout_shift_bucket{le="0.1",page="car"} 0');
  expect(shifts).toContain('sayara_web_vitals_layout_shift_bucket{le="0.25",page="car"} 1');
});

test("all unknown pages share one series", async () => {
  for (const page of ["/booking?b=1&token=secret", "secret", "Car", "__proto__", ""]) {
    expect((await send({ page, ttfb: 100, cls: 0 })).status).toBe(200);
  }
  for (const page of measuredPages) await send({ page, ttfb: 100 });
  const counts = await readLines("seconds_count");
  expect(counts).toContain('sayara_web_vitals_seconds_count{vital="ttfb",page="other"} 5');
  expect(counts).toHaveLength(measuredPages.length + 1);
  expect(await readLines("layout_shift_count")).toEqual([
    'sayara_web_vitals_layout_shift_count{page="other"} 5',
  ]);
});

test("clamps values beyond any plausible page load", async () => {
  await send({ page: "home", lcp: 60_001, inp: 600_000, cls: 100 });
  expect(await readLines("seconds_sum")).toEqual([
    'sayara_web_vitals_seconds_sum{vital="lcp",page="home"} 60',
    'sayara_web_vitals_seconds_sum{vital="inp",page="home"} 60',
  ]);
  expect(await readLines("layout_shift_sum")).toEqual(['sayara_web_vitals_layout_shift_sum{page="home"} 10']);
});

test.each([
  ["no page", { lcp: 1 }],
  ["a text as value", { page: "home", lcp: "1" }],
  ["a negative value", { page: "home", cls: -0.1 }],
  ["an endless time", '{"page":"home","lcp":1e999}'],
  ["a time that no page takes", { page: "home", lcp: 600_001 }],
  ["a long page", { page: "x".repeat(41) }],
  ["no object", [1]],
])("rejects %s without counting it", async (_, body) => {
  const response = await send(body);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    400,
    "invalid_input",
  ]);
  expect([...(await readLines("seconds_count")), ...(await readLines("layout_shift_count"))]).toEqual([]);
});

test("rejects a body larger than 64 KB and a body that is not JSON", async () => {
  expect((await send({ page: "home", padding: "x".repeat(70_000) })).status).toBe(413);
  expect((await send({ page: "home" }, { "Content-Type": "text/plain" })).status).toBe(415);
});

test("rejects a report from another site's page", async () => {
  expect((await send({ page: "home", lcp: 1 }, { Origin: "https://elsewhere.example" })).status).toBe(403);
});

test("reports count towards the IP address's rate limit", async () => {
  const limitedApi = createTestApp(database().db, {
    env: { ADDRESS_CALLS_PER_SECOND: "1", ADDRESS_CALLS_BURST: "10" },
  });
  const report = () => limitedApi.request("/api/web-vitals", { body: { page: "home", lcp: 1 } });
  const statuses = [];
  for (let count = 0; count < 12; count++) statuses.push((await report()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(await report()).toMatchObject({ status: 429, json: { code: "too_many_requests", retryAfter: 1 } });
});

test("the settings enable web-vitals reports only if the server counts them", async () => {
  expect((await api.request("/api/settings")).json).not.toHaveProperty("webVitals");
  expect(await (await app.request("/api/settings")).json()).toHaveProperty("webVitals", true);
  expect((await send({ page: "home", lcp: 1 }, {}, api.app)).status).toBe(200);
});
