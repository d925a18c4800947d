import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { BusyError, createQueue } from "./createQueue.ts";

const aQueue = (options = {}) => createQueue({ atOnce: 2, waiting: 10, patience: 1000, ...options });
const slowly = () => setTimeout(20);

test("runs a bounded number of tasks at a time, first come, first served", async () => {
  const queue = aQueue();
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = [1, 2, 3, 4, 5].map((number) =>
    queue.run(async () => {
      order.push(number);
      running += 1;
      most = Math.max(most, running);
      await slowly();
      running -= 1;
    }),
  );
  await Promise.all(tasks);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("rejects a task when the queue is full", async () => {
  const queue = aQueue({ waiting: 1 });
  const tasks = [queue.run(slowly), queue.run(slowly), queue.run(slowly)];
  await expect(queue.run(slowly)).rejects.toThrow(BusyError);
  await Promise.all(tasks);
  await queue.run(slowly);
});

test("rejects a task that has waited for the maximum time", async () => {
  const queue = aQueue({ patience: 10 });
  const long = [queue.run(() => setTimeout(50)), queue.run(() => setTimeout(50))];
  await expect(queue.run(slowly)).rejects.toThrow("waited too long");
  await Promise.all(long);
});

test("an aborted task leaves the queue and is not run", async () => {
  const queue = aQueue({ atOnce: 1 });
  const first = queue.run(slowly);
  const visit = new AbortController();
  let ran = false;
  const second = queue.run(async () => void (ran = true), { signal: visit.signal });
  expect(queue.waiting).toBe(1);
  visit.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  expect(queue.waiting).toBe(0);
  await first;
  await slowly();
  expect(ran).toBe(false);
});

test("a failed task frees its slot", async () => {
  const queue = aQueue({ atOnce: 1 });
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(queue.isFull()).toBe(false);
  expect(await queue.run(async () => 1)).toBe(1);
});

test("an owner has a share, which includes waiting tasks and is freed when they end", async () => {
  const queue = aQueue({ atOnce: 1, ofOneOwner: 2 });
  const own = [queue.run(slowly, { owner: "a" }), queue.run(slowly, { owner: "a" })];
  await expect(queue.run(slowly, { owner: "a" })).rejects.toMatchObject({ reason: "share" });
  const other = queue.run(async () => "b", { owner: "b" });
  await Promise.all(own);
  expect(await other).toBe("b");
  expect(await queue.run(async () => "again", { owner: "a" })).toBe("again");
});
