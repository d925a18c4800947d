import { expect, test } from "vitest";
import { createSearchScheduler } from "./createSearchScheduler.ts";

/** Returns work that ends when it is released, and the names of the work that has begun. */
function works() {
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    releases.set(name, () => resolve(name));
    return promise;
  };
  return { begun, work, release: (name: string) => releases.get(name)?.() };
}
const HOUR = 3_600_000;

test("longer work runs one after the other, and begins when no search is running", async () => {
  const { begun, work, release } = works();
  const turns = createSearchScheduler(HOUR);
  const searches = [turns.search(work("search 1")), turns.search(work("search 2"))];
  const later = [turns.later(work("calendar 1")), turns.later(work("calendar 2"))];
  release("search 1");
  await searches[0];
  expect(begun).toEqual(["search 1", "search 2"]);
  release("search 2");
  await expect.poll(() => begun.at(-1)).toBe("calendar 1");
  // A search does not wait for queued longer work, which then waits for the search.
  searches.push(turns.search(work("search 3")));
  release("calendar 1");
  expect(await later[0]).toBe("calendar 1");
  expect(begun.slice(2)).toEqual(["calendar 1", "search 3"]);
  release("search 3");
  await expect.poll(() => begun.at(-1)).toBe("calendar 2");
  release("calendar 2");
  expect(await later[1]).toBe("calendar 2");
});

test("longer work does not wait for searches beyond its timeout", async () => {
  const { begun, work, release } = works();
  const turns = createSearchScheduler(1);
  const search = turns.search(work("search"));
  const later = turns.later(work("calendar"));
  await expect.poll(() => begun).toEqual(["search", "calendar"]);
  release("calendar");
  expect(await later).toBe("calendar");
  release("search");
  await search;
});

test("work that fails does not stop the next", async () => {
  const turns = createSearchScheduler();
  const failed = turns.later(() => Promise.reject(new Error("away"))).catch((error: unknown) => error);
  expect(await failed).toEqual(new Error("away"));
  expect(await turns.later(() => Promise.resolve("done"))).toBe("done");
});
