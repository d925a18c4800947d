import { expect, test } from "vitest";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { someBookings } from "@sayara/frontend/testing/data/someBookings";
import { type BulkAction, planBulk } from "./bulkPlan.ts";

const bookings = someBookings();
const now = new Date("2026-11-20T12:05:00Z");
const agency = aUser({ type: "supplier", supplierId: bookings[0]?.supplier.id ?? null });
const admin = aUser({ type: "admin" });

function plan(action: BulkAction, user = agency) {
  const { eligible, ineligible } = planBulk(action, { bookings, user, now });
  return {
    eligible: eligible.map(({ id }) => id),
    ineligible: Object.fromEntries(ineligible.map(({ booking, reason }) => [booking.id, reason])),
  };
}

test("an agency can confirm only pending bookings", () => {
  const { eligible, ineligible } = plan({ kind: "status", status: "reserved" });
  expect(eligible).toEqual(["pending"]);
  expect(ineligible).toMatchObject({ paid: "status", cancelled: "status", void: "status" });
});

test("only an admin can cancel a checkout that was never paid", () => {
  expect(plan({ kind: "status", status: "cancelled" }).eligible).not.toContain("void");
  expect(plan({ kind: "status", status: "cancelled" }, admin).eligible).toContain("void");
});

test("staff of a suspended agency can change nothing, but an admin can", () => {
  const suspended = bookings.map((booking) => ({ ...booking, agencySuspended: true }));
  const actions: BulkAction[] = [{ kind: "delete" }, { kind: "status", status: "cancelled" }];
  for (const action of actions) {
    expect(planBulk(action, { bookings: suspended, user: agency, now }).eligible).toEqual([]);
    expect(planBulk(action, { bookings: suspended, user: admin, now }).eligible).not.toEqual([]);
  }
});

test("only finished bookings can be deleted", () => {
  const { eligible, ineligible } = plan({ kind: "delete" });
  expect(eligible).toEqual(["cancelled", "void"]);
  expect(ineligible["reserved"]).toBe("status");
});

test("an agency's user may not change another agency's bookings, and a driver may not change any", () => {
  const other = aUser({ type: "supplier", supplierId: "other" });
  for (const user of [other, aUser()]) {
    const { eligible, ineligible } = plan({ kind: "delete" }, user);
    expect(eligible).toEqual([]);
    expect(new Set(Object.values(ineligible))).toEqual(new Set(["role"]));
  }
});
