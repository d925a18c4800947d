import { parseSearch } from "@sayara/domain/search/parseSearch";
import { expect, test, vi } from "vitest";
import { readListingRequest } from "@sayara/frontend/listing/ListingRequest";
import { cacheKeyOfAddress } from "./cacheKeyOfAddress.ts";

const cacheKeyOf = (address: string) => cacheKeyOfAddress(new URL(address, "https://www.example.tn"));

test("the cache key contains every parameter that a search reads", () => {
  const read = new Set<string>();
  const recorder = {
    get: (name: string) => (read.add(name), "2026-12-01"),
    getAll: (name: string) => (read.add(name), []),
  };
  parseSearch(recorder, {});
  expect(read.size).toBeGreaterThan(15);
  for (const name of read) expect(cacheKeyOf(`/search?${name}=1`)).toBe(`/search?${name}=1`);
});

test.each(["/locations", "/suppliers"])(
  "the cache key of %s contains every parameter that it reads",
  (path) => {
    const read = new Set<string>();
    for (const method of ["get", "getAll", "has"] as const)
      vi.spyOn(URLSearchParams.prototype, method).mockImplementation((name: string): never => {
        read.add(name);
        return null as never;
      });
    readListingRequest(`https://www.example.tn${path}`);
    vi.restoreAllMocks();
    expect(read.size).toBeGreaterThan(1);
    for (const name of read) expect(cacheKeyOf(`${path}?${name}=1`)).toBe(`${path}?${name}=1`);
  },
);

test("the cache key of a car contains only its place and dates", () => {
  const rental = "place=djerba&from=2026-12-01T10:00&to=2026-12-04T10:00&dropOff=zarzis";
  const key = cacheKeyOf(`/car/kia-picanto-7?${rental}&utm_source=x`);
  expect(key).toBe(`/car/kia-picanto-7?${new URLSearchParams(rental)}`);
  expect(cacheKeyOf("/car/kia-picanto-7?seats=5")).toBe("/car/kia-picanto-7");
});

test("the cache key ignores the order of parameters, campaign parameters and the language", () => {
  expect(cacheKeyOf("/search/tunis?utm_source=x&seats=5&from=2026-12-01T10:00&l=es")).toBe(
    cacheKeyOf("/search/tunis?from=2026-12-01T10:00&seats=5"),
  );
  expect(cacheKeyOf("/?l=es&ref=1")).toBe("/");
});

test("the cache key keeps repeated parameters", () => {
  expect(cacheKeyOf("/search?seats=2&seats=4")).toBe("/search?seats=2&seats=4");
});

test("a long URL is not cached", () => {
  expect(cacheKeyOf(`/sign-in?from=/${"x".repeat(500)}`)).toBeNull();
  expect(cacheKeyOf(`/search/${"x".repeat(101)}`)).toBeNull();
});

test.each(["/search/Tunis", "/search/a/b/c", "/booking", "/search.data", "/_root.data", "/tos/", "//"])(
  "%s is not cached",
  (path) => expect(cacheKeyOfAddress(new URL(`https://www.example.tn${path}`))).toBeNull(),
);
