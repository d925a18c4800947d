import type { PriceRefusal } from "@sayara/api-client/contract/PriceRefusal";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

/**
 * A "no" with a reason, thrown so that it also undoes the transaction it is thrown in.
 * `mountEndpoint` makes the answer of it; anything else that is thrown is a fault.
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
  /** With `price_changed`: the quote that is right now. */
  quote?: Quote;
  /** With `too_many_requests`: seconds to wait. */
  retryAfter?: number;
}

export function refusalBody({ code, details }: RefusalError): PriceRefusal {
  return { code, message: refusals[code].message, ...details };
}

export function refusalStatus(code: RefusalCode) {
  return refusals[code].status;
}

/** 400 bad input, 401 not signed in, 403 not allowed, 404 not found, 409 conflict, 422 a rule broken, 429 too many. */
const refusals = {
  invalid_input: { status: 400, message: "The request is not of the declared shape." },
  not_signed_in: { status: 401, message: "Sign in first." },
  not_allowed: { status: 403, message: "This is not yours to see or to do." },
  origin_refused: { status: 403, message: "Requests that change something must come from the website." },
  account_suspended: { status: 403, message: "The account is suspended." },
  not_found: { status: 404, message: "There is nothing here." },
  price_changed: { status: 409, message: "The price is no longer the one that was shown." },
  car_taken: { status: 409, message: "The car is taken for these dates." },
  email_registered: { status: 409, message: "This e-mail address has an account: sign in to book." },
  stale_version: { status: 409, message: "Someone changed this in the meantime." },
  idempotency_conflict: { status: 409, message: "This idempotency key was used for another request." },
  too_large: { status: 413, message: "The request is too large." },
  unsupported_media: { status: 415, message: "The content type of the request is not accepted." },
  car_unavailable: { status: 422, message: "The car can't be rented at present." },
  drop_off_not_served: { status: 422, message: "The agency does not take cars back there." },
  driver_too_young: { status: 422, message: "The driver is too young for this car on pick-up day." },
  licence_too_recent: { status: 422, message: "The driver has not held a licence for long enough." },
  booking_too_long: { status: 422, message: "The rental is longer than allowed." },
  booking_too_short: { status: 422, message: "The rental is shorter than the agency allows." },
  pickup_too_soon: { status: 422, message: "The pick-up is too soon, or past." },
  too_many_holds: { status: 422, message: "There are too many unpaid bookings already." },
  option_unavailable: { status: 422, message: "An option is not offered for this car." },
  pay_later_refused: { status: 422, message: "The agency does not take bookings paid later." },
  transition_refused: { status: 422, message: "The booking can't change this way." },
  review_refused: { status: 422, message: "This review can't be given." },
  captcha_required: { status: 422, message: "Solve the captcha first." },
  payment_failed: { status: 422, message: "The payment failed." },
  too_many_requests: { status: 429, message: "Too many requests: wait a little." },
  internal: { status: 500, message: "Something went wrong here." },
  not_ready: { status: 503, message: "The service is not ready." },
} as const satisfies Record<RefusalCode, { status: number; message: string }>;
