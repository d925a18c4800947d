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
  image_heic: /*i18n*/ {
    id: "validation.image_heic",
    message:
      "This photo is in the HEIC format, which browsers do not show. Save it as JPEG, or set the camera to “Most compatible”, and choose it again.",
  },
  image_too_large: /*i18n*/ {
    id: "validation.image_too_large",
    message: "This image is larger than {megabytes} MB.",
  },
  image_too_complex: /*i18n*/ {
    id: "validation.image_too_complex",
    message: "This image has too many pixels. Choose a smaller one.",
  },
  file_type_invalid: /*i18n*/ {
    id: "validation.file_type_invalid",
    message: "This kind of file is not accepted. Use a PDF, JPEG, PNG or WebP file.",
  },
  file_heic: /*i18n*/ {
    id: "validation.file_heic",
    message:
      "HEIC photos cannot be opened everywhere. Save the photo as JPEG, or take it again with the format “Most compatible” of your phone’s camera settings.",
  },
  tax_number_invalid: /*i18n*/ {
    id: "validation.tax_number_invalid",
    message: "This tax number is not valid. Example: 1234567A/B/C/000",
  },
  rib_invalid: /*i18n*/ {
    id: "validation.rib_invalid",
    message: "This RIB is not valid. It has 20 digits: check each of them.",
  },
  document_expired: /*i18n*/ {
    id: "validation.document_expired",
    message: "This document has expired. Hand in the current one.",
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
  extra_taken: /*i18n*/ {
    id: "validation.extra_taken",
    message:
      "{left, plural, =0 {None is left on these dates.} one {Only # is left on these dates.} other {Only # are left on these dates.}}",
  },
  time_invalid: /*i18n*/ { id: "validation.time_invalid", message: "Enter a time such as 14:05." },
  kept_hours_shorter: /*i18n*/ {
    id: "validation.kept_hours_shorter",
    message: "With a flight or ferry the car is kept at least as long as without.",
  },
  delivery_too_soon: /*i18n*/ {
    id: "validation.delivery_too_soon",
    message:
      "A delivery must be booked at least {hours, plural, one {# hour} other {# hours}} before pick-up.",
  },
  delivery_unavailable: /*i18n*/ {
    id: "validation.delivery_unavailable",
    message: "The agency does not deliver cars at this place of pick-up.",
  },
  collection_too_soon: /*i18n*/ {
    id: "validation.collection_too_soon",
    message:
      "A collection must be booked at least {hours, plural, one {# hour} other {# hours}} before drop-off.",
  },
  collection_unavailable: /*i18n*/ {
    id: "validation.collection_unavailable",
    message: "The agency does not collect cars at this place of drop-off.",
  },
  promo_code_invalid: /*i18n*/ {
    id: "validation.promo_code_invalid",
    message: "A promo code has 4 to 20 letters A to Z and digits.",
  },
  promo_code_taken: /*i18n*/ {
    id: "validation.promo_code_taken",
    message: "Another promo code has this text.",
  },
  promo_unknown: /*i18n*/ {
    id: "validation.promo_unknown",
    message: "This agency has no such promo code.",
  },
  promo_closed: /*i18n*/ {
    id: "validation.promo_closed",
    message: "This promo code cannot be used at present.",
  },
  promo_other_dates: /*i18n*/ {
    id: "validation.promo_other_dates",
    message: "This promo code is for rentals on other dates.",
  },
  promo_minimum_days: /*i18n*/ {
    id: "validation.promo_minimum_days",
    message: "This promo code needs a rental of at least {days, plural, one {# day} other {# days}}.",
  },
  promo_minimum_rental: /*i18n*/ {
    id: "validation.promo_minimum_rental",
    message: "This promo code needs a rental price of at least {amount} dinars, without options.",
  },
  promo_used_up: /*i18n*/ {
    id: "validation.promo_used_up",
    message: "This promo code has been used up.",
  },
  promo_used_by_driver: /*i18n*/ {
    id: "validation.promo_used_by_driver",
    message: "You have already used this promo code.",
  },
  number_out_of_range: /*i18n*/ {
    id: "validation.number_out_of_range",
    message: "Enter a whole number from {min} to {max}.",
  },
  degrees_out_of_range: /*i18n*/ {
    id: "validation.degrees_out_of_range",
    message: "Enter degrees from {min} to {max}, with a point or a comma.",
  },
  excess_raised: /*i18n*/ {
    id: "validation.excess_raised",
    message: "With its cover, the excess cannot be higher than without it.",
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
  period_too_long: /*i18n*/ {
    id: "validation.period_too_long",
    message: "The period lasts a year or longer.",
  },
  too_many: /*i18n*/ { id: "validation.too_many", message: "There are more than {max} entries." },
  hours_twice: /*i18n*/ {
    id: "validation.hours_twice",
    message: "A day has more than one line of opening hours.",
  },
  hours_reversed: /*i18n*/ {
    id: "validation.hours_reversed",
    message: "The closing time must come after the opening time.",
  },
  place_twice: /*i18n*/ { id: "validation.place_twice", message: "A place is listed twice." },
  place_has_cars: /*i18n*/ {
    id: "validation.place_has_cars",
    message: "Cars of yours are picked up at a place that you remove. Change their pick-up places first.",
  },
  position_far: /*i18n*/ {
    id: "validation.position_far",
    message: "The pin is more than {kilometres} km from the place. Check latitude and longitude.",
  },
  slug_invalid: /*i18n*/ {
    id: "validation.slug_invalid",
    message: "Use small letters without accents, digits and single hyphens.",
  },
  slug_taken: /*i18n*/ { id: "validation.slug_taken", message: "Another place has or had this address." },
  airport_code_invalid: /*i18n*/ {
    id: "validation.airport_code_invalid",
    message: "An airport’s code has three capital letters.",
  },
  airport_code_taken: /*i18n*/ {
    id: "validation.airport_code_taken",
    message: "Another airport has this code.",
  },
  country_invalid: /*i18n*/ { id: "validation.country_invalid", message: "Choose one of the countries." },
  country_taken: /*i18n*/ { id: "validation.country_taken", message: "This country is in the list already." },
  place_own_ancestor: /*i18n*/ {
    id: "validation.place_own_ancestor",
    message: "A place cannot belong to itself or to a place within it.",
  },
  file_required: /*i18n*/ { id: "validation.file_required", message: "Please choose a file." },
  pdf_invalid: /*i18n*/ {
    id: "validation.pdf_invalid",
    message: "This file is not a PDF. Save the document as a PDF and choose it again.",
  },
  file_too_large: /*i18n*/ {
    id: "validation.file_too_large",
    message: "This file is larger than {megabytes} MB.",
  },
  return_in_future: /*i18n*/ {
    id: "validation.return_in_future",
    message: "This day is in the future. Record the refund once the money is returned.",
  },
  return_before_refund: /*i18n*/ {
    id: "validation.return_before_refund",
    message: "On this day the money was not owed yet.",
  },
  mileage_below_hand_over: /*i18n*/ {
    id: "validation.mileage_below_hand_over",
    message: "This is less than at the hand-over.",
  },
  block_in_past: /*i18n*/ {
    id: "validation.block_in_past",
    message: "A new block starts yesterday at the earliest.",
  },
  block_too_far: /*i18n*/ {
    id: "validation.block_too_far",
    message: "A block can start at most {months, plural, one {# month} other {# months}} ahead.",
  },
  block_too_long: /*i18n*/ {
    id: "validation.block_too_long",
    message: "A block can last {days, plural, one {# day} other {# days}} at most.",
  },
  weeks_overlap: /*i18n*/ {
    id: "validation.weeks_overlap",
    message: "Each block must end, with its turnaround, before the next week's block starts.",
  },
  calendar_address_invalid: /*i18n*/ {
    id: "validation.calendar_address_invalid",
    message: "Enter the address of an iCal calendar. It starts with https:// or webcal://.",
  },
};
