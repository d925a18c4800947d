import { expect, test } from "vitest";
import { workInSlots } from "./workInSlots.ts";

test("a row that waits for another row's recipient is taken, also if that row ends during a reservation", async () => {
  const due = ["a1", "a2", "a3"];
  const taken: string[] = [];
  let isBusy = false;
  const reservation = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  let calls = 0;
  const processed = workInSlots([
    {
      slots: 2,
      async reserve() {
        // The recipient's slot is checked before the query, and the query takes a while.
        const rows = isBusy ? [] : due.splice(0, 1);
        if (rows.length > 0) isBusy = true;
        else if (++calls === 1) {
          work.resolve();
          await reservation.promise;
        }
        return rows;
      },
      async work(row: string) {
        taken.push(row);
        if (row === "a1") await work.promise;
        isBusy = false;
        if (row === "a1") setTimeout(() => reservation.resolve());
      },
    },
  ]);
  expect(await processed).toBe(3);
  expect(taken).toEqual(["a1", "a2", "a3"]);
});

test("a lane ends when nothing is due, and never takes more rows than it has slots", async () => {
  const due = Array.from({ length: 9 }, (_, index) => index);
  let running = 0;
  let most = 0;
  const lane = {
    slots: 4,
    reserve: (count: number) => Promise.resolve(due.splice(0, count)),
    async work() {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    },
  };
  expect(await workInSlots([lane])).toBe(9);
  expect(most).toBe(4);
});
