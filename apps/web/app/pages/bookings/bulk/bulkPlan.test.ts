import { expect, test } from "vitest";
import { aUser } from "#web/testing/data/aUser.ts";
import { someBookings } from "#web/testing/data/someBookings.ts";
import { type BulkAction, planBulk } from "./bulkPlan.ts";

const bookings = someBookings();
const now = new Date("2026-11-20T12:05:00Z");
const agency = aUser({ type: "supplier", supplierId: bookings[0]?.supplier.id ?? null });
const admin = aUser({ type: "admin" });

function plan(act: BulkAction, user = agency) {
  const { can, cannot } = planBulk(act, { bookings, user, now });
  return {
    can: can.map(({ id }) => id),
    cannot: Object.fromEntries(cannot.map(({ booking, reason }) => [booking.id, reason])),
  };
}

test("an agency can confirm only pending bookings", () => {
  const { can, cannot } = plan({ kind: "status", status: "reserved" });
  expect(can).toEqual(["pending"]);
  expect(cannot).toMatchObject({ paid: "status", cancelled: "status", void: "status" });
});

test("only an admin can cancel a checkout that was never paid", () => {
  expect(plan({ kind: "status", status: "cancelled" }).can).not.toContain("void");
  expect(plan({ kind: "status", status: "cancelled" }, admin).can).toContain("void");
});

test("staff of a suspended agency can change nothing, but an admin can", () => {
  const suspended = bookings.map((booking) => ({ ...booking, agencySuspended: true }));
  const actions: BulkAction[] = [{ kind: "delete" }, { kind: "status", status: "cancelled" }];
  for (const act of actions) {
    expect(planBulk(act, { bookings: suspended, user: agency, now }).can).toEqual([]);
    expect(planBulk(act, { bookings: suspended, user: admin, now }).can).not.toEqual([]);
  }
});

test("only finished bookings can be deleted", () => {
  const { can, cannot } = plan({ kind: "delete" });
  expect(can).toEqual(["cancelled", "void"]);
  expect(cannot["reserved"]).toBe("status");
});

test("an agency's user may not change another agency's bookings, and a driver may not change any", () => {
  const other = aUser({ type: "supplier", supplierId: "other" });
  for (const user of [other, aUser()]) {
    const { can, cannot } = plan({ kind: "delete" }, user);
    expect(can).toEqual([]);
    expect(new Set(Object.values(cannot))).toEqual(new Set(["role"]));
  }
});
