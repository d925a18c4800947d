import type { MessageDescriptor } from "@lingui/core";
import {
  GUEST_HOLD_HOURS,
  MAXIMUM_BOOKING_MONTHS,
  MAX_CALENDAR_SOURCES,
  MAX_TEAM_PEOPLE,
  MAX_FLEET_CARS,
  MAXIMUM_MONTHS_AHEAD,
  PROBLEM_PICTURES_PER_SIDE,
  MESSAGE_REPORTS_PER_SIDE,
  PROBLEM_REPORTS_PER_SIDE,
} from "@sayara/domain/config/businessDefaults";
import { MAX_CAR_PHOTOS } from "@sayara/domain/car/CarPhoto";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/**
 * Message of every refusal code: the reason and the remedy. Numbers default to the standard settings; pass `values`
 * where the settings differ.
 */
export const refusalMessages: Record<RefusalCode | Unknown, MessageDescriptor> = {
  invalid_input: /*i18n*/ {
    id: "refusal.invalid_input",
    message: "Some of the details are not valid. Please check them.",
  },
  not_found: /*i18n*/ { id: "refusal.not_found", message: "We could not find what you are looking for." },
  not_signed_in: /*i18n*/ { id: "refusal.not_signed_in", message: "Please sign in to continue." },
  not_allowed: /*i18n*/ { id: "refusal.not_allowed", message: "You are not allowed to do this." },
  link_revoked: /*i18n*/ {
    id: "refusal.link_revoked",
    message:
      "This link was revoked: by the driver, or because the driver's email address has changed. Use the latest link, or sign in.",
  },
  proof_required: /*i18n*/ {
    id: "refusal.proof_required",
    message: "Please confirm first, by a code sent by email, that this booking is yours.",
  },
  code_wrong: /*i18n*/ {
    id: "refusal.code_wrong",
    message: "This is not the code. Check the digits: only the code of the latest email counts.",
  },
  code_expired: /*i18n*/ {
    id: "refusal.code_expired",
    message: "This code is no longer valid. Ask for a new one.",
  },
  origin_refused: /*i18n*/ {
    id: "refusal.origin_refused",
    message: "This request did not come from our site. Reload the page and try again.",
  },
  too_many_requests: /*i18n*/ {
    id: "refusal.too_many_requests",
    message: "Too many attempts. Please wait a moment and try again.",
  },
  price_changed: /*i18n*/ {
    id: "refusal.price_changed",
    message: "The price has changed. Check the new total before you book; nothing has been booked yet.",
  },
  car_taken: /*i18n*/ {
    id: "refusal.car_taken",
    message: "This car has just been taken for these dates. Choose another car or other dates.",
  },
  car_unavailable: /*i18n*/ {
    id: "refusal.car_unavailable",
    message: "The agency no longer offers this car. Choose another one.",
  },
  drop_off_not_served: /*i18n*/ {
    id: "refusal.drop_off_not_served",
    message: "The agency does not take the car back at this place. Choose another drop-off location.",
  },
  driver_too_young: /*i18n*/ {
    id: "refusal.driver_too_young",
    message: "The driver is too young for this car on the day of pick-up.",
  },
  licence_too_recent: /*i18n*/ {
    id: "refusal.licence_too_recent",
    message: "The driver has not held a licence long enough for this car.",
  },
  booking_too_long: /*i18n*/ {
    id: "refusal.booking_too_long",
    message: "A rental can last {months} months at most. Choose an earlier drop-off date.",
    values: { months: MAXIMUM_BOOKING_MONTHS },
  },
  booking_too_short: /*i18n*/ {
    id: "refusal.booking_too_short",
    message: "The agency rents this car for longer periods only. Choose a later drop-off date.",
  },
  pickup_too_soon: /*i18n*/ {
    id: "refusal.pickup_too_soon",
    message: "Pick-up is too soon for the agency to prepare the car. Choose a later time.",
  },
  pickup_too_far: /*i18n*/ {
    id: "refusal.pickup_too_far",
    message: "Cars can be booked up to {months} months ahead. Choose an earlier pick-up date.",
    values: { months: MAXIMUM_MONTHS_AHEAD },
  },
  email_registered: /*i18n*/ {
    id: "refusal.email_registered",
    message: "This email address already has an account. Sign in to book.",
  },
  too_many_holds: /*i18n*/ {
    id: "refusal.too_many_holds",
    message:
      "Too many of your unpaid requests are still waiting. You can book again once an agency has answered one of them or one has expired.",
  },
  too_many_from_network: /*i18n*/ {
    id: "refusal.too_many_from_network",
    message:
      "Many requests made from your network (mobile operator, hotel, office) are still waiting for their confirmation by email. Sign in to book now, use another connection, or try again within {hours} hours.",
    values: { hours: GUEST_HOLD_HOURS },
  },
  too_many_reports: /*i18n*/ {
    id: "refusal.too_many_reports",
    message:
      "A booking takes {count} reports from you, and all of them are sent. Call instead, or write to us.",
    values: { count: PROBLEM_REPORTS_PER_SIDE },
  },
  too_many_message_reports: /*i18n*/ {
    id: "refusal.too_many_message_reports",
    message:
      "You have reported these messages {count} times, and our team has not closed these reports yet. It will look into them.",
    values: { count: MESSAGE_REPORTS_PER_SIDE },
  },
  too_many_pictures: /*i18n*/ {
    id: "refusal.too_many_pictures",
    message: "A booking takes {count} pictures from you, and all of them are added.",
    values: { count: PROBLEM_PICTURES_PER_SIDE },
  },
  too_many_documents: /*i18n*/ {
    id: "refusal.too_many_documents",
    message: "Your agency has handed in too many documents. Please write to us.",
  },
  too_many_cars: /*i18n*/ {
    id: "refusal.too_many_cars",
    message: "An agency has {count} cars at most. Delete drafts that you no longer need, or write to us.",
    values: { count: MAX_FLEET_CARS },
  },
  too_many_car_photos: /*i18n*/ {
    id: "refusal.too_many_car_photos",
    message: "A car has {count} photos at most. Delete one first.",
    values: { count: MAX_CAR_PHOTOS },
  },
  car_incomplete: /*i18n*/ {
    id: "refusal.car_incomplete",
    message: "Something is still missing before drivers can see this car. Fill in the marked fields.",
  },
  car_not_draft: /*i18n*/ {
    id: "refusal.car_not_draft",
    message: "Only a draft can be deleted. Withdraw this car instead: drivers no longer see it.",
  },
  car_not_published: /*i18n*/ {
    id: "refusal.car_not_published",
    message: "Only a published car can be withdrawn. Reload the page to see its status.",
  },
  plate_taken: /*i18n*/ {
    id: "refusal.plate_taken",
    message: "Another car of your fleet has this plate.",
  },
  too_many_notes: /*i18n*/ {
    id: "refusal.too_many_notes",
    message: "This booking has as many notes as possible.",
  },
  too_many_seasons: /*i18n*/ {
    id: "refusal.too_many_seasons",
    message: "You have as many seasons as possible. Delete one that is over, then add this one.",
  },
  extra_taken: /*i18n*/ {
    id: "refusal.extra_taken",
    message: "An extra is no longer free in this number for these dates.",
  },
  extra_unavailable: /*i18n*/ {
    id: "refusal.extra_unavailable",
    message: "The agency no longer offers one of these extras. Choose again.",
  },
  delivery_unavailable: /*i18n*/ {
    id: "refusal.delivery_unavailable",
    message: "The agency cannot deliver the car there, or not that soon.",
  },
  collection_unavailable: /*i18n*/ {
    id: "refusal.collection_unavailable",
    message: "The agency cannot collect the car there, or not that soon.",
  },
  promo_refused: /*i18n*/ {
    id: "refusal.promo_refused",
    message: "The promo code does not apply to this rental.",
  },
  too_many_promo_codes: /*i18n*/ {
    id: "refusal.too_many_promo_codes",
    message: "You have as many promo codes as possible. Retire one, then add this one.",
  },
  too_many_extras: /*i18n*/ {
    id: "refusal.too_many_extras",
    message: "You offer as many extras as possible. Retire one, then add this one.",
  },
  too_many_saved_replies: /*i18n*/ {
    id: "refusal.too_many_saved_replies",
    message: "You have as many saved replies as possible. Delete one, then add this one.",
  },
  tax_number_registered: /*i18n*/ {
    id: "refusal.tax_number_registered",
    message:
      "An agency with this tax number is registered already. Ask its owner to invite you, or write to us if it is yours.",
  },
  agency_name_registered: /*i18n*/ {
    id: "refusal.agency_name_registered",
    message:
      "An agency with this name is registered already. Ask its owner to invite you, or add your city to the name.",
  },
  plan_cars: /*i18n*/ {
    id: "refusal.plan_cars",
    message:
      "Your plan allows no further published car. A higher plan does: see the page “Plan”. Your other cars stay as they are.",
  },
  plan_people: /*i18n*/ {
    id: "refusal.plan_people",
    message: "Your plan allows no further person. A higher plan does: see the page “Plan”.",
  },
  plan_calendars: /*i18n*/ {
    id: "refusal.plan_calendars",
    message: "Your plan allows no further calendar. A higher plan does: see the page “Plan”.",
  },
  plan_statistics: /*i18n*/ {
    id: "refusal.plan_statistics",
    message: "Your plan has no figures. A higher plan does: see the page “Plan”.",
  },
  plan_exports: /*i18n*/ {
    id: "refusal.plan_exports",
    message: "Your plan has no exports. A higher plan does: see the page “Plan”.",
  },
  too_many_blocks: /*i18n*/ {
    id: "refusal.too_many_blocks",
    message: "Your agency has too many blocks ahead. Delete some that you no longer need.",
  },
  address_unconfirmed: /*i18n*/ {
    id: "refusal.address_unconfirmed",
    message: "Please confirm your email address first: open the link in the email that we sent you.",
  },
  checklist_incomplete: /*i18n*/ {
    id: "refusal.checklist_incomplete",
    message: "Something is still missing. The list says what.",
  },
  option_unavailable: /*i18n*/ {
    id: "refusal.option_unavailable",
    message: "The agency does not offer one of the options you chose. Remove it and try again.",
  },
  pay_later_refused: /*i18n*/ {
    id: "refusal.pay_later_refused",
    message: "The agency takes online payment only for this car.",
  },
  pay_online_unavailable: /*i18n*/ {
    id: "refusal.pay_online_unavailable",
    message:
      "Online payment is not available at the moment. You have not been charged: try again later, or pay at the agency.",
  },
  account_suspended: /*i18n*/ { id: "refusal.account_suspended", message: "Your account is suspended." },
  booking_live: /*i18n*/ {
    id: "refusal.booking_live",
    message: "You still have a booking that is not over. Cancel it, or wait until the car is returned.",
  },
  payment_open: /*i18n*/ {
    id: "refusal.payment_open",
    message: "A payment of yours is still being checked. Please try again tomorrow.",
  },
  refund_open: /*i18n*/ {
    id: "refusal.refund_open",
    message: "Money is still to be returned to you. Please wait until you have it.",
  },
  address_changed: /*i18n*/ {
    id: "refusal.address_changed",
    message:
      "Your email address changed less than 7 days ago, and the change can still be undone. Try again then.",
  },
  staff_account: /*i18n*/ {
    id: "refusal.staff_account",
    message: "Accounts of agencies and administrators are deleted by the operator of the site. Write to us.",
  },
  not_a_client: /*i18n*/ {
    id: "refusal.not_a_client",
    message:
      "This account belongs to an agency or the marketplace. It is not managed with the clients: remove the person from the agency’s team, or ask the operator of the site.",
  },
  sms_unreachable: /*i18n*/ {
    id: "refusal.sms_unreachable",
    message:
      "This client gets no SMS: it takes a phone number, a confirmed email address, and an SMS service of the site.",
  },
  place_in_use: /*i18n*/ {
    id: "refusal.place_in_use",
    message: "This is still in use. Remove what refers to it first.",
  },
  stale_version: /*i18n*/ {
    id: "refusal.stale_version",
    message: "This has been changed in the meantime. Reload it to see the latest version.",
  },
  last_owner: /*i18n*/ {
    id: "refusal.last_owner",
    message: "An agency needs an owner. Make somebody else an owner first.",
  },
  second_factor_required: /*i18n*/ {
    id: "refusal.second_factor_required",
    message: "Turn on the second step of signing in first, on the Security page.",
  },
  passkey_refused: /*i18n*/ {
    id: "refusal.passkey_refused",
    message: "This passkey was not accepted. Try again, or use your password.",
  },
  too_many_passkeys: /*i18n*/ {
    id: "refusal.too_many_passkeys",
    message: "Your account has as many passkeys as possible. Remove one first.",
  },
  too_many_people: /*i18n*/ {
    id: "refusal.too_many_people",
    message: "An agency has at most {count} people, open invitations included.",
    values: { count: MAX_TEAM_PEOPLE },
  },
  too_many_calendars: /*i18n*/ {
    id: "refusal.too_many_calendars",
    message: "An agency has at most {count} calendars to read.",
    values: { count: MAX_CALENDAR_SOURCES },
  },
  idempotency_conflict: /*i18n*/ {
    id: "refusal.idempotency_conflict",
    message: "This request was already sent with other details. Reload the page before you try again.",
  },
  transition_refused: /*i18n*/ {
    id: "refusal.transition_refused",
    message: "The booking can no longer be changed in this way.",
  },
  review_missing_booking: /*i18n*/ {
    id: "refusal.review_missing_booking",
    message: "The driver or the booking is missing.",
  },
  review_booking_not_found: /*i18n*/ {
    id: "refusal.review_booking_not_found",
    message: "The booking could not be found.",
  },
  review_driver_or_agency_not_found: /*i18n*/ {
    id: "refusal.review_driver_or_agency_not_found",
    message: "The driver or the agency could not be found.",
  },
  review_not_the_driver: /*i18n*/ {
    id: "refusal.review_not_the_driver",
    message: "This booking was not made by you.",
  },
  review_not_authorized: /*i18n*/ {
    id: "refusal.review_not_authorized",
    message:
      "You are not authorized to review this agency yet: a booking can be reviewed from pick-up on, or once the agency has cancelled it.",
  },
  review_already_submitted: /*i18n*/ {
    id: "refusal.review_already_submitted",
    message: "You have already reviewed this booking.",
  },
  review_already_answered: /*i18n*/ {
    id: "refusal.review_already_answered",
    message: "This review has been answered already, or its answer can no longer be changed.",
  },
  review_already_reported: /*i18n*/ {
    id: "refusal.review_already_reported",
    message: "You have reported this already. Our team will look into it.",
  },
  review_photo_closed: /*i18n*/ {
    id: "refusal.review_photo_closed",
    message: "This review takes no further photo.",
  },
  review_failed: /*i18n*/ {
    id: "refusal.review_failed",
    message: "Your review could not be sent. Please try again.",
  },
  captcha_required: /*i18n*/ {
    id: "refusal.captcha_required",
    message: "Please confirm that you are not a robot.",
  },
  unsupported_media: /*i18n*/ {
    id: "refusal.unsupported_media",
    message: "This kind of file is not accepted.",
  },
  too_large: /*i18n*/ { id: "refusal.too_large", message: "This file is too large." },
  storage_unavailable: /*i18n*/ {
    id: "refusal.storage_unavailable",
    message: "The file could not be saved. Please try again later.",
  },
  not_ready: /*i18n*/ {
    id: "refusal.not_ready",
    message: "The service is starting. Try again in a few seconds.",
  },
  unavailable: /*i18n*/ {
    id: "refusal.unavailable",
    message: "The service is overloaded or temporarily unavailable. Try again in a few seconds.",
  },
  gateway_unavailable: /*i18n*/ {
    id: "refusal.gateway_unavailable",
    message:
      "The payment service does not answer at the moment. Try again shortly: nothing is charged twice.",
  },
  internal: /*i18n*/ { id: "refusal.internal", message: "An unhandled error occurred." },
  unknown: /*i18n*/ {
    id: "refusal.unknown",
    message: "The request was refused, and this page does not know why. Reload it and try again.",
  },
};
