import { expect, test } from "vitest";
import { batchReads } from "./batchReads.ts";

/** Returns reads that end one by one. */
function createReads() {
  const started: { ids: readonly string[]; outcome: PromiseWithResolvers<string> }[] = [];
  const read = batchReads((ids) => {
    const outcome = Promise.withResolvers<string>();
    started.push({ ids, outcome });
    return outcome.promise;
  });
  return { started, read };
}

test("ids requested during a read are read together by the next one", async () => {
  const { started, read } = createReads();
  const first = read(["a"]);
  await expect.poll(() => started.length).toBe(1);
  const others = [read(["b", "c"]), read(["c", "d"])];
  expect(started).toHaveLength(1);
  started[0]?.outcome.resolve("first");
  expect(await first).toBe("first");
  await expect.poll(() => started.length).toBe(2);
  expect(started.map(({ ids }) => ids)).toEqual([["a"], ["b", "c", "d"]]);
  started[1]?.outcome.resolve("second");
  expect(await Promise.all(others)).toEqual(["second", "second"]);
});

test("a failed read is reported to its own callers only", async () => {
  const { started, read } = createReads();
  const failing = read(["a"]).catch((error: unknown) => error);
  await expect.poll(() => started.length).toBe(1);
  const next = read(["b"]);
  started[0]?.outcome.reject(new Error("away"));
  expect(await failing).toEqual(new Error("away"));
  await expect.poll(() => started.length).toBe(2);
  started[1]?.outcome.resolve("found");
  expect(await next).toBe("found");
});
