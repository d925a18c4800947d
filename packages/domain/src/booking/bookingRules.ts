import type { BookingAction } from "./actions/BookingAction.ts";
import type { BookingActor } from "./actions/BookingActor.ts";
import type { BookingCondition } from "./actions/bookingConditions.ts";
import { type BookingStatus, bookingStatuses } from "./BookingStatus.ts";

/** Status of a booking; `none` before it exists. */
export type BookingState = BookingStatus | "none";

/** `own`: a driver's own booking, a booking of the agency's car, or a signed link's booking. `any`: all bookings. */
export type Ownership = "own" | "any";

/** A row of the table of actions. */
export interface BookingRule {
  action: BookingAction;
  by: Readonly<Partial<Record<BookingActor, Ownership>>>;
  in: readonly BookingState[];
  /** Allowed next statuses. If absent, the status does not change. */
  to?: readonly BookingStatus[];
  /** Evaluated by `bookingConditions`, in this order. */
  when?: readonly BookingCondition[];
}

const liveStatuses = ["pending", "deposit", "paid", "reserved"] as const;
/** Statuses of bookings that are accepted by the agency or paid. */
const firmStatuses = ["deposit", "paid", "reserved"] as const;
const customers = { guest: "any", driver: "any" } as const;
const drivers = { linkHolder: "own", driver: "own" } as const;
const staff = { supplier: "own", admin: "any" } as const;
const everyone = {
  ...customers,
  supplier: "any",
  supplierReader: "any",
  suspendedSupplier: "any",
  admin: "any",
} as const;
const gateway = { gateway: "any" } as const;
const system = { system: "any" } as const;

/** Roles and transitions as one table (product.md, sections 6 and 12) [RO1]. Everything else is refused. */
export const bookingRules: readonly BookingRule[] = [
  { action: "search", by: everyone, in: ["none"] },
  { action: "quote", by: everyone, in: ["none"] },
  { action: "checkOut", by: customers, in: ["none"], to: ["void", "pending"] },

  { action: "view", by: { linkHolder: "own" }, in: bookingStatuses, when: ["linkStillValid"] },
  { action: "view", by: { driver: "own", supplierReader: "own", ...staff }, in: bookingStatuses },
  { action: "view", by: { suspendedSupplier: "own" }, in: liveStatuses },

  {
    action: "payOnline",
    by: drivers,
    in: ["void", "pending", "reserved", "deposit"],
    when: ["beforePickup", "noCancelRequestOpen"],
  },
  // For the sum due after an accepted change [CN16].
  { action: "payOnline", by: drivers, in: ["deposit"], when: ["beforeDropOff", "noCancelRequestOpen"] },
  // Only with the first payment: after it, the fee would buy nothing [CN13].
  {
    action: "addCancellation",
    by: drivers,
    in: ["pending", "reserved"],
    when: ["beforePickup", "noCancelRequestOpen", "cancellationNotChosen", "noChangeRequestOpen"],
  },
  {
    action: "edit",
    by: drivers,
    in: liveStatuses,
    when: ["beforePickup", "notReturned", "amendmentsChosen", "noCancelRequestOpen", "noChangeRequestOpen"],
  },
  {
    action: "requestCancellation",
    by: drivers,
    in: firmStatuses,
    when: ["beforePickup", "noCancelRequestOpen"],
  },
  // The agency decides [CN14]; a booking without payments gets few requests [CN17].
  {
    action: "requestExtension",
    by: drivers,
    in: firmStatuses,
    when: [
      "beforeDropOff",
      "notReturned",
      "noCancelRequestOpen",
      "noChangeRequestOpen",
      "noPaymentOpen",
      "changeRequestLeftIfUnpaid",
    ],
  },
  {
    action: "requestDates",
    by: drivers,
    in: firmStatuses,
    when: [
      "beforePickup",
      "notReturned",
      "amendmentsNotChosen",
      "noCancelRequestOpen",
      "noChangeRequestOpen",
      "noPaymentOpen",
      "changeRequestLeftIfUnpaid",
    ],
  },
  { action: "withdrawChange", by: drivers, in: firmStatuses, when: ["changeRequestOpen"] },
  // Only before pick-up: an arrival lengthens the time for which the agency keeps the car [AV5].
  { action: "setArrival", by: drivers, in: liveStatuses, when: ["beforePickup", "noCancelRequestOpen"] },
  {
    action: "setArrival",
    by: staff,
    in: liveStatuses,
    when: ["beforeDropOff", "notHandedOver", "noCancelRequestOpen"],
  },
  {
    action: "reportProblem",
    by: { ...drivers, ...staff },
    in: firmStatuses,
    when: ["fromPickupOnUnlessCancelled", "untilWeekAfterDropOff"],
  },
  // Also after a cancellation, because money may be left to settle [MS1].
  {
    action: "writeMessage",
    by: { ...drivers, supplier: "own" },
    in: [...liveStatuses, "cancelled"],
    when: ["untilMonthAfterDropOff"],
  },
  // Without a time limit: messages can still be reported when none can be written. The API also requires a
  // message [MS7].
  { action: "reportMessages", by: { ...drivers, supplier: "own" }, in: [...liveStatuses, "cancelled"] },
  // The booking is neither accepted nor paid [CN12]. An open payment or an earlier request does not prevent
  // the withdrawal.
  { action: "withdraw", by: drivers, in: ["void", "pending"], to: ["cancelled"], when: ["beforePickup"] },
  { action: "move", by: drivers, in: ["cancelled"], when: ["moveOffered"] },
  { action: "declineMove", by: drivers, in: ["cancelled"], when: ["moveOffered"] },
  { action: "revokeLinks", by: drivers, in: bookingStatuses },
  {
    action: "review",
    by: { driver: "own" },
    in: ["deposit", "paid", "reserved", "cancelled"],
    when: ["notYetReviewed", "fromPickupOnUnlessCancelled", "cancelledByAgencyIfCancelled"],
  },

  { action: "decideCancellation", by: staff, in: liveStatuses, when: ["cancelRequestOpen"] },
  { action: "decideChange", by: staff, in: ["deposit", "reserved"], when: ["changeRequestOpen"] },
  // A change to a higher total leaves part of it unpaid.
  { action: "decideChange", by: staff, in: ["paid"], to: ["deposit"], when: ["changeRequestOpen"] },
  { action: "changeStatus", by: staff, in: ["pending"], to: ["reserved", "cancelled"] },
  // The return fixed the usage charges, so staff must withdraw it before they cancel [HO10].
  {
    action: "changeStatus",
    by: staff,
    in: ["reserved", "deposit", "paid"],
    to: ["cancelled"],
    when: ["notReturned"],
  },
  { action: "changeStatus", by: { admin: "any" }, in: ["void"], to: ["cancelled"] },
  { action: "recordPayment", by: staff, in: ["pending", "reserved"], to: ["deposit", "paid"] },
  { action: "recordPayment", by: staff, in: ["deposit"], to: ["paid"] },
  // For the usage charges of the return: the total is already paid [HO10].
  { action: "recordPayment", by: staff, in: ["paid"], when: ["usageDue"] },
  {
    action: "recordRefund",
    by: staff,
    in: ["pending", "reserved", "deposit", "paid", "cancelled"],
    when: ["refundOwedByHand"],
  },
  {
    action: "recordHandOver",
    by: staff,
    in: firmStatuses,
    when: ["notHandedOver", "fromDayBeforePickup", "noCancelRequestOpen"],
  },
  // Also for a booking cancelled after the hand-over: the car and its deposit still have to be returned.
  {
    action: "recordReturn",
    by: staff,
    in: [...firmStatuses, "cancelled"],
    when: ["handedOver", "notReturned"],
  },
  { action: "withdrawRecord", by: staff, in: [...firmStatuses, "cancelled"], when: ["handedOver"] },
  // Cancels the booking, like `changeStatus`, but guarantees the driver no refund [CN4, DK4].
  {
    action: "recordNoShow",
    by: staff,
    in: firmStatuses,
    when: ["notHandedOver", "afterKeptTime", "noCancelRequestOpen"],
  },
  { action: "addNote", by: staff, in: bookingStatuses },
  // The API requires an open report as well [MS7].
  { action: "readReportedMessages", by: { admin: "any" }, in: bookingStatuses },
  { action: "closeMessageReports", by: { admin: "any" }, in: bookingStatuses },
  // Owed money must be returned first: no call returns a deleted booking.
  {
    action: "delete",
    by: staff,
    in: ["void", "cancelled"],
    when: ["noPaymentOpen", "noRefundOwed", "noMoveOffered"],
  },

  { action: "takePayment", by: gateway, in: ["void", "pending", "reserved"], to: ["deposit", "paid"] },
  { action: "takePayment", by: gateway, in: ["deposit"], to: ["paid"] },
  { action: "refundLatePayment", by: system, in: ["void"], to: ["cancelled"] },
  { action: "lapse", by: system, in: ["pending"], to: ["cancelled"] },
  {
    action: "cancelAsRequested",
    by: { cancelRequest: "any" },
    in: liveStatuses,
    to: ["cancelled"],
    when: ["cancelRequestOpen"],
  },
];
