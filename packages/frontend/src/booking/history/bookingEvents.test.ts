import type { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import { expect, test } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aChangeRequest } from "@sayara/frontend/testing/data/aChangeRequest";
import { bookingEvents, type EditedBooking } from "./bookingEvents.ts";

const facts = {
  version: 1,
  status: "pending",
  paid: 0,
  returned: 0,
  owedAtDesk: 0,
  cancelRequest: "none",
  deleted: false,
} as const;

const staffAction = (
  action: StaffActionRecord["action"],
  at: string,
  after: Partial<StaffActionRecord["after"]> = {},
): StaffActionRecord => ({
  id: `act-${at}`,
  action,
  by: { id: "staff-1", fullName: "Karim Trabelsi", type: "supplier" },
  at,
  before: facts,
  after: { ...facts, ...after },
});

const request = {
  requestedAt: "2026-11-21T09:00:00.000Z",
  requestedBy: "user-1",
  declinedAt: null,
  declinedBy: null,
  acceptedAt: null,
  acceptedBy: null,
};
const eventsOf = (booking: EditedBooking, actions: readonly StaffActionRecord[] = []) =>
  bookingEvents(booking, actions, new Date("2026-11-20T16:00:00Z"));
const kinds = (events: ReturnType<typeof bookingEvents>) => events.map(({ kind }) => kind);

test("events are in chronological order and name who caused them", () => {
  const payment = { id: "p", amount: 100, gateway: null, reference: null, at: "2026-11-20T14:00:00.000Z" };
  const events = eventsOf(
    aBooking({
      status: "deposit",
      payments: [payment],
      cancelRequest: { ...request, declinedAt: "2026-11-21T10:00:00.000Z", declinedBy: "staff-1" },
    }),
    [
      staffAction("decideCancellation", "2026-11-21T10:00:00.200Z"),
      staffAction("recordPayment", "2026-11-20T14:00:00.000Z"),
      staffAction("changeStatus", "2026-11-20T13:00:00.000Z", { status: "reserved" }),
    ],
  );
  expect(kinds(events)).toEqual(["made", "status", "payment", "cancelRequested", "cancelDeclined"]);
  expect(events.slice(1).map((event) => ("by" in event ? event.by : null))).toEqual([
    "Karim Trabelsi",
    "Karim Trabelsi",
    null,
    "Karim Trabelsi",
  ]);
});

test("[CN14] a request for other dates and its refusal are events, and the refusal names who declined it", () => {
  const declined = aChangeRequest({
    state: "declined",
    decidedAt: "2026-11-20T15:00:00.000Z",
    reason: "No.",
  });
  const events = eventsOf(aBooking({ status: "reserved", changeRequest: declined }), [
    staffAction("decideChange", "2026-11-20T15:00:00.100Z"),
    staffAction("changeStatus", "2026-11-20T11:00:00.000Z", { status: "reserved" }),
  ]);
  expect(kinds(events).slice(-2)).toEqual(["changeRequested", "changeDeclined"]);
  expect(events.at(-1)).toMatchObject({ by: "Karim Trabelsi" });
  expect(kinds(eventsOf(aBooking({ changeRequest: aChangeRequest() })))).not.toContain("changeDeclined");
});

test("without staff actions, as for a driver, the current status is the last event", () => {
  expect(eventsOf(aBooking({ status: "reserved" }), []).at(-1)).toMatchObject({
    kind: "status",
    status: "reserved",
    at: null,
  });
  expect(eventsOf(aBooking({ status: "cancelled", cancelledBy: "agency" }), []).at(-1)).toMatchObject({
    kind: "status",
    cancelledBy: "agency",
  });
});

test("an accepted cancel request ends the booking and is listed once", () => {
  const accepted = { ...request, acceptedAt: "2026-11-22T09:00:00.000Z" };
  const events = eventsOf(
    aBooking({ status: "cancelled", cancelledBy: "driver", cancelRequest: accepted }),
    [],
  );
  expect(kinds(events)).toEqual(["made", "cancelRequested", "cancelAccepted"]);
  expect(events.at(-1)).toMatchObject({ isAutomatic: true });
});

test("lists completed edits with the totals before and after", () => {
  const dates = { from: "2026-12-01T09:00:00.000Z", to: "2026-12-04T09:00:00.000Z" };
  const edit = {
    id: "edit-1",
    at: "2026-11-22T09:00:00.000Z",
    before: { ...dates, total: 318 },
    after: { ...dates, to: "2026-12-05T09:00:00.000Z", total: 424 },
  };
  const events = eventsOf({ ...aBooking({ status: "paid" }), edits: [edit] }, []);
  expect(events.at(-1)).toEqual({ ...edit, kind: "edited" });
});

test("money moved to another booking is listed as carried over, not as paid or refunded", () => {
  const payment = {
    id: "p",
    amount: 300,
    gateway: "sandbox",
    reference: null,
    at: "2026-11-20T08:00:00.000Z",
  } as const;
  const incoming = eventsOf(aBooking({ payments: [{ ...payment, carriedOver: true }] }), []);
  expect(incoming).toMatchObject([{ kind: "made" }, { kind: "carried", amount: 300, isIncoming: true }]);
  const refund = {
    id: "r",
    paymentId: "p",
    amount: 300,
    gateway: "sandbox",
    reference: null,
    state: "succeeded",
    reason: "moved",
    at: "2026-11-20T14:00:00.000Z",
    settledAt: "2026-11-20T15:00:00.000Z",
  } as const;
  const outgoing = eventsOf(aBooking({ status: "cancelled", payments: [payment], refunds: [refund] }), []);
  expect(outgoing.find(({ kind }) => kind === "carried")).toMatchObject({
    at: refund.settledAt,
    amount: 300,
    isIncoming: false,
  });
  expect(kinds(outgoing)).not.toContain("refund");
});

test("[MV2] a refund is waiting while the driver can move to another car, then due, then done", () => {
  const stateOf = (offeredUntil: string | null, state: "requested" | "succeeded" = "requested") => {
    const move = { offeredUntil, to: null, from: null };
    const refund = {
      id: "r",
      paymentId: "p",
      amount: 300,
      gateway: "sandbox",
      reference: null,
      state,
      reason: "cancelled",
      at: "2026-11-20T14:00:00.000Z",
      settledAt: null,
    } as const;
    const events = eventsOf(
      aBooking({ status: "cancelled", cancelledBy: "agency", move, refunds: [refund] }),
    );
    return events.find(({ kind }) => kind === "refund");
  };
  expect(stateOf("2026-11-20T16:00:01.000Z")).toMatchObject({ state: "waiting" });
  expect(stateOf("2026-11-20T16:00:00.000Z")).toMatchObject({ state: "due" });
  expect(stateOf(null)).toMatchObject({ state: "due" });
  expect(stateOf(null, "succeeded")).toMatchObject({ state: "done" });
});
