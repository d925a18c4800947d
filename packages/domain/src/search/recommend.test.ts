import fc from "fast-check";
import { expect, test } from "vitest";
import type { Car } from "../car/Car.ts";
import { carTypes } from "../car/CarType.ts";
import { gearboxes } from "../car/Gearbox.ts";
import { aCar } from "../testing/aCar.ts";
import { propertySeed } from "../testing/propertySeed.ts";
import { noCarFilter } from "./CarFilter.ts";
import { carPasses } from "./carPasses.ts";
import { lowestCoverPrices } from "./lowestCoverPrices.ts";
import { recommend } from "./recommend.ts";
import { ratingWeight, recommendationScore, totalLessCovers } from "./recommendationScore.ts";
import { similarFilter } from "./similarFilter.ts";

const { supplier } = aCar();
const days = 3;
/** Returns the ids of the listed cars. */
const recommendedIds = (listings: { car: Car; total: number }[], offered = listings.map(({ car }) => car)) =>
  recommend(listings, { days, offered }).map(({ listing }) => listing.car.id);
let agencies = 0;
/** Returns a car of a new agency, so that it is never grouped. */
const aCarOfNewAgency = (changes: Partial<Car> = {}) =>
  aCar({
    supplier: { ...supplier, id: `agency-${(agencies += 1)}`, slug: `agency-${agencies}` },
    ...changes,
  });

test("[SE8] lists cars before scooters, each by ascending total", () => {
  const scooter = aCarOfNewAgency({ id: "scooter", range: "scooter" });
  const expensiveCar = aCarOfNewAgency({ id: "dear" });
  const cheapCar = aCarOfNewAgency({ id: "cheap" });
  expect(
    recommendedIds([
      { car: scooter, total: 60 },
      { car: expensiveCar, total: 310 },
      { car: cheapCar, total: 300 },
    ]),
  ).toEqual(["cheap", "dear", "scooter"]);
});

test("[SE9] values an included cover at the agency's lowest price for that cover", () => {
  const uncoveredCar = aCarOfNewAgency({ id: "bare", collisionDamageWaiver: -1 });
  const coveredCar = aCarOfNewAgency({ id: "covered", collisionDamageWaiver: 0 });
  const carOfSameAgency = (price: number) =>
    aCar({ supplier: coveredCar.supplier, collisionDamageWaiver: price });
  const listings = [
    { car: uncoveredCar, total: 300 },
    { car: coveredCar, total: 330 },
  ];
  // 330 − 3 × 12 = 294 is less than 300, but 330 − 3 × 9 = 303 is not.
  expect(
    recommendedIds(listings, [uncoveredCar, coveredCar, carOfSameAgency(15), carOfSameAgency(12)]),
  ).toEqual(["covered", "bare"]);
  expect(
    recommendedIds(listings, [uncoveredCar, coveredCar, carOfSameAgency(12), carOfSameAgency(9)]),
  ).toEqual(["bare", "covered"]);
  expect(recommendedIds(listings, [uncoveredCar, coveredCar, carOfSameAgency(-1)])).toEqual([
    "bare",
    "covered",
  ]);
  expect(lowestCoverPrices([coveredCar, carOfSameAgency(15), carOfSameAgency(9)]).collisionDamageWaiver).toBe(
    9,
  );
  expect(lowestCoverPrices([coveredCar]).collisionDamageWaiver).toBe(0);
});

test("[SE9] never lets a total fall below 0", () => {
  const scoreOf = (total: number, weight: number) =>
    recommendationScore(totalLessCovers({ total, coversPerDay: 5000, days: 3 }), {
      weight,
      isScooter: false,
    });
  expect(scoreOf(10_000, 1000)).toBe(0);
  expect(scoreOf(16_000, 1060)).toBe(1_060_000);
});

test("[SE10] weights an agency by its rating and the number of its reviews", () => {
  expect(ratingWeight({ rating: 4.5, reviewCount: 30 })).toBe(1060);
  expect(ratingWeight({ rating: null, reviewCount: 0 })).toBe(1120);
  // One five-star review counts for less than a hundred reviews averaging 4.6.
  expect(ratingWeight({ rating: 5, reviewCount: 1 })).toBeGreaterThan(
    ratingWeight({ rating: 4.6, reviewCount: 100 }),
  );
  const poorlyRatedCar = aCarOfNewAgency({ id: "poor" });
  const wellRatedCar = aCarOfNewAgency({ id: "good" });
  poorlyRatedCar.supplier = { ...poorlyRatedCar.supplier, rating: 3, reviewCount: 200 };
  wellRatedCar.supplier = { ...wellRatedCar.supplier, rating: 4.8, reviewCount: 200 };
  expect(
    recommendedIds([
      { car: poorlyRatedCar, total: 300 },
      { car: wellRatedCar, total: 320 },
    ]),
  ).toEqual(["good", "poor"]);
});

test("[SE11] lists the first of an agency's similar cars with the number of similar cars", () => {
  const [first, second, third] = ["a", "b", "c"].map((id) => aCar({ id }));
  const automaticCar = aCar({ id: "d", gearbox: "automatic" });
  const otherAgencyCar = aCarOfNewAgency({ id: "e" });
  const recommended = recommend(
    [first, second, third, automaticCar, otherAgencyCar].flatMap((car, index) =>
      car === undefined ? [] : [{ car, total: 300 + index }],
    ),
    { days, offered: [] },
  );
  expect(recommended.map(({ listing, similar }) => [listing.car.id, similar])).toEqual([
    ["a", 2],
    ["d", 0],
    ["e", 0],
  ]);
});

test("[SE11] does not group cars whose seats match no seats filter", () => {
  const threeSeaters = ["a", "b"].map((id) => ({ car: aCar({ id, seats: 3 }), total: 300 }));
  expect(recommendedIds(threeSeaters)).toEqual(["a", "b"]);
  expect(similarFilter(aCar({ seats: 3 }))).toBeNull();
});

test("[SE12] sorts equal scores by total, then by id", () => {
  const coveredCar = aCarOfNewAgency({ id: "a", theftProtection: 0 });
  const carWithPaidCover = aCar({ supplier: coveredCar.supplier, theftProtection: 10 });
  const uncoveredCar = aCarOfNewAgency({ id: "c" });
  const equalCar = aCarOfNewAgency({ id: "b" });
  const listings = [
    { car: coveredCar, total: 330 },
    { car: uncoveredCar, total: 300 },
    { car: equalCar, total: 300 },
  ];
  expect(recommendedIds(listings, [coveredCar, carWithPaidCover, uncoveredCar, equalCar])).toEqual([
    "b",
    "c",
    "a",
  ]);
});

test("[SE11] a listed car's filter finds exactly that car and the similar cars counted with it", () => {
  const carArbitrary = fc
    .record({
      agency: fc.constantFrom("a", "b"),
      range: fc.constantFrom(...carTypes),
      gearbox: fc.constantFrom(...gearboxes),
      seats: fc.constantFrom(2, 3, 4, 5, 7, 9),
    })
    .map(({ agency, ...traits }) =>
      aCar({ ...traits, supplier: { ...supplier, id: agency, slug: `agency-${agency}` } }),
    );
  fc.assert(
    fc.property(fc.array(carArbitrary, { maxLength: 40 }), (cars) => {
      const listings = cars.map((car, index) => ({ car: { ...car, id: `car-${index}` }, total: 300 }));
      const recommended = recommend(listings, { days, offered: cars });
      expect(recommended.reduce((sum, { similar }) => sum + similar + 1, 0)).toBe(cars.length);
      for (const { listing, similar } of recommended) {
        const filter = similarFilter(listing.car);
        const similarCars = listings.filter(
          (candidate) => filter && carPasses(candidate.car, { ...noCarFilter, ...filter }),
        );
        expect(Math.max(0, similarCars.length - 1)).toBe(similar);
      }
    }),
    { seed: propertySeed("recommend"), numRuns: 200 },
  );
});
