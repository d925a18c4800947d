import { expect, test } from "vitest";
import { pathsIn, unbudgeted } from "./budgetedPages.ts";

const routes = `[index("Home.tsx"), route("tos", "Terms.tsx"), route("settings", "Settings.tsx"), route("*", "No.tsx")]`;

test("a page that anybody can open and that no budget holds is named", () => {
  expect(unbudgeted(pathsIn(routes), ["home"])).toEqual([
    "budgets.json and fixedAddresses.ts say nothing of /tos",
  ]);
});

test("with a budget it is not, nor are pages that need more than an address", () => {
  expect(unbudgeted(pathsIn(routes), ["home", "terms"])).toEqual([]);
});
