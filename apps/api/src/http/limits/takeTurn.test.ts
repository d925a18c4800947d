import { BusyError, createQueue } from "@sayara/http-guard/queue/createQueue";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurn } from "./takeTurn.ts";

const slowly = () => setTimeout(30);

test("refuses at a full queue, a long wait or a spent share, with the seconds to wait", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1, patience: 10, ofOneOwner: 1 });
  const first = takeTurn(queue, slowly, { owner: "a" });
  await expect(takeTurn(queue, slowly, { owner: "a", retryAfter: 10 })).rejects.toMatchObject({
    code: "too_many_requests",
    details: { retryAfter: 10 },
  });
  const late = takeTurn(queue, slowly);
  const busy = { code: "unavailable", details: { retryAfter: 2 } };
  await expect(takeTurn(queue, slowly)).rejects.toMatchObject(busy);
  await expect(late).rejects.toMatchObject(busy);
  await first;
});

test("passes an error of the work on unchanged", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1, patience: 10 });
  await expect(takeTurn(queue, () => Promise.reject(new BusyError("full")))).rejects.toThrow(BusyError);
});
