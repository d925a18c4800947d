import { afterEach, expect, test, vi } from "vitest";
import { readForm } from "./readForm.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A form without an end that sends one byte a second. */
function slowForm() {
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
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const request = new Request("http://api.example", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
  return { request, isCancelled: () => isCancelled };
}

test("rejects an upload that takes longer than 290 seconds, even while bytes arrive", async () => {
  vi.useFakeTimers();
  const { request, isCancelled } = slowForm();
  const result = readForm(request, 5 * 1024 * 1024).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(289_000);
  expect(isCancelled()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await result).toMatchObject({ code: "invalid_input" });
  expect(isCancelled()).toBe(true);
});
