import { afterEach, beforeEach, expect, test } from "vitest";
import { createPlaceFinder } from "../location/createPlaceFinder.ts";
import { parseSearch } from "./parseSearch.ts";

// Methods missing in Chrome and WebView 109.
const arrays: object = Array.prototype;
const newerMethods = ["toReversed", "toSorted", "toSpliced", "with"];
let removedMethods: [string, PropertyDescriptor | undefined][];
beforeEach(() => {
  removedMethods = newerMethods.map((name) => [name, Object.getOwnPropertyDescriptor(arrays, name)]);
  for (const name of newerMethods) Reflect.deleteProperty(arrays, name);
});
afterEach(() => {
  for (const [name, descriptor] of removedMethods)
    if (descriptor) Object.defineProperty(arrays, name, descriptor);
});

test("a search can be parsed in an older browser", () => {
  const { filter } = parseSearch(new URLSearchParams("supplier=zitouna&supplier=amal"));
  expect(filter.suppliers).toEqual(["amal", "zitouna"]);
});

test("a place, or the closest match to a typo, can be found in an older browser", () => {
  const place = (slug: string) => ({
    slug,
    kind: "city" as const,
    code: null,
    names: [slug],
    parentNames: [],
  });
  const { find, resolve } = createPlaceFinder([place("sousse"), place("sfax")]);
  expect(find("s").map(({ slug }) => slug)).toEqual(["sousse", "sfax"]);
  expect(resolve("suosse")).toMatchObject({ state: "one", place: { slug: "sousse" } });
});
