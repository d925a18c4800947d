import { expect, test } from "vitest";
import { sampleMemory } from "./sampleMemory.ts";

test("a process's memory is its peak at least its median, in megabytes", async () => {
  const sampler = sampleMemory(process.pid, { every: 20 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { median, peak } = await sampler.stop();
  expect(median).toBeGreaterThan(10);
  expect(peak).toBeGreaterThanOrEqual(median);
});
