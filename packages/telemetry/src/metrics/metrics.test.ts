import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "./createMetrics.ts";
import { measureRequests } from "./measureRequests.ts";
import { serveMetrics } from "./serveMetrics.ts";

test("requests are counted by method, route and status, with their durations in buckets", async () => {
  const metrics = await createMetrics();
  const app = new Hono();
  app.use(measureRequests(metrics, (c) => c.res.headers.get("x-route") ?? "unmatched"));
  app.get("/car/:id", (c) => c.text("", 200, { "x-route": "/car/{id}" }));
  for (const path of ["/car/1", "/car/2", "/secret"]) await app.request(path);
  await app.request("/car/1", { method: "PROPFIND" });
  const { text } = await metrics.read();
  expect(text).toContain(
    'sayara_http_request_duration_seconds_count{method="GET",route="/car/{id}",status="200"} 2',
  );
  expect(text).toContain('{le="+Inf",method="GET",route="/car/{id}",status="200"} 2');
  expect(text).toContain('{method="GET",route="unmatched",status="404"} 1');
  expect(text).toContain('{method="other",route="unmatched",status="404"} 1');
  expect(text).not.toContain("secret");
});

test("values are read at each scrape, and omitted if reading them fails", async () => {
  const metrics = await createMetrics();
  let isFailing = false;
  let waiting = 1;
  metrics.values({ name: "queue", help: "By state.", labels: ["state"] }, async () => {
    if (isFailing) throw new Error("the database is away");
    return { running: 2, waiting };
  });
  metrics.values({ name: "connections", help: "Open.", labels: [] }, () => 3);
  const lines = async () =>
    (await metrics.read()).text.split("\n").filter((line) => /^sayara_(queue|connections)/.test(line));
  expect(await lines()).toEqual([
    'sayara_queue{state="running"} 2',
    'sayara_queue{state="waiting"} 1',
    "sayara_connections 3",
  ]);
  waiting = 5;
  expect(await lines()).toContain('sayara_queue{state="waiting"} 5');
  isFailing = true;
  expect(await lines()).toEqual(["sayara_connections 3"]);
});

test("serves only /metrics, with metrics of the process and of Node", async () => {
  const { port, close } = await serveMetrics(await createMetrics(), { port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
});
