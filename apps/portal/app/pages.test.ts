import { expect, test } from "vitest";
import { mayShow } from "./session/AgencyContext.ts";
import { type Page, pages } from "./pages.ts";

const all: readonly Page[] = pages;
const routes = import.meta.glob<string>("./pages/*/*.route.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sourceOf = ({ module }: Page) => routes[`./pages/${module}.route.tsx`] ?? "";

test("every page has a route file, and every route file a page", () => {
  const modules = Object.keys(routes).map((path) => path.slice("./pages/".length, -".route.tsx".length));
  // The layout route of the pages that administrators view is not a page itself.
  const records = [...all.map(({ module }) => module), "agency/AgencyView"];
  expect(modules.toSorted()).toEqual(records.toSorted());
});

test("every page with roles requires a user and loads its own messages", () => {
  for (const page of all.filter(({ roles }) => roles.length > 0)) {
    expect(sourceOf(page)).toContain(`requirePage(request, "${page.module}")`);
    expect(sourceOf(page)).toContain(`messagesOf("${page.module.split("/")[0]}")`);
  }
});

test("[SR2] a page that administrators view reads the agency in its URL", () => {
  const viewed = all.filter(({ isViewed }) => isViewed);
  expect(viewed.length).toBeGreaterThan(8);
  for (const page of viewed) expect(sourceOf(page)).toContain("context.get(agencyScope)");
});

test("no role has more than four pages in the bottom bar", () => {
  for (const role of ["supplier", "admin"] as const) {
    const onBar = all.filter(({ menu, roles }) => menu === "bar" && roles.includes(role));
    expect(onBar.length).toBeLessThanOrEqual(4);
  }
});

test("`mayShow` follows a person's rights, and an administrator has only rights to read", () => {
  expect(mayShow({ actions: ["viewMoney"] }, "viewMoney")).toBe(true);
  expect(mayShow({ actions: ["viewMoney"] }, "editFleet")).toBe(false);
  expect(mayShow(null, "viewFleet")).toBe(true);
  expect(mayShow(null, "editFleet")).toBe(false);
});
