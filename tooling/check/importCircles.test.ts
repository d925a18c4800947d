import { expect, test } from "vitest";
import { circleProblems } from "./importCircles.ts";

function modules(imports: Record<string, string[]>) {
  return Object.entries(imports).map(([path, requests]) => ({
    path,
    text: requests.map((request) => `import type { it } from "${request}";`).join("\n"),
  }));
}

test("reports two files that import each other's types", () => {
  const files = modules({ "packages/ui/src/a.ts": ["./b.ts"], "packages/ui/src/b.ts": ["./a.ts"] });
  expect(circleProblems(files)).toEqual([
    "circle of files: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/a.ts",
  ]);
});

test("reports a circle of three files, through an app's alias", () => {
  const files = modules({
    "apps/web/app/a/a.ts": ["#web/a/b.ts"],
    "apps/web/app/a/b.ts": ["./c.ts"],
    "apps/web/app/a/c.ts": ["./a.ts"],
  });
  expect(circleProblems(files)).toEqual([expect.stringMatching(/^circle of files: .* \(in all: /)]);
});

test("reports a circle of two files of the gateway, through its alias", () => {
  const files = modules({
    "apps/sandbox-gateway/src/a/a.ts": ["#gateway/a/b.ts"],
    "apps/sandbox-gateway/src/a/b.ts": ["#gateway/a/a.ts"],
  });
  expect(circleProblems(files)).toEqual([expect.stringMatching(/^circle of files: /)]);
});

test("reports folders that import each other, with the importing files", () => {
  const files = modules({
    "packages/domain/src/car/Car.ts": ["../pricing/Price.ts"],
    "packages/domain/src/car/Option.ts": [],
    "packages/domain/src/pricing/Price.ts": [],
    "packages/domain/src/pricing/Quote.ts": ["../car/Option.ts"],
  });
  expect(circleProblems(files)).toEqual([
    "circle of folders: packages/domain/src/car/Car.ts → packages/domain/src/pricing/Price.ts, " +
      "packages/domain/src/pricing/Quote.ts → packages/domain/src/car/Option.ts",
  ]);
});

test("reports a folder and its subfolder that import each other", () => {
  const files = modules({
    "packages/ui/src/Sheet.ts": ["./cars/saloon.ts"],
    "packages/ui/src/Drawing.ts": [],
    "packages/ui/src/cars/saloon.ts": ["../Drawing.ts"],
  });
  expect(circleProblems(files)).toHaveLength(1);
});

test("passes folders that import in one direction", () => {
  const files = modules({
    "packages/domain/src/car/Car.ts": ["../pricing/Price.ts", "../money/Dinars.ts"],
    "packages/domain/src/pricing/Price.ts": ["../money/Dinars.ts"],
    "packages/domain/src/money/Dinars.ts": ["valibot"],
  });
  expect(circleProblems(files)).toEqual([]);
});
