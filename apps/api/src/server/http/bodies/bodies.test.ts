import { schemasOfInput } from "@sayara/api-client/schemasOfInput";
import { type RunningServer, serveApp } from "@sayara/http-guard/serve/serveApp";
import { sendRaw } from "@sayara/http-guard/testing/sendRaw";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";
import { largestJson } from "#api/testing/largestJson.ts";
import { peopleOf } from "#api/testing/data/peopleOf.ts";
import { bodyLimitOf, mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";

const database = withDatabase("pglite");
let api: TestApp;
let server: RunningServer;
beforeAll(async () => {
  api = createTestApp(database().db);
  server = await serveApp({ fetch: api.app.fetch, port: 0, hostname: "127.0.0.1", trustedProxies: 0 });
});
afterAll(() => server.stop(0));

test.each([
  ["an unknown path", 404, "POST /api/nothing-here", ""],
  ["a wrong method", 404, "PUT /api/sign-in/frontend", ""],
  ["a request from another origin", 403, "POST /api/sign-in/frontend", "Origin: https://evil.example\r\n"],
  ["a request without a session", 401, "POST /api/delete-bookings", ""],
  ["a body that is too long", 413, "POST /api/sign-in/frontend", ""],
  ["a body that is too long for a checkout", 413, "POST /api/checkout", ""],
  ["a non-JSON body", 415, "POST /api/frontend-cars/1/30", "Content-Type: text/plain\r\n"],
])("rejects %s with %i before any byte of the body arrives", async (_, status, line, headers) => {
  const json = headers.startsWith("Content-Type") ? "" : "Content-Type: application/json\r\n";
  const length = status === 413 ? 17_000 : 100;
  const response = await sendRaw(
    server.port,
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${json}${headers}Content-Length: ${length}\r\n\r\n`,
  );
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("every call accepts the largest body that its schema allows", () => {
  const tooSmall = mountedEndpoints(api.app).flatMap((endpoint) => {
    const { body } = schemasOfInput(endpoint);
    // A gateway's webhook has its own limit on its route.
    const isExempt = endpoint.form !== undefined || endpoint.name === "paymentWebhook";
    if (body === undefined || isExempt) return [];
    const largestBody = largestJson(body);
    return largestBody > bodyLimitOf(api.app, endpoint) ? [`${endpoint.name}: ${largestBody}`] : [];
  });
  expect(tooSmall).toEqual([]);
});

test("no call fails with 5xx on a body nested as deeply as the size limit allows", async () => {
  const { cookies } = await peopleOf(api, database().db);
  const statuses: string[] = [];
  for (const endpoint of mountedEndpoints(api.app)) {
    const limit = bodyLimitOf(api.app, endpoint);
    if (limit === 0) continue;
    const path = endpoint.path.replaceAll(/\{\w+\}/g, "1");
    const shapes = [
      ["[", "]"],
      ['{"a":', "}"],
    ] as const;
    const cookie = endpoint.path.includes("booking") ? cookies.admin : cookies.driver;
    for (const [open, close] of shapes) {
      const depth = Math.floor((limit - 10) / (open.length + close.length));
      const body = `${open.repeat(depth)}1${close.repeat(depth)}`;
      const headers = { "content-type": "application/json" };
      const { status } = await api.request(path, { method: endpoint.method, body, headers, cookie });
      if (status >= 500) statuses.push(`${endpoint.name}: ${status}`);
    }
  }
  expect(statuses).toEqual([]);
  expect(api.logs.filter((line) => line.includes("RangeError"))).toEqual([]);
});
