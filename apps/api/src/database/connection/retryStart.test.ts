import { expect, test, vi } from "vitest";
import { ConfigurationError } from "#api/server/config/readConfig.ts";
import { DatabaseUnavailableError } from "./DatabaseUnavailableError.ts";
import { retryStart } from "./retryStart.ts";

const timeout = { total: 200, interval: 1 };
const connectionRefused = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const connectionCut = () =>
  new DatabaseUnavailableError("the connection broke", {
    cause: new Error("Connection terminated unexpectedly"),
  });
const unreachable = () =>
  new ConfigurationError("unusable", {
    cause: new DatabaseUnavailableError("no connection", { cause: connectionRefused() }),
  });

test("repeats a step whose connection was cut, even while the server restarts", async () => {
  const step = vi
    .fn()
    .mockRejectedValueOnce(connectionCut())
    .mockRejectedValueOnce(unreachable())
    .mockResolvedValue("started");
  const onRetry = vi.fn();
  expect(await retryStart(step, { onRetry, timeout })).toBe("started");
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test("the start fails immediately if the database was never reached", async () => {
  const step = vi.fn().mockRejectedValue(unreachable());
  await expect(retryStart(step, { onRetry: () => {}, timeout })).rejects.toThrow("unusable");
  expect(step).toHaveBeenCalledTimes(1);
});

test("waits for a database that an earlier step reached", async () => {
  const step = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValue("started");
  expect(await retryStart(step, { onRetry: () => {}, isReached: true, timeout })).toBe("started");
});

test("the start fails immediately on an error that no retry can fix", async () => {
  const step = vi.fn().mockRejectedValueOnce(connectionCut()).mockRejectedValue(new TypeError("a fault"));
  await expect(retryStart(step, { onRetry: () => {}, timeout })).rejects.toThrow("a fault");
  expect(step).toHaveBeenCalledTimes(2);
});

test("retries stop at the time limit with the last error", async () => {
  const step = vi.fn().mockRejectedValue(connectionCut());
  await expect(retryStart(step, { onRetry: () => {}, timeout })).rejects.toThrow("the connection broke");
  expect(step.mock.calls.length).toBeGreaterThan(2);
});
