import { expect, test } from "vitest";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { paymentOffers } from "./paymentOffers.ts";

const dueNow = { downPayment: 63.6, full: 318 };
const offers = (changes: Parameters<typeof aQuoteResponse>[0], isSigned = true) =>
  paymentOffers({ response: aQuoteResponse(changes), total: 318, isSigned });

test("without online payment, the only payment option is to pay at the agency", () => {
  expect(offers({})).toEqual([{ payment: "later", paidNow: 0 }]);
});

test("each payment option has the amount charged now", () => {
  expect(offers({ dueNow })).toEqual([
    { payment: "later", paidNow: 0 },
    { payment: "downPayment", paidNow: 63.6 },
    { payment: "full", paidNow: 318 },
  ]);
});

test("a down payment and pay-later are offered only by agencies that accept them", () => {
  const supplier = { ...aQuoteResponse().car.supplier, payLater: false };
  expect(offers({ dueNow: { ...dueNow, downPayment: null }, car: { supplier } })).toEqual([
    { payment: "full", paidNow: 318 },
  ]);
});

test("a down payment has no amount until the server returns it for the selected options", () => {
  expect(offers({ dueNow }, false)).toContainEqual({ payment: "downPayment", paidNow: null });
});
