import { BusyError, createQueue } from "@sayara/http-guard/queue/createQueue";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInSlot } from "./runInSlot.ts";

const slowly = () => setTimeout(30);

test("refuses at a full queue, a long wait or a spent share, with the seconds to wait", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1, patience: 10, ofOneOwner: 1 });
  const first = runInSlot(queue, slowly, { owner: "a" });
  await expect(runInSlot(queue, slowly, { owner: "a", retryAfter: 10 })).rejects.toMatchObject({
    code: "too_many_requests",
    details: { retryAfter: 10 },
  });
  const late = runInSlot(queue, slowly);
  const busy = { code: "unavailable", details: { retryAfter: 2 } };
  await expect(runInSlot(queue, slowly)).rejects.toMatchObject(busy);
  await expect(late).rejects.toMatchObject(busy);
  await first;
});

test("passes an error of the work on unchanged", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1, patience: 10 });
  await expect(runInSlot(queue, () => Promise.reject(new BusyError("full")))).rejects.toThrow(BusyError);
});
