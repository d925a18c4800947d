import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createResponseCache } from "./createResponseCache.ts";

function open(options: { entries?: number; bytes?: number } = {}) {
  let time = 0;
  let written = 0;
  const answers = createResponseCache({ clock: () => new Date(time), seconds: 5, ...options });
  return {
    get: (key: string, text = key) =>
      answers.get(key, () => {
        written += 1;
        return Promise.resolve({ text, cacheSeconds: 30 });
      }),
    answers,
    pass: (seconds: number) => (time += seconds * 1000),
    written: () => written,
  };
}

test("writes a response once for all requests within its lifetime", async () => {
  const { get, pass, written } = open();
  await Promise.all([get("a"), get("a"), get("a")]);
  pass(4.9);
  await get("a");
  expect(written()).toBe(1);
  pass(0.2);
  await get("a");
  expect(written()).toBe(2);
});

test("a failure rejects every waiting request and is not cached", async () => {
  const { answers, get, written } = open();
  const fail = () => Promise.reject(new Error("away"));
  await Promise.all([
    expect(answers.get("a", fail)).rejects.toThrow("away"),
    expect(answers.get("a", fail)).rejects.toThrow("away"),
  ]);
  await get("a");
  expect(written()).toBe(1);
});

test("evicts the oldest responses beyond the maximum number or bytes", async () => {
  const few = open({ entries: 2 });
  for (const key of ["a", "b", "c", "b", "a"]) await few.get(key);
  expect(few.written()).toBe(4);
  const small = open({ bytes: 1000 });
  for (const key of ["a", "b", "a"]) await small.get(key, "x".repeat(600));
  expect(small.written()).toBe(3);
  // A response larger than the whole cache is returned but not cached.
  await small.get("c", "x".repeat(2000));
  await small.get("c", "x".repeat(2000));
  expect(small.written()).toBe(5);
});

test("creates each encoding once and counts its bytes", async () => {
  const { get, written } = open({ bytes: 4000 });
  const answer = await get("a", "x".repeat(3000));
  const brotli = answer.encoded("br");
  expect(answer.encoded("br")).toBe(brotli);
  expect(brotliDecompressSync(await brotli).length).toBe(3000);
  expect(gunzipSync(await answer.encoded("gzip")).length).toBe(3000);
  await get("b", "x".repeat(980));
  await get("a");
  expect(written()).toBe(3);
});
