import { expect, test } from "vitest";
import { type BookingActor, bookingActors } from "./BookingActor.ts";
import { type BookingStatus, bookingStatuses } from "./BookingStatus.ts";
import { allowedTransitions, bookingTransitions, canTransition } from "./bookingTransitions.ts";
import { createReference, parseReference, referenceAlphabet } from "./createReference.ts";
import { guestHoldLapsesAt, pendingLapsesAt, voidLapsesAt } from "./holdExpiry.ts";
import { holdsCar } from "./holdsCar.ts";

const createdAt = new Date("2026-12-01T10:00:00Z");
const hoursLater = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);

/** The table of the decisions, written out by hand: status → actor → where to. */
const table: Record<BookingStatus, Record<BookingActor, BookingStatus[]>> = {
  void: {
    gateway: ["deposit", "paid"],
    system: ["cancelled"],
    supplier: [],
    admin: ["cancelled"],
    cancelRequest: [],
  },
  pending: {
    gateway: ["deposit", "paid"],
    system: ["cancelled"],
    supplier: ["reserved", "deposit", "paid", "cancelled"],
    admin: ["reserved", "deposit", "paid", "cancelled"],
    cancelRequest: ["cancelled"],
  },
  reserved: {
    gateway: ["deposit", "paid"],
    system: [],
    supplier: ["deposit", "paid", "cancelled"],
    admin: ["deposit", "paid", "cancelled"],
    cancelRequest: ["cancelled"],
  },
  deposit: {
    gateway: ["paid"],
    system: [],
    supplier: ["paid", "cancelled"],
    admin: ["paid", "cancelled"],
    cancelRequest: ["cancelled"],
  },
  paid: {
    gateway: [],
    system: [],
    supplier: ["cancelled"],
    admin: ["cancelled"],
    cancelRequest: ["cancelled"],
  },
  cancelled: { gateway: [], system: [], supplier: [], admin: [], cancelRequest: [] },
};

test("[BK1] every change of status is allowed or refused as the table says", () => {
  for (const from of bookingStatuses) {
    for (const by of bookingActors) {
      expect(allowedTransitions({ from, by }), `${from} by ${by}`).toEqual(table[from][by]);
      for (const to of bookingStatuses) {
        expect(canTransition({ from, to, by }), `${from} → ${to} by ${by}`).toBe(
          table[from][by].includes(to),
        );
      }
    }
  }
});

test("[BK1] no change is listed twice", () => {
  const changes = bookingTransitions.map(({ from, to }) => `${from} → ${to}`);
  expect(new Set(changes).size).toBe(changes.length);
});

test("[BK2] who holds the car, before and after a hold lapses", () => {
  const holding = (status: BookingStatus, holdExpiresAt: Date | null) =>
    holdsCar({ status, holdExpiresAt }, createdAt);
  for (const status of ["deposit", "reserved", "paid"] as const) expect(holding(status, null)).toBe(true);
  for (const status of ["void", "pending"] as const) {
    expect(holding(status, hoursLater(1))).toBe(true);
    expect(holding(status, createdAt)).toBe(false);
    expect(holding(status, null)).toBe(false);
  }
  expect(holding("cancelled", hoursLater(1))).toBe(false);
});

test("[BK3] an unpaid online checkout lapses after half an hour", () => {
  expect(voidLapsesAt(createdAt)).toEqual(hoursLater(0.5));
});

test("[BK4] a pay-later request lapses after 48 hours, or 2 hours before pick-up", () => {
  expect(pendingLapsesAt({ createdAt, pickup: hoursLater(400) })).toEqual(hoursLater(48));
  expect(pendingLapsesAt({ createdAt, pickup: hoursLater(50) })).toEqual(hoursLater(48));
  expect(pendingLapsesAt({ createdAt, pickup: hoursLater(49) })).toEqual(hoursLater(47));
});

test("[BK5] a guest's request holds the car for 2 hours, never beyond its lapse", () => {
  expect(guestHoldLapsesAt({ createdAt, pickup: hoursLater(400) })).toEqual(hoursLater(2));
  expect(guestHoldLapsesAt({ createdAt, pickup: hoursLater(3) })).toEqual(hoursLater(1));
});

test("[BK6] a reference is six letters that are not mistaken for one another", () => {
  expect(referenceAlphabet).not.toMatch(/[01ILOUV2Z]/);
  expect(new Set(referenceAlphabet).size).toBe(27);
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  for (let i = 0; i < 1000; i++) expect(createReference(random)).toMatch(/^SY-[3-9A-HJKMNP-TW-Y]{6}$/);
});

test("[BK6] every letter is equally likely: bytes that would favour the first ones are thrown away", () => {
  // The first draw is six times this byte, later ones are zeros, the first letter of the alphabet.
  const referenceOf = (byte: number) => {
    let draws = 0;
    return createReference((count) => new Uint8Array(count).fill(draws++ === 0 ? byte : 0));
  };
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const fair = bytes.slice(0, 243).map(referenceOf).toSorted();
  expect(fair.filter((reference, i) => reference !== fair[i - 1])).toHaveLength(27);
  expect(fair.filter((reference, i) => reference === fair[i + 8])).toHaveLength(27);
  expect(new Set(bytes.slice(243).map(referenceOf))).toEqual(new Set(["SY-333333"]));
});

test("[BK6] a reference is read however it is typed", () => {
  for (const typed of ["SY-7K3Q9D", "sy7k3q9d", " sy - 7k3 q9d", "7k3q9d"]) {
    expect(parseReference(typed)).toBe("SY-7K3Q9D");
  }
  // Six letters that happen to begin with SY.
  expect(parseReference("SYABCD")).toBe("SY-SYABCD");
  expect(parseReference("SY-SYABCD")).toBe("SY-SYABCD");
  for (const typed of ["", "SY-7K3Q9", "7K3Q9DAB", `${" ".repeat(40)}7K3Q9D`, "SY-7K3Q9O", "x".repeat(1000)])
    expect(parseReference(typed)).toBeNull();
});
