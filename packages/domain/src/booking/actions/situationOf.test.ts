import { expect, test } from "vitest";
import { aBooking } from "@sayara/domain/testing/aBooking";
import { allowedActions } from "./allowedActions.ts";
import type { Booking } from "../Booking.ts";
import { type ChangeRequestState, changeRequestStates } from "../change/ChangeRequest.ts";
import { situationOf } from "./situationOf.ts";
import { viewerOf } from "./viewerOf.ts";

const request = {
  requestedAt: "2026-05-21T08:00:00Z",
  requestedBy: "user-1",
  declinedAt: null,
  declinedBy: null,
  acceptedAt: null,
  acceptedBy: null,
};

test("[RO2] a booking in API format has every fact that determines an action", () => {
  const facts = situationOf(aBooking());
  expect(Object.values(facts).every((fact) => fact !== undefined)).toBe(true);
  expect(facts).toMatchObject({ status: "reserved", cancelRequestOpen: false, cancelledByAgency: false });
});

test("[RO2] a cancellation request is open until it is declined or accepted", () => {
  const isRequestOpen = (changes: object) =>
    situationOf(aBooking({ cancelRequest: { ...request, ...changes } })).cancelRequestOpen;
  expect(isRequestOpen({})).toBe(true);
  expect(isRequestOpen({ declinedAt: "2026-05-22T08:00:00Z" })).toBe(false);
  expect(isRequestOpen({ acceptedAt: "2026-05-22T08:00:00Z" })).toBe(false);
});

test("[CN14] an open request for other dates waits until it lapses", () => {
  const lapsesAt = "2026-05-22T08:00:00Z";
  const requestedUntil = (state: ChangeRequestState) => {
    const changeRequest = {
      id: "change-1",
      kind: "extension",
      state,
      requestedAt: request.requestedAt,
      lapsesAt,
      from: "2026-06-01T08:00:00Z",
      to: "2026-06-05T08:00:00Z",
      before: { from: "2026-06-01T08:00:00Z", to: "2026-06-04T08:00:00Z", total: 300 },
      total: 400,
      decidedAt: null,
      reason: null,
    } as const;
    return situationOf(aBooking({ changeRequest })).changeRequestedUntil;
  };
  expect(requestedUntil("open")).toEqual(new Date(lapsesAt));
  for (const state of changeRequestStates.slice(1)) expect(requestedUntil(state)).toBeNull();
});

test("[CN17] without their number, as in responses of earlier versions, change requests count as 0", () => {
  expect(situationOf(aBooking()).unacceptedChangeRequests).toBe(0);
  expect(situationOf(aBooking({ unacceptedChangeRequests: 2 })).unacceptedChangeRequests).toBe(2);
});

test("[RO1] a driver may review a booking that the agency cancelled, but not one that an admin cancelled", () => {
  const now = new Date("2026-05-21T08:00:00Z");
  const actions = (cancelledBy: "agency" | "admin") => {
    const booking = aBooking({ status: "cancelled", cancelledBy });
    const driver = { id: booking.driver.id, type: "user", supplierId: null } as const;
    const viewer = viewerOf(driver, { driverId: booking.driver.id, supplierId: booking.supplier.id });
    return allowedActions({ viewer, booking: situationOf(booking), now });
  };
  expect(actions("agency")).toContain("review");
  expect(actions("admin")).not.toContain("review");
});

test("[RO2, BK12] a refund is owed until it is returned, by staff if its gateway does not return it", () => {
  const refund = {
    id: "r1",
    paymentId: "p1",
    amount: 10,
    gateway: null,
    reference: null,
    state: "requested",
    reason: "cancelled",
    at: "2026-05-22T08:00:00Z",
    settledAt: null,
  } as const;
  const owedFlags = (...refunds: Booking["refunds"]) => {
    const { refundOwed, refundOwedByHand } = situationOf(aBooking({ refunds }));
    return [refundOwed, refundOwedByHand];
  };
  expect(owedFlags()).toEqual([false, false]);
  expect(owedFlags(refund)).toEqual([true, true]);
  expect(owedFlags({ ...refund, state: "succeeded" })).toEqual([false, false]);
  expect(owedFlags({ ...refund, gateway: "sandbox" })).toEqual([true, false]);
  expect(owedFlags({ ...refund, gateway: "konnect", state: "failed" })).toEqual([true, true]);
  expect(owedFlags({ ...refund, state: "succeeded" }, refund)).toEqual([true, true]);
});

test("[RO2] returns until when another car is offered, or null without an offer", () => {
  const offeredUntil = (until: string | null) => {
    const booking = aBooking();
    return situationOf({ ...booking, move: { ...booking.move, offeredUntil: until } }).moveOfferedUntil;
  };
  expect(offeredUntil(null)).toBeNull();
  expect(offeredUntil("2026-05-22T08:00:00Z")).toEqual(new Date("2026-05-22T08:00:00Z"));
});

test("[HO10] usage charges are due until they are paid", () => {
  const usageCharges = [{ kind: "missingFuel", count: 2, unitPrice: 10, price: 20, covered: 5 }] as const;
  const isDue = (paid: number) =>
    situationOf(
      aBooking({
        status: "paid",
        total: 300,
        payments: [
          { id: "payment-1", amount: paid, gateway: null, reference: null, at: request.requestedAt },
        ],
        usageCharges: [...usageCharges],
      }),
    ).usageDue;
  expect([isDue(300), isDue(315)]).toEqual([true, false]);
});
