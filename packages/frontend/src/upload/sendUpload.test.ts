// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { sendUpload, type UploadCallOptions } from "./sendUpload.ts";
import { useUploads } from "./useUpload.ts";

afterEach(() => {
  vi.useRealTimers();
});

const uploadNow = () => useUploads.getState()["paper"];

/** Sends an upload that waits until it is aborted or `finish` is called. */
function start() {
  let options: UploadCallOptions | undefined;
  let finish: (result: string) => void = () => {};
  const result = sendUpload("paper", (given) => {
    options = given;
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      given.signal.addEventListener("abort", () => reject(given.signal.reason));
    });
  });
  // Prevents an unhandled rejection until a test awaits the result.
  result.catch(() => {});
  return {
    result,
    report: (share: number) => options?.onUploadProgress(share),
    finish: (r: string) => finish(r),
  };
}

test("`useUploads` has the progress while a file is sent, and nothing afterwards", async () => {
  const upload = start();
  expect(uploadNow()).toMatchObject({ share: 0 });
  upload.report(0.4);
  expect(uploadNow()).toMatchObject({ share: 0.4 });
  upload.finish("stored");
  expect(await upload.result).toBe("stored");
  expect(uploadNow()).toBeUndefined();
});

test("a cancelled upload returns null, and a completely sent upload cannot be cancelled", async () => {
  const upload = start();
  upload.report(0.4);
  uploadNow()?.cancel?.();
  expect(await upload.result).toBeNull();
  const other = start();
  other.report(1);
  expect(uploadNow()?.cancel).toBeNull();
  other.finish("stored");
  await other.result;
});

test("a browser that goes offline ends the upload at once", async () => {
  const upload = start();
  window.dispatchEvent(new Event("offline"));
  await expect(upload.result).rejects.toMatchObject({ kind: "network" });
  expect(uploadNow()).toBeUndefined();
});

test("30 seconds without progress end the upload, unless the whole file has been sent", async () => {
  vi.useFakeTimers();
  const upload = start();
  await vi.advanceTimersByTimeAsync(29_000);
  upload.report(0.1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(uploadNow()).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(upload.result).rejects.toMatchObject({ kind: "network" });
  const other = start();
  other.report(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uploadNow()).toBeDefined();
  other.finish("stored");
  await other.result;
});

test("rejects with the call's own error", async () => {
  await expect(sendUpload("paper", () => Promise.reject(new Error("server")))).rejects.toThrow("server");
});
