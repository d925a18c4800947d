import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { fixedNow } from "./fixedNow.ts";

test("a process that imports the fixed clock reads one moment, and makes other dates as ever", () => {
  const code = `
    const dates = [Date.now(), new Date().getTime(), new Date(5).getTime(), new Date(2026, 0, 2).getDate()];
    console.log(JSON.stringify([...dates, new Date() instanceof Date]));
  `;
  const clock = new URL("fixedClock.ts", import.meta.url).href;
  const { stdout } = spawnSync(process.execPath, ["--import", clock, "--eval", code], { encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([fixedNow, fixedNow, 5, 2, true]);
});
