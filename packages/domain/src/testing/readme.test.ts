import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
const examples = [...readFileSync(`${root}README.md`, "utf8").matchAll(/```ts\n(.*?)```/gs)].map(
  ([, code = ""]) => code,
);

test("the README has examples", () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)("README example %# prints the output in its comments", (code) => {
  const expectedLines = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
  // Runs inside the package, because Node lets a package import itself by name.
  const options = { cwd: root, encoding: "utf8", input: code } as const;
  const printed = execFileSync(process.execPath, ["--input-type=module-typescript", "-"], options);
  expect(printed.trim().split("\n")).toEqual(expectedLines);
});
