import { resolveCommission } from "@sayara/domain/pricing/commission/resolveCommission";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { toDinars } from "@sayara/domain/money/millimes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CatalogueCars } from "#api/search/engine/catalogue/CatalogueCars.ts";
import { pricingOf } from "./pricingOf.ts";
import { createTotalCalculator } from "./createTotalCalculator.ts";

const DAY = 86_400_000;
const start = new Date("2026-11-20T09:00:00Z").getTime();
const millimes = fc.integer({ min: 0, max: 4_000_000 }).map((tens) => tens * 10);
const firstDay = Math.floor(start / DAY);
const period = fc.tuple(fc.integer({ min: firstDay - 10, max: firstDay + 200 }), fc.nat(60), millimes);
const car = fc.record({
  dailyPriceMillimes: millimes,
  periods: fc.array(period, { maxLength: 6 }),
  discounts: fc.array(
    fc.record({
      threshold: fc.integer({ min: 1, max: 60 }),
      percentage: fc.nat(10_000).map((hundredths) => hundredths / 100),
    }),
    { maxLength: 4 },
  ),
});

test("[PR18] a car of the catalogue has the total of the domain's quoteTotal and quoteRental", () => {
  fc.assert(
    fc.property(
      fc.array(car, { minLength: 1, maxLength: 8 }),
      fc.nat(40 * 24),
      fc.integer({ min: 1, max: 184 * 24 }),
      fc.nat(10_000),
      fc.constantFrom("Africa/Tunis", "Europe/Paris", "Pacific/Auckland"),
      (generatedCars, startHours, hours, rate, timeZone) => {
        const cars = new CatalogueCars();
        generatedCars.forEach(({ periods, ...prices }, index) => {
          cars.put({
            ...prices,
            id: `00000000-0000-0000-0000-00000000000${index}`,
            supplier,
            places: [],
            bookableUntil: null,
            traits: [],
            trips: 0,
            co2: null,
            similarTo: String(index),
            coverMillimes: { theftProtection: -1, collisionDamageWaiver: -1, fullInsurance: -1 },
            calendar: periods.flatMap(([first, days]) => [first, first + days]),
            periodPrices: periods.map(([, , price]) => price),
            minimumPeriods: [],
          });
        });
        const from = new Date(start + startHours * 3_600_000);
        const to = new Date(from.getTime() + hours * 3_600_000);
        const commission = { ...resolveCommission(), rate: rate / 100 };
        const totalOf = createTotalCalculator(cars, { from, to, commission, timeZone });
        for (const slot of cars.ids.slots()) {
          const rental = { car: pricingOf(cars, slot), from, to, commission, timeZone };
          expect(toDinars(totalOf(slot))).toBe(quoteTotal(rental));
          expect(toDinars(totalOf(slot))).toBe(quoteRental(rental).total);
        }
      },
    ),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 400 },
  );
});

const supplier = {
  id: "an agency",
  number: 0,
  slug: "an-agency",
  name: "An agency",
  logo: null,
  rating: null,
  reviewCount: 0,
  payLater: true,
  minimumRentalDays: 1,
  leadTimeHours: 2,
  turnaroundMinutes: 0,
  suspended: false,
  bookableUntil: Infinity,
  feeTerms: null,
  depositTerms: [],
  dropOffIds: new Set<string>(),
};
