import type { MessageDescriptor } from "@lingui/core";
import type { ValidationCode } from "@sayara/domain/validation/ValidationCode";

/**
 * Message of every validation code, shown beside its field. Values come with the validation message: see
 * `validationText`.
 */
export const validationMessages: Record<ValidationCode, MessageDescriptor> = {
  required: /*i18n*/ { id: "validation.required", message: "This field is required." },
  invalid: /*i18n*/ { id: "validation.invalid", message: "This value is not valid." },
  too_long: /*i18n*/ { id: "validation.too_long", message: "Use {max} characters at most." },
  name_invalid: /*i18n*/ {
    id: "validation.name_invalid",
    message: "Use only letters, spaces, hyphens, apostrophes and full stops.",
  },
  text_invalid: /*i18n*/ {
    id: "validation.text_invalid",
    message: "This text contains characters that are not allowed.",
  },
  token_invalid: /*i18n*/ {
    id: "validation.token_invalid",
    message: "This link is not complete. Open it again from the email.",
  },
  email_invalid: /*i18n*/ {
    id: "validation.email_invalid",
    message: "This email address is not valid. Example: name@example.com",
  },
  phone_invalid: /*i18n*/ {
    id: "validation.phone_invalid",
    message: "This phone number is not valid. Outside Tunisia, begin with + and the country code.",
  },
  birth_date_invalid: /*i18n*/ {
    id: "validation.birth_date_invalid",
    message: "This date of birth is not valid.",
  },
  driver_too_young: /*i18n*/ {
    id: "validation.driver_too_young",
    message: "The driver must be at least {age} years old on the day of pick-up.",
  },
  too_young: /*i18n*/ {
    id: "validation.too_young",
    message: "You must be at least {age} years old.",
  },
  licence_date_invalid: /*i18n*/ {
    id: "validation.licence_date_invalid",
    message: "This date of the driving licence is not valid.",
  },
  licence_too_recent: /*i18n*/ {
    id: "validation.licence_too_recent",
    message: "The licence must have been held for at least {years, plural, one {# year} other {# years}}.",
  },
  password_too_short: /*i18n*/ {
    id: "validation.password_too_short",
    message: "Password must be at least {min} characters long",
  },
  password_common: /*i18n*/ {
    id: "validation.password_common",
    message: "Too many people use this password. Choose one that is harder to guess.",
  },
  password_wrong: /*i18n*/ { id: "validation.password_wrong", message: "Wrong password" },
  password_mismatch: /*i18n*/ {
    id: "validation.password_mismatch",
    message: "The two passwords do not match.",
  },
  terms_required: /*i18n*/ { id: "validation.terms_required", message: "Please accept the terms of use." },
  captcha_required: /*i18n*/ {
    id: "validation.captcha_required",
    message: "Please confirm that you are not a robot.",
  },
  user_type_invalid: /*i18n*/ {
    id: "validation.user_type_invalid",
    message: "This kind of account cannot be created here.",
  },
  language_invalid: /*i18n*/ {
    id: "validation.language_invalid",
    message: "This language is not available.",
  },
  image_required: /*i18n*/ { id: "validation.image_required", message: "Please choose an image." },
  image_type_invalid: /*i18n*/ {
    id: "validation.image_type_invalid",
    message: "This kind of image is not accepted. Use a JPEG, PNG, WebP or AVIF file.",
  },
  image_too_large: /*i18n*/ {
    id: "validation.image_too_large",
    message: "This image is larger than {megabytes} MB.",
  },
  image_too_complex: /*i18n*/ {
    id: "validation.image_too_complex",
    message: "This image has too many pixels. Choose a smaller one.",
  },
  card_number_invalid: /*i18n*/ {
    id: "validation.card_number_invalid",
    message: "This card number is not valid.",
  },
  card_expiry_invalid: /*i18n*/ {
    id: "validation.card_expiry_invalid",
    message: "This expiry date is not valid. Use month and year, such as 08/29.",
  },
  card_expired: /*i18n*/ { id: "validation.card_expired", message: "This card has expired." },
  security_code_invalid: /*i18n*/ {
    id: "validation.security_code_invalid",
    message: "This security code is not valid. It has {digits} digits.",
  },
  rating_required: /*i18n*/ { id: "validation.rating_required", message: "Please give a rating." },
  comments_required: /*i18n*/ {
    id: "validation.comments_required",
    message: "Please say in a few words what went wrong: a rating below {below} needs a comment.",
  },
  answer_required: /*i18n*/ { id: "validation.answer_required", message: "Please answer this question." },
  date_invalid: /*i18n*/ { id: "validation.date_invalid", message: "This date is not valid." },
  drop_off_before_pickup: /*i18n*/ {
    id: "validation.drop_off_before_pickup",
    message: "The drop-off must come after the pick-up.",
  },
  pickup_in_past: /*i18n*/ { id: "validation.pickup_in_past", message: "The pick-up is in the past." },
  pickup_too_soon: /*i18n*/ {
    id: "validation.pickup_too_soon",
    message: "The pick-up must be at least {hours, plural, one {# hour} other {# hours}} from now.",
  },
  pickup_too_far: /*i18n*/ {
    id: "validation.pickup_too_far",
    message: "The pick-up can be at most {months, plural, one {# month} other {# months}} ahead.",
  },
  booking_too_long: /*i18n*/ {
    id: "validation.booking_too_long",
    message: "A rental can last {months, plural, one {# month} other {# months}} at most.",
  },
  booking_too_short: /*i18n*/ {
    id: "validation.booking_too_short",
    message: "A rental of this car lasts at least {days, plural, one {# day} other {# days}}.",
  },
  price_invalid: /*i18n*/ {
    id: "validation.price_invalid",
    message: "This price is not valid: use at most two decimals.",
  },
  percentage_invalid: /*i18n*/ {
    id: "validation.percentage_invalid",
    message: "This percentage is not valid.",
  },
  period_reversed: /*i18n*/ {
    id: "validation.period_reversed",
    message: "The period ends before it begins.",
  },
  return_in_future: /*i18n*/ {
    id: "validation.return_in_future",
    message: "This day is in the future. Record the refund once the money is returned.",
  },
  return_before_refund: /*i18n*/ {
    id: "validation.return_before_refund",
    message: "On this day the money was not owed yet.",
  },
};
