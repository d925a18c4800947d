import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createResponseCache } from "./createResponseCache.ts";

function openCache(options: { entries?: number; bytes?: number } = {}) {
  let time = 0;
  let writes = 0;
  const cache = createResponseCache({ clock: () => new Date(time), seconds: 5, ...options });
  return {
    get: (key: string, text = key) =>
      cache.get(key, () => {
        writes += 1;
        return Promise.resolve({ text, cacheSeconds: 30 });
      }),
    cache,
    advanceTime: (seconds: number) => (time += seconds * 1000),
    writeCount: () => writes,
  };
}

test("a response is written once for all requests within its lifetime", async () => {
  const { get, advanceTime, writeCount } = openCache();
  await Promise.all([get("a"), get("a"), get("a")]);
  advanceTime(4.9);
  await get("a");
  expect(writeCount()).toBe(1);
  advanceTime(0.2);
  await get("a");
  expect(writeCount()).toBe(2);
});

test("a failure rejects every waiting request and is not cached", async () => {
  const { cache, get, writeCount } = openCache();
  const fail = () => Promise.reject(new Error("away"));
  await Promise.all([
    expect(cache.get("a", fail)).rejects.toThrow("away"),
    expect(cache.get("a", fail)).rejects.toThrow("away"),
  ]);
  await get("a");
  expect(writeCount()).toBe(1);
});

test("the oldest responses are evicted beyond the maximum number or bytes", async () => {
  const fewEntries = openCache({ entries: 2 });
  for (const key of ["a", "b", "c", "b", "a"]) await fewEntries.get(key);
  expect(fewEntries.writeCount()).toBe(4);
  const fewBytes = openCache({ bytes: 1000 });
  for (const key of ["a", "b", "a"]) await fewBytes.get(key, "x".repeat(600));
  expect(fewBytes.writeCount()).toBe(3);
  // A response larger than the whole cache is returned but not cached.
  await fewBytes.get("c", "x".repeat(2000));
  await fewBytes.get("c", "x".repeat(2000));
  expect(fewBytes.writeCount()).toBe(5);
});

test("each encoding is created once, and its bytes count", async () => {
  const { get, writeCount } = openCache({ bytes: 4000 });
  const response = await get("a", "x".repeat(3000));
  const brotli = response.encoded("br");
  expect(response.encoded("br")).toBe(brotli);
  expect(brotliDecompressSync(await brotli).length).toBe(3000);
  expect(gunzipSync(await response.encoded("gzip")).length).toBe(3000);
  await get("b", "x".repeat(980));
  await get("a");
  expect(writeCount()).toBe(3);
});
