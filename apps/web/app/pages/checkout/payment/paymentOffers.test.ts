import { expect, test } from "vitest";
import { aQuoteResponse } from "#web/testing/data/aQuoteResponse.ts";
import { paymentOffers } from "./paymentOffers.ts";

const dueNow = { downPayment: 63.6, full: 318 };
const offers = (changes: Parameters<typeof aQuoteResponse>[0], isSigned = true) =>
  paymentOffers({ answer: aQuoteResponse(changes), total: 318, isSigned });

test("without online payment only the agency's desk takes money", () => {
  expect(offers({})).toEqual([{ payment: "later", paidNow: 0 }]);
});

test("each way to pay has the sum charged now", () => {
  expect(offers({ dueNow })).toEqual([
    { payment: "later", paidNow: 0 },
    { payment: "downPayment", paidNow: 63.6 },
    { payment: "full", paidNow: 318 },
  ]);
});

test("a down payment is offered only by agencies that take one, paying later likewise", () => {
  const supplier = { ...aQuoteResponse().car.supplier, payLater: false };
  expect(offers({ dueNow: { ...dueNow, downPayment: null }, car: { supplier } })).toEqual([
    { payment: "full", paidNow: 318 },
  ]);
});

test("a down payment has no sum until the server gives it for the chosen options", () => {
  expect(offers({ dueNow }, false)).toContainEqual({ payment: "downPayment", paidNow: null });
});
