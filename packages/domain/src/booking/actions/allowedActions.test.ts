import { expect, test } from "vitest";
import {
  allowedActions,
  isAllowed,
  ownershipFor,
  statusChanges,
  statusesFor,
  refusalReason,
} from "./allowedActions.ts";
import { type BookingAction, bookingActions } from "./BookingAction.ts";
import { type BookingActor, bookingActors } from "./BookingActor.ts";
import type { BookingRefusalReason } from "../BookingRefusalReason.ts";
import { type BookingSituation, signedLinkExpiresAt } from "./bookingConditions.ts";
import { bookingRules } from "../bookingRules.ts";
import { bookingStatuses } from "../BookingStatus.ts";
import { cancellingAction } from "./cancellingAction.ts";
import { type BookingViewer, linkHolder, viewerOf } from "./viewerOf.ts";

const pickup = new Date("2026-12-10T09:00:00Z");
const dropOff = new Date("2026-12-14T09:00:00Z");
const beforePickup = new Date("2026-12-01T09:00:00Z");
const duringRental = new Date("2026-12-11T09:00:00Z");
const guest: BookingViewer = { actor: "guest", isOwn: false };
const driver: BookingViewer = { actor: "driver", isOwn: true };
const agency: BookingViewer = { actor: "supplier", isOwn: true };
const admin: BookingViewer = { actor: "admin", isOwn: false };
const automatedActors = ["gateway", "system", "cancelRequest"] as const;

function aBooking(changes: Partial<BookingSituation> = {}): BookingSituation {
  return {
    status: "reserved",
    pickup,
    dropOff,
    amendmentsChosen: true,
    cancellationChosen: false,
    cancelRequestOpen: false,
    changeRequestedUntil: null,
    unacceptedChangeRequests: 0,
    paymentOpen: false,
    cancelledByAgency: false,
    refundOwed: false,
    refundOwedByHand: false,
    reviewed: false,
    moveOfferedUntil: null,
    keptUntil: new Date(pickup.getTime() + 2 * 3_600_000),
    handedOver: false,
    returned: false,
    usageDue: false,
    ...changes,
  };
}

const actionsOf = (viewer: BookingViewer, booking: BookingSituation, now: Date) =>
  allowedActions({ viewer, booking, now });

test("[RO1] allows a driver to view, pay, edit and request to cancel their own booking before pick-up", () => {
  const ownerActions = [
    "view",
    "payOnline",
    "addCancellation",
    "edit",
    "requestCancellation",
    "requestExtension",
    "setArrival",
    "writeMessage",
    "reportMessages",
    "revokeLinks",
  ];
  expect(actionsOf(driver, aBooking(), beforePickup)).toEqual(ownerActions);
  expect(actionsOf(linkHolder, aBooking(), beforePickup)).toEqual(ownerActions);
  expect(actionsOf(driver, aBooking(), pickup)).toEqual([
    "view",
    "requestExtension",
    "reportProblem",
    "writeMessage",
    "reportMessages",
    "revokeLinks",
    "review",
  ]);
});

test("[RO1] allows an agency to decide on bookings of its own cars, an admin on all bookings", () => {
  const messageReports = ["readReportedMessages", "closeMessageReports"];
  expect(actionsOf(agency, aBooking(), beforePickup)).toEqual([
    "view",
    "setArrival",
    "writeMessage",
    "reportMessages",
    "changeStatus",
    "recordPayment",
    "addNote",
  ]);
  expect(actionsOf(admin, aBooking({ cancelRequestOpen: true, status: "paid" }), beforePickup)).toEqual([
    "view",
    "decideCancellation",
    "changeStatus",
    "addNote",
    ...messageReports,
  ]);
  const ended = ["addNote", "delete"];
  expect(actionsOf(agency, aBooking({ status: "cancelled" }), beforePickup)).toEqual([
    "view",
    "writeMessage",
    "reportMessages",
    ...ended,
  ]);
  expect(actionsOf(agency, aBooking({ status: "void" }), beforePickup)).toEqual(["view", ...ended]);
  expect(actionsOf(admin, aBooking({ status: "void" }), beforePickup)).toEqual([
    "view",
    "changeStatus",
    "addNote",
    ...messageReports,
    "delete",
  ]);
  expect(actionsOf(admin, aBooking({ status: "void", paymentOpen: true }), beforePickup)).toEqual([
    "view",
    "changeStatus",
    "addNote",
    ...messageReports,
  ]);
});

test("[DK1] [DK3] [DK4] staff record a hand-over and then a return, or a no-show", () => {
  const desk = ["recordHandOver", "recordReturn", "withdrawRecord", "recordNoShow"];
  const deskActions = (changes: Partial<BookingSituation>, hours: number) =>
    actionsOf(agency, aBooking(changes), new Date(pickup.getTime() + hours * 3_600_000)).filter((action) =>
      desk.includes(action),
    );
  expect(deskActions({}, -25)).toEqual([]);
  expect(deskActions({}, -24)).toEqual(["recordHandOver"]);
  expect(deskActions({}, 2)).toEqual(["recordHandOver", "recordNoShow"]);
  expect(deskActions({ cancelRequestOpen: true }, 2)).toEqual([]);
  expect(deskActions({ handedOver: true }, 2)).toEqual(["recordReturn", "withdrawRecord"]);
  expect(deskActions({ handedOver: true, returned: true }, 99)).toEqual(["withdrawRecord"]);
  expect(deskActions({ status: "pending" }, 2)).toEqual([]);
  const cancelled = { status: "cancelled" } as const;
  expect(deskActions(cancelled, 2)).toEqual([]);
  expect(deskActions({ ...cancelled, handedOver: true }, 2)).toEqual(["recordReturn", "withdrawRecord"]);
  expect(deskActions({ ...cancelled, handedOver: true, returned: true }, 2)).toEqual(["withdrawRecord"]);
});

test("[RO1] allows only admins and machines to act on bookings that are not their own", () => {
  const situations = bookingStatuses.flatMap((status) =>
    [beforePickup, duringRental].map((now) => ({
      booking: aBooking({ status, cancelRequestOpen: true }),
      now,
    })),
  );
  const hasAllowedAction = (actor: BookingActor) =>
    situations.some((context) => allowedActions({ viewer: { actor, isOwn: false }, ...context }).length > 0);
  expect(bookingActors.filter(hasAllowedAction)).toEqual(["admin", ...automatedActors]);
});

test("[RO1] allows each action in its statuses, for driver, agency, admin and machines", () => {
  const statusesOf = (
    action: BookingAction,
    viewer: BookingViewer,
    booking: Partial<BookingSituation>,
    now = beforePickup,
  ) =>
    bookingStatuses.filter((status) =>
      isAllowed({ action, viewer, booking: aBooking({ ...booking, status }), now }),
    );
  const liveStatuses = ["pending", "deposit", "paid", "reserved"];
  const automatedViewer = (actor: (typeof automatedActors)[number]): BookingViewer => ({
    actor,
    isOwn: false,
  });
  expect(statusesOf("payOnline", driver, {})).toEqual(["void", "pending", "deposit", "reserved"]);
  expect(statusesOf("edit", driver, {})).toEqual(liveStatuses);
  expect(statusesOf("edit", driver, { amendmentsChosen: false })).toEqual([]);
  expect(statusesOf("requestCancellation", driver, {})).toEqual(["deposit", "paid", "reserved"]);
  expect(statusesOf("requestCancellation", driver, { cancelRequestOpen: true })).toEqual([]);
  expect(statusesOf("decideCancellation", agency, { cancelRequestOpen: true })).toEqual(liveStatuses);
  expect(statusesOf("decideCancellation", agency, {})).toEqual([]);
  expect(statusesOf("changeStatus", agency, {})).toEqual(liveStatuses);
  expect(statusesOf("recordPayment", agency, {})).toEqual(["pending", "deposit", "reserved"]);
  expect(statusesOf("delete", admin, {})).toEqual(["void", "cancelled"]);
  expect(statusesOf("review", driver, {}, duringRental)).toEqual(["deposit", "paid", "reserved"]);
  expect(statusesOf("review", driver, { cancelledByAgency: true }, beforePickup)).toEqual(["cancelled"]);
  expect(statusesOf("review", driver, { reviewed: true }, duringRental)).toEqual([]);
  expect(statusesOf("review", linkHolder, {}, duringRental)).toEqual([]);
  expect(statusesOf("takePayment", automatedViewer("gateway"), {})).toEqual([
    "void",
    "pending",
    "deposit",
    "reserved",
  ]);
  expect(statusesOf("refundLatePayment", automatedViewer("system"), {})).toEqual(["void"]);
  expect(statusesOf("lapse", automatedViewer("system"), {})).toEqual(["pending"]);
  expect(
    statusesOf("cancelAsRequested", automatedViewer("cancelRequest"), { cancelRequestOpen: true }),
  ).toEqual(liveStatuses);
});

test("[CN13] allows a driver to add the cancellation option with the first payment, once", () => {
  const allowed = (changes: Partial<BookingSituation>, viewer = driver) =>
    bookingStatuses.filter((status) =>
      isAllowed({
        action: "addCancellation",
        viewer,
        booking: aBooking({ ...changes, status }),
        now: beforePickup,
      }),
    );
  for (const viewer of [driver, linkHolder]) expect(allowed({}, viewer)).toEqual(["pending", "reserved"]);
  expect(allowed({ cancellationChosen: true })).toEqual([]);
  expect(allowed({ cancelRequestOpen: true })).toEqual([]);
  expect(allowed({}, agency)).toEqual([]);
  expect(refusalOf("addCancellation", driver, { cancellationChosen: true })).toBe("cancellationNotChosen");
  expect(refusalOf("addCancellation", driver, {}, pickup)).toBe("beforePickup");
});

test("[CN12] allows a driver to withdraw a booking that is neither accepted nor paid, and to request to cancel any other", () => {
  for (const viewer of [driver, linkHolder]) {
    for (const status of bookingStatuses) {
      const booking = aBooking({ status, cancelRequestOpen: status === "pending", paymentOpen: true });
      const isWithdrawable = status === "void" || status === "pending";
      const actions = actionsOf(viewer, booking, beforePickup);
      const needsRequest = !isWithdrawable && status !== "cancelled";
      expect([status, actions.includes("withdraw")]).toEqual([status, isWithdrawable]);
      expect([status, actions.includes("requestCancellation")]).toEqual([status, needsRequest]);
      expect(cancellingAction(status)).toBe(isWithdrawable ? "withdraw" : "requestCancellation");
      expect(actionsOf(viewer, booking, pickup)).not.toContain("withdraw");
    }
  }
  expect(refusalOf("withdraw", agency, { status: "pending" })).toBe("role");
  expect(refusalOf("withdraw", admin, { status: "pending" })).toBe("role");
  expect(statusChanges("withdraw")).toEqual([
    { from: "void", to: "cancelled" },
    { from: "pending", to: "cancelled" },
  ]);
});

test("[CN14] allows a driver to request a later drop-off until drop-off, and other dates before pick-up without amendments", () => {
  const firmStatuses = ["deposit", "paid", "reserved"];
  const statusesAllowing = (
    action: BookingAction,
    changes: Partial<BookingSituation> = {},
    now = beforePickup,
  ) => bookingStatuses.filter((status) => refusalOf(action, driver, { ...changes, status }, now) === null);
  for (const now of [beforePickup, duringRental])
    expect(statusesAllowing("requestExtension", {}, now)).toEqual(firmStatuses);
  expect(refusalOf("requestExtension", driver, {}, dropOff)).toBe("beforeDropOff");
  expect(statusesAllowing("requestDates", { amendmentsChosen: false })).toEqual(firmStatuses);
  expect(refusalOf("requestDates", driver, {})).toBe("amendmentsNotChosen");
  expect(refusalOf("requestDates", driver, { amendmentsChosen: false }, pickup)).toBe("beforePickup");
  for (const action of ["requestExtension", "requestDates"] as const) {
    const withoutAmendments = { amendmentsChosen: false };
    expect(refusalOf(action, linkHolder, withoutAmendments)).toBeNull();
    expect(refusalOf(action, agency, withoutAmendments)).toBe("role");
    expect(refusalOf(action, driver, { ...withoutAmendments, cancelRequestOpen: true })).toBe(
      "noCancelRequestOpen",
    );
    expect(refusalOf(action, driver, { ...withoutAmendments, paymentOpen: true })).toBe("noPaymentOpen");
    expect(refusalOf(action, driver, { ...withoutAmendments, changeRequestedUntil: duringRental })).toBe(
      "noChangeRequestOpen",
    );
    expect(
      refusalOf(action, driver, { ...withoutAmendments, changeRequestedUntil: beforePickup }),
    ).toBeNull();
  }
});

test("[CN17] limits unaccepted change requests to three until something is paid", () => {
  const dated = { amendmentsChosen: false };
  for (const action of ["requestExtension", "requestDates"] as const) {
    for (const viewer of [driver, linkHolder]) {
      const reason = (unacceptedChangeRequests: number, status: "reserved" | "deposit" | "paid") =>
        refusalOf(action, viewer, { ...dated, unacceptedChangeRequests, status });
      expect(reason(2, "reserved")).toBeNull();
      expect(reason(3, "reserved")).toBe("changeRequestLeftIfUnpaid");
      for (const status of ["deposit", "paid"] as const) expect(reason(3, status)).toBeNull();
    }
  }
});

test("[CN14] allows staff to decide a pending change request, the driver to withdraw it, and no edit while it is pending", () => {
  const withOpenRequest = { changeRequestedUntil: duringRental };
  for (const viewer of [agency, admin]) {
    expect(refusalOf("decideChange", viewer, withOpenRequest)).toBeNull();
    expect(refusalOf("decideChange", viewer, {})).toBe("changeRequestOpen");
    expect(refusalOf("decideChange", viewer, withOpenRequest, duringRental)).toBe("changeRequestOpen");
    expect(refusalOf("decideChange", viewer, { ...withOpenRequest, status: "cancelled" })).toBe("status");
  }
  expect(refusalOf("decideChange", driver, withOpenRequest)).toBe("role");
  expect(refusalOf("decideChange", { actor: "supplier", isOwn: false }, withOpenRequest)).toBe("role");
  for (const viewer of [driver, linkHolder])
    expect(refusalOf("withdrawChange", viewer, withOpenRequest)).toBeNull();
  expect(refusalOf("withdrawChange", agency, withOpenRequest)).toBe("role");
  expect(refusalOf("edit", driver, withOpenRequest)).toBe("noChangeRequestOpen");
  expect(refusalOf("addCancellation", driver, withOpenRequest)).toBe("noChangeRequestOpen");
  expect(refusalOf("requestCancellation", driver, withOpenRequest)).toBeNull();
});

test("[CN16] after a change, allows a driver to pay the sum due until drop-off if something was paid before", () => {
  const payable = (now: Date) =>
    bookingStatuses.filter((status) => refusalOf("payOnline", driver, { status }, now) === null);
  expect(payable(duringRental)).toEqual(["deposit"]);
  expect(payable(dropOff)).toEqual([]);
  expect(statusChanges("decideChange")).toEqual([{ from: "paid", to: "deposit" }]);
});

test("[PB1] allows the driver, the agency and an admin to report a problem from pick-up until 7 days after drop-off", () => {
  const end = new Date(dropOff.getTime() + 7 * 86_400_000);
  for (const viewer of [driver, linkHolder, agency, admin]) {
    for (const status of bookingStatuses) {
      const isFirm = status === "deposit" || status === "paid" || status === "reserved";
      for (const now of [pickup, end])
        expect(refusalOf("reportProblem", viewer, { status }, now)).toBe(isFirm ? null : "status");
    }
    expect(refusalOf("reportProblem", viewer, {}, beforePickup)).toBe("fromPickupOnUnlessCancelled");
    expect(refusalOf("reportProblem", viewer, {}, new Date(end.getTime() + 1))).toBe("untilWeekAfterDropOff");
  }
  expect(refusalOf("reportProblem", { actor: "supplier", isOwn: false }, {}, duringRental)).toBe("role");
  expect(refusalOf("reportProblem", { actor: "suspendedSupplier", isOwn: true }, {}, duringRental)).toBe(
    "role",
  );
});

test("[MV2] allows a driver to move a cancelled booking or to take the refund until the offer ends", () => {
  const cancelled = aBooking({ status: "cancelled", moveOfferedUntil: duringRental });
  for (const viewer of [driver, linkHolder])
    expect(actionsOf(viewer, cancelled, beforePickup)).toEqual([
      "view",
      "writeMessage",
      "reportMessages",
      "move",
      "declineMove",
      "revokeLinks",
    ]);
  expect(actionsOf(agency, cancelled, beforePickup)).toEqual([
    "view",
    "writeMessage",
    "reportMessages",
    "addNote",
  ]);
  expect(refusalOf("delete", agency, { status: "cancelled", moveOfferedUntil: duringRental })).toBe(
    "noMoveOffered",
  );
  expect(actionsOf(agency, cancelled, duringRental)).toEqual([
    "view",
    "writeMessage",
    "reportMessages",
    "addNote",
    "delete",
  ]);
  expect(
    refusalOf("move", driver, { status: "cancelled", moveOfferedUntil: duringRental }, duringRental),
  ).toBe("moveOffered");
  expect(refusalOf("move", driver, { status: "cancelled" })).toBe("moveOffered");
  expect(refusalOf("move", driver, { moveOfferedUntil: duringRental })).toBe("status");
});

test("[RO1] allows a signed link to show its booking until 30 days after drop-off", () => {
  const view = (now: string) =>
    isAllowed({ action: "view", viewer: linkHolder, booking: aBooking(), now: new Date(now) });
  expect(signedLinkExpiresAt(dropOff)).toEqual(new Date("2027-01-13T09:00:00Z"));
  expect(view("2027-01-13T08:59:59.999Z")).toBe(true);
  expect(view("2027-01-13T09:00:00Z")).toBe(false);
});

test("[RO1] shows staff of a suspended agency its live bookings, and allows no other action", () => {
  const suspended: BookingViewer = { actor: "suspendedSupplier", isOwn: true };
  const liveStatuses = ["pending", "deposit", "paid", "reserved"];
  expect(statusesFor("view", "suspendedSupplier").toSorted()).toEqual(liveStatuses.toSorted());
  for (const status of bookingStatuses) {
    const booking = aBooking({ status, cancelRequestOpen: true });
    expect(actionsOf(suspended, booking, beforePickup)).toEqual(
      liveStatuses.includes(status) ? ["view"] : [],
    );
    expect(actionsOf({ ...suspended, isOwn: false }, booking, beforePickup)).toEqual([]);
  }
  expect(statusesFor("delete", "supplier")).toEqual(["void", "cancelled"]);
});

test("[SR1] shows an agency's accountant its bookings in every status, and allows no other action", () => {
  const accountant: BookingViewer = { actor: "supplierReader", isOwn: true };
  for (const status of bookingStatuses) {
    const booking = aBooking({ status, cancelRequestOpen: true });
    for (const now of [beforePickup, duringRental])
      expect(actionsOf(accountant, booking, now)).toEqual(["view"]);
    expect(actionsOf({ ...accountant, isOwn: false }, booking, beforePickup)).toEqual([]);
  }
  const staff = { id: "s", type: "supplier", supplierId: "a" } as const;
  const actorOf = (supplierRole: "desk" | "accountant") => viewerOf({ ...staff, supplierRole }).actor;
  expect([actorOf("desk"), actorOf("accountant")]).toEqual(["supplier", "supplierReader"]);
});

test("[RO1] returns whether an actor may act on their own bookings, on any, or on none", () => {
  expect(ownershipFor("view", "admin")).toBe("any");
  for (const actor of ["supplier", "driver", "linkHolder"] as const)
    expect(ownershipFor("view", actor)).toBe("own");
  expect(ownershipFor("view", "guest")).toBeNull();
  expect(ownershipFor("changeStatus", "admin")).toBe("any");
  expect(ownershipFor("edit", "admin")).toBeNull();
});

test("[RO1] allows an actor each action either on their own bookings or on any", () => {
  for (const action of bookingActions) {
    const rules = bookingRules.filter((rule) => rule.action === action);
    for (const actor of bookingActors) {
      const ownerships = new Set(rules.flatMap(({ by }) => by[actor] ?? []));
      expect(ownerships.size, `${action} by ${actor}`).toBeLessThanOrEqual(1);
      expect(ownershipFor(action, actor)).toBe([...ownerships][0] ?? null);
    }
  }
});

test("[RO3] lets all actors search and see prices, and only guests and drivers check out", () => {
  const readActions = ["search", "quote"];
  const actionsByActor = new Map([
    ["guest", [...readActions, "checkOut"]],
    ["driver", [...readActions, "checkOut"]],
    ["supplier", readActions],
    ["supplierReader", readActions],
    ["suspendedSupplier", readActions],
    ["admin", readActions],
  ]);
  for (const isOwn of [true, false]) {
    for (const actor of bookingActors) {
      expect(allowedActions({ viewer: { actor, isOwn }, booking: null })).toEqual(
        actionsByActor.get(actor) ?? [],
      );
    }
  }
  expect(actionsOf(guest, aBooking(), beforePickup)).toEqual([]);
  expect(refusalReason({ action: "checkOut", viewer: agency, booking: null })).toBe("role");
  expect(refusalReason({ action: "view", viewer: driver, booking: null })).toBe("status");
  expect(refusalReason({ action: "quote", viewer: driver, booking: aBooking(), now: beforePickup })).toBe(
    "status",
  );
});

const refusalOf = (
  action: BookingAction,
  viewer: BookingViewer,
  booking: Partial<BookingSituation>,
  now = beforePickup,
): BookingRefusalReason | null => refusalReason({ action, viewer, booking: aBooking(booking), now });

test("[RO2] names the role, the status or the condition that causes a refusal", () => {
  expect(refusalOf("edit", agency, {})).toBe("role");
  expect(refusalOf("edit", driver, { status: "cancelled" })).toBe("status");
  expect(refusalOf("edit", driver, {}, duringRental)).toBe("beforePickup");
  expect(refusalOf("edit", driver, { amendmentsChosen: false })).toBe("amendmentsChosen");
  expect(refusalOf("edit", driver, { cancelRequestOpen: true })).toBe("noCancelRequestOpen");
  expect(refusalOf("delete", agency, { status: "void", paymentOpen: true })).toBe("noPaymentOpen");
  expect(refusalOf("delete", agency, { status: "cancelled", refundOwed: true })).toBe("noRefundOwed");
  expect(refusalOf("review", driver, {}, beforePickup)).toBe("fromPickupOnUnlessCancelled");
  expect(refusalOf("review", driver, { status: "cancelled" }, duringRental)).toBe(
    "cancelledByAgencyIfCancelled",
  );
  expect(refusalOf("review", driver, { reviewed: true }, beforePickup)).toBe("notYetReviewed");
  expect(refusalOf("view", driver, {})).toBeNull();
});

test("[RO2, BK12] allows recording a returned refund once staff owes it, in any status except void", () => {
  const refused = bookingStatuses.map((status) => [
    status,
    refusalOf("recordRefund", agency, { status, refundOwedByHand: true }),
  ]);
  expect(Object.fromEntries(refused)).toEqual({
    void: "status",
    pending: null,
    deposit: null,
    paid: null,
    reserved: null,
    cancelled: null,
  });
  expect(refusalOf("recordRefund", agency, {})).toBe("refundOwedByHand");
});

test("[RO1] lists the statuses of every rule for an action", () => {
  expect(statusesFor("changeStatus", "admin")).toEqual(["void", "pending", "deposit", "paid", "reserved"]);
  expect(statusesFor("changeStatus", "supplier")).toEqual(["pending", "deposit", "paid", "reserved"]);
});

test("[RO2] refuses an action that depends on an unknown fact of the booking", () => {
  const knownFacts = { status: "reserved", pickup, dropOff } as const;
  const actionsAt = (viewer: BookingViewer, now: Date) =>
    allowedActions({ viewer, booking: knownFacts, now });
  expect(actionsAt(driver, beforePickup)).toEqual(["view", "writeMessage", "reportMessages", "revokeLinks"]);
  expect(actionsAt(driver, duringRental)).toEqual([
    "view",
    "reportProblem",
    "writeMessage",
    "reportMessages",
    "revokeLinks",
  ]);
  expect(actionsAt(agency, beforePickup)).toEqual([
    "view",
    "writeMessage",
    "reportMessages",
    "recordPayment",
    "addNote",
  ]);
  const cancelled = { ...knownFacts, status: "cancelled", reviewed: false } as const;
  expect(allowedActions({ viewer: agency, booking: cancelled, now: duringRental })).toEqual([
    "view",
    "writeMessage",
    "reportMessages",
    "addNote",
  ]);
  expect(allowedActions({ viewer: driver, booking: cancelled, now: duringRental })).toEqual([
    "view",
    "writeMessage",
    "reportMessages",
    "revokeLinks",
  ]);
});

test("allows every action to at least one actor", () => {
  const viewers = [
    guest,
    driver,
    linkHolder,
    agency,
    admin,
    ...automatedActors.map((actor) => ({ actor, isOwn: false })),
  ];
  const situations = [
    aBooking(),
    aBooking({ cancelRequestOpen: true }),
    aBooking({ amendmentsChosen: false }),
    aBooking({ changeRequestedUntil: duringRental }),
    aBooking({ status: "void" }),
    aBooking({ status: "pending" }),
    aBooking({
      status: "cancelled",
      refundOwed: true,
      refundOwedByHand: true,
      moveOfferedUntil: duringRental,
    }),
    aBooking({ handedOver: true }),
  ];
  const possibleActions = viewers.flatMap((viewer) => [
    ...allowedActions({ viewer, booking: null }),
    ...situations.flatMap((booking) =>
      [beforePickup, duringRental].flatMap((now) => actionsOf(viewer, booking, now)),
    ),
  ]);
  expect([...new Set(possibleActions)].toSorted()).toEqual([...bookingActions].toSorted());
});

test("[HO10] staff record a payment for a paid booking only while usage charges are due", () => {
  const paid = { status: "paid" } as const;
  expect(refusalOf("recordPayment", agency, paid)).toBe("usageDue");
  expect(refusalOf("recordPayment", agency, { ...paid, usageDue: true })).toBeNull();
});

test("[AV5] the driver may state an arrival until pick-up, staff until hand-over or drop-off", () => {
  const refusal = (viewer: BookingViewer, changes: Partial<BookingSituation>, now: Date) =>
    refusalReason({ viewer, booking: aBooking(changes), now, action: "setArrival" });
  for (const viewer of [driver, linkHolder, agency, admin]) {
    for (const status of ["pending", "deposit", "paid", "reserved"] as const)
      expect(refusal(viewer, { status }, beforePickup)).toBeNull();
    for (const status of ["void", "cancelled"] as const)
      expect(refusal(viewer, { status }, beforePickup)).toBe("status");
    expect(refusal(viewer, { cancelRequestOpen: true }, beforePickup)).toBe("noCancelRequestOpen");
  }
  expect(refusal(driver, {}, pickup)).toBe("beforePickup");
  expect(refusal(agency, {}, duringRental)).toBeNull();
  expect(refusal(agency, { handedOver: true }, duringRental)).toBe("notHandedOver");
  expect(refusal(agency, {}, dropOff)).toBe("beforeDropOff");
  expect(refusal(guest, {}, beforePickup)).toBe("role");
});

test("[BK1] [CN14] once the car is back, staff cannot cancel the booking and the driver cannot change it", () => {
  for (const status of ["reserved", "deposit", "paid"] as const) {
    const out = { status, handedOver: true } as const;
    const back = { ...out, returned: true } as const;
    for (const viewer of [agency, admin]) {
      expect(refusalOf("changeStatus", viewer, out, duringRental)).toBeNull();
      expect(refusalOf("changeStatus", viewer, back, duringRental)).toBe("notReturned");
    }
    for (const viewer of [driver, linkHolder]) {
      expect(refusalOf("requestExtension", viewer, out, duringRental)).toBeNull();
      expect(refusalOf("requestExtension", viewer, back, duringRental)).toBe("notReturned");
      expect(refusalOf("edit", viewer, back)).toBe("notReturned");
      expect(refusalOf("requestDates", viewer, { ...back, amendmentsChosen: false })).toBe("notReturned");
    }
  }
});
