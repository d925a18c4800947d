import { expect, test } from "vitest";
import { environmentProblems } from "./environment.ts";

const schemas = [
  { path: "Environment.ts", text: "v.object({\n  PORT: v.string(),\n  SECRET: v.optional(Secret),\n})" },
];

test("reports a variable missing from the example", () => {
  expect(environmentProblems(schemas, "# PORT=3000\n# no SECRET here")).toEqual([
    ".env.example does not show SECRET",
  ]);
});

test("accepts a variable that is commented out in the example", () => {
  expect(environmentProblems(schemas, "# PORT=3000\nSECRET=")).toEqual([]);
});
