import { BusyError, createQueue } from "@sayara/http-guard/queue/createQueue";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInSlot } from "./runInSlot.ts";

const runSlowly = () => setTimeout(30);

test("work is refused with the seconds to wait if the queue is full, the wait too long or the owner's share used up", async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 1, waitTimeout: 10, maxPerOwner: 1 });
  const first = runInSlot(queue, runSlowly, { owner: "a" });
  await expect(runInSlot(queue, runSlowly, { owner: "a", retryAfter: 10 })).rejects.toMatchObject({
    code: "too_many_requests",
    details: { retryAfter: 10 },
  });
  const queued = runInSlot(queue, runSlowly);
  const busy = { code: "unavailable", details: { retryAfter: 2 } };
  await expect(runInSlot(queue, runSlowly)).rejects.toMatchObject(busy);
  await expect(queued).rejects.toMatchObject(busy);
  await first;
});

test("an error thrown by the work is passed on unchanged", async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 1, waitTimeout: 10 });
  await expect(runInSlot(queue, () => Promise.reject(new BusyError("full")))).rejects.toThrow(BusyError);
});
