import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiInterface, apiInterfacePath } from "./apiInterface.ts";

test("the declared interface of `createApi` matches the contract (`pnpm api:interface` writes it)", () => {
  expect(apiInterface()).toBe(readFileSync(apiInterfacePath, "utf8"));
});
