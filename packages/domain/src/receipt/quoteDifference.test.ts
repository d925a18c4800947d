import fc from "fast-check";
import { expect, test } from "vitest";
import { toMillimes } from "../money/millimes.ts";
import { quoteRental } from "../pricing/quoteRental.ts";
import { rentalOptions } from "../pricing/RentalOption.ts";
import { aRental } from "../testing/aRental.ts";
import { propertySeed } from "../testing/propertySeed.ts";
import { quoteDifference } from "./quoteDifference.ts";

const line = (option: (typeof rentalOptions)[number], price: number) => ({
  option,
  unitPrice: price,
  quantity: 1,
  price,
});

test("[CN10] lists the parts that differ, in the order of a receipt", () => {
  const before = { rental: 318, optionLines: [line("amendments", 20), line("theftProtection", 15)] };
  const after = { rental: 424, optionLines: [line("amendments", 20), line("additionalDriver", 40.5)] };
  expect(quoteDifference(before, after)).toEqual([
    { part: "rental", before: 318, after: 424, difference: 106 },
    { part: "theftProtection", before: 15, after: 0, difference: -15 },
    { part: "additionalDriver", before: 0, after: 40.5, difference: 40.5 },
  ]);
  expect(quoteDifference(before, before)).toEqual([]);
});

const chosen = fc.record(Object.fromEntries(rentalOptions.map((option) => [option, fc.boolean()])));

test("[CN10] the differences of any two quotes add up to the difference of their totals", () => {
  const rental = aRental();
  const days = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(chosen, days, chosen, days, (options, length, otherOptions, otherLength) => {
      const quoteOf = (choice: typeof options, count: number) =>
        quoteRental({
          ...rental,
          options: choice,
          to: new Date(rental.from.getTime() + count * 86_400_000),
        });
      const [before, after] = [quoteOf(options, length), quoteOf(otherOptions, otherLength)];
      const sum = quoteDifference(before, after).reduce(
        (total, { difference }) => total + toMillimes(difference),
        0,
      );
      expect(sum).toBe(toMillimes(after.total) - toMillimes(before.total));
    }),
    { seed: propertySeed("difference") },
  );
});
