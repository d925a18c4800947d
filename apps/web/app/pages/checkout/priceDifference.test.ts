import { expect, test } from "vitest";
import { aQuoteAnswer } from "#web/testing/aQuoteAnswer.ts";
import { priceDifference } from "./priceDifference.ts";

const options = { cancellation: true, theftProtection: true };
const { quote } = aQuoteAnswer({ options });

test("each part that moved is told with what it was and what it is", () => {
  const after = aQuoteAnswer({ options, car: { dailyPrice: 110, theftProtection: 4 } }).quote;
  expect(priceDifference(quote, after)).toEqual([
    { part: "rental", before: 318, after: 351 },
    { part: "theftProtection", before: 15, after: 12 },
  ]);
});

test("an option that is no longer there counts as nothing", () => {
  expect(priceDifference(quote, aQuoteAnswer({ options: { cancellation: true } }).quote)).toEqual([
    { part: "theftProtection", before: 15, after: 0 },
  ]);
});

test("the same price has no difference", () => {
  expect(priceDifference(quote, quote)).toEqual([]);
});
