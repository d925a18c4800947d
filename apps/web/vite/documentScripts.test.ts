import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { scriptOf } from "./documentScripts.ts";

test("returns a script that calls the function with its options", async () => {
  const script = await scriptOf(
    "export default async function begin(options) {\n  globalThis.begun = options.name;\n}\n",
    "begin.ts",
  );
  expect(script).not.toContain("\n");
  const page: { begun?: string } = {};
  runInNewContext(script.replace("OPTIONS", '{"name":"font"}'), page);
  expect(page.begun).toBe("font");
});

test("rejects a file without such a function and names the file", async () => {
  await expect(scriptOf("export const begin = 1;", "begin.ts")).rejects.toThrow(
    "begin.ts must export one async function as default, and nothing else",
  );
});
