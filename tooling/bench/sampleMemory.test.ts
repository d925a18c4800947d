import { expect, test } from "vitest";
import { sampleMemory } from "./sampleMemory.ts";

test("samples the memory of a process in megabytes, with a peak at or above the median", async () => {
  const sampler = sampleMemory(process.pid, { every: 20 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { median, peak } = await sampler.stop();
  expect(median).toBeGreaterThan(10);
  expect(peak).toBeGreaterThanOrEqual(median);
});
