import type {
  BookingChangeRefusal,
  CurrentBooking,
} from "@sayara/api-client/contract/bookings/BookingChangeRefusal";
import type { PriceRefusal } from "@sayara/api-client/contract/PriceRefusal";
import { refusalStatuses } from "@sayara/api-client/contract/refusalStatuses";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

/**
 * An expected refusal, thrown to roll back its transaction. `mountEndpoint` responds with it. Every other error is a
 * fault.
 */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export interface RefusalDetails {
  fields?: Record<string, string>;
  /** The current quote, with `price_changed`. */
  quote?: Quote;
  /** The current state of the booking, with `stale_version` and `transition_refused`. */
  current?: CurrentBooking;
  /** With `transition_refused`. */
  reason?: BookingRefusalReason;
  /** Seconds to wait, with `too_many_requests`, `not_ready` and `unavailable`. */
  retryAfter?: number;
}

export function refusalBody({ code, details }: RefusalError): PriceRefusal & BookingChangeRefusal {
  return { code, message: messages[code], ...details };
}

export function refusalStatus(code: RefusalCode) {
  return refusalStatuses[code];
}

/** English, for developers. Pages show the messages of `@sayara/i18n`. */
const messages: Record<RefusalCode, string> = {
  invalid_input: "The request does not match its schema.",
  not_signed_in: "Sign in first.",
  not_allowed: "The caller has no permission.",
  link_revoked: "This signed link was revoked.",
  proof_required:
    "Prove the mailbox first: mailBookingCode and proveBooking, or the code of mailAccountCode.",
  code_wrong: "The code is wrong.",
  code_expired: "The code is used, too old, wrong too often, or was mailed for another browser.",
  origin_refused: "Requests that change something must come from the website.",
  account_suspended: "The account is suspended.",
  booking_live: "A booking of the account is not over.",
  payment_open: "A payment of the account is not over.",
  refund_open: "Money is owed to the account's driver.",
  address_changed: "The account's email address changed; the change can still be undone.",
  staff_account: "An operator deletes accounts of staff.",
  not_found: "Not found.",
  price_changed: "The price differs from the one that was shown.",
  car_taken: "The car is taken for these dates.",
  email_registered: "This email address has an account: sign in to book.",
  stale_version: "The version is stale: the record has changed.",
  idempotency_conflict: "This idempotency key was used for another request.",
  too_large: "The request is too large.",
  unsupported_media: "The content type of the request is not accepted.",
  car_unavailable: "The car can't be rented at present.",
  drop_off_not_served: "The agency does not serve this drop-off place.",
  driver_too_young: "The driver is too young for this car on pick-up day.",
  licence_too_recent: "The driver has not held a licence for long enough.",
  booking_too_long: "The rental is longer than allowed.",
  booking_too_short: "The rental is shorter than the agency allows.",
  pickup_too_soon: "The pick-up is too soon, or past.",
  pickup_too_far: "The pick-up is too far ahead.",
  too_many_holds: "This driver or email address has too many unpaid bookings already.",
  too_many_from_network: "Too many guest bookings from this network address are not confirmed yet.",
  too_many_reports: "The caller's side has made as many reports about this booking as allowed.",
  too_many_pictures: "The caller's side has added as many photos to this booking as allowed.",
  option_unavailable: "An option is not available for this car.",
  pay_later_refused: "The agency does not accept payment later.",
  pay_online_unavailable: "Online payment is not available.",
  transition_refused: "The booking's status does not allow this.",
  review_missing_booking: "The user or the booking is missing.",
  review_booking_not_found: "The booking does not exist.",
  review_driver_or_agency_not_found: "The driver or the agency of the booking does not exist.",
  review_not_the_driver: "The booking was not made by the caller.",
  review_not_authorized: "The booking cannot be reviewed in its state.",
  review_already_submitted: "The booking has a review.",
  review_already_answered: "The review has an answer.",
  review_failed: "The review could not be stored.",
  captcha_required: "Solve the captcha first.",
  too_many_requests: "Too many requests: retry after retryAfter seconds.",
  storage_unavailable: "The file could not be stored: retry later.",
  internal: "Internal error.",
  not_ready: "The service is not ready.",
  gateway_unavailable: "The payment gateway does not answer: retry later.",
  unavailable: "The service is temporarily unavailable: retry after Retry-After seconds.",
};
