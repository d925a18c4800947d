import * as v from "valibot";
import { expect, test } from "vitest";
import { isAllowed } from "../actions/allowedActions.ts";
import { linkHolder, viewerOf } from "../actions/viewerOf.ts";
import { bookingStatuses } from "../BookingStatus.ts";
import { MessageReportReason, MessageText } from "./BookingMessage.ts";
import { messageSideOf } from "./messageSideOf.ts";
import { nextMessageAt } from "./nextMessageAt.ts";
import { SavedReply } from "./SavedReply.ts";

const owners = { driverId: "u1", supplierId: "s1" };
const staff = { id: "u2", type: "supplier", supplierId: "s1" } as const;
const driver = viewerOf({ id: "u1", type: "user", supplierId: null }, owners);
const agency = viewerOf({ ...staff, supplierRole: "desk" }, owners);
const accountant = viewerOf({ ...staff, supplierRole: "accountant" }, owners);
const suspended = viewerOf({ ...staff, supplierRole: "owner", agencySuspended: true }, owners);
const admin = viewerOf({ id: "u3", type: "admin", supplierId: null }, owners);
const rival = viewerOf({ ...staff, supplierId: "s2", supplierRole: "owner" }, owners);

test("[MS1] driver and agency can write until 30 days after drop-off, also about a cancelled booking", () => {
  const pickup = new Date("2026-12-01T09:00:00Z");
  const dropOff = new Date("2026-12-04T09:00:00Z");
  const end = new Date("2027-01-03T09:00:00Z");
  const writable = (viewer: typeof driver, now: Date) =>
    bookingStatuses.filter((status) =>
      isAllowed({ action: "writeMessage", viewer, booking: { status, pickup, dropOff }, now }),
    );
  const lastMoment = new Date(end.getTime() - 1);
  for (const viewer of [driver, linkHolder, agency]) {
    expect(writable(viewer, lastMoment)).toEqual(["pending", "deposit", "paid", "reserved", "cancelled"]);
    expect(writable(viewer, end)).toEqual([]);
  }
  for (const viewer of [accountant, suspended, admin, rival]) expect(writable(viewer, pickup)).toEqual([]);
});

test("[MS1] [MS7] only the driver and the booking's agency belong to a side; an administrator does not", () => {
  expect([driver, linkHolder].map(messageSideOf)).toEqual(["driver", "driver"]);
  expect([agency, accountant, suspended].map(messageSideOf)).toEqual(["agency", "agency", "agency"]);
  expect([admin, rival].map(messageSideOf)).toEqual([null, null]);
});

test("[MS2] [MS7] a text must not be blank; it keeps its lines and loses control and direction characters", () => {
  expect(v.parse(MessageText, "  Bonjour,\nmon vol arrive à 14:00.\u202E\u0007 ")).toBe(
    "Bonjour,\nmon vol arrive à 14:00.",
  );
  expect(v.is(MessageText, "x".repeat(2000))).toBe(true);
  for (const text of ["", " \n ", "x".repeat(2001), 5]) expect(v.is(MessageText, text)).toBe(false);
  expect(v.is(MessageReportReason, "x".repeat(501))).toBe(false);
});

test("[MS4] a side may send 20 messages an hour and 100 in 24 hours, then waits until the oldest no longer counts", () => {
  const now = new Date("2026-12-01T12:00:00Z");
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const sent = (count: number, minutesApart: number) =>
    Array.from({ length: count }, (_, index) => minutesAgo(index * minutesApart));
  expect(nextMessageAt([], now)).toBeNull();
  expect(nextMessageAt(sent(19, 1), now)).toBeNull();
  expect(nextMessageAt(sent(20, 1), now)).toEqual(new Date("2026-12-01T12:41:00Z"));
  expect(nextMessageAt(sent(21, 3), now)).toEqual(new Date("2026-12-01T12:03:00Z"));
  expect(nextMessageAt(sent(20, 4), now)).toBeNull();
  expect(nextMessageAt(sent(99, 5), now)).toBeNull();
  expect(nextMessageAt(sent(100, 5), now)).toEqual(new Date("2026-12-02T03:45:00Z"));
});

test("[MS9] a saved reply has a language, a title and a text", () => {
  const reply = { language: "fr", title: "Lieu de rendez-vous", text: "Rendez-vous à la porte 2." };
  expect(v.is(SavedReply, reply)).toBe(true);
  expect(v.is(SavedReply, { ...reply, title: " " })).toBe(false);
  expect(v.is(SavedReply, { ...reply, title: "x".repeat(61) })).toBe(false);
  expect(v.is(SavedReply, { ...reply, language: "de" })).toBe(false);
});
