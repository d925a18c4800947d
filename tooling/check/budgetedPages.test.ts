import { expect, test } from "vitest";
import { pathsIn, unbudgeted } from "./budgetedPages.ts";

const routes = `[index("Home.tsx"), route("tos", "Terms.tsx"), route("settings", "Settings.tsx"), route("*", "No.tsx")]`;

test("a public page without a budget is reported", () => {
  expect(unbudgeted(pathsIn(routes), ["home"])).toEqual(["budgets.json and fixedAddresses.ts lack /tos"]);
});

test("a page with a budget, and a page that needs more than a URL, is not reported", () => {
  expect(unbudgeted(pathsIn(routes), ["home", "terms"])).toEqual([]);
});
