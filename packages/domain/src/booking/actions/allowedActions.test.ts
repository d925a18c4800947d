import { expect, test } from "vitest";
import {
  allowedActions,
  isAllowed,
  ownershipFor,
  statusChanges,
  statusesFor,
  whyRefused,
} from "./allowedActions.ts";
import { type BookingAction, bookingActions } from "./BookingAction.ts";
import { type BookingActor, bookingActors } from "./BookingActor.ts";
import type { BookingRefusalReason } from "../BookingRefusalReason.ts";
import { type BookingSituation, signedLinkExpiresAt } from "./bookingConditions.ts";
import { bookingRules } from "../bookingRules.ts";
import { bookingStatuses } from "../BookingStatus.ts";
import { cancellingAction } from "./cancellingAction.ts";
import { type BookingViewer, linkHolder } from "./viewerOf.ts";

const pickup = new Date("2026-12-10T09:00:00Z");
const dropOff = new Date("2026-12-14T09:00:00Z");
const before = new Date("2026-12-01T09:00:00Z");
const during = new Date("2026-12-11T09:00:00Z");
const guest: BookingViewer = { actor: "guest", isOwn: false };
const driver: BookingViewer = { actor: "driver", isOwn: true };
const agency: BookingViewer = { actor: "supplier", isOwn: true };
const admin: BookingViewer = { actor: "admin", isOwn: false };
const machines = ["gateway", "system", "cancelRequest"] as const;

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
    ...changes,
  };
}

const actionsOf = (viewer: BookingViewer, booking: BookingSituation, now: Date) =>
  allowedActions({ viewer, booking, now });

test("[RO1] allows a driver to view, pay, edit and request to cancel their own booking before pick-up", () => {
  const own = [
    "view",
    "payOnline",
    "addCancellation",
    "edit",
    "requestCancellation",
    "requestExtension",
    "revokeLinks",
  ];
  expect(actionsOf(driver, aBooking(), before)).toEqual(own);
  expect(actionsOf(linkHolder, aBooking(), before)).toEqual(own);
  expect(actionsOf(driver, aBooking(), pickup)).toEqual([
    "view",
    "requestExtension",
    "reportProblem",
    "revokeLinks",
    "review",
  ]);
});

test("[RO1] allows an agency to decide on bookings of its own cars, an admin on all bookings", () => {
  expect(actionsOf(agency, aBooking(), before)).toEqual(["view", "changeStatus", "recordPayment"]);
  expect(actionsOf(admin, aBooking({ cancelRequestOpen: true, status: "paid" }), before)).toEqual([
    "view",
    "decideCancellation",
    "changeStatus",
  ]);
  expect(actionsOf(agency, aBooking({ status: "cancelled" }), before)).toEqual(["view", "delete"]);
  expect(actionsOf(agency, aBooking({ status: "void" }), before)).toEqual(["view", "delete"]);
  expect(actionsOf(admin, aBooking({ status: "void" }), before)).toEqual(["view", "changeStatus", "delete"]);
  expect(actionsOf(admin, aBooking({ status: "void", paymentOpen: true }), before)).toEqual([
    "view",
    "changeStatus",
  ]);
});

test("[RO1] allows only admins and machines to act on bookings that are not their own", () => {
  const everything = bookingStatuses.flatMap((status) =>
    [before, during].map((now) => ({ booking: aBooking({ status, cancelRequestOpen: true }), now })),
  );
  const mayAnything = (actor: BookingActor) =>
    everything.some((at) => allowedActions({ viewer: { actor, isOwn: false }, ...at }).length > 0);
  expect(bookingActors.filter(mayAnything)).toEqual(["admin", ...machines]);
});

test("[RO1] allows each action in its statuses, for driver, agency, admin and machines", () => {
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
  const machine = (actor: (typeof machines)[number]): BookingViewer => ({ actor, isOwn: false });
  expect(statusesOf("payOnline", driver, {})).toEqual(["void", "pending", "deposit", "reserved"]);
  expect(statusesOf("edit", driver, {})).toEqual(live);
  expect(statusesOf("edit", driver, { amendmentsChosen: false })).toEqual([]);
  expect(statusesOf("requestCancellation", driver, {})).toEqual(["deposit", "paid", "reserved"]);
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
  expect(statusesOf("takePayment", machine("gateway"), {})).toEqual([
    "void",
    "pending",
    "deposit",
    "reserved",
  ]);
  expect(statusesOf("refundLatePayment", machine("system"), {})).toEqual(["void"]);
  expect(statusesOf("lapse", machine("system"), {})).toEqual(["pending"]);
  expect(statusesOf("cancelAsRequested", machine("cancelRequest"), { cancelRequestOpen: true })).toEqual(
    live,
  );
});

test("[CN13] allows a driver to add the cancellation option with the first payment, once", () => {
  const allowed = (changes: Partial<BookingSituation>, viewer = driver) =>
    bookingStatuses.filter((status) =>
      isAllowed({
        action: "addCancellation",
        viewer,
        booking: aBooking({ ...changes, status }),
        now: before,
      }),
    );
  for (const viewer of [driver, linkHolder]) expect(allowed({}, viewer)).toEqual(["pending", "reserved"]);
  expect(allowed({ cancellationChosen: true })).toEqual([]);
  expect(allowed({ cancelRequestOpen: true })).toEqual([]);
  expect(allowed({}, agency)).toEqual([]);
  expect(why("addCancellation", driver, { cancellationChosen: true })).toBe("cancellationNotChosen");
  expect(why("addCancellation", driver, {}, pickup)).toBe("beforePickup");
});

test("[CN12] allows a driver to withdraw a booking that is neither accepted nor paid, and to request to cancel any other", () => {
  for (const viewer of [driver, linkHolder]) {
    for (const status of bookingStatuses) {
      const booking = aBooking({ status, cancelRequestOpen: status === "pending", paymentOpen: true });
      const isFree = status === "void" || status === "pending";
      const actions = actionsOf(viewer, booking, before);
      const isAsked = !isFree && status !== "cancelled";
      expect([status, actions.includes("withdraw")]).toEqual([status, isFree]);
      expect([status, actions.includes("requestCancellation")]).toEqual([status, isAsked]);
      expect(cancellingAction(status)).toBe(isFree ? "withdraw" : "requestCancellation");
      expect(actionsOf(viewer, booking, pickup)).not.toContain("withdraw");
    }
  }
  expect(why("withdraw", agency, { status: "pending" })).toBe("role");
  expect(why("withdraw", admin, { status: "pending" })).toBe("role");
  expect(statusChanges("withdraw")).toEqual([
    { from: "void", to: "cancelled" },
    { from: "pending", to: "cancelled" },
  ]);
});

test("[CN14] allows a driver to request a later drop-off until drop-off, and other dates before pick-up without amendments", () => {
  const firm = ["deposit", "paid", "reserved"];
  const ask = (action: BookingAction, changes: Partial<BookingSituation> = {}, now = before) =>
    bookingStatuses.filter((status) => why(action, driver, { ...changes, status }, now) === null);
  for (const now of [before, during]) expect(ask("requestExtension", {}, now)).toEqual(firm);
  expect(why("requestExtension", driver, {}, dropOff)).toBe("beforeDropOff");
  expect(ask("requestDates", { amendmentsChosen: false })).toEqual(firm);
  expect(why("requestDates", driver, {})).toBe("amendmentsNotChosen");
  expect(why("requestDates", driver, { amendmentsChosen: false }, pickup)).toBe("beforePickup");
  for (const action of ["requestExtension", "requestDates"] as const) {
    const dated = { amendmentsChosen: false };
    expect(why(action, linkHolder, dated)).toBeNull();
    expect(why(action, agency, dated)).toBe("role");
    expect(why(action, driver, { ...dated, cancelRequestOpen: true })).toBe("noCancelRequestOpen");
    expect(why(action, driver, { ...dated, paymentOpen: true })).toBe("noPaymentOpen");
    expect(why(action, driver, { ...dated, changeRequestedUntil: during })).toBe("noChangeRequestOpen");
    expect(why(action, driver, { ...dated, changeRequestedUntil: before })).toBeNull();
  }
});

test("[CN17] allows three change requests that are not accepted, and any number once something is paid", () => {
  const dated = { amendmentsChosen: false };
  for (const action of ["requestExtension", "requestDates"] as const) {
    for (const viewer of [driver, linkHolder]) {
      const reason = (unacceptedChangeRequests: number, status: "reserved" | "deposit" | "paid") =>
        why(action, viewer, { ...dated, unacceptedChangeRequests, status });
      expect(reason(2, "reserved")).toBeNull();
      expect(reason(3, "reserved")).toBe("changeRequestLeftIfUnpaid");
      for (const status of ["deposit", "paid"] as const) expect(reason(3, status)).toBeNull();
    }
  }
});

test("[CN14] allows staff to decide a pending change request, the driver to withdraw it, and no edit while it is pending", () => {
  const waits = { changeRequestedUntil: during };
  for (const viewer of [agency, admin]) {
    expect(why("decideChange", viewer, waits)).toBeNull();
    expect(why("decideChange", viewer, {})).toBe("changeRequestOpen");
    expect(why("decideChange", viewer, waits, during)).toBe("changeRequestOpen");
    expect(why("decideChange", viewer, { ...waits, status: "cancelled" })).toBe("status");
  }
  expect(why("decideChange", driver, waits)).toBe("role");
  expect(why("decideChange", { actor: "supplier", isOwn: false }, waits)).toBe("role");
  for (const viewer of [driver, linkHolder]) expect(why("withdrawChange", viewer, waits)).toBeNull();
  expect(why("withdrawChange", agency, waits)).toBe("role");
  expect(why("edit", driver, waits)).toBe("noChangeRequestOpen");
  expect(why("addCancellation", driver, waits)).toBe("noChangeRequestOpen");
  expect(why("requestCancellation", driver, waits)).toBeNull();
});

test("[CN16] allows a driver to pay the sum due after a change until drop-off, if something was paid before", () => {
  const payable = (now: Date) =>
    bookingStatuses.filter((status) => why("payOnline", driver, { status }, now) === null);
  expect(payable(during)).toEqual(["deposit"]);
  expect(payable(dropOff)).toEqual([]);
  expect(statusChanges("decideChange")).toEqual([{ from: "paid", to: "deposit" }]);
});

test("[PB1] allows driver, agency and admin to report a problem from pick-up until 7 days after drop-off", () => {
  const end = new Date(dropOff.getTime() + 7 * 86_400_000);
  for (const viewer of [driver, linkHolder, agency, admin]) {
    for (const status of bookingStatuses) {
      const isFirm = status === "deposit" || status === "paid" || status === "reserved";
      for (const now of [pickup, end])
        expect(why("reportProblem", viewer, { status }, now)).toBe(isFirm ? null : "status");
    }
    expect(why("reportProblem", viewer, {}, before)).toBe("fromPickupOnUnlessCancelled");
    expect(why("reportProblem", viewer, {}, new Date(end.getTime() + 1))).toBe("untilWeekAfterDropOff");
  }
  expect(why("reportProblem", { actor: "supplier", isOwn: false }, {}, during)).toBe("role");
  expect(why("reportProblem", { actor: "suspendedSupplier", isOwn: true }, {}, during)).toBe("role");
});

test("[MV2] allows a driver to move a cancelled booking or to take the refund until the offer ends", () => {
  const cancelled = aBooking({ status: "cancelled", moveOfferedUntil: during });
  for (const viewer of [driver, linkHolder])
    expect(actionsOf(viewer, cancelled, before)).toEqual(["view", "move", "declineMove", "revokeLinks"]);
  expect(actionsOf(agency, cancelled, before)).toEqual(["view"]);
  expect(why("delete", agency, { status: "cancelled", moveOfferedUntil: during })).toBe("noMoveOffered");
  expect(actionsOf(agency, cancelled, during)).toEqual(["view", "delete"]);
  expect(why("move", driver, { status: "cancelled", moveOfferedUntil: during }, during)).toBe("moveOffered");
  expect(why("move", driver, { status: "cancelled" })).toBe("moveOffered");
  expect(why("move", driver, { moveOfferedUntil: during })).toBe("status");
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
  const live = ["pending", "deposit", "paid", "reserved"];
  expect(statusesFor("view", "suspendedSupplier").toSorted()).toEqual(live.toSorted());
  for (const status of bookingStatuses) {
    const booking = aBooking({ status, cancelRequestOpen: true });
    expect(actionsOf(suspended, booking, before)).toEqual(live.includes(status) ? ["view"] : []);
    expect(actionsOf({ ...suspended, isOwn: false }, booking, before)).toEqual([]);
  }
  expect(statusesFor("delete", "supplier")).toEqual(["void", "cancelled"]);
});

test("[RO1] returns whose bookings an actor may act on: their own, any, or none", () => {
  expect(ownershipFor("view", "admin")).toBe("any");
  for (const actor of ["supplier", "driver", "linkHolder"] as const)
    expect(ownershipFor("view", actor)).toBe("own");
  expect(ownershipFor("view", "guest")).toBeNull();
  expect(ownershipFor("changeStatus", "admin")).toBe("any");
  expect(ownershipFor("edit", "admin")).toBeNull();
});

test("[RO1] allows an actor each action either on their own bookings or on any", () => {
  for (const action of bookingActions) {
    const lines = bookingRules.filter((rule) => rule.action === action);
    for (const actor of bookingActors) {
      const given = new Set(lines.flatMap(({ by }) => by[actor] ?? []));
      expect(given.size, `${action} by ${actor}`).toBeLessThanOrEqual(1);
      expect(ownershipFor(action, actor)).toBe([...given][0] ?? null);
    }
  }
});

test("[RO3] lets all actors search and see prices, and only guests and drivers check out", () => {
  const reads = ["search", "quote"];
  const people = new Map([
    ["guest", [...reads, "checkOut"]],
    ["driver", [...reads, "checkOut"]],
    ["supplier", reads],
    ["suspendedSupplier", reads],
    ["admin", reads],
  ]);
  for (const isOwn of [true, false]) {
    for (const actor of bookingActors) {
      expect(allowedActions({ viewer: { actor, isOwn }, booking: null })).toEqual(people.get(actor) ?? []);
    }
  }
  expect(actionsOf(guest, aBooking(), before)).toEqual([]);
  expect(whyRefused({ action: "checkOut", viewer: agency, booking: null })).toBe("role");
  expect(whyRefused({ action: "view", viewer: driver, booking: null })).toBe("status");
  expect(whyRefused({ action: "quote", viewer: driver, booking: aBooking(), now: before })).toBe("status");
});

const why = (
  action: BookingAction,
  viewer: BookingViewer,
  booking: Partial<BookingSituation>,
  now = before,
): BookingRefusalReason | null => whyRefused({ action, viewer, booking: aBooking(booking), now });

test("[RO2] names the role, the status or the condition that causes a refusal", () => {
  expect(why("edit", agency, {})).toBe("role");
  expect(why("edit", driver, { status: "cancelled" })).toBe("status");
  expect(why("edit", driver, {}, during)).toBe("beforePickup");
  expect(why("edit", driver, { amendmentsChosen: false })).toBe("amendmentsChosen");
  expect(why("edit", driver, { cancelRequestOpen: true })).toBe("noCancelRequestOpen");
  expect(why("delete", agency, { status: "void", paymentOpen: true })).toBe("noPaymentOpen");
  expect(why("delete", agency, { status: "cancelled", refundOwed: true })).toBe("noRefundOwed");
  expect(why("review", driver, {}, before)).toBe("fromPickupOnUnlessCancelled");
  expect(why("review", driver, { status: "cancelled" }, during)).toBe("cancelledByAgencyIfCancelled");
  expect(why("review", driver, { reviewed: true }, before)).toBe("notYetReviewed");
  expect(why("view", driver, {})).toBeNull();
});

test("[RO2, BK12] allows recording a returned refund once staff owes it, in any status except void", () => {
  const refused = bookingStatuses.map((status) => [
    status,
    why("recordRefund", agency, { status, refundOwedByHand: true }),
  ]);
  expect(Object.fromEntries(refused)).toEqual({
    void: "status",
    pending: null,
    deposit: null,
    paid: null,
    reserved: null,
    cancelled: null,
  });
  expect(why("recordRefund", agency, {})).toBe("refundOwedByHand");
});

test("[RO1] lists the statuses of every rule for an action", () => {
  expect(statusesFor("changeStatus", "admin")).toEqual(["void", "pending", "deposit", "paid", "reserved"]);
  expect(statusesFor("changeStatus", "supplier")).toEqual(["pending", "deposit", "paid", "reserved"]);
});

test("[RO2] refuses an action that depends on an unknown fact of the booking", () => {
  const known = { status: "reserved", pickup, dropOff } as const;
  const isOpen = (viewer: BookingViewer, now: Date) => allowedActions({ viewer, booking: known, now });
  expect(isOpen(driver, before)).toEqual(["view", "revokeLinks"]);
  expect(isOpen(driver, during)).toEqual(["view", "reportProblem", "revokeLinks"]);
  expect(isOpen(agency, before)).toEqual(["view", "changeStatus", "recordPayment"]);
  const cancelled = { ...known, status: "cancelled", reviewed: false } as const;
  expect(allowedActions({ viewer: agency, booking: cancelled, now: during })).toEqual(["view"]);
  expect(allowedActions({ viewer: driver, booking: cancelled, now: during })).toEqual([
    "view",
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
    ...machines.map((actor) => ({ actor, isOwn: false })),
  ];
  const situations = [
    aBooking(),
    aBooking({ cancelRequestOpen: true }),
    aBooking({ amendmentsChosen: false }),
    aBooking({ changeRequestedUntil: during }),
    aBooking({ status: "void" }),
    aBooking({ status: "pending" }),
    aBooking({ status: "cancelled", refundOwed: true, refundOwedByHand: true, moveOfferedUntil: during }),
  ];
  const possible = viewers.flatMap((viewer) => [
    ...allowedActions({ viewer, booking: null }),
    ...situations.flatMap((booking) => [before, during].flatMap((now) => actionsOf(viewer, booking, now))),
  ]);
  expect([...new Set(possible)].toSorted()).toEqual([...bookingActions].toSorted());
});
