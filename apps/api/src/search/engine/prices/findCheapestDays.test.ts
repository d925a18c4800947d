import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { feesOfRental } from "@sayara/domain/pricing/fees/feesOfRental";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { resolveCommission } from "@sayara/domain/pricing/commission/resolveCommission";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { someFees } from "@sayara/domain/testing/someFees";
import { dayInZone } from "@sayara/domain/time/dateInZone";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rangeBits } from "#api/search/engine/catalogue/traits.ts";
import { createCatalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";
import { findCheapestDays } from "./findCheapestDays.ts";
import { pricingOf } from "./pricingOf.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const now = new Date("2026-11-20T12:00:00Z");
const firstDay = Math.floor(now.getTime() / DAY);
const millimes = fc.integer({ min: 100, max: 20_000 }).map((tens) => tens * 10);
const period = fc.tuple(fc.integer({ min: firstDay - 10, max: firstDay + 90 }), fc.nat(40), millimes);
const hold = fc.record({
  from: fc.nat(80 * 24).map((hours) => now.getTime() + hours * HOUR),
  hours: fc.integer({ min: 1, max: 20 * 24 }),
  expires: fc.constantFrom(Number.POSITIVE_INFINITY, now.getTime() + HOUR, now.getTime() - HOUR),
});
const car = fc.record({
  dailyPriceMillimes: millimes,
  periods: fc.array(period, { maxLength: 3 }),
  discounts: fc.constantFrom([], [{ threshold: 3, percentage: 10 }], [{ threshold: 7, percentage: 25 }]),
  holds: fc.array(hold, { maxLength: 4 }),
  bookableUntil: fc.option(fc.integer({ min: 0, max: 80 }).map((days) => firstDay + days)),
  supplier: fc.nat(2),
  place: fc.nat(1),
});
const agency = fc.record({
  minimumRentalDays: fc.constantFrom(1, 1, 3),
  leadTimeHours: fc.constantFrom(2, 24, 24 * 10),
  turnaroundMinutes: fc.constantFrom(0, 60, 720),
  rating: fc.constantFrom(null, 3.4, 4.6),
  suspended: fc.constantFrom(false, false, true),
  payLater: fc.constantFrom(true, true, false),
  bookableUntil: fc.constantFrom(Infinity, Infinity, dayNumber("2027-01-10")),
});

const feeTerms = someFees();

test("[PL5] [DC3] [FE2] each day has the lowest quoteRental of the available cars, and no price without any", () => {
  fc.assert(
    fc.property(
      fc.array(car, { maxLength: 12 }),
      fc.tuple(agency, agency, agency),
      fc.record({
        startHours: fc.integer({ min: 0, max: 10 * 24 }),
        hours: fc.integer({ min: 1, max: 12 * 24 }),
        placeIndex: fc.constantFrom(undefined, 0, 1),
        carIndex: fc.option(fc.nat(11), { nil: undefined, freq: 4 }),
        rating: fc.constantFrom(null, "4" as const),
        rate: fc.constantFrom(0, 6, 17.5),
        timeZone: fc.constantFrom("Africa/Tunis", "Europe/Paris"),
        takesOnlinePayments: fc.boolean(),
      }),
      (
        generatedCars,
        agencies,
        { startHours, hours, placeIndex, carIndex, rating, rate, timeZone, takesOnlinePayments },
      ) => {
        const catalogue = createCatalogue({ depositMethods });
        const { cars, places } = catalogue;
        places.replace(
          [0, 1].map((index) => ({
            id: `place ${index}`,
            slug: `place-${index}`,
            parentId: null,
            isAirport: index === 1,
            locations: new Map(),
          })),
          new Map(),
        );
        const suppliers = agencies.map((rules, number): CatalogueSupplier => {
          const id = `agency ${number}`;
          return {
            ...rules,
            id,
            number,
            slug: id,
            name: id,
            logo: null,
            reviewCount: 0,
            dropOffIds: new Set(),
            feeTerms: number === 0 ? null : feeTerms,
            depositTerms: [],
          };
        });
        for (const supplier of suppliers) catalogue.suppliers.set(supplier.id, supplier);
        generatedCars.forEach(({ periods, holds, supplier, place, ...prices }, index) => {
          cars.put({
            ...prices,
            id: idOf(index),
            supplier: suppliers[supplier] as CatalogueSupplier,
            places: [0, 1].flatMap((number) =>
              number === place ? (places.get(`place ${number}`) ?? []) : [],
            ),
            traits: [rangeBits.midi],
            trips: 0,
            co2: null,
            similarTo: String(index),
            coverMillimes: { theftProtection: -1, collisionDamageWaiver: -1, fullInsurance: -1 },
            calendar: periods.flatMap(([first, days]) => [first, first + days]),
            periodPrices: periods.map(([, , price]) => price),
            minimumPeriods: [],
          });
          const slot = cars.ids.slotOf(idOf(index)) ?? -1;
          for (const { from, hours: length, expires } of holds) {
            cars.availability.add(slot, from, from + length * HOUR, expires);
          }
        });
        const rentals = Array.from({ length: 62 }, (_, day) => {
          if (day % 13 === 12) return null;
          const from = new Date(now.getTime() + startHours * HOUR + day * DAY);
          return { from, to: new Date(from.getTime() + hours * HOUR) };
        });
        const commission = { ...resolveCommission(), rate, effectiveDate: "2026-12-15" };

        const actual = findCheapestDays(catalogue, {
          pickupId: placeIndex === undefined ? undefined : `place ${placeIndex}`,
          dropOffId: undefined,
          carId: carIndex === undefined ? undefined : idOf(carIndex),
          filter: { ...noCarFilter, rating },
          rentals,
          now,
          commission,
          timeZone,
          takesOnlinePayments,
        });
        const expected = rentals.map((rental) => {
          if (rental === null) return null;
          const { from, to } = rental;
          const totals = generatedCars.flatMap(({ holds, supplier, place, bookableUntil }, index) => {
            const rules = suppliers[supplier] as CatalogueSupplier;
            const pricing = pricingOf(cars, cars.ids.slotOf(idOf(index)) ?? -1);
            const at = { id: `place ${place}`, isAirport: place === 1 };
            const handOvers = { pickup: { place: at, at: from }, dropOff: { place: at, at: to } };
            const fees = supplier === 0 ? [] : feesOfRental(feeTerms, handOvers, timeZone);
            const quote = quoteRental({ car: pricing, from, to, fees, commission, timeZone });
            const end = to.getTime() + rules.turnaroundMinutes * 60_000;
            const isOnHold = holds.some(
              (each) =>
                each.expires > now.getTime() &&
                each.from < end &&
                each.from + each.hours * HOUR > from.getTime(),
            );
            const lead = Math.max(rules.leadTimeHours, MINIMUM_LEAD_TIME_HOURS) * HOUR;
            const isRentable =
              !rules.suspended &&
              Math.min(bookableUntil ?? Infinity, rules.bookableUntil) >= dayInZone(to, timeZone) &&
              (rules.payLater || takesOnlinePayments) &&
              quote.days >= rules.minimumRentalDays &&
              from.getTime() - now.getTime() >= lead;
            const isRequested =
              (placeIndex === undefined || placeIndex === place) &&
              (carIndex === undefined || carIndex === index) &&
              (rating === null || (rules.rating ?? 0) >= 4);
            return isRentable && isRequested && !isOnHold ? [quote.total] : [];
          });
          return totals.length === 0 ? null : Math.min(...totals);
        });
        expect(actual.map((total) => (total === null ? null : toDinars(total)))).toEqual(expected);
      },
    ),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 150 },
  );
});

function idOf(index: number): string {
  return `00000000-0000-0000-0000-${String(index).padStart(12, "0")}`;
}
