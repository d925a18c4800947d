import { afterEach, expect, test, vi } from "vitest";
import { readBytes } from "./readBytes.ts";
import { readForm } from "./readForm.ts";
import { serverOptions } from "./serverLimits.ts";

afterEach(() => {
  vi.useRealTimers();
});

const requestWith = (body: ReadableStream<Uint8Array>) =>
  new Request("http://api.example", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body,
    duplex: "half",
  } as RequestInit);

/** A body without an end: one byte each second. */
function slowBody() {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
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
  return { body, isCancelled: () => isCancelled };
}

test.each([
  ["a body", 30, (request: Request) => readBytes(request, { limit: 1000, patience: 30_000 })],
  ["an upload", 110, readForm],
])("%s that takes longer than %i seconds is refused, although bytes arrive", async (_, seconds, read) => {
  vi.useFakeTimers();
  const { body, isCancelled } = slowBody();
  const answer = read(requestWith(body)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync((seconds - 1) * 1000);
  expect(isCancelled()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toMatchObject({ code: "invalid_input" });
  expect(isCancelled()).toBe(true);
});

test("an upload ends within the time that the server gives a request", async () => {
  vi.useFakeTimers();
  const answer = readForm(requestWith(slowBody().body)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(serverOptions.requestTimeout - 1000);
  expect(await answer).toMatchObject({ code: "invalid_input" });
});

test("reads all parts, and nothing past the limit", async () => {
  const limits = (limit: number) => ({ limit, patience: 1000 });
  const parts = () => ReadableStream.from([new Uint8Array([1, 2]), new Uint8Array([3])]);
  expect([...(await readBytes(requestWith(parts()), limits(3)))]).toEqual([1, 2, 3]);
  await expect(readBytes(requestWith(parts()), limits(2))).rejects.toMatchObject({ code: "too_large" });
  expect(await readBytes(new Request("http://api.example"), limits(3))).toHaveLength(0);
});
