import { expect, test } from "vitest";
import { machinePathProblems } from "./machinePaths.ts";

const home = ["", "home", "someone", "sayara"].join("/");

test("reports a machine-specific path with its line", () => {
  expect(machinePathProblems({ path: "a.md", text: `first\nsee ${home}` })).toEqual([
    `a.md:2: ${home.slice(0, 13)}`,
  ]);
});

test("does not report URLs or paths inside the project", () => {
  const text =
    'fetch("https://example.tn/home/page"); open("apps/home/Home.tsx"); spawn("/usr/bin/chromium")';
  expect(machinePathProblems({ path: "a.ts", text })).toEqual([]);
});
