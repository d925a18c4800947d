import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const examples = [...readFileSync(`${root}README.md`, "utf8").matchAll(/```ts\n(.*?)```/gs)].map(
  ([, code = ""]) => code,
);

test("the README has examples", () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)(
  "README example %# prints what its comments state",
  (code) => {
    const expectedLines = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    // Runs inside the package: Node lets a package import itself by its name.
    const options = { cwd: root, encoding: "utf8", input: code } as const;
    const output = execFileSync(process.execPath, ["--input-type=module-typescript", "-"], options);
    expect(output.trim().split("\n")).toEqual(expectedLines);
  },
  30_000,
);
