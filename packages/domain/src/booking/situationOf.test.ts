import { expect, test } from "vitest";
import { aBooking } from "../testing/aBooking.ts";
import { allowedActions } from "./allowedActions.ts";
import type { Booking } from "./Booking.ts";
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

test("[RO2] a booking on the wire has every fact that decides an action", () => {
  const facts = situationOf(aBooking());
  expect(Object.values(facts).every((fact) => fact !== undefined)).toBe(true);
  expect(facts).toMatchObject({ status: "reserved", cancelRequestOpen: false, cancelledByAgency: false });
});

test("[RO2] a request to cancel is open until it is declined or accepted", () => {
  const isOpen = (changes: object) =>
    situationOf(aBooking({ cancelRequest: { ...request, ...changes } })).cancelRequestOpen;
  expect(isOpen({})).toBe(true);
  expect(isOpen({ declinedAt: "2026-05-22T08:00:00Z" })).toBe(false);
  expect(isOpen({ acceptedAt: "2026-05-22T08:00:00Z" })).toBe(false);
});

test("[RO1] a driver reviews a booking that the agency cancelled, not one that an admin cancelled", () => {
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

test("[RO2] a refund is owed at the desk where the agency returns it and has not yet", () => {
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
  const isOwed = (...refunds: Booking["refunds"]) => situationOf(aBooking({ refunds })).refundOwedAtDesk;
  expect(isOwed()).toBe(false);
  expect(isOwed(refund)).toBe(true);
  expect(isOwed({ ...refund, state: "succeeded" })).toBe(false);
  expect(isOwed({ ...refund, gateway: "sandbox" })).toBe(false);
  expect(isOwed({ ...refund, state: "succeeded" }, refund)).toBe(true);
});

test("[RO2] another car is offered until a moment, or not", () => {
  const offeredUntil = (until: string | null) => {
    const booking = aBooking();
    return situationOf({ ...booking, move: { ...booking.move, offeredUntil: until } }).moveOfferedUntil;
  };
  expect(offeredUntil(null)).toBeNull();
  expect(offeredUntil("2026-05-22T08:00:00Z")).toEqual(new Date("2026-05-22T08:00:00Z"));
});
