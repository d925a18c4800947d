import { once } from "node:events";
import { createServer } from "node:http";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { startTracing } from "./startTracing.ts";
import { traceRequests } from "./traceRequests.ts";

interface ExportedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: Record<string, unknown>;
}

/** Starts an OTLP collector over HTTP that records what it receives. */
async function startCollector() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const server = createServer(async (request, response) => {
    paths.add(request.url ?? "");
    bodies.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const spans = (): ExportedSpan[] =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        (group: { resource: object; scopeSpans: { spans: object[] }[] }) =>
          group.scopeSpans.flatMap((scope) =>
            scope.spans.map((span) => ({
              ...span,
              attributes: attributesOf(span),
              service: attributesOf(group.resource)["service.name"],
            })),
          ),
      ),
    );
  return { endpoint: `http://127.0.0.1:${port}/`, paths, spans, text: () => bodies.join("") };
}

function attributesOf(record: object): Record<string, unknown> {
  if (!("attributes" in record) || !Array.isArray(record.attributes)) return {};
  return Object.fromEntries(
    record.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}

test("a page, its API call and the API's statements share one trace, without URLs or values", async () => {
  const collector = await startCollector();
  const api = await startTracing({ service: "api", endpoint: collector.endpoint, ownOrigins: [] });
  const apiApp = new Hono<{ Variables: { requestId: string } }>();
  apiApp.use(traceRequests(api, () => "/api/booking/{id}"));
  apiApp.get("*", (c) => {
    c.set("requestId", "an-id");
    api.onQuery({ sql: "select * from bookings where id = $1", milliseconds: 3, isFailed: false });
    return c.text(c.req.header("traceparent") ?? "", 503);
  });
  const web = await startTracing({
    service: "web",
    endpoint: collector.endpoint,
    ownOrigins: ["http://api.test"],
    fetch: async (input, init) => apiApp.request(input instanceof Request ? input.url : String(input), init),
  });
  const webApp = new Hono();
  webApp.use(traceRequests(web, () => "/booking"));
  webApp.get("*", async (c) => {
    const response = await web.fetch(new Request("http://api.test/api/booking/secret-1?token=secret-2"));
    return c.text(await response.text());
  });
  const traceparent = await (await webApp.request("/booking?t=secret-3")).text();
  await Promise.all([api.close(), web.close()]);

  expect([...collector.paths]).toEqual(["/v1/traces"]);
  const spans = collector.spans();
  const [page, call, served, statement] = ["GET /booking", "GET", "GET /api/booking/{id}", "SELECT"].map(
    (name) => spans.find((span) => span.name === name),
  );
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(page).toMatchObject({ service: "web", kind: 2, attributes: { "http.response.status_code": 200 } });
  expect(call).toMatchObject({
    kind: 3,
    parentSpanId: page?.spanId,
    attributes: { "server.address": "api.test" },
  });
  expect(served).toMatchObject({ service: "api", parentSpanId: call?.spanId, status: { code: 2 } });
  expect(served?.attributes).toMatchObject({
    "sayara.request_id": "an-id",
    "http.route": "/api/booking/{id}",
  });
  expect(statement).toMatchObject({ parentSpanId: served?.spanId, attributes: { "db.query.text": /\$1/ } });
  expect(traceparent).toBe(`00-${page?.traceId}-${call?.spanId}-01`);
  expect(collector.text()).not.toContain("secret");
});

test("other servers get no `traceparent` header, and spans of failed calls and requests are ended", async () => {
  const collector = await startCollector();
  const traceparents: (string | null)[] = [];
  const tracing = await startTracing({
    service: "web",
    endpoint: collector.endpoint,
    ownOrigins: ["http://api.test"],
    fetch: async (_, init) => {
      traceparents.push(new Headers(init?.headers).get("traceparent"));
      throw new TypeError("fetch failed");
    },
  });
  const work = async () => {
    await tracing.fetch("http://gateway.test/pay", { method: "POST" });
  };
  await expect(tracing.serve({ method: "GET", header: () => undefined }, work)).rejects.toThrow(
    "fetch failed",
  );
  // A statement outside a request, such as one of a job.
  tracing.onQuery({ sql: "SELECT 1", milliseconds: 1, isFailed: false });
  await tracing.close();
  expect(traceparents).toEqual([null]);
  expect(collector.spans().map(({ name, status }) => ({ name, status }))).toEqual([
    { name: "POST", status: { code: 2 } },
    { name: "GET", status: { code: 2 } },
  ]);
});

test("an unavailable collector does not change any response", async () => {
  const tracing = await startTracing({ service: "web", endpoint: "http://127.0.0.1:9", ownOrigins: [] });
  const app = new Hono();
  app.use(traceRequests(tracing, () => "/"));
  app.get("/", (c) => c.text("a page"));
  expect(await (await app.request("/")).text()).toBe("a page");
  await tracing.close();
});
