import fc from "fast-check";
import { expect, test } from "vitest";
import { carFeatures } from "../car/CarFeature.ts";
import { carTypes } from "../car/CarType.ts";
import { fuelPolicies } from "../car/FuelPolicy.ts";
import { fuelTypes } from "../car/FuelType.ts";
import { gearboxes } from "../car/Gearbox.ts";
import { mileages } from "../car/Mileage.ts";
import { depositMeans } from "../deposit/DepositMeans.ts";
import { aCar } from "../testing/aCar.ts";
import { propertySeed } from "../testing/propertySeed.ts";
import { noCarFilter } from "./CarFilter.ts";
import { carPasses } from "./carPasses.ts";
import { carSorts } from "./CarSort.ts";
import { depositTiers } from "./DepositTier.ts";
import { pageCount } from "./paging.ts";
import { parseSearch } from "./parseSearch.ts";
import { ratingFilters } from "./RatingFilter.ts";
import { emptySearch, type SearchState } from "./SearchState.ts";
import { searchUrl } from "./searchUrl.ts";
import { seatsFilters } from "./SeatsFilter.ts";

const seed = propertySeed("search");

const subsetOf = <T>(values: readonly T[]) => fc.subarray([...values]);
const slug = fc.constantFrom("tunis-carthage-airport", "sousse", "djerba", "jasmin-rent", "a1");
const wallClock = fc.constantFrom("2026-12-01T10:00", "2028-02-29T23:59");
const search: fc.Arbitrary<SearchState> = fc
  .record({
    place: fc.option(slug),
    from: fc.option(wallClock),
    to: fc.option(wallClock),
    dropOff: fc.option(slug),
    driverAge: fc.option(fc.integer({ min: 21, max: 29 })),
    filter: fc.record({
      suppliers: fc.uniqueArray(slug).map((slugs) => slugs.toSorted()),
      rating: fc.option(fc.constantFrom(...ratingFilters)),
      seats: subsetOf(seatsFilters),
      aircon: fc.boolean(),
      fourPlusDoors: fc.boolean(),
      deposit: fc.constantFrom(...depositTiers),
      depositMeans: subsetOf(depositMeans),
      range: subsetOf(carTypes),
      gearbox: subsetOf(gearboxes),
      fuelType: subsetOf(fuelTypes),
      mileage: subsetOf(mileages),
      fuelPolicy: subsetOf(fuelPolicies),
      multimedia: subsetOf(carFeatures),
    }),
    sort: fc.constantFrom(...carSorts),
    page: fc.integer({ min: 1, max: 10_000 }),
    map: fc.boolean(),
    compared: fc.uniqueArray(slug, { maxLength: 3 }),
    isComparing: fc.boolean(),
  })
  .map((state) => ({
    ...state,
    dropOff: state.dropOff === state.place ? null : state.dropOff,
    isComparing: state.isComparing && state.compared.length > 0,
  }));

test("[SE1] parsing a search's URL returns the same search", () => {
  fc.assert(
    fc.property(search, (state) => {
      expect(read(searchUrl(state))).toEqual(state);
    }),
    { seed, numRuns: 2000 },
  );
});

test("[SE2] writes one URL for each search", () => {
  expect(searchUrl(emptySearch)).toBe("/search");
  const address =
    "/search/sousse?from=2026-12-01T10:00&to=2026-12-04T10:00&aircon=1&gearbox=manual&fuel=diesel&sort=rating&page=2";
  const shuffled =
    "/search?page=2&fuel=diesel&place=sousse&sort=rating&deposit=all&gearbox=manual&aircon=on&to=2026-12-04T10:00&from=2026-12-01T10:00&dropOff=sousse&fuel=diesel";
  expect(searchUrl(read(shuffled))).toBe(address);
  expect(searchUrl(read(address))).toBe(address);
});

test("[SE2] parses comma-separated lists and separate times, as sent by forms without JavaScript", () => {
  const state = read("/search?fuel=hybrid,diesel&from=2026-12-01&fromTime=10:00&to=2026-12-04&toTime=09:30");
  expect(state.filter.fuelType).toEqual(["diesel", "hybrid"]);
  expect(state).toMatchObject({ from: "2026-12-01T10:00", to: "2026-12-04T09:30" });
});

test("[SE15] parses a date without a time as 10:00", () => {
  expect(read("/search?from=2026-12-01&to=2026-12-04")).toMatchObject({
    from: "2026-12-01T10:00",
    to: "2026-12-04T10:00",
  });
  expect(read("/search?from=2026-12-01&fromTime=25:61&to=2027-02-31")).toMatchObject({
    from: null,
    to: null,
  });
});

test("[SE3] ignores invalid values", () => {
  const invalidAddress =
    "/search?place=../etc&from=2026-02-30T10:00&to=tomorrow&dropOff=%00&supplier=A%20B&rating=9&seats=3&aircon=0&doors=&deposit=-1&range=huge&gearbox=&fuel=coal&sort=price&page=-3&map=false&x=y";
  expect(read(invalidAddress)).toEqual(emptySearch);
  expect(read("/search?page=999999999").page).toBe(1);
  expect(read("/search?page=20000").page).toBe(10_000);
  expect(read(`/search?place=${"a".repeat(101)}`).place).toBeNull();
});

test("[SE14] parses at most three cars to compare, each once", () => {
  const address = "/search?compare=polo&compare=clio,polo&compare=..%2Fetc&compare=logan&compare=i20";
  expect(read(address).compared).toEqual(["polo", "clio", "logan"]);
  expect(read("/search?comparing=1").isComparing).toBe(false);
  expect(searchUrl(read("/search?compare=polo&comparing=1"))).toBe("/search?compare=polo&comparing=1");
});

test("[SE3] parses any URL to a search whose URL parses back to it", () => {
  const word = fc.oneof(
    fc.constantFrom("from", "page", "supplier", "seats", "map", "2026-12-01", "5+"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word)), fc.string(), fc.string(), (pairs, place, supplier) => {
      const state = parseSearch(new URLSearchParams(pairs), { place, supplier });
      expect(read(searchUrl(state))).toEqual(state);
    }),
    { seed, numRuns: 2000 },
  );
});

test("[SE4] writes a single supplier into the path after a place, otherwise into the query", () => {
  const suppliers = ["jasmin-rent"];
  const filter = { ...noCarFilter, suppliers };
  expect(searchUrl({ ...emptySearch, place: "sousse", filter })).toBe("/search/sousse/jasmin-rent");
  expect(searchUrl({ ...emptySearch, filter })).toBe("/search?supplier=jasmin-rent");
  const twoSuppliers = { ...noCarFilter, suppliers: ["jasmin-rent", "olive-cars"] };
  expect(searchUrl({ ...emptySearch, place: "sousse", filter: twoSuppliers })).toBe(
    "/search/sousse?supplier=jasmin-rent&supplier=olive-cars",
  );
});

test("[SE5] filters by minimum rating, exact seats, 5+ as more than five, 4+ doors as four or more", () => {
  const rated = (rating: number | null) => aCar({ supplier: { ...aCar().supplier, rating } });
  expect(carPasses(rated(3.9), { ...noCarFilter, rating: "4" })).toBe(false);
  expect(carPasses(rated(4), { ...noCarFilter, rating: "4" })).toBe(true);
  expect(carPasses(rated(null), { ...noCarFilter, rating: "1" })).toBe(false);
  expect([4, 5, 6, 7].map((seats) => carPasses(aCar({ seats }), { ...noCarFilter, seats: ["5+"] }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(carPasses(aCar({ seats: 5 }), { ...noCarFilter, seats: ["2", "5"] })).toBe(true);
  expect(carPasses(aCar({ seats: 4 }), { ...noCarFilter, seats: ["2", "5"] })).toBe(false);
  const hasDoors = (doors: number) => carPasses(aCar({ doors }), { ...noCarFilter, fourPlusDoors: true });
  expect([0, 2, 3, 4, 5].map(hasDoors)).toEqual([false, false, false, true, true]);
});

test("[SE6] a deposit of 0 passes all tiers, −1 only `all`", () => {
  const matchingTiers = (deposit: number) =>
    depositTiers.filter((tier) => carPasses(aCar({ deposit }), { ...noCarFilter, deposit: tier }));
  expect(matchingTiers(-1)).toEqual(["all"]);
  expect(matchingTiers(0)).toEqual(["1000", "1500", "2000", "all"]);
  expect(matchingTiers(1000)).toEqual(["1000", "1500", "2000", "all"]);
  expect(matchingTiers(1000.01)).toEqual(["1500", "2000", "all"]);
  expect(matchingTiers(2500)).toEqual(["all"]);
});

test("[SE7] a car passes a list with one of its values, but needs all multimedia features", () => {
  const car = aCar({
    fuelType: "diesel",
    multimedia: ["bluetooth", "touchscreen"],
    mileage: 200,
    aircon: false,
  });
  expect(carPasses(car, noCarFilter)).toBe(true);
  expect(carPasses(car, { ...noCarFilter, fuelType: ["diesel", "hybrid"] })).toBe(true);
  expect(carPasses(car, { ...noCarFilter, fuelType: ["hybrid"] })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, multimedia: ["bluetooth", "touchscreen"] })).toBe(true);
  expect(carPasses(car, { ...noCarFilter, multimedia: ["bluetooth", "androidAuto"] })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, mileage: ["limited"] })).toBe(true);
  expect(carPasses(car, { ...noCarFilter, mileage: ["unlimited"] })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, suppliers: ["jasmin-rent"] })).toBe(true);
  expect(carPasses(car, { ...noCarFilter, suppliers: ["olive-cars"] })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, aircon: true })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, range: ["maxi"] })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, gearbox: ["automatic"] })).toBe(false);
  expect(carPasses(car, { ...noCarFilter, fuelPolicy: ["freeTank"] })).toBe(false);
});

test("a list without rows has one page", () => {
  expect([0, 1, 15, 16].map((total) => pageCount(total, 15))).toEqual([1, 1, 1, 2]);
});

function read(address: string): SearchState {
  const url = new URL(address, "https://example.tn");
  const [, , place, supplier] = url.pathname.split("/").map(decodeURIComponent);
  return parseSearch(url.searchParams, { place, supplier });
}
