import { isMainThread } from "node:worker_threads";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCar } from "../testing/aCar.ts";
import { anExtra } from "../testing/anExtra.ts";
import { propertySeed } from "../testing/propertySeed.ts";
import { toMillimes } from "../money/millimes.ts";
import { calendarDate, dayNumber } from "../time/dayNumber.ts";
import { feeKinds } from "./fees/FeeKind.ts";
import type { PricingInput } from "./PricingInput.ts";
import { marketplaceDiscount } from "./promo/marketplaceDiscount.ts";
import type { SoldPromo } from "./promo/SoldPromo.ts";
import { referenceQuote } from "./quote.oracle.ts";
import { quoteRental } from "./quoteRental.ts";
import { quoteTotal } from "./quoteTotal.ts";

const seed = propertySeed("pricing");
const casesPerZone = 2500;
const pricedCases = new Set<string>();

const hours = (count: number) => count * 3_600_000;
const price = fc.oneof(fc.nat(400), fc.nat(30_000).map(hundredths), fc.nat(4_000_000).map(hundredths));
const optionPrice = fc.oneof(fc.constantFrom(-1, 0), price);
const percentage = fc.oneof(fc.nat(100), fc.nat(10_000).map(hundredths));

// Days near the clock changes of both hemispheres, the end of February in a leap year, and the end of a year.
const firstDays = ["2025-11-25", "2026-03-27", "2026-10-20", "2028-02-26", "2026-12-28", "2026-04-02"];
const day = fc
  .record({ base: fc.constantFrom(...firstDays), shift: fc.integer({ min: -12, max: 12 }) })
  .map(({ base, shift }) => dayNumber(base) + shift);

const pricingInput: fc.Arbitrary<PricingInput> = fc
  .record({
    day,
    timeOfDay: fc.nat(1439).map((minutes) => minutes * 60_000),
    length: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 0, max: hours(24 * 12) / 60_000 }).map((m) => m * 60_000) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }).map((days) => hours(24 * days)) },
      { weight: 1, arbitrary: fc.integer({ min: -hours(48), max: hours(24 * 184) }) },
    ),
    periods: fc.array(
      fc.record({ offset: fc.integer({ min: -20, max: 40 }), days: fc.nat(25), dailyPrice: price }),
      { maxLength: 12 },
    ),
    discounts: fc.array(fc.record({ threshold: fc.integer({ min: 1, max: 30 }), percentage }), {
      maxLength: 4,
    }),
    dailyPrice: price,
    prices: fc.tuple(optionPrice, optionPrice, optionPrice, optionPrice, optionPrice, optionPrice),
    chosen: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    extras: fc.array(
      fc.record({ price, per: fc.constantFrom("day", "rental"), count: fc.integer({ min: 1, max: 20 }) }),
      { maxLength: 3 },
    ),
    fees: fc.uniqueArray(
      fc.record(
        {
          kind: fc.constantFrom(...feeKinds),
          price,
          count: fc.integer({ min: 1, max: 2 }),
          per: fc.constantFrom("day", "rental"),
          maximum: price,
        },
        { requiredKeys: ["kind", "price", "count"] },
      ),
      { selector: ({ kind }) => kind, maxLength: 3 },
    ),
    promo: fc.option(
      fc.record({
        discount: fc.oneof(
          fc.record({
            kind: fc.constant("percentage" as const),
            percentage: fc.integer({ min: 1, max: 90 }),
          }),
          fc.record({
            kind: fc.constant("amount" as const),
            amount: fc.integer({ min: 1, max: 60_000 }).map(hundredths),
          }),
        ),
        offsets: fc.option(fc.tuple(fc.integer({ min: -3, max: 1 }), fc.integer({ min: -1, max: 3 }))),
        minimumDays: fc.option(fc.integer({ min: 1, max: 15 })),
        minimumRental: fc.option(price),
        ofMarketplace: fc.boolean(),
      }),
    ),
    commission: fc.record({
      enabled: fc.boolean(),
      rate: percentage,
      effective: fc.integer({ min: -2, max: 2 }),
    }),
    timeZone: fc.constantFrom("Africa/Tunis", "Europe/Paris", "America/St_Johns", "Pacific/Auckland"),
  })
  .map((generated) => ({
    from: new Date(generated.day * hours(24) + generated.timeOfDay),
    to: new Date(generated.day * hours(24) + generated.timeOfDay + generated.length),
    car: aCar({
      dailyPrice: generated.dailyPrice,
      periodicPrices: generated.periods.map(({ offset, days, dailyPrice }) => ({
        startDate: calendarDate(generated.day + offset),
        endDate: calendarDate(generated.day + offset + days),
        dailyPrice,
      })),
      discounts: generated.discounts,
      ...sixOptions(generated.prices),
    }),
    options: sixOptions(generated.chosen),
    ...(generated.extras.length > 0 && {
      extras: generated.extras.map((terms, index) => ({ ...anExtra(), ...terms, id: `extra-${index}` })),
    }),
    ...(generated.fees.length > 0 && { fees: generated.fees }),
    ...(generated.promo !== null && { promo: promoOf(generated.promo, generated.day) }),
    commission: {
      enabled: generated.commission.enabled,
      rate: generated.commission.rate,
      effectiveDate: calendarDate(generated.day + generated.commission.effective),
    },
    timeZone: generated.timeZone,
  }));

// Each zone has its own seed. With a single seed, all zones would get the same rentals.
describe.each([
  ["UTC", 0, seed],
  ["Africa/Tunis", -60, seed + 1],
  ["Europe/Paris", -120, seed + 2],
  ["America/St_Johns", 150, seed + 3],
  ["Pacific/Auckland", -720, seed + 4],
])("[PR5] the result is the same on a machine in %s", (machineZone, julyOffset, zoneSeed) => {
  const originalZone = process.env["TZ"];
  beforeAll(() => {
    process.env["TZ"] = machineZone;
  });
  afterAll(() => {
    if (originalZone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = originalZone;
  });

  // Mutation testing runs in threads, and a thread cannot change its time zone.
  const canTestZone = isMainThread || originalZone === machineZone;
  test.runIf(canTestZone)(
    "[PR5, PR18, EX4, FE6, FE8, PD2, PD3, PD10] the quote, the total alone and the reference implementation agree on every rental",
    () => {
      expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(julyOffset);
      fc.assert(
        fc.property(pricingInput, (input) => {
          const expectedQuote = referenceQuote(input);
          const quote = quoteRental(input);
          expect(quote.days).toBe(expectedQuote.days);
          expect(quote.lines.map((line) => line.date)).toEqual(expectedQuote.dates);
          expect(quote.lines.map((line) => BigInt(toMillimes(line.price)))).toEqual(expectedQuote.prices);
          expect(BigInt(toMillimes(quote.total))).toBe(expectedQuote.total);
          expect(BigInt(toMillimes(quote.total)) - BigInt(toMillimes(quote.rental))).toBe(
            expectedQuote.options + expectedQuote.extras + expectedQuote.fees - expectedQuote.promo,
          );
          const extras = (quote.extraLines ?? []).reduce((sum, line) => sum + toMillimes(line.price), 0);
          expect(BigInt(extras)).toBe(expectedQuote.extras);
          const fees = (quote.feeLines ?? []).reduce((sum, line) => sum + toMillimes(line.price), 0);
          expect(BigInt(fees)).toBe(expectedQuote.fees);
          const reduction = toMillimes(quote.promoLine?.reduction ?? 0);
          expect(BigInt(reduction)).toBe(expectedQuote.promo);
          // Half a step of 10 millimes more than 90 %, by the rounding of percentages.
          expect(reduction).toBeLessThanOrEqual(0.9 * toMillimes(quote.rental) + 5);
          expect(BigInt(marketplaceDiscount(quote))).toBe(expectedQuote.borne);
          expect(quoteTotal(input)).toBe(quote.total);
          pricedCases.add(JSON.stringify(input));
        }),
        { seed: zoneSeed, numRuns: casesPerZone },
      );
    },
  );
});

test.runIf(isMainThread)("[PR18] the property test prices more than 10,000 distinct rentals", () => {
  expect(pricedCases.size).toBeGreaterThan(10_000);
});

function promoOf(
  {
    offsets,
    ...terms
  }: Omit<SoldPromo, "id" | "code" | "rentalFrom" | "rentalUntil"> & { offsets: [number, number] | null },
  firstDay: number,
): SoldPromo {
  const [first, last] = offsets ?? [];
  return {
    ...terms,
    id: "promo-1",
    code: "ETE2027",
    rentalFrom: first === undefined ? null : calendarDate(firstDay + first),
    rentalUntil: last === undefined ? null : calendarDate(firstDay + last),
  };
}

function hundredths(count: number): number {
  return count / 100;
}

function sixOptions<T>([cancellation, amendments, theft, collision, full, driver]: [T, T, T, T, T, T]) {
  return {
    cancellation,
    amendments,
    theftProtection: theft,
    collisionDamageWaiver: collision,
    fullInsurance: full,
    additionalDriver: driver,
  };
}
