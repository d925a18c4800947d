import { expect, test } from "vitest";
import { refundDeferredUntil, deferredRefundAmount } from "./refundDeferredUntil.ts";

const until = "2026-12-02T10:00:00.000Z";
const beforeOfferEnds = new Date("2026-12-02T09:59:59Z");
const refund = {
  id: "r1",
  paymentId: "p1",
  amount: 300.5,
  gateway: "sandbox",
  reference: null,
  state: "requested",
  reason: "cancelled",
  at: "2026-12-01T10:00:00.000Z",
  settledAt: null,
} as const;
const move = { offeredUntil: until, to: null, from: null };

test("[MV2] the refund is deferred until the offer of other cars ends", () => {
  expect(refundDeferredUntil({ move, refunds: [refund] }, beforeOfferEnds)).toBe(until);
  expect(refundDeferredUntil({ move, refunds: [refund] }, new Date(until))).toBeNull();
  expect(
    refundDeferredUntil({ move: { ...move, offeredUntil: null }, refunds: [refund] }, beforeOfferEnds),
  ).toBeNull();
});

test("[MV4] only pending card refunds of the cancellation are deferred", () => {
  const excludedRefunds = [
    { ...refund, state: "succeeded" as const },
    { ...refund, gateway: null },
    { ...refund, reason: "paid_twice" as const },
  ];
  expect(refundDeferredUntil({ move, refunds: excludedRefunds }, beforeOfferEnds)).toBeNull();
  expect(deferredRefundAmount({ refunds: [refund, refund, ...excludedRefunds] })).toBe(601);
});
