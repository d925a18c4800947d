import type { BookingAction } from "./actions/BookingAction.ts";
import type { BookingActor } from "./actions/BookingActor.ts";
import type { BookingCondition } from "./actions/bookingConditions.ts";
import { type BookingStatus, bookingStatuses } from "./BookingStatus.ts";

/** Status of a booking; `none` before it exists. */
export type BookingState = BookingStatus | "none";

/**
 * `own`: a driver's own booking, a booking of an agency's car, a signed link's booking. `any`: all bookings.
 */
export type Ownership = "own" | "any";

/** One row of the table: an action, its actors, statuses, next statuses and conditions. */
export interface BookingRule {
  action: BookingAction;
  by: Readonly<Partial<Record<BookingActor, Ownership>>>;
  in: readonly BookingState[];
  /** Allowed next statuses. Absent: the status does not change. */
  to?: readonly BookingStatus[];
  /** Evaluated by `bookingConditions`, in this order. */
  when?: readonly BookingCondition[];
}

const live = ["pending", "deposit", "paid", "reserved"] as const;
/** Accepted by the agency, or paid. */
const firm = ["deposit", "paid", "reserved"] as const;
const customers = { guest: "any", driver: "any" } as const;
const drivers = { linkHolder: "own", driver: "own" } as const;
const staff = { supplier: "own", admin: "any" } as const;
const everyone = { ...customers, supplier: "any", suspendedSupplier: "any", admin: "any" } as const;
const gateway = { gateway: "any" } as const;
const system = { system: "any" } as const;

/**
 * Roles and transitions as one table (product.md, sections 6 and 12) [RO1]. Anything else is refused.
 */
export const bookingRules: readonly BookingRule[] = [
  { action: "search", by: everyone, in: ["none"] },
  { action: "quote", by: everyone, in: ["none"] },
  { action: "checkOut", by: customers, in: ["none"], to: ["void", "pending"] },

  { action: "view", by: { linkHolder: "own" }, in: bookingStatuses, when: ["linkStillValid"] },
  { action: "view", by: { driver: "own", ...staff }, in: bookingStatuses },
  { action: "view", by: { suspendedSupplier: "own" }, in: live },

  {
    action: "payOnline",
    by: drivers,
    in: ["void", "pending", "reserved", "deposit"],
    when: ["beforePickup", "noCancelRequestOpen"],
  },
  // What an accepted change has made due [CN16].
  { action: "payOnline", by: drivers, in: ["deposit"], when: ["beforeDropOff", "noCancelRequestOpen"] },
  // With the first payment, which is when its fee buys something [CN13].
  {
    action: "addCancellation",
    by: drivers,
    in: ["pending", "reserved"],
    when: ["beforePickup", "noCancelRequestOpen", "cancellationNotChosen", "noChangeRequestOpen"],
  },
  {
    action: "edit",
    by: drivers,
    in: live,
    when: ["beforePickup", "amendmentsChosen", "noCancelRequestOpen", "noChangeRequestOpen"],
  },
  {
    action: "requestCancellation",
    by: drivers,
    in: firm,
    when: ["beforePickup", "noCancelRequestOpen"],
  },
  // The agency decides [CN14].
  {
    action: "requestExtension",
    by: drivers,
    in: firm,
    when: ["beforeDropOff", "noCancelRequestOpen", "noChangeRequestOpen", "noPaymentOpen"],
  },
  {
    action: "requestDates",
    by: drivers,
    in: firm,
    when: [
      "beforePickup",
      "amendmentsNotChosen",
      "noCancelRequestOpen",
      "noChangeRequestOpen",
      "noPaymentOpen",
    ],
  },
  { action: "withdrawChange", by: drivers, in: firm, when: ["changeRequestOpen"] },
  {
    action: "reportProblem",
    by: { ...drivers, ...staff },
    in: firm,
    when: ["fromPickupOnUnlessCancelled", "untilWeekAfterDropOff"],
  },
  // Nobody has accepted or paid it [CN12]. Neither a payment that is under way nor an earlier request keeps it.
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

  { action: "decideCancellation", by: staff, in: live, when: ["cancelRequestOpen"] },
  { action: "decideChange", by: staff, in: ["deposit", "reserved"], when: ["changeRequestOpen"] },
  // A change that costs more leaves a part unpaid.
  { action: "decideChange", by: staff, in: ["paid"], to: ["deposit"], when: ["changeRequestOpen"] },
  { action: "changeStatus", by: staff, in: ["pending"], to: ["reserved", "cancelled"] },
  { action: "changeStatus", by: staff, in: ["reserved", "deposit", "paid"], to: ["cancelled"] },
  { action: "changeStatus", by: { admin: "any" }, in: ["void"], to: ["cancelled"] },
  { action: "recordPayment", by: staff, in: ["pending", "reserved"], to: ["deposit", "paid"] },
  { action: "recordPayment", by: staff, in: ["deposit"], to: ["paid"] },
  {
    action: "recordRefund",
    by: staff,
    in: ["pending", "reserved", "deposit", "paid", "cancelled"],
    when: ["refundOwedByHand"],
  },
  // What is owed is returned first: no call returns a deleted booking.
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
    in: live,
    to: ["cancelled"],
    when: ["cancelRequestOpen"],
  },
];
