import { expect, test } from "vitest";
import { createSearchScheduler } from "./createSearchScheduler.ts";

/** Returns work that ends when it is released, and the names of the work that has begun. */
function createWork() {
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    releases.set(name, () => resolve(name));
    return promise;
  };
  return { started, work, release: (name: string) => releases.get(name)?.() };
}
const HOUR = 3_600_000;

test("longer work runs one after the other, and begins when no search is running", async () => {
  const { started, work, release } = createWork();
  const scheduler = createSearchScheduler(HOUR);
  const searches = [scheduler.search(work("search 1")), scheduler.search(work("search 2"))];
  const longWork = [scheduler.enqueue(work("calendar 1")), scheduler.enqueue(work("calendar 2"))];
  release("search 1");
  await searches[0];
  expect(started).toEqual(["search 1", "search 2"]);
  release("search 2");
  await expect.poll(() => started.at(-1)).toBe("calendar 1");
  // A search does not wait for queued longer work, which then waits for the search.
  searches.push(scheduler.search(work("search 3")));
  release("calendar 1");
  expect(await longWork[0]).toBe("calendar 1");
  expect(started.slice(2)).toEqual(["calendar 1", "search 3"]);
  release("search 3");
  await expect.poll(() => started.at(-1)).toBe("calendar 2");
  release("calendar 2");
  expect(await longWork[1]).toBe("calendar 2");
});

test("longer work does not wait for searches beyond its timeout", async () => {
  const { started, work, release } = createWork();
  const scheduler = createSearchScheduler(1);
  const search = scheduler.search(work("search"));
  const longWork = scheduler.enqueue(work("calendar"));
  await expect.poll(() => started).toEqual(["search", "calendar"]);
  release("calendar");
  expect(await longWork).toBe("calendar");
  release("search");
  await search;
});

test("work that fails does not stop the next", async () => {
  const scheduler = createSearchScheduler();
  const failed = scheduler.enqueue(() => Promise.reject(new Error("away"))).catch((error: unknown) => error);
  expect(await failed).toEqual(new Error("away"));
  expect(await scheduler.enqueue(() => Promise.resolve("done"))).toBe("done");
});
