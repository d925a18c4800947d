import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { Admission } from "./Admission.ts";

const busy = { code: "unavailable", details: { retryAfter: 2 } };

test("runs up to the limit at once, the others in order of arrival", async () => {
  const admission = new Admission({ atOnce: 2, waiting: 10, patience: 60_000 });
  const order: number[] = [];
  let inWork = 0;
  let most = 0;
  const work = async (number: number) => {
    const leave = await admission.enter();
    order.push(number);
    most = Math.max(most, (inWork += 1));
    await setTimeout(1);
    inWork -= 1;
    leave();
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(work));
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
});

test("a full queue refuses at once, and accepts again when there is room", async () => {
  const admission = new Admission({ atOnce: 1, waiting: 1, patience: 60_000 });
  const leave = await admission.enter();
  const second = admission.enter();
  await expect(admission.enter()).rejects.toMatchObject(busy);
  leave();
  const leaveSecond = await second;
  const third = admission.enter();
  leaveSecond();
  (await third)();
  (await admission.enter())();
});

test("a request that waited too long is refused and takes no place later", async () => {
  const admission = new Admission({ atOnce: 1, waiting: 10, patience: 20 });
  const leave = await admission.enter();
  await expect(admission.enter()).rejects.toMatchObject(busy);
  leave();
  (await admission.enter())();
});
