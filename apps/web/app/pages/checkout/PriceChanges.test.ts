import { expect, test } from "vitest";
import { aQuoteAnswer } from "#web/testing/aQuoteAnswer.ts";
import { priceDifference } from "./PriceChanges.tsx";

const options = { cancellation: true, theftProtection: true };
const { quote } = aQuoteAnswer({ options });

test("returns each changed part with its old and new amount", () => {
  const after = aQuoteAnswer({ options, car: { dailyPrice: 110, theftProtection: 4 } }).quote;
  expect(priceDifference(quote, after)).toEqual([
    { part: "rental", before: 318, after: 351 },
    { part: "theftProtection", before: 15, after: 12 },
  ]);
});

test("counts an option that is no longer available as 0", () => {
  expect(priceDifference(quote, aQuoteAnswer({ options: { cancellation: true } }).quote)).toEqual([
    { part: "theftProtection", before: 15, after: 0 },
  ]);
});

test("returns nothing for the same price", () => {
  expect(priceDifference(quote, quote)).toEqual([]);
});
