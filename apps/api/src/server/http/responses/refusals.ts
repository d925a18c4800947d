import type {
  BookingChangeRefusal,
  CurrentBooking,
} from "@sayara/api-client/contract/bookings/BookingChangeRefusal";
import type { PriceRefusal } from "@sayara/api-client/contract/refusal/PriceRefusal";
import type { BlockCollision, BlockRefusal } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import type { PlanLimitReached, PlanRefusal } from "@sayara/api-client/contract/subscriptions/PlanRefusal";
import { refusalStatuses } from "@sayara/api-client/contract/refusal/refusalStatuses";
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
  /** The reason for `transition_refused`. */
  reason?: BookingRefusalReason;
  /** The booking or block that holds the car, with `car_taken`. */
  collision?: BlockCollision;
  /** The plan's limit, with the refusals that a plan causes. */
  planLimit?: PlanLimitReached;
  /** Seconds to wait, with `too_many_requests`, `not_ready` and `unavailable`. */
  retryAfter?: number;
}

export function refusalBody({
  code,
  details,
}: RefusalError): PriceRefusal & BookingChangeRefusal & BlockRefusal & PlanRefusal {
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
  place_in_use: "Cars, agencies, bookings or places refer to it.",
  staff_account: "An operator deletes accounts of staff.",
  not_a_client: "The account is one of staff.",
  sms_unreachable: "The client has no phone number with a confirmed address, or no SMS are sent.",
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
  last_owner: "An agency has an owner at all times; this is the last one.",
  passkey_refused: "The passkey does not verify, is not the account's, or answers no open challenge.",
  too_many_passkeys: "The account has as many passkeys as allowed.",
  second_factor_required: "Turn on a second factor first: setSecondFactor.",
  too_many_people: "The agency has as many people and open invitations as allowed.",
  too_many_calendars: "The agency has as many calendars to read as allowed.",
  plan_cars: "The agency's plan allows no further published car: see planLimit.",
  plan_people: "The agency's plan allows no further person: see planLimit.",
  plan_calendars: "The agency's plan allows no further calendar to read: see planLimit.",
  plan_statistics: "The agency's plan has no figures: see planLimit.",
  plan_exports: "The agency's plan has no exports: see planLimit.",
  too_many_notes: "The booking has as many notes as possible.",
  too_many_seasons: "The agency has as many seasons as allowed.",
  extra_taken: "Fewer pieces of an extra are left for these dates; `fields` says which and how many.",
  extra_unavailable: "The agency does not offer one of the extras, or not in this number.",
  delivery_unavailable:
    "The agency does not deliver at the place of pick-up, or pick-up is too soon for it; `fields` says which.",
  collection_unavailable:
    "The agency does not collect at the place of drop-off, or drop-off is too soon for it; `fields` says which.",
  promo_refused: "The promo code does not apply to this rental; `fields` says why.",
  too_many_promo_codes: "The agency has as many promo codes as possible.",
  too_many_extras: "The agency offers as many extras as possible.",
  too_many_saved_replies: "The agency has as many saved replies as possible.",
  too_many_message_reports: "The caller's side has as many open reports about these messages as allowed.",
  too_many_pictures: "The caller's side has added as many photos to this booking as allowed.",
  too_many_documents: "The agency has as many versions of documents as allowed.",
  too_many_cars: "The agency has as many cars as allowed.",
  too_many_car_photos: "The car has as many photos as allowed.",
  car_incomplete: "The car lacks what a published car needs: see fields.",
  car_not_draft: "Only a draft is deleted.",
  car_not_published: "Only a published car is withdrawn.",
  plate_taken: "Another car of the agency has this plate.",
  tax_number_registered: "An agency with this tax number is registered.",
  agency_name_registered: "An agency with this name is registered.",
  too_many_blocks: "The agency has too many blocks.",
  address_unconfirmed: "The address of the account is not confirmed.",
  checklist_incomplete: "The agency's checklist is not complete.",
  option_unavailable: "An option is not available for this car.",
  pay_later_refused: "The agency does not accept payment later.",
  pay_online_unavailable: "Online payment is not available.",
  transition_refused: "The status does not allow this.",
  review_missing_booking: "The user or the booking is missing.",
  review_booking_not_found: "The booking does not exist.",
  review_driver_or_agency_not_found: "The driver or the agency of the booking does not exist.",
  review_not_the_driver: "The booking was not made by the caller.",
  review_not_authorized: "The booking cannot be reviewed in its state.",
  review_already_submitted: "The booking has a review.",
  review_already_answered: "The review has an answer, which can no longer be changed.",
  review_already_reported: "The caller's side has an open report about this review.",
  review_photo_closed: "The review has a photo, or takes no further one.",
  review_failed: "The review could not be stored.",
  captcha_required: "Solve the captcha first.",
  too_many_requests: "Too many requests: retry after retryAfter seconds.",
  storage_unavailable: "The file could not be stored: retry later.",
  internal: "Internal error.",
  not_ready: "The service is not ready.",
  gateway_unavailable: "The payment gateway does not answer: retry later.",
  unavailable: "The service is temporarily unavailable: retry after Retry-After seconds.",
};
