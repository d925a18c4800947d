import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRental } from "../pricing/quoteRental.ts";
import { type RentalOption, rentalOptions } from "../pricing/RentalOption.ts";
import { aCar } from "../testing/aCar.ts";
import { aRental } from "../testing/aRental.ts";
import { maximumExcess } from "./maximumExcess.ts";
import { planFigures } from "./planFigures.ts";

const excess = {
  damage: 2500,
  damageWithWaiver: 900,
  theft: 3500,
  theftWithProtection: 1200,
  fullInsurance: 0,
};

test("[PL1] returns the total, the deposit, the maximum excess and the required age", () => {
  const car = aCar({ excess, deposit: 1500, minimumAge: 23, theftProtection: 0 });
  const quote = quoteRental(aRental({ car, options: { collisionDamageWaiver: true } }));
  expect(planFigures(car, quote)).toEqual({
    total: quote.total,
    deposit: 1500,
    depositUpTo: 1500,
    maximumExcess: 1200,
    minimumAge: 23,
  });
});

test("[PL1] without dates there is no total, and the included covers apply", () => {
  expect(planFigures(aCar({ excess, theftProtection: 0 }), null)).toMatchObject({
    total: null,
    maximumExcess: 2500,
  });
});

test.each<[covers: RentalOption[], largest: number]>([
  [[], 3500],
  [["collisionDamageWaiver"], 3500],
  [["theftProtection"], 2500],
  [["theftProtection", "collisionDamageWaiver"], 1200],
  [["fullInsurance"], 0],
  [["cancellation", "additionalDriver"], 3500],
])("[PL2] with %j the maximum excess is %d", (covers, largest) => {
  expect(maximumExcess(excess, covers)).toBe(largest);
});

test("[PL2] an additional cover never raises the maximum excess", () => {
  const amount = fc.nat(5000);
  const excesses = fc.tuple(amount, amount, amount, amount, amount).map(([a, b, c, d, fullInsurance]) => ({
    damage: Math.max(a, b),
    damageWithWaiver: Math.min(a, b),
    theft: Math.max(c, d),
    theftWithProtection: Math.min(c, d),
    fullInsurance,
  }));
  fc.assert(
    fc.property(
      excesses,
      fc.subarray([...rentalOptions]),
      fc.constantFrom(...rentalOptions),
      (carExcess, covers, addedCover) => {
        const excessBefore = maximumExcess(carExcess, covers) ?? Number.NaN;
        expect(maximumExcess(carExcess, [...covers, addedCover])).toBeLessThanOrEqual(excessBefore);
      },
    ),
  );
});

test("[PL3] the excess is unknown, not 0, if the agency states none", () => {
  expect(planFigures(aCar({ excess: null, fullInsurance: 0 }), null).maximumExcess).toBeNull();
});
