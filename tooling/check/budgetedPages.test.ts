import { expect, test } from "vitest";
import { pathsIn, unbudgeted } from "./budgetedPages.ts";

const routes = `[index("Home.tsx"), route("tos", "Terms.tsx"), route("settings", "Settings.tsx"), route("*", "No.tsx")]`;

test("reports a public page without a budget", () => {
  expect(unbudgeted(pathsIn(routes), ["home"])).toEqual(["budgets.json and fixedAddresses.ts lack /tos"]);
});

test("does not report a page with a budget, or one that needs more than a URL", () => {
  expect(unbudgeted(pathsIn(routes), ["home", "terms"])).toEqual([]);
});
