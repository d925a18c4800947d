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
  ["what the root needs", [home, "/site/app/root.tsx"], "layout"],
  ["what pages share", [car, search], "with-search"],
  ["what a page and a part of another one share", [car, searchLazy], "with-car"],
  ["what a page and a part of the layout share", [car, account], "with-car"],
  ["what a page and its parts share", [car, carLazy], "car"],
  ["what pages of one kind share", [routeOf("locations/Locations"), routeOf("suppliers/Suppliers")], "lists"],
  [
    "what parts of a page share",
    [searchLazy, "/site/app/pages/search/compare/Comparison.tsx"],
    "lazy-search",
  ],
  ["what parts of several pages share", [carLazy, searchLazy], "lazy-search"],
])("%s goes into one file", (_what, importers, name) => {
  expect(nameOf(importers)).toBe(name);
});

test("code of a single page or part, and the browser's entry, are left to the bundler", () => {
  expect(nameOf([car])).toBeNull();
  expect(nameOf([carLazy])).toBeNull();
  expect(nameOf(["/site/app/map/drawMap.ts", carLazy])).toBeNull();
  expect(nameOf(["/site/app/root.tsx"], "/site/app/entry.client.tsx")).toBeNull();
});
