import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import { expect, test } from "vitest";
import { publishedPackages } from "./packPackages.ts";
import { undescribed } from "./undescribed.ts";

test.each(publishedPackages)("every export of %s has a docstring at its declaration", (name) => {
  const folder = join(root, "packages", name, "src");
  const modules = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((path) => !isInternal.test(path));
  expect(modules.length).toBeGreaterThan(20);
  const missing = modules.flatMap((path) =>
    undescribed(readFileSync(join(folder, path), "utf8")).map((one) => `${path}: ${one}`),
  );
  expect(missing).toEqual([]);
});

/** Tests and stories, compiled files, styles and drawings; the last belong to their component. */
const isInternal =
  /\.(?:test|test-d|stories|oracle|css)\.tsx?$|^compiled\/|^documentation\/|\/(?:bodies|scenes)\//;

test("an export without a docstring is reported", () => {
  expect(undescribed("export const one = 1;")).toEqual(["one"]);
  expect(undescribed("/** One. */\nexport const one = 1;\n\nexport function two() {}")).toEqual(["two"]);
});

test("one docstring covers adjacent lines, and a component's props", () => {
  expect(undescribed("/** Fuels. */\nexport const fuels = [];\nexport type Fuel = string;")).toEqual([]);
  const component =
    "export type ButtonProps = {\n  a: 1;\n};\n\n/**\n * A button.\n */\nexport function Button() {}";
  expect(undescribed(component)).toEqual([]);
});
