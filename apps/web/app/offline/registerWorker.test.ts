// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";

const posted: unknown[] = [];
const unregister = vi.fn(async () => true);
const container = {
  register: vi.fn(async () => ({})),
  ready: Promise.resolve({ active: { postMessage: (message: unknown) => posted.push(message) } }),
  getRegistrations: async () => [{ unregister }],
};
let stores: ReturnType<typeof createFakeCaches>;

beforeEach(async () => {
  posted.length = 0;
  vi.resetModules();
  vi.clearAllMocks();
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  stores = createFakeCaches();
  vi.stubGlobal("caches", stores);
  for (const name of ["sayara.keptBookings", "sayara.offlinePages", "another"]) await stores.open(name);
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** Imports a fresh copy of the module, since a page registers the worker only once. */
async function openPage(worker: string) {
  const meta = Object.assign(document.createElement("meta"), { name: "sayara-worker", content: worker });
  document.head.append(meta);
  return import("./registerWorker.ts");
}

test("the site's worker is registered once, bypasses the HTTP cache and receives messages", async () => {
  const { postToWorker } = await openPage("/worker.js");
  await postToWorker({ kind: "language", language: "es" });
  await postToWorker({ kind: "language", language: "fr" });
  expect(container.register.mock.calls).toEqual([["/worker.js", { updateViaCache: "none" }]]);
  expect(posted).toEqual([
    { kind: "language", language: "es" },
    { kind: "language", language: "fr" },
  ]);
  expect(unregister).not.toHaveBeenCalled();
});

test("a site without a worker removes an earlier one and everything it stored", async () => {
  const { registerWorker } = await openPage("");
  expect(await registerWorker()).toBeNull();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(await stores.keys()).toEqual(["another"]);
});

test("a failed registration does not affect the page", async () => {
  container.register.mockRejectedValueOnce(new DOMException("insecure", "SecurityError"));
  const { postToWorker } = await openPage("/worker.js");
  await expect(postToWorker({ kind: "language", language: "fr" })).resolves.toBeUndefined();
  expect(posted).toEqual([]);
});

test("does nothing in a browser without service workers", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  const { registerWorker } = await openPage("/worker.js");
  expect(await registerWorker()).toBeNull();
});
