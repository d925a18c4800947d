import { type RunningServer, serveApp } from "@sayara/http-guard/serve/serveApp";
import { requestFrom } from "@sayara/http-guard/testing/requestFrom";
import type { Flood } from "@sayara/http-guard/testing/openFlood";
import { openSlowBodies } from "@sayara/http-guard/testing/openSlowBodies";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const database = withDatabase("pglite");
let api: TestApp;
let server: RunningServer;
beforeAll(async () => {
  api = createTestApp(database().db);
  server = await serveApp({ fetch: api.app.fetch, port: 0, hostname: "127.0.0.1", trustedProxies: 0 });
});
afterAll(() => server.stop(0));

const signIn = "/api/sign-in/frontend";
const search = "/api/frontend-cars/1/30";

test.each([
  ["the whole memory of large ones", search, 16_000],
  ["small ones of one call", signIn, 8000],
])(
  "slow bodies from two addresses, %s, block no request from another address",
  { timeout: 60_000 },
  async (_, path, size) => {
    const floods: Flood[] = [];
    for (const from of ["127.0.0.2", "127.0.0.4"])
      floods.push(
        await openSlowBodies({ port: server.port, from, count: 600, isRefilled: false, path, size }),
      );
    const requests = [
      { path: signIn, body: JSON.stringify({ email: "a@x.example", password: "x" }) },
      {
        path: search,
        body: JSON.stringify({ suppliers: Array.from({ length: 300 }, () => "x".repeat(30)) }),
      },
      { path: "/api/quote", body: "{}" },
      { path: "/api/settings" },
    ];
    const responses = await Promise.all(
      requests.map((request) => requestFrom("127.0.0.3", server.port, request)),
    );
    await Promise.all(floods.map((flood) => flood.stop()));
    expect(responses.map(({ status }) => status)).toEqual([204, 400, 400, 200]);
  },
);
