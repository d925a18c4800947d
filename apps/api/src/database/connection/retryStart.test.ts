import { expect, test, vi } from "vitest";
import { ConfigurationError } from "#api/config/readConfig.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";
import { retryStart } from "./retryStart.ts";

const patience = { longest: 200, pause: 1 };
const refusedAddress = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const cut = () =>
  new DatabaseUnavailableError("the connection broke", {
    cause: new Error("Connection terminated unexpectedly"),
  });
const away = () =>
  new ConfigurationError("unusable", {
    cause: new DatabaseUnavailableError("no connection", { cause: refusedAddress() }),
  });

test("repeats a step whose connection was cut, even while the server restarts", async () => {
  const step = vi
    .fn()
    .mockRejectedValueOnce(cut())
    .mockRejectedValueOnce(away())
    .mockResolvedValue("started");
  const onRetry = vi.fn();
  expect(await retryStart(step, { onRetry, patience })).toBe("started");
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test("a database that was never reached fails the start immediately", async () => {
  const step = vi.fn().mockRejectedValue(away());
  await expect(retryStart(step, { onRetry: () => {}, patience })).rejects.toThrow("unusable");
  expect(step).toHaveBeenCalledTimes(1);
});

test("waits for a database that an earlier step reached", async () => {
  const step = vi.fn().mockRejectedValueOnce(away()).mockResolvedValue("started");
  expect(await retryStart(step, { onRetry: () => {}, isReached: true, patience })).toBe("started");
});

test("an error that no retry can fix fails the start immediately", async () => {
  const step = vi.fn().mockRejectedValueOnce(cut()).mockRejectedValue(new TypeError("a fault"));
  await expect(retryStart(step, { onRetry: () => {}, patience })).rejects.toThrow("a fault");
  expect(step).toHaveBeenCalledTimes(2);
});

test("retries stop at the time limit with the last error", async () => {
  const step = vi.fn().mockRejectedValue(cut());
  await expect(retryStart(step, { onRetry: () => {}, patience })).rejects.toThrow("the connection broke");
  expect(step.mock.calls.length).toBeGreaterThan(2);
});
