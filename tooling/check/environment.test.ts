import { expect, test } from "vitest";
import { environmentProblems } from "./environment.ts";

const schemas = [
  { path: "Environment.ts", text: "v.object({\n  PORT: v.string(),\n  SECRET: v.optional(Secret),\n})" },
];

test("a variable that the example does not show is named", () => {
  expect(environmentProblems(schemas, "# PORT=3000\n# no SECRET here")).toEqual([
    ".env.example does not show SECRET",
  ]);
});

test("a variable may be shown with or without its comment", () => {
  expect(environmentProblems(schemas, "# PORT=3000\nSECRET=")).toEqual([]);
});
