import * as v from "valibot";
import { expect, test } from "vitest";
import { allowedTransitions, statusChanges, transitionRefusalReason } from "./actions/allowedActions.ts";
import { type BookingActor, bookingActors } from "./actions/BookingActor.ts";
import { type BookingStatus, bookingStatuses } from "./BookingStatus.ts";
import { BookingReference, referenceAlphabet } from "./BookingReference.ts";
import { bookingRules } from "./bookingRules.ts";
import { createReference } from "./createReference.ts";
import { guestHoldLapsesAt, pendingLapsesAt, voidLapsesAt } from "./period/holdExpiry.ts";
import { holdsCar } from "./period/holdsCar.ts";

const createdAt = new Date("2026-12-01T10:00:00Z");
const hoursLater = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);

const situation = {
  pickup: hoursLater(400),
  dropOff: hoursLater(500),
  cancelRequestOpen: true,
  returned: false,
};

type ChangeActor = "linkHolder" | "driver" | "gateway" | "system" | "supplier" | "admin" | "cancelRequest";

/** The transitions, written by hand: status → actor → next statuses. All others are refused. */
const allowedChanges: Record<BookingStatus, Record<ChangeActor, BookingStatus[]>> = {
  void: {
    linkHolder: ["cancelled"],
    driver: ["cancelled"],
    gateway: ["deposit", "paid"],
    system: ["cancelled"],
    supplier: [],
    admin: ["cancelled"],
    cancelRequest: [],
  },
  pending: {
    linkHolder: ["cancelled"],
    driver: ["cancelled"],
    gateway: ["deposit", "paid"],
    system: ["cancelled"],
    supplier: ["deposit", "paid", "reserved", "cancelled"],
    admin: ["deposit", "paid", "reserved", "cancelled"],
    cancelRequest: ["cancelled"],
  },
  reserved: {
    linkHolder: [],
    driver: [],
    gateway: ["deposit", "paid"],
    system: [],
    supplier: ["deposit", "paid", "cancelled"],
    admin: ["deposit", "paid", "cancelled"],
    cancelRequest: ["cancelled"],
  },
  deposit: {
    linkHolder: [],
    driver: [],
    gateway: ["paid"],
    system: [],
    supplier: ["paid", "cancelled"],
    admin: ["paid", "cancelled"],
    cancelRequest: ["cancelled"],
  },
  paid: {
    linkHolder: [],
    driver: [],
    gateway: [],
    system: [],
    supplier: ["cancelled"],
    admin: ["cancelled"],
    cancelRequest: ["cancelled"],
  },
  cancelled: {
    linkHolder: [],
    driver: [],
    gateway: [],
    system: [],
    supplier: [],
    admin: [],
    cancelRequest: [],
  },
};

test("[BK1] allows and refuses every status change according to the table", () => {
  for (const from of bookingStatuses) {
    const expected: Partial<Record<BookingActor, BookingStatus[]>> = allowedChanges[from];
    for (const actor of bookingActors) {
      const context = {
        viewer: { actor, isOwn: true },
        booking: { ...situation, status: from },
        now: createdAt,
      };
      const allowed = expected[actor] ?? [];
      expect(allowedTransitions(context), `${from} by ${actor}`).toEqual(allowed);
      for (const to of bookingStatuses) {
        expect(transitionRefusalReason({ ...context, to }) === null, `${from} → ${to} by ${actor}`).toBe(
          allowed.includes(to),
        );
      }
    }
  }
});

test("[BK1] allows an agency to change only bookings of its own cars, an admin all", () => {
  const changes = (actor: BookingActor) =>
    allowedTransitions({
      viewer: { actor, isOwn: false },
      booking: { ...situation, status: "pending" },
      now: createdAt,
    });
  expect(changes("supplier")).toEqual([]);
  expect(changes("admin")).toEqual(["deposit", "paid", "reserved", "cancelled"]);
});

test("[BK1] the table lists no status change twice for the same actor", () => {
  const changes = bookingRules.flatMap((rule) =>
    Object.keys(rule.by).flatMap((actor) =>
      rule.in.flatMap((from) => (rule.to ?? []).map((to) => `${from} → ${to} by ${actor}`)),
    ),
  );
  expect(new Set(changes).size).toBe(changes.length);
});

test("[BK1] an actor who may check out starts a booking as void or pending", () => {
  const initialStatuses = (actor: BookingActor) =>
    allowedTransitions({ viewer: { actor, isOwn: false }, booking: null });
  expect(bookingActors.filter((actor) => initialStatuses(actor).length > 0)).toEqual(["guest", "driver"]);
  expect(initialStatuses("guest")).toEqual(["void", "pending"]);
});

test("[BK1] lists the status changes of an action according to the table", () => {
  expect(statusChanges("lapse")).toEqual([{ from: "pending", to: "cancelled" }]);
  expect(statusChanges("refundLatePayment")).toEqual([{ from: "void", to: "cancelled" }]);
  expect(statusChanges("checkOut")).toEqual([]);
  expect(statusChanges("view")).toEqual([]);
});

test("[BK1] names the reason for a refused status change", () => {
  const refusalOf = (
    actor: BookingActor,
    status: BookingStatus,
    to: BookingStatus,
    cancelRequestOpen = true,
  ) =>
    transitionRefusalReason({
      viewer: { actor, isOwn: true },
      booking: { ...situation, status, cancelRequestOpen },
      now: createdAt,
      to,
    });
  expect(refusalOf("guest", "pending", "cancelled")).toBe("role");
  expect(refusalOf("driver", "reserved", "cancelled")).toBe("status");
  expect(refusalOf("supplier", "void", "cancelled")).toBe("status");
  expect(refusalOf("supplier", "cancelled", "paid")).toBe("status");
  expect(refusalOf("cancelRequest", "paid", "cancelled", false)).toBe("cancelRequestOpen");
});

test("[BK2] whether a booking holds its car depends on its status and on whether its hold has lapsed", () => {
  const isHeld = (status: BookingStatus, holdExpiresAt: Date | null) =>
    holdsCar({ status, holdExpiresAt }, createdAt);
  for (const status of ["deposit", "reserved", "paid"] as const) expect(isHeld(status, null)).toBe(true);
  for (const status of ["void", "pending"] as const) {
    expect(isHeld(status, hoursLater(1))).toBe(true);
    expect(isHeld(status, createdAt)).toBe(false);
    expect(isHeld(status, null)).toBe(false);
  }
  expect(isHeld("cancelled", hoursLater(1))).toBe(false);
});

test("[BK3] an unpaid online checkout lapses after 30 minutes", () => {
  expect(voidLapsesAt(createdAt)).toEqual(hoursLater(0.5));
});

test("[BK4] a pay-later request lapses after 48 hours, or 2 hours before pick-up if that is earlier", () => {
  expect(pendingLapsesAt({ createdAt, pickup: hoursLater(400) })).toEqual(hoursLater(48));
  expect(pendingLapsesAt({ createdAt, pickup: hoursLater(50) })).toEqual(hoursLater(48));
  expect(pendingLapsesAt({ createdAt, pickup: hoursLater(49) })).toEqual(hoursLater(47));
});

test("[BK5] a guest's request holds the car for 2 hours, but never after the request has lapsed", () => {
  expect(guestHoldLapsesAt({ createdAt, pickup: hoursLater(400) })).toEqual(hoursLater(2));
  expect(guestHoldLapsesAt({ createdAt, pickup: hoursLater(3) })).toEqual(hoursLater(1));
});

test("[BK6] a reference has six random characters, from an alphabet without similar ones", () => {
  expect(referenceAlphabet).not.toMatch(/[01258BILOSUVZ]/);
  expect(new Set(referenceAlphabet).size).toBe(23);
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  for (let i = 0; i < 1000; i++) expect(createReference(random)).toMatch(/^SY-[34679AC-HJKMNP-RTW-Y]{6}$/);
});

test("[BK6] accepts generated references and rejects any other text", () => {
  for (const letter of referenceAlphabet) expect(v.is(BookingReference, `SY-7K3Q9${letter}`)).toBe(true);
  for (const letter of "01258BILOSUVZ_-d") expect(v.is(BookingReference, `SY-7K3Q9${letter}`)).toBe(false);
  for (const text of ["7K3Q9D", "SY7K3Q9D", "SY-7K3Q9", "SY-7K3Q9DD", "XSY-7K3Q9D", "SY-7K3Q9D\n"]) {
    expect(v.is(BookingReference, text)).toBe(false);
  }
});

test("[BK6] every character is equally likely, because bytes that would favour the first ones are discarded", () => {
  // The first draw returns this byte six times; later draws return 1, the second character of the alphabet.
  const referenceOf = (byte: number) => {
    let drawCount = 0;
    return createReference((count) => new Uint8Array(count).fill(drawCount++ === 0 ? byte : 1));
  };
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const references = bytes.slice(0, 253).map(referenceOf).toSorted();
  expect(references.filter((reference, i) => reference !== references[i - 1])).toHaveLength(23);
  expect(references.filter((reference, i) => reference === references[i + 10])).toHaveLength(23);
  expect(new Set(bytes.slice(253).map(referenceOf))).toEqual(new Set(["SY-444444"]));
});
