import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingStatuses } from "../booking/BookingStatus.ts";
import { balanceOf } from "../booking/refund/balanceOf.ts";
import { toDinars, toMillimes } from "../money/millimes.ts";
import { refundStates } from "../payment/RefundState.ts";
import { propertySeed } from "../testing/propertySeed.ts";
import { accountSums, type BookingMoney, bookingMovements } from "./bookingMovements.ts";

const money = (changes: Partial<BookingMoney> = {}): BookingMoney => ({
  status: "paid",
  payments: [],
  refunds: [],
  commission: 0,
  discount: 0,
  keptDiscount: 0,
  hasEnded: true,
  ...changes,
});
const byHand = (by: "agency" | "admin") => ({ on: "2026-05-02", method: "cash" as const, note: "", by });

test("[LG2] a payment goes to the agency's balance if a gateway took it, and to its desk otherwise", () => {
  const payments = [
    { amount: 40, gateway: "sandbox" as const },
    { amount: 60.5, gateway: null },
  ];
  expect(bookingMovements(money({ payments }))).toEqual([
    { kind: "online_payment", amount: 40_000 },
    { kind: "desk_payment", amount: 60_500 },
  ]);
});

test.each([
  ["a gateway", { gateway: "sandbox" as const }, "online_refund"],
  ["the desk", { gateway: null, returned: byHand("agency") }, "desk_refund"],
  ["the desk, recorded by an admin", { gateway: null, returned: byHand("admin") }, "desk_refund"],
  ["the agency, for a gateway", { gateway: "sandbox" as const, returned: byHand("agency") }, "desk_refund"],
  ["an admin, for a gateway", { gateway: "sandbox" as const, returned: byHand("admin") }, "online_refund"],
])("[LG3] a refund returned by %s moves money from the account that paid it", (_, refund, kind) => {
  const refunds = [{ amount: 10, state: "succeeded" as const, ...refund }];
  expect(bookingMovements(money({ refunds }))).toEqual([{ kind, amount: 10_000 }]);
});

test("[LG3] a refund that is owed moves nothing yet", () => {
  const refunds = (["requested", "failed"] as const).map((state) => ({ amount: 10, state, gateway: null }));
  expect(bookingMovements(money({ refunds }))).toEqual([]);
});

test("[LG5] the commission is earned once the rental has ended, and only if it took place", () => {
  const earning = bookingStatuses.filter(
    (status) => bookingMovements(money({ status, commission: 7.5 })).length > 0,
  );
  expect(earning.toSorted()).toEqual(["deposit", "paid", "reserved"]);
  expect(bookingMovements(money({ commission: 7.5 }))).toEqual([{ kind: "commission", amount: 7500 }]);
  expect(bookingMovements(money({ commission: 7.5, hasEnded: false }))).toEqual([]);
  expect(bookingMovements(money({ commission: 0 }))).toEqual([]);
});

test("[LG9] the marketplace pays its discount for a paid and ended rental, or its part for a cancelled one", () => {
  const discount = (changes: Partial<BookingMoney>) =>
    accountSums(bookingMovements(money({ discount: 30, keptDiscount: 12, ...changes })));
  expect(discount({})).toEqual({ driver: 0, agency: 30_000, desk: 0, marketplace: -30_000 });
  expect(discount({ hasEnded: false }).agency).toBe(0);
  const unpaid = (["pending", "reserved", "deposit"] as const).map((status) => discount({ status }).agency);
  expect(unpaid).toEqual([0, 0, 0]);
  expect(discount({ status: "cancelled", hasEnded: false }).agency).toBe(12_000);
  expect(discount({ status: "cancelled" }).agency).toBe(12_000);
});

test("[LG1] a booking's accounts add up to 0, and the driver's account is payments less returned refunds", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100);
  const gateway = fc.constantFrom("sandbox" as const, null);
  const anyMoney = fc.record({
    status: fc.constantFrom(...bookingStatuses),
    payments: fc.array(fc.record({ amount, gateway })),
    refunds: fc.array(
      fc.record(
        {
          amount,
          gateway,
          state: fc.constantFrom(...refundStates),
          returned: fc.constantFrom(byHand("agency"), byHand("admin")),
        },
        { requiredKeys: ["amount", "gateway", "state"] },
      ),
    ),
    commission: fc.oneof(fc.constant(0), amount),
    discount: fc.oneof(fc.constant(0), amount),
    keptDiscount: fc.oneof(fc.constant(0), amount),
    hasEnded: fc.boolean(),
  });
  fc.assert(
    fc.property(anyMoney, (booking) => {
      const sums = accountSums(bookingMovements(booking));
      expect(Object.values(sums).reduce((total, sum) => total + sum, 0)).toBe(0);
      const { paid, returned } = balanceOf({ ...booking, total: 0 });
      expect(toDinars(-sums.driver)).toBeCloseTo(paid - returned, 6);
      const { status, hasEnded, commission, discount, keptDiscount } = booking;
      const isTrip = hasEnded && ["deposit", "paid", "reserved"].includes(status);
      const isPaidTrip = isTrip && status === "paid";
      const borne = status === "cancelled" ? keptDiscount : isPaidTrip ? discount : 0;
      expect(sums.marketplace).toBe(toMillimes(isTrip ? commission : 0) - toMillimes(borne));
    }),
    { seed: propertySeed("ledger of a booking") },
  );
});

test("[LG8] a plan is paid from the agency's own money, and the agency's balance does not change", () => {
  expect(
    accountSums([
      { kind: "plan_payment", amount: 49_000 },
      { kind: "plan_payment", amount: 49_000 },
      { kind: "plan_refund", amount: 49_000 },
    ]),
  ).toEqual({ driver: 0, agency: 0, desk: -49_000, marketplace: 49_000 });
});

test("[LG6] payouts and agency payments change the agency's balance; corrections go both ways", () => {
  expect(
    accountSums([
      { kind: "online_payment", amount: 100_000 },
      { kind: "commission", amount: 5000 },
      { kind: "payout", amount: 90_000 },
      { kind: "agency_payment", amount: 1000 },
      { kind: "correction", amount: -2000 },
    ]),
  ).toEqual({ driver: -100_000, agency: 4000, desk: 89_000, marketplace: 7000 });
});
