import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { BusyError, createQueue } from "./createQueue.ts";

const aQueue = (options = {}) =>
  createQueue({ concurrency: 2, maxWaiting: 10, waitTimeout: 1000, ...options });
const runSlowly = () => setTimeout(20);

test("runs a bounded number of tasks at a time, first come, first served", async () => {
  const queue = aQueue();
  const order: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const tasks = [1, 2, 3, 4, 5].map((number) =>
    queue.run(async () => {
      order.push(number);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await runSlowly();
      running -= 1;
    }),
  );
  await Promise.all(tasks);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(maxRunning).toBe(2);
});

test("rejects a task when the queue is full", async () => {
  const queue = aQueue({ maxWaiting: 1 });
  const tasks = [queue.run(runSlowly), queue.run(runSlowly), queue.run(runSlowly)];
  await expect(queue.run(runSlowly)).rejects.toThrow(BusyError);
  await Promise.all(tasks);
  await queue.run(runSlowly);
});

test("rejects a task that has waited for the maximum time", async () => {
  const queue = aQueue({ waitTimeout: 10 });
  const slowTasks = [queue.run(() => setTimeout(50)), queue.run(() => setTimeout(50))];
  await expect(queue.run(runSlowly)).rejects.toThrow("waited too long");
  await Promise.all(slowTasks);
});

test("an aborted task leaves the queue and is not run", async () => {
  const queue = aQueue({ concurrency: 1 });
  const first = queue.run(runSlowly);
  const controller = new AbortController();
  let hasRun = false;
  const second = queue.run(async () => void (hasRun = true), { signal: controller.signal });
  expect(queue.waiting).toBe(1);
  controller.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  expect(queue.waiting).toBe(0);
  await first;
  await runSlowly();
  expect(hasRun).toBe(false);
});

test("a failed task frees its slot", async () => {
  const queue = aQueue({ concurrency: 1 });
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(queue.isFull()).toBe(false);
  expect(await queue.run(async () => 1)).toBe(1);
});

test("an owner's share limits its running and waiting tasks, and is freed when they end", async () => {
  const queue = aQueue({ concurrency: 1, maxPerOwner: 2 });
  const tasks = [queue.run(runSlowly, { owner: "a" }), queue.run(runSlowly, { owner: "a" })];
  await expect(queue.run(runSlowly, { owner: "a" })).rejects.toMatchObject({ reason: "share" });
  const other = queue.run(async () => "b", { owner: "b" });
  await Promise.all(tasks);
  expect(await other).toBe("b");
  expect(await queue.run(async () => "again", { owner: "a" })).toBe("again");
});
