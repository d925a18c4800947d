import { linkHolder, viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { expect, test } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { mayPayOnline } from "./mayPayOnline.ts";

const now = new Date("2026-11-20T12:00:00Z");
const confirmedByGuest = { guestConfirmation: "given" } as const;

test.each(["void", "pending", "reserved", "deposit"] as const)(
  "a %s booking can be paid online",
  (status) => {
    expect(mayPayOnline(aBooking({ ...confirmedByGuest, status }), linkHolder, now)).toBe(true);
  },
);

test.each(["paid", "cancelled"] as const)("a %s booking cannot be paid online", (status) => {
  expect(mayPayOnline(aBooking({ ...confirmedByGuest, status }), linkHolder, now)).toBe(false);
});

test("a booking cannot be paid online after pick-up, before the guest's confirmation, or by another user", () => {
  const afterPickup = new Date("2026-12-02T12:00:00Z");
  expect(mayPayOnline(aBooking({ ...confirmedByGuest, status: "reserved" }), linkHolder, afterPickup)).toBe(
    false,
  );
  expect(mayPayOnline(aBooking(), linkHolder, now)).toBe(false);
  expect(mayPayOnline(aBooking({ ...confirmedByGuest, status: "reserved" }), viewerOf(null), now)).toBe(
    false,
  );
});
