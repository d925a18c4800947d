import * as v from "valibot";

/**
 * Codes of validation failures. A closed list: `@sayara/i18n` has words for each, and the compiler reports a
 * code without words. `ValidationParams` lists the numbers of a code.
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
  "image_too_large",
  "image_too_complex",
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
  "price_invalid",
  "percentage_invalid",
  "period_reversed",
  "return_in_future",
  "return_before_refund",
] as const;
/** One of {@link validationCodes}. */
export const ValidationCode = v.picklist(validationCodes);
export type ValidationCode = v.InferOutput<typeof ValidationCode>;

/** Values in the words of a code. A code without an entry has none. */
export interface ValidationParams {
  /** The first character that a name cannot have; left out where the name as a whole is refused. */
  name_invalid: { character?: string };
  /** Largest number of characters. */
  too_long: { max: number };
  /** Required age on the day of pick-up, in years. */
  driver_too_young: { age: number };
  /** Required age today, in years. */
  too_young: { age: number };
  /** Required years of holding a licence. */
  licence_too_recent: { years: number };
  /** Least number of characters. */
  password_too_short: { min: number };
  /** Largest size, in megabytes. */
  image_too_large: { megabytes: number };
  /** Number of digits for the card's brand. */
  security_code_invalid: { digits: number };
  /** Comments are required below this rating. */
  comments_required: { below: number };
  /** Least hours between now and pick-up. */
  pickup_too_soon: { hours: number };
  /** Latest pick-up, in calendar months from now. */
  pickup_too_far: { months: number };
  /** The longest rental, in calendar months. */
  booking_too_long: { months: number };
  /** The shortest rental, in days. */
  booking_too_short: { days: number };
}
