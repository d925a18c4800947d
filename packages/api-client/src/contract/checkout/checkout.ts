import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Dinars } from "@sayara/domain/money/Dinars";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { TermsAccepted } from "@sayara/domain/validation/TermsAccepted";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { PriceRefusal } from "../PriceRefusal.ts";
import { OnlinePayment, PaymentSession } from "../payment/PaymentSession.ts";
import { Rental } from "../search/quote.ts";
import { SignedToken } from "../texts.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Input of a booking: rental, total, driver and payment. */
export const CheckoutRequest = v.object({
  rental: Rental,
  /** The total shown to the driver, in TND. Another one is refused with `price_changed`. */
  total: Dinars,
  /** The signature of the quote. While it is valid its price holds, even after a change of the catalogue. */
  signedQuote: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  /** The driver. Required from a guest; for a signed-in driver, absent fields are taken from the account. */
  driver: v.optional(DriverDetails),
  /** Required when the option `additionalDriver` is chosen. */
  additionalDriver: v.optional(AdditionalDriverDetails),
  /** `later`: at the agency. Otherwise a payment session opens, and the car is held until it ends. */
  payment: v.union([v.literal("later"), OnlinePayment]),
  termsAccepted: TermsAccepted,
  /** With an online payment: one mail if it is not finished. Without it there is none. */
  remindOfPayment: v.optional(v.boolean()),
  language: Language,
});
export type CheckoutRequest = v.InferOutput<typeof CheckoutRequest>;

/** The new booking: `pending` when it is paid later, `void` until its payment session is paid. */
export const CheckoutResponse = v.object({
  bookingId: EntityId,
  reference: BookingReference,
  status: orUnknown(BookingStatus),
  /** The payment session; null when the booking is paid later. */
  paymentSession: v.nullable(PaymentSession),
  /** A guest's token for the booking's page (`/booking?b={bookingId}&t={token}`); null when signed in. */
  token: v.nullable(SignedToken),
});
export type CheckoutResponse = v.InferOutput<typeof CheckoutResponse>;

/** Schemas of the input of {@link checkout}. */
export const checkoutInput = {
  body: CheckoutRequest,
};

/**
 * Books a car. A guest needs a captcha pass where the marketplace requires one. Sent with an
 * `Idempotency-Key`: the same key and body return the same answer and book once.
 *
 * `answerMailed`, to guests only, where the marketplace does not reveal registered addresses: an address
 * without an account has a booking and is mailed its link, by which it is also paid online (`payBooking`); an
 * address with one has none, and is mailed how to sign in and continue.
 */
export const checkout = defineEndpoint({
  name: "checkout",
  method: "POST",
  path: "/api/checkout",
  input: inputOf<typeof checkoutInput>(),
  answers: { 201: CheckoutResponse, 202: noContent },
  outcomes: { 201: "booked", 202: "answerMailed" },
  refusals: [
    "not_found",
    "not_allowed",
    "price_changed",
    "car_taken",
    "car_unavailable",
    "drop_off_not_served",
    "driver_too_young",
    "licence_too_recent",
    ...periodRefusalCodes,
    "email_registered",
    "too_many_holds",
    "too_many_from_network",
    "option_unavailable",
    "pay_later_refused",
    "pay_online_unavailable",
    "gateway_unavailable",
    "account_suspended",
    "idempotency_conflict",
    "captcha_required",
  ],
  refusalBody: PriceRefusal,
  session: "optional",
  retry: "withKey",
});
