import * as v from "valibot";

/** Reasons for refusing a rental because of its dates. */
export const periodRefusalCodes = [
  "booking_too_long",
  "booking_too_short",
  "pickup_too_soon",
  "pickup_too_far",
] as const;

/** Reasons for refusing a review (product.md, section 8), besides `not_signed_in`. */
export const reviewRefusalCodes = [
  "review_missing_booking",
  "review_booking_not_found",
  "review_driver_or_agency_not_found",
  "review_not_the_driver",
  "review_not_authorized",
  "review_already_submitted",
  "review_failed",
] as const;

/**
 * Reasons for refusing to delete an account: an unfinished booking, payment or refund, a change of address
 * that can still be undone, or a staff account.
 */
export const deletionRefusalCodes = [
  "booking_live",
  "payment_open",
  "refund_open",
  "address_changed",
  "staff_account",
] as const;

/**
 * The API's reasons for refusing a call. The list is closed: the compiler reports a missing case in a switch
 * or table, and `@sayara/i18n` has a message for each.
 */
export const refusalCodes = [
  "invalid_input",
  "not_found",
  "not_signed_in",
  "not_allowed",
  "link_revoked",
  "proof_required",
  "code_wrong",
  "code_expired",
  "origin_refused",
  "too_many_requests",
  "price_changed",
  "car_taken",
  "extra_taken",
  "car_unavailable",
  "drop_off_not_served",
  "driver_too_young",
  "licence_too_recent",
  ...periodRefusalCodes,
  "email_registered",
  "too_many_holds",
  "too_many_from_network",
  "too_many_reports",
  "too_many_message_reports",
  "too_many_pictures",
  "too_many_documents",
  "too_many_seasons",
  "too_many_notes",
  "too_many_extras",
  "too_many_promo_codes",
  "too_many_saved_replies",
  "too_many_cars",
  "too_many_car_photos",
  "car_incomplete",
  "car_not_draft",
  "car_not_published",
  "plate_taken",
  "tax_number_registered",
  "agency_name_registered",
  "address_unconfirmed",
  "checklist_incomplete",
  "option_unavailable",
  "extra_unavailable",
  "delivery_unavailable",
  "collection_unavailable",
  "promo_refused",
  "pay_later_refused",
  "pay_online_unavailable",
  "account_suspended",
  ...deletionRefusalCodes,
  "not_a_client",
  "sms_unreachable",
  "place_in_use",
  "stale_version",
  "last_owner",
  "second_factor_required",
  "passkey_refused",
  "too_many_passkeys",
  "too_many_people",
  "too_many_calendars",
  "too_many_blocks",
  "plan_cars",
  "plan_people",
  "plan_calendars",
  "plan_statistics",
  "plan_exports",
  "idempotency_conflict",
  "transition_refused",
  ...reviewRefusalCodes,
  "review_already_answered",
  "review_already_reported",
  "review_photo_closed",
  "captcha_required",
  "unsupported_media",
  "too_large",
  "storage_unavailable",
  "not_ready",
  "unavailable",
  "gateway_unavailable",
  "internal",
] as const;
/** One of {@link refusalCodes}. */
export const RefusalCode = v.picklist(refusalCodes);
export type RefusalCode = v.InferOutput<typeof RefusalCode>;
