import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const database = withDatabase("pglite");
let requests = 0;
/** A file store that accepts requests and never responds. */
const store = createServer(() => {
  requests += 1;
});
beforeAll(async () => {
  store.listen(0, "127.0.0.1");
  await once(store, "listening");
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

test("while the file store hangs, other calls respond at once and images within seconds", async () => {
  const env = {
    REQUESTS_AT_ONCE: "4",
    STORAGE_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    STORAGE_BUCKET: "pictures",
    STORAGE_REGION: "eu-south-1",
    STORAGE_ACCESS_KEY: "the-key",
    STORAGE_SECRET_KEY: "the-store's-secret",
  };
  const api = createTestApp(database().db, { env });
  const pictures = ["pictures", "avatars", "pictures", "avatars"].map((folder, index) =>
    api.request(`/${folder}/${String(index).repeat(32)}.webp`),
  );
  await expect.poll(() => requests).toBe(4);
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  expect((await api.request("/api/settings")).status).toBe(200);
  // Below the 4-second timeout of a call to the store.
  expect(elapsed()).toBeLessThan(3500);
  for (const { status, headers, json } of await Promise.all(pictures)) {
    expect([status, json.code]).toEqual([503, "storage_unavailable"]);
    expect(headers.get("retry-after")).toBe("60");
  }
  // A silent socket would be closed only after 60 seconds.
  expect(elapsed()).toBeLessThan(8000);
}, 20_000);
