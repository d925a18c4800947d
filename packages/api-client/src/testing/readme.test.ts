import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const examples = [...readFileSync(`${root}README.md`, "utf8").matchAll(/```ts\n(.*?)```/gs)].map(
  ([, code = ""]) => code,
);
/** Without the example for the real API, which runs in `tooling/publish`. */
const small = examples.filter((code) => !code.includes("process.env"));

test("the README has examples, one of which uses the real API", () => {
  expect(small.length).toBeGreaterThan(3);
  expect(examples.length).toBe(small.length + 1);
});

test.each(small)(
  "example %# of the README prints what its comments say",
  (code) => {
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    // Run inside the package: Node lets a package import itself by its own name.
    const printed = execFileSync(
      process.execPath,
      ["--import", "./tests/readmeApi.ts", "--input-type=module-typescript", "-"],
      { cwd: root, encoding: "utf8", input: code },
    );
    expect(printed.trim().split("\n")).toEqual(promised);
  },
  30_000,
);
