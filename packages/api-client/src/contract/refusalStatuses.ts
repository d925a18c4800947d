import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";

/**
 * HTTP status of each refusal (product.md, section 15): 400 bad input, 401 not signed in, 403 not allowed, 404 not
 * found, 409 conflict, 413 and 415 bad upload, 422 rule broken, 429 too many requests, 503 temporarily unavailable.
 *
 * @example refusalStatuses.car_taken // 409
 */
export const refusalStatuses = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  origin_refused: 403,
  account_suspended: 403,
  not_found: 404,
  price_changed: 409,
  car_taken: 409,
  email_registered: 409,
  stale_version: 409,
  idempotency_conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  car_unavailable: 422,
  drop_off_not_served: 422,
  driver_too_young: 422,
  licence_too_recent: 422,
  booking_too_long: 422,
  booking_too_short: 422,
  pickup_too_soon: 422,
  pickup_too_far: 422,
  too_many_holds: 422,
  too_many_from_network: 422,
  option_unavailable: 422,
  pay_later_refused: 422,
  pay_online_unavailable: 422,
  transition_refused: 422,
  review_missing_booking: 400,
  review_booking_not_found: 404,
  review_driver_or_agency_not_found: 404,
  review_not_the_driver: 403,
  review_not_authorized: 422,
  review_already_submitted: 409,
  review_already_answered: 409,
  review_failed: 500,
  captcha_required: 422,
  payment_failed: 422,
  too_many_requests: 429,
  internal: 500,
  storage_unavailable: 503,
  not_ready: 503,
  unavailable: 503,
  gateway_unavailable: 503,
} as const satisfies Record<RefusalCode, number>;
