import { SIGNED_LINK_DAYS_PAST_DROP_OFF } from "../config/businessDefaults.ts";
import {
  type BookingAction,
  bookingActions,
  type BookingCondition,
  type BookingPermission,
  bookingPermissions,
  type BookingRole,
} from "./bookingPermissions.ts";
import type { BookingStatus } from "./BookingStatus.ts";

/** Who asks. `isOwn`: the driver's own booking, a booking of the agency's own car, the link's own booking. */
export interface BookingViewer {
  role: BookingRole;
  isOwn: boolean;
}

/** What about a booking decides who may do what to it. */
export interface BookingSituation {
  status: BookingStatus;
  pickup: Date;
  dropOff: Date;
  amendmentsChosen: boolean;
  cancelRequestOpen: boolean;
  /** A payment was begun and its outcome is not known yet. */
  paymentOpen: boolean;
  cancelledByAgency: boolean;
  reviewed: boolean;
}

/** Everything this viewer may do to the booking now; the page and the API both ask here [RO1]. */
export function allowedActions(viewer: BookingViewer, booking: BookingSituation, now: Date): BookingAction[] {
  return bookingActions.filter((action) => whyRefused({ action, viewer, booking, now }) === null);
}

/** Whether this viewer may do this to the booking now [RO1]. */
export function isAllowed(question: BookingQuestion): boolean {
  return whyRefused(question) === null;
}

/** May this viewer do this to this booking now? */
export interface BookingQuestion {
  action: BookingAction;
  viewer: BookingViewer;
  booking: BookingSituation;
  now: Date;
}

/** Why an action is refused: it is not theirs, the status does not have it, or a condition is not met. */
export type BookingRefusalReason = "role" | "status" | BookingCondition;

/** The reason for which an action is refused, null when it is allowed [RO2]. */
export function whyRefused({ action, viewer, booking, now }: BookingQuestion): BookingRefusalReason | null {
  const theirs = bookingPermissions.filter((line) => line.action === action && isTheirs(line, viewer));
  if (theirs.length === 0) return "role";
  const line = theirs.find(({ statuses }) => statuses.includes(booking.status));
  if (line === undefined) return "status";
  return line.when.find((condition) => !bookingConditions[condition](booking, now)) ?? null;
}

const DAY = 86_400_000;

/** How each condition of the table is judged. */
export const bookingConditions: Readonly<
  Record<BookingCondition, (booking: BookingSituation, now: Date) => boolean>
> = {
  linkStillValid: ({ dropOff }, now) =>
    now.getTime() <= dropOff.getTime() + SIGNED_LINK_DAYS_PAST_DROP_OFF * DAY,
  beforePickup: ({ pickup }, now) => now < pickup,
  fromPickupOnUnlessCancelled: ({ status, pickup }, now) => status === "cancelled" || now >= pickup,
  cancelledByAgencyIfCancelled: ({ status, cancelledByAgency }) =>
    status !== "cancelled" || cancelledByAgency,
  amendmentsChosen: ({ amendmentsChosen }) => amendmentsChosen,
  noCancelRequestOpen: ({ cancelRequestOpen }) => !cancelRequestOpen,
  cancelRequestOpen: ({ cancelRequestOpen }) => cancelRequestOpen,
  noPaymentOpen: ({ paymentOpen }) => !paymentOpen,
  notYetReviewed: ({ reviewed }) => !reviewed,
};

function isTheirs({ roles }: BookingPermission, { role, isOwn }: BookingViewer): boolean {
  return roles[role] === "any" || (roles[role] === "own" && isOwn);
}
