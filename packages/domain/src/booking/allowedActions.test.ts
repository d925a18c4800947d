import { expect, test } from "vitest";
import {
  allowedActions,
  type BookingSituation,
  type BookingViewer,
  isAllowed,
  whyRefused,
} from "./allowedActions.ts";
import { type BookingAction, bookingActions, bookingRoles } from "./bookingPermissions.ts";
import { bookingStatuses } from "./BookingStatus.ts";

const pickup = new Date("2026-12-10T09:00:00Z");
const before = new Date("2026-12-01T09:00:00Z");
const during = new Date("2026-12-11T09:00:00Z");
const driver: BookingViewer = { role: "driver", isOwn: true };
const linkHolder: BookingViewer = { role: "linkHolder", isOwn: true };
const agency: BookingViewer = { role: "supplier", isOwn: true };
const admin: BookingViewer = { role: "admin", isOwn: false };

function aBooking(changes: Partial<BookingSituation> = {}): BookingSituation {
  return {
    status: "reserved",
    pickup,
    dropOff: new Date("2026-12-14T09:00:00Z"),
    amendmentsChosen: true,
    cancelRequestOpen: false,
    paymentOpen: false,
    cancelledByAgency: false,
    reviewed: false,
    ...changes,
  };
}

test("[RO1] a driver may view, pay, edit and ask to cancel their own booking before pick-up", () => {
  expect(allowedActions(driver, aBooking(), before)).toEqual([
    "view",
    "payOnline",
    "edit",
    "requestCancellation",
  ]);
  expect(allowedActions(linkHolder, aBooking(), before)).toEqual([
    "view",
    "payOnline",
    "edit",
    "requestCancellation",
  ]);
  expect(allowedActions(driver, aBooking(), pickup)).toEqual(["view", "review"]);
});

test("[RO1] the agency decides about bookings of its own cars, an admin about all", () => {
  expect(allowedActions(agency, aBooking(), before)).toEqual(["view", "changeStatus", "recordPayment"]);
  expect(allowedActions(admin, aBooking({ cancelRequestOpen: true, status: "paid" }), before)).toEqual([
    "view",
    "decideCancellation",
    "changeStatus",
  ]);
  expect(allowedActions(agency, aBooking({ status: "cancelled" }), before)).toEqual(["view", "delete"]);
  expect(allowedActions(agency, aBooking({ status: "void" }), before)).toEqual(["view", "delete"]);
  expect(allowedActions(admin, aBooking({ status: "void" }), before)).toEqual([
    "view",
    "changeStatus",
    "delete",
  ]);
  expect(allowedActions(admin, aBooking({ status: "void", paymentOpen: true }), before)).toEqual([
    "view",
    "changeStatus",
  ]);
});

test("[RO1] nobody but an admin may do anything to what is not theirs", () => {
  for (const role of bookingRoles) {
    for (const status of bookingStatuses) {
      for (const now of [before, during]) {
        const actions = allowedActions(
          { role, isOwn: false },
          aBooking({ status, cancelRequestOpen: true }),
          now,
        );
        expect(actions.length > 0, `${role} ${status}`).toBe(role === "admin");
      }
    }
  }
});

test("[RO1] each action in every status, for the driver, the agency and an admin", () => {
  const statusesOf = (
    action: BookingAction,
    viewer: BookingViewer,
    booking: Partial<BookingSituation>,
    now = before,
  ) =>
    bookingStatuses.filter((status) =>
      isAllowed({ action, viewer, booking: aBooking({ ...booking, status }), now }),
    );
  const live = ["pending", "deposit", "paid", "reserved"];
  expect(statusesOf("payOnline", driver, {})).toEqual(["void", "pending", "deposit", "reserved"]);
  expect(statusesOf("edit", driver, {})).toEqual(live);
  expect(statusesOf("edit", driver, { amendmentsChosen: false })).toEqual([]);
  expect(statusesOf("requestCancellation", driver, {})).toEqual(live);
  expect(statusesOf("requestCancellation", driver, { cancelRequestOpen: true })).toEqual([]);
  expect(statusesOf("decideCancellation", agency, { cancelRequestOpen: true })).toEqual(live);
  expect(statusesOf("decideCancellation", agency, {})).toEqual([]);
  expect(statusesOf("changeStatus", agency, {})).toEqual(live);
  expect(statusesOf("recordPayment", agency, {})).toEqual(["pending", "deposit", "reserved"]);
  expect(statusesOf("delete", admin, {})).toEqual(["void", "cancelled"]);
  expect(statusesOf("review", driver, {}, during)).toEqual(["deposit", "paid", "reserved"]);
  expect(statusesOf("review", driver, { cancelledByAgency: true }, before)).toEqual(["cancelled"]);
  expect(statusesOf("review", driver, { reviewed: true }, during)).toEqual([]);
  expect(statusesOf("review", linkHolder, {}, during)).toEqual([]);
});

test("[RO1] a signed link shows its booking until 30 days past drop-off", () => {
  const view = (now: Date) => isAllowed({ action: "view", viewer: linkHolder, booking: aBooking(), now });
  expect(view(new Date("2027-01-13T09:00:00Z"))).toBe(true);
  expect(view(new Date("2027-01-13T09:00:01Z"))).toBe(false);
});

test("[RO2] a refusal says what stands in the way", () => {
  const why = (
    action: BookingAction,
    viewer: BookingViewer,
    booking: Partial<BookingSituation>,
    now = before,
  ) => whyRefused({ action, viewer, booking: aBooking(booking), now });
  expect(why("edit", agency, {})).toBe("role");
  expect(why("edit", driver, { status: "cancelled" })).toBe("status");
  expect(why("edit", driver, {}, during)).toBe("beforePickup");
  expect(why("edit", driver, { amendmentsChosen: false })).toBe("amendmentsChosen");
  expect(why("edit", driver, { cancelRequestOpen: true })).toBe("noCancelRequestOpen");
  expect(why("delete", agency, { status: "void", paymentOpen: true })).toBe("noPaymentOpen");
  expect(why("review", driver, {}, before)).toBe("fromPickupOnUnlessCancelled");
  expect(why("review", driver, { status: "cancelled" }, during)).toBe("cancelledByAgencyIfCancelled");
  expect(why("view", driver, {})).toBeNull();
});

test("every action is somebody's", () => {
  const viewers = [driver, linkHolder, agency, admin];
  const situations = [aBooking(), aBooking({ cancelRequestOpen: true }), aBooking({ status: "cancelled" })];
  const possible = new Set(
    viewers.flatMap((viewer) =>
      situations.flatMap((booking) =>
        [before, during].flatMap((now) => allowedActions(viewer, booking, now)),
      ),
    ),
  );
  expect([...possible].toSorted()).toEqual([...bookingActions].toSorted());
});
