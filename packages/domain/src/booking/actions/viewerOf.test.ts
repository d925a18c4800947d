import { expect, test } from "vitest";
import { aBooking } from "@sayara/domain/testing/aBooking";
import { allowedActions } from "./allowedActions.ts";
import { bookingViewer } from "./bookingViewer.ts";
import { situationOf } from "./situationOf.ts";
import { viewerOf } from "./viewerOf.ts";

const owners = { driverId: "driver-1", supplierId: "agency-1" };

test("[RO1] a booking is owned by its driver and by its car's agency", () => {
  const driver = (id: string) => viewerOf({ id, type: "user", supplierId: null }, owners);
  expect(driver("driver-1")).toEqual({ actor: "driver", isOwn: true });
  expect(driver("driver-2")).toEqual({ actor: "driver", isOwn: false });
  const agency = (supplierId: string | null) =>
    viewerOf({ id: "driver-1", type: "supplier", supplierId }, owners);
  expect(agency("agency-1")).toEqual({ actor: "supplier", isOwn: true });
  expect(agency("agency-2")).toEqual({ actor: "supplier", isOwn: false });
});

test("[RO1] an account without an agency does not own a booking without one", () => {
  const unknown = { driverId: null, supplierId: null };
  expect(viewerOf({ id: "x", type: "supplier", supplierId: null }, unknown).isOwn).toBe(false);
});

test("[RO1] a viewer without a session is a guest, and nobody owns a booking before it exists", () => {
  expect(viewerOf(null, owners)).toEqual({ actor: "guest", isOwn: false });
  expect(viewerOf(null)).toEqual({ actor: "guest", isOwn: false });
  expect(viewerOf({ id: "driver-1", type: "user", supplierId: null })).toEqual({
    actor: "driver",
    isOwn: false,
  });
  expect(viewerOf({ id: "s", type: "supplier", supplierId: "agency-1" }).isOwn).toBe(false);
  expect(viewerOf({ id: "a", type: "admin", supplierId: null })).toEqual({ actor: "admin", isOwn: false });
});

test("[RO1] allows staff of a suspended agency only to view its booking, and an admin all staff actions", () => {
  const ofSuspendedAgency = aBooking({ status: "pending", agencySuspended: true });
  const staff = { id: "s", type: "supplier", supplierId: ofSuspendedAgency.supplier.id } as const;
  const actionsFor = (user: Parameters<typeof bookingViewer>[0], booking = ofSuspendedAgency) =>
    allowedActions({
      viewer: bookingViewer(user, booking),
      booking: situationOf(booking),
      now: new Date("2026-11-20T12:00:00Z"),
    });
  expect(actionsFor(staff)).toEqual(["view"]);
  expect(actionsFor(staff, aBooking({ status: "pending" }))).toContain("changeStatus");
  expect(actionsFor({ ...staff, type: "admin", supplierId: null })).toContain("changeStatus");
  expect(bookingViewer(null, ofSuspendedAgency)).toEqual({ actor: "guest", isOwn: false });
});

test("[RO1] treats staff of a suspended agency as a separate actor", () => {
  const staff = { id: "s", type: "supplier", supplierId: "agency-1", agencySuspended: true } as const;
  expect(viewerOf(staff, owners)).toEqual({ actor: "suspendedSupplier", isOwn: true });
  expect(viewerOf({ ...staff, agencySuspended: false }, owners).actor).toBe("supplier");
  expect(viewerOf({ ...staff, type: "admin", supplierId: null }, owners).actor).toBe("admin");
});

test("[RO1] treats a user of a newer type as a guest", () => {
  const user = { id: "driver-1", type: "unknown", supplierId: null } as const;
  expect(viewerOf(user, owners)).toEqual({ actor: "guest", isOwn: false });
});
