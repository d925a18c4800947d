import { describe, expect, test } from "vitest";
import type { PricingInput } from "./PricingInput.ts";
import { quoteRental } from "./quoteRental.ts";
import { quoteTotal } from "./quoteTotal.ts";

const rental = (
  changes: Partial<PricingInput["car"]> = {},
  inputChanges: Partial<PricingInput> = {},
): PricingInput => ({
  car: {
    currency: "TND",
    dailyPrice: 80,
    periodicPrices: [{ startDate: "2027-06-15", endDate: "2027-09-15", dailyPrice: 120 }],
    discounts: [{ threshold: 7, percentage: 5 }],
    cancellation: -1,
    amendments: 0,
    theftProtection: -1,
    collisionDamageWaiver: 15,
    fullInsurance: -1,
    additionalDriver: -1,
    ...changes,
  },
  from: new Date("2027-06-20T09:00:00Z"),
  to: new Date("2027-06-22T09:00:00Z"),
  commission: { enabled: false, rate: 0, effectiveDate: "2025-12-01" },
  timeZone: "Africa/Tunis",
  ...inputChanges,
});
const period = (startDate: string, endDate: string) => [{ startDate, endDate, dailyPrice: 120 }];
const threshold = (days: number) => [{ threshold: days, percentage: 5 }];

describe.each([
  ["quoteRental", quoteRental],
  ["quoteTotal", quoteTotal],
])("%s", (_, price: (input: PricingInput) => unknown) => {
  test.each([
    ["a date without a leading zero", { periodicPrices: period("2027-6-15", "2027-09-15") }, "2027-6-15"],
    ["dates written as DD/MM/YYYY", { periodicPrices: period("15/06/2027", "15/09/2027") }, "15/06/2027"],
    ["a date that does not exist", { periodicPrices: period("2027-06-15", "2027-09-31") }, "2027-09-31"],
    [
      "a reversed period outside the rental",
      { periodicPrices: period("2028-02-02", "2028-02-01") },
      "ends before",
    ],
    ["a negative threshold", { discounts: threshold(-7) }, "-7 is not a number of rental days"],
    ["a threshold of no days", { discounts: threshold(0) }, "0 is not a number of rental days"],
    ["a fractional threshold", { discounts: threshold(1.5) }, "1.5 is not a number of rental days"],
  ])("[PR4, PR6] rejects %s", (_title, car, message) => {
    expect(() => price(rental(car))).toThrow(RangeError);
    expect(() => price(rental(car))).toThrow(message);
  });

  test("[TM1] rejects a missing time zone, which would default to the machine's zone", () => {
    expect(() => price({ ...rental(), timeZone: "" })).toThrow("A time zone is needed");
    const { timeZone: _zone, ...rentalWithoutZone } = rental();
    expect(() => price(rentalWithoutZone as PricingInput)).toThrow("A time zone is needed");
    expect(() => price(rental({}, { timeZone: "Africa/Tunisia" }))).toThrow(RangeError);
  });

  test("[PR1] immediately rejects more than 366 days, however late the drop-off is", () => {
    const rentalUntil = (text: string) =>
      rental({}, { from: new Date("2027-01-01T09:00:00Z"), to: new Date(text) });
    expect(() => price(rentalUntil("9990-01-01T09:00:00Z"))).toThrow("longer than 366 days");
    expect(() => price(rentalUntil("2028-01-03T09:00:00Z"))).toThrow("A rental of 367 days");
    expect(() => price(rentalUntil("2028-01-02T09:00:00Z"))).not.toThrow();
  });
});

test("[PR13] an option that the car does not offer is in neither sum, and the quote lists it as refused", () => {
  const options = { theftProtection: true, collisionDamageWaiver: true };
  const quote = quoteRental(rental({}, { options }));
  expect(quote).toMatchObject({ total: 270, refusedOptions: ["theftProtection"] });
  expect(quoteTotal(rental({}, { options }))).toBe(270);
});

test("[PR17] each line has its own list of rules", () => {
  const [first, second] = quoteRental(rental()).lines;
  expect(first?.rules).toEqual(second?.rules);
  expect(first?.rules).not.toBe(second?.rules);
});
