import { afterEach, expect, test, vi } from "vitest";
import { readBytes } from "./readBytes.ts";

afterEach(() => {
  vi.useRealTimers();
});

const requestWith = (body: ReadableStream<Uint8Array>) =>
  new Request("http://api.example", { method: "POST", body, duplex: "half" } as RequestInit);

test("a body that takes longer than 30 seconds is refused, although bytes arrive", async () => {
  vi.useFakeTimers();
  let isCancelled = false;
  const slow = new ReadableStream<Uint8Array>({
    pull: (stream) =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (!isCancelled) stream.enqueue(new Uint8Array([1]));
          resolve();
        }, 1000);
      }),
    cancel: () => {
      isCancelled = true;
    },
  });
  const read = readBytes(requestWith(slow), 1000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isCancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read).toMatchObject({ code: "invalid_input" });
  expect(isCancelled).toBe(true);
});

test("reads all parts, and nothing past the limit", async () => {
  const parts = () => ReadableStream.from([new Uint8Array([1, 2]), new Uint8Array([3])]);
  expect([...(await readBytes(requestWith(parts()), 3))]).toEqual([1, 2, 3]);
  await expect(readBytes(requestWith(parts()), 2)).rejects.toMatchObject({ code: "too_large" });
  expect(await readBytes(new Request("http://api.example"), 3)).toHaveLength(0);
});
