import { expect, test } from "vitest";
import { inBatches } from "./inBatches.ts";

/** Returns reads that end one by one. */
function readings() {
  const begun: { ids: readonly string[]; outcome: PromiseWithResolvers<string> }[] = [];
  const read = inBatches((ids) => {
    const outcome = Promise.withResolvers<string>();
    begun.push({ ids, outcome });
    return outcome.promise;
  });
  return { begun, read };
}

test("ids requested during a read are read together by the next one", async () => {
  const { begun, read } = readings();
  const first = read(["a"]);
  await expect.poll(() => begun.length).toBe(1);
  const others = [read(["b", "c"]), read(["c", "d"])];
  expect(begun).toHaveLength(1);
  begun[0]?.outcome.resolve("first");
  expect(await first).toBe("first");
  await expect.poll(() => begun.length).toBe(2);
  expect(begun.map(({ ids }) => ids)).toEqual([["a"], ["b", "c", "d"]]);
  begun[1]?.outcome.resolve("second");
  expect(await Promise.all(others)).toEqual(["second", "second"]);
});

test("a failed read is reported to its own callers only", async () => {
  const { begun, read } = readings();
  const failing = read(["a"]).catch((error: unknown) => error);
  await expect.poll(() => begun.length).toBe(1);
  const next = read(["b"]);
  begun[0]?.outcome.reject(new Error("away"));
  expect(await failing).toEqual(new Error("away"));
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.outcome.resolve("found");
  expect(await next).toBe("found");
});
