import { SIGNED_LINK_DAYS_PAST_DROP_OFF } from "../config/businessDefaults.ts";
import type { BookingStatus } from "./BookingStatus.ts";

/**
 * What about a booking decides who may do what to it. A fact that is not given is not known, and whatever depends on
 * it is refused.
 */
export interface BookingSituation {
  status: BookingStatus;
  pickup: Date;
  dropOff: Date;
  amendmentsChosen?: boolean;
  /** The driver asked to cancel, and nobody has decided yet. */
  cancelRequestOpen?: boolean;
  /** A payment was begun and its outcome is not known yet. */
  paymentOpen?: boolean;
  cancelledByAgency?: boolean;
  reviewed?: boolean;
}

/** What must be so for an action, besides actor and status; `bookingConditions` says how each is judged. */
export type BookingCondition =
  | "linkStillValid"
  | "beforePickup"
  | "fromPickupOnUnlessCancelled"
  | "cancelledByAgencyIfCancelled"
  | "amendmentsChosen"
  | "noCancelRequestOpen"
  | "cancelRequestOpen"
  | "noPaymentOpen"
  | "notYetReviewed";

/** How each condition of the table is judged [RO2]. */
export const bookingConditions: Readonly<
  Record<BookingCondition, (booking: BookingSituation, now: Date) => boolean>
> = {
  linkStillValid: ({ dropOff }, now) => now < signedLinkExpiresAt(dropOff),
  beforePickup: ({ pickup }, now) => now < pickup,
  fromPickupOnUnlessCancelled: ({ status, pickup }, now) => status === "cancelled" || now >= pickup,
  cancelledByAgencyIfCancelled: ({ status, cancelledByAgency }) =>
    status !== "cancelled" || cancelledByAgency === true,
  amendmentsChosen: ({ amendmentsChosen }) => amendmentsChosen === true,
  noCancelRequestOpen: ({ cancelRequestOpen }) => cancelRequestOpen === false,
  cancelRequestOpen: ({ cancelRequestOpen }) => cancelRequestOpen === true,
  noPaymentOpen: ({ paymentOpen }) => paymentOpen === false,
  notYetReviewed: ({ reviewed }) => reviewed === false,
};

const DAY = 86_400_000;

/** The moment from which a signed link no longer shows its booking: 30 days past drop-off (decisions, "Roles"). */
export function signedLinkExpiresAt(dropOff: Date): Date {
  return new Date(dropOff.getTime() + SIGNED_LINK_DAYS_PAST_DROP_OFF * DAY);
}
