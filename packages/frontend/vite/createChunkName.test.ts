import { expect, test } from "vitest";
import { createChunkName } from "./createChunkName.ts";

const chunkName = createChunkName({
  order: ["home", "lists", "search", "car"],
  kinds: { locations: "lists", suppliers: "lists" },
});

const routeOf = (name: string) => `/site/app/pages/${name}.route.tsx?__react-router-build-client-route`;
const [home, search, car] = [routeOf("home/Home"), routeOf("search/Search"), routeOf("car/Car")];
const searchLazy = "/site/app/pages/search/Search.lazy.ts";
const carLazy = "/site/app/pages/car/Car.lazy.ts";
const account = "/site/app/shared/SiteLayout/SignedInAccount.lazy.tsx";

/** Returns the file of a module with these importers. Routes and parts loaded on demand have no importers. */
function nameOf(importers: string[], id = "/site/app/shared/Rental/Rental.ts") {
  return chunkName(id, {
    getModuleInfo: (requestedId) => (requestedId === id ? { importers } : { importers: [] }),
  });
}

test.each([
  ["code that the root needs", [home, "/site/app/root.tsx"], "layout"],
  ["code shared by pages", [car, search], "with-search"],
  ["code shared by a page and a part of another page", [car, searchLazy], "with-car"],
  ["code shared by a page and a part of the layout", [car, account], "with-car"],
  ["code shared by a page and its own part", [car, carLazy], "car"],
  ["code of pages of one kind", [routeOf("locations/Locations"), routeOf("suppliers/Suppliers")], "lists"],
  [
    "code shared by parts of a page",
    [searchLazy, "/site/app/pages/search/compare/Comparison.tsx"],
    "lazy-search",
  ],
  ["code shared by parts of several pages", [carLazy, searchLazy], "lazy-search"],
])("%s is placed in one file", (_what, importers, name) => {
  expect(nameOf(importers)).toBe(name);
});

test("code of a single page or part, and the browser's entry, are left to the bundler", () => {
  expect(nameOf([car])).toBeNull();
  expect(nameOf([carLazy])).toBeNull();
  expect(nameOf(["/site/app/map/drawMap.ts", carLazy])).toBeNull();
  expect(nameOf(["/site/app/root.tsx"], "/site/app/entry.client.tsx")).toBeNull();
});
