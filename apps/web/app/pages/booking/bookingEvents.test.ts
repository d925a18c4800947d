import type { StaffAct } from "@sayara/domain/booking/StaffAct";
import { expect, test } from "vitest";
import { aBooking } from "#web/testing/aBooking.ts";
import { bookingEvents } from "./bookingEvents.ts";

const facts = {
  version: 1,
  status: "pending",
  paid: 0,
  returned: 0,
  owedAtDesk: 0,
  cancelRequest: "none",
  deleted: false,
} as const;

const act = (action: StaffAct["action"], at: string, after: Partial<StaffAct["after"]> = {}): StaffAct => ({
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
const kinds = (events: ReturnType<typeof bookingEvents>) => events.map(({ kind }) => kind);

test("events stand in the order of their times, with who did them", () => {
  const payment = { id: "p", amount: 100, gateway: null, reference: null, at: "2026-11-20T14:00:00.000Z" };
  const events = bookingEvents(
    aBooking({
      status: "deposit",
      payments: [payment],
      cancelRequest: { ...request, declinedAt: "2026-11-21T10:00:00.000Z", declinedBy: "staff-1" },
    }),
    [
      act("decideCancellation", "2026-11-21T10:00:00.200Z"),
      act("recordPayment", "2026-11-20T14:00:00.000Z"),
      act("changeStatus", "2026-11-20T13:00:00.000Z", { status: "reserved" }),
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

test("a driver, who sees no acts, reads the present status at the end", () => {
  expect(bookingEvents(aBooking({ status: "reserved" }), []).at(-1)).toMatchObject({
    kind: "status",
    status: "reserved",
    at: null,
  });
  expect(bookingEvents(aBooking({ status: "cancelled", cancelledBy: "agency" }), []).at(-1)).toMatchObject({
    kind: "status",
    cancelledBy: "agency",
  });
});

test("an accepted request is the end of the booking, told once", () => {
  const accepted = { ...request, acceptedAt: "2026-11-22T09:00:00.000Z" };
  const events = bookingEvents(
    aBooking({ status: "cancelled", cancelledBy: "driver", cancelRequest: accepted }),
    [],
  );
  expect(kinds(events)).toEqual(["made", "cancelRequested", "cancelAccepted"]);
  expect(events.at(-1)).toMatchObject({ isBySilence: true });
});
