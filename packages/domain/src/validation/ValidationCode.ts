import * as v from "valibot";

/**
 * Codes of validation failures. The list is closed: `@sayara/i18n` has a message for each code, and the
 * compiler reports a code without one. `ValidationParams` lists the parameters of each code.
 */
export const validationCodes = [
  "required",
  "invalid",
  "too_long",
  "name_invalid",
  "text_invalid",
  "token_invalid",
  "email_invalid",
  "phone_invalid",
  "birth_date_invalid",
  "driver_too_young",
  "too_young",
  "licence_date_invalid",
  "licence_too_recent",
  "password_too_short",
  "password_common",
  "password_mismatch",
  "password_wrong",
  "terms_required",
  "captcha_required",
  "user_type_invalid",
  "language_invalid",
  "image_required",
  "image_type_invalid",
  "image_heic",
  "image_too_large",
  "image_too_complex",
  "file_required",
  "file_too_large",
  "pdf_invalid",
  "file_type_invalid",
  "file_heic",
  "document_expired",
  "tax_number_invalid",
  "rib_invalid",
  "card_number_invalid",
  "card_expiry_invalid",
  "card_expired",
  "security_code_invalid",
  "rating_required",
  "comments_required",
  "answer_required",
  "date_invalid",
  "drop_off_before_pickup",
  "pickup_in_past",
  "pickup_too_soon",
  "pickup_too_far",
  "booking_too_long",
  "booking_too_short",
  "number_out_of_range",
  "degrees_out_of_range",
  "price_invalid",
  "excess_raised",
  "percentage_invalid",
  "period_reversed",
  "period_too_long",
  "too_many",
  "hours_twice",
  "hours_reversed",
  "place_twice",
  "place_has_cars",
  "position_far",
  "slug_invalid",
  "slug_taken",
  "airport_code_invalid",
  "airport_code_taken",
  "country_invalid",
  "country_taken",
  "place_own_ancestor",
  "return_in_future",
  "return_before_refund",
  "mileage_below_hand_over",
  "block_in_past",
  "block_too_far",
  "block_too_long",
  "weeks_overlap",
  "calendar_address_invalid",
  "extra_taken",
  "time_invalid",
  "kept_hours_shorter",
  "delivery_too_soon",
  "delivery_unavailable",
  "collection_too_soon",
  "collection_unavailable",
  "promo_code_invalid",
  "promo_code_taken",
  "promo_unknown",
  "promo_closed",
  "promo_other_dates",
  "promo_minimum_days",
  "promo_minimum_rental",
  "promo_used_up",
  "promo_used_by_driver",
] as const;
/** One of {@link validationCodes}. */
export const ValidationCode = v.picklist(validationCodes);
export type ValidationCode = v.InferOutput<typeof ValidationCode>;

/** Parameters of the codes' messages. A code without an entry has none. */
export interface ValidationParams {
  /** The first character that is not allowed in a name. Absent if the name as a whole is invalid. */
  name_invalid: { character?: string };
  /** Maximum number of characters. */
  too_long: { max: number };
  /** Minimum age on the day of pick-up, in years. */
  driver_too_young: { age: number };
  /** Minimum age today, in years. */
  too_young: { age: number };
  /** Minimum years with a licence. */
  licence_too_recent: { years: number };
  /** Minimum number of characters. */
  password_too_short: { min: number };
  /** Maximum size, in megabytes. */
  image_too_large: { megabytes: number };
  /** Maximum size, in megabytes. */
  file_too_large: { megabytes: number };
  /** Smallest and largest number. */
  number_out_of_range: { min: number; max: number };
  /** Smallest and largest latitude or longitude. */
  degrees_out_of_range: { min: number; max: number };
  /** Maximum distance of a pin from its place, in kilometres. */
  position_far: { kilometres: number };
  /** Maximum number of entries. */
  too_many: { max: number };
  /** Number of digits required by the card's brand. */
  security_code_invalid: { digits: number };
  /** Ratings below this require comments. */
  comments_required: { below: number };
  /** Minimum hours between now and pick-up. */
  pickup_too_soon: { hours: number };
  /** Latest pick-up, in calendar months from now. */
  pickup_too_far: { months: number };
  /** Maximum length of a rental, in calendar months. */
  booking_too_long: { months: number };
  /** Minimum length of a rental, in days. */
  booking_too_short: { days: number };
  /** Latest start of a block, in calendar months from now. */
  block_too_far: { months: number };
  /** Number of pieces of the extra that are still available. */
  extra_taken: { left: number };
  /** Minimum hours from booking to a pick-up with delivery. */
  delivery_too_soon: { hours: number };
  /** Minimum hours from booking to a drop-off with collection. */
  collection_too_soon: { hours: number };
  /** Minimum length of a rental with the code, in days. */
  promo_minimum_days: { days: number };
  /** Minimum price of the rental days with the code, in TND. */
  promo_minimum_rental: { amount: number };
  /** Maximum length of a block, in days. */
  block_too_long: { days: number };
}
