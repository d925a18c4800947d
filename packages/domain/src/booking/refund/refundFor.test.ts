import fc from "fast-check";
import { expect, test } from "vitest";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { aCar } from "@sayara/domain/testing/aCar";
import { aRental } from "@sayara/domain/testing/aRental";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { type Cancellation, nextRefundDrop, refundFor, settleEdit, autoAcceptsAt } from "./refundFor.ts";

const pickup = new Date("2026-06-10T09:00:00Z");
const hoursBefore = (hours: number) => new Date(pickup.getTime() - hours * 3_600_000);
const withOption = quoteRental(aRental({ options: { cancellation: true } }));
const withIncludedOption = quoteRental(
  aRental({ car: aCar({ cancellation: 0 }), options: { cancellation: true } }),
);
const includedNotChosen = quoteRental(aRental({ car: aCar({ cancellation: 0 }) }));
const withoutOption = quoteRental(aRental());

function guaranteed(changes: Partial<Cancellation>): number {
  return refundFor({ quote: withOption, paid: 330, pickup, at: hoursBefore(100), by: "driver", ...changes })
    .guaranteed;
}

test("[CN1] refunds the whole sum paid if the agency cancels, at any time and with any options", () => {
  expect(guaranteed({ by: "agency", at: hoursBefore(-5), quote: withoutOption, paid: 300 })).toBe(300);
  expect(refundFor({ quote: withOption, paid: 330, pickup, at: hoursBefore(1), by: "agency" })).toEqual({
    paid: 330,
    guaranteed: 330,
    fee: 0,
  });
});

test("[CN2] refunds everything except the fee until 24 hours before pick-up", () => {
  expect(refundFor({ quote: withOption, paid: 330, pickup, at: hoursBefore(24), by: "driver" })).toEqual({
    paid: 330,
    guaranteed: 300,
    fee: 30,
  });
  expect(guaranteed({ quote: withIncludedOption, paid: 300 })).toBe(300);
  expect(guaranteed({ quote: includedNotChosen, paid: 300 })).toBe(300);
  expect(guaranteed({ paid: 20 })).toBe(0);
});

test("[CN3] refunds half of the rental from 24 hours before pick-up until pick-up", () => {
  expect(guaranteed({ at: new Date(hoursBefore(24).getTime() + 1) })).toBe(150);
  expect(guaranteed({ at: new Date(pickup.getTime() - 1) })).toBe(150);
  const oddPriced = quoteRental(
    aRental({ car: aCar({ dailyPrice: 33.33, cancellation: 0 }), options: { cancellation: true } }),
  );
  expect(guaranteed({ quote: oddPriced, paid: 99.99, at: hoursBefore(1) })).toBe(50);
});

test("[CN3] a late refund of a down payment is not higher than an early one", () => {
  expect(guaranteed({ paid: 66 })).toBe(36);
  expect(guaranteed({ paid: 66, at: hoursBefore(1) })).toBe(36);
  expect(guaranteed({ paid: 10, at: hoursBefore(1) })).toBe(0);
});

test("[CN4] guarantees nothing from pick-up on", () => {
  expect(guaranteed({ at: pickup })).toBe(0);
  expect(guaranteed({ quote: withIncludedOption, at: hoursBefore(-100) })).toBe(0);
});

test("[CN5] guarantees nothing without the cancellation option, however early", () => {
  expect(guaranteed({ quote: withoutOption, paid: 300, at: hoursBefore(5000) })).toBe(0);
  const fullyInsuredQuote = quoteRental(aRental({ options: { fullInsurance: true } }));
  expect(guaranteed({ quote: fullyInsuredQuote, paid: 345, at: hoursBefore(5000) })).toBe(0);
});

test("[CN2, CN3, CN4] a later cancellation never refunds more than an earlier one, nor more than was paid", () => {
  const hours = fc.integer({ min: -100, max: 200 });
  fc.assert(
    fc.property(fc.nat(60_000), hours, hours, (hundredths, hoursA, hoursB) => {
      const paid = hundredths / 100;
      const earlierRefund = guaranteed({ paid, at: hoursBefore(Math.max(hoursA, hoursB)) });
      const laterRefund = guaranteed({ paid, at: hoursBefore(Math.min(hoursA, hoursB)) });
      expect(laterRefund).toBeLessThanOrEqual(earlierRefund);
      expect(earlierRefund).toBeLessThanOrEqual(paid);
      expect(Math.round(earlierRefund * 100) / 100).toBe(earlierRefund);
    }),
    { seed: propertySeed("refunds") },
  );
});

test("[CN6] a cancellation request is accepted automatically only if nothing was paid", () => {
  const requestedAt = hoursBefore(100);
  expect(autoAcceptsAt({ requestedAt, paid: 0 })).toEqual(hoursBefore(76));
  expect(autoAcceptsAt({ requestedAt, paid: 0.01 })).toBeNull();
});

test("[CN7] requires payment before a more expensive edit, unless nothing has been paid", () => {
  expect(settleEdit({ quote: withoutOption, total: 300, newTotal: 350.5, paid: 300 })).toEqual({
    dueNow: 50.5,
    refund: 0,
  });
  expect(settleEdit({ quote: withoutOption, total: 300, newTotal: 350, paid: 0 })).toEqual({
    dueNow: 0,
    refund: 0,
  });
});

test("[CN7] requires no payment for the part that earlier payments cover", () => {
  const dueNow = (paid: number) =>
    settleEdit({ quote: withoutOption, total: 200, newTotal: 300, paid }).dueNow;
  expect(dueNow(60)).toBe(100);
  expect(dueNow(200)).toBe(100);
  expect(dueNow(270.5)).toBe(29.5);
  expect(dueNow(318)).toBe(0);
});

test("[CN8] refunds the sum overpaid after a cheaper edit only with the cancellation option", () => {
  expect(settleEdit({ quote: withOption, total: 330, newTotal: 230, paid: 330 })).toEqual({
    dueNow: 0,
    refund: 100,
  });
  expect(settleEdit({ quote: withIncludedOption, total: 300, newTotal: 200, paid: 60 })).toEqual({
    dueNow: 0,
    refund: 0,
  });
  expect(settleEdit({ quote: includedNotChosen, total: 300, newTotal: 200, paid: 300 })).toEqual({
    dueNow: 0,
    refund: 100,
  });
  expect(settleEdit({ quote: withoutOption, total: 300, newTotal: 200, paid: 300 })).toEqual({
    dueNow: 0,
    refund: 0,
  });
  expect(settleEdit({ quote: withOption, total: 330, newTotal: 330, paid: 330 })).toEqual({
    dueNow: 0,
    refund: 0,
  });
});

test("[CN2, CN3, CN4] returns when the guaranteed refund next decreases, and its new amount", () => {
  const nextDropAt = (hours: number, quote = withOption, paid = 330) =>
    nextRefundDrop({ quote, paid, pickup, at: hoursBefore(hours) });
  expect(nextDropAt(100)).toEqual({ at: hoursBefore(24), guaranteed: 150 });
  expect(nextDropAt(24)).toEqual({ at: hoursBefore(24), guaranteed: 150 });
  expect(nextDropAt(23)).toEqual({ at: pickup, guaranteed: 0 });
  expect(nextDropAt(100, withIncludedOption, 300)).toEqual({ at: hoursBefore(24), guaranteed: 150 });
  // A down payment below half of the rental is refunded in full until pick-up.
  expect(nextDropAt(100, withIncludedOption, 60)).toEqual({ at: pickup, guaranteed: 0 });
  expect(nextDropAt(0)).toBeNull();
  expect(nextDropAt(100, withoutOption)).toBeNull();
});
