import { createClient } from "@sayara/api-client/client/createClient";
import type { createTestApp } from "@sayara/api/testing/createTestApp";

type TestApp = ReturnType<typeof createTestApp>;

/** Creates the real API client, connected to an API in this process. */
export function anApiClient({ app, config }: Pick<TestApp, "app" | "config">) {
  return createClient({
    baseUrl: "http://api.test",
    headers: { origin: config.webUrl },
    retries: 0,
    fetch: async (input, init) =>
      app.fetch(new Request(input, init), { incoming: { socket: { remoteAddress: "203.0.113.9" } } }),
  });
}
